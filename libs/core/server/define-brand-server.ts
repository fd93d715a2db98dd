import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyRouter } from '@tanstack/react-router';
import type { ServerManifest } from '@tanstack/router-core';
import type { Language } from '@network/validation/languages.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { createBrandApp } from './brand-app.ts';
import type { BrandApp, BrandClient, BrandPages } from './brand-parts.ts';
import { listen } from './listen.ts';
import { createRouteManifest, entryStyles, type ViteManifest } from './pages/route-manifest.ts';
import type { Environment } from '@network/server/configuration/read-variables.ts';
import { translatedFiles } from './pages/translated-files.ts';
import { loadStaticAssets } from './static-assets.ts';

/**
 * The exports of a built `server.js`. The client is the one of the build, unless a development server passes another.
 */
export type CreateBrandApp = (env: Environment, client?: BrandClient) => BrandApp;

/**
 * The server of one brand's build: `createBrandApp(env)` for a process that hosts several brands; it listens when Node
 * was started with this module.
 */
export function defineBrandServer(tenant: Tenant, pages: BrandPages, moduleUrl: string): CreateBrandApp {
  const create: CreateBrandApp = (env, client) =>
    createBrandApp(tenant, pages, client ?? readClient(moduleUrl), { ...env, RELEASE: releaseOf(moduleUrl, env) });
  if (isMain(moduleUrl)) listen(tenant, create, process.env);
  return create;
}

/** The release as the environment names it, or else as its package does. */
function releaseOf(moduleUrl: string, env: Environment): string | undefined {
  if (env['RELEASE']) return env['RELEASE'];
  const file = join(dirname(fileURLToPath(moduleUrl)), 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }).id : undefined;
}

function readClient(moduleUrl: string): BrandClient {
  const folder = join(dirname(fileURLToPath(moduleUrl)), 'client');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as ViteManifest;
  const routes = new Map<Language, ServerManifest>();
  return {
    assets: loadStaticAssets(folder),
    // The routes of a build are the same for every request.
    manifestFor: (router: AnyRouter, language: Language) => {
      const known = routes.get(language) ?? createRouteManifest(router, manifest, translatedFiles(folder, language));
      routes.set(language, known);
      return known;
    },
    fonts: readFonts(folder, manifest),
    isDevelopment: false,
  };
}

/** The fonts that the styles of every page name: a brand imports just the faces it is set in. */
function readFonts(folder: string, manifest: ViteManifest): readonly string[] {
  const styles = entryStyles(manifest)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  return [...new Set([...styles.matchAll(/url\(["']?(\/[^)"']+\.woff2)/g)].map(([, path]) => path ?? ''))];
}

function isMain(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(moduleUrl));
}

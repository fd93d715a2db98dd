import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig, UserConfigFnPromise } from 'vite';
import { adoptedStyles } from './adopted-styles.ts';
import { builtFilmPage, builtFlags, builtLooks } from './built-flags.ts';
import { compileMessages } from './compile-messages.ts';
import { compressAssets } from './compress-assets.ts';
import { firstFeatures } from './first-features.ts';
import { firstPageChunks } from './first-page-chunks.ts';
import { hotMessages } from './hot-messages.ts';
import { iconSprite } from './icon-sprite.ts';
import { installableApp } from './installable-app.ts';
import { namedCompositions } from './named-compositions.ts';
import { ownConditions } from './own-conditions.ts';
import { pageSources } from './page-sources.ts';
import { plainImports } from './plain-imports.ts';
import { publishedDocuments } from './published-documents.ts';
import { readTenant } from './read-tenant.ts';
import { singleConstants } from './single-constants.ts';
import { brandFiles, spokenParts, tenantAsData } from './tenant-as-data.ts';
import { translateChunks } from './translate-chunks.ts';
import { unusedParts } from './unused-parts.ts';

/** Libraries bring a copy of a hook for a React that did not have it yet; this one does. */
const REACTS_OWN_STORE = [
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
];

/**
 * The Vite configuration of a brand app; apps differ only by their folder. `vite build` writes `dist/apps/<brand>`:
 * `server.js`, `client/` with its manifest, `tenant.json` and `documents.json`.
 * @throws TenantConfigurationError naming what is wrong in `tenant.ts`
 */
export function brandConfig(appFolder: string): UserConfigFnPromise {
  return ({ command }) => configure(appFolder, command === 'build');
}

async function configure(appFolder: string, isBuild: boolean): Promise<UserConfig> {
  const files = brandFiles(appFolder);
  const tenant = await readTenant(files.tenantFile);
  const outDir = resolve(appFolder, '../../dist/apps', tenant.id);
  const firstPage = firstPageChunks();
  return {
    root: appFolder,
    appType: 'custom',
    publicDir: join(appFolder, 'assets'),
    clearScreen: false,
    plugins: [
      react(),
      tailwindcss(),
      namedCompositions(tenant),
      tenantAsData(files, tenant, outDir),
      publishedDocuments(resolve(appFolder, '../../libs/graphql/persisted-operations.json'), outDir),
      iconSprite(),
      pageSources(appFolder),
      compileMessages(),
      hotMessages(),
      ownConditions(),
      adoptedStyles(),
      unusedParts(),
      singleConstants(),
      firstFeatures(),
      installableApp(appFolder, tenant),
      firstPage.plugin,
      plainImports(),
      translateChunks({ file: files.tenantFile, textsIn: (language) => ({ ...spokenParts(files, tenant, language) }) }),
      compressAssets(),
    ],
    // Under `npm run dev` the tenant may change: `editedTenant` has it there.
    define: isBuild ? { ...builtFlags(tenant), ...builtFilmPage(tenant), ...builtLooks(tenant) } : {},
    // Nobody reads it, and it compresses everything once more.
    build: { reportCompressedSize: false },
    resolve: { alias: [...REACTS_OWN_STORE] },
    builder: {
      buildApp: async (builder) => {
        const { client, ssr } = builder.environments;
        rmSync(outDir, { recursive: true, force: true });
        if (client) await builder.build(client);
        if (ssr) await builder.build(ssr);
      },
    },
    environments: {
      client: {
        build: {
          outDir: join(outDir, 'client'),
          emptyOutDir: false,
          manifest: true,
          target: 'es2022',
          // Screens import shared code; a page preloads all of its chunks itself.
          modulePreload: { polyfill: false, resolveDependencies: () => [] },
          rolldownOptions: {
            input: join(appFolder, 'entry-client.tsx'),
            output: {
              // Without names: the first page lists the files of all pages, and their names were 3 % of it.
              chunkFileNames: 'assets/[hash].js',
              codeSplitting: { groups: [...firstPage.groups] },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          ssr: true,
          minify: true,
          target: 'node24',
          rolldownOptions: {
            input: join(appFolder, 'entry-server.ts'),
            // One file: a running server keeps its code, whatever a later build writes.
            output: { entryFileNames: 'server.js', codeSplitting: false },
          },
        },
        ...(isBuild ? deployedServer() : {}),
      },
    },
  };
}

/** A built server runs without node_modules; under `npm run dev` packages are imported as they are. */
function deployedServer() {
  return {
    resolve: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  };
}

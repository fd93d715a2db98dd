import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { addressIn } from '@network/validation/language-addresses.ts';
import { DEFAULT_LANGUAGE, OTHER_LANGUAGES } from '@network/validation/languages.ts';
import { NEUTRAL_ICON, NEUTRAL_MANIFEST_ADDRESS } from '../discreet/neutral.ts';
import { MANIFEST_ADDRESS, WORKER_ADDRESS } from '../installing/addresses.ts';
import { APP_ICONS, appManifest, NEUTRAL_APP_ICONS, neutralManifest } from '../installing/app-manifest.ts';
import { offlinePages } from '../installing/offline-page.ts';
import { workerScript } from '../installing/serve-offline.ts';

/** SVG is drawn at 72 points an inch unless it is enlarged before. */
const POINTS_AN_INCH = 72;

/** The neutral icon, which pages have as an address of its own. */
export const NEUTRAL_DRAWING = Buffer.from(decodeURIComponent(NEUTRAL_ICON.slice(NEUTRAL_ICON.indexOf(',') + 1)));

/**
 * Writes what makes a brand an app that can be installed: its manifest, its icons, drawn from `assets/favicon.svg`, both
 * once more without its name, and the service worker with the page for people without a connection and push messages. Under `npm run dev` there are none of these.
 */
export function installableApp(appFolder: string, tenant: Tenant): Plugin {
  return {
    name: 'installable-app',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const asset = (file: string): Buffer => readFileSync(join(appFolder, 'assets', file));
      const emit = (address: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      for (const language of [DEFAULT_LANGUAGE, ...OTHER_LANGUAGES] as const) {
        emit(addressIn(language, MANIFEST_ADDRESS), JSON.stringify(appManifest(tenant, language)));
      }
      emit(NEUTRAL_MANIFEST_ADDRESS, JSON.stringify(neutralManifest()));
      const pages = offlinePages(tenant, asset('wordmark.svg').toString());
      const notices = { brand: APP_ICONS.small.address, neutral: NEUTRAL_ICON };
      emit(WORKER_ADDRESS, workerScript({ pages, icons: notices }));
      const sets = [
        [asset('favicon.svg'), APP_ICONS],
        [NEUTRAL_DRAWING, NEUTRAL_APP_ICONS],
      ] as const;
      for (const [svg, icons] of sets) {
        for (const { address, size, isFilled } of Object.values(icons))
          emit(address, await drawIcon(svg, size, isFilled));
      }
    },
  };
}

/**
 * Draws a square icon as PNG. A filled one has no rounded corners: they get the color of its edge.
 * @throws Error when the drawing is not SVG
 */
export async function drawIcon(svg: Buffer, size: number, isFilled: boolean): Promise<Buffer> {
  const { width } = await sharp(svg).metadata();
  const picture = sharp(svg, { density: (POINTS_AN_INCH * size) / width }).resize(size, size);
  if (!isFilled) return picture.png({ palette: true }).toBuffer();
  const { data } = await picture
    .clone()
    .extract({ left: size / 2, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0] = data;
  return picture.flatten({ background: { r, g, b } }).png({ palette: true }).toBuffer();
}

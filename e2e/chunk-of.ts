import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/**
 * The file of a module that a brand's pages load later, such as `assets/x7Gh2kLp.js`: its name says nothing.
 * @throws Error for a module that is no chunk of its own
 */
export function chunkOf(brand: string, source: string): string {
  const folder = resolve(import.meta.dirname, '../dist/apps', brand, 'client');
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const found = Object.entries(manifest).find(([path]) => path.endsWith(source));
  if (found === undefined) throw new Error(`${source} is no chunk of ${brand}.`);
  return found[1].file;
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Letters of a typeface: those of English and its neighbours, or those of other European languages besides. */
export type Letters = 'latin' | 'latin-ext';

/**
 * A typeface as WOFF2, in all weights where it has them; null when it is published by no package that is here.
 * @param name as packages spell it, such as `bodoni-moda`
 */
export async function readTypeface(name: string, letters: Letters = 'latin'): Promise<Buffer | null> {
  const packaged = [
    `@fontsource-variable/${name}/files/${name}-${letters}-wght-normal.woff2`,
    `@fontsource/${name}/files/${name}-${letters}-400-normal.woff2`,
  ];
  for (const path of packaged) {
    try {
      return await readFile(resolve(path));
    } catch {
      // The next package may have it.
    }
  }
  return null;
}

/** How packages spell the name of a typeface, such as `bodoni-moda` for Bodoni Moda. */
export function packageName(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}

import { readFileSync } from 'node:fs';

/** A page as the README of libs/features lists it. */
export interface ListedPage {
  /** The folder of its feature. */
  readonly folder: string;
  readonly path: string;
  /** The flag that its feature needs. */
  readonly flag: string | null;
}

/** The pages in the list of libs/features/README.md, which `libs/features/app/route-tree.test.ts` compares with the features' routes. */
export function readListedPages(): readonly ListedPage[] {
  const readme = readFileSync(new URL('../features/README.md', import.meta.url), 'utf8');
  return [...readme.matchAll(/^- \[([\w-]+)\]\(\1\) (.+)$/gm)].flatMap(([, folder = '', row = '']) =>
    [...row.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => ({
      folder,
      path,
      flag: /needs the flag `(\w+)`/.exec(row)?.[1] ?? null,
    })),
  );
}

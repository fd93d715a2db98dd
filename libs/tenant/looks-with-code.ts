import type { Tenant } from './tenant-schema.ts';

/** The looks of a home page that have code of their own besides their styles, and whether a brand names them. */
export function looksWithCode({ hero, rows }: Tenant['home']) {
  const looks: ReadonlySet<string> = new Set(rows.flatMap((row) => ('as' in row ? row.as : [])));
  return {
    /** Names set large, of performers or of categories. */
    names: looks.has('names') || looks.has('words'),
    /** Categories as pictures. */
    pictures: looks.has('pictures'),
    /** Rows that stand still. */
    standing: looks.has('grid') || looks.has('spread') || looks.has('index'),
    /** The sites of a bundle in its hero. */
    studios: hero.shows === 'studios',
    /** A hero that moves. */
    loop: hero.motion === 'loop',
  };
}

export type LookWithCode = keyof ReturnType<typeof looksWithCode>;

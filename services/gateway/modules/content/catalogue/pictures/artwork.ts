import { type RawBuilder, sql } from 'kysely';
import {
  type DirectedPicture,
  type MediaHost,
  type Picture,
  type PictureRendition,
  pictureOf,
} from '../../media/public.ts';
import type { KnownReferences } from '../publishing/references.ts';

/** A picture that a document names, as the row of what shows it has it. */
export interface ShownPicture extends PictureRendition, DirectedPicture {
  readonly id: string;
}

/** The pictures of a thing by the fields that name them; others are stood in for. */
export type Artwork = Readonly<Partial<Record<'portrait' | 'banner' | 'picture' | 'thumbnail' | 'logo', ShownPicture>>>;

/** What a row has of the pictures that its document names; null for none. */
export function artworkOf(
  named: Readonly<Partial<Record<keyof Artwork, string | null>>>,
  known: KnownReferences,
  directions: Readonly<Partial<Record<keyof Artwork, DirectedPicture>>> = {},
): Artwork | null {
  const chosen = Object.entries(named).flatMap(([field, id]) => {
    const { focus = null, crops = null } = directions[field as keyof Artwork] ?? {};
    const rendition = id === null || id === undefined ? null : known.pictureOf(id);
    const said = { ...(focus && { focus }), ...(crops && crops.length > 0 && { crops }) };
    return rendition === null ? [] : [[field, { id, ...rendition, ...said }]];
  });
  return chosen.length === 0 ? null : (Object.fromEntries(chosen) as Artwork);
}

/** The id of the picture that a row shows, for a field of its document. */
export const artworkId = (column: string, field: keyof Artwork): RawBuilder<unknown> =>
  sql`${sql.ref(column)}->${sql.lit(field)}->>'id'`;

/** The focal point of the picture that a row shows, for a field of its document. */
export const artworkFocus = (column: string, field: keyof Artwork): RawBuilder<unknown> =>
  sql`${sql.ref(column)}->${sql.lit(field)}->>'focus'`;

/** The crops of the picture that a row shows, for a field of its document. */
export const artworkCrops = (column: string, field: keyof Artwork): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(column)}->${sql.lit(field)}->'crops', '[]')`;

/** The own picture of a thing; null where another stands in. */
export function ownArtwork(
  { artwork }: { readonly artwork: Artwork | null },
  field: keyof Artwork,
  source: MediaHost,
): Picture | null {
  const own = artwork?.[field];
  return own === undefined ? null : pictureOf(own, source, own.focus);
}

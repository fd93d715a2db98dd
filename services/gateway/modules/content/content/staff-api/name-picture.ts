import type { Database } from '../../../../db/database.ts';
import { countPreparedStills } from '../../catalogue/public.ts';
import type { ContentItem } from '../items/item.ts';

interface SetDocument {
  readonly pictures: readonly { readonly picture: string }[];
}

/** A picture of each kind that has one of its own, where it is not left out. */
const UPLOADED: { readonly [Kind in ContentItem['kind']]?: (document: never) => string | null | undefined } = {
  performer: ({ portrait }: { readonly portrait: string | null }) => portrait,
  category: ({ picture }: { readonly picture: string | null }) => picture,
  channel: ({ picture }: { readonly picture: string | null }) => picture,
  pack: ({ picture }: { readonly picture: string | null }) => picture,
  showcase: ({ picture }: { readonly picture?: string | null }) => picture,
  angel: ({ portrait }: { readonly portrait?: string | null }) => portrait,
  wallPost: ({ picture }: { readonly picture?: string | null }) => picture,
  deal: ({ thumbnail }: { readonly thumbnail?: string | null }) => thumbnail,
  brandArt: ({ picture }: { readonly picture: string | null }) => picture,
  pictureSet: ({ pictures }: SetDocument) => pictures[0]?.picture,
};

/** By what the staff's thumbnails find the picture of an item; null where it has none. */
export function namePicture({ kind, id, state, document }: ContentItem): string | null {
  if (kind === 'film') return state === 'published' ? `films/${encodeURIComponent(id)}` : null;
  const picture = UPLOADED[kind]?.(document as never) ?? null;
  return picture === null ? null : `pictures/${encodeURIComponent(picture)}`;
}

/** How many pictures a set names, and how many of those are prepared; null for other kinds. */
export async function countPrepared(
  db: Database,
  { kind, document }: ContentItem,
): Promise<{ readonly all: number; readonly ready: number } | null> {
  if (kind !== 'pictureSet') return null;
  const ids = (document as unknown as SetDocument).pictures.map(({ picture }) => picture);
  return { all: ids.length, ready: await countPreparedStills(db, ids) };
}

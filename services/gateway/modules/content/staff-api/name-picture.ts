import type { ContentItem } from '../items/item.ts';

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
  pictureSet: ({ pictures }: { readonly pictures: readonly { readonly picture: string }[] }) => pictures[0]?.picture,
};

/** By what the staff's thumbnails find the picture of an item; null where it has none. */
export function namePicture({ kind, id, state, document }: ContentItem): string | null {
  if (kind === 'film') return state === 'published' ? `films/${encodeURIComponent(id)}` : null;
  const picture = UPLOADED[kind]?.(document as never) ?? null;
  return picture === null ? null : `pictures/${encodeURIComponent(picture)}`;
}

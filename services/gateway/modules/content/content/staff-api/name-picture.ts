import DataLoader from 'dataloader';
import type { Database } from '../../../../db/database.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import { countPreparedStills, findPicturedFilms } from '../../catalogue/public.ts';
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

/** Names the picture that thumbnails in the console show for an item; null where it has none. */
export async function namePicture({ kind, id, state, document }: ContentItem, context: StaffContext) {
  if (kind === 'film') {
    const hasOne = state === 'published' && (await picturedFilmsOf(context).load(id));
    return hasOne ? `films/${encodeURIComponent(id)}` : null;
  }
  const picture = UPLOADED[kind]?.(document as never) ?? null;
  return picture === null ? null : `pictures/${encodeURIComponent(picture)}`;
}

const picturedFilms = new WeakMap<StaffContext, DataLoader<string, boolean>>();

/** Whether films have a picture that people see; a list of them is asked for at once. */
function picturedFilmsOf(context: StaffContext): DataLoader<string, boolean> {
  const { services } = context;
  const loader =
    picturedFilms.get(context) ??
    new DataLoader<string, boolean>(async (ids) => {
      const pictured = await findPicturedFilms(services, ids);
      return ids.map((id) => pictured.has(id));
    });
  picturedFilms.set(context, loader);
  return loader;
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

import type { RequestContext } from '../../../http/request-context.ts';
import { scopeFor, type VideoRow } from '../../content/catalogue/public.ts';
import { loadPage, type Page, pageBounds } from '../../platform/network/public.ts';
import { findFilms, type PlaylistRow } from './reader.ts';

/** A page of a list's films, in their order. */
export async function filmsOfList(
  { id, total }: PlaylistRow,
  args: { readonly page?: number | null; readonly pageSize?: number | null },
  context: RequestContext,
): Promise<Page<VideoRow>> {
  const scope = await scopeFor(context);
  return loadPage(
    pageBounds(args),
    (rows) => findFilms(context.services.db, scope, id, rows),
    async (most) => Math.min(total, most),
  );
}

/** The first films of a list, for its picture. */
export async function coversOf(
  { cover_ids }: PlaylistRow,
  _args: object,
  { loaders }: RequestContext,
): Promise<VideoRow[]> {
  const films = await Promise.all(cover_ids.map((id) => loaders.catalogue.video.load(id)));
  return films.filter((film) => film !== null);
}

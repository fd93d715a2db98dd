import type { GatewayServices } from '../../../../services.ts';
import type { FileRow } from '../../content/public.ts';
import { type FolderFilm, slugOf } from './folder-films.ts';
import { batchesOf } from './in-parallel.ts';
import { nameOfFile } from './named-file.ts';
import type { RowWithFiles } from './row-files.ts';
import { sendPictures, type SentPicture } from './send-pictures.ts';

/** Stills and sets of films, by the places of their rows. */
export interface FilmPictures {
  readonly stills: ReadonlyMap<string, readonly SentPicture[]>;
  readonly sets: ReadonlyMap<string, readonly SentPicture[]>;
}

/** A film may have hundreds of pictures. */
const FILMS_AT_ONCE = 50;

/**
 * Sends the stills and the pictures of sets that rows name, which gateways and workers prepare: there may be a hundred thousand of them,
 * and no film waits for them.
 */
export async function sendFilmPictures(
  services: GatewayServices,
  rows: readonly RowWithFiles[],
  problems: string[],
): Promise<FilmPictures> {
  const [stills, sets] = [new Map<string, readonly SentPicture[]>(), new Map<string, readonly SentPicture[]>()];
  const pictured = rows.filter((row) => row.stills.length > 0 || row.set.length > 0);
  for (const batch of batchesOf(pictured, FILMS_AT_ONCE)) {
    const wanted = batch.flatMap((row) => {
      const slug = slugInName(row);
      return [
        ...row.stills.map(({ file }) => ({
          file,
          shape: 'landscape' as const,
          slug,
          place: `${row.place} stillFiles ${nameOfFile(file)}`,
        })),
        ...row.set.map((file) => ({
          file,
          shape: 'still' as const,
          slug,
          place: `${row.place} setFolder ${nameOfFile(file)}`,
        })),
      ];
    });
    const sent = await sendPictures(services, wanted);
    problems.push(...sent.flatMap(({ place, problem }) => (problem === null ? [] : [`${place}: ${problem}`])));
    let from = 0;
    for (const row of batch) {
      stills.set(row.place, sent.slice(from, from + row.stills.length));
      from += row.stills.length;
      sets.set(row.place, sent.slice(from, from + row.set.length));
      from += row.set.length;
    }
    services.log.info({ films: stills.size, of: pictured.length }, 'sending stills and sets of a folder');
  }
  return { stills, sets };
}

/** The row of a film with the stills that its table names, once all of them are prepared. */
export function withStills(row: RowWithFiles, { stills }: FilmPictures): FileRow {
  const sent = stills.get(row.place) ?? [];
  const { place, value } = row;
  if (sent.length === 0 || !sent.every(({ isPrepared }) => isPrepared)) return { place, value };
  const chosen = sent.map(({ id }, index) => ({
    place: index + 1,
    startsAtSeconds: row.stills[index]?.startsAtSeconds ?? 0,
    picture: id,
  }));
  return { place, value: { ...(value as object), stills: chosen } };
}

/** The sets of films as rows: shown with their films once every picture is prepared, drafts until then. */
export function setRows(films: readonly FolderFilm[], { sets }: FilmPictures): readonly FileRow[] {
  return films.flatMap(({ row, film }) => {
    const sent = [...new Map((sets.get(row.place) ?? []).map((each) => [each.id, each])).values()];
    const usable = sent.filter(({ problem }) => problem === null);
    if (film === null || usable.length === 0) return [];
    const isReady = !film.isDraft && usable.every(({ isPrepared }) => isPrepared);
    const pictures = usable.map(({ id }) => ({ picture: id, alt: '' }));
    const value = { slug: `${film.slug}-pictures`, film: film.slug, pictures, state: isReady ? 'published' : 'draft' };
    return [{ place: `${row.place} setFolder`, value }];
  });
}

/** The beginning of a picture's name. */
export function slugInName(row: FileRow): string {
  const slug = slugOf(row) ?? '';
  return /^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug) ? slug : 'picture';
}

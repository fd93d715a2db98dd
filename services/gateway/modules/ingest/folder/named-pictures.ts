import type { GatewayServices } from '../../../services.ts';
import type { ContentKind, FileRow } from '../../content/public.ts';
import { workOffPictures } from '../prepare-media.ts';
import { slugInName } from './film-pictures.ts';
import { BATCH, batchesOf } from './in-parallel.ts';
import type { RowWithFiles } from './row-files.ts';
import { sendPictures } from './send-pictures.ts';
import type { Rows } from './write-rows.ts';

/** The rows of a folder, by kind. */
export type RowsWithFiles = ReadonlyMap<ContentKind, readonly RowWithFiles[]>;

/** Sends the pictures that rows name and prepares them; the rows name them by their ids then. */
export async function withPictures(
  services: GatewayServices,
  rows: RowsWithFiles,
  isDryRun: boolean,
  problems: string[],
): Promise<Rows> {
  const written = new Map<ContentKind, readonly FileRow[]>();
  const ids: string[] = [];
  for (const [kind, all] of rows) {
    const next: FileRow[] = [];
    for (const batch of batchesOf(all, BATCH)) {
      // A picture that isn't sent can't be named either.
      const wanted = (isDryRun ? [] : batch).flatMap((row) =>
        [...row.pictures].map(([field, { file, shape }]) => ({
          file,
          shape,
          slug: slugInName(row),
          place: `${row.place} ${field}File`,
        })),
      );
      const sent = new Map((await sendPictures(services, wanted)).map((each) => [each.place, each]));
      ids.push(...[...sent.values()].map(({ id }) => id));
      for (const { place, value, pictures } of batch) {
        const named: Record<string, string> = {};
        for (const field of pictures.keys()) {
          const picture = sent.get(`${place} ${field}File`);
          if (picture?.problem === null) named[field] = picture.id;
          else if (picture !== undefined) problems.push(`${picture.place}: ${picture.problem}`);
        }
        next.push({ place, value: Object.keys(named).length === 0 ? value : { ...(value as object), ...named } });
      }
      if (ids.length > 0) services.log.info({ done: ids.length }, 'sending pictures of a folder');
    }
    written.set(kind, next);
  }
  if (ids.length > 0) await workOffPictures(services, ids);
  return written;
}

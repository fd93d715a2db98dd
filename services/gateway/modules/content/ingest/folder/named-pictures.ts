import type { GatewayServices } from '../../../../services.ts';
import { addPicture } from '../../catalogue/public.ts';
import type { ContentKind, FileRow } from '../../content/public.ts';
import { workOffPictures } from '../prepare-media.ts';
import { slugInName } from './film-pictures.ts';
import { BATCH, batchesOf } from './in-parallel.ts';
import { pictureIdOf } from './named-file.ts';
import type { RowWithFiles } from './row-files.ts';
import { outcomesOf, type SentPicture, sendPictures, type WantedPicture, withOutcomes } from './send-pictures.ts';
import type { Rows } from './write-rows.ts';

/** What a dry run knows of a picture. */
const UNPREPARED = { version: '', width: 0, height: 0, avif: [], webp: [], color: '', placeholder: '' };

/** The rows of a folder, by kind. */
export type RowsWithFiles = ReadonlyMap<ContentKind, readonly RowWithFiles[]>;

/**
 * Sends the pictures that rows name and prepares them; the rows name them by their ids then. A picture that can't be
 * used is a problem of its column, and its row is written without it.
 */
export async function withPictures(services: GatewayServices, rows: RowsWithFiles, problems: string[]): Promise<Rows> {
  const sent = new Map<string, SentPicture>();
  for (const all of rows.values()) {
    for (const batch of batchesOf(all, BATCH)) {
      for (const each of await sendPictures(services, wantedBy(batch))) sent.set(each.place, each);
      if (sent.size > 0) services.log.info({ done: sent.size }, 'sending pictures of a folder');
    }
  }
  const pictures = [...sent.values()];
  const ids = pictures.map(({ id }) => id);
  if (ids.length > 0) await workOffPictures(services, ids);
  const usable = new Map<string, string>();
  for (const batch of batchesOf(pictures, BATCH)) {
    for (const { place, id, problem } of await withOutcomes(services, batch)) {
      if (problem === null) usable.set(place, id);
      else problems.push(`${place}: ${problem}`);
    }
  }
  return new Map([...rows].map(([kind, all]) => [kind, all.map((row) => naming(row, usable))]));
}

/**
 * Does this for a dry run, which sends nothing: missing pictures are added as if they were prepared, so that rows which
 * need one are not refused. A picture that can't be used, as is known now or was found when it was sent before, is left
 * out, as it will be in the real run.
 *
 * @param inside services in the transaction that is taken back
 * @param unusable what is wrong with pictures, by where a row names them
 */
export async function withRehearsedPictures(
  inside: GatewayServices,
  rows: RowsWithFiles,
  unusable: ReadonlyMap<string, string>,
  problems: string[],
): Promise<Rows> {
  const usable = new Map<string, string>();
  for (const batch of batchesOf([...rows.values()].flatMap(wantedBy), BATCH)) {
    const ids = new Map<string, string>();
    for (const { place, slug, file } of batch)
      if (!unusable.has(place)) ids.set(place, await pictureIdOf(inside, slug, file));
    const outcomes = await outcomesOf(inside, [...ids.values()]);
    for (const { place, shape } of batch) {
      const id = ids.get(place);
      if (id === undefined) continue;
      const problem = outcomes.get(id) ?? null;
      if (problem !== null) problems.push(`${place}: ${problem}`);
      else {
        await addPicture(inside.db, { id, shape, rendition: UNPREPARED, addedBy: 'operator' }, inside.clock.now());
        usable.set(place, id);
      }
    }
  }
  return new Map([...rows].map(([kind, all]) => [kind, all.map((row) => naming(row, usable))]));
}

function wantedBy(rows: readonly RowWithFiles[]): readonly WantedPicture[] {
  return rows.flatMap((row) =>
    [...row.pictures].map(([field, { file, shape }]) => ({
      file,
      shape,
      slug: slugInName(row),
      place: placeOf(row, field),
    })),
  );
}

const placeOf = ({ place }: RowWithFiles, field: string): string => `${place} ${field}File`;

/** The row with its pictures, by the ids that the places of its fields have. */
function naming(row: RowWithFiles, ids: ReadonlyMap<string, string>): FileRow {
  const named = [...row.pictures.keys()].flatMap((field) => {
    const id = ids.get(placeOf(row, field));
    return id === undefined ? [] : [[field, id]];
  });
  const { place, value } = row;
  return { place, value: named.length === 0 ? value : { ...(value as object), ...Object.fromEntries(named) } };
}

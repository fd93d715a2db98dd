import { insertRows } from '../../../../db/insert-rows.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isPlaced } from '../../../../store/places/place-key.ts';
import { OPERATOR, recordStaffActions } from '../../../staff/staff/public.ts';
import { batchesOf, inParallel } from '../folder/in-parallel.ts';
import { PROBE, stepsOfPicture } from '../steps/plan.ts';
import { type NewSource, storeOriginal } from './store-original.ts';

export type { NewSource } from './store-original.ts';

/** How many files are copied at a time. */
const AT_ONCE = 4;

/** Films that are copied, which takes minutes each, before workers may begin with them. */
const COPIED_TOGETHER = 20;

const isCopiedFilm = ({ kind, file }: NewSource): boolean => kind === 'film' && !isPlaced(file);

/**
 * Plans the preparation of many files with few statements. A film of a place stays there; every other file is copied first, under a
 * name by which it is found whole after a command that was killed meanwhile.
 * @returns what is wrong with some of them, in their order; null for those that are sent
 */
export async function addSources(
  services: GatewayServices,
  files: readonly NewSource[],
): Promise<readonly (string | null)[]> {
  const problems = new Map<NewSource, string | null>();
  const copied = batchesOf(files.filter(isCopiedFilm), COPIED_TOGETHER);
  for (const batch of [files.filter((each) => !isCopiedFilm(each)), ...copied]) {
    const answers = await addTogether(services, batch);
    for (const [index, file] of batch.entries()) problems.set(file, answers[index] ?? null);
  }
  return files.map((file) => problems.get(file) ?? null);
}

async function addTogether(
  services: GatewayServices,
  files: readonly NewSource[],
): Promise<readonly (string | null)[]> {
  if (files.length === 0) return [];
  const { db, clock, config } = services;
  const stored = await inParallel(files, AT_ONCE, (each) =>
    storeOriginal(services, each, config.media.largestUploadBytes),
  );
  const sent = stored.flatMap(({ original }) => original ?? []);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const known = new Set(
      await existingIds(
        trx,
        sent.map(({ row }) => row.id),
      ),
    );
    const fresh = sent.filter(({ row }) => !known.has(row.id));
    if (fresh.length === 0) return;
    await insertRows(
      trx,
      'media_sources',
      fresh.map(({ row }) => ({ ...row, added_by: OPERATOR.email, added_at: now })),
    );
    const steps = fresh.flatMap(({ row }) =>
      (row.kind === 'film' ? [PROBE] : stepsOfPicture()).map((step) => ({
        source_id: row.id,
        ...step,
        state: 'waiting' as const,
        progress: 0,
        attempts: 0,
        not_before: now,
      })),
    );
    await insertRows(trx, 'media_steps', steps);
    const actions = fresh.map(({ row, target }) => ({
      at: now,
      action: 'upload',
      entityKind: 'media-source',
      entityId: row.id,
      before: null,
      after: {
        ...target,
        kind: row.kind,
        fileName: row.file_name,
        bytes: row.bytes,
        ...(isPlaced(row.store_key) && { file: row.store_key }),
      },
    }));
    await recordStaffActions(trx, OPERATOR, actions);
  });
  return stored.map(({ problem }) => problem);
}

async function existingIds(trx: GatewayServices['db'], ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('media_sources').select('id').where('id', 'in', ids).forUpdate().execute();
  return rows.map(({ id }) => id);
}

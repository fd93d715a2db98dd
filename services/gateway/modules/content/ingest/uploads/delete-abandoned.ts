import type { GatewayServices } from '../../../../services.ts';
import { deleteAll } from '../../../../store/object-store.ts';
import { originalKey } from '../sources/add-source.ts';
import { findSourceKind } from '../sources/find-sources.ts';

const ABANDONED_MS = 48 * 3_600_000;

/** Deletes uploads of which nothing has come for two days, and what still says that others were received; counts the former. */
export async function deleteAbandoned(
  { db, store }: Pick<GatewayServices, 'db' | 'store'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - ABANDONED_MS);
  const latest = new Map<string, number>();
  for await (const { key, changedAt } of store.list('uploads/')) {
    const id = key.split('/')[1] ?? '';
    latest.set(id, Math.max(latest.get(id) ?? 0, changedAt.getTime()));
  }
  let count = 0;
  for (const [id, changedAt] of latest) {
    if (changedAt >= before.getTime()) continue;
    if ((await findSourceKind(db, id)) === null) {
      // Its end may have failed after the file was put together.
      await store.delete(originalKey(id));
      count += 1;
    }
    await deleteAll(store, `uploads/${id}/`);
  }
  await db.deleteFrom('upload_locks').where('lease_until', '<', before).execute();
  return count;
}

import { deleteAll, type ObjectStore } from '../../../store/object-store.ts';

const ABANDONED_MS = 48 * 3_600_000;

/** Deletes uploads of which nothing has come for two days, and counts them. */
export async function deleteAbandoned(store: ObjectStore, now: Date): Promise<number> {
  const latest = new Map<string, number>();
  for await (const { key, changedAt } of store.list('uploads/')) {
    const id = key.split('/')[1] ?? '';
    latest.set(id, Math.max(latest.get(id) ?? 0, changedAt.getTime()));
  }
  const abandoned = [...latest].filter(([, changedAt]) => now.getTime() - changedAt > ABANDONED_MS);
  for (const [id] of abandoned) await deleteAll(store, `uploads/${id}/`);
  return abandoned.length;
}

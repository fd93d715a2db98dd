import type { Database } from '../../../../db/database.ts';
import { queueWebhook } from '../../../platform/webhooks/public.ts';

/** What happened to something that people see. */
type Happening = 'published' | 'changed' | 'unpublished';

/**
 * Records that people see something else from now on: what is cached of it anywhere is read again, and integrators are called
 * about it.
 */
export async function announcePublication(
  trx: Database,
  { kind, ids, happened }: { readonly kind: string; readonly ids: readonly string[]; readonly happened: Happening },
  at: Date,
): Promise<void> {
  await recordPublication(trx, kind, ids, at);
  await queueWebhook(trx, { type: `content.${happened}`, data: { kind, ids } }, at);
}

/** Announces things that were published; those that people saw before count as changed. */
export async function announcePublished(
  trx: Database,
  { kind, ids, shown }: { readonly kind: string; readonly ids: readonly string[]; readonly shown: ReadonlySet<string> },
  at: Date,
): Promise<void> {
  await recordPublication(trx, kind, ids, at);
  const { published = [], changed = [] } = Object.groupBy(ids, (id) => (shown.has(id) ? 'changed' : 'published'));
  if (published.length > 0) await queueWebhook(trx, { type: 'content.published', data: { kind, ids: published } }, at);
  if (changed.length > 0) await queueWebhook(trx, { type: 'content.changed', data: { kind, ids: changed } }, at);
}

/** Records that films have come out, of whose publication integrators heard when it was announced. */
export function announceReleases(trx: Database, ids: readonly string[], at: Date): Promise<void> {
  return recordPublication(trx, 'film', ids, at);
}

/** Records that lists have other counts from now on. */
export function announceCounts(trx: Database, at: Date): Promise<void> {
  return recordPublication(trx, 'counts', [], at);
}

async function recordPublication(trx: Database, kind: string, ids: readonly string[], at: Date): Promise<void> {
  await trx
    .insertInto('publications')
    .values({ at, kind, entity_ids: [...ids] })
    .execute();
}

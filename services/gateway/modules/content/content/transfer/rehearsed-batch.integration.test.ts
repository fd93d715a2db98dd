import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { OPERATOR } from '../../../staff/staff/public.ts';
import { importBatch } from './import-batch.ts';

const FILM = {
  slug: 'harbor',
  title: 'Harbor',
  site: 'vixen',
  releasedAt: '2026-01-01T00:00:00Z',
  runLengthSeconds: 600,
};

const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  await importRow('published', false);
}, 120_000);

/**
 * Imports a film in a transaction that is taken back where it is rehearsed. @returns its outcome, and the locks of
 * counts before that
 */
async function importRow(state: 'published' | 'unpublished', isRehearsal: boolean) {
  const { db, clock } = gateway.services;
  const trx = await db.startTransaction().execute();
  const editing = { by: OPERATOR, at: clock.now(), sites: null };
  const rows = [{ place: 'films.json:1', value: { ...FILM, state } }];
  const run = { isDryRun: false, isRehearsal, earlier: new Set<string>() };
  const { created, changed, refused } = await importBatch(trx, 'film', rows, editing, run);
  const { rows: locks } = await sql<{ name: string }>`
    select relation::regclass::text as name from pg_locks
      where mode = 'ShareRowExclusiveLock' and pid = pg_backend_pid() order by 1`.execute(trx);
  await (isRehearsal ? trx.rollback() : trx.commit()).execute();
  return { created, changed, refused, locks: locks.map(({ name }) => name) };
}

it('a dry run that would take a film back locks no counts, which an import does', async () => {
  const changed = { created: 0, changed: 1, refused: [] };
  expect(await importRow('unpublished', true)).toEqual({ ...changed, locks: [] });
  expect(await importRow('unpublished', false)).toEqual({ ...changed, locks: ['category_sites', 'performer_sites'] });
});

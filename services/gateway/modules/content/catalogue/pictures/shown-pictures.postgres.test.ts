import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { addPicture, findPicture } from './pictures.ts';
import { showPictures } from './shown-pictures.ts';

const gateway = gatewayForTests({ tenants: [vixen] });

/** Counts the sessions that wait for a row that another one has locked. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(gateway.services.db);
  return rows[0]?.count ?? 0;
}

it('a picture stays that one thing begins to show while the other one is taken back', async () => {
  const { db, clock } = gateway.services;
  const at = clock.now();
  const rendition = {
    version: 'v-1',
    width: 960,
    height: 540,
    avif: [480],
    webp: [480],
    color: '#000',
    placeholder: '',
  };
  await addPicture(db, { id: 'dusk', shape: 'landscape', rendition, addedBy: 'ed' }, at);
  const show = (id: string, pictures: readonly string[]) =>
    db.transaction().execute((trx) => showPictures(trx, 'category', [{ id, pictures, filmId: null }], at));
  await show('one', ['dusk']);

  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const { promise: written, resolve: write } = Promise.withResolvers<undefined>();
  const publication = db.transaction().execute(async (trx) => {
    await showPictures(trx, 'category', [{ id: 'two', pictures: ['dusk'], filmId: null }], at);
    write(undefined);
    await released;
  });
  await written;
  const takingBack = show('one', []);
  await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
  release(undefined);
  await Promise.all([publication, takingBack]);
  expect(await findPicture(db, 'dusk')).toMatchObject({ withheld_at: null });

  await show('two', []);
  expect(await findPicture(db, 'dusk')).toMatchObject({ withheld_at: at });
});

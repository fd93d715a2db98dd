import { beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { carryOut, LEASE_MS, newLease } from './carry-out.ts';
import { findBulkChange } from './bulk-changes.ts';
import { finishBulkChanges } from './finish-bulk-changes.ts';

let now = new Date('2026-03-02T12:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
let editor: Desk;
const gateway = gatewayForTests({ tenants: [vixen], clock: { now: () => now } });
beforeAll(async () => {
  editor = await openDesk(gateway, 'editor');
}, 120_000);

interface Item {
  readonly id: string;
  readonly version: number;
}
let tags: Item[] = [];
let round = 0;
beforeEach(async () => {
  round += 1;
  now = later(60 * LEASE_MS);
  tags = [];
  await gateway.services.db.deleteFrom('content_bulk_changes').execute();
  for (const name of ['a', 'b', 'c']) {
    const { data } = await editor.call<{ it: { item: Item } }>(
      `mutation { it: saveContent(input: { tag: { slug: "${name}${round}", name: "T" } }) { ... on ContentSaved { item { id version } } } }`,
    );
    tags.push(data.it.item);
  }
});

const ID = '{ __typename ... on BulkChanged { change { id } } }';
const publish = async (items: readonly Item[]): Promise<string> => {
  const chosen = items.map(({ id, version }) => `{ id: "${id}", version: ${version} }`).join(' ');
  const { data } = await editor.call<{ it: { change: { id: string } } }>(
    `mutation { it: requestBulkChange(requestKey: "${crypto.randomUUID()}", kind: tag, change: { name: publish },
      items: [${chosen}], reason: "Ready") ${ID} }`,
  );
  return data.it.change.id;
};

/**
 * A change as it is when its gateway was killed: with the results of the first items, and a lease that nobody renews.
 */
async function interrupt(id: string, results: number): Promise<void> {
  const { db } = gateway.services;
  const row = await findBulkChange(db, id);
  await db
    .updateTable('content_bulk_changes')
    .set({
      state: 'running',
      results: JSON.stringify(((row?.results ?? []) as unknown[]).slice(0, results)),
      ...newLease(now),
    })
    .where('id', '=', id)
    .execute();
}
const outcomes = async (id: string) => {
  const row = await findBulkChange(gateway.services.db, id);
  const results = (row?.results ?? []) as readonly { readonly id: string; readonly outcome: string }[];
  return { state: row?.state, results: results.map((each) => `${each.id.charAt(0)} ${each.outcome}`) };
};
const run = (at = now) => finishBulkChanges.run(gateway.services, at);

describe('a change of many items whose gateway was killed', () => {
  it('is finished by another one once its lease has ended, and what was done is not done again', async () => {
    const id = await publish(tags.slice(0, 2));
    const { db } = gateway.services;
    await db
      .updateTable('content_bulk_changes')
      .set({ items: JSON.stringify(tags) })
      .where('id', '=', id)
      .execute();
    // The second was committed, but its outcome was not stored any more; the third was not begun.
    await interrupt(id, 1);
    expect(await run()).toEqual({ finished: 0, failed: 0, ended: 0 });
    expect(await run(later(LEASE_MS + 1))).toEqual({ finished: 1, failed: 0, ended: 0 });
    expect(await outcomes(id)).toEqual({ state: 'done', results: ['a done', 'b done', 'c done'] });
    const versions = await db
      .selectFrom('content_items')
      .select('version')
      .where(
        'id',
        'in',
        tags.map((tag) => tag.id),
      )
      .execute();
    expect(versions).toEqual([{ version: 2 }, { version: 2 }, { version: 2 }]);
    expect(await run(later(5 * LEASE_MS))).toEqual({ finished: 0, failed: 0, ended: 0 });
  });

  it('ends where it stands when its member of staff has lost the right to it', async () => {
    const id = await publish(tags.slice(0, 1));
    await interrupt(id, 0);
    const { db } = gateway.services;
    const disable = (disabled_at: Date | null) =>
      db.updateTable('staff_members').set({ disabled_at }).where('email', '=', editor.email).execute();
    await disable(now);
    expect(await run(later(2 * LEASE_MS))).toEqual({ finished: 0, failed: 0, ended: 1 });
    await disable(null);
    expect(await outcomes(id)).toEqual({ state: 'done', results: [] });
  });

  it('is left by a gateway that was only slow: another one has it by now', async () => {
    const id = await publish(tags);
    await interrupt(id, 1);
    const { db } = gateway.services;
    const slow = await findBulkChange(db, id);
    await db.updateTable('content_bulk_changes').set(newLease(now)).where('id', '=', id).execute();
    const by = { by: { email: editor.email, tokenId: null }, at: now, sites: null, mayPublish: true };
    if (slow === null) throw new Error('There is no such change.');
    expect((await carryOut(db, slow, by, () => now)).state).toBe('running');
    expect(await outcomes(id)).toEqual({ state: 'running', results: ['a done'] });
  });

  it('that fails each time keeps no other one waiting, and is given up after an hour', async () => {
    const broken = await publish(tags.slice(0, 1));
    const sound = await publish(tags.slice(1, 2));
    for (const id of [broken, sound]) await interrupt(id, 0);
    const { db } = gateway.services;
    await db.updateTable('content_bulk_changes').set({ kind: 'nonsense' }).where('id', '=', broken).execute();
    expect(await run(later(2 * LEASE_MS))).toEqual({ finished: 1, failed: 1, ended: 0 });
    expect((await outcomes(broken)).state).toBe('running');
    expect(await run(later(61 * LEASE_MS))).toEqual({ finished: 0, failed: 1, ended: 0 });
    expect(await outcomes(broken)).toEqual({ state: 'done', results: [] });
  });

  it('that erases is never given up', async () => {
    const id = await publish(tags.slice(0, 1));
    await interrupt(id, 0);
    const change = JSON.stringify({ name: 'erase', slug: null, publishAt: null, unpublishAt: null });
    await gateway.services.db
      .updateTable('content_bulk_changes')
      .set({ kind: 'nonsense', change })
      .where('id', '=', id)
      .execute();
    for (const passed of [2, 61, 600]) {
      expect(await run(later(passed * LEASE_MS))).toEqual({ finished: 0, failed: 1, ended: 0 });
      expect(await outcomes(id)).toEqual({ state: 'running', results: [] });
    }
  });

  it('goes on with undoing', async () => {
    const id = await publish(tags);
    const { db } = gateway.services;
    await db
      .updateTable('content_bulk_changes')
      .set({ undone_by: editor.email, undone_at: now, ...newLease(now) })
      .where('id', '=', id)
      .execute();
    expect(await run(later(2 * LEASE_MS))).toEqual({ finished: 1, failed: 0, ended: 0 });
    const row = await findBulkChange(db, id);
    expect(row?.undo_results).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }, { outcome: 'done' }]);
  });
});

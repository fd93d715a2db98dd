import { afterEach, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { backUpRows, restoreRows } from '@network/testing/money/rows.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { takeBack, timesCharged } from '../testing/actions.ts';
import { join } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { jobsAt } from '../testing/scene.ts';
import { postbacksOperation } from './postbacks-operation.ts';

const test = billerForTests({ tenants: [vixen] });
afterEach(() => checkBooks(test.gateway.services.db));

const run = (...args: string[]) => postbacksOperation.run(test.gateway.services, args);
const NOTHING = { ok: true, text: 'Billers have charged nothing that is not known here.' };

it('lists what billers charged for orders that a restore has lost, and returns one, once', async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  const known = await join(test, 'before@example.com');
  await jobsAt(test, '2026-03-02T12:01:00Z');
  await backUpRows(test.gateway.services.db);
  test.clock.set('2026-03-02T15:00:00Z');
  const lost = await join(test, 'after@example.com');
  test.clock.set('2026-03-02T20:00:00Z');
  await restoreRows(test.gateway.services.db);
  expect(await run('unknown')).toEqual(NOTHING);

  expect(await run('fetch', '--since', '2026-03-01')).toMatchObject({ ok: true });
  const listed = await run('unknown');
  expect(listed.text).toContain(`${lost.orderId}  vendo  charged 2026-03-02T15:00:00.000Z`);
  expect(listed.text).toContain('1 charge  29.99 USD not refunded  renews or is paid once');
  expect(listed.text).not.toContain(known.orderId);

  expect(await run('return', lost.orderId)).toEqual({
    ok: true,
    text: `${lost.orderId}: ended, 1 of 1 charges refunded`,
  });
  expect(await run('unknown')).toEqual(NOTHING);
  expect(await run('return', lost.orderId)).toMatchObject({ ok: false });
  await test.deliver();
  await jobsAt(test, '2026-04-02T12:00:00Z');
  expect([timesCharged(test, lost.orderId), timesCharged(test, known.orderId)]).toEqual([1, 2]);
  expect(await run('unknown')).toEqual(NOTHING);
});

it('refuses what is no such order, and an answer that is not asked for', async () => {
  expect(await run('return', 'nothing')).toMatchObject({ ok: false });
  expect((await run('unknown', 'more')).text).toContain('Usage');
  expect((await run('return')).text).toContain('Usage');
});

it('says that an order has not ended where its biller refused that, and lists it on though all is refunded', async () => {
  test.clock.set('2026-06-02T12:00:00Z');
  await backUpRows(test.gateway.services.db);
  const lost = await join(test, 'stubborn@example.com');
  await restoreRows(test.gateway.services.db);
  await run('fetch', '--since', '2026-06-01');
  const call = globalThis.fetch;
  const refusing = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    return address.endsWith('/agreements/cancel')
      ? Promise.resolve(new Response('{}', { status: 422 }))
      : call(input, init);
  });
  const returned = await run('return', lost.orderId);
  refusing.mockRestore();
  expect(returned.text).toContain(`${lost.orderId}: not ended, 1 of 1 charges refunded`);
  expect((await run('unknown')).text).toContain('0.00 USD not refunded  not known to have ended');
  expect(await run('return', lost.orderId)).toMatchObject({ ok: true });
  expect(await run('unknown')).toEqual(NOTHING);
});

it('says what its biller did not do, and can be run again', async () => {
  test.clock.set('2026-05-02T12:00:00Z');
  await backUpRows(test.gateway.services.db);
  const lost = await join(test, 'away@example.com');
  await restoreRows(test.gateway.services.db);
  await run('fetch', '--since', '2026-05-01');
  const { config } = test.gateway.services;
  const port = config.billerPort;
  Object.assign(config, { billerPort: 1 });
  const failed = await run('return', lost.orderId);
  expect(failed.ok).toBe(false);
  expect(failed.text).toContain(`${lost.orderId}: not ended, 0 of 1 charges refunded`);
  Object.assign(config, { billerPort: port });
  expect(await run('return', lost.orderId)).toMatchObject({ ok: true });
  expect(await run('unknown')).toEqual(NOTHING);
});

it.each([
  ['a month', 303, null, '2026-08-06', '2026-08-08'],
  ['a year', 305, null, '2027-07-01', '2027-07-15'],
  ['a year whose price was lowered', 305, 1_234, '2027-07-01', '2027-07-15'],
] as const)(
  'lists %s that is refunded and not ended until its renewal is past',
  async (name, optionId, lowered, before, after) => {
    test.clock.set('2026-07-03T12:00:00Z');
    const { db } = test.gateway.services;
    await backUpRows(db);
    const lost = await join(test, `${name.replaceAll(' ', '-')}@example.com`, { optionId });
    await takeBack(test, lost.orderId, 'refund');
    await restoreRows(db);
    await run('fetch', '--since', '2026-07-01');
    if (lowered !== null) {
      const rows = await db
        .selectFrom('postbacks')
        .select(['id', 'payload'])
        .where('order_id', '=', lost.orderId)
        .execute();
      for (const { id, payload } of rows) {
        const changed = payload.replaceAll('11988', String(lowered));
        await db.updateTable('postbacks').set({ payload: changed }).where('id', '=', id).execute();
      }
    }
    const isListed = async (day: string): Promise<boolean> => {
      test.clock.set(`${day}T12:00:00Z`);
      return (await run('unknown')).text.includes(`${lost.orderId}  vendo`);
    };
    expect([await isListed('2026-07-04'), await isListed(before), await isListed(after)]).toEqual([true, true, false]);
  },
);

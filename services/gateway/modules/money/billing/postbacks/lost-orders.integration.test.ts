import { afterEach, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { backUpRows, restoreRows } from '@network/testing/money/rows.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { ccbillNameOf } from '../billers/ccbill/payment-form.ts';
import { timesCharged } from '../testing/actions.ts';
import { join } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { jobsAt } from '../testing/scene.ts';
import { postbacksOperation } from './postbacks-operation.ts';

/** CCBill first, of whose extracts an hour brings one day. */
const BILLERS = ['ccbill', 'rocketgate', 'segpay'] as const;

const test = billerForTests({ tenants: [vixen], config: { billers: [...BILLERS] } });
afterEach(() => checkBooks(test.gateway.services.db));

const run = (...args: string[]) => postbacksOperation.run(test.gateway.services, args);

it.each(BILLERS)(
  'an order at %s that a restore has lost is listed by what its reports have, and returned',
  async (biller) => {
    const day = `2026-0${1 + 2 * BILLERS.indexOf(biller)}-02`;
    test.clock.set(`${day}T12:00:00Z`);
    await join(test, `before@${biller}.example`, { biller });
    await jobsAt(test, `${day}T12:01:00Z`);
    await backUpRows(test.gateway.services.db);
    test.clock.set(`${day}T15:00:00Z`);
    const lost = await join(test, `after@${biller}.example`, { biller });
    test.clock.set(`${day}T20:00:00Z`);
    await restoreRows(test.gateway.services.db);

    await jobsAt(test, `${day}T20:01:00Z`);
    // CCBill's extract has the beginning of it alone.
    const id = biller === 'ccbill' ? ccbillNameOf(lost.orderId) : lost.orderId;
    const { text } = await run('unknown');
    expect(text.split('\n')).toHaveLength(1);
    expect(text).toContain(`${id}  ${biller}  charged ${day}T15:00:00.`);
    expect(text).toContain('1 charge  29.99 USD not refunded');

    expect(await run('return', id)).toEqual({ ok: true, text: `${id}: ended, 1 of 1 charges refunded` });
    expect((await run('unknown')).text).toContain('nothing that is not known');
    await test.deliver();
    await jobsAt(test, `2026-0${2 + 2 * BILLERS.indexOf(biller)}-03T12:00:00Z`);
    expect(timesCharged(test, lost.orderId)).toBe(1);
  },
);

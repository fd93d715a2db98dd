import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { checkBooks, join, type Joined } from '../../money/billing/testing/public.ts';
import { verifyAudit } from '../staff/testing/public.ts';
import { balanceOf } from '../../money/wallet/testing/public.ts';
import { type SupportDesk, type DeskAnswer, openSupportDesk } from './testing/support-desk.ts';

const PARALLEL = 12;
const atOnce = (call: (index: number) => Promise<DeskAnswer>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => call(index)));
const namesOf = (answers: readonly DeskAnswer[]) => answers.map(({ __typename }) => __typename).toSorted();

let support: SupportDesk;
let finance: SupportDesk;
const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));
// Gifts without approval are counted, so each case and each round of refunds has its own staff.
let shift = 0;
const changeShift = async () => {
  shift += 1;
  support = await openSupportDesk(test.gateway, 'support', `support-${shift}`);
  finance = await openSupportDesk(test.gateway, 'finance', `finance-${shift}`);
};
beforeEach(changeShift);
afterEach(async () => {
  await checkBooks(test.gateway.services.db);
  const audit = await verifyAudit(test.gateway.services.db);
  if ('brokenAt' in audit) throw new Error(`The audit is broken at ${audit.brokenAt}.`);
});

const chargeOf = (who: Joined) =>
  test.gateway.services.db
    .selectFrom('billing_transactions')
    .select(['id', 'transaction_id'])
    .where('user_id', '=', who.userId)
    .where('kind', '=', 'charge')
    .executeTakeFirstOrThrow();
const refundsOf = async (who: Joined) => {
  await test.deliver();
  return test.gateway.services.db
    .selectFrom('billing_transactions')
    .select('id')
    .where('user_id', '=', who.userId)
    .where('kind', '=', 'refund')
    .execute();
};

describe('members of staff at the same moment', () => {
  it('refund a charge once, with keys of their own', async () => {
    for (let round = 0; round < rounds(20); round += 1) {
      await changeShift();
      const who = await join(test, `refund-${round}@example.com`);
      const { id: chargeId } = await chargeOf(who);
      const answers = await atOnce((index) =>
        (index % 2 ? support : finance).act(who.userId, { refund: { chargeId } }),
      );
      expect(namesOf(answers)).toEqual(['ActionDone', ...Array<string>(PARALLEL - 1).fill('ActionRefused')]);
      expect(await refundsOf(who)).toHaveLength(1);
    }
  });

  it('refund parts of a charge, never more than it was', async () => {
    for (let round = 0; round < rounds(20); round += 1) {
      await changeShift();
      const who = await join(test, `parts-${round}@example.com`);
      const { id: chargeId } = await chargeOf(who);
      // Some wait for a part that is under way, and are requested again.
      for (let turn = 0; turn < 4; turn += 1) {
        await atOnce((index) =>
          (index % 2 ? support : finance).act(who.userId, { refund: { chargeId, amount: 700 + 100 * (index % 3) } }),
        );
      }
      await refundsOf(who);
      const { db } = test.gateway.services;
      const rows = await db
        .selectFrom('billing_transactions')
        .select('amount')
        .where('user_id', '=', who.userId)
        .where('kind', '=', 'refund')
        .execute();
      const total = rows.reduce((sum, { amount }) => sum + amount, 0);
      expect(rows.length).toBeGreaterThan(2);
      expect(total).toBeLessThanOrEqual(2_999);
      expect(2_999 - total).toBeLessThan(800);
    }
  });

  it('give gems once for one key, and each time for another', async () => {
    for (let round = 0; round < rounds(20); round += 1) {
      const who = await join(test, `gems-${round}@example.com`);
      const requestKey = `gems-of-round-${round}`;
      const gems = { gems: { amount: 7 } };
      expect(new Set(namesOf(await atOnce(() => support.act(who.userId, gems, { requestKey }))))).toEqual(
        new Set(['ActionDone']),
      );
      expect(await balanceOf(test.gateway.services.db, who.userId, 'gems')).toBe(7);
      await atOnce(() => support.act(who.userId, gems));
      expect(await balanceOf(test.gateway.services.db, who.userId, 'gems')).toBe(7 + PARALLEL * 7);
      const taken = await atOnce(() => support.act(who.userId, { gems: { amount: -50 } }));
      expect(taken.filter(({ __typename }) => __typename === 'ActionDone')).toHaveLength(1);
      expect(await balanceOf(test.gateway.services.db, who.userId, 'gems')).toBe(7 + PARALLEL * 7 - 50);
    }
  });

  it('decide a request once: approved and refunded, or declined and not', async () => {
    for (let round = 0; round < rounds(20); round += 1) {
      const who = await join(test, `year-${round}@example.com`, { optionId: 305 });
      const { id: chargeId } = await chargeOf(who);
      const requested = await support.act(who.userId, { refund: { chargeId } });
      const id = requested.approval?.id ?? '';
      const answers = await atOnce((index) => finance.decide(id, index % 2 === 0));
      const decided = answers.filter(({ __typename }) => __typename === 'ApprovalDecided');
      expect(decided).toHaveLength(1);
      expect(await refundsOf(who)).toHaveLength(decided[0]?.approval?.state === 'approved' ? 1 : 0);
    }
  });
});

import { describe, expect, it } from 'vitest';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined, startToJoin } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { moneyOf } from '../testing/money.ts';
import { pagesStayOpen } from '../testing/pages-stay-open.ts';
import { callAs, jobsAt, mailsTo } from '../testing/scene.ts';
import { listCodes, listDiscounts } from './discounts-of-staff.ts';

const test = balancedBiller({ tenants: [vixen, tushy] });

const db = () => test.gateway.services.db;
const discounts = async () => (await moneyOf(db()))['USD-discounts'] ?? 0;
const usesOf = async (id: string) => (await listDiscounts(db(), { after: null, limit: 1, id }))[0];

/** Opens a payment page for the month of vixen as a member of tushy. */
async function pageFor(who: Joined, voucher: string | null): Promise<string> {
  const start = 'mutation ($input: StartPurchaseInput!) { startPurchase(input: $input) { location messageKey } }';
  const buyer = { ...who, caller: { ...who.caller, tenant: 'vixen' } };
  const { startPurchase } = await callAs<{ startPurchase: { location: string | null; messageKey: string | null } }>(
    test,
    buyer,
    start,
    { input: { optionId: 303, biller: 'vendo', voucher } },
  );
  if (startPurchase.location === null) throw new Error(`No payment page: ${startPurchase.messageKey}`);
  return startPurchase.location;
}

/** Pays a page with a code after another page that opens the same. */
async function payOneTooMany(who: Joined, voucher: string): Promise<void> {
  pagesStayOpen();
  const withCode = await pageFor(who, voucher);
  await test.pay(await pageFor(who, null));
  await test.deliver();
  await test.pay(withCode);
  await test.deliver();
}

const statusOfCode = async (who: Joined, code: string): Promise<string | null> => {
  const query = 'mutation ($code: String!) { quoteVoucher(code: $code) { messageKey } }';
  const { quoteVoucher } = await callAs<{ quoteVoucher: { messageKey: string | null } }>(test, who, query, { code });
  return quoteVoucher.messageKey;
};

describe('a payment with a voucher that opens nothing and is refunded', () => {
  it('gives its use back at once, to its owner and to everybody, and its share leaves the books with the refund', async () => {
    const email = 'one-too-many@example.com';
    const who = await join(test, email, { optionId: 203, tenant: 'tushy' });
    const id = await makeVoucher(test, 'GOESBACK', { usesEach: 1, usesPerPerson: 1 });
    const before = await discounts();
    await payOneTooMany(who, 'GOESBACK');
    expect(await mailsTo(test, email)).toContain('duplicateChargeRefunded');
    expect(await usesOf(id)).toMatchObject({ used: 0, reserved: 0, discounted: [] });
    expect(await listCodes(db(), id, 1)).toMatchObject([{ used: 0, reserved: 0 }]);
    expect(await statusOfCode(who, 'GOESBACK')).toBeNull();
    // The refund takes the share out of the books, not the use that was given back.
    expect(await discounts()).toBe(before + 600);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    await test.deliver();
    expect(await discounts()).toBe(before);
    const { location } = await startToJoin(test, 'has-the-use@example.com', { voucher: 'GOESBACK' });
    await test.pay(location ?? '');
    await test.deliver();
    expect(await usesOf(id)).toMatchObject({ used: 1, reserved: 0, discounted: [{ currency: 'USD', amount: 600 }] });
    expect(await statusOfCode(who, 'GOESBACK')).toBe('billing.voucher.usedUp');
  });

  it('gives its use back as well where the voucher had paid all of it', async () => {
    const email = 'free-one-too-many@example.com';
    const who = await join(test, email, { optionId: 203, tenant: 'tushy' });
    const id = await makeVoucher(test, 'FREEBACK', { kind: 'amount', worth: 9_000, usesEach: 1 });
    const before = await discounts();
    await payOneTooMany(who, 'FREEBACK');
    expect(await mailsTo(test, email)).toContain('freeOrderNotNeeded');
    expect([await discounts(), await statusOfCode(who, 'FREEBACK')]).toEqual([before, null]);
    expect(await usesOf(id)).toMatchObject({ used: 0, reserved: 0 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { join, startToJoin } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { callAs } from '../testing/scene.ts';

let test: BillerTest;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen, tushy] });
});
afterAll(() => test.close());

interface Quote {
  readonly code: string | null;
  readonly messageKey: string | null;
  readonly endsAt: string | null;
  readonly prices: readonly {
    readonly optionId: number;
    readonly messageKey: string | null;
    readonly billers: readonly string[];
  }[];
}

async function quote(code: string, tenant = 'vixen'): Promise<Quote> {
  const { data } = await test.gateway.graphql<{ quoteVoucher: Quote }>(
    'mutation ($code: String!) { quoteVoucher(code: $code) { code messageKey endsAt prices { optionId messageKey billers } } }',
    { code },
    { tenant, area: 'members' },
  );
  return data.quoteVoucher;
}

describe('the quote of a voucher', () => {
  it.each(['NOSUCHCODE', '', '%_'])('says that nobody knows %j', async (code) => {
    expect(await quote(code)).toEqual({ code: null, messageKey: 'billing.voucher.unknown', endsAt: null, prices: [] });
  });

  it('says when it ends, and names no problem where there is none', async () => {
    await makeVoucher(test, 'SPRING', { endsAt: new Date('2026-04-01T00:00:00Z') });
    const { endsAt, prices } = await quote('SPRING');
    expect(endsAt).toBe('2026-04-01T00:00:00.000Z');
    expect(prices.find(({ optionId }) => optionId === 303)).toMatchObject({ messageKey: null });
  });

  it('names the brand that it is not for, without a price', async () => {
    await makeVoucher(test, 'TUSHYQUOTE', { brands: ['tushy'] });
    expect(await quote('TUSHYQUOTE')).toMatchObject({ messageKey: 'billing.voucher.otherBrand', prices: [] });
    expect((await quote('TUSHYQUOTE', 'tushy')).prices.length).toBeGreaterThan(0);
  });

  it('leaves out the billers that take no charge so small, and says why when none is left', async () => {
    // Of a dollar for the trial, four cents are left.
    await makeVoucher(test, 'ALMOSTALL', { worth: 96 });
    const trial = (await quote('ALMOSTALL')).prices.find(({ optionId }) => optionId === 301);
    expect(trial).toEqual({ optionId: 301, messageKey: 'billing.voucher.tooLittleLeft', billers: [] });
    const month = (await quote('ALMOSTALL')).prices.find(({ optionId }) => optionId === 303);
    expect(month?.billers).toContain('vendo');
  });
});

describe('a voucher that each person may use twice', () => {
  const statusesOf = async (email: string) =>
    (await test.gateway.services.db.selectFrom('billing_orders').select('status').where('email', '=', email).execute())
      .map(({ status }) => status)
      .toSorted();

  it('is good for the second payment of an owner, and not for a third', async () => {
    await makeVoucher(test, 'EACHTWICE', { usesPerPerson: 2 });
    const email = 'twice@example.com';
    const who = await join(test, email, { voucher: 'EACHTWICE', isEmailConfirmed: true });
    const call = 'mutation { quoteVoucher(code: "EACHTWICE") { messageKey } }';
    const answer = () => callAs<{ quoteVoucher: { messageKey: string | null } }>(test, who, call);
    expect((await answer()).quoteVoucher.messageKey).toBeNull();
    for (const expected of [
      ['awaiting-confirmation', 'paid'],
      ['awaiting-confirmation', 'paid', 'returned'],
    ]) {
      const { location } = await startToJoin(test, email, { optionId: 203, tenant: 'tushy', voucher: 'EACHTWICE' });
      await test.pay(location ?? '');
      await test.deliver();
      expect(await statusesOf(email)).toEqual(expected);
    }
  });
});

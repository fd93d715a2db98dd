import { afterEach, describe, expect, it, vi } from 'vitest';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { fixedClock } from '../../../../../config/clock.ts';
import type { CcbillConfig } from '../../../../../config/ccbill-config.ts';
import type { Database } from '../../../../../db/database.ts';
import type { Charge } from '../biller.ts';
import { ccbillBiller } from './ccbill-biller.ts';
import { ccbillSettings } from './ccbill-settings.ts';
import { ccbillDataLink } from './data-link.ts';
import { rowsIn } from './extract-rows.ts';
import { ccbillNameOf } from './payment-form.ts';
import { messageIn } from './webhook.ts';

/** The encryption key and the first Flex ID are those of the documentation's examples. */
const CCBILL: CcbillConfig = {
  account: '900100',
  subaccount: '0000',
  flexId: '687fa3e0-e60d-4466-88e2-181fa56dd6a9',
  salt: '7d901dad245fd0ff6bc20d06',
  dataLinkUser: 'reports',
  dataLinkPassword: 'password-1',
  webhookKey: 'k'.repeat(32),
  webhookAddresses: ['64.38.212.0/24'],
  forms: 'https://api.ccbill.com',
  dataLink: 'https://datalink.ccbill.com',
};
const config = testGatewayConfig({ ccbill: CCBILL });
const settings = ccbillSettings(config);
const nothingStored = null as unknown as Database;
const biller = ccbillBiller({ config, clock: fixedClock('2026-03-02T12:00:00Z'), db: nothingStored });
const dataLink = ccbillDataLink(settings);
const ORDER = '0f8fad5b-d9cb-469f-a165-70867728950e';
afterEach(() => vi.restoreAllMocks());

/** Answers every call with this text; returns the addresses that were called. */
function answers(text: string, status = 200): URL[] {
  const calls: URL[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target) => {
    calls.push(new URL(target instanceof Request ? target.url : target.toString()));
    return new Response(text, { status });
  });
  return calls;
}

describe('CCBill’s payment form', () => {
  const page = (price: Charge['price'], renewal: Charge['renewal'], product: string | null = null) => ({
    charge: { orderId: ORDER, price, description: 'Vixen, a month', renewal, product },
    brand: 'vixen',
    customer: { memberId: 'member-1', email: 'ada@example.com' },
    approvedUrl: 'https://members.example/ok',
    declinedUrl: 'https://members.example/no',
  });
  const USD = (amount: number) => ({ amount, currency: 'USD' });
  const MONTHLY = { amount: 2_999, months: 1, firstDays: null, firstAt: null };
  const query = async (...terms: Parameters<typeof page>) => new URL(await biller.hostedPage(page(...terms)));

  it('is that of a plan that has one', async () =>
    expect((await query(USD(295), MONTHLY, ORDER)).pathname).toBe(`/wap-frontflex/flexforms/${ORDER}`));

  it('has a recurring price whose first period is thirty days as the others are, and our order', async () => {
    const { origin, pathname, searchParams } = await query(USD(295), MONTHLY);
    expect(origin + pathname).toBe(
      'https://api.ccbill.com/wap-frontflex/flexforms/687fa3e0-e60d-4466-88e2-181fa56dd6a9',
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      clientAccnum: '900100',
      clientSubacc: '0000',
      initialPrice: '2.95',
      initialPeriod: '30',
      recurringPrice: '29.99',
      recurringPeriod: '30',
      numRebills: '99',
      currencyCode: '840',
      // MD5 of 2.95, 30, 29.99, 30, 99, 840 and the salt, in the documented order.
      formDigest: '7ae8409b93caabe49db63e1a66c85a11',
      'X-order': ORDER,
      username: '0f8fad5bd9cb469f',
      email: 'ada@example.com',
    });
  });

  it('has the digest of the documentation’s own example: 10.00 for 30 days in dollars', async () => {
    const { ccbillDigest } = await import('@network/validation/sandbox-ccbill.ts');
    expect(ccbillDigest(['10.00', '30', '840', CCBILL.salt])).toBe('a7459445d0e5dc0963fe736dc5cf900b');
  });

  it('has one price for a charge that does not renew', async () => {
    const { searchParams } = await query(USD(4_999), null);
    expect([...searchParams.keys()]).not.toContain('recurringPrice');
    expect([searchParams.get('initialPrice'), searchParams.get('initialPeriod')]).toEqual(['49.99', '365']);
  });

  it.each([
    ['a trial of three days', { ...MONTHLY, firstDays: 3 }, '3', '30'],
    ['a trial of one day, by the shortest that there is', { ...MONTHLY, firstDays: 1 }, '2', '30'],
    ['a year', { ...MONTHLY, months: 12 }, '365', '365'],
    ['a beginning that is fixed', { ...MONTHLY, firstAt: new Date('2026-03-12T12:00:00Z') }, '10', '30'],
    ['one that is, of a trial', { ...MONTHLY, firstDays: 3, firstAt: new Date('2026-03-12T12:00:00Z') }, '10', '30'],
  ])('bills %s by days', async (_name, renewal, first, length) => {
    const { searchParams } = await query(USD(295), renewal);
    expect([searchParams.get('initialPeriod'), searchParams.get('recurringPeriod')]).toEqual([first, length]);
  });

  it('is not opened in a currency that the reports do not have', async () => {
    await expect(query({ amount: 295, currency: 'EUR' }, MONTHLY)).rejects.toThrow('USD');
  });

  it('gives the member a name that CCBill takes: sixteen letters and digits at most', () => {
    expect(ccbillNameOf(ORDER)).toMatch(/^[a-z0-9]{6,16}$/);
  });
});

describe('CCBill’s Data Link', () => {
  it('reads the status of a subscription', async () => {
    const calls = answers(
      "<?xml version='1.0' standalone='yes'?>\n<results>\n  <cancelDate>20260225111316</cancelDate>\n  <chargebacksIssued>0</chargebacksIssued>\n  <expirationDate>20260326235959</expirationDate>\n  <recurringSubscription>1</recurringSubscription>\n  <refundsIssued>1</refundsIssued>\n  <signupDate>20260124200428</signupDate>\n  <subscriptionStatus>1</subscriptionStatus>\n  <timesRebilled>12</timesRebilled>\n  <voidsIssued>0</voidsIssued>\n</results>",
    );
    expect(await dataLink.status('1071776966')).toMatchObject({
      subscriptionStatus: '1',
      timesRebilled: 12,
      refundsIssued: 1,
      returnsIssued: 0,
      cancelDate: new Date('2026-02-25T18:13:16Z'),
    });
    expect(calls[0]?.href).toBe(
      'https://datalink.ccbill.com/utils/subscriptionManagement.cgi?clientAccnum=900100&username=reports&password=password-1&action=viewSubscriptionStatus&subscriptionId=1071776966&usingSubacc=0000&returnXML=1',
    );
  });

  it.each([
    ['a refusal', '<results>-3</results>'],
    ['a status that nobody documents', '<results><subscriptionStatus>9</subscriptionStatus></results>'],
    ['a page', '<html><body>Maintenance</body></html>'],
    ['nothing', ''],
  ])('has no status in %s', async (_name, text) => {
    answers(text);
    await expect(dataLink.status('1071776966')).rejects.toThrow();
  });

  it('cancels, and says when it did not', async () => {
    const calls = answers("<?xml version='1.0' standalone='yes'?> <results>1</results>");
    expect(await dataLink.cancel('1071776966')).toBe(true);
    expect(calls[0]?.searchParams.get('action')).toBe('cancelSubscription');
    vi.restoreAllMocks();
    answers('<results>0</results>');
    expect(await dataLink.cancel('1071776966')).toBe(false);
  });

  it('refunds an amount, and fails when it did not', async () => {
    const calls = answers('<results>1</results>');
    await dataLink.refundLastCharge('1071776966', 2_999);
    expect([calls[0]?.searchParams.get('action'), calls[0]?.searchParams.get('amount')]).toEqual([
      'voidOrRefundTransaction',
      '29.99',
    ]);
    vi.restoreAllMocks();
    answers('<results>-7</results>');
    await expect(dataLink.refundLastCharge('1071776966', 2_999)).rejects.toThrow('did not refund');
  });

  it('requests an extract by its own clock, and never has the password in an error', async () => {
    const calls = answers('1');
    expect(await dataLink.extract(new Date('2026-03-01T12:00:00Z'), new Date('2026-03-02T12:00:00Z'))).toEqual([]);
    const { searchParams } = calls[0] ?? new URL('https://x');
    expect([searchParams.get('startTime'), searchParams.get('endTime')]).toEqual(['20260301050000', '20260302050000']);
    expect(searchParams.get('transactionTypes')).toBe('NEW,REBILL,REFUND,VOID,CHARGEBACK');
    vi.restoreAllMocks();
    answers('', 500);
    await expect(dataLink.status('1')).rejects.toThrow(/^CCBill answered 500 to utils\/subscriptionManagement\.cgi\.$/);
  });
});

describe('an extract', () => {
  const person = '"Ada","Sample, jr","0f8fad5bd9cb469f","","Street 1","Town","AZ","85001","US","ada@example.com","",';

  it('has sales, renewals and what took them back, and nothing of the person but the name that we gave', () => {
    const text = [
      `"NEW","900100","0000","0912187401000000099","2026-03-01 05:00:00",${person}"1","29.99","30","29.99","30","99"`,
      '"REBILL","900100","0000","0912187401000000099","2026-04-01 05:00:00","0912191101000000159","29.99"',
      '"REFUND","900100","0000","0912187401000000099","2026-04-02 05:00:00","29.99"',
      '"VOID","900100","0000","0912187401000000099","2026-04-02 05:00:00","-29.99"',
      '"CHARGEBACK","900100","0000","0912187401000000099","2026-04-02 05:00:00","29.99"',
    ].join('\r\n');
    const subscriptionId = '0912187401000000099';
    const at = new Date('2026-04-02T12:00:00Z');
    expect(rowsIn(text)).toEqual([
      {
        type: 'NEW',
        subscriptionId,
        at: new Date('2026-03-01T12:00:00Z'),
        amount: 2_999,
        name: '0f8fad5bd9cb469f',
      },
      {
        type: 'REBILL',
        subscriptionId,
        at: new Date('2026-04-01T12:00:00Z'),
        amount: 2_999,
        transactionId: '0912191101000000159',
      },
      { type: 'REFUND', subscriptionId, at, amount: 2_999 },
      { type: 'VOID', subscriptionId, at, amount: 2_999 },
      { type: 'CHARGEBACK', subscriptionId, at, amount: 2_999 },
    ]);
  });

  it('is empty, or one, without transactions', () => {
    expect([rowsIn(''), rowsIn('1\n')]).toEqual([[], []]);
  });

  it.each([
    ['a refusal', 'Error:Authentication failed.'],
    ['a page', '<html>'],
    ['a row without an amount', '"REFUND","900100","0000","1","2026-04-02 05:00:00"'],
    ['a day that is none', '"REFUND","900100","0000","1","2026-02-30 05:00:00","1.00"'],
  ])('is not read with %s, rather than shorter', (_name, text) => {
    expect(() => rowsIn(text)).toThrow(/CCBill/);
  });
});

describe('CCBill’s webhooks', () => {
  const ACCOUNT = { clientAccnum: '900100', clientSubacc: '0' };
  const about = { ...ACCOUNT, subscriptionId: '1000000000', timestamp: '2026-03-02 04:00:00' };
  const money = { ...about, transactionId: '0912191101000000159' };
  const reversal = { ...money, amount: '29.99', currency: 'USD', reason: 'Customer Refunded' };
  /** MD5 of the subscription, 1 and the salt. */
  const SALE_DIGEST = 'd7e65b1246011c33d491c771fec5cb56';
  const sale = {
    ...money,
    billedInitialPrice: '29.99',
    billedCurrency: 'USD',
    dynamicPricingValidationDigest: SALE_DIGEST,
    'X-order': ORDER,
  };
  const DOCUMENTED: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['NewSaleSuccess', sale],
    ['NewSaleFailure', { ...money, failureReason: 'Declined', failureCode: 'BE-111', 'X-order': ORDER }],
    ['RenewalSuccess', { ...money, billedAmount: 29.99, billedCurrency: 'USD', nextRenewalDate: '2026-04-01' }],
    ['RenewalFailure', { ...money, failureReason: 'Declined', nextRetryDate: '2026-03-05' }],
    ['Refund', reversal],
    ['Void', reversal],
    ['Chargeback', reversal],
    ['Return', reversal],
    ['Cancellation', { ...about, reason: 'Satisfied customer', source: 'SUPPORT' }],
    ['Expiration', about],
    ['UserReactivation', { ...ACCOUNT, subscriptionId: '1000000000', nextRenewalDate: '2026-04-01' }],
    ['CustomerDataUpdate', { ...about, last4: '1111', expDate: '1228' }],
    ['BillingDateChange', { ...about, nextRenewalDate: '2026-04-05' }],
  ];
  const read = (eventType: string, fields: Readonly<Record<string, unknown>>, form: 'json' | 'form') => {
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    const body = form === 'json' ? JSON.stringify(fields) : new URLSearchParams(texts).toString();
    const query = new URLSearchParams({ eventType });
    return messageIn(settings, { method: 'POST', headers: {}, address: '64.38.212.7', query, body });
  };

  it.each(DOCUMENTED)('are read as JSON and as a form: %s', (eventType, fields) => {
    expect(read(eventType, fields, 'json')).toMatchObject({ eventType });
    expect(read(eventType, fields, 'form')).toEqual(read(eventType, fields, 'json'));
  });

  it('have their amounts in cents and their moments by CCBill’s clock', () => {
    expect(read('Refund', reversal, 'json')).toMatchObject({
      amount: 2_999,
      timestamp: new Date('2026-03-02T11:00:00Z'),
    });
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a wrong digest', { dynamicPricingValidationDigest: '0'.repeat(32) }],
    ['the digest of another subscription', { subscriptionId: '1000000001' }],
    ['another account', { clientAccnum: '900101' }],
    ['another subaccount', { clientSubacc: '0001' }],
    ['no order', { 'X-order': '' }],
    ['an order that is none', { 'X-order': "1' or 1=1" }],
    ['an amount in words', { billedInitialPrice: 'ten' }],
    ['a moment that is none', { timestamp: '2026-02-30 04:00:00' }],
  ])('are no sale with %s', (_name, change) => {
    expect(read('NewSaleSuccess', { ...sale, ...change }, 'json')).toBeNull();
  });

  it.each(['UpgradeSuccess', 'UpSaleSuccess', 'CrossSaleSuccess', 'Anything'])(
    'are not understood when they are about %s, which is not sold here',
    (eventType) => expect(read(eventType, sale, 'json')).toBeNull(),
  );

  it.each([
    ['a documented address with the key', '64.38.212.7', 'k'.repeat(32), 'valid'],
    ['one whose query was begun twice', '64.38.212.7', `${'k'.repeat(32)}?clientAccnum=900100`, 'valid'],
    ['a documented address without it', '64.38.212.7', '', 'invalid'],
    ['another address with it', '198.51.100.1', 'k'.repeat(32), 'invalid'],
    ['no address', '', 'k'.repeat(32), 'invalid'],
  ])('from %s are right or refused', (_name, address, key, signature) => {
    const postback = { method: 'POST', headers: {}, address, query: new URLSearchParams({ key }), body: '' } as const;
    expect(biller.verify(postback, new Date())).toEqual({ signature, once: null });
  });
});

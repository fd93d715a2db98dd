import { afterEach, describe, expect, it, vi } from 'vitest';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { hasRocketgateHash, withRocketgateHash } from '@network/validation/sandbox-rocketgate.ts';
import { fixedClock } from '../../../../../config/clock.ts';
import type { RocketgateConfig } from '../../../../../config/rocketgate-config.ts';
import type { Database } from '../../../../../db/database.ts';
import type { Charge } from '../biller.ts';
import { BeyondTerms } from '../beyond-terms.ts';
import { wasNeverSent } from '../never-sent.ts';
import { messageIn } from './postback.ts';
import { rocketgateBiller } from './rocketgate-biller.ts';
import { rocketgateSettings } from './rocketgate-settings.ts';
import { transactionReport } from './transaction-report.ts';

/** Merchant, hash secret and transaction numbers are those of RocketGate's own examples. */
const ROCKETGATE: RocketgateConfig = {
  merchantId: '1',
  merchantPassword: 'testpassword',
  hashSecret: 'hashsecret',
  postbackKey: 'k'.repeat(32),
  postbackAddresses: ['198.51.100.0/24'],
  pages: 'https://secure.rocketgate.com',
  gateway: 'https://gateway.rocketgate.com',
  reports: 'https://my.rocketgate.com',
};
const NOW = new Date('2026-03-02T12:00:00Z');
const config = testGatewayConfig({ rocketgate: ROCKETGATE, publicUrl: 'https://gateway.example' });
const settings = rocketgateSettings(config);
const nothingStored = null as unknown as Database;
const biller = rocketgateBiller({ config, clock: fixedClock(NOW.toISOString()), db: nothingStored });
const ORDER = '0f8fad5b-d9cb-469f-a165-70867728950e';
afterEach(() => vi.restoreAllMocks());

/** Answers calls in turn, the last answer again and again; returns the addresses that were called. */
function answers(...texts: readonly string[]): URL[] {
  const calls: URL[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target) => {
    calls.push(new URL(target instanceof Request ? target.url : target.toString()));
    return new Response(texts[calls.length - 1] ?? texts.at(-1) ?? '');
  });
  return calls;
}

const purchase = (amount: number, renewal: Charge['renewal']) => ({
  charge: { orderId: ORDER, price: { amount, currency: 'USD' }, description: 'Vixen, a month', renewal },
  brand: 'vixen',
  customer: { memberId: 'member-1', email: 'ada@example.com' },
});
const page = (amount: number, renewal: Charge['renewal']) => ({
  ...purchase(amount, renewal),
  approvedUrl: 'https://members.example/ok',
  declinedUrl: 'https://members.example/no',
});
const MONTHLY = { amount: 2_999, months: 1, firstDays: null, firstAt: null };
const pageIn = (currency: string) => {
  const request = page(2_499, { ...MONTHLY, amount: 2_499 });
  return biller.hostedPage({ ...request, charge: { ...request.charge, price: { amount: 2_499, currency } } });
};

describe('the currency of a page', () => {
  it('is that of the charge, by its code, under the hash', async () => {
    const { search, searchParams } = new URL(await pageIn('EUR'));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      amount: '24.99',
      currency: 'EUR',
      'rebill-amount': '24.99',
    });
    expect(hasRocketgateHash(search, settings.hashSecret)).toBe(true);
  });

  it('has cents: how amounts without them are written is not described', async () => {
    await expect(async () => pageIn('JPY')).rejects.toThrow('JPY');
  });
});

describe('RocketGate’s hash', () => {
  it('is the one of its own link builder, for its own example', () => {
    const query = { time: '1', id: 'Customer-012345', merch: '1', amount: '1.99', address: '123 Main St.' };
    // echo -n "time=1&id=Customer-012345&merch=1&amount=1.99&address=123 Main St.&secret=hashsecret" | openssl sha1 -binary | base64
    expect(withRocketgateHash(query, 'hashsecret')).toBe(
      'time=1&id=Customer-012345&merch=1&amount=1.99&address=123+Main+St.&hash=RTjTNYYRZGwqLp%2FsK0lSnsoowOA%3D',
    );
  });

  it('covers everything before it', () => {
    const signed = withRocketgateHash({ id: '18', invoiceID: '18' }, 'hashsecret');
    expect(hasRocketgateHash(`?${signed}`, 'hashsecret')).toBe(true);
    for (const wrong of [signed.replace('18', '19'), `a=1&${signed}`, 'id=18', '', `${signed}x`]) {
      expect(hasRocketgateHash(wrong, 'hashsecret')).toBe(false);
    }
    expect(hasRocketgateHash(signed, 'another')).toBe(false);
  });
});

describe('RocketGate’s hosted page', () => {
  const query = async (amount: number, renewal: Charge['renewal']) =>
    new URL(await biller.hostedPage(page(amount, renewal)));

  it('has the price, the renewal, our order and the hash', async () => {
    const { origin, pathname, search, searchParams } = await query(295, MONTHLY);
    expect(origin + pathname).toBe('https://secure.rocketgate.com/hostedpage/servlet/HostedPagePurchase');
    expect(hasRocketgateHash(search, 'hashsecret')).toBe(true);
    searchParams.delete('hash');
    expect(Object.fromEntries(searchParams)).toEqual({
      id: 'member-1',
      merch: '1',
      amount: '2.95',
      currency: 'USD',
      purchase: 'TRUE',
      method: 'CC',
      invoice: ORDER,
      email: 'ada@example.com',
      'rebill-amount': '29.99',
      'rebill-freq': 'MONTHLY',
      success: 'https://gateway.example/billers/rocketgate/return',
      fail: 'https://gateway.example/billers/rocketgate/return',
    });
  });

  it.each([
    ['a trial of three days', { ...MONTHLY, firstDays: 3 }, 'MONTHLY', '3'],
    ['three months', { ...MONTHLY, months: 3 }, 'QUARTERLY', null],
    ['half a year', { ...MONTHLY, months: 6 }, 'SEMI-ANNUALLY', null],
    ['a year', { ...MONTHLY, months: 12 }, 'ANNUALLY', null],
    ['two months', { ...MONTHLY, months: 2 }, '60', null],
    ['a beginning that is fixed', { ...MONTHLY, firstAt: new Date('2026-03-12T12:00:00Z') }, 'MONTHLY', '10'],
  ])('renews by %s', async (_name, renewal, frequency, start) => {
    const { searchParams } = await query(295, renewal);
    expect([searchParams.get('rebill-freq'), searchParams.get('rebill-start')]).toEqual([frequency, start]);
  });

  it('verifies the card where nothing is charged, and has no renewal for one charge', async () => {
    const { searchParams } = await query(0, null);
    expect([searchParams.get('amount'), searchParams.get('purchase')]).toEqual(['0.00', 'FALSE']);
    expect([...searchParams.keys()].filter((name) => name.startsWith('rebill'))).toEqual([]);
  });

  it('is not opened for less than a dollar, or for a beginning beyond 549 days', async () => {
    await expect(query(99, MONTHLY)).rejects.toThrow('a dollar at least');
    await expect(query(99, MONTHLY)).rejects.toBeInstanceOf(BeyondTerms);
    await expect(query(2_999, { ...MONTHLY, firstDays: 550 })).rejects.toThrow('549 days');
  });

  it('is not asked for either with a stored card, so that the purchase is known to have failed', async () => {
    const calls = answers();
    const late = purchase(2_999, { ...MONTHLY, firstDays: 550 });
    const refusal = await biller.oneClick('member-1:100013F3954736F', late).catch((error: unknown) => error);
    expect(wasNeverSent(refusal)).toBe(true);
    expect(calls).toEqual([]);
  });
});

describe('RocketGate’s report', () => {
  const COLUMNS = [
    'TR_ID',
    'CUST_ID_EXT',
    'INV_ID_EXT',
    'TR_AMOUNT',
    'CURR_CODE_REQUESTED',
    'TR_DATE',
    'TR_CHARGEBACKDATE',
    'RESPC_ID',
  ];
  const ROW = ['100013F3954736F', 'member-1', ORDER, 29.99, 'USD', 'March, 02 2026 12:00:03', '', 0];
  const report = (...DATA: readonly unknown[]) => `//${JSON.stringify({ COLUMNS, DATA })}`;
  const { invoice, days } = transactionReport(settings);
  const day = new Date('2026-03-02T23:59:00Z');

  it('is requested by kind for an invoice, whose rows alone are read', async () => {
    const calls = answers(report(ROW, ROW.with(2, 'another')));
    const { sale } = await invoice(ORDER, day, day);
    expect(calls.map((url) => url.searchParams.get('ttype_id'))).toEqual(['1', '2,3', '4', '5']);
    expect(calls[1]?.href).toBe(
      `https://my.rocketgate.com/com/rocketgate/gateway/xml/Transactions.cfc?method=lookupTransaction&merch_id=1&gatewayPassword=testpassword&fromDate=2026-03-02&toDate=2026-03-02&tmz=UTC&returnFormat=JSON&dc=td&inv_id_ext=${ORDER}&ttype_id=2%2C3`,
    );
    expect(sale).toEqual([
      expect.objectContaining({ tr_amount: 2_999, tr_date: new Date('2026-03-02T12:00:03Z'), tr_chargebackdate: null }),
    ]);
  });

  it('lists what happened by the day of a transaction and by that of a chargeback', async () => {
    const calls = answers(report(ROW, ROW.with(2, '')), report(ROW.with(2, 'disputed')));
    expect(await days(day, day)).toEqual([
      { invoice: ORDER, eventIds: ['trans:100013F3954736F', 'unnamed:100013F3954736F'] },
      { invoice: 'disputed', eventIds: ['chargeback:100013F3954736F'] },
    ]);
    expect(calls.map((url) => url.searchParams.get('dc'))).toEqual(['td', 'cb']);
  });

  it.each([
    ['an error', '<xml><code>401</code></xml>'],
    ['a column that is missing', `//${JSON.stringify({ COLUMNS: COLUMNS.slice(1), DATA: [ROW.slice(1)] })}`],
    ['an amount of parts of a cent', report(ROW.with(3, 29.995))],
    ['a moment in other words', report(ROW.with(5, '2026-03-02 12:00:03'))],
    ['a month that there is not', report(ROW.with(5, 'Mars, 02 2026 12:00:03'))],
    ['a currency in words', report(ROW.with(4, 'dollars'))],
  ])('rejects as a whole with %s, and is never an empty list', async (_name, text) => {
    answers(text);
    await expect(invoice(ORDER, day, day)).rejects.toThrow();
  });
});

describe('RocketGate’s messages', () => {
  const read = (body: string, method: 'GET' | 'POST' = 'POST') =>
    messageIn(settings, { method, headers: {}, address: '198.51.100.7', query: new URLSearchParams(), body });
  const fields = `<merchantID>1</merchantID><customerID>18</customerID><invoiceID>${ORDER}</invoiceID>`;

  it('are read by their root and invoice', () => {
    const transaction = `${fields}<transactID>100013EB3A6151D</transactID>`;
    expect(read(`<?xml version="1.0" encoding="UTF-8"?><HostedPage>${transaction}</HostedPage>`)).toEqual({
      kind: 'HostedPage',
      orderId: ORDER,
      guid: '100013EB3A6151D',
    });
    expect(read(`<RecurringBilling>${transaction}</RecurringBilling>`)).toMatchObject({ kind: 'RecurringBilling' });
    expect(read(`<Cancellation>${fields}</Cancellation>`)).toEqual({ kind: 'Cancellation', orderId: ORDER });
    expect(read(`<Anything>${fields}</Anything>`)).toEqual({ kind: 'other', orderId: ORDER });
  });

  it.each([
    ['of another merchant', `<Cancellation>${fields.replace('>1<', '>2<')}</Cancellation>`],
    ['without an invoice', '<Cancellation><merchantID>1</merchantID></Cancellation>'],
    ['of a sale without a number', `<HostedPage>${fields}</HostedPage>`],
    ['that is no document', 'invoiceID=1&merchantID=1'],
  ])('are not understood %s', (_name, body) => expect(read(body)).toBeNull());

  it('are taken by POST alone', () => expect(read(`<Cancellation>${fields}</Cancellation>`, 'GET')).toBeNull());

  it('are RocketGate’s by address and key together', () => {
    const verdict = (address: string, key: string) =>
      biller.verify({ method: 'POST', headers: {}, address, query: new URLSearchParams({ key }), body: '' }, NOW);
    expect(verdict('198.51.100.7', ROCKETGATE.postbackKey).signature).toBe('valid');
    expect(verdict('203.0.113.9', ROCKETGATE.postbackKey).signature).toBe('invalid');
    expect(verdict('198.51.100.7', 'x'.repeat(32)).signature).toBe('invalid');
  });

  it('are answered in RocketGate’s words', () => {
    expect(biller.answer('taken')).toEqual({
      status: 200,
      contentType: 'text/xml',
      body: '<?xml version="1.0" encoding="UTF-8"?><Response><results>0</results></Response>',
    });
    expect(biller.answer('failed')).toMatchObject({
      status: 503,
      body: expect.stringContaining('<results>1</results>'),
    });
  });
});

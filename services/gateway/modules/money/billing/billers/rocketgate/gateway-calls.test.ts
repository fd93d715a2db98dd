import { afterEach, describe, expect, it, vi } from 'vitest';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { fixedClock } from '../../../../../config/clock.ts';
import type { Database } from '../../../../../db/database.ts';
import { ROCKETGATE } from '../../testing/vendor-histories/rocketgate-speech.ts';
import type { Agreement, Charge } from '../biller.ts';
import { RefusedByBiller } from '../refused-by-biller.ts';
import { rocketgateBiller } from './rocketgate-biller.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const config = testGatewayConfig({ rocketgate: ROCKETGATE });
/** A database without events that were received. */
const noRows = { select: () => noRows, where: () => noRows, execute: async () => [] };
const nothingStored = { selectFrom: () => noRows } as unknown as Database;
const biller = rocketgateBiller({ config, clock: fixedClock(NOW.toISOString()), db: nothingStored });
const ORDER = '0f8fad5b-d9cb-469f-a165-70867728950e';
afterEach(() => vi.restoreAllMocks());

interface Call {
  readonly url: URL;
  readonly body: string;
  readonly headers: unknown;
}

/** Answers calls in turn, the last answer again and again; returns what was called. */
function answers(...texts: readonly string[]): Call[] {
  const calls: Call[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    const url = new URL(target instanceof Request ? target.url : target.toString());
    calls.push({ url, body: typeof request?.body === 'string' ? request.body : '', headers: request?.headers });
    return new Response(texts[calls.length - 1] ?? texts.at(-1) ?? '');
  });
  return calls;
}

const answer = (responseCode: number, reasonCode: number, more = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><gatewayResponse><version>1.0</version><responseCode>${responseCode}</responseCode><reasonCode>${reasonCode}</reasonCode>${more}</gatewayResponse>`;
const GUID = '<guidNo>100016C8BAE1717</guidNo>';
const fieldsOf = ({ body }: Pick<Call, 'body'>): Record<string, string> =>
  Object.fromEntries([...body.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', value = '']) => [name, value]));

const purchase = (amount: number, renewal: Charge['renewal']) => ({
  charge: { orderId: ORDER, price: { amount, currency: 'USD' }, description: 'Vixen, a month', renewal },
  brand: 'vixen',
  customer: { memberId: 'member-1', email: 'ada@example.com' },
});
const MONTHLY = { amount: 2_999, months: 1, firstDays: null, firstAt: null };
const AGREEMENT: Agreement = {
  orderId: ORDER,
  tokenTransactionId: 'member-1:100016C8BAE1717',
  price: { amount: 2_999, currency: 'USD' },
  months: 1,
  period: 1,
  dueAt: new Date('2026-04-02T12:00:00Z'),
  isCancelled: false,
};

describe('a stored card at RocketGate', () => {
  const press = () => biller.oneClick('member-1:100016C8BAE1717', purchase(4_999, MONTHLY));

  it('is charged by its transaction, and confirmed where that was made', async () => {
    const calls = answers(answer(0, 0, '<guidNo>100013F3954736F</guidNo>'), answer(0, 0));
    expect(await press()).toMatchObject({
      outcome: 'approved',
      event: {
        id: 'trans:100013F3954736F',
        kind: 'charged',
        orderId: ORDER,
        period: 0,
        price: { amount: 4_999, currency: 'USD' },
        transactionId: 'member-1:100013F3954736F',
      },
    });
    expect(calls.map(({ url }) => url.href)).toEqual([
      'https://gateway.rocketgate.com/gateway/servlet/ServiceDispatcherAccess',
      'https://gateway-1.rocketgate.com/gateway/servlet/ServiceDispatcherAccess',
    ]);
    expect(calls.map(fieldsOf)).toEqual([
      {
        version: 'K2.4',
        merchantID: ROCKETGATE.merchantId,
        merchantPassword: ROCKETGATE.merchantPassword,
        transactionType: 'CC_PURCHASE',
        merchantCustomerID: 'member-1',
        merchantInvoiceID: ORDER,
        payInfoTransactID: '100016C8BAE1717',
        amount: '49.99',
        currency: 'USD',
        rebillAmount: '29.99',
        rebillFrequency: 'MONTHLY',
      },
      {
        version: 'K2.4',
        merchantID: ROCKETGATE.merchantId,
        merchantPassword: ROCKETGATE.merchantPassword,
        transactionType: 'CC_CONFIRM',
        referenceGUID: '100013F3954736F',
      },
    ]);
  });

  it('says what was approved, so that another amount is seen', async () => {
    const approved = '<approvedAmount>10.0</approvedAmount><approvedCurrency>EUR</approvedCurrency>';
    answers(answer(0, 0, GUID + approved), answer(0, 0));
    expect(await press()).toMatchObject({ event: { price: { amount: 1_000, currency: 'EUR' } } });
  });

  it('is charged as asked where the answer names an amount without its currency', async () => {
    answers(answer(0, 0, `${GUID}<approvedAmount>10.0</approvedAmount>`), answer(0, 0));
    expect(await press()).toMatchObject({ event: { price: { amount: 4_999, currency: 'USD' } } });
  });

  it('is shown as far as the answer says which one it is', async () => {
    answers(answer(0, 0, `${GUID}<cardType>VISA</cardType><cardLastFour>1111</cardLastFour>`), answer(0, 0));
    expect(await press()).toMatchObject({ event: { card: { brand: 'Visa', lastFour: '1111', expires: null } } });
    answers(answer(0, 0, GUID), answer(0, 0));
    expect(await press()).toMatchObject({ event: expect.not.objectContaining({ card: expect.anything() }) });
  });

  it('is verified alone for a trial that costs nothing, and charged when the trial ends', async () => {
    const calls = answers(answer(0, 0, GUID), answer(0, 0));
    await biller.oneClick('member-1:100016C8BAE1717', purchase(0, { ...MONTHLY, firstDays: 3 }));
    expect(calls.map(fieldsOf)[0]).toMatchObject({ transactionType: 'CC_AUTH', amount: '0.00', rebillStart: '3' });
  });

  it('was declined once for each transaction, or for the order where there was none', async () => {
    answers(answer(1, 104, GUID));
    expect(await press()).toMatchObject({ event: { id: 'trans:100016C8BAE1717', transactionId: null } });
    answers(answer(1, 104));
    expect(await press()).toMatchObject({ event: { id: `decline:${ORDER}`, transactionId: null } });
  });

  it.each([
    ['by the bank', 1, 104],
    ['as a risk', 2, 200],
    ['as a request', 4, 409],
  ])('is declined %s', async (_name, response, reason) => {
    answers(answer(response, reason, GUID));
    expect(await press()).toMatchObject({ outcome: 'declined', event: { kind: 'declined', price: null } });
  });

  it.each([
    ['a server that failed', [answer(3, 303)]],
    ['an invoice that was charged before', [answer(4, 439)]],
    ['a membership that was there before', [answer(4, 440)]],
    ['a confirmation that is refused', [answer(0, 0, GUID), answer(3, 307)]],
    ['an approval without a number', [answer(0, 0)]],
  ])('is under way after %s', async (_name, texts) => {
    answers(...texts);
    expect(await press()).toEqual({ outcome: 'pending' });
  });

  it('is under way when nobody answers in time, and fails when nothing was sent', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('late', 'TimeoutError'));
    expect(await press()).toEqual({ outcome: 'pending' });
    vi.mocked(globalThis.fetch).mockRejectedValue(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
    await expect(press()).rejects.toThrow('fetch failed');
    vi.mocked(globalThis.fetch).mockRejectedValue(new DOMException('given up', 'AbortError'));
    await expect(press()).rejects.toThrow('given up');
    vi.mocked(globalThis.fetch).mockResolvedValue(new Response(answer(0, 0, GUID), { status: 502 }));
    await expect(press()).rejects.toThrow('502');
  });

  it('is charged nothing below a dollar', async () => {
    const calls = answers(answer(0, 0));
    expect(await biller.oneClick('member-1:100016C8BAE1717', purchase(37, MONTHLY))).toMatchObject({
      outcome: 'declined',
    });
    expect(calls).toEqual([]);
  });
});

describe('RocketGate’s subscriptions', () => {
  it('are cancelled by customer and invoice; one that was cancelled before stays so', async () => {
    for (const text of [answer(0, 0, '<rebillEndDate>2026-04-02</rebillEndDate>'), answer(4, 448)]) {
      const calls = answers(text);
      expect(await biller.cancel(AGREEMENT, 'operation-1')).toMatchObject({
        kind: 'cancelled',
        orderId: ORDER,
        occurredAt: NOW,
        reference: 'operation-1',
      });
      expect(calls.map(fieldsOf)).toMatchObject([
        { transactionType: 'REBILL_CANCEL', merchantCustomerID: 'member-1', merchantInvoiceID: ORDER },
      ]);
    }
    answers(answer(4, 441));
    await expect(biller.cancel(AGREEMENT, 'operation-1')).rejects.toThrow('reason 441');
  });

  it('are taken up again: an end to come is cleared, and one that has come is taken back', async () => {
    const cleared = answers(answer(0, 0));
    await biller.reactivate(AGREEMENT, { amount: 1_999, currency: 'USD' }, 'operation-2');
    expect(cleared.map(fieldsOf)).toMatchObject([
      { transactionType: 'REBILL_UPDATE', rebillEndDate: 'CLEAR', rebillAmount: '19.99' },
    ]);
    const again = answers(answer(4, 448), answer(0, 0));
    await biller.reactivate(AGREEMENT, { amount: 1_999, currency: 'USD' }, 'operation-2');
    expect(again.map(fieldsOf).at(-1)).toMatchObject({ REBILLREACTIVATE: 'TRUE', rebillStart: '31' });
  });

  it('get another price, without a charge now', async () => {
    const calls = answers(answer(0, 0));
    await biller.changePrice(AGREEMENT, { amount: 1_499, currency: 'USD' });
    expect(calls.map(fieldsOf)).toMatchObject([{ transactionType: 'REBILL_UPDATE', rebillAmount: '14.99' }]);
    expect(calls.map(fieldsOf)[0]).not.toHaveProperty('amount');
  });

  it.each([
    ['no answer of the gateway', '<html>Maintenance</html>'],
    ['a refusal', answer(4, 411)],
  ])('reject with %s', async (_name, text) => {
    answers(text);
    await expect(biller.changePrice(AGREEMENT, { amount: 1_499, currency: 'USD' })).rejects.toThrow('RocketGate');
  });

  it('are not changed by a refusal, and may have been where RocketGate failed on the way', async () => {
    const newPrice = () => biller.changePrice(AGREEMENT, { amount: 1_499, currency: 'USD' });
    answers(answer(4, 411));
    await expect(newPrice()).rejects.toBeInstanceOf(RefusedByBiller);
    answers(answer(3, 303));
    await expect(newPrice()).rejects.not.toBeInstanceOf(RefusedByBiller);
  });

  it('have nothing of the sandbox in what is sent to RocketGate', async () => {
    const calls = answers(answer(0, 0));
    await biller.changePrice(AGREEMENT, { amount: 1_499, currency: 'USD' });
    expect(calls.map(({ headers }) => headers)).toEqual([{ 'content-type': 'text/xml' }]);
  });
});

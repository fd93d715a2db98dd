import { describe, expect, it } from 'vitest';
import { firstSaleIn, messageIn, type TransactionMessage } from './postback.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const SALE = {
  action: 'Auth',
  stage: 'Initial',
  approved: 'Yes',
  trantype: 'Sale',
  purchaseid: '11',
  tranid: '22',
  price: '29.99',
  currencycode: 'USD',
  ref1: 'order-1',
};

const byQuery = (fields: Readonly<Record<string, string>>) =>
  messageIn({ method: 'GET', headers: {}, address: '192.0.2.7', query: new URLSearchParams(fields), body: '' });
const saleIn = (change: Readonly<Partial<typeof SALE>> = {}) =>
  firstSaleIn(byQuery({ ...SALE, ...change }) as TransactionMessage, NOW);

describe('a message of Segpay', () => {
  it('is the same in an address and in a form, whose address has the key', () => {
    const form = messageIn({
      method: 'POST',
      headers: {},
      address: '192.0.2.7',
      query: new URLSearchParams({ key: 'k', ref1: 'order-1' }),
      body: new URLSearchParams({ ...SALE, ref1: 'order-1' }).toString(),
    });
    expect(form).toEqual(byQuery(SALE));
    expect(form).toMatchObject({ action: 'auth', tranid: '22', price: 2_999 });
  });

  it('is nothing in the body of a call by GET, or without an action', () => {
    const body = new URLSearchParams(SALE).toString();
    expect(
      messageIn({ method: 'GET', headers: {}, address: '192.0.2.7', query: new URLSearchParams(), body }),
    ).toBeNull();
    expect(byQuery({ purchaseid: '11' })).toBeNull();
  });

  it('has the first sale of an order whole', () => {
    expect(saleIn()).toEqual({
      id: 'trans:22',
      kind: 'charged',
      orderId: 'order-1',
      occurredAt: NOW,
      period: 0,
      price: { amount: 2_999, currency: 'USD' },
      transactionId: '11:22',
      reversedTransactionId: null,
      reference: null,
    });
  });

  it('says of a declined one that nothing was charged', () => {
    expect(saleIn({ approved: 'No' })).toMatchObject({ kind: 'declined', price: null, transactionId: null });
  });

  it.each([
    ['a renewal', { stage: 'Rebill' }],
    ['a refund', { trantype: 'Credit' }],
    ['a sale that is taken back', { action: 'Void' }],
  ])('is no first sale, being %s', (_what, change) => {
    expect(byQuery({ ...SALE, ...change })).not.toBeNull();
    expect(saleIn(change)).toBeNull();
  });
});

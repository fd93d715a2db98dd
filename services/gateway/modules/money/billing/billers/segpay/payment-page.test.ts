import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Charge } from '../biller.ts';
import { answers, testedSegpay as biller } from './testing/segpay-server.ts';

afterEach(() => vi.restoreAllMocks());

const page = (renewal: Charge['renewal']) => ({
  charge: { orderId: 'order-1', price: { amount: 295, currency: 'USD' }, description: 'Vixen, a month', renewal },
  brand: 'vixen',
  customer: { memberId: 'member-1', email: 'ada@example.com' },
  approvedUrl: 'https://members.example/ok?a=1&b=2',
  declinedUrl: 'https://members.example/no',
});
const MONTHLY = { amount: 2_999, months: 1, firstDays: null, firstAt: null };

describe('Segpay’s payment page', () => {
  it('is opened with a registered recurring price, whose first period is thirty days as the others are', async () => {
    const { calls, headers } = answers('"f7c8be76-0000"');
    const url = new URL(await biller.hostedPage(page(MONTHLY)));
    expect(calls[0]?.href).toBe(
      'https://srs.segpay.com/MerchantServices/DynamicRecurring?MerchantID=20001&InitialAmount=2.95&InitialLength=30&RecurringAmount=29.99&RecurringLength=30',
    );
    expect(headers[0]).toEqual({ authorization: `Basic ${btoa('reports:access-key')}` });
    expect(url.origin + url.pathname).toBe('https://secure2.segpay.com/billing/poset.cgi');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'x-eticketid': '110530:3773',
      dynamicpricingid: 'f7c8be76-0000',
      dynamicdesc: 'Vixen, a month',
      REF1: 'order-1',
      username: 'member-1',
      'x-auth-link': 'https://members.example/ok?a=1&b=2',
      'x-decl-link': 'https://members.example/no',
      'x-billemail': 'ada@example.com',
    });
  });

  it('is opened with the e-ticket of a plan that has one, where it renews', async () => {
    const ticketOf = async (renewal: Charge['renewal']) => {
      answers('"f7c8be76-0000"');
      const { charge, ...request } = page(renewal);
      const url = await biller.hostedPage({ ...request, charge: { ...charge, product: '110530:4000' } });
      return new URL(url).searchParams.get('x-eticketid');
    };
    expect([await ticketOf(MONTHLY), await ticketOf(null)]).toEqual(['110530:4000', '110530:3774']);
  });

  it('has a price of its own for one charge', async () => {
    const { calls } = answers('"gX35hP2NARVWRDtv95vWWymKqcY="');
    const { searchParams } = new URL(await biller.hostedPage(page(null)));
    expect(calls[0]?.pathname + (calls[0]?.search ?? '')).toBe(
      '/MerchantServices/DynamicPricing?merchantId=20001&amount=2.95',
    );
    expect([searchParams.get('x-eticketid'), searchParams.get('amount')]).toEqual(['110530:3774', '2.95']);
  });

  it.each([
    ['a trial of three days', { ...MONTHLY, firstDays: 3 }, '3', '30'],
    ['a year', { ...MONTHLY, months: 12 }, '365', '365'],
    ['a beginning that is fixed', { ...MONTHLY, firstAt: new Date('2026-03-12T12:00:00Z') }, '10', '30'],
    ['one that is, of a trial', { ...MONTHLY, firstDays: 3, firstAt: new Date('2026-03-12T12:00:00Z') }, '10', '30'],
  ])('bills %s by days', async (_name, renewal, first, length) => {
    const { calls } = answers('"f7c8be76-0000"');
    await biller.hostedPage(page(renewal));
    expect([calls[0]?.searchParams.get('InitialLength'), calls[0]?.searchParams.get('RecurringLength')]).toEqual([
      first,
      length,
    ]);
  });

  it('is not opened without a price, or in a currency that its price points do not have', async () => {
    answers('<html>Amount out of range</html>');
    await expect(biller.hostedPage(page(MONTHLY))).rejects.toThrow('without a price');
    const inEuros = { ...page(MONTHLY), charge: { ...page(MONTHLY).charge, price: { amount: 295, currency: 'EUR' } } };
    await expect(biller.hostedPage(inEuros)).rejects.toThrow('USD');
  });

  it('is not opened with what a failed server answered', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('"f7c8be76-0000"', { status: 500 }));
    await expect(biller.hostedPage(page(MONTHLY))).rejects.toThrow('500');
  });

  it('names no address of a buyer who has none', async () => {
    answers('"f7c8be76-0000"');
    const url = await biller.hostedPage({ ...page(MONTHLY), customer: { memberId: 'member-1', email: null } });
    expect(new URL(url).searchParams.has('x-billemail')).toBe(false);
  });
});

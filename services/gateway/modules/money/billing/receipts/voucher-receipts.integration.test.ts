import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { inLanguage } from '../../../../http/language.ts';
import { takeBack } from '../testing/actions.ts';
import { join, type Joined } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { jobsAt } from '../testing/scene.ts';
import { loadReceipt } from './load-receipt.ts';
import { receiptLines } from './receipt-lines.ts';
import { receiptPdf } from './receipt-pdf.ts';

const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  test.clock.set('2026-03-02T12:00:00Z');
});

const db = () => test.gateway.services.db;
async function receiptsOf({ userId }: Joined) {
  const entries = await db()
    .selectFrom('billing_transactions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('occurred_at')
    .orderBy('kind')
    .execute();
  return Promise.all(entries.map(async ({ id }) => (await loadReceipt(test.gateway.services, userId, id)) ?? fail()));
}
function fail(): never {
  throw new Error('A charge has no receipt.');
}
/** A line as people read it: some languages have a space that does not break. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll(/\s/g, ' ');
const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('the receipt of a charge that a voucher paid in part', () => {
  it('says what the voucher paid, and what the card; that of the renewal does not', async () => {
    await makeVoucher(test, 'SUMMER');
    const who = await join(test, 'summer@example.com', { voucher: 'summer' });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    const [first = fail(), renewal = fail()] = await receiptsOf(who);
    expect(first).toMatchObject({
      invoice: { amount: usd(2_399) },
      voucher: { code: 'SUMMER', amount: usd(600), price: usd(2_999) },
    });
    expect(renewal).toMatchObject({ invoice: { amount: usd(2_999) }, voucher: null });
    const lines = receiptLines(first, vixen);
    expect(lines.before).toEqual([
      { term: 'Price', value: '$29.99' },
      { term: 'Paid by voucher SUMMER', value: '$6.00' },
    ]);
    expect(lines.total).toEqual({ term: 'Paid', value: '$23.99' });
    expect(inLanguage('de', () => receiptLines(first, vixen).before[1]?.term)).toBe('Bezahlt mit Gutschein SUMMER');
    expect(receiptLines(renewal, vixen).before).toEqual([]);
    const bare = await receiptPdf({ ...lines, before: [] }, 'Vixen');
    expect((await receiptPdf(lines, 'Vixen')).length).toBeGreaterThan(bare.length);
  });

  it.each([
    ['en', 'March 2, 2026 (UTC)', '$29.99', '19%', '$4.79'],
    ['de', '2. März 2026 (UTC)', '29,99 $', '19 %', '4,79 $'],
    ['es', '2 de marzo de 2026 (UTC)', '29,99 US$', '19 %', '4,79 US$'],
  ] as const)(
    'has its days, amounts and rates in the language of its reader: %s',
    async (language, day, paid, rate, tax) => {
      test.clock.set('2026-03-02T12:00:00Z');
      const who = await join(test, `reads-${language}@example.com`, {});
      const [receipt = fail()] = await receiptsOf(who);
      const taxed = { ...receipt, tax: { name: 'VAT', rate: 1_900, amount: usd(479) } };
      const lines = inLanguage(language, () => receiptLines(taxed, vixen));
      expect(plain(lines.facts[1]?.value)).toBe(day);
      expect([plain(lines.total.value), plain(lines.tax?.value)]).toEqual([paid, tax]);
      expect(plain(lines.tax?.term)).toContain(rate);
      const file = await PDFDocument.load(await inLanguage(language, () => receiptPdf(lines, 'Vixen')));
      expect(file.getLanguage()).toBe(language);
    },
  );

  const mailedTo = async (email: string) =>
    (await mailsOf(db(), email)).filter(({ kind }) => kind === 'receipt').map(({ content }) => content.values);

  it('is mailed with both', async () => {
    expect(await mailedTo('summer@example.com')).toMatchObject([
      {
        amount: { minorUnits: 2_399 },
        plan: 'Vixen, monthly membership (price $29.99, of which your voucher SUMMER paid $6.00)',
        nextAmount: { minorUnits: 2_999 },
      },
      { plan: 'Vixen, monthly membership' },
    ]);
  });

  it('is mailed where the voucher paid everything, as the next charge is announced there', async () => {
    await makeVoucher(test, 'ALL', { worth: 100 });
    test.clock.set('2026-05-02T12:00:00Z');
    await join(test, 'all@example.com', { voucher: 'ALL' });
    expect(await mailedTo('all@example.com')).toMatchObject([
      {
        amount: { minorUnits: 0 },
        plan: expect.stringContaining('of which your voucher ALL paid $29.99') as string,
        nextAmount: { minorUnits: 2_999 },
      },
    ]);
  });

  it('is not that of what takes the charge back', async () => {
    await makeVoucher(test, 'BACK');
    const who = await join(test, 'back@example.com', { voucher: 'BACK' });
    await takeBack(test, who.orderId, 'refund');
    await test.deliver();
    const all = await receiptsOf(who);
    expect(all.map(({ invoice, voucher }) => [invoice.kind, voucher?.code])).toEqual([
      ['CHARGE', 'BACK'],
      ['REFUND', undefined],
    ]);
  });
});

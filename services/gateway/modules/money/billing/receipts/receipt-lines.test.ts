import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { Invoice, Receipt } from '../../../../graphql/resolvers.generated.ts';
import { inLanguage } from '../../../../http/language.ts';
import { receiptLines } from './receipt-lines.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const invoice = (more: Partial<Invoice> = {}): Invoice => ({
  id: 'entry',
  kind: 'CHARGE',
  amount: usd(2_399),
  chargedAt: '2026-03-02T12:00:00.000Z',
  description: 'Vixen, monthly membership',
  biller: { id: 'vendo', name: 'Vendo', supportUrl: '/support', isNative: true, countsDays: false },
  transactionId: 'number-1',
  ...more,
});
const receipt = (more: Partial<Receipt> = {}): Receipt => ({
  billedTo: 'ada@example.com',
  invoice: invoice(),
  partialRefunds: [],
  reversedBy: null,
  reverses: null,
  tax: null,
  voucher: null,
  ...more,
});
const SUPPORT = `Questions about this charge? ${vixen.urls.tour}/support`;

describe('a receipt says', () => {
  it('what was paid, by whom, to whom, when and for what, and where to ask', () => {
    expect(receiptLines(receipt(), vixen)).toEqual({
      title: 'Receipt',
      facts: [
        { term: 'Number', value: 'number-1' },
        { term: 'Date', value: 'March 2, 2026 (UTC)' },
        { term: 'For', value: 'Vixen, monthly membership' },
        { term: 'Billed to', value: 'ada@example.com' },
        { term: 'Sold by', value: 'Vixen' },
        { term: 'Processed by', value: 'Vendo' },
      ],
      before: [],
      total: { term: 'Paid', value: '$23.99' },
      tax: null,
      notes: [SUPPORT],
    });
  });

  it('which part a voucher paid', () => {
    const voucher = { code: 'SUMMER', amount: usd(600), price: usd(2_999) };
    expect(receiptLines(receipt({ voucher }), vixen).before).toEqual([
      { term: 'Price', value: '$29.99' },
      { term: 'Paid by voucher SUMMER', value: '$6.00' },
    ]);
  });

  it('which tax is in it, to the hundredth of a percent', () => {
    const taxed = (rate: number) => receiptLines(receipt({ tax: { name: 'VAT', rate, amount: usd(479) } }), vixen).tax;
    expect(taxed(1_900)).toEqual({ term: 'Includes 19% VAT', value: '$4.79' });
    expect(taxed(825)?.term).toBe('Includes 8.25% VAT');
  });

  it('what went back, each part and the whole', () => {
    const part = invoice({ kind: 'REFUND', amount: usd(1_000), chargedAt: '2026-03-05T12:00:00.000Z' });
    const last = (kind: Invoice['kind']) => invoice({ kind, chargedAt: '2026-03-06T12:00:00.000Z' });
    const notes = (kind: Invoice['kind']) =>
      receiptLines(receipt({ partialRefunds: [part, part], reversedBy: last(kind) }), vixen).notes;
    const parts = ['$10.00 refunded on March 5, 2026 (UTC)', '$10.00 refunded on March 5, 2026 (UTC)'];
    expect(notes('REFUND')).toEqual([...parts, 'Refunded on March 6, 2026 (UTC)', SUPPORT]);
    expect(notes('VOID')).toContain('Voided on March 6, 2026 (UTC)');
    expect(notes('CHARGEBACK')).toContain('Charged back on March 6, 2026 (UTC)');
    expect(notes('CHARGE')).toEqual([...parts, SUPPORT]);
  });

  it('of a refund, which charge it takes back', () => {
    const refund = receipt({ invoice: invoice({ kind: 'REFUND' }), reverses: invoice({ transactionId: 'number-0' }) });
    const { facts, total } = receiptLines(refund, vixen);
    expect(facts.at(-1)).toEqual({ term: 'For number', value: 'number-0' });
    expect(total).toEqual({ term: 'Refunded', value: '$23.99' });
    const { reverses: _, ...unsaid } = refund;
    expect(receiptLines(unsaid, vixen).facts).toHaveLength(6);
  });
});

it('a receipt is in the language of its reader', () => {
  const tax = { name: 'USt', rate: 1_900, amount: usd(479) };
  const { facts, total, tax: taxed } = inLanguage('de', () => receiptLines(receipt({ tax }), vixen));
  const plain = (text = '') => text.replaceAll(/\s/g, ' ');
  expect([facts[1]?.value, total.value, taxed?.term].map(plain)).toEqual([
    '2. März 2026 (UTC)',
    '23,99 $',
    expect.stringContaining('19 % USt'),
  ]);
});

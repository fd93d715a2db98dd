import { receipts as inEnglish } from '@network/messages/receipts.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Invoice, Receipt } from '../../../../graphql/resolvers.generated.ts';
import { requestLanguage, spoken } from '../../../../http/language.ts';
import { showValue } from '../../../platform/mail/public.ts';

const texts = spoken(inEnglish);

/** A receipt as text: what it says, line by line, with its days and amounts in the language of the request. */
export interface ReceiptLines {
  readonly title: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** The price, and what a voucher paid of it; nothing without one. */
  readonly before: readonly { readonly term: string; readonly value: string }[];
  readonly total: { readonly term: string; readonly value: string };
  /** The tax that the total includes; null without one. */
  readonly tax: { readonly term: string; readonly value: string } | null;
  readonly notes: readonly string[];
}

const dayOf = (at: string): string => showValue({ day: at }, requestLanguage());

const moneyOf = ({ amount }: Pick<Invoice, 'amount'>): string =>
  showValue({ minorUnits: amount.amount, currency: amount.currency }, requestLanguage());

const percentOf = (rate: number): string =>
  new Intl.NumberFormat(requestLanguage(), { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);

/** The lines of a receipt of a brand. */
export function receiptLines(receipt: Receipt, tenant: Tenant): ReceiptLines {
  const { invoice, tax, voucher, billedTo, reversedBy, partialRefunds, reverses } = receipt;
  const support = new URL('/support', tenant.urls.tour).href;
  return {
    title: texts.title,
    facts: [
      { term: texts.number, value: invoice.transactionId },
      { term: texts.date, value: dayOf(invoice.chargedAt) },
      { term: texts.item, value: invoice.description },
      { term: texts.billedTo, value: billedTo },
      { term: texts.seller, value: tenant.name },
      { term: texts.biller, value: invoice.biller.name },
      ...(reverses === null || reverses === undefined ? [] : [{ term: texts.reverses, value: reverses.transactionId }]),
    ],
    before: voucher
      ? [
          { term: texts.price, value: moneyOf({ amount: voucher.price }) },
          { term: texts.voucher.replaceAll('{code}', voucher.code), value: moneyOf(voucher) },
        ]
      : [],
    total: { term: texts.kinds[invoice.kind], value: moneyOf(invoice) },
    tax: tax
      ? {
          term: texts.tax.replaceAll('{rate}', percentOf(tax.rate)).replaceAll('{name}', tax.name),
          value: moneyOf(tax),
        }
      : null,
    notes: [
      ...partialRefunds.map((part) =>
        texts.partRefunded.replaceAll('{amount}', moneyOf(part)).replaceAll('{date}', dayOf(part.chargedAt)),
      ),
      ...(reversedBy && reversedBy.kind !== 'CHARGE'
        ? [texts.reversed[reversedBy.kind].replaceAll('{date}', dayOf(reversedBy.chargedAt))]
        : []),
      texts.support.replaceAll('{address}', support),
    ],
  };
}

import { receipts as texts } from '@network/messages/receipts.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Invoice, Receipt } from '../../../graphql/resolvers.generated.ts';
import { showValue } from '../../mail/public.ts';

/** A receipt as text: what it says, line by line, for a reader in English. */
export interface ReceiptLines {
  readonly title: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly total: { readonly term: string; readonly value: string };
  readonly notes: readonly string[];
}

const dayOf = (at: string): string => showValue({ day: at });

const moneyOf = ({ amount }: Invoice): string => showValue({ minorUnits: amount.amount, currency: amount.currency });

/** The lines of a receipt of a brand. */
export function receiptLines({ invoice, billedTo, reversedBy, reverses }: Receipt, tenant: Tenant): ReceiptLines {
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
    total: { term: texts.kinds[invoice.kind], value: moneyOf(invoice) },
    notes: [
      ...(reversedBy && reversedBy.kind !== 'CHARGE'
        ? [texts.reversed[reversedBy.kind].replaceAll('{date}', dayOf(reversedBy.chargedAt))]
        : []),
      texts.support.replaceAll('{address}', support),
    ],
  };
}

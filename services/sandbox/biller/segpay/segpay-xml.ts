import { wordsOf } from '../declines.ts';
import { dueAt } from '../renewing.ts';
import { endOfRenewals, type SandboxOrder } from '../state.ts';

/** A transaction in Segpay's reports, by the names of its elements. */
export type TransactionRow = Readonly<Record<'PurchaseID' | 'TransID' | 'TransTime', string>> &
  Readonly<Record<string, string>>;

const TYPES: Readonly<Record<string, string>> = {
  charged: 'Sale',
  declined: 'Sale',
  'rebill-failed': 'Sale',
  refunded: 'Refund',
  voided: 'Void',
  'charged-back': 'Chargeback',
};

/** All transactions of a purchase, declined ones included, with the state of the purchase in each. */
export function transactionRows(order: SandboxOrder & { readonly purchaseId: string }): readonly TransactionRow[] {
  const { agreement, events, purchaseId, charge } = order;
  const end = agreement?.isCancelled ? endOfRenewals(order) : undefined;
  const next = agreement?.isCancelled === false ? dueAt(agreement, agreement.period + 1) : undefined;
  return events
    .filter(({ kind }) => kind in TYPES)
    .map((event) => {
      const isReversal = event.reversedTransactionId !== null;
      const isDeclined = event.kind === 'declined' || event.kind === 'rebill-failed';
      const amount = (event.amount ?? charge.amount) * (isReversal ? -1 : 1);
      return {
        TransID: event.transactionId ?? '0',
        RelatedTransID: event.reversedTransactionId ?? '0',
        TransTime: event.occurredAt.replace('Z', '+00:00'),
        Type: TYPES[event.kind] ?? '',
        Source: isReversal ? 'System' : (['Signup', 'Conversion'][event.period] ?? 'Rebill'),
        Auth: isDeclined ? 'No' : 'Yes',
        AuthCode: isDeclined ? `${wordsOf(event.decline).bank}-Declined` : '00-Approved CVV:M',
        TransAmount: (amount / 100).toFixed(4),
        Currency: event.currency ?? charge.currency,
        PurchaseID: purchaseId,
        PurchType: agreement ? 'Recurring' : 'One Time',
        PurchStatus: agreement === null ? 'Expired' : agreement.isCancelled ? 'Cancelled' : 'Active',
        RecurringPeriod: String(agreement?.periodDays ?? 0),
        NextDate: next?.toISOString().replace('Z', '+00:00') ?? '',
        CancelDate: end?.occurredAt.replace('Z', '+00:00') ?? '',
        REF1: order.orderId,
      };
    });
}

/** A data set as Segpay's service answers one. */
export function dataSet(rows: readonly TransactionRow[]): string {
  const data = rows.map((row) => {
    const fields = Object.entries(row).map(([name, value]) =>
      value === '' ? `<${name}/>` : `<${name}>${escape(value)}</${name}>`,
    );
    return `<Data diffgr:id="Data1" msdata:rowOrder="0">${fields.join('')}</Data>`;
  });
  const content = rows.length === 0 ? '' : `<NewDataSet xmlns="">${data.join('')}</NewDataSet>`;
  return `${XML}<DataSet xmlns="http://tempuri.org/"><diffgr:diffgram xmlns:msdata="urn:schemas-microsoft-com:xml-msdata" xmlns:diffgr="urn:schemas-microsoft-com:xml-diffgram-v1">${content}</diffgr:diffgram></DataSet>`;
}

/** A text as Segpay's service answers one. */
export const textAnswer = (text: string): string =>
  `${XML}<string xmlns="http://tempuri.org/">${escape(text)}</string>`;

const XML = '<?xml version="1.0" encoding="utf-8"?>';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

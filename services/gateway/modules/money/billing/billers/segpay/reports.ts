import { XMLParser } from 'fast-xml-parser';
import { SANDBOX_AS_OF_HEADER } from '@network/validation/sandbox-segpay.ts';
import { type SegpayTransaction, transactionSchema } from './purchase-history.ts';
import type { SegpaySettings } from './segpay-settings.ts';

const CALL_MS = 8_000;
const parser = new XMLParser({ ignoreAttributes: true, removeNSPrefix: true, parseTagValue: false });

/** Segpay's reports and consumer support tasks. Every call rejects when it can't be answered whole. */
export interface SegpayReports {
  /** All transactions of a purchase. */
  purchase(purchaseId: string): Promise<readonly SegpayTransaction[]>;
  /** All transactions of these days, both included, by GMT. */
  days(first: Date, last: Date): Promise<readonly SegpayTransaction[]>;
  cancel(purchaseId: string, reason: string): Promise<'done' | 'not-active'>;
  refund(transId: string, reason: string): Promise<void>;
}

/**
 * The Segpay Reporting Service, SRS: `MWS.asmx` reports
 * (https://gethelp.segpay.com/docs/Content/MPFeatures/SRS-Transactions.htm), `adm.asmx` does consumer support tasks
 * (https://gethelp.segpay.com/docs/Content/DeveloperDocs/SRS-ConsumerSupport.htm); credentials and the form of dates are
 * at https://gethelp.segpay.com/docs/Content/DeveloperDocs/API-SRS.htm (all read in November 2026).
 * @param asOf the sandbox charges renewals up to then first
 */
export function segpayReports(settings: SegpaySettings, asOf: Date | null = null): SegpayReports {
  async function call(path: string, parameters: Readonly<Record<string, string>>): Promise<unknown> {
    const query = new URLSearchParams({ UserID: settings.userId, UserAccessKey: settings.accessKey, ...parameters });
    const response = await fetch(`${settings.reports}/${path}?${query.toString()}`, {
      headers: settings.isSandbox && asOf !== null ? { [SANDBOX_AS_OF_HEADER]: asOf.toISOString() } : {},
      signal: AbortSignal.timeout(CALL_MS),
    });
    // The address has the key: only the path is named.
    if (!response.ok) throw new Error(`Segpay answered ${response.status} to ${path}.`);
    return parser.parse(await response.text());
  }

  return {
    purchase: async (purchaseId) =>
      rowsIn(await call('MWS.asmx/TransactionByPurchaseID', { PurchaseID: purchaseId })).filter(
        ({ PurchaseID }) => PurchaseID === purchaseId,
      ),
    days: async (first, last) =>
      rowsIn(
        await call('MWS.asmx/TransactionsList_V3', {
          BegDate: dateText(first),
          EndDate: dateText(last),
          TransID: '',
          URLID: '',
        }),
      ),
    cancel: async (purchaseId, reason) => {
      const answer = textIn(await call('adm.asmx/CancelMembership', { PurchaseID: purchaseId, CancelReason: reason }));
      if (isSuccess(answer)) return 'done';
      if (/^subscription not active/i.test(answer)) return 'not-active';
      throw new Error(`Segpay did not cancel: ${answer.slice(0, 80)}`);
    },
    refund: async (transId, reason) => {
      const answer = textIn(await call('adm.asmx/RefundTransaction', { TransID: transId, RefundReason: reason }));
      if (!isSuccess(answer)) throw new Error(`Segpay did not refund: ${answer.slice(0, 80)}`);
    },
  };
}

/** `mmddyyyy`. */
function dateText(date: Date): string {
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return `${month}${day}${year}`;
}

const isSuccess = (answer: string): boolean => /^success(ful)?$/i.test(answer);

/** The rows of a data set; an answer that is none rejects, so that a refusal is never an empty list. */
function rowsIn(answer: unknown): readonly SegpayTransaction[] {
  const diffgram = valueOf(valueOf(answer, 'DataSet') ?? answer, 'diffgram');
  if (diffgram === undefined) throw new Error('Segpay answered without a data set.');
  const data = valueOf(valueOf(diffgram, 'NewDataSet'), 'Data');
  return [data ?? []].flat().map((row) => transactionSchema.parse(row));
}

function textIn(answer: unknown): string {
  const text = valueOf(answer, 'string');
  if (typeof text !== 'string') throw new Error('Segpay answered without a text.');
  return text.trim();
}

function valueOf(parent: unknown, name: string): unknown {
  return typeof parent === 'object' && parent !== null ? (parent as Record<string, unknown>)[name] : undefined;
}

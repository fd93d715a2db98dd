import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { SANDBOX_AS_OF_HEADER } from '@network/validation/sandbox-segpay.ts';
import type { CcbillSettings } from './ccbill-settings.ts';
import { ccbillMoment, toCcbillAmount, toCcbillTime } from './ccbill-values.ts';
import { EXTRACT_TYPES, type ExtractRow, rowsIn } from './extract-rows.ts';

const CALL_MS = 8_000;
const EXTRACT_MS = 30_000;
const parser = new XMLParser({ parseTagValue: false });

const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const optionalMoment = z.union([ccbillMoment, z.literal('').transform(() => undefined)]).optional();

const statusSchema = z.object({
  /** 0 is inactive, 1 active until its end and cancelled, 2 active and renewed. */
  subscriptionStatus: z.enum(['0', '1', '2']),
  recurringSubscription: z.enum(['0', '1']),
  timesRebilled: count,
  refundsIssued: count.default(0),
  voidsIssued: count.default(0),
  chargebacksIssued: count.default(0),
  returnsIssued: count.default(0),
  cancelDate: optionalMoment,
  expirationDate: optionalMoment,
});

/** A subscription as CCBill has it: how often it was charged and given back, without amounts. */
export type SubscriptionStatus = z.output<typeof statusSchema>;

/** CCBill's Data Link. Every call rejects when it can't be answered whole. */
export interface DataLink {
  status(subscriptionId: string): Promise<SubscriptionStatus>;
  /** Returns whether CCBill carried the cancellation out. It may refuse to repeat one. */
  cancel(subscriptionId: string): Promise<boolean>;
  /** Refunds the last charge of a subscription, whole: CCBill voids what is not settled yet, and refunds what is. */
  refundLastCharge(subscriptionId: string, amount: number): Promise<void>;
  /** All transactions between two instants, at most a day apart. */
  extract(from: Date, until: Date): Promise<readonly ExtractRow[]>;
}

/**
 * The subscription management (https://ccbill.com/doc/ccbill-api-guide, cancellation at
 * https://ccbill.com/doc/ccbill-api-cancel-subscription) and the extract
 * (https://ccbill.com/doc/data-link-extract-system-user-guide; all read in November 2026).
 * @param asOf the sandbox charges renewals up to then first
 */
export function ccbillDataLink(settings: CcbillSettings, asOf: Date | null = null): DataLink {
  const login = { username: settings.dataLinkUser, password: settings.dataLinkPassword };

  async function call(path: string, parameters: Readonly<Record<string, string>>, milliseconds: number) {
    const query = new URLSearchParams({ clientAccnum: settings.account, ...login, ...parameters });
    const response = await fetch(`${settings.dataLink}/${path}?${query.toString()}`, {
      headers: settings.isSandbox && asOf !== null ? { [SANDBOX_AS_OF_HEADER]: asOf.toISOString() } : {},
      signal: AbortSignal.timeout(milliseconds),
    });
    // The address has the password: only the path is named.
    if (!response.ok) throw new Error(`CCBill answered ${response.status} to ${path}.`);
    return response.text();
  }

  /** The results of an action: an object of fields, or a code, of which 1 is success. */
  async function act(action: string, subscriptionId: string, more: Readonly<Record<string, string>> = {}) {
    const parameters = { action, subscriptionId, usingSubacc: settings.subaccount, returnXML: '1', ...more };
    const answer = parser.parse(await call('utils/subscriptionManagement.cgi', parameters, CALL_MS)) as unknown;
    const results = z.object({ results: z.union([z.string(), z.record(z.string(), z.unknown())]) }).safeParse(answer);
    if (!results.success) throw new Error(`CCBill answered without results to ${action}.`);
    return results.data.results;
  }

  return {
    status: async (subscriptionId) => {
      const results = await act('viewSubscriptionStatus', subscriptionId);
      if (typeof results === 'string') throw new Error(`CCBill has no status: ${results.slice(0, 8)}.`);
      return statusSchema.parse(results);
    },
    cancel: async (subscriptionId) => (await act('cancelSubscription', subscriptionId)) === '1',
    refundLastCharge: async (subscriptionId, amount) => {
      const results = await act('voidOrRefundTransaction', subscriptionId, { amount: toCcbillAmount(amount) });
      if (results !== '1') throw new Error(`CCBill did not refund: ${JSON.stringify(results).slice(0, 8)}.`);
    },
    extract: async (from, until) =>
      rowsIn(
        await call(
          'data/main.cgi',
          {
            clientSubacc: settings.subaccount,
            startTime: toCcbillTime(from),
            endTime: toCcbillTime(until),
            transactionTypes: EXTRACT_TYPES.join(','),
          },
          EXTRACT_MS,
        ),
      ),
  };
}

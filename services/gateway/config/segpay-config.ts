import { z } from 'zod';
import { addressRanges, serviceAddress } from '@network/server/configuration/expectations.ts';
import { secret } from './expectations.ts';

/** What Segpay and this network have agreed: docs/how-to/go-live-with-a-biller.md says whom to ask for what. */
export interface SegpayConfig {
  readonly merchantId: string;
  /** User of the Segpay Reporting Service (SRS). */
  readonly userId: string;
  readonly accessKey: string;
  /** Package and price point, `123456:12345`: with dynamic recurring billing, and with dynamic pricing for one charge. */
  readonly recurringTicket: string;
  readonly oneTimeTicket: string;
  /** The constant that our postback address carries at Segpay. */
  readonly postbackKey: string;
  /** Addresses and ranges that postbacks come from. */
  readonly postbackAddresses: readonly string[];
  /** Origins with the path before the documented one; no trailing slash. */
  readonly pages: string;
  readonly reports: string;
}

const ticket = z.string().regex(/^\d{1,10}:\d{1,10}$/, 'expected a package and a price point, such as 123456:12345');
const digits = z.string().regex(/^\d{1,10}$/, 'expected a number');

/** All of them, or none: Segpay is not offered. */
const requiredVariables = {
  SEGPAY_MERCHANT_ID: digits.optional(),
  SEGPAY_USER_ID: z.string().min(1).optional(),
  SEGPAY_ACCESS_KEY: z.string().min(1).optional(),
  SEGPAY_RECURRING_TICKET: ticket.optional(),
  SEGPAY_ONE_TIME_TICKET: ticket.optional(),
  SEGPAY_POSTBACK_KEY: secret.optional(),
  SEGPAY_POSTBACK_ADDRESSES: addressRanges.optional(),
};

/** The variables of Segpay. */
export const segpayVariables = {
  ...requiredVariables,
  SEGPAY_PAGES_URL: serviceAddress.default('https://secure2.segpay.com'),
  SEGPAY_REPORTS_URL: serviceAddress.default('https://srs.segpay.com'),
};

const schema = z.object(segpayVariables);
const REQUIRED = Object.keys(requiredVariables) as readonly (keyof typeof requiredVariables)[];

/**
 * Segpay as it is configured, or null.
 * @returns a line for each variable that is missing beside the others
 */
export function segpayConfigOf(values: z.output<typeof schema>): SegpayConfig | null | readonly string[] {
  const missing = REQUIRED.filter((name) => values[name] === undefined);
  if (missing.length === REQUIRED.length) return null;
  if (missing.length > 0) return missing.map((name) => `${name}: expected with the other variables of Segpay`);
  return {
    merchantId: values.SEGPAY_MERCHANT_ID ?? '',
    userId: values.SEGPAY_USER_ID ?? '',
    accessKey: values.SEGPAY_ACCESS_KEY ?? '',
    recurringTicket: values.SEGPAY_RECURRING_TICKET ?? '',
    oneTimeTicket: values.SEGPAY_ONE_TIME_TICKET ?? '',
    postbackKey: values.SEGPAY_POSTBACK_KEY ?? '',
    postbackAddresses: values.SEGPAY_POSTBACK_ADDRESSES ?? [],
    pages: values.SEGPAY_PAGES_URL,
    reports: values.SEGPAY_REPORTS_URL,
  };
}

import { z } from 'zod';
import { addressRanges, serviceAddress } from '@network/server/configuration/expectations.ts';
import { secret } from './expectations.ts';

/** What CCBill and this network have agreed: docs/how-to/go-live-with-a-biller.md says whom to ask for what. */
export interface CcbillConfig {
  /** Main account and subaccount, six and four digits. */
  readonly account: string;
  readonly subaccount: string;
  /** The payment flow that prices are shown in. */
  readonly flexId: string;
  /** The encryption key of dynamic pricing, which CCBill calls salt. */
  readonly salt: string;
  /** User of Data Link, which has the reports and the subscription management. */
  readonly dataLinkUser: string;
  readonly dataLinkPassword: string;
  /** The constant that our webhook address carries at CCBill. */
  readonly webhookKey: string;
  /** Addresses and ranges that webhooks come from. */
  readonly webhookAddresses: readonly string[];
  /** Origins with the path before the documented one; no trailing slash. */
  readonly forms: string;
  readonly dataLink: string;
}

/** All of them, or none: CCBill is not offered. */
const requiredVariables = {
  CCBILL_ACCOUNT: z
    .string()
    .regex(/^\d{6}$/, 'expected six digits')
    .optional(),
  CCBILL_SUBACCOUNT: z
    .string()
    .regex(/^\d{4}$/, 'expected four digits')
    .optional(),
  CCBILL_FLEX_ID: z.guid('expected the Flex ID of a payment flow').optional(),
  CCBILL_SALT: z.string().min(1).optional(),
  CCBILL_DATALINK_USER: z.string().min(1).optional(),
  CCBILL_DATALINK_PASSWORD: z.string().min(1).optional(),
  CCBILL_WEBHOOK_KEY: secret.optional(),
};

/** The ranges of https://ccbill.com/doc/webhooks-user-guide, read in November 2026. */
const DOCUMENTED_ADDRESSES = '64.38.212.0/24,64.38.215.0/24,64.38.240.0/24,64.38.241.0/24';

/** The variables of CCBill. */
export const ccbillVariables = {
  ...requiredVariables,
  CCBILL_WEBHOOK_ADDRESSES: addressRanges.default(DOCUMENTED_ADDRESSES.split(',')),
  CCBILL_FORMS_URL: serviceAddress.default('https://api.ccbill.com'),
  CCBILL_DATALINK_URL: serviceAddress.default('https://datalink.ccbill.com'),
};

const schema = z.object(ccbillVariables);
const REQUIRED = Object.keys(requiredVariables) as readonly (keyof typeof requiredVariables)[];

/**
 * CCBill as it is configured, or null.
 * @returns a line for each variable that is missing beside the others
 */
export function ccbillConfigOf(values: z.output<typeof schema>): CcbillConfig | null | readonly string[] {
  const missing = REQUIRED.filter((name) => values[name] === undefined);
  if (missing.length === REQUIRED.length) return null;
  if (missing.length > 0) return missing.map((name) => `${name}: expected with the other variables of CCBill`);
  return {
    account: values.CCBILL_ACCOUNT ?? '',
    subaccount: values.CCBILL_SUBACCOUNT ?? '',
    flexId: values.CCBILL_FLEX_ID ?? '',
    salt: values.CCBILL_SALT ?? '',
    dataLinkUser: values.CCBILL_DATALINK_USER ?? '',
    dataLinkPassword: values.CCBILL_DATALINK_PASSWORD ?? '',
    webhookKey: values.CCBILL_WEBHOOK_KEY ?? '',
    webhookAddresses: values.CCBILL_WEBHOOK_ADDRESSES,
    forms: values.CCBILL_FORMS_URL,
    dataLink: values.CCBILL_DATALINK_URL,
  };
}

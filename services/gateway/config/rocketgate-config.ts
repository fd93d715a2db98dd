import { z } from 'zod';
import { addressRanges, serviceAddress } from '@network/server/configuration/expectations.ts';
import { secret } from './expectations.ts';

/** What RocketGate and this network have agreed: docs/how-to/go-live-with-a-biller.md says whom to ask for what. */
export interface RocketgateConfig {
  readonly merchantId: string;
  /** The password of gateway and reports. */
  readonly merchantPassword: string;
  /** Signs the addresses of payment pages, and those that they lead back to. */
  readonly hashSecret: string;
  /** The constant that our postback address carries at RocketGate. */
  readonly postbackKey: string;
  /** Addresses and ranges that postbacks come from. */
  readonly postbackAddresses: readonly string[];
  /** Origins with the path before the documented one; no trailing slash. */
  readonly pages: string;
  readonly gateway: string;
  readonly reports: string;
}

/** All of them, or none: RocketGate is not offered. */
const requiredVariables = {
  ROCKETGATE_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'expected a number')
    .optional(),
  ROCKETGATE_MERCHANT_PASSWORD: z.string().min(1).optional(),
  ROCKETGATE_HASH_SECRET: z.string().min(8, 'expected at least 8 characters').optional(),
  ROCKETGATE_POSTBACK_KEY: secret.optional(),
  ROCKETGATE_POSTBACK_ADDRESSES: addressRanges.optional(),
};

/** The variables of RocketGate. */
export const rocketgateVariables = {
  ...requiredVariables,
  ROCKETGATE_PAGES_URL: serviceAddress.default('https://secure.rocketgate.com'),
  ROCKETGATE_GATEWAY_URL: serviceAddress.default('https://gateway.rocketgate.com'),
  ROCKETGATE_REPORTS_URL: serviceAddress.default('https://my.rocketgate.com'),
};

const schema = z.object(rocketgateVariables);
const REQUIRED = Object.keys(requiredVariables) as readonly (keyof typeof requiredVariables)[];

/**
 * RocketGate as it is configured, or null.
 * @returns a line for each variable that is missing beside the others
 */
export function rocketgateConfigOf(values: z.output<typeof schema>): RocketgateConfig | null | readonly string[] {
  const missing = REQUIRED.filter((name) => values[name] === undefined);
  if (missing.length === REQUIRED.length) return null;
  if (missing.length > 0) return missing.map((name) => `${name}: expected with the other variables of RocketGate`);
  return {
    merchantId: values.ROCKETGATE_MERCHANT_ID ?? '',
    merchantPassword: values.ROCKETGATE_MERCHANT_PASSWORD ?? '',
    hashSecret: values.ROCKETGATE_HASH_SECRET ?? '',
    postbackKey: values.ROCKETGATE_POSTBACK_KEY ?? '',
    postbackAddresses: values.ROCKETGATE_POSTBACK_ADDRESSES ?? [],
    pages: values.ROCKETGATE_PAGES_URL,
    gateway: values.ROCKETGATE_GATEWAY_URL,
    reports: values.ROCKETGATE_REPORTS_URL,
  };
}

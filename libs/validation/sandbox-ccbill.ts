import { createHash, createHmac } from 'node:crypto';

/** What gateway and sandbox agree on in CCBill's place. */
export interface SandboxCcbill {
  readonly account: string;
  readonly subaccount: string;
  readonly flexId: string;
  readonly salt: string;
  readonly dataLinkUser: string;
  readonly dataLinkPassword: string;
  readonly webhookKey: string;
}

/** Derives the credentials at the sandbox's CCBill from the secret that gateway and sandbox share. */
export function sandboxCcbill(sandboxKey: string): SandboxCcbill {
  const derived = (purpose: string): string => createHmac('sha256', sandboxKey).update(purpose).digest('hex');
  return {
    account: '900000',
    subaccount: '0000',
    flexId: '00000000-0000-4000-8000-00000000cc11',
    salt: derived('ccbill-salt').slice(0, 24),
    dataLinkUser: 'sandbox',
    dataLinkPassword: derived('ccbill-datalink'),
    webhookKey: derived('ccbill-webhooks'),
  };
}

/** Where the sandbox plays CCBill, before CCBill's own paths. */
export const SANDBOX_CCBILL_PATH = '/ccbill';

/**
 * CCBill's digests: MD5 of values one after the other, hex (https://ccbill.com/doc/formdigest-value, read in November
 * 2026). The salt, last, is what makes it a proof; the algorithm is CCBill's choice.
 */
export function ccbillDigest(values: readonly string[]): string {
  return createHash('md5').update(values.join('')).digest('hex');
}

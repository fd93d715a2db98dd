import { createHmac } from 'node:crypto';

/** What gateway and sandbox agree on in Segpay's place. */
export interface SandboxSegpay {
  readonly merchantId: string;
  readonly userId: string;
  readonly accessKey: string;
  readonly recurringTicket: string;
  readonly oneTimeTicket: string;
  readonly postbackKey: string;
}

/** Derives the credentials at the sandbox's Segpay from the secret that gateway and sandbox share. */
export function sandboxSegpay(sandboxKey: string): SandboxSegpay {
  const derived = (purpose: string): string => createHmac('sha256', sandboxKey).update(purpose).digest('hex');
  return {
    merchantId: '20000',
    userId: 'sandbox',
    accessKey: derived('segpay-access'),
    recurringTicket: '190000:20001',
    oneTimeTicket: '190000:20002',
    postbackKey: derived('segpay-postbacks'),
  };
}

/** Where the sandbox plays Segpay, before Segpay's own paths. */
export const SANDBOX_SEGPAY_PATH = '/segpay';
/**
 * Header with the time until which the sandbox charges renewals before it reports; Segpay has a clock of its own and no
 * such header.
 */
export const SANDBOX_AS_OF_HEADER = 'x-sandbox-as-of';

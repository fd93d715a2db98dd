import { secretsOf } from '@network/gateway/config/secrets.ts';
import { readOrCreateSecrets } from '@network/gateway/config/secret-file.ts';
import { sandboxKey } from '@network/gateway/config/sandbox-key.ts';
import {
  POSTBACK_SIGNATURE_HEADER,
  POSTBACK_TIMESTAMP_HEADER,
  postbackKeyOf,
  signPostback,
} from '@network/validation/postback-signature.ts';

/** A running gateway, whose data folder has the secret that it shares with the sandbox. */
interface ReportedTo {
  /** Its origin. */
  readonly gateway: string;
  readonly dataDir: string;
  readonly brandSecret: string;
}

/** What of an event is not filled in. Amounts are minor units. */
interface Reported {
  readonly kind: string;
  readonly orderId: string;
  readonly period?: number;
  readonly amount?: number;
  readonly currency?: string;
  readonly transactionId?: string;
  readonly reversedTransactionId?: string;
}

/**
 * Reports an event to a running product as a biller of the sandbox would, now and by a signed postback: the sandbox itself never
 * contradicts the gateway, as real billers do.
 * @returns the event's id
 * @throws Error when the postback was not taken
 */
export async function reportAsBiller(
  { gateway, dataDir, brandSecret }: ReportedTo,
  biller: string,
  reported: Reported,
): Promise<string> {
  const secrets = secretsOf(readOrCreateSecrets(dataDir, { brand: brandSecret, gateway: undefined }));
  const now = new Date();
  const nothing = { amount: null, currency: null, transactionId: null, reversedTransactionId: null, reference: null };
  const id = `evt_${crypto.randomUUID()}`;
  const about = { id, occurredAt: now.toISOString(), period: 0 };
  const body = JSON.stringify({ ...about, ...nothing, ...reported });
  const timestamp = String(now.getTime());
  const answer = await fetch(`${gateway}/billers/${biller}/postbacks`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [POSTBACK_TIMESTAMP_HEADER]: timestamp,
      [POSTBACK_SIGNATURE_HEADER]: signPostback(postbackKeyOf(sandboxKey({ secrets })), timestamp, body),
    },
    body,
  });
  if (!answer.ok) throw new Error(`The postback was answered with ${answer.status}.`);
  return id;
}

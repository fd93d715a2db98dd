import { postbackKeyOf, signPostback } from '@network/validation/postback-signature.ts';
import type { BillerTest, SentPostback } from '@network/testing/sandbox-biller.ts';
import { sandboxKey } from '../../../../config/sandbox-key.ts';

/** A postback of a test's own making, signed now as the sandbox would. */
export function signedPostback(test: BillerTest, biller: string, event: Record<string, unknown>): SentPostback {
  const payload = JSON.stringify(event);
  const timestamp = String(test.clock.now().getTime());
  const key = postbackKeyOf(sandboxKey(test.gateway.services.config));
  const headers = {
    'content-type': 'application/json',
    'x-timestamp': timestamp,
    'x-signature': signPostback(key, timestamp, payload),
  };
  return { path: `/billers/${biller}/postbacks`, headers, payload };
}

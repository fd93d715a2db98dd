import { _default, maxLength, minLength, nullable, type output, strictObject, string } from 'zod/mini';

/**
 * The header by which gateway and sandbox recognize each other's calls; its value is derived from the gateway's secret.
 */
export const SANDBOX_KEY_HEADER = 'x-sandbox-key';

/** A mail as the gateway hands it to the development mailbox (`POST /mail`, JSON); unknown fields are refused. */
export const sandboxMailSchema = strictObject({
  /** It is the same for each attempt to deliver one mail, so that it is stored once. */
  id: string().check(minLength(1), maxLength(200)),
  tenant: string().check(maxLength(40)),
  kind: string().check(maxLength(60)),
  from: string().check(maxLength(400)),
  to: string().check(maxLength(400)),
  /** The address that an answer goes to; null where nobody reads answers. */
  replyTo: _default(nullable(string().check(maxLength(400))), null),
  subject: string().check(maxLength(1_000)),
  text: string(),
  html: string(),
  /** The address that ends mails like this one; null where there is none. */
  unsubscribe: nullable(string()),
});

export type SandboxMail = output<typeof sandboxMailSchema>;

import { createECDH } from 'node:crypto';
import { z } from 'zod';

/** How push messages are signed (RFC 8292). */
export interface WebPushConfig {
  /** The private key of P-256: 32 bytes, base64url. */
  readonly privateKey: string;
  /** Its public half as browsers take it: 65 bytes, base64url. */
  readonly publicKey: string;
  /** The contact for push services: `mailto:` or an address. */
  readonly contact: string;
}

const KEY = /^[A-Za-z0-9_-]{43}$/;
const SUBJECT = /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/[^\s/]+)/;

/** Variables of Web Push. */
export const webPushVariables = {
  WEB_PUSH_PRIVATE_KEY: z
    .string()
    .regex(KEY, 'expected 32 bytes in base64url')
    .refine(isPrivateKey, 'expected a private key of the curve P-256')
    .optional(),
  WEB_PUSH_CONTACT: z.string().regex(SUBJECT, 'expected mailto:… or https://…').optional(),
} as const;

type WebPushValues = z.output<z.ZodObject<typeof webPushVariables>>;

/**
 * The keys that the variables name; null where push messages are not offered.
 * @param developmentKey used where none is named: `npm start` sends push messages without any setting; null in production
 * @returns a line for a variable that is missing
 */
export function webPushConfigOf(
  { WEB_PUSH_PRIVATE_KEY: key, WEB_PUSH_CONTACT: contact }: WebPushValues,
  developmentKey: Buffer | null,
): WebPushConfig | null | readonly string[] {
  if (key !== undefined && contact === undefined && developmentKey === null)
    return ['WEB_PUSH_CONTACT: expected a value, as WEB_PUSH_PRIVATE_KEY is set'];
  const privateKey = key ?? developmentKey?.toString('base64url');
  if (privateKey === undefined) return null;
  return { privateKey, publicKey: publicKeyOf(privateKey), contact: contact ?? 'mailto:development@localhost' };
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().toString('base64url');
}

function isPrivateKey(text: string): boolean {
  try {
    publicKeyOf(text);
    return true;
  } catch {
    return false;
  }
}

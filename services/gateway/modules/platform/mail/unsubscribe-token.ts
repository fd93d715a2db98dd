import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../config/secrets.ts';

/** Path of the page that ends promotional mail, at the gateway's public address. */
export const UNSUBSCRIBE_PATH = '/email/unsubscribe';

const PURPOSE = 'unsubscribe';

/**
 * The token by which anybody who has one of a person's promotional mails ends these mails, and can do nothing else. It
 * does not expire, since old mails stay in mailboxes.
 */
export function unsubscribeToken(secrets: Pick<Secrets, 'derive'>, userId: string): string {
  return tokenBy(secrets.derive(PURPOSE), userId);
}

/** The person of a token; null for one that was not issued here. */
export function unsubscribingUser(secrets: Pick<Secrets, 'deriveEach'>, token: string): string | null {
  const [body = '', mac = ''] = token.split('.');
  const userId = Buffer.from(body, 'base64url').toString();
  const actual = Buffer.from(`${body}.${mac}`);
  const isOurs = secrets.deriveEach(PURPOSE).some((key) => {
    const expected = Buffer.from(tokenBy(key, userId));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isOurs ? userId : null;
}

function tokenBy(key: Buffer, userId: string): string {
  const mac = createHmac('sha256', key).update(userId).digest('base64url');
  return `${Buffer.from(userId).toString('base64url')}.${mac}`;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../config/secrets.ts';

/** Of the page that ends promotional mail, at the gateway's public address. */
export const UNSUBSCRIBE_PATH = '/email/unsubscribe';

type Needs = Pick<Secrets, 'derive'>;

/**
 * The token by which anybody who has one of a person's promotional mails ends these mails, and can do nothing else. It
 * does not expire, since old mails stay in mailboxes.
 */
export function unsubscribeToken(secrets: Needs, userId: string): string {
  return `${Buffer.from(userId).toString('base64url')}.${macOf(secrets, userId)}`;
}

/** The person of a token; null for one that was not issued here. */
export function unsubscribingUser(secrets: Needs, token: string): string | null {
  const [body = '', mac = ''] = token.split('.');
  const userId = Buffer.from(body, 'base64url').toString();
  const expected = Buffer.from(unsubscribeToken(secrets, userId));
  const actual = Buffer.from(`${body}.${mac}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? userId : null;
}

function macOf(secrets: Needs, userId: string): string {
  return createHmac('sha256', secrets.derive('unsubscribe')).update(userId).digest('base64url');
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../../config/secrets.ts';

/** Path of the page on which an author appeals, at the gateway's public address. */
export const APPEAL_PATH = '/email/appeal';

const PURPOSE = 'comment-appeal';

/**
 * The token by which the author whom a decision was mailed to appeals against it, and does nothing else. It works as long as
 * the decision can be appealed.
 */
export function appealToken(secrets: Pick<Secrets, 'derive'>, subject: string): string {
  return tokenBy(secrets.derive(PURPOSE), subject);
}

/** The decision of a token; null for one that was not issued here. */
export function appealedSubject(secrets: Pick<Secrets, 'deriveEach'>, token: string): string | null {
  const [body = '', mac = ''] = token.split('.');
  const subject = Buffer.from(body, 'base64url').toString();
  const actual = Buffer.from(`${body}.${mac}`);
  const isOurs = secrets.deriveEach(PURPOSE).some((key) => {
    const expected = Buffer.from(tokenBy(key, subject));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isOurs ? subject : null;
}

function tokenBy(key: Buffer, subject: string): string {
  const mac = createHmac('sha256', key).update(subject).digest('base64url');
  return `${Buffer.from(subject).toString('base64url')}.${mac}`;
}

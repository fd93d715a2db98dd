import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seals a page's data into its address, so that nothing has to be stored: base64url JSON, a dot, its HMAC. */
export function sealTicket(key: string, content: object): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${sealOf(key, text).toString('base64url')}`;
}

/** The contents of a ticket; null for one that this key did not seal. */
export function openTicket(key: string, ticket: unknown): unknown {
  if (typeof ticket !== 'string') return null;
  const [text = '', seal = ''] = ticket.split('.', 2);
  const sent = Buffer.from(seal, 'base64url');
  const expected = sealOf(key, text);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown;
}

function sealOf(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(`partner-ticket.${text}`).digest();
}

import { createHash } from 'node:crypto';

/** The path of a mailed link to a person's data, at the gateway's public address. */
export const DATA_LINK_PATH = '/email/personal-data';

/** Computes the stored hash of a link's token. */
export function hashDataLink(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

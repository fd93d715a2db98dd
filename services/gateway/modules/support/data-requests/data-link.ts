import { createHash } from 'node:crypto';

/** Where a mailed link to a person's data leads to, at the gateway's public address. */
export const DATA_LINK_PATH = '/email/personal-data';

/** What the database has of a link's token. */
export function hashDataLink(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

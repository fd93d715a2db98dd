import { createHash } from 'node:crypto';

/** The id of the ledger's transaction of a key. A migration computes the same in SQL (1550). */
export function ledgerId(idempotencyKey: string): string {
  return createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32);
}

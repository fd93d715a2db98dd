import { createHmac } from 'node:crypto';
import type { Secrets } from '../../../../config/secrets.ts';

/**
 * The person's id for the recommender: stable, but neither guessable nor traceable to the account. A page that reports
 * for somebody else would have to know theirs.
 */
export function pseudonymOf(secrets: Secrets, userId: string): string {
  return createHmac('sha256', secrets.derive('recommender-people')).update(userId).digest('hex').slice(0, 32);
}

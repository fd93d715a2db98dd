import { createHmac } from 'node:crypto';
import type { Secrets } from '../../../config/secrets.ts';

/**
 * The person as the recommender knows them: the same each time, and nothing that can be guessed by others or led back to
 * the account. A page that tells of somebody else would have to know theirs.
 */
export function pseudonymOf(secrets: Secrets, userId: string): string {
  return createHmac('sha256', secrets.derive('recommender-people')).update(userId).digest('hex').slice(0, 32);
}

import type { Secrets } from '../../../../config/secrets.ts';
import type { DatabaseTokens } from './signature.ts';

/** The recommender's databases: films, and the reels. */
export const RECOMMENDER_DATABASES = ['network-main', 'network-reels'] as const;
export type RecommenderDatabase = (typeof RECOMMENDER_DATABASES)[number];

/** The built-in recommender's tokens of a database; the public one may be known by every browser. */
export function tokensOf(secrets: Secrets, database: RecommenderDatabase): DatabaseTokens {
  const token = (kind: string): string => secrets.derive(`recommender-${kind}-${database}`).toString('hex');
  return { private: token('private'), public: token('public') };
}

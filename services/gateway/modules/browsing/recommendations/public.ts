/**
 * The recommender: what it shows, under a pseudonym that is never a person's id.
 */
export { pseudonymOf } from './service/pseudonym.ts';
export { recommenderOf } from './service/recommender.ts';
export type { RecommendationTables } from './tables.ts';

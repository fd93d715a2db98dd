/**
 * What tests of other modules and of the gateway use of recommendations.
 */
export { aggregateRecommendations } from '../aggregate-job.ts';
export { fillInteractions } from './fill-interactions.ts';

/**
 * What tests of other modules and of the gateway use of ratings.
 */
export { rateVideo } from '../rate-video.ts';

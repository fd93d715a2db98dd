/**
 * What tests of other modules use of gifts.
 */
export { deliverGiftsJob } from '../deliver-gifts-job.ts';

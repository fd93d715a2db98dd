/**
 * What tests of other modules and of the gateway use of billing.
 */
export { billingJobs } from '../jobs/billing-jobs.ts';
export { BILLING_MESSAGES } from '../message-keys.ts';
export { sessionOf } from './sessions.ts';
export { type Joined, join } from './join.ts';
export { checkBooks, moneyOf } from './money.ts';
export { mailsTo } from './scene.ts';

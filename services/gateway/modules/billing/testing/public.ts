/**
 * What tests of other modules and of the gateway use of billing.
 */
export { billingJobs } from '../jobs/billing-jobs.ts';
export { BILLING_MESSAGES } from '../message-keys.ts';
export { sessionOf } from './sessions.ts';

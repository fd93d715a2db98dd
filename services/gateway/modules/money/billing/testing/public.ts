/** The parts of billing that tests of other modules and of the gateway use. */
export { findBookDifferences } from '../books/check-books.ts';
export { startGiftsJob } from '../gifts/start-gifts-job.ts';
export { billingJobs } from '../jobs/billing-jobs.ts';
export { BILLING_MESSAGES } from '../message-keys.ts';
export { takeBack } from './actions.ts';
export { answerCalls } from './answer-calls.ts';
export { codeLinkTokenOf, give, pressCodeLink } from './give.ts';
export { sessionOf } from './sessions.ts';
export { type Joined, join, startToJoin } from './join.ts';
export { checkBooks, moneyOf } from './money.ts';
export { reportEvent } from './report-event.ts';
export { jobsAt, mailsTo } from './scene.ts';

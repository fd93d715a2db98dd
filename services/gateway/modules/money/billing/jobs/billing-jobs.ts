import { stepsAlone } from '../../../../jobs/each-alone.ts';
import type { Job } from '../../../../jobs/job.ts';
import { keepAwaitedOpen } from '../awaited/keep-awaited-open.ts';
import { returnUnconfirmed } from '../orders/confirmation/return-unconfirmed.ts';
import { sendOrderCommands } from '../orders/send-order-commands.ts';
import { sendCommands } from '../subscription/send-commands.ts';
import { announceResumptions } from '../pause/announce-resumptions.ts';
import { retryRenewals } from '../recovery/retry-renewals.ts';
import { announceEnds } from './announce-ends.ts';
import { announceExpiringCards } from './announce-expiring-cards.ts';
import { announceLapses } from './announce-lapses.ts';
import { announceRenewals } from './announce-renewals.ts';
import { announceTrialEnds } from './announce-trial-ends.ts';
import { compareAgreements } from './compare-agreements.ts';
import { compareOrders } from './compare-orders.ts';
import { expireOrders } from './expire-orders.ts';
import { readEvents } from './read-events.ts';
import { reconcileOperations, retryPostbacks } from './reconcile.ts';
import { lapse, renewDue } from './renew.ts';

/** Renewals, grace and lapse, trials that turn into memberships: changes of subscriptions that are due by date. */
const expireSubscriptions: Job = {
  name: 'expire-subscriptions',
  cron: '*/10 * * * *',
  run: (services, at) =>
    stepsAlone(services, {
      trialReminders: () => announceTrialEnds(services, at),
      renewalReminders: () => announceRenewals(services, at),
      resumeReminders: () => announceResumptions(services, at),
      renewals: () => renewDue(services, at),
      awaited: () => keepAwaitedOpen(services, at),
      lastNotices: () => announceLapses(services, at),
      cardNotices: () => announceExpiringCards(services, at),
      lapsed: () => lapse(services, at),
      ended: () => announceEnds(services, at),
    }),
};

/**
 * Fetches events that no postback reported, then sends the decided commands: no charge stays without its entitlement
 * or its refund. They are read before orders expire, so that none expires that was paid. Commands come last, so that nothing is ended that was reactivated.
 */
const reconcileBilling: Job = {
  name: 'reconcile-billing',
  cron: '* * * * *',
  run: (services, at) =>
    stepsAlone(services, {
      postbacks: () => retryPostbacks(services, at),
      orders: () => compareOrders(services, at),
      events: () => readEvents(services, at),
      ordersExpired: () => expireOrders(services, at),
      paymentsReturned: () => returnUnconfirmed(services, at),
      orderCommands: () => sendOrderCommands(services, at),
      operations: () => reconcileOperations(services, at),
      agreements: () => compareAgreements(services, at),
      retries: () => retryRenewals(services, at),
      commands: () => sendCommands(services, at),
    }),
};

export const billingJobs: readonly Job[] = [expireSubscriptions, reconcileBilling];

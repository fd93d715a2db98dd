import type { Job } from '../../../jobs/job.ts';
import { returnUnconfirmed } from '../orders/confirm-payment.ts';
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
  run: async (services, at) => ({
    trialReminders: await announceTrialEnds(services, at),
    renewalReminders: await announceRenewals(services, at),
    resumeReminders: await announceResumptions(services, at),
    renewals: await renewDue(services, at),
    lastNotices: await announceLapses(services, at),
    cardNotices: await announceExpiringCards(services, at),
    lapsed: await lapse(services, at),
    ended: await announceEnds(services, at),
  }),
};

/**
 * Fetches events that no postback reported, then sends the decided commands: no charge stays without its entitlement
 * or its refund. They are read before orders expire, so that none expires that was paid. Commands come last, so that nothing is ended that was reactivated.
 */
const reconcileBilling: Job = {
  name: 'reconcile-billing',
  cron: '* * * * *',
  run: async (services, at) => ({
    postbacks: await retryPostbacks(services, at),
    orders: await compareOrders(services, at),
    events: await readEvents(services, at),
    ordersExpired: await expireOrders(services, at),
    paymentsReturned: await returnUnconfirmed(services, at),
    orderCommands: await sendOrderCommands(services, at),
    operations: await reconcileOperations(services, at),
    agreements: await compareAgreements(services, at),
    retries: await retryRenewals(services, at),
    commands: await sendCommands(services, at),
  }),
};

export const billingJobs: readonly Job[] = [expireSubscriptions, reconcileBilling];

import type { Job } from '../../../jobs/job.ts';
import { sendCommands } from '../subscription/send-commands.ts';
import { compareAgreements } from './compare-agreements.ts';
import { compareOrders } from './compare-orders.ts';
import { readEvents } from './read-events.ts';
import { reconcileOperations, retryPostbacks } from './reconcile.ts';
import { announceTrialEnds, lapse, renewDue } from './renew.ts';

/** Renewals, grace and lapse, trials that turn into memberships: what the calendar does to subscriptions (L01, D22). */
const expireSubscriptions: Job = {
  name: 'expire-subscriptions',
  cron: '*/10 * * * *',
  run: async (services, at) => ({
    trialsTold: await announceTrialEnds(services, at),
    renewals: await renewDue(services, at),
    lapsed: await lapse(services, at),
  }),
};

/**
 * Learns from billers what no postback said, then carries out what was decided: no charge stays without its entitlement
 * or its refund. Commands come last, so that nothing is ended that was taken up again.
 */
const reconcileBilling: Job = {
  name: 'reconcile-billing',
  cron: '* * * * *',
  run: async (services, at) => ({
    postbacks: await retryPostbacks(services, at),
    orders: await compareOrders(services, at),
    operations: await reconcileOperations(services, at),
    events: await readEvents(services, at),
    agreements: await compareAgreements(services, at),
    commands: await sendCommands(services, at),
  }),
};

export const billingJobs: readonly Job[] = [expireSubscriptions, reconcileBilling];

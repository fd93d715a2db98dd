import type { Job } from '../../../jobs/job.ts';
import { returnUnconfirmed } from '../orders/confirm-payment.ts';
import { sendOrderCommands } from '../orders/send-order-commands.ts';
import { sendCommands } from '../subscription/send-commands.ts';
import { expireOrders } from './expire-orders.ts';
import { reconcileOperations, reconcileOrders, retryPostbacks } from './reconcile.ts';
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

/** Asks billers for what they never told, and tells them what they must know: no charge stays without its entitlement. */
const reconcileBilling: Job = {
  name: 'reconcile-billing',
  cron: '* * * * *',
  run: async (services, at) => ({
    commands: await sendCommands(services, at),
    postbacks: await retryPostbacks(services, at),
    orders: await reconcileOrders(services, at),
    ordersExpired: await expireOrders(services, at),
    paymentsReturned: await returnUnconfirmed(services, at),
    orderCommands: await sendOrderCommands(services, at),
    operations: await reconcileOperations(services, at),
  }),
};

export const billingJobs: readonly Job[] = [expireSubscriptions, reconcileBilling];

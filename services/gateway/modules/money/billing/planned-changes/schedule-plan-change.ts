import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { MembershipChange } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { mailChangePlanned, mailChangeWithdrawn } from '../mails/planned-change-mails.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { optionIdOf } from '../options/option-id.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { isRenewalChangeable } from '@network/lifecycle/pause/pause.ts';
import { soldAs } from '../postbacks/sold-as.ts';
import { lockAgreement, lockPersonOfCall, renewalPeriod } from '../subscription/agreement.ts';
import { commandRenewal } from '../subscription/commands.ts';
import { logEvent } from '../subscription/event-log.ts';
import type { ManagedSubscription } from '../subscription/managed-subscription.ts';
import { sendCommands } from '../subscription/send-commands.ts';
import { plansToChangeTo } from './change-options.ts';

const answer = (success: boolean, messageKey: string): MembershipChange => ({ success, messageKey });

/**
 * Plans that a membership changes with its next renewal; nothing is charged or changed until then. The price is recorded
 * before the biller is called, which gets it however often it is away.
 */
export async function schedulePlanChange(
  services: GatewayServices,
  tenant: Pick<Tenant, 'sites'>,
  { subscription, agreement }: ManagedSubscription,
  optionId: number,
): Promise<MembershipChange> {
  const { db, clock } = services;
  const now = clock.now();
  const outcome = await db.transaction().execute(async (trx) => {
    await lockPersonOfCall(trx, agreement.user_id, now);
    const row = await lockAgreement(trx, agreement.id);
    if (row === null) return 'refused';
    // Read here: their prices may have changed while this one waited for the person.
    const plans = await loadPlans(trx);
    const capabilities = capabilitiesOf(services, row.biller);
    const planned = plans.find(({ id }) => id === row.next_plan_id);
    if (planned && optionIdOf(planned) === optionId) return 'planned';
    const options = plansToChangeTo({ subscription, agreement: row, capabilities }, plans, tenant, now);
    const plan = options.find((each) => optionIdOf(each) === optionId);
    if (!plan) return 'refused';
    await trx
      .updateTable('billing_agreements')
      .set({
        next_plan_id: plan.id,
        next_months: plan.rebill_months,
        previous_amount: row.amount,
        amount: plan.rebill_price,
        price_changed_at: null,
      })
      .where('id', '=', row.id)
      .execute();
    await commandRenewal(trx, row.id, now);
    const { subscription_id: subscriptionId, user_id: userId, currency } = row;
    const cause = `change:${row.id}:${now.toISOString()}`;
    const details = { plan: plan.id, amount: plan.rebill_price };
    await logEvent(trx, { subscriptionId, kind: 'change-planned', occurredAt: now, cause, details }, now);
    const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, row);
    const at = renewalPeriod(row, row.paid_period + 1).from;
    const charge = { userId, tenantId, plan, amount: plan.rebill_price, currency, at };
    await mailChangePlanned(trx, charge, { product, kind }, cause, now);
    return 'planned';
  });
  if (outcome === 'refused') return answer(false, BILLING_MESSAGES.changeRefused);
  await sendCommands(services, now, agreement.id);
  return answer(true, BILLING_MESSAGES.changePlanned);
}

/** Takes a planned change back: the plan and its price stay what they are. Until shortly before the renewal. */
export async function withdrawPlannedChange(
  services: GatewayServices,
  { agreement }: Pick<ManagedSubscription, 'agreement'>,
): Promise<MembershipChange> {
  const { db, clock } = services;
  const now = clock.now();
  const isWithdrawn = await db.transaction().execute(async (trx) => {
    await lockPersonOfCall(trx, agreement.user_id, now);
    const row = await lockAgreement(trx, agreement.id);
    if (row === null || row.next_plan_id === null || row.replaced_at !== null || row.status !== 'running') return false;
    const at = renewalPeriod(row, row.paid_period + 1).from;
    if (!isRenewalChangeable(at, now)) return false;
    const amount = row.previous_amount;
    await trx
      .updateTable('billing_agreements')
      .set({ next_plan_id: null, next_months: null, previous_amount: row.amount, amount, price_changed_at: null })
      .where('id', '=', row.id)
      .execute();
    await commandRenewal(trx, row.id, now);
    const { subscription_id: subscriptionId, user_id: userId, currency } = row;
    const cause = `change-withdrawn:${row.id}:${now.toISOString()}`;
    await logEvent(trx, { subscriptionId, kind: 'change-withdrawn', occurredAt: now, cause }, now);
    const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, row);
    await mailChangeWithdrawn(trx, { userId, tenantId, plan: { product, kind }, amount, currency, at }, cause, now);
    return true;
  });
  if (!isWithdrawn) return answer(false, BILLING_MESSAGES.nothingPlanned);
  await sendCommands(services, now, agreement.id);
  return answer(true, BILLING_MESSAGES.changeWithdrawn);
}

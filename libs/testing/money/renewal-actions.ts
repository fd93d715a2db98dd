import { asMember } from './actions.ts';
import { outcomeOf, type Outcome } from './confirmations.ts';
import type { History } from './history.ts';

interface Membership {
  readonly subscriptionId: string;
  readonly name: string;
  readonly price: { readonly amount: number } | null;
  readonly pause: { readonly until: string } | null;
  readonly pauseChoices: readonly { readonly months: number; readonly until: string }[];
  readonly changeChoices: readonly {
    readonly optionId: number;
    readonly name: string;
    readonly price: { readonly amount: number };
  }[];
  readonly plannedChange: { readonly name: string } | null;
}

const SHOWN = `{ memberships {
  subscriptionId name price { amount } pause { until } pauseChoices { months until }
  changeChoices { optionId name price { amount } } plannedChange { name }
} }`;

async function find(history: History, brand: string, wanted: (each: Membership) => boolean) {
  const { memberships } = await asMember<{ memberships: readonly Membership[] }>(history, brand, SHOWN);
  const membership = memberships.find(wanted);
  if (!membership) return null;
  const { id: orderId } = await history.world.gateway.services.db
    .selectFrom('billing_agreements')
    .select('id')
    .where('subscription_id', '=', membership.subscriptionId)
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { membership, orderId };
}

async function press(history: History, brand: string, call: string): Promise<Outcome> {
  const { done } = await asMember<{ done: Outcome }>(
    history,
    brand,
    `mutation { done: ${call} { success messageKey } }`,
  );
  return done;
}

/** Pauses a membership that can be. The biller's answer may be lost on its way. */
export async function pauses(history: History, brand: string, months: number, losesAnswer: boolean): Promise<string> {
  const { world, person } = history;
  const found = await find(history, brand, ({ pauseChoices }) => pauseChoices.length > 0);
  if (!found) return 'nothing to pause';
  const { orderId, membership } = found;
  const until = membership.pauseChoices.find((choice) => choice.months === months)?.until ?? '';
  const at = world.clock.now();
  world.losesAnswers = losesAnswer;
  try {
    const call = `pauseMembership(subscriptionId: "${membership.subscriptionId}", months: ${months})`;
    const done = await press(history, brand, call);
    if (done.success) person.pauses.push({ orderId, until: new Date(until), at });
    return outcomeOf(done);
  } finally {
    world.losesAnswers = false;
  }
}

/** Ends a pause, or withdraws one that has not begun. */
export async function resumes(history: History, brand: string): Promise<string> {
  const { world, person } = history;
  const found = await find(history, brand, ({ pause }) => pause !== null);
  if (!found) return 'nothing is paused';
  const { orderId, membership } = found;
  const at = world.clock.now();
  const done = await press(history, brand, `resumeMembership(subscriptionId: "${membership.subscriptionId}")`);
  // It ends also when the card is declined, or the biller has not answered.
  person.pauses.push({ orderId, until: null, at });
  return outcomeOf(done);
}

const sitesOf = (plan: string): string => plan.split(',')[0] ?? '';

/** Changes to a shorter plan of the same sites with the next renewal. */
export async function plansShorter(history: History, brand: string): Promise<string> {
  const { world, person } = history;
  const found = await find(history, brand, ({ name, changeChoices }) =>
    changeChoices.some((choice) => sitesOf(choice.name) === sitesOf(name)),
  );
  if (!found) return 'nothing shorter';
  const { orderId, membership } = found;
  const choice = membership.changeChoices.find(({ name }) => sitesOf(name) === sitesOf(membership.name));
  const at = world.clock.now();
  const call = `schedulePlanChange(subscriptionId: "${membership.subscriptionId}", optionId: ${choice?.optionId ?? 0})`;
  const done = await press(history, brand, call);
  if (done.success && choice) person.promises.push({ orderId, amount: choice.price.amount, at, isPlanned: true });
  return `${choice?.name ?? ''}, ${outcomeOf(done)}`;
}

/** Withdraws a planned change, so that the current plan renews. */
export async function withdrawsPlanChange(history: History, brand: string): Promise<string> {
  const { world, person } = history;
  const found = await find(history, brand, ({ plannedChange }) => plannedChange !== null);
  if (!found) return 'nothing is planned';
  const { orderId, membership } = found;
  const at = world.clock.now();
  const done = await press(history, brand, `withdrawPlannedChange(subscriptionId: "${membership.subscriptionId}")`);
  const after = await find(history, brand, ({ subscriptionId }) => subscriptionId === membership.subscriptionId);
  const amount = after?.membership.price?.amount;
  if (done.success && amount !== undefined) person.promises.push({ orderId, amount, at, isPlanned: true });
  return outcomeOf(done);
}

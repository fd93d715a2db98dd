import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { isWithin, WORTH_BOUNDS } from '@network/validation/worth-bounds.ts';
import { endRenewals, isRenewing, sendCommands } from '../../../money/billing/public.ts';
import { grantAccess, loadMembership, lossOfCancelling, revokeAllAccess } from '../../../money/membership/public.ts';
import { type Act, type ActionInSteps, type Doing, type Done, effect, Refused, toMember } from '../member-action.ts';

const ACCOUNT = '/account';

/** Opens a membership that does not renew for more days, at no charge. */
export const extend: ActionInSteps<'extend'> = {
  prepare: async (doing, { subscriptionId, days }) => {
    if (!isWithin(days, WORTH_BOUNDS.givenDays)) throw new Refused('days');
    const own = await ownSubscription(doing, subscriptionId);
    if (await isRenewing(doing.trx, subscriptionId)) throw new Refused('renews');
    if (own.entitlement.isActive && own.entitlement.accessUntil === null) throw new Refused('openForever');
    return { gift: { unit: 'days', amount: days }, carryOut: () => openLonger(doing, own, days) };
  },
};

async function openLonger(
  doing: Doing,
  { id: subscriptionId, entitlement: { accessUntil }, joined_on }: Awaited<ReturnType<typeof ownSubscription>>,
  days: number,
): Promise<Done> {
  const { trx, key, now } = doing;
  const from = accessUntil !== null && accessUntil > now ? accessUntil : now;
  const until = new Date(from.getTime() + days * DAY_MS);
  await grantAccess(trx, { subscriptionId, from, until, isPaid: false, occurredAt: now, cause: `staff:${key}` });
  return {
    effects: [effect('extended', { date: until })],
    mail: {
      kind: 'membershipExtended',
      ...toMember(doing, joined_on),
      values: { days, accessUntil: until, link: ACCOUNT },
    },
    facts: { subscription: subscriptionId, days },
  };
}

/** Ends renewals, and access as well where it is to end now. */
export const cancel: Act<'cancel'> = async (doing, { subscriptionId, now: isAtOnce }) => {
  const { trx, services, member, key, now } = doing;
  const { entitlement, joined_on: tenant } = await ownSubscription(doing, subscriptionId);
  const loss = await lossOfCancelling({ db: trx, clock: { now: () => now } }, member.id, subscriptionId);
  const cause = `staff:${key}`;
  const ended = await endRenewals(trx, { userId: member.id, subscriptionId, cause }, now);
  if (!isAtOnce && ended === null) throw new Refused('nothingToCancel');
  if (isAtOnce && !entitlement.isActive) throw new Refused('nothingToEnd');
  if (isAtOnce) await revokeAllAccess(trx, { subscriptionId, occurredAt: now, cause: `${cause}:now` });
  const hasLoss = ended !== null && (loss.gems > 0 || loss.packs > 0);
  const to = toMember(doing, tenant);
  const accessUntil = ended?.accessUntil ?? now;
  return {
    effects: [
      isAtOnce ? effect('cancelledNow') : effect('cancelledAtEnd', { date: accessUntil }),
      ...(hasLoss ? [effect('gemsGo')] : []),
    ],
    mail: isAtOnce
      ? { ...to, kind: 'membershipEnded', values: { date: now, link: ACCOUNT } }
      : { ...to, kind: 'cancelled', values: { accessUntil, link: ACCOUNT } },
    facts: { subscription: subscriptionId, atOnce: isAtOnce },
    ...(ended && {
      callBiller: async () => {
        await sendCommands(services, services.clock.now(), ended.agreementId);
        return null;
      },
    }),
  };
};

async function ownSubscription({ trx, member, now }: Doing, subscriptionId: string) {
  const { subscriptions } = await loadMembership({ db: trx, clock: { now: () => now } }, member.id);
  const own = subscriptions.find(({ id, isTandem }) => id === subscriptionId && !isTandem);
  if (own === undefined) throw new Refused('subscriptionUnknown');
  return own;
}

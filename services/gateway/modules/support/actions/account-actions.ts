import { lastMail } from '../../../personal-data/erase-person.ts';
import { isRenewing } from '../../billing/public.ts';
import { disableAccount, enableAccount, endAllSessions, markEmailConfirmed } from '../../identity/public.ts';
import { loadMembership } from '../../membership/public.ts';
import { effect } from './effect-text.ts';
import { type Act, Refused } from './member-action.ts';

const NOTHING = { mail: null, facts: {} } as const;

/** Signs every device of a member out. */
export const endSessions: Act<'endSessions'> = async ({ trx, member, brand, key, now }) => {
  await endAllSessions(trx, member.id, now);
  const to = { to: member.email, tenant: brand, idempotencyKey: `staff:${key}` };
  return {
    effects: [effect('sessionsEnded')],
    mail: { ...to, kind: 'sessionsEnded', values: { date: now, link: '/' } },
    facts: {},
  };
};

/** Disables an account. Its memberships go on, which the member of staff is reminded of. */
export const disable: Act<'disable'> = async ({ trx, member, brand, key, now }) => {
  if (!(await disableAccount(trx, member.id, now))) throw new Refused('disabledAlready');
  const { subscriptions } = await loadMembership({ db: trx, clock: { now: () => now } }, member.id);
  const renewing = await Promise.all(
    subscriptions.filter(({ isTandem }) => !isTandem).map(({ id }) => isRenewing(trx, id)),
  );
  const to = { to: member.email, tenant: brand, idempotencyKey: `staff:${key}` };
  return {
    effects: [effect('disabled'), ...(renewing.includes(true) ? [effect('disabledRenews')] : [])],
    mail: { ...to, kind: 'accountDisabled', values: { date: now, link: '/support' }, linkOn: 'tour' },
    facts: {},
  };
};

/** Lets a disabled account sign in again. */
export const enable: Act<'enable'> = async ({ trx, member, brand, key, now }) => {
  if (!(await enableAccount(trx, member.id))) throw new Refused('notDisabled');
  const to = { to: member.email, tenant: brand, idempotencyKey: `staff:${key}` };
  return {
    effects: [effect('enabled')],
    mail: { ...to, kind: 'accountEnabled', values: { date: now, link: '/' } },
    facts: {},
  };
};

/** Confirms an address that its owner has proved to be theirs in another way. */
export const confirmEmail: Act<'confirmEmail'> = async ({ trx, member, now }) => {
  if (member.emailConfirmedAt !== null) throw new Refused('confirmedAlready');
  await markEmailConfirmed(trx, member.id, now);
  return { ...NOTHING, effects: [effect('emailConfirmed')] };
};

/** Writes a note for staff: the reason of the action. */
export const note: Act<'note'> = async () => ({ ...NOTHING, effects: [effect('noted')] });

/** What deleting an account means; it is done once a second member of staff approved it, and the deletion queues its mail. */
export const deleteMember: Act<'delete'> = async ({ member, brand }) => ({
  effects: [effect('deleted')],
  mail: lastMail(member.email, brand),
  facts: {},
});

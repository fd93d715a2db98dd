import { lastMail } from '../../../../personal-data/erase-person.ts';
import { isRenewing } from '../../../money/billing/public.ts';
import {
  disableAccount,
  enableAccount,
  endAllSessions,
  findAccount,
  markEmailConfirmed,
  newEmailOf,
  openChangeBySupport,
} from '../../../people/identity/public.ts';
import { loadMembership } from '../../../money/membership/public.ts';
import {
  type Act,
  type ActionInSteps,
  type Doing,
  type Done,
  effect,
  type InputOf,
  Refused,
  toMember,
} from '../member-action.ts';

const NOTHING = { mail: null, facts: {} } as const;

/** Signs every device of a member out. */
export const endSessions: Act<'endSessions'> = async (doing) => {
  const { trx, member, now } = doing;
  await endAllSessions(trx, member.id, now);
  return {
    effects: [effect('sessionsEnded')],
    mail: { ...toMember(doing), kind: 'sessionsEnded', values: { date: now, link: '/' } },
    facts: {},
  };
};

/** Disables an account. Its memberships go on, which the member of staff is reminded of. */
export const disable: Act<'disable'> = async (doing) => {
  const { trx, member, now } = doing;
  if (!(await disableAccount(trx, member.id, now))) throw new Refused('disabledAlready');
  const { subscriptions } = await loadMembership({ db: trx, clock: { now: () => now } }, member.id);
  const renewing = await Promise.all(
    subscriptions.filter(({ isTandem }) => !isTandem).map(({ id }) => isRenewing(trx, id)),
  );
  return {
    effects: [effect('disabled'), ...(renewing.includes(true) ? [effect('disabledRenews')] : [])],
    mail: { ...toMember(doing), kind: 'accountDisabled', values: { date: now, link: '/support' }, linkOn: 'tour' },
    facts: {},
  };
};

/** Lets a disabled account sign in again. Two members of staff answer for it where its address counts as that of a thief. */
export const enable: Act<'enable'> = async (doing) => {
  const { trx, services, member, now } = doing;
  if (!(await enableAccount(services, trx, member.id))) throw new Refused('notDisabled');
  return {
    effects: [effect('enabled'), ...(member.isEmailForeign ? [effect('enabledForeign', { email: member.email })] : [])],
    mail: { ...toMember(doing), kind: 'accountEnabled', values: { date: now, link: '/' } },
    facts: {},
  };
};

/** Confirms an address that its owner has proved to be theirs in another way. */
export const confirmEmail: Act<'confirmEmail'> = async ({ trx, member, now }) => {
  if (member.emailConfirmedAt !== null) throw new Refused('confirmedAlready');
  await markEmailConfirmed(trx, member.id, now);
  return { ...NOTHING, effects: [effect('emailConfirmed')] };
};

/**
 * The address that staff typed for a member, as it is stored. A stolen account is locked by the correction, so that its new address must
 * not be that of an account whose owner confirmed it: it would be mailed no link, and nobody could unlock this one.
 * @throws Refused where it is no address, or can't be the member's
 */
async function typedEmail(
  { trx, member }: Pick<Doing, 'trx' | 'member'>,
  { newEmail, isStolen }: InputOf<'changeEmail'>,
): Promise<string> {
  const typed = newEmailOf(newEmail, member.email);
  if (typed === 'EMAIL_INVALID') throw new Refused('emailInvalid');
  if (typed === 'EMAIL_UNCHANGED') throw new Refused('emailUnchanged');
  const holder = isStolen === true || member.isEmailForeign ? await findAccount(trx, typed.email) : null;
  if (holder?.isEmailConfirmed === true) throw new Refused('emailTaken');
  return typed.email;
}

const OLD_EMAIL_EFFECTS = {
  proven: 'emailChangeUndo',
  unproven: 'emailChangeUnproven',
  foreign: 'emailChangeForeign',
} as const;

/**
 * Corrects an address. The new one confirms it by a link, and a confirmed old one can undo it for seven days, unless it is the
 * address of somebody who took the account: staff say so, or its owner has by taking the account back.
 */
export const changeEmail: ActionInSteps<'changeEmail'> = {
  prepare: async (doing, input) => {
    const newEmail = await typedEmail(doing, input);
    const isStolen = input.isStolen === true || doing.member.isEmailForeign;
    return { gift: null, carryOut: () => correctEmail(doing, newEmail, isStolen) };
  },
};

async function correctEmail(
  { trx, services, member, brand, key }: Doing,
  newEmail: string,
  isStolen: boolean,
): Promise<Done> {
  const change = { userId: member.id, tenantId: brand, oldEmail: member.email, newEmail, isStolen };
  const { mail, oldEmailIs } = await openChangeBySupport(services, trx, change);
  return {
    effects: [
      effect('emailChange', { email: newEmail }),
      effect(OLD_EMAIL_EFFECTS[oldEmailIs], { email: member.email }),
    ],
    mail: { ...mail, idempotencyKey: `staff:${key}` },
    facts: { isStolen: oldEmailIs === 'foreign' },
  };
}

/** Writes a note for staff: the reason of the action. */
export const note: Act<'note'> = async () => ({ ...NOTHING, effects: [effect('noted')] });

/** Deletes an account once a second member of staff has approved it; the deletion queues its mail. */
export const deleteMember: Act<'delete'> = async ({ member, brand }) => ({
  effects: [effect('deleted'), ...(member.isEmailForeign ? [effect('deletedForeign', { email: member.email })] : [])],
  mail: lastMail(member.email, brand),
  facts: {},
});

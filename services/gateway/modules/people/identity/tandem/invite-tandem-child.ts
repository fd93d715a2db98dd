import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { VIP_DOMAIN } from '@network/tenant/constants.ts';
import { parseMemberEmail } from '@network/validation/email.ts';
import type { Database } from '../../../../db/database.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';
import type { GatewayServices } from '../../../../services.ts';
import { queueMail, waitForFormMail } from '../../../platform/mail/public.ts';
import { chosenPasswordProblem } from '../passwords/guessable-passwords.ts';
import { forgottenPath } from '../passwords/reset-addresses.ts';
import { holdSession } from '../sessions/hold-session.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The time for which a mailed link makes the account. */
const INVITATION_LIFE_MS = 7 * DAY_MS;

/** The path of the page behind the mailed link, at the gateway's public address. */
export const TANDEM_PATH = '/email/second-account';

/** Why nobody is invited; the last part of the message key. */
export type TandemProblem =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'guessablePassword'
  | 'notAllowed'
  | 'mailOff'
  | 'limited';

/** A member who invites somebody, and whom. */
interface Invitation {
  readonly parentId: string;
  /** Hash of the id of the session that asks. */
  readonly sessionId: string;
  readonly tenantId: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Invites the second person of a membership: the account is made when the owner of the address follows the link that is
 * mailed there. An address that has an account gets a mail that says so instead, and the answer is the same: it does not
 * reveal who is a member. An earlier invitation of the person is withdrawn.
 * @returns what is wrong, or null when a mail was sent
 */
export async function inviteTandemChild(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>,
  request: Invitation,
): Promise<TandemProblem | null> {
  const email = parseMemberEmail(request.email, VIP_DOMAIN);
  if (email === null) return 'invalidEmail';
  const problem = chosenPasswordProblem(request.password);
  if (problem !== null) return problem === 'guessable' ? 'guessablePassword' : 'invalidPassword';
  const { parentId, sessionId, tenantId } = request;
  if (await isInTandem(services.db, parentId)) return 'notAllowed';
  if (services.config.isMailOff) return 'mailOff';
  if ((await spendBudget(services, 'tandemInvitations', { account: email })) !== null) return 'limited';
  if ((await waitForFormMail(services, email)) !== null) return 'limited';
  const passwordHash = await hashPassword(request.password);
  const now = services.clock.now();
  const token = services.randomBytes(32).toString('base64url');
  return services.db.transaction().execute(async (trx) => {
    // If the owner took the account back meanwhile, this session has ended, and what it had left open is withdrawn.
    if (!(await holdSession(trx, { userId: parentId, sessionId }, now))) return 'notAllowed';
    const invitation = {
      token_hash: hashOfToken(token),
      tenant_id: tenantId,
      email,
      password_hash: passwordHash,
      invited_at: now,
      expires_at: new Date(now.getTime() + INVITATION_LIFE_MS),
    };
    await trx
      .insertInto('tandem_invitations')
      .values({ parent_user_id: parentId, ...invitation })
      .onConflict((conflict) => conflict.column('parent_user_id').doUpdateSet(invitation))
      .execute();
    await mailInvitation(trx, { email, tenantId, token }, now);
    return null;
  });
}

/** Returns whether a person already shares a membership, as its first person or its second one. */
export async function isInTandem(db: Database, userId: string): Promise<boolean> {
  const link = await db
    .selectFrom('tandem_links')
    .select('child_user_id')
    .where((where) => where.or([where('parent_user_id', '=', userId), where('child_user_id', '=', userId)]))
    .executeTakeFirst();
  return link !== undefined;
}

async function mailInvitation(
  trx: Database,
  { email, tenantId, token }: Readonly<Record<'email' | 'tenantId' | 'token', string>>,
  now: Date,
): Promise<void> {
  const taken = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const about = { to: email, tenant: tenantId, linkOn: 'api' } as const;
  if (taken) {
    const values = { email, link: forgottenPath(tenantId) };
    await queueMail(trx, { ...about, kind: 'tandemTaken', values }, now);
  } else {
    const link = `${TANDEM_PATH}?${new URLSearchParams({ brand: tenantId, token }).toString()}`;
    await queueMail(trx, { ...about, kind: 'tandemInvitation', values: { email, link } }, now);
  }
}

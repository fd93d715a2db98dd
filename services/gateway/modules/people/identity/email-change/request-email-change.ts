import { VIP_DOMAIN } from '@network/tenant/constants.ts';
import { parseMemberEmail } from '@network/validation/email.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { queueMail, waitForFormMail } from '../../../platform/mail/public.ts';
import { openEmailChange } from './open-email-change.ts';
import { mailToOldAddress } from './tell-old-address.ts';
import {
  confirmIdentity,
  type ProvenIdentity,
  refusalOfCode,
  type UnconfirmedReason,
} from '../security/confirm-identity.ts';
import { holdSession } from '../sessions/hold-session.ts';
import { findCodedOwner, useChangeCode } from './change-code.ts';

export type EmailChangeRefusal = UnconfirmedReason | 'MAILED_CODE_INCORRECT' | 'EMAIL_INVALID' | 'EMAIL_UNCHANGED';

/** The proof that the account is theirs: the password, or a code that was mailed to its address. */
type EmailChangeProof = ProvenIdentity['proof'] | { readonly mailedCode: string; readonly code?: string | null };

export interface EmailChangeRequest extends Omit<ProvenIdentity, 'proof'> {
  readonly proof: EmailChangeProof;
  /** The brand that mails. */
  readonly tenantId: string;
  readonly newEmail: string;
}

/**
 * Starts a change of email: the new address is mailed a link that confirms it, the old one a link that refuses it. Nothing
 * changes before the confirmation. An address that has an account gets a mail that says so instead, and the answer is the
 * same: it does not reveal who has an account (decision 0115).
 * @returns the new address as it is stored, or why not
 */
export async function requestEmailChange(
  services: GatewayServices,
  request: EmailChangeRequest,
): Promise<{ readonly email: string } | EmailChangeRefusal> {
  const email = parseMemberEmail(request.newEmail, VIP_DOMAIN);
  if (email === null) return 'EMAIL_INVALID';
  const { userId, tenantId, sessionId } = request;
  const confirmed = await confirmOwner(services, request);
  if (typeof confirmed === 'string') return confirmed;
  if (confirmed.email === email) return 'EMAIL_UNCHANGED';
  if ((await spendBudget(services, 'emailChanges', { account: userId })) !== null) return 'TOO_MANY_ATTEMPTS';
  if ((await waitForFormMail(services, email)) !== null) return 'TOO_MANY_ATTEMPTS';
  return services.db.transaction().execute(async (trx) => {
    // If somebody meanwhile undid a change, locked the account or ended this session, this password counts no longer,
    // and nothing is changed by it.
    if (!(await holdSession(trx, { userId, sessionId }, services.clock.now()))) return 'PASSWORD_INCORRECT';
    if ((await passwordHashOf(trx, userId)) !== confirmed.passwordHash) return 'PASSWORD_INCORRECT';
    const { codeHash } = confirmed;
    if (codeHash !== null && !(await useChangeCode(trx, userId, codeHash))) return 'MAILED_CODE_INCORRECT';
    const change = { userId, tenantId, sessionId, oldEmail: confirmed.email, newEmail: email };
    const opened = await openEmailChange(services, trx, change);
    const now = services.clock.now();
    await queueMail(trx, mailToOldAddress(opened, { ...change, by: 'member', now }), now);
    return { email };
  });
}

/** The account, once its owner proved that it is theirs, and the mailed code that is used up with the change; else why not. */
async function confirmOwner(
  services: GatewayServices,
  { proof, ...person }: EmailChangeRequest,
): Promise<
  { readonly email: string; readonly passwordHash: string; readonly codeHash: string | null } | EmailChangeRefusal
> {
  if (!('mailedCode' in proof)) {
    const confirmed = await confirmIdentity(services, { ...person, proof });
    return typeof confirmed === 'string' ? confirmed : { ...confirmed, codeHash: null };
  }
  const owner = await findCodedOwner(services, { ...person, code: proof.mailedCode });
  if (owner === 'limited') return 'TOO_MANY_ATTEMPTS';
  if (owner === 'wrong') return 'MAILED_CODE_INCORRECT';
  return (await refusalOfCode(services, { ...person, code: proof.code })) ?? owner;
}

async function passwordHashOf(db: Database, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

import { tryWithinBudget } from '../../../../limits/try-within-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { removePasskey } from '../passkeys/passkeys.ts';
import { acceptCode, hasSecondStep, prepareAuthenticator, removeAuthenticator } from '../second-step/authenticator.ts';
import { spenderOfCode } from '../second-step/check-second-step.ts';
import { renewRecoveryCodes } from '../second-step/recovery-codes.ts';
import { endOtherSessions } from '../sessions/session-list.ts';
import { type HeldSession, holdSession, requireHeldSession } from '../sessions/hold-session.ts';
import { mailSecurityChange, type SecurityChange } from './mail-security-change.ts';

/** A person who has proved that the account is theirs, and the brand that mails them. */
export interface Owner {
  readonly userId: string;
  /** Hash of the id of the session in which they did: nothing is changed once it has ended. */
  readonly sessionId: string;
  readonly email: string;
  readonly tenantId: string;
}

/** Removes a passkey and mails its owner. @returns whether there was such a one */
export function deletePasskey(services: GatewayServices, owner: Owner, id: string): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    await requireHeldSession(trx, owner, services.clock.now());
    if ((await removePasskey(trx, owner.userId, id)) === null) return false;
    await mailChange(services, trx, owner, 'passkeyRemoved');
    return true;
  });
}

/** Stores a new secret that waits for its first code. @returns null when the second step is on already */
export function prepareSecondStep(services: GatewayServices, session: HeldSession): Promise<Uint8Array | null> {
  return services.db.transaction().execute(async (trx) => {
    await requireHeldSession(trx, session, services.clock.now());
    return prepareAuthenticator({ ...services, db: trx }, session.userId);
  });
}

interface FirstCode {
  readonly userId: string;
  /** Hash of the id of the requesting session, which remains. */
  readonly sessionId: string;
  readonly tenantId: string;
  readonly code: string;
  readonly clientAddress: string;
}

/**
 * Switches the second step on by the first code of the app, ends every other session, so that each browser passes it
 * once, and mails the person.
 * @returns the recovery codes, or why it stays off
 */
export async function switchOn(
  services: GatewayServices,
  request: FirstCode,
): Promise<readonly string[] | 'CODE_INCORRECT' | 'TOO_MANY_ATTEMPTS' | 'ALREADY_ON' | 'NOT_FOUND'> {
  const spender = spenderOfCode({ ...request, device: null, isSignedIn: true });
  const tried = await tryWithinBudget(services, 'secondStepFailures', spender, () =>
    confirmFirstCode(services, request),
  );
  if (tried.outcome === 'right') return tried.found;
  return tried.outcome === 'wrong' ? 'CODE_INCORRECT' : 'TOO_MANY_ATTEMPTS';
}

/** Switches the second step on by a right code; null for a wrong one, and in a session that has ended meanwhile. */
async function confirmFirstCode(
  services: GatewayServices,
  { userId, sessionId, tenantId, code }: FirstCode,
): Promise<readonly string[] | 'ALREADY_ON' | null> {
  const now = services.clock.now();
  const codes = await services.db.transaction().execute(async (trx) => {
    // A person who ended this session meanwhile must not find their own ended by it, or a second step that is not
    // theirs.
    if (!(await holdSession(trx, { userId, sessionId }, now))) return null;
    if (!(await acceptCode({ ...services, db: trx }, userId, code, 'waiting'))) return null;
    const { email } = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    await endOtherSessions(trx, userId, sessionId, now);
    await mailChange(services, trx, { email, tenantId }, 'secondStepOn');
    return renewRecoveryCodes(services, trx, userId);
  });
  if (codes !== null) return codes;
  return (await hasSecondStep(services.db, userId)) ? 'ALREADY_ON' : null;
}

/** Replaces the recovery codes and mails the person. @returns null when the second step is off */
export async function replaceRecoveryCodes(services: GatewayServices, owner: Owner): Promise<readonly string[] | null> {
  if (!(await hasSecondStep(services.db, owner.userId))) return null;
  return services.db.transaction().execute(async (trx) => {
    await requireHeldSession(trx, owner, services.clock.now());
    await mailChange(services, trx, owner, 'recoveryCodesRenewed');
    return renewRecoveryCodes(services, trx, owner.userId);
  });
}

/** Switches the second step off and mails the person. @returns whether it was on */
export async function switchOff(services: GatewayServices, owner: Owner): Promise<boolean> {
  if (!(await hasSecondStep(services.db, owner.userId))) return false;
  return services.db.transaction().execute(async (trx) => {
    await requireHeldSession(trx, owner, services.clock.now());
    const wasOn = await removeAuthenticator(trx, owner.userId);
    if (wasOn) await mailChange(services, trx, owner, 'secondStepOff');
    return wasOn;
  });
}

/** The log names the change alone. */
async function mailChange(
  { clock, log }: GatewayServices,
  trx: GatewayServices['db'],
  { email, tenantId }: Pick<Owner, 'email' | 'tenantId'>,
  change: SecurityChange,
): Promise<void> {
  await mailSecurityChange(trx, { email, tenantId, change }, clock.now());
  log.info({ change }, 'the way in which an account signs in was changed');
}

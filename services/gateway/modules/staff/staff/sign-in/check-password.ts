import { createHmac, timingSafeEqual } from 'node:crypto';
import { typedEmail } from '@network/validation/email.ts';
import { isPasswordOf } from '../../../../passwords/password-hash.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { CONSOLE_SENDER, queueMail } from '../../../platform/mail/public.ts';
import { lockStaffMember } from '../lock-staff.ts';
import { knownStaffBrowser } from './known-browser.ts';
import { recordStaffAction } from '../staff-audit.ts';
import { OPERATOR } from '../staff-identity.ts';
import { findStaffMember, type StaffMemberRow } from '../staff-members.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

const PURPOSE = 'staff-codes';

/** The time for which a mailed code works. */
const CODE_LIFE_MS = 10 * 60_000;

/** The result of a password. The challenge names the sign-in when its code is sent. */
export type PasswordResult =
  | { readonly outcome: 'code-mailed'; readonly challenge: string }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

/** The stored form of a code: of no use without the challenge and our key. */
function hashCode(key: Buffer, challenge: string, code: string): string {
  return createHmac('sha256', key).update(`${challenge}:${code}`).digest('hex');
}

/**
 * Checks a code against its stored form: it was mailed for its challenge, or printed by an operator, who knows the
 * stored one.
 */
export function isCode(
  { config }: Pick<GatewayServices, 'config'>,
  typed: { readonly challenge: string; readonly code: string },
  hash: string,
): boolean {
  const stored = Buffer.from(hash);
  return config.secrets
    .deriveEach(PURPOSE)
    .flatMap((key) => [typed.challenge, hashOfToken(typed.challenge)].map((of) => hashCode(key, of, typed.code)))
    .map((known) => timingSafeEqual(Buffer.from(known), stored))
    .includes(true);
}

/**
 * The first step of a sign-in: with the right password a code is mailed. Attempts are counted before they are checked,
 * so that many at once are no way around; the second step gives the count back. A browser that signed in as this member before has an
 * allowance of its own, so that strangers bar nobody. An unknown email, a wrong
 * password and a disabled member look alike, and take as long.
 */
export async function checkStaffPassword(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes' | 'log'>,
  typed: {
    readonly email: string;
    readonly password: string;
    readonly clientAddress: string | null;
    /** The cookie that its browser sends from an earlier sign-in (known-browser.ts). */
    readonly browser?: string | undefined;
  },
): Promise<PasswordResult> {
  const email = typedEmail(typed.email);
  const member = await findStaffMember(services.db, email);
  const spender = { ...spenderOf(services, email, member, typed.browser), address: typed.clientAddress };
  const wait = await spendBudget(services, 'staffSignIns', spender);
  if (wait !== null) return { outcome: 'limited', retryAfterSeconds: wait };
  const isRight = await isPasswordOf(member?.password_hash ?? null, typed.password);
  if (member === null || !isRight || member.disabled_at !== null) {
    // The call is not awaited, since the time that it takes would reveal who works here.
    void noteRefusedPassword(services, member).catch((error: unknown) =>
      services.log.error({ err: error }, 'a refused sign-in to the console was not recorded'),
    );
    return { outcome: 'refused' };
  }
  return { outcome: 'code-mailed', challenge: await mailCode(services, member) };
}

/** Returns who spends the attempt: a browser that signed in as this member before, or anyone with the email. */
export function spenderOf(
  services: Pick<GatewayServices, 'config'>,
  email: string,
  member: Pick<StaffMemberRow, 'id' | 'password_hash'> | null,
  browser: string | undefined,
): { readonly account: string } | { readonly device: string } {
  const device = member && knownStaffBrowser(services, member, browser);
  return device === null ? { account: email } : { device };
}

async function mailCode(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>,
  { id, email }: StaffMemberRow,
): Promise<string> {
  const { db, clock, randomBytes } = services;
  const at = clock.now();
  const challenge = randomBytes(32).toString('base64url');
  const code = makeCode(randomBytes);
  await db.transaction().execute(async (trx) => {
    // A member of staff who was disabled at the same time gets a challenge that nothing answers.
    if (!(await lockStaffMember(trx, id))) return;
    await trx
      .insertInto('staff_sign_ins')
      .values({
        challenge_hash: hashOfToken(challenge),
        staff_id: id,
        code_hash: hashCode(services.config.secrets.derive(PURPOSE), challenge, code),
        expires_at: new Date(at.getTime() + CODE_LIFE_MS),
      })
      .execute();
    await queueMail(trx, { kind: 'staffCode', to: email, tenant: CONSOLE_SENDER, values: { code, link: '/' } }, at);
  });
  return challenge;
}

/**
 * Makes another code for the sign-in that a member of staff has begun last, in place of the mailed one: for an operator, whose
 * console has no mail server yet.
 * @returns the code; null where nobody with this email has begun one
 */
export async function renewCode(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>,
  typed: string,
): Promise<string | null> {
  const { db, clock, config, randomBytes } = services;
  const member = await findStaffMember(db, typed);
  if (member === null) return null;
  const at = clock.now();
  const code = makeCode(randomBytes);
  return db.transaction().execute(async (trx) => {
    if (!(await lockStaffMember(trx, member.id))) return null;
    const begun = await trx
      .selectFrom('staff_sign_ins')
      .select('challenge_hash')
      .where('staff_id', '=', member.id)
      .where('expires_at', '>', at)
      .orderBy('expires_at', 'desc')
      .executeTakeFirst();
    if (begun === undefined) return null;
    const { challenge_hash: challengeHash } = begun;
    await trx
      .updateTable('staff_sign_ins')
      .set({ code_hash: hashCode(config.secrets.derive(PURPOSE), challengeHash, code) })
      .where('challenge_hash', '=', challengeHash)
      .execute();
    const entity = { entityKind: 'staff', entityId: member.id, before: null, after: null };
    await recordStaffAction(trx, OPERATOR, { at, action: 'print-code', ...entity });
    return code;
  });
}

const makeCode = (randomBytes: GatewayServices['randomBytes']): string =>
  String(randomBytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/**
 * Records a refused password. Anybody can try one, and no row of the audit can be deleted, so the first refusal of a
 * member in an hour is recorded, every one is logged, and one of an unknown email is only logged.
 */
async function noteRefusedPassword(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config' | 'log'>,
  member: StaffMemberRow | null,
): Promise<void> {
  services.log.warn({ staff: member?.id ?? null }, 'a sign-in to the console was refused');
  if (member === null) return;
  const isKnown = await spendBudget(services, 'staffRefusals', { account: member.email });
  if (isKnown === null) await recordRefusal(services, member, 'password');
}

/** Records an attempt of a member that was refused. */
export async function recordRefusal(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  member: Pick<StaffMemberRow, 'id' | 'email'>,
  step: 'password' | 'code',
): Promise<void> {
  const at = clock.now();
  const by = { email: member.email, tokenId: null };
  const entity = { entityKind: 'staff', entityId: member.id, before: null, after: { step } };
  await db.transaction().execute((trx) => recordStaffAction(trx, by, { at, action: 'sign-in-refused', ...entity }));
}

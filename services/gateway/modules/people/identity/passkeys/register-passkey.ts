import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isUniqueViolation } from '../../../../db/unique-violation.ts';
import { lockAccount } from '../accounts.ts';
import { mailSecurityChange } from '../security/mail-security-change.ts';
import { isOwnChallenge, issueChallenge } from './challenge.ts';
import { holdSession } from '../sessions/hold-session.ts';
import { MOST_PASSKEYS } from './passkeys.ts';
import { passkeyPartyOf } from './relying-party-id.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** EdDSA, ES256 and RS256, by their numbers in COSE: each authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257] as const;

const TICKET_LIFE_MS = 10 * 60_000;

/** The path of the page that adds a passkey, under the identity server's path. */
export const ADD_PASSKEY_PATH = '/passkeys/add';

/** The permission of a ticket: one passkey of this name for this person. */
export interface PasskeyTicket {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

/** A person who has just confirmed who they are, and what the passkey is to be called. */
interface TicketRequest {
  readonly userId: string;
  /** Hash of the id of the session that asks. */
  readonly sessionId: string;
  readonly tenantId: string;
  readonly name: string;
}

/**
 * Issues a ticket by which a person who has just confirmed who they are adds one passkey within ten minutes.
 * @returns null where the session that asks has ended meanwhile, as when the account is taken back
 */
export async function issueTicket(
  { db, clock, randomBytes }: GatewayServices,
  { userId, sessionId, tenantId, name }: TicketRequest,
): Promise<string | null> {
  const ticket = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
  return db.transaction().execute(async (trx) => {
    if (!(await holdSession(trx, { userId, sessionId }, now))) return null;
    await trx
      .insertInto('passkey_tickets')
      .values({ ticket_hash: hashOfToken(ticket), user_id: userId, tenant_id: tenantId, name, expires_at: expiresAt })
      .execute();
    return ticket;
  });
}

/**
 * Finds what an unused ticket permits; null for an unknown, used or expired one, another brand's, or that of a banned
 * account.
 */
export async function findTicket(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  ticket: string,
  tenantId: string,
): Promise<PasskeyTicket | null> {
  const row = await db
    .selectFrom('passkey_tickets')
    .innerJoin('users', 'users.id', 'passkey_tickets.user_id')
    .select(['users.id', 'users.email', 'passkey_tickets.name'])
    .where('ticket_hash', '=', hashOfToken(ticket))
    .where('tenant_id', '=', tenantId)
    .where('expires_at', '>', clock.now())
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  return row ? { userId: row.id, email: row.email, name: row.name } : null;
}

/** The options by which a browser makes the passkey: discoverable, with a verified user, on none that has one already. */
export async function registrationOptions(
  services: GatewayServices,
  ticket: string,
  { userId, email }: PasskeyTicket,
  brand: Pick<Tenant, 'name'>,
) {
  const known = await services.db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: passkeyPartyOf(services.config).rpID,
    userName: email,
    userID: new Uint8Array(Buffer.from(userId)),
    challenge: issueChallenge(services, scopeOf(ticket)),
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: known.map((each) => ({ id: each.credential_id, transports: [...each.transports] })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
}

export type RegistrationResult = 'added' | 'over' | 'refused' | 'tooMany' | 'already';

/** Adds the passkey that a browser made, uses the ticket up, and mails its owner. A refusal uses nothing up. */
export async function registerPasskey(
  services: GatewayServices,
  ticket: string,
  posted: string,
  tenant: Pick<Tenant, 'id'>,
): Promise<RegistrationResult> {
  const permitted = await findTicket(services, ticket, tenant.id);
  if (permitted === null) return 'over';
  const made = await verified(services, ticket, posted);
  if (made === null) return 'refused';
  const now = services.clock.now();
  const { userId, email, name } = permitted;
  try {
    return await services.db.transaction().execute(async (trx) => {
      // The account first, as whatever takes it back does. So two additions at once are not both the last one, either.
      await lockAccount(trx, userId, 'no key update');
      const used = await trx
        .deleteFrom('passkey_tickets')
        .where('ticket_hash', '=', hashOfToken(ticket))
        .executeTakeFirst();
      if (used.numDeletedRows === 0n) return 'over';
      const { count } = await trx
        .selectFrom('passkeys')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_PASSKEYS) return 'tooMany';
      const { credential, credentialDeviceType } = made;
      await trx
        .insertInto('passkeys')
        .values({
          id: crypto.randomUUID(),
          user_id: userId,
          credential_id: credential.id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          name,
          is_synced: credentialDeviceType === 'multiDevice',
          created_at: now,
          last_used_at: null,
          disabled_at: null,
        })
        .execute();
      await mailSecurityChange(trx, { email, tenantId: tenant.id, change: 'passkeyAdded' }, now);
      return 'added';
    });
  } catch (error) {
    if (isUniqueViolation(error)) return 'already';
    throw error;
  }
}

async function verified(services: GatewayServices, ticket: string, posted: string) {
  const { rpID, origin } = passkeyPartyOf(services.config);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library checks the shape of everything that it uses.
      response: JSON.parse(posted) as RegistrationResponseJSON,
      expectedChallenge: (challenge) => isOwnChallenge(services, scopeOf(ticket), challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    return registrationInfo ?? null;
  } catch {
    return null;
  }
}

/** Its ticket is used up with it, so that the challenge counts once. */
const scopeOf = (ticket: string): string => `add:${hashOfToken(ticket)}`;

import type { LightMyRequestResponse } from 'fastify';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { TestGateway } from '@network/testing/gateway.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { requestEmailChange } from '../email-change/request-email-change.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { sessionFor } from './demonstration-session.ts';
import { linkTo, pressLink } from './mailed-links.ts';
import { addPerson, deletePeople } from './people.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The address of the owner, that of the person who has the account, and the password that both know. */
export const OWNERS_EMAIL = 'ada@example.com';
export const THIEFS_EMAIL = 'thief@new.example';
export const STOLEN_PASSWORD = 'Right1password';

/** An account of which somebody has a session and the password, and what they and its owner do. */
export interface TakenAccount {
  readonly userId: string;
  /** The session as its browser has it. */
  readonly session: string;
  /** Asks for a change of email with the password. @throws Error where it is refused */
  readonly request: (newEmail?: string) => Promise<void>;
  /** Presses the button behind the link that confirms a change. @returns the status of the answer */
  readonly confirm: (email?: string) => Promise<number>;
  /** Presses the button behind the link that refuses a change. */
  readonly refuse: (email?: string) => Promise<LightMyRequestResponse>;
  /** An alert of a sign-in at an instant. @returns the address of its page */
  readonly addAlert: (signedInAt: Date) => Promise<string>;
  /** Adds such an alert, and presses the button of its page. @returns the status of the answer */
  readonly pressNotMe: (signedInAt: Date) => Promise<number>;
}

/** Begins with nobody but this account, no mail and nothing counted. */
export async function openTakenAccount(gateway: TestGateway): Promise<TakenAccount> {
  const { services } = gateway;
  const { db } = services;
  await deletePeople(db);
  await db.deleteFrom('mails').execute();
  await clearLimits(db);
  const userId = await addPerson(db, OWNERS_EMAIL, STOLEN_PASSWORD);
  const session = await sessionFor(services, userId, { id: 'vixen' });
  const addAlert = async (signedInAt: Date): Promise<string> => {
    const token = crypto.randomUUID();
    const times = { signed_in_at: signedInAt, expires_at: new Date(signedInAt.getTime() + 7 * DAY_MS) };
    const hash = hashOfToken(token);
    await db
      .insertInto('device_alerts')
      .values({ token_hash: hash, user_id: userId, tenant_id: 'vixen', ...times })
      .execute();
    return `/sign-in/not-me?token=${token}`;
  };
  return {
    userId,
    session,
    request: async (newEmail = THIEFS_EMAIL) => {
      const person = { userId, sessionId: hashSessionId(session), clientAddress: '203.0.113.7', tenantId: 'vixen' };
      const asked = await requestEmailChange(services, { ...person, newEmail, proof: { password: STOLEN_PASSWORD } });
      if (typeof asked === 'string') throw new Error(asked);
    },
    confirm: async (email = THIEFS_EMAIL) =>
      (await pressLink(gateway, await linkTo(gateway, email, 'emailChangeConfirm'))).statusCode,
    refuse: async (email = OWNERS_EMAIL) => pressLink(gateway, await linkTo(gateway, email, 'emailChangeRequested')),
    addAlert,
    pressNotMe: async (signedInAt) => (await pressLink(gateway, await addAlert(signedInAt))).statusCode,
  };
}

import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { sql } from 'kysely';
import { deleteInBatches, type Purge } from '../../../jobs/purge.ts';
import { rateLimitPurge } from '../../../limits/purge.ts';
import { SESSION_LIFE } from './sessions/sessions.ts';
import { SIGN_IN } from './sessions/sign-ins.ts';

/** An ended session stays in sight of support for a week. */
const ENDED_SESSION_MS = 7 * DAY_MS;

/** The time for which the log of sign-ins is stored. */
const ATTEMPT_MS = 90 * DAY_MS;

const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);

/** Sessions that ended, the identity server's expired payloads, windows of limits, and the old trail. */
export const identityPurges: readonly Purge[] = [
  {
    what: 'sessions',
    run: (db, at) => {
      const ended = before(at, ENDED_SESSION_MS);
      const unused = before(at, ENDED_SESSION_MS + SESSION_LIFE.idleMs);
      return deleteInBatches(
        db,
        'sessions',
        sql`expires_at <= ${ended} or revoked_at <= ${ended} or last_used_at <= ${unused}`,
      );
    },
  },
  {
    what: 'identityPayloads',
    run: (db, at) => deleteInBatches(db, 'oidc_payloads', sql`expires_at <= ${at} and model <> ${SIGN_IN}`),
  },
  {
    what: 'signIns',
    // Sessions and tokens are renewed: a sign-in lasts as long as anything of it.
    run: (db, at) =>
      deleteInBatches(
        db,
        'oidc_payloads',
        sql`
          expires_at <= ${at} and model = ${SIGN_IN} and not exists (
            select 1 from oidc_payloads as own
            where own.session_uid = oidc_payloads.session_uid and own.model <> ${SIGN_IN}
          )
        `,
      ),
  },
  { what: 'autologins', run: (db, at) => deleteInBatches(db, 'autologins', sql`expires_at <= ${at}`) },
  { what: 'passwordResets', run: (db, at) => deleteInBatches(db, 'password_resets', sql`expires_at <= ${at}`) },
  {
    what: 'deviceChallenges',
    run: (db, at) => deleteInBatches(db, 'device_challenges', sql`expires_at <= ${at}`),
  },
  {
    what: 'emailConfirmations',
    run: (db, at) => deleteInBatches(db, 'email_confirmations', sql`expires_at <= ${at}`),
  },
  { what: 'emailChanges', run: (db, at) => deleteInBatches(db, 'email_changes', sql`expires_at <= ${at}`) },
  {
    what: 'emailChangeCodes',
    run: (db, at) => deleteInBatches(db, 'email_change_codes', sql`expires_at <= ${at}`),
  },
  {
    what: 'tandemInvitations',
    run: (db, at) => deleteInBatches(db, 'tandem_invitations', sql`expires_at <= ${at}`),
  },
  { what: 'passkeyTickets', run: (db, at) => deleteInBatches(db, 'passkey_tickets', sql`expires_at <= ${at}`) },
  { what: 'spentTokens', run: (db, at) => deleteInBatches(db, 'spent_tokens', sql`expires_at <= ${at}`) },
  { what: 'signInLinks', run: (db, at) => deleteInBatches(db, 'sign_in_links', sql`expires_at <= ${at}`) },
  { what: 'deviceAlerts', run: (db, at) => deleteInBatches(db, 'device_alerts', sql`expires_at <= ${at}`) },
  rateLimitPurge,
  {
    what: 'signInAttempts',
    run: (db, at) => deleteInBatches(db, 'sign_in_attempts', sql`attempted_at <= ${before(at, ATTEMPT_MS)}`),
  },
];

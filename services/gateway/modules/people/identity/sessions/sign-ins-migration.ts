import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds how many times everybody was signed out of an account. Proofs from before the last time no longer count. */
const signInEpochs: Migration = {
  async up(db) {
    await sql`alter table users add column sign_in_epoch integer not null default 0`.execute(db);
  },
};

/** Sign-ins have rows of their own from now on. Those that are there stay in force. */
const signInsInForce: Migration = {
  async up(db) {
    await sql`
      insert into oidc_payloads (model, id_hash, payload, session_uid, account_id, expires_at)
        select 'SignIn', encode(sha256(convert_to(session_uid, 'UTF8')), 'hex'), '{}'::jsonb, session_uid,
          min(account_id), max(expires_at)
        from oidc_payloads
        where session_uid is not null and account_id is not null
        group by session_uid
        having count(distinct account_id) = 1
      on conflict do nothing
    `.execute(db);
  },
};

/** Creates the table of the sign-ins at the identity server that are in force (decision 1031). */
export const signInsMigrations = {
  '2171-identity-sign-in-epochs': signInEpochs,
  '2172-identity-sign-ins': signInsInForce,
} as const;

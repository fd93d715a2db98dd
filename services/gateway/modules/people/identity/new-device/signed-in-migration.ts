import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds whether anybody ever signed in to an account. Its sessions say that for some weeks only. Of an account that is
 * old enough to have lost sessions it is not known: it counts as used, because an alert too many does less harm than
 * none.
 */
export const signedInAccounts: Migration = {
  async up(db) {
    await sql`
      alter table users add column has_signed_in boolean not null default false;
      update users set has_signed_in = true
        where created_at < now() - interval '21 days'
          or exists (select from sessions where sessions.user_id = users.id);
    `.execute(db);
  },
};

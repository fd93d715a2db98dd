import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Second accounts that wait for the owner of their address; a person has one at most. */
export const tandemInvitations: Migration = {
  async up(db) {
    await sql`
      create table tandem_invitations (
        token_hash text primary key,
        parent_user_id text not null unique references users on delete cascade,
        tenant_id text not null,
        email text not null,
        password_hash text not null,
        invited_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index tandem_invitations_of_email on tandem_invitations (email);
      create index tandem_invitations_by_expiry on tandem_invitations (expires_at);
    `.execute(db);
  },
};

import type { MemberSection } from '../../../operations/member-section.ts';

const MOST = 200;

/** The account, and the browsers that are or were signed in. */
export const identitySections: readonly MemberSection[] = [
  {
    title: 'Account',
    rows: async ({ db }, userId) =>
      db
        .selectFrom('users')
        .select(['id', 'email', 'display_name as name', 'created_at as joined', 'disabled_at as disabled'])
        .select('foreign_email as foreignEmail')
        .where('id', '=', userId)
        .execute(),
  },
  {
    title: 'Sessions',
    rows: async ({ db }, userId) => {
      const rows = await db
        .selectFrom('sessions')
        .select([
          'tenant_id as brand',
          'created_at as opened',
          'last_used_at as lastUsed',
          'expires_at as expires',
          'revoked_at as ended',
          'client_network as network',
          'user_agent as browser',
        ])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(MOST)
        .execute();
      return rows.toReversed();
    },
  },
];

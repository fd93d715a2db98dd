import type { MemberSection } from '../../../operations/member-section.ts';

const MOST = 100;

/** The mails that were sent to a member, and those that are waiting. */
export const mailSections: readonly MemberSection[] = [
  {
    title: 'Mails',
    rows: async ({ db }, _userId, email) => {
      const rows = await db
        .selectFrom('mails')
        .select(['queued_at as queued', 'kind', 'tenant_id as brand', 'state', 'settled_at as settled'])
        .select(['attempts', 'last_error as error'])
        .where('recipient', '=', email)
        .orderBy('queued_at', 'desc')
        .limit(MOST)
        .execute();
      return rows.toReversed();
    },
  },
];

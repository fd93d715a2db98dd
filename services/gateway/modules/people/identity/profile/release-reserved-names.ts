import { networkNames } from '../../../../config/known-network.ts';
import { isReservedUsername } from '@network/validation/reserved-username.ts';
import type { Database } from '../../../../db/database.ts';
import type { Job } from '../../../../jobs/job.ts';
import { queueMail } from '../../../platform/mail/public.ts';

/** The network's staff, who may use such a name. */
const OWN_GROUPS = ['admin', 'commenteditor'];

/** The page that has comments, for which a name is chosen. */
const FIRST_PAGE = '/videos';

/**
 * Takes usernames that are reserved from members who chose them before they were, and mails them: they choose another
 * one, and their comments stay. A second run finds none.
 * @param brandOf the brand that writes to a person; null for nobody's member, who is not written to
 */
export const releaseReservedNames = (brandOf: (trx: Database, userId: string) => Promise<string | null>): Job => ({
  name: 'release-reserved-names',
  cron: '17 5 * * *',
  run: async ({ db, clock }) => {
    const named = await db
      .selectFrom('users')
      .select(['id', 'email', 'display_name'])
      .where('display_name', 'is not', null)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('user_groups')
              .select('user_groups.user_id')
              .whereRef('user_groups.user_id', '=', 'users.id')
              .where('user_groups.group_id', 'in', OWN_GROUPS),
          ),
        ),
      )
      .execute();
    let released = 0;
    for (const { id, email, display_name: name } of named) {
      if (name === null || !isReservedUsername(name, networkNames())) continue;
      released += await db.transaction().execute(async (trx) => {
        const taken = await trx
          .updateTable('users')
          .set({ display_name: null })
          .where('id', '=', id)
          .where('display_name', '=', name)
          .executeTakeFirst();
        if (taken.numUpdatedRows === 0n) return 0;
        const brand = await brandOf(trx, id);
        if (brand !== null) {
          const mail = { to: email, tenant: brand, values: { name, link: FIRST_PAGE } } as const;
          await queueMail(trx, { kind: 'displayNameReleased', ...mail }, clock.now());
        }
        return 1;
      });
    }
    return { released };
  },
});

import { sql } from 'kysely';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { NOTICES } from '@network/tenant/constants.ts';
import { doAlone, PartsFailed } from '../../../jobs/each-alone.ts';
import type { Database } from '../../../db/database.ts';
import type { Job } from '../../../jobs/job.ts';
import type { GatewayServices } from '../../../services.ts';
import { scopeOf, titleIn } from '../../content/catalogue/public.ts';
import { findAccountById, refusesNews } from '../identity/public.ts';
import { queueMail } from '../../platform/mail/public.ts';
import { findUnreadSince } from './read-notices.ts';
import type { NoticeMailsTable } from './tables.ts';

/** How often a person gets their unread notices by email. */
export type NoticeMail = NoticeMailsTable['pace'] | 'OFF';

const PERIOD_MS = { DAILY: DAY_MS, WEEKLY: 7 * DAY_MS } as const;
const BATCH = 200;
const MOST_BATCHES = 500;

/** What a person chose; `OFF` without a choice. */
export async function findNoticeMail(db: Database, userId: string): Promise<NoticeMail> {
  const row = await db.selectFrom('notice_mails').select('pace').where('user_id', '=', userId).executeTakeFirst();
  return row?.pace ?? 'OFF';
}

/** Mails a person's unread notices of a brand from now on, the first time after a day or a week; or no longer. */
export async function saveNoticeMail(
  db: Database,
  { userId, tenantId, mail }: { readonly userId: string; readonly tenantId: string; readonly mail: NoticeMail },
  at: Date,
): Promise<void> {
  if (mail === 'OFF') {
    await db.deleteFrom('notice_mails').where('user_id', '=', userId).execute();
    return;
  }
  const choice = {
    pace: mail,
    tenant_id: tenantId,
    mailed_until: at,
    next_at: new Date(at.getTime() + PERIOD_MS[mail]),
  };
  await db
    .insertInto('notice_mails')
    .values({ user_id: userId, ...choice })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choice))
    .execute();
}

/** Mails what people have not read since the last time; nothing is mailed where there is nothing. */
export const mailNotices: Job = {
  name: 'mail-notices',
  cron: '*/10 * * * *',
  run: async (services, at, stopping) => {
    let mails = 0;
    let choices = 0;
    // One that fails stays due: it would be read again and again, and enough of them would be all that is read.
    const failed = new Set<string>();
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      if (stopping?.aborted) break;
      const due = await services.db
        .selectFrom('notice_mails')
        .selectAll()
        .where('next_at', '<=', at)
        .where(sql<boolean>`user_id <> all(${[...failed]})`)
        .orderBy('next_at')
        .limit(BATCH)
        .execute();
      choices += due.length;
      for (const choice of due) {
        const { user_id: person } = choice;
        const done = await doAlone(services, { person }, () => mailOne(services, choice, at));
        if (done === null) failed.add(person);
        else if (done.result) mails += 1;
      }
      if (due.length < BATCH) break;
    }
    if (failed.size > 0) throw new PartsFailed(failed.size, choices);
    return { mails };
  },
};

/** @returns whether a mail was queued; of two gateways one moves the choice on, and mails */
function mailOne({ db, tenants }: GatewayServices, choice: NoticeMailsTable, at: Date): Promise<boolean> {
  const { user_id: userId, tenant_id: tenantId, mailed_until: since, next_at: due, pace } = choice;
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('notice_mails')
      .set({ mailed_until: at, next_at: new Date(at.getTime() + PERIOD_MS[pace]) })
      .where('user_id', '=', userId)
      .where('next_at', '=', due)
      .executeTakeFirst();
    const tenant = tenants.find(tenantId);
    const account = numUpdatedRows > 0n && tenant !== null ? await findAccountById(trx, userId) : null;
    if (tenant === null || account === null || account.isDisabled) return false;
    const films = await findUnreadSince(trx, scopeOf(tenant), userId, { since, most: NOTICES.mostMailed });
    if (films.length === 0) return false;
    const isConfirmed = account.isEmailConfirmed;
    return queueMail(
      trx,
      {
        kind: 'noticesUnread',
        to: account.email,
        tenant: tenantId,
        reader: { userId, isConfirmed, refusesNews: await refusesNews(trx, userId) },
        values: { films: () => ({ lines: films.map(titleIn).join('\n') }), link: '/notices' },
        idempotencyKey: `notices:${userId}:${due.toISOString()}`,
      },
      at,
    );
  });
}

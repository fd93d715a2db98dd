import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { sql } from 'kysely';
import { NOTICES } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import { deleteInBatches } from '../../../jobs/purge.ts';
import {
  type CatalogueScope,
  shownVideos,
  type Translated,
  VIDEO_COLUMNS,
  type VideoRow,
} from '../../content/catalogue/public.ts';
import type { NoticesTable } from './tables.ts';

/** A notice and its film. */
export type NoticeRow = VideoRow & {
  readonly reason: NoticesTable['reason'];
  readonly source_id: string;
  readonly more: number;
  readonly noticed_at: Date;
  readonly read_at: Date | null;
};

/** A person's notices of films that the tenant shows, the latest first. */
export function findNotices(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  rows: { readonly offset: number; readonly limit: number },
): Promise<NoticeRow[]> {
  return noticesOf(db, scope, userId)
    .select(VIDEO_COLUMNS)
    .select(['notices.reason', 'notices.source_id', 'notices.more', 'notices.noticed_at', 'notices.read_at'])
    .orderBy('notices.noticed_at', 'desc')
    .orderBy('notices.video_id')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute();
}

/** How many there are, counted up to `most`. */
export function countNotices(db: Database, scope: CatalogueScope, userId: string, most: number): Promise<number> {
  return countUpTo(noticesOf(db, scope, userId), db, most);
}

/** How many of them are unread, counted up to `most`. */
export function countUnread(db: Database, scope: CatalogueScope, userId: string, most: number): Promise<number> {
  return countUpTo(noticesOf(db, scope, userId).where('notices.read_at', 'is', null), db, most);
}

/** Films whose notices came after a given time and are unread, the latest first. */
export async function findUnreadSince(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<readonly (Translated & { readonly title: string })[]> {
  return noticesOf(db, scope, userId)
    .select(['videos.title', 'videos.translations'])
    .where('notices.read_at', 'is', null)
    .where('notices.noticed_at', '>', since)
    .orderBy('notices.noticed_at', 'desc')
    .orderBy('notices.video_id')
    .limit(most)
    .execute();
}

/** How many notices came after a given time and are unread. */
export async function countUnreadSince(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  since: Date,
): Promise<number> {
  const unread = noticesOf(db, scope, userId)
    .where('notices.read_at', 'is', null)
    .where('notices.noticed_at', '>', since);
  return countUpTo(unread, db, NOTICES.mostCounted);
}

/** Marks notices of a person as read, or as unread; films without a notice are ignored. */
export async function markNotices(
  db: Database,
  userId: string,
  { videoIds, isRead }: { readonly videoIds: readonly string[]; readonly isRead: boolean },
  at: Date,
): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: isRead ? at : null })
    .where('user_id', '=', userId)
    .where('video_id', 'in', [...videoIds])
    .where('read_at', isRead ? 'is' : 'is not', null)
    .execute();
}

/** Marks what the tenant shows of a person's notices as read, up to a given time: later ones have not been seen. */
export async function readNoticesUntil(
  db: Database,
  scope: CatalogueScope,
  userId: string,
  { until, at }: { readonly until: Date; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('noticed_at', '<=', until)
    .where('video_id', 'in', shownVideos(db, scope).select('videos.id'))
    .execute();
}

/** Deletes notices that nobody looks for any more, and forgets the films of which they were. */
export async function deleteOldNotices(db: Database, at: Date): Promise<number> {
  const before = new Date(at.getTime() - NOTICES.storedDays * DAY_MS);
  await deleteInBatches(db, 'noticed_films', sql`done_at < ${before}`);
  return deleteInBatches(db, 'notices', sql`noticed_at < ${before}`);
}

const noticesOf = (db: Database, scope: CatalogueScope, userId: string) =>
  shownVideos(db, scope).innerJoin('notices', 'notices.video_id', 'videos.id').where('notices.user_id', '=', userId);

async function countUpTo(notices: ReturnType<typeof noticesOf>, db: Database, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(notices.select('notices.video_id').limit(most).as('counted'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

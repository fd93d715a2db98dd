import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import { insertRows } from '../../../../db/insert-rows.ts';
import type { SeedContext } from '../../../../demonstration/seed.ts';
import { findNamedPeople } from '../../../people/identity/public.ts';

/** Posts of curators that wait for their moderator, or were refused. */
export async function seedUnapprovedPosts({ db, content }: SeedContext): Promise<void> {
  const rows = content.unapprovedPosts.map(({ status, filmId, document }) => {
    const postedAt = new Date(document.postedAt);
    return {
      id: document.slug,
      site_id: document.site as SiteId,
      curator: document.curator,
      text: document.text,
      video_id: filmId,
      shape: document.shape,
      status,
      posted_at: postedAt,
      moderated_at: status === 'pending' ? null : new Date(postedAt.getTime() + DAY_MS / 24),
    };
  });
  await insertRows(db, 'wall_posts', rows);
}

/** Posts of this site are reported. */
const REPORTED = { site: 'wifey', posts: 2 } as const;

/** Reports of the oldest posts of a site, the first by two members. */
export async function seedPostReports({ db, today }: SeedContext): Promise<void> {
  const members = (await findNamedPeople(db)).filter(({ groups }) => groups.length === 0);
  const posts = await db
    .selectFrom('wall_posts')
    .select('id')
    .where('status', '=', 'approved')
    .where('site_id', '=', REPORTED.site)
    .orderBy('posted_at')
    .orderBy('id')
    .limit(REPORTED.posts)
    .execute();
  const rows = posts.flatMap(({ id }, index) =>
    members.slice(0, REPORTED.posts - index).map((member, each) => ({
      post_id: id,
      user_id: member.id,
      reason: each === 0 ? ('OTHER' as const) : ('SPAM' as const),
      reported_at: today,
      settled_at: null,
    })),
  );
  await insertRows(db, 'wall_post_reports', rows);
}

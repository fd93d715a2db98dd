import { aVideo } from '../../testing/story-samples.ts';
import type { NoticesPageQuery } from '../api/notices-page.generated.ts';

/** A page with so many notices, for tests and stories; every second one is read. */
export function someNotices(count: number, page = 1): NoticesPageQuery {
  const items = Array.from({ length: count }, (_, index) => ({
    reason: index % 3 === 2 ? ('CHANNEL' as const) : ('PERFORMER' as const),
    name: index % 3 === 2 ? 'Long Takes' : 'Mara Lind',
    noticedAt: `2026-03-0${String(9 - (index % 9))}T12:00:00.000Z`,
    more: 0,
    search: null,
    isRead: index % 2 === 1,
    film: aVideo(index),
  }));
  return {
    notices: { items, info: { page, pageSize: 24, total: count, totalIsExact: true, hasNextPage: false } },
    unreadNotices: items.filter(({ isRead }) => !isRead).length,
    noticeSettings: { mail: 'OFF', hindrance: null, pushKey: null },
  };
}

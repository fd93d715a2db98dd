import { Feed } from 'feed';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import { listedVideos, scopeOf, slugOnBrand } from '../../content/catalogue/public.ts';

const VIDEOS = 30;

/** The newest videos of a brand as RSS 2.0, with links to its tour host. */
export async function videoFeed(db: Database, tenant: Tenant, now: Date): Promise<string> {
  const { name, copy, urls } = tenant;
  const videos = await listedVideos(db, scopeOf(tenant))
    .select(['uuid', 'slug', 'own_slug', 'site_id', 'title', 'description', 'released_at'])
    .where('is_denied', '=', false)
    .where('released_at', '<=', now)
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .limit(VIDEOS)
    .execute();
  const feed = new Feed({
    id: urls.tour,
    link: new URL('/', urls.tour).href,
    title: name,
    description: copy.description,
    language: 'en',
    copyright: `© ${now.getUTCFullYear()} ${name}`,
    updated: videos[0]?.released_at ?? now,
    feedLinks: { rss: new URL('/rss.xml', urls.tour).href },
  });
  for (const { uuid, title, description, released_at, ...slugs } of videos) {
    const link = new URL(`/videos/${slugOnBrand(slugs, tenant)}`, urls.tour).href;
    feed.addItem({ id: `urn:uuid:${uuid}`, title, link, description, date: released_at });
  }
  return feed.rss2();
}

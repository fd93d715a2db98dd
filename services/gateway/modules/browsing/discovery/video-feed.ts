import { Feed } from 'feed';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { addressIn } from '@network/validation/language-addresses.ts';
import { requestLanguage, speaking } from '../../../http/language.ts';
import type { Database } from '../../../db/database.ts';
import { listedVideos, scopeOf, slugOnBrand, textIn, titleIn } from '../../content/catalogue/public.ts';

const VIDEOS = 30;

/** The newest videos of a brand as RSS 2.0 in the language of the request, with links to its tour host. */
export async function videoFeed(db: Database, tenant: Tenant, now: Date): Promise<string> {
  const { name, copy, urls } = speaking(tenant);
  const address = (path: string): string => new URL(addressIn(requestLanguage(), path), urls.tour).href;
  const videos = await listedVideos(db, scopeOf(tenant))
    .select(['uuid', 'slug', 'own_slug', 'site_id', 'title', 'description', 'translations', 'released_at'])
    .where('is_denied', '=', false)
    .where('released_at', '<=', now)
    .orderBy('released_at', 'desc')
    .orderBy('id', 'desc')
    .limit(VIDEOS)
    .execute();
  const feed = new Feed({
    id: urls.tour,
    link: address('/'),
    title: name,
    description: copy.description,
    language: requestLanguage(),
    copyright: `© ${now.getUTCFullYear()} ${name}`,
    updated: videos[0]?.released_at ?? now,
    feedLinks: { rss: address('/rss.xml') },
  });
  for (const film of videos) {
    feed.addItem({
      id: `urn:uuid:${film.uuid}`,
      title: titleIn(film),
      link: address(`/videos/${slugOnBrand(film, tenant)}`),
      description: textIn(film, 'description', film.description),
      date: film.released_at,
    });
  }
  return feed.rss2();
}

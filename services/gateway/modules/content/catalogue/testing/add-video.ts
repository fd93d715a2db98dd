import type { Database } from '../../../../db/database.ts';
import type { SiteId } from '@network/tenant/sites.ts';

/** A released video of a site outside channels, for tests. Returns the id. */
export async function addVideo(db: Database, id: string, siteId: SiteId): Promise<string> {
  await db
    .insertInto('videos')
    .values({
      id,
      new_id: `new-${id}`,
      uuid: crypto.randomUUID(),
      slug: `film-${id}`,
      site_id: siteId,
      title: `Film ${id}`,
      description: 'A film.',
      released_at: new Date('2026-01-01T00:00:00Z'),
      run_length_seconds: 900,
      is_denied: false,
      free_video: false,
      is_free_limited_trial: false,
      is_exclusive: false,
      guest_user_scene: false,
      directors: [],
      channel_id: null,
      channel_pack_id: null,
      showcase_id: null,
    })
    .execute();
  return id;
}

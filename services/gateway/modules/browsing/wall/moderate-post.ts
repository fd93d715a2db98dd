import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../db/database.ts';
import {
  announcePublication,
  type Artwork,
  type CatalogueScope,
  showPictures,
} from '../../content/catalogue/public.ts';
import { settlePostReports } from './reports/report-post.ts';
import type { WallPostsTable } from './tables.ts';

type Verdict = 'approved' | 'rejected';

/** A post whose row waits for a verdict. */
export interface LockedPost {
  readonly id: string;
  readonly site_id: SiteId;
  readonly status: WallPostsTable['status'];
  readonly artwork: Artwork | null;
  readonly video_id: string;
}

/** The post, whose row is the transaction's alone until it ends; null for an unknown one. */
export async function lockPost(trx: Database, id: string): Promise<LockedPost | null> {
  const post = await trx
    .selectFrom('wall_posts')
    .select(['id', 'site_id', 'status', 'artwork', 'video_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return post ?? null;
}

/**
 * Shows a post on the wall or hides it, and settles its reports. Pages that show it, or have to, are rendered again.
 * @returns how many reports were open
 */
export async function giveVerdict(trx: Database, post: LockedPost, verdict: Verdict, at: Date): Promise<number> {
  const { id } = post;
  await trx.updateTable('wall_posts').set({ status: verdict, moderated_at: at }).where('id', '=', id).execute();
  if ((post.status === 'approved') !== (verdict === 'approved')) {
    const happened = verdict === 'approved' ? 'published' : 'unpublished';
    const pictures = verdict === 'approved' && post.artwork?.picture ? [post.artwork.picture.id] : [];
    await showPictures(trx, 'wallPost', [{ id, pictures, filmId: post.video_id }], at);
    await announcePublication(trx, { kind: 'wallPost', ids: [id], happened }, at);
  }
  return settlePostReports(trx, id, at);
}

/**
 * Gives the verdict of an editor of a brand.
 * @returns false where this tenant has no such post
 */
export function moderate(
  db: Database,
  scope: CatalogueScope,
  { id, status, at }: { readonly id: string; readonly status: Verdict; readonly at: Date },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, id);
    if (post === null || !scope.sites.includes(post.site_id)) return false;
    await giveVerdict(trx, post, status, at);
    return true;
  });
}

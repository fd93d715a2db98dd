import type { Database } from '../../../db/database.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { scopeOf } from '../../catalogue/public.ts';
import { type CommentRow, isCommentId } from '../comment-row.ts';
import { findModeratedById } from '../moderation/moderation-reader.ts';
import { findComment } from '../reader/comment-pages.ts';

/** A comment of that video, removed or not. @throws GatewayError NOT_FOUND also for one of another video */
export async function commentOf(db: Database, videoId: string, commentId: string): Promise<CommentRow> {
  const row = isCommentId(commentId) ? await findComment(db, videoId, commentId) : null;
  return row ?? unknownComment();
}

/** A comment on one of the tenant's videos. @throws GatewayError NOT_FOUND also for one of another site */
export async function moderatedCommentOf(
  { services, tenant }: Pick<RequestContext, 'services' | 'tenant'>,
  commentId: string,
): Promise<CommentRow> {
  const { sites } = scopeOf(tenant);
  const row = isCommentId(commentId) ? await findModeratedById(services.db, sites, commentId) : null;
  return row ?? unknownComment();
}

/** @throws GatewayError NOT_FOUND */
export function unknownComment(): never {
  throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such comment here.');
}

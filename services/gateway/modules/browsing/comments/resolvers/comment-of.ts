import { GatewayError } from '../../../../http/gateway-error.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { scopeOf } from '../../../content/catalogue/public.ts';
import { type CommentRow, isCommentId } from '../comment-row.ts';
import { findModeratedById } from '../moderation/moderation-reader.ts';
import { findComment } from '../reader/comment-pages.ts';

/**
 * A comment of that video, removed or not, as far as this person may see it.
 * @throws GatewayError NOT_FOUND also for one of another video
 */
export async function commentOf(
  context: Pick<RequestContext, 'services' | 'person'>,
  videoId: string,
  commentId: string,
): Promise<CommentRow> {
  const named = { videoId, commentId, viewerId: (await context.person())?.userId ?? null };
  const row = isCommentId(commentId) ? await findComment(context.services.db, named) : null;
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

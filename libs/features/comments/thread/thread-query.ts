import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { transportOf } from '@network/core/api/transport.ts';
import { CommentsDocument, FocusedCommentDocument, NewCommentsDocument } from '../api/comments.generated.ts';
import { FIRST_COMMENTS } from './first-comments.ts';
import { type ThreadData, threadDataOf, withFocus, withNewer } from './thread-data.ts';

export type CommentSort = 'NEWEST' | 'OLDEST' | 'TOP';

/** This person may not read the list (any more): the page loads the profile again. */
export class CommentsDeniedError extends Error {
  override readonly name = 'CommentsDeniedError';
}

/** The thread of a video as one cache entry; later pages, comments and votes change it in place. */
export const threadQuery = (videoId: string, sort: CommentSort) =>
  queryOptions<ThreadData>({
    queryKey: ['CommentThread', videoId, sort],
    queryFn: async ({ client, signal }) => {
      const first = { videoId, sort, after: null, first: FIRST_COMMENTS };
      const { comments } = await transportOf(client)(CommentsDocument, first, signal);
      if (comments.__typename !== 'CommentPage') throw new CommentsDeniedError();
      return threadDataOf(comments);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** Adds the comment of an address to a thread. @returns whether there is such a comment */
export async function focusComment(
  client: QueryClient,
  target: { readonly videoId: string; readonly sort: CommentSort; readonly commentId: string },
): Promise<boolean> {
  const { videoId, sort, commentId } = target;
  const { comment } = await transportOf(client)(FocusedCommentDocument, { videoId, commentId });
  if (!comment) return false;
  client.setQueryData(threadQuery(videoId, sort).queryKey, (data) => data && withFocus(data, comment));
  return true;
}

export const FRESH_EVERY_MS = 15_000;

/** Polls for comments of others and adds them to the thread; its data is their number. */
export const freshQuery = (videoId: string, sort: CommentSort) =>
  queryOptions<number>({
    queryKey: ['NewComments', videoId, sort],
    queryFn: async ({ client, signal }) => {
      const { queryKey } = threadQuery(videoId, sort);
      const since = client.getQueryData(queryKey)?.latestId;
      if (since === undefined) return 0;
      const { newComments } = await transportOf(client)(NewCommentsDocument, { videoId, since }, signal);
      const before = client.getQueryData(queryKey);
      const after = before && withNewer(before, newComments);
      client.setQueryData(queryKey, after);
      return after && before ? after.total - before.total : 0;
    },
    refetchInterval: FRESH_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

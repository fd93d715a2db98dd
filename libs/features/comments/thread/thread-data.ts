import type { CommentsQuery, FocusedCommentQuery } from '../api/comments.generated.ts';

type CommentPage = Extract<CommentsQuery['comments'], { __typename: 'CommentPage' }>;

/** A comment as the page shows it. */
export type ThreadComment = CommentPage['comments'][number];
export type FocusedThread = NonNullable<FocusedCommentQuery['comment']>;

/** Replies of a thread as far as they are loaded. */
export interface LoadedReplies {
  readonly items: readonly ThreadComment[];
  readonly nextCursor: string | null;
}

/** The loaded comments of a video in one order. The functions below return changed copies. */
export interface ThreadData {
  readonly pinned: ThreadComment | null;
  readonly threads: readonly ThreadComment[];
  readonly replies: Readonly<Record<string, LoadedReplies>>;
  readonly total: number;
  readonly nextCursor: string | null;
  /** Newer comments are requested with this id. */
  readonly latestId: string;
  /** Written here, and counted already when they come back as new ones. */
  readonly ownIds: readonly string[];
}

export function threadDataOf(page: CommentPage): ThreadData {
  const { pinned, comments, total, nextCursor, latestId } = page;
  return { pinned, threads: comments, replies: {}, total, nextCursor, latestId, ownIds: [] };
}

/** More threads at the end; one that is already shown, such as the one in focus, is not added twice. */
export function withMore(data: ThreadData, page: CommentPage): ThreadData {
  return { ...data, threads: [...data.threads, ...unknownTo(data, page.comments)], nextCursor: page.nextCursor };
}

/** More replies at the end of a thread's. */
export function withReplies(data: ThreadData, threadId: string, more: LoadedReplies): ThreadData {
  const known = data.replies[threadId]?.items ?? [];
  const ids = new Set(known.map(({ commentId }) => commentId));
  const items = [...known, ...more.items.filter(({ commentId }) => !ids.has(commentId))];
  return { ...data, replies: { ...data.replies, [threadId]: { items, nextCursor: more.nextCursor } } };
}

/** A comment that an address names, at the top with the replies that lead to it. */
export function withFocus(data: ThreadData, focused: FocusedThread): ThreadData {
  const { thread, replies, nextCursor } = focused;
  const isPinned = data.pinned?.commentId === thread.commentId;
  const others = data.threads.filter(({ commentId }) => commentId !== thread.commentId);
  const opened = isPinned ? data : { ...data, threads: [thread, ...others] };
  return replies.length === 0 ? opened : withReplies(opened, thread.commentId, { items: replies, nextCursor });
}

/** A new comment of the viewer at the top, or a reply at the end of its thread. */
export function withAdded(data: ThreadData, comment: ThreadComment): ThreadData {
  const counted = { ...data, total: data.total + 1, ownIds: [...data.ownIds, comment.commentId] };
  return comment.parentId === null
    ? { ...counted, threads: [comment, ...data.threads] }
    : withReply(counted, comment.parentId, comment);
}

/** Replaces the placeholder of a comment that was being sent. */
export function withSent(data: ThreadData, draftId: string, comment: ThreadComment): ThreadData {
  const sent = withChanged(data, draftId, () => comment);
  return { ...sent, ownIds: sent.ownIds.map((id) => (id === draftId ? comment.commentId : id)) };
}

/** Removes a comment that could not be sent. */
export function withoutDraft(data: ThreadData, draft: ThreadComment): ThreadData {
  const isOther = ({ commentId }: ThreadComment): boolean => commentId !== draft.commentId;
  const counted = {
    ...data,
    total: data.total - 1,
    threads: data.threads.filter(isOther),
    ownIds: data.ownIds.filter((id) => id !== draft.commentId),
  };
  const thread = draft.parentId;
  if (thread === null) return counted;
  const replies = data.replies[thread];
  const fewer = withChanged(counted, thread, (each) => ({ ...each, replyCount: each.replyCount - 1 }));
  if (!replies) return fewer;
  return { ...fewer, replies: { ...fewer.replies, [thread]: { ...replies, items: replies.items.filter(isOther) } } };
}

/** Comments that others have written meanwhile, oldest first: threads to the top, replies to their thread. */
export function withNewer(data: ThreadData, comments: readonly ThreadComment[]): ThreadData {
  const latestId = comments.at(-1)?.commentId ?? data.latestId;
  const fresh = unknownTo(data, comments).filter(({ commentId }) => !data.ownIds.includes(commentId));
  const counted = { ...data, latestId, total: data.total + fresh.length };
  return fresh.reduce<ThreadData>(
    (before, comment) =>
      comment.parentId === null
        ? { ...before, threads: [comment, ...before.threads] }
        : withReply(before, comment.parentId, comment),
    counted,
  );
}

/** Applies `change` to a comment, wherever it is. */
export function withChanged(
  data: ThreadData,
  commentId: string,
  change: (comment: ThreadComment) => ThreadComment,
): ThreadData {
  const changed = (comment: ThreadComment): ThreadComment =>
    comment.commentId === commentId ? change(comment) : comment;
  return {
    ...data,
    pinned: data.pinned && changed(data.pinned),
    threads: data.threads.map(changed),
    replies: Object.fromEntries(
      Object.entries(data.replies).map(([id, { items, nextCursor }]) => [
        id,
        { items: items.map(changed), nextCursor },
      ]),
    ),
  };
}

/** A vote before the gateway has answered: the other one, if there was one, is taken back. */
export function voted(comment: ThreadComment, vote: 'LIKE' | 'DISLIKE'): ThreadComment {
  if (comment.myVote === vote) return comment;
  const moved = (kind: 'LIKE' | 'DISLIKE'): number => Number(vote === kind) - Number(comment.myVote === kind);
  return {
    ...comment,
    likes: comment.likes + moved('LIKE'),
    dislikes: comment.dislikes + moved('DISLIKE'),
    myVote: vote,
  };
}

/** Removes a comment; the first of a thread with replies stays as a placeholder without its text. */
export function withRemoved(data: ThreadData, comment: ThreadComment): ThreadData {
  const { commentId, parentId } = comment;
  const isOther = (each: ThreadComment): boolean => each.commentId !== commentId;
  const counted = { ...data, total: data.total - 1 };
  if (parentId !== null) {
    const replies = data.replies[parentId];
    const fewer = withChanged(counted, parentId, (each) => ({ ...each, replyCount: each.replyCount - 1 }));
    if (!replies) return fewer;
    return {
      ...fewer,
      replies: { ...fewer.replies, [parentId]: { ...replies, items: replies.items.filter(isOther) } },
    };
  }
  const unpinned = data.pinned?.commentId === commentId ? null : data.pinned;
  const bare = { ...comment, isRemoved: true, isPinned: false, text: null, author: null };
  const others = data.threads.filter(isOther);
  if (comment.replyCount === 0) return { ...counted, pinned: unpinned, threads: others };
  const isPinned = unpinned !== data.pinned;
  const threads = isPinned ? [bare, ...others] : data.threads.map((each) => (isOther(each) ? each : bare));
  return { ...counted, pinned: unpinned, threads };
}

/** Pins a thread above all others; the one that was pinned goes to the top of the list. */
export function withPinned(data: ThreadData, comment: ThreadComment, pinned: boolean): ThreadData {
  const before =
    data.pinned && data.pinned.commentId !== comment.commentId ? [{ ...data.pinned, isPinned: false }] : [];
  const others = data.threads.filter(({ commentId }) => commentId !== comment.commentId);
  if (pinned) return { ...data, pinned: { ...comment, isPinned: true }, threads: [...before, ...others] };
  return { ...data, pinned: null, threads: [{ ...comment, isPinned: false }, ...others] };
}

function unknownTo(data: ThreadData, comments: readonly ThreadComment[]): readonly ThreadComment[] {
  const ids = new Set([data.pinned, ...data.threads].map((each) => each?.commentId));
  for (const { items } of Object.values(data.replies)) for (const { commentId } of items) ids.add(commentId);
  return comments.filter(({ commentId }) => !ids.has(commentId));
}

/** Counts a reply; it is shown where the end of the thread's replies is, or where there are no others. */
function withReply(data: ThreadData, threadId: string, reply: ThreadComment): ThreadData {
  const thread = [data.pinned, ...data.threads].find((each) => each?.commentId === threadId);
  const replies = data.replies[threadId] ?? (thread?.replyCount === 0 ? { items: [], nextCursor: null } : undefined);
  const more = withChanged(data, threadId, (each) => ({ ...each, replyCount: each.replyCount + 1 }));
  if (!replies || replies.nextCursor !== null) return more;
  const items = [...replies.items, reply];
  return { ...more, replies: { ...more.replies, [threadId]: { items, nextCursor: null } } };
}

import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { transportOf } from '@network/core/api/transport.ts';
import {
  CommentRepliesDocument,
  CommentsDocument,
  DeleteCommentDocument,
  EditCommentDocument,
  PinCommentDocument,
  VoteCommentDocument,
  WithdrawCommentDocument,
} from '../api/comments.generated.ts';
import { MORE_COMMENTS } from './first-comments.ts';
import { change, currentOf, errorText, type LoadedThread, showAtOnce } from './loaded-thread.ts';
import { refusalText } from './refusal-text.ts';
import { sendComment, type SendOutcome } from './send-comment.ts';
import {
  type ThreadComment,
  voted,
  withChanged,
  withMore,
  withPinned,
  withRemoved,
  withReplies,
} from './thread-data.ts';

/** The actions of a thread. Each shows at once, and is undone with the gateway's text when refused. */
export interface ThreadActions {
  loadMore(): Promise<void>;
  loadReplies(threadId: string): Promise<void>;
  send(text: string, thread: ThreadComment | null, shownRating?: number | null): Promise<SendOutcome>;
  vote(comment: ThreadComment, vote: 'LIKE' | 'DISLIKE'): Promise<void>;
  /** Changes the text of an own comment. @returns why it was not saved, or null */
  edit(comment: ThreadComment, text: string): Promise<string | null>;
  /** Deletes an own comment, or hides one as an editor. */
  remove(comment: ThreadComment, as: 'own' | 'as-editor'): Promise<void>;
  pin(comment: ThreadComment, pinned: boolean): Promise<void>;
}

/** The actions of a loaded thread. */
export function threadActions(thread: LoadedThread): ThreadActions {
  return {
    loadMore: () => loadMore(thread),
    loadReplies: (threadId) => loadReplies(thread, threadId),
    send: (text, answered, shownRating) => sendComment(thread, text, answered, shownRating),
    vote: (comment, vote) => voteOn(thread, comment, vote),
    edit: (comment, text) => edit(thread, comment, text),
    remove: (comment, as) => remove(thread, comment, as),
    pin: (comment, pinned) => pin(thread, comment, pinned),
  };
}

async function loadMore(thread: LoadedThread): Promise<void> {
  const { client, videoId, sort } = thread;
  const after = currentOf(thread)?.nextCursor ?? null;
  if (after === null) return;
  try {
    const more = { videoId, sort, after, first: MORE_COMMENTS };
    const { comments } = await transportOf(client)(CommentsDocument, more);
    if (comments.__typename === 'CommentPage') change(thread, (data) => withMore(data, comments as never));
  } catch {
    thread.showError(errorText('fetch'));
  }
}

async function loadReplies(thread: LoadedThread, threadId: string): Promise<void> {
  const { client, videoId } = thread;
  try {
    const after = currentOf(thread)?.replies[threadId]?.nextCursor ?? null;
    const { commentReplies } = await transportOf(client)(CommentRepliesDocument, {
      videoId,
      commentId: threadId,
      after,
    });
    if (commentReplies.__typename !== 'CommentPage') return;
    const { comments: items, nextCursor } = commentReplies;
    change(thread, (data) => withReplies(data, threadId, { items, nextCursor }));
  } catch {
    thread.showError(errorText('fetch'));
  }
}

async function voteOn(thread: LoadedThread, comment: ThreadComment, vote: 'LIKE' | 'DISLIKE'): Promise<void> {
  const { client, videoId } = thread;
  const { commentId } = comment;
  const showVotes = (votes: ReturnType<typeof votesOf>): void =>
    change(thread, (data) => withChanged(data, commentId, (each) => ({ ...each, ...votes })));
  change(thread, (data) => withChanged(data, commentId, (each) => voted(each, vote)));
  try {
    const { voteComment: answer } = await transportOf(client)(VoteCommentDocument, { videoId, commentId, vote });
    if (answer.__typename === 'CommentChanged') return showVotes(votesOf(answer.comment));
    showVotes(votesOf(comment));
    const isRefused = answer.__typename === 'CommentRefused';
    thread.showError(isRefused ? refusalText(answer.messageKey, 'vote') : errorText('vote'));
  } catch (failure) {
    showVotes(votesOf(comment));
    thread.showError(commonFailureText(failure) ?? errorText('vote'));
  }
}

async function edit(thread: LoadedThread, { commentId }: ThreadComment, text: string): Promise<string | null> {
  const { client, videoId } = thread;
  try {
    const { editComment: answer } = await transportOf(client)(EditCommentDocument, { videoId, commentId, text });
    if (answer.__typename === 'CommentRefused') return refusalText(answer.messageKey, 'edit');
    if (answer.__typename !== 'CommentChanged') return errorText('edit');
    change(thread, (data) => withChanged(data, commentId, () => answer.comment));
    return null;
  } catch (failure) {
    return commonFailureText(failure) ?? errorText('edit');
  }
}

function remove(thread: LoadedThread, comment: ThreadComment, as: 'own' | 'as-editor'): Promise<void> {
  const run = transportOf(thread.client);
  const variables = { videoId: thread.videoId, commentId: comment.commentId };
  return showAtOnce(
    thread,
    (data) => withRemoved(data, comment),
    errorText('delete'),
    async () =>
      as === 'own'
        ? (await run(WithdrawCommentDocument, variables)).withdrawComment
        : (await run(DeleteCommentDocument, variables)).deleteComment,
  );
}

function pin(thread: LoadedThread, comment: ThreadComment, pinned: boolean): Promise<void> {
  const run = transportOf(thread.client);
  const variables = { videoId: thread.videoId, commentId: comment.commentId, pinned };
  return showAtOnce(
    thread,
    (data) => withPinned(data, comment, pinned),
    errorText('pin'),
    async () => (await run(PinCommentDocument, variables)).pinComment,
  );
}

function votesOf({ likes, dislikes, myVote }: ThreadComment): Pick<ThreadComment, 'likes' | 'dislikes' | 'myVote'> {
  return { likes, dislikes, myVote };
}

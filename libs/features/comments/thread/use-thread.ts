import { limitText } from '@network/core/i18n/error-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { comments as texts } from '@network/messages/comments.ts';
import {
  AddCommentDocument,
  CommentRepliesDocument,
  CommentsDocument,
  DeleteCommentDocument,
  EditCommentDocument,
  PinCommentDocument,
  ReplyToCommentDocument,
  VoteCommentDocument,
  WithdrawCommentDocument,
} from '../api/comments.generated.ts';
import { refusalText } from './refusal-text.ts';
import {
  type ThreadComment,
  type ThreadData,
  voted,
  withAdded,
  withChanged,
  withMore,
  withoutDraft,
  withPinned,
  withRemoved,
  withReplies,
  withSent,
} from './thread-data.ts';
import { type CommentSort, threadQuery } from './thread-query.ts';

/** The result of sending a comment. */
export type SendOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly needsName: boolean };

/** The actions of a thread. Each shows at once, and is undone with the gateway's text when refused. */
export interface ThreadActions {
  loadMore(): Promise<void>;
  loadReplies(threadId: string): Promise<void>;
  send(text: string, thread: ThreadComment | null): Promise<SendOutcome>;
  vote(comment: ThreadComment, vote: 'LIKE' | 'DISLIKE'): Promise<void>;
  /** Changes the text of an own comment. @returns why it was not saved, or null */
  edit(comment: ThreadComment, text: string): Promise<string | null>;
  /** Deletes an own comment, or hides one as an editor. */
  remove(comment: ThreadComment, as: 'own' | 'as-editor'): Promise<void>;
  pin(comment: ThreadComment, pinned: boolean): Promise<void>;
}

type Author = NonNullable<ThreadComment['author']>;

export function useThreadActions(videoId: string, sort: CommentSort, author: Author): ThreadActions {
  const client = useQueryClient();
  const flash = useFlash();
  const drafts = useRef(0);
  return useMemo(() => {
    const t = messagesOf(texts);
    const run = transportOf(client);
    const { queryKey } = threadQuery(videoId, sort);
    const change = (make: (data: ThreadData) => ThreadData): void => {
      client.setQueryData(queryKey, (data) => data && make(data));
    };
    const current = (): ThreadData | undefined => client.getQueryData(queryKey);
    const showError = (message: string): void => flash({ type: 'error', message });

    return {
      loadMore: async () => {
        const after = current()?.nextCursor ?? null;
        if (after === null) return;
        try {
          const { comments } = await run(CommentsDocument, { videoId, sort, after });
          if (comments.__typename === 'CommentPage') change((data) => withMore(data, comments as never));
        } catch {
          showError(t('errors.fetch'));
        }
      },
      loadReplies: async (threadId) => {
        try {
          const after = current()?.replies[threadId]?.nextCursor ?? null;
          const { commentReplies } = await run(CommentRepliesDocument, { videoId, commentId: threadId, after });
          if (commentReplies.__typename !== 'CommentPage') return;
          const { comments: items, nextCursor } = commentReplies;
          change((data) => withReplies(data, threadId, { items, nextCursor }));
        } catch {
          showError(t('errors.fetch'));
        }
      },
      send: async (text, thread) => {
        const draft = draftOf(`sending-${(drafts.current += 1)}`, text, thread, author);
        change((data) => withAdded(data, draft));
        try {
          const answer =
            thread === null
              ? (await run(AddCommentDocument, { videoId, text })).addComment
              : (await run(ReplyToCommentDocument, { videoId, commentId: thread.commentId, text })).replyToComment;
          if (answer.__typename === 'CommentAdded') {
            change((data) => withSent(data, draft.commentId, answer.comment));
            return { ok: true };
          }
          change((data) => withoutDraft(data, draft));
          const isRefused = answer.__typename === 'CommentRefused';
          return {
            ok: false,
            error: isRefused ? refusalText(answer.messageKey, 'add') : t('errors.add'),
            needsName: isRefused && answer.code === 'DISPLAY_NAME_NEEDED',
          };
        } catch (failure) {
          change((data) => withoutDraft(data, draft));
          return { ok: false, error: limitText(failure) ?? t('errors.add'), needsName: false };
        }
      },
      vote: async (comment, vote) => {
        const { commentId } = comment;
        change((data) => withChanged(data, commentId, (each) => voted(each, vote)));
        const undo = (): void =>
          change((data) => withChanged(data, commentId, (each) => ({ ...each, ...votesOf(comment) })));
        try {
          const { voteComment: answer } = await run(VoteCommentDocument, { videoId, commentId, vote });
          if (answer.__typename === 'CommentChanged') {
            change((data) => withChanged(data, commentId, (each) => ({ ...each, ...votesOf(answer.comment) })));
            return;
          }
          undo();
          showError(answer.__typename === 'CommentRefused' ? refusalText(answer.messageKey, 'vote') : t('errors.vote'));
        } catch (failure) {
          undo();
          showError(limitText(failure) ?? t('errors.vote'));
        }
      },
      edit: async ({ commentId }, text) => {
        try {
          const { editComment: answer } = await run(EditCommentDocument, { videoId, commentId, text });
          if (answer.__typename === 'CommentRefused') return refusalText(answer.messageKey, 'edit');
          if (answer.__typename !== 'CommentChanged') return t('errors.edit');
          change((data) => withChanged(data, commentId, () => answer.comment));
          return null;
        } catch (failure) {
          return limitText(failure) ?? t('errors.edit');
        }
      },
      remove: async (comment, as) => {
        const before = current();
        change((data) => withRemoved(data, comment));
        const isDone = await succeeds(async () => {
          const variables = { videoId, commentId: comment.commentId };
          const answer =
            as === 'own'
              ? (await run(WithdrawCommentDocument, variables)).withdrawComment
              : (await run(DeleteCommentDocument, variables)).deleteComment;
          return answer.__typename === 'CommentChanged';
        });
        if (isDone) return;
        client.setQueryData(queryKey, before);
        showError(t('errors.delete'));
      },
      pin: async (comment, pinned) => {
        const before = current();
        change((data) => withPinned(data, comment, pinned));
        const isDone = await succeeds(async () => {
          const { pinComment } = await run(PinCommentDocument, { videoId, commentId: comment.commentId, pinned });
          return pinComment.__typename === 'CommentChanged';
        });
        if (isDone) return;
        client.setQueryData(queryKey, before);
        showError(t('errors.pin'));
      },
    };
  }, [author, client, flash, sort, videoId]);
}

const succeeds = (work: () => Promise<boolean>): Promise<boolean> => work().catch(() => false);

function votesOf({ likes, dislikes, myVote }: ThreadComment): Pick<ThreadComment, 'likes' | 'dislikes' | 'myVote'> {
  return { likes, dislikes, myVote };
}

/** The placeholder of a comment while it is sent. */
function draftOf(commentId: string, text: string, thread: ThreadComment | null, author: Author): ThreadComment {
  return {
    commentId,
    parentId: thread?.commentId ?? null,
    text: text.trim(),
    author,
    createdAt: new Date().toISOString(),
    isPinned: false,
    isRemoved: false,
    isMine: true,
    isEditable: false,
    isEdited: false,
    likes: 0,
    dislikes: 0,
    myVote: null,
    replyCount: 0,
  };
}

/** Whether a comment is on its way still, so that nothing can be done with it. */
export function isSending({ commentId }: ThreadComment): boolean {
  return commentId.startsWith('sending-');
}

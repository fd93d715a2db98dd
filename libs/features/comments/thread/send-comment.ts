import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { AddCommentDocument, ReplyToCommentDocument } from '../api/comments.generated.ts';
import { type Author, change, errorText, type LoadedThread } from './loaded-thread.ts';
import { refusalText } from './refusal-text.ts';
import { type ThreadComment, withAdded, withoutDraft, withSent } from './thread-data.ts';

/** The result of sending a comment. */
export type SendOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly needsName: boolean };

/** How many comments this page has sent. */
let drafts = 0;

/**
 * Sends a comment, or the answer to one; it shows at once, as on its way.
 * @param shownRating what its author gives the film, where the comment is to show it
 */
export async function sendComment(
  thread: LoadedThread,
  text: string,
  answered: ThreadComment | null,
  shownRating: number | null = null,
): Promise<SendOutcome> {
  const id = `sending-${(drafts += 1)}`;
  const draft = { ...draftOf(id, text, answered, thread.author), rating: shownRating };
  change(thread, (data) => withAdded(data, draft));
  try {
    const answer = await post(thread, text, answered, shownRating !== null);
    if (answer.__typename === 'CommentAdded') {
      change(thread, (data) => withSent(data, draft.commentId, answer.comment));
      return { ok: true };
    }
    change(thread, (data) => withoutDraft(data, draft));
    const isRefused = answer.__typename === 'CommentRefused';
    return {
      ok: false,
      error: isRefused ? refusalText(answer.messageKey, 'add') : errorText('add'),
      needsName: isRefused && answer.code === 'DISPLAY_NAME_NEEDED',
    };
  } catch (failure) {
    change(thread, (data) => withoutDraft(data, draft));
    return { ok: false, error: commonFailureText(failure) ?? errorText('add'), needsName: false };
  }
}

async function post(
  { client, videoId }: LoadedThread,
  text: string,
  answered: ThreadComment | null,
  showsRating: boolean,
) {
  const run = transportOf(client);
  if (answered === null) return (await run(AddCommentDocument, { videoId, text, showsRating })).addComment;
  return (await run(ReplyToCommentDocument, { videoId, commentId: answered.commentId, text })).replyToComment;
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
    rating: null,
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

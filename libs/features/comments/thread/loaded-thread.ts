import type { QueryClient } from '@tanstack/react-query';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import type { ThreadComment, ThreadData } from './thread-data.ts';
import { type CommentSort, threadQuery } from './thread-query.ts';

export type Author = NonNullable<ThreadComment['author']>;

/** The thread of a film in one order, as this browser has it. */
export interface LoadedThread {
  readonly client: QueryClient;
  readonly videoId: string;
  readonly sort: CommentSort;
  readonly author: Author;
  /** Says why an action was undone. */
  readonly showError: (message: string) => void;
}

/** What people read where an action failed. */
export const errorText = (action: keyof typeof comments.errors): string => messagesOf(comments)(`errors.${action}`);

const keyOf = ({ videoId, sort }: LoadedThread) => threadQuery(videoId, sort).queryKey;
/** What is loaded of it. */
export const currentOf = (thread: LoadedThread): ThreadData | undefined => thread.client.getQueryData(keyOf(thread));

/** Changes what is shown of it. */
export function change(thread: LoadedThread, make: (data: ThreadData) => ThreadData): void {
  thread.client.setQueryData(keyOf(thread), (data) => data && make(data));
}

/** Shows a change before it is made, and puts back what was there where it is refused. */
export async function showAtOnce(
  thread: LoadedThread,
  make: (data: ThreadData) => ThreadData,
  error: string,
  work: () => Promise<{ readonly __typename?: string }>,
): Promise<void> {
  const before = currentOf(thread);
  change(thread, make);
  let common: string | null = null;
  const answer = await work().catch((failure: unknown) => {
    common = commonFailureText(failure);
    return null;
  });
  if (answer?.__typename === 'CommentChanged') return;
  thread.client.setQueryData(keyOf(thread), before);
  thread.showError(common ?? error);
}

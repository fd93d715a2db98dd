import { ApiError } from '../../api/api-error.ts';
import type { Execute } from '../../api/execute.ts';
import type { ServerSide } from '../../routing/server-side.ts';

/** The gateway's error code for a field that belongs to a person, in a call that is about nobody. */
const PERSON_NEEDED = 'PERSON_NEEDED';

/** Makes the calls of one page, and says whether they failed. */
export interface WatchedCalls {
  readonly execute: Execute;
  /** Replaces posting on a page that is rendered for nobody in particular: it fails. */
  readonly refusePost: ServerSide['postJson'];
  readonly haveFailed: () => boolean;
  /** Returns whether a call needed a person although the page is rendered for nobody in particular. */
  readonly needPerson: () => boolean;
}

/**
 * Watches the calls of a page. A page with a failed call is not shared with other people, even if it can be rendered
 * without that answer.
 */
export function watchCalls(execute: Execute): WatchedCalls {
  let hasFailed = false;
  let needsPerson = false;
  const note = (error: unknown): never => {
    hasFailed = true;
    needsPerson ||= error instanceof ApiError && error.code === PERSON_NEEDED;
    throw error;
  };
  const run = execute as (...call: readonly unknown[]) => Promise<unknown>;
  return {
    execute: ((...call: readonly unknown[]) => run(...call).catch(note)) as Execute,
    refusePost: async () =>
      note(
        new ApiError('A page that is rendered for nobody in particular cannot post.', {
          kind: 'http',
          status: 0,
          code: PERSON_NEEDED,
          correlationId: null,
        }),
      ),
    haveFailed: () => hasFailed,
    needPerson: () => needsPerson,
  };
}

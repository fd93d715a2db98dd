import { ApiError } from '../../api/api-error.ts';
import type { Execute } from '../../api/execute.ts';
import type { ServerSide } from '../../routing/server-side.ts';

/** The code of the gateway for a field that belongs to a person, in a call that has none. */
const PERSON_NEEDED = 'PERSON_NEEDED';

/** What became of the calls of one page. */
export interface WatchedCalls {
  readonly execute: Execute;
  /** In the place of posting, which nothing may do in nobody's name. */
  readonly refusePost: ServerSide['postJson'];
  readonly haveFailed: () => boolean;
  /** Whether one of them was about a person although the page is rendered for nobody in particular. */
  readonly needPerson: () => boolean;
}

/** Watches the calls of a page: one that failed, even if the page does without its answer, makes it no page to share. */
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
        new ApiError('Nothing is posted in nobody’s name', {
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

import { LRUCache } from 'lru-cache';
import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import type { Execute } from '../../api/execute.ts';

type Query = TypedDocumentString<unknown, unknown>;
type Run = (document: Query, variables?: unknown) => Promise<unknown>;

/** The calls of one page, some of which were sent before the page requested them. */
export interface ExpectedCalls {
  readonly execute: Execute;
  /** What was posted may have changed the answers that are here already: they are dropped. */
  readonly forget: () => void;
  /** The next page of this address may expect the same calls. */
  readonly remember: () => void;
}

/** Knows what pages requested the last time. */
export interface CallMemory {
  /** Sends what the page of an address requested the last time together with its first call. */
  readonly expect: (address: string, execute: Execute) => ExpectedCalls;
}

const MOST_ADDRESSES = 1_000;
/** Fewer than the gateway takes in one call. */
const MOST_CALLS = 8;

/**
 * A page for one person reads its person first, since its guards depend on it, and then what it shows: two calls one after
 * the other. What it shows is known from the last time, so that one call can bring both. Only queries without variables are
 * remembered: they say nothing of the person who made them. A page that requests something else gets that as before.
 */
export function createCallMemory(): CallMemory {
  const addresses = new LRUCache<string, readonly Query[]>({ max: MOST_ADDRESSES });

  const expect = (address: string, execute: Execute): ExpectedCalls => {
    const run = execute as Run;
    const expected = addresses.get(address) ?? [];
    const sent = new Map<string, Promise<unknown>>();
    const requested = new Map<string, Query>();
    let hasBegun = false;

    const sendExpected = (): void => {
      hasBegun = true;
      for (const document of expected) {
        const answer = run(document, {});
        // Of an answer that nothing waits for nobody needs to know that it failed.
        answer.catch(() => undefined);
        sent.set(document.__meta__.hash, answer);
      }
    };

    const call: Run = (document, variables) => {
      const { hash, kind } = document.__meta__;
      if (kind !== 'query' || !isEmpty(variables)) return run(document, variables);
      requested.set(hash, document);
      if (!hasBegun) sendExpected();
      const answer = sent.get(hash) ?? run(document, variables);
      // A page that requests the same again wants to know what has changed since.
      sent.delete(hash);
      return answer;
    };

    return {
      execute: call as Execute,
      forget: () => sent.clear(),
      remember: () => {
        if (requested.size > 1) addresses.set(address, [...requested.values()].slice(0, MOST_CALLS));
      },
    };
  };
  return { expect };
}

function isEmpty(variables: unknown): boolean {
  return variables === undefined || (typeof variables === 'object' && Object.keys(variables ?? {}).length === 0);
}

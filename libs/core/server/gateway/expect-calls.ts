import { LRUCache } from 'lru-cache';
import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import type { Execute } from '../../api/execute.ts';

type Query = TypedDocumentString<unknown, unknown>;
type Run = (document: Query, variables?: unknown) => Promise<unknown>;

/** Makes the calls of one page. Some of them are sent before the page requests them. */
export interface ExpectedCalls {
  readonly execute: Execute;
  /** Drops the answers that have already arrived, since a post may have changed them. */
  readonly forget: () => void;
  /** Remembers the calls of this page, so that they are sent early for the next page of this address. */
  readonly remember: () => void;
}

/** Remembers which calls the page of each address made the last time. */
export interface CallMemory {
  /** Sends the calls that the page of an address made the last time together with its first call. */
  readonly expect: (address: string, execute: Execute) => ExpectedCalls;
}

const MOST_ADDRESSES = 1_000;
/** The gateway takes more than this in one call. */
const MOST_CALLS = 8;

/**
 * Creates a memory of the calls of pages, which saves a page a second round trip. A page for one person first loads the
 * person, because its guards depend on it, and then what it shows. The memory knows from the last time what the page will
 * show, so one call can load both. It remembers only queries without variables, since these say nothing about the person
 * who made them. A page that requests something else makes that call itself.
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
        // The page may never use this answer. Without a handler, its failure would end the process as an unhandled rejection.
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
      // A page that requests the same again needs to know what has changed since.
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

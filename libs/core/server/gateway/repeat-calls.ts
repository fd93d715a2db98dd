import { hash } from 'node:crypto';
import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import type { Execute } from '../../api/execute.ts';

type Query = TypedDocumentString<unknown, unknown>;
type Run = (document: Query, variables?: unknown) => Promise<unknown>;

/** The queries that a page was made from. */
export interface PageSources {
  readonly queries: readonly { readonly document: Query; readonly variables: unknown }[];
  /** The digest of all their answers. */
  readonly digest: string;
}

/** Records what a page is made from. */
export interface RecordedCalls {
  readonly execute: Execute;
  /** Null for a page that can't be compared: it changed something, a call failed, or it read something twice. */
  readonly sources: () => PageSources | null;
}

export function recordCalls(execute: Execute): RecordedCalls {
  const run = execute as Run;
  const queries = new Map<string, PageSources['queries'][number]>();
  const answers = new Map<string, unknown>();
  let isComparable = true;

  const call: Run = async (document, variables) => {
    const key = keyOf(document, variables);
    if (document.__meta__.kind !== 'query' || queries.has(key)) isComparable = false;
    queries.set(key, { document, variables });
    const data = await run(document, variables);
    answers.set(key, data);
    return data;
  };

  return {
    execute: call as Execute,
    sources: () => {
      if (!isComparable || answers.size !== queries.size) return null;
      return { queries: [...queries.values()], digest: digestOf([...queries.keys()].map((key) => answers.get(key))) };
    },
  };
}

/** The gateway's current answers to the queries of an earlier page. */
interface RepeatedCalls {
  /** They answer what they answered then, so that the page would be the same. */
  readonly isUnchanged: boolean;
  /** Continues with these answers, each of them once, and with calls for everything else. */
  readonly execute: Execute;
}

/** Makes the queries of an earlier page again, all at once. Never throws: a query that fails does so where it is read. */
export async function repeatCalls({ queries, digest }: PageSources, execute: Execute): Promise<RepeatedCalls> {
  const run = execute as Run;
  const sent = queries.map(({ document, variables }) => run(document, variables));
  const settled = await Promise.allSettled(sent);
  const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const waiting = new Map(
    queries.map(({ document, variables }, at) => [keyOf(document, variables), sent[at]] as const),
  );

  const call: Run = (document, variables) => {
    const key = keyOf(document, variables);
    const answer = waiting.get(key);
    waiting.delete(key);
    return answer ?? run(document, variables);
  };
  return {
    isUnchanged: answers.length === queries.length && digestOf(answers) === digest,
    execute: call as Execute,
  };
}

const keyOf = (document: Query, variables: unknown): string =>
  `${document.__meta__.hash} ${JSON.stringify(variables) ?? ''}`;

/** The gateway writes the fields of an answer in the order in which its query names them. */
const digestOf = (answers: readonly unknown[]): string => hash('sha256', JSON.stringify(answers), 'base64');

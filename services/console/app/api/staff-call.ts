import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import { readableIfEmail } from '@network/validation/readable-email.ts';

/** Why a call of the staff API failed. `code` is the gateway's, or `NETWORK` where it was not reached. */
export class StaffCallFailed extends Error {
  readonly code: string;
  readonly correlationId: string | null;
  constructor(code: string, message: string, correlationId: string | null) {
    super(message);
    this.code = code;
    this.correlationId = correlationId;
  }
}

/** Whether a call failed because this page is of another release than the gateway: it has to be loaded again. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof StaffCallFailed && error.code === 'DOCUMENT_UNKNOWN';

interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly correlationId?: string };
  }[];
}

/**
 * Runs an operation of the staff API in the session of this browser. The gateway knows its text by the hash.
 * @throws StaffCallFailed with `UNAUTHENTICATED` when the session has ended, `FORBIDDEN` when the role may not,
 *   `DOCUMENT_UNKNOWN` when this page is of a release that has ended
 */
export async function staffCall<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { hash: sha256Hash } = document.__meta__;
  const response = await fetch('/staff/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  }).catch((error: unknown) => {
    throw new StaffCallFailed('NETWORK', String(error), null);
  });
  const answer = readAnswer<Data>(await response.text().catch(() => ''));
  const failure = answer.errors?.[0];
  if (failure === undefined && answer.data !== undefined && response.ok) return answer.data;
  const { code = 'INTERNAL', correlationId = null } = failure?.extensions ?? {};
  throw new StaffCallFailed(code, failure?.message ?? `Status ${response.status}`, correlationId);
}

/** Reads an answer, with each email as people read it: all pages, lists and files of the console have them from here. Nothing where it is no JSON. */
function readAnswer<Data>(text: string): Answer<Data> {
  try {
    return JSON.parse(text, (_name, value: unknown) => readableIfEmail(value)) as Answer<Data>;
  } catch {
    return {};
  }
}

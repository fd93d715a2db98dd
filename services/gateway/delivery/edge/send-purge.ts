import type { PurgeAnswer } from './edge.ts';
import { type Accepts, failureOf } from './purge-replies.ts';

/** A request by POST to the API of a CDN. */
export interface PurgeRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Left out where the API takes none. */
  readonly body?: string;
  readonly accepts: Accepts;
}

const LONGEST_MS = 4_000;

/**
 * Sends a request to the API of a CDN.
 * @param fetching how, such as with a signature
 * @returns null once the vendor has accepted it in its own words
 */
export async function sendPurge(
  { url, headers, body, accepts }: PurgeRequest,
  fetching: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<PurgeAnswer> {
  try {
    const response = await fetching(url, {
      method: 'POST',
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const reply = { status: response.status, text: await response.text() };
    return accepts(reply) ? null : failureOf(reply);
  } catch (error) {
    return { reason: (error as Error).name, isBusy: false };
  }
}

/** Sends several at once; the first reason for which one was not accepted stands for all, one that is no waiting before others. */
export async function sendPurges(requests: readonly PurgeRequest[]): Promise<PurgeAnswer> {
  const answers = await Promise.all(requests.map((request) => sendPurge(request)));
  return answers.find((answer) => answer?.isBusy === false) ?? answers.find((answer) => answer !== null) ?? null;
}

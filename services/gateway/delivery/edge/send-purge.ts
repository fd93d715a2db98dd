/** A request by POST to the API of a CDN. */
export interface PurgeRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Left out where the API takes none. */
  readonly body?: string;
}

const LONGEST_MS = 4_000;

/**
 * Sends a request to the API of a CDN.
 * @param fetching how, such as with a signature
 * @returns null once it is accepted, or why it isn't; an answer's text is not read, since it might quote the token
 */
export async function sendPurge(
  { url, headers, body }: PurgeRequest,
  fetching: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<string | null> {
  try {
    const response = await fetching(url, {
      method: 'POST',
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : String(response.status);
  } catch (error) {
    return (error as Error).name;
  }
}

/** Sends several at once; the first reason for which one was not accepted stands for all. */
export async function sendPurges(requests: readonly PurgeRequest[]): Promise<string | null> {
  const answers = await Promise.all(requests.map((request) => sendPurge(request)));
  return answers.find((answer) => answer !== null) ?? null;
}

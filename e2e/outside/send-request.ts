import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/**
 * Sends a request to a brand's host as an outside client, without following redirects: the path goes out byte for byte,
 * which `fetch` would normalize, and the host's name is not resolved, which Node does not do below localhost.
 */
export async function sendRequest(origin: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { host, port } = new URL(origin);
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers: { host, ...headers } });
    sent.on('error', reject);
    sent.on('response', (response) => {
      text(response).then(
        (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
        reject,
      );
    });
    sent.end(body);
  });
}

/** A GraphQL call from beside the page of that host. */
export async function queryGateway(
  origin: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  cookie = '',
): Promise<{ readonly status: number; readonly data: GatewayData | null; readonly errors: readonly GatewayError[] }> {
  const answer = await sendRequest(origin, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({ query, variables }),
  });
  const read = JSON.parse(answer.body) as { data?: GatewayData | null; errors?: readonly GatewayError[] };
  return { status: answer.status, data: read.data ?? null, errors: read.errors ?? [] };
}

export interface GatewayError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The answer of a call, by the names of its fields. */
export type GatewayData = Readonly<Record<string, unknown>>;

import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** What a browser accepts, in its own words. */
const ACCEPT = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
};

/** The answer to one request of a browser. */
export interface BrowserAnswer {
  readonly status: number;
  readonly url: URL;
  /** The bytes that came over the line. */
  readonly bytes: Buffer;
  readonly encoding: string;
}

/** A browser without scripts: stores its cookies, reuses its connections, and requests compressed pages. */
export interface BrowserClient {
  /** One request; redirects are answers. */
  readonly get: (url: string) => Promise<BrowserAnswer>;
  /** The page that a request leads to, after its redirects. */
  readonly open: (url: string) => Promise<BrowserAnswer>;
  /** Signs in by the plain form of that members host. */
  readonly signIn: (members: string, email: string, password: string) => Promise<void>;
  readonly close: () => void;
}

/** The text of an answer. */
export function textOf({ bytes, encoding }: BrowserAnswer): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(bytes).toString('utf8');
  if (encoding === 'zstd') return zstdDecompressSync(bytes).toString('utf8');
  return bytes.toString('utf8');
}

/** A gateway takes so many requests a second from one address and no more. */
const ADDRESSES = Array.from({ length: 16 }, (_, index) => `127.0.0.${index + 2}`);

export function createBrowserClient(connections: number): BrowserClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let requests = 0;
  const jars = new Map<string, Map<string, string>>();

  const send = async (url: URL, body?: string): Promise<{ answer: BrowserAnswer; location: string | undefined }> => {
    const jar = jars.get(url.host) ?? new Map<string, string>();
    jars.set(url.host, jar);
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin };
    const headers = { ...ACCEPT, host: url.host, ...(cookie && { cookie }), ...(body !== undefined && form) };
    const method = body === undefined ? 'GET' : 'POST';
    // The host's name is not resolved: below localhost Node.js finds none.
    const localAddress = ADDRESSES[(requests += 1) % ADDRESSES.length];
    const path = url.pathname + url.search;
    const options = { agent, host: '127.0.0.1', localAddress, port: url.port, path, method, headers };
    return new Promise((resolve, reject) => {
      const sent = request(options, (response) => {
        for (const line of response.headers['set-cookie'] ?? []) {
          const [pair = ''] = line.split(';');
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const { statusCode: status = 0, headers: received } = response;
        const encoding = received['content-encoding'] ?? '';
        const { location } = received;
        buffer(response).then((bytes) => resolve({ answer: { status, url, bytes, encoding }, location }), reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };

  const follow = async (url: URL, body?: string): Promise<BrowserAnswer> => {
    const { answer, location } = await send(url, body);
    return location === undefined ? answer : follow(new URL(location, url));
  };

  return {
    get: async (url) => (await send(new URL(url))).answer,
    open: (url) => follow(new URL(url)),
    signIn: async (members, email, password) => {
      const form = await follow(new URL('/oidc/login?uri=/', members));
      const action = /<form method="post" action="([^"]+)"/.exec(textOf(form))?.[1];
      if (action === undefined) throw new Error(`There is no form at ${form.url.href} (${form.status})`);
      const end = await follow(new URL(action, form.url), new URLSearchParams({ email, password }).toString());
      if (end.url.host !== new URL(members).host || end.status !== 200) {
        throw new Error(`${email} ended at ${end.url.href} (${end.status})`);
      }
    },
    close: () => agent.destroy(),
  };
}

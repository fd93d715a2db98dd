import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** An answer after all redirects. */
export interface Visit {
  readonly url: URL;
  readonly status: number;
  readonly body: Buffer;
  readonly text: string;
}

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Somebody with a browser that has cookies and no scripts. */
export class Person {
  private readonly jars = new Map<string, Map<string, string>>();

  /** The Cookie header of requests to that host. */
  cookieFor({ hostname }: URL): string {
    return [...(this.jars.get(hostname) ?? [])].map((pair) => pair.join('=')).join('; ');
  }

  /** Opens an address, and follows redirects and pages that lead on with GET as a browser does. */
  async open(address: URL | string, sending: Sending = {}): Promise<Visit> {
    const url = new URL(address);
    const jar = this.jars.get(url.hostname) ?? new Map<string, string>();
    this.jars.set(url.hostname, jar);
    const cookie = this.cookieFor(url);
    const headers = { accept: 'text/html', ...(cookie && { cookie }), ...sending.headers };
    const answer = await send(url, { ...sending, headers });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.location ?? refreshOf(answer.headers);
    if (location !== undefined) return this.open(new URL(location, url));
    return { url, status: answer.status, body: answer.body, text: answer.body.toString() };
  }

  /** Sends the form of a page whose action matches, with its own values and these fields. */
  async sendForm({ url, text }: Visit, action: RegExp, fields: Readonly<Record<string, string>>): Promise<Visit> {
    const forms = [...text.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)];
    const form = forms.find(([, attributes = '']) => action.test(attributeOf(attributes, 'action') ?? ''));
    if (!form) throw new Error(`${url.href} has no form for ${action.source}`);
    const [, attributes = '', content = ''] = form;
    const filled = [...content.matchAll(/<input\b[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => attributeOf(input, 'type') === 'hidden' || /\schecked\b/.test(input))
      .map((input) => [attributeOf(input, 'name') ?? '', attributeOf(input, 'value') ?? ''] as const);
    return this.open(new URL(attributeOf(attributes, 'action') ?? '', url), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: url.origin,
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams({ ...Object.fromEntries(filled), ...fields }).toString(),
    });
  }
}

/** The address to which a page forwards automatically, as payment pages do. */
function refreshOf({ refresh }: IncomingHttpHeaders): string | undefined {
  return /^0; ?url=(.+)$/.exec(String(refresh ?? ''))?.[1];
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Names below `localhost` are this machine, which Node.js does not resolve. */
export function send(url: URL, { method = 'GET', headers = {}, body }: Sending): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({
    agent,
    host: '127.0.0.1',
    port: url.port,
    path: url.pathname + url.search,
    method,
    headers: { host: url.host, ...headers },
  });
  sent.on('error', reject);
  sent.on('response', (response) => {
    buffer(response).then(
      (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
      reject,
    );
  });
  sent.end(body);
  return promise;
}

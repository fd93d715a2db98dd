/** What the API of a CDN answered. */
interface PurgeReply {
  readonly status: number;
  readonly text: string;
}

/** Whether an answer says that what was requested is or will be purged. */
export type Accepts = (reply: PurgeReply) => boolean;

/**
 * What each vendor says when it purges. A status alone does not count: proxies, pages of a login and APIs that say more than one
 * thing in a list answer with 200 as well.
 */
export const ACCEPTS = {
  /** https://developers.cloudflare.com/api/resources/cache/methods/purge */
  cloudflare: ({ status, text }) => status === 200 && fieldOf(text, 'success') === true,
  /** https://docs.bunny.net/api-reference/core/pull-zone/purge-cache: an answer without content. */
  bunnyTag: ({ status }) => status === 204,
  /** https://docs.bunny.net/api-reference/core/purge/purge-url: 200, and nothing that is worth reading. */
  bunnyAddress: ({ status, text }) => (status === 200 || status === 204) && !text.trimStart().startsWith('<'),
  /** https://www.fastly.com/documentation/reference/api/purging: of one key. */
  fastlyKey: ({ status, text }) => status === 200 && fieldOf(text, 'status') === 'ok',
  /** https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html */
  cloudfront: ({ status, text }) => status === 201 && /<Invalidation[\s>]/.test(text) && /<Id>\w+<\/Id>/.test(text),
} as const satisfies Readonly<Record<string, Accepts>>;

/** Fastly answers a list of keys with the id of the purge of each. */
export const acceptsFastlyKeys =
  (keys: readonly string[]): Accepts =>
  ({ status, text }) =>
    status === 200 && keys.every((key) => isFilled(fieldOf(text, key)));

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

function fieldOf(text: string, name: string): unknown {
  try {
    const answer: unknown = JSON.parse(text);
    const isObject = typeof answer === 'object' && answer !== null && Object.hasOwn(answer, name);
    return isObject ? (answer as Readonly<Record<string, unknown>>)[name] : undefined;
  } catch {
    return undefined;
  }
}

const BUSY = new Set([
  'TooManyInvalidationsInProgress',
  'Throttling',
  'ThrottlingException',
  'PriorRequestNotComplete',
]);

/** Why an answer does not count. Of its text the vendor's code alone is taken, since the rest might quote the token. */
export function failureOf({ status, text }: PurgeReply): { readonly reason: string; readonly isBusy: boolean } {
  const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1] ?? null;
  const reason = code === null ? (status < 300 ? `${status} without success` : String(status)) : `${status} ${code}`;
  return { reason, isBusy: status === 429 || (code !== null && BUSY.has(code)) };
}

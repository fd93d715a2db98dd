/** Allowed targets of redirects. Origins are `scheme://host[:port]`; bare hosts mean https. */
export interface RedirectContext {
  /** Origins of this tenant, its tour and members hosts; the first one is where a path leads. */
  readonly ownOrigins: readonly string[];
  /** Other origins, or https hosts, that a target may name: sister sites' members hosts, partners. */
  readonly allowedHosts: readonly string[];
  /** The replacement of a dropped target; set by the caller, never by a request. */
  readonly home: string;
}

/** No legitimate link is longer. */
const MAX_TARGET_LENGTH = 2_048;

/**
 * Control characters of both ranges and the line separators: parsers drop some of them, so that the checked text is not
 * the used one.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Would let the first segment of a path turn into a host after decoding. */
const ENCODED_IN_FIRST_SEGMENT = /%(?:[01][0-9a-f]|7f|2f|5c)/i;

/**
 * The one check of every redirect target that comes from a request or was read back from a cookie (D15): the target
 * as it may be used, or null when it must be dropped. A path stays a path (`/videos?page=2#top`), an absolute address is
 * answered as the URL parser wrote it.
 */
export function checkRedirectTarget(value: unknown, context: RedirectContext): string | null {
  if (typeof value !== 'string' || value === '' || value.length > MAX_TARGET_LENGTH) return null;
  if (CONTROL.test(value) || value.includes('\\') || value.trim() !== value) return null;
  return value.startsWith('/') ? ownPath(value, context) : allowedAddress(value, context);
}

/** Returns the checked target, or home in the place of a dropped one. */
export function safeRedirectTarget(value: unknown, context: RedirectContext): string {
  return checkRedirectTarget(value, context) ?? context.home;
}

function ownPath(value: string, context: RedirectContext): string | null {
  const [own] = context.ownOrigins;
  if (own === undefined) return null;
  const url = parse(value, own);
  if (!url || url.origin !== new URL(own).origin || url.pathname.startsWith('//')) return null;
  // Checks the path as it is used: dots before it (`/../%2fhost`) move another segment to the front.
  const [, firstSegment = ''] = url.pathname.split('/', 2);
  if (ENCODED_IN_FIRST_SEGMENT.test(firstSegment)) return null;
  return url.pathname + url.search + url.hash;
}

function allowedAddress(value: string, context: RedirectContext): string | null {
  const url = parse(value);
  if (!url || url.username !== '' || url.password !== '' || !isSecure(url)) return null;
  const allowed =
    context.ownOrigins.some((origin) => parse(origin)?.origin === url.origin) ||
    context.allowedHosts.some((host) => parse(host.includes('://') ? host : `https://${host}`)?.origin === url.origin);
  return allowed && !url.pathname.startsWith('//') ? url.href : null;
}

function isSecure(url: URL): boolean {
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || (isLocal && url.protocol === 'http:');
}

function parse(value: string, base?: string): URL | null {
  return URL.canParse(value, base) ? new URL(value, base) : null;
}

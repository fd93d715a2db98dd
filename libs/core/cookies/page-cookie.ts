import { parseCookie } from 'cookie';

/** A first-party cookie that a page leaves for later pages of its host, readable by them. */
export interface PageCookie {
  readonly name: string;
  readonly value: string;
  /** Its lifetime; null for a session cookie. */
  readonly days: number | null;
}

/**
 * The Set-Cookie value of a page's cookie; its name is one of ours. Written by hand: the package's writer of every attribute
 * is half a kilobyte of every first page.
 */
export function cookieText({ name, value, days }: PageCookie, isSecure: boolean): string {
  const life = days === null ? '' : `; Max-Age=${days * 86_400}`;
  return `${name}=${encodeURIComponent(value)}${life}; Path=/${isSecure ? '; Secure' : ''}; SameSite=Lax`;
}

/** The value of a cookie out of `document.cookie` or a Cookie header; null when it is not there or can't be read. */
export function readPageCookie(cookies: string, name: string): string | null {
  return parseCookie(cookies, { decode: decodeOrSkip })[name] ?? null;
}

function decodeOrSkip(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** A first-party cookie that a page leaves for later pages of its host, readable by them. */
export interface PageCookie {
  readonly name: string;
  readonly value: string;
  /** Its lifetime; null for a session cookie. */
  readonly days: number | null;
}

/** The Set-Cookie value of a page's cookie. */
export function cookieText({ name, value, days }: PageCookie, isSecure: boolean): string {
  const life = days === null ? '' : `Max-Age=${days * 86_400}; `;
  return `${name}=${encodeURIComponent(value)}; ${life}Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The value of a cookie out of `document.cookie` or a Cookie header; null when it is not there or can't be read. */
export function readPageCookie(cookies: string, name: string): string | null {
  const pair = cookies.split(';').find((each) => each.trim().startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
  } catch {
    return null;
  }
}

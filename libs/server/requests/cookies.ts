import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';

/** The cookies of a request by name, as they were sent. Of two with one name the first counts. */
export type Cookies = Readonly<Record<string, string | undefined>>;

const NONE: Cookies = Object.freeze(Object.create(null) as Cookies);

/** Values stay as they were sent: ours are made of characters that need no encoding. */
const AS_SENT = { decode: (value: string) => value } as const;

/** Reads a Cookie header. Call it once a request, and pass the result on. */
export function readCookies(header: string | undefined): Cookies {
  return header === undefined ? NONE : parseCookie(header, AS_SENT);
}

/** The attributes of a cookie that only our servers read. */
export interface ServerCookie {
  readonly name: string;
  /** Letters, digits and characters that a cookie may have unencoded. */
  readonly value: string;
  readonly seconds: number;
  readonly isSecure: boolean;
  /** `/` when left out. */
  readonly path?: string;
  /** Its hosts below have the cookie too; the host that sets it alone when left out. */
  readonly domain?: string;
  /** `strict`: no link of another site brings it along either. `lax` when left out. */
  readonly sameSite?: 'lax' | 'strict';
}

/** The Set-Cookie value of a cookie that scripts can't read and that other sites' pages don't send along with a write. */
export function writeServerCookie({
  name,
  value,
  seconds,
  isSecure,
  path = '/',
  domain,
  sameSite = 'lax',
}: ServerCookie): string {
  const cookie: SetCookie = {
    name,
    value,
    maxAge: seconds,
    path,
    ...(domain === undefined ? {} : { domain }),
    httpOnly: true,
    secure: isSecure,
    sameSite,
  };
  return stringifySetCookie(cookie);
}

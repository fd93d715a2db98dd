import type { IncomingHttpHeaders } from 'node:http';
import type { Cookies } from '@network/server/requests/cookies.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  type OtherLanguage,
  preferredLanguage,
} from '@network/validation/languages.ts';
import type { Area } from './host-table.ts';
import type { RawTarget } from './raw-path.ts';

/** The language in which a request is answered, and the page that it requests. */
export interface RequestedLanguage {
  readonly language: Language;
  /** The part of the path that names the language: `/de` on a tour host, and nothing in English. */
  readonly prefix: string;
  /** The page, in whatever language: `/de/videos` is `/videos`. */
  readonly target: RawTarget;
}

/** The parameter that chooses a language on a members host. */
const PARAMETER = 'lang';

/**
 * Reads the language of a request. On a tour host the address names it, so that search engines find each language and a
 * cache in front needs only the address. On a members host the person's choice decides, then the browser.
 */
export function readLanguage(
  target: RawTarget,
  area: Area,
  cookies: Cookies,
  headers: Pick<IncomingHttpHeaders, 'accept-language' | 'referer'>,
): RequestedLanguage {
  if (area === 'tour') return readTourLanguage(target, headers.referer);
  const chosen = chosenLanguage(target.search) ?? cookies[LANGUAGE_COOKIE];
  const language = isLanguage(chosen) ? chosen : preferredLanguage(headers['accept-language']);
  return { language: language ?? DEFAULT_LANGUAGE, prefix: '', target };
}

/** Calls of a page are in its language: their addresses are the same in all. */
const CALLS = /^\/(?:graphql|rest|api)(?:\/|$)/;

function readTourLanguage(target: RawTarget, referer: string | undefined): RequestedLanguage {
  const named = CALLS.test(target.path) ? namedIn(URL.parse(referer ?? '')?.pathname ?? '') : null;
  if (named !== null) return { language: named, prefix: '', target };
  const language = namedIn(target.path);
  // Without its prefix, a path that begins with two slashes would be an address on another host.
  const isPage = language !== null && !target.path.startsWith('//', language.length + 1);
  if (!isPage) return { language: DEFAULT_LANGUAGE, prefix: '', target };
  const prefix = `/${language}`;
  return { language, prefix, target: { ...target, path: target.path.slice(prefix.length) || '/' } };
}

/** The language that a path begins with; null for the default, which none does. */
function namedIn(path: string): OtherLanguage | null {
  const [, first] = path.split('/', 2);
  return isLanguage(first) && first !== DEFAULT_LANGUAGE ? first : null;
}

/** The language that a query chooses, as links from a tour host and those of the footer do; null for none of ours. */
export function chosenLanguage(search: string): Language | null {
  if (!search.includes(PARAMETER)) return null;
  const values = new URLSearchParams(search).getAll(PARAMETER);
  return values.length === 1 && isLanguage(values[0]) ? values[0] : null;
}

/** A query without the choice of a language, otherwise byte for byte. */
export function withoutChoice(search: string): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(PARAMETER));
  return others.length === 0 ? '' : `?${others.join('&')}`;
}

/** A path of this host in the language of the address that led to it; other addresses stay as they are. */
export function inSameLanguage(location: string, { prefix }: Pick<RequestedLanguage, 'prefix'>): string {
  if (prefix === '' || !location.startsWith('/') || location.startsWith('//')) return location;
  return location === prefix || location.startsWith(`${prefix}/`) ? location : prefix + location;
}

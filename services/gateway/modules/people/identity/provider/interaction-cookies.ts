import type { Provider } from 'oidc-provider';
import { readCookies } from '@network/server/requests/cookies.ts';

/** The identity server's own two cookies of a sign-in, as it calls them. */
export const INTERACTION_COOKIES = { interaction: 'identity_interaction', resume: 'identity_resume' } as const;

const BASE_NAMES: readonly string[] = Object.values(INTERACTION_COOKIES);
/** The most sign-ins of one browser, since a request must have space for the cookies of all of them. */
const MOST_AT_ONCE = 5;

type Cookies = ReturnType<Provider['createContext']>['cookies'];
type Options = NonNullable<Parameters<Cookies['set']>[2]>;

/**
 * Names the cookies of a sign-in so that no sibling host can write them, on origins with https: by the prefix they hold on the
 * path `/`, and so they carry the interaction in their name instead of their path. Two sign-ins at once keep theirs apart,
 * and one that began before this naming ends by the cookies it has: nobody else can sign the names of before.
 */
export function nameInteractionCookies(provider: Provider): void {
  if (!provider.issuer.startsWith('https:')) return;
  const createContext = provider.createContext.bind(provider);
  provider.createContext = (request, response) => {
    const context = createContext(request, response);
    const { cookies } = context;
    const get = cookies.get.bind(cookies);
    const set = cookies.set.bind(cookies);
    cookies.get = (name, options) => {
      const uid = lastSegment(request.url ?? '');
      if (!BASE_NAMES.includes(name) || uid === '') return get(name, options);
      return get(nameOf(name, uid), options) ?? get(name, options);
    };
    cookies.set = (name, value, options = {}) => {
      if (!BASE_NAMES.includes(name)) return set(name, value, options);
      const uid = lastSegment(options.path ?? '');
      const onHost: Options = { ...options, path: '/' };
      if (value) {
        for (const old of tooMany(request.headers.cookie, name)) set(old, null, onHost);
        return set(nameOf(name, uid), value, onHost);
      }
      for (const base of BASE_NAMES) set(nameOf(base, uid), null, onHost);
      return set(name, value, options);
    };
    return context;
  };
}

const nameOf = (base: string, uid: string): string => `__Host-${base}-${uid}`;

/** The interaction that an address is about, which is its last part. */
const lastSegment = (url: string): string => /\/([\w-]+)(?:\?|$)/.exec(url)?.[1] ?? '';

/** Names of the earliest sign-ins of a browser, of which it has too many for another one. Browsers send the earliest first. */
function tooMany(header: string | undefined, base: string): readonly string[] {
  const own = Object.keys(readCookies(header)).filter(
    (name) => name.startsWith(nameOf(base, '')) && !name.endsWith('.sig'),
  );
  return own.slice(0, Math.max(0, own.length - MOST_AT_ONCE + 1));
}

import type { BrandUnderTest } from '../../brands.ts';

/**
 * The person of a request: a visitor of the tour host, one of the members host, or a signed-in person there (by the
 * name of the email).
 */
export type Persona = 'visitor' | 'guest' | 'member' | 'editor' | 'admin' | 'trial' | 'expired';

export const SIGNED_IN = ['member', 'editor', 'admin', 'trial', 'expired'] as const satisfies readonly Persona[];
export const PERSONAS = ['visitor', 'guest', ...SIGNED_IN] as const satisfies readonly Persona[];

/** Slugs that exist at a brand, as its own pages link to them. */
export interface KnownSlugs {
  readonly video: string;
  readonly performer: string;
  readonly category: string;
  /** A video with stills. */
  readonly pictureSet: string;
  /** Null at a brand that shows none. */
  readonly channel: KnownChannel | null;
  readonly showcase: string | null;
  readonly angel: string | null;
}

/** A channel that is shown, with one of its packs and of its videos. */
export interface KnownChannel {
  readonly slug: string;
  readonly pack: string;
  readonly video: string;
  readonly hasPictures: boolean;
}

export interface Visit {
  readonly persona: Persona;
  readonly brand: BrandUnderTest;
}

export type Expected =
  | { readonly status: 200; readonly shows: string; readonly hides?: string }
  | { readonly status: 301 | 302; readonly location: string }
  | { readonly status: 404 };

/** One address with its expected answer, written from the specification and not from the code. */
export interface RouteCase {
  readonly rule: string;
  readonly path: string;
  readonly expect: (visit: Visit) => Expected;
  /** One of many invalid values of a parameter, which all brands treat the same way. */
  readonly isBadInput?: true;
}

export const MISSING: Expected = { status: 404 };
export const page = (shows: string): Expected => ({ status: 200, shows });
/** A page that ignores the parameters of its address. */
export const pageWithout = (shows: string, hides: string): Expected => ({ status: 200, shows, hides });
export const moved = (location: string): Expected => ({ status: 301, location });
export const away = (location: string): Expected => ({ status: 302, location });

export const originOf = ({ persona, brand }: Visit): string => (persona === 'visitor' ? brand.tour : brand.members);
export const isSignedIn = ({ persona }: Visit): boolean => persona !== 'visitor' && persona !== 'guest';

/** One answer for everybody. */
export function open(rule: string, path: string, expected: Expected): RouteCase {
  return { rule, path, expect: () => expected };
}

/** R62: a visitor is sent to sign in where members are, and finds nothing on the tour. */
export function signIn(rule: string, path: string, expected: Expected | ((visit: Visit) => Expected)): RouteCase {
  return {
    rule,
    path,
    expect: (visit) => {
      if (visit.persona === 'visitor') return MISSING;
      if (visit.persona === 'guest') return toLogin(visit.brand, path);
      return typeof expected === 'function' ? expected(visit) : expected;
    },
  };
}

export function toLogin({ members }: BrandUnderTest, path: string): Expected {
  return away(`${members}/oidc/login?${new URLSearchParams({ uri: path }).toString()}`);
}

/** The answer where `isOn`, and nothing to be found elsewhere. */
export function where(isOn: (brand: BrandUnderTest) => boolean, inner: RouteCase): RouteCase {
  return { ...inner, expect: (visit) => (isOn(visit.brand) ? inner.expect(visit) : MISSING) };
}

export const asBadInput = (each: RouteCase): RouteCase => ({ ...each, isBadInput: true });

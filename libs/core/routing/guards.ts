import { notFound, redirect } from '@tanstack/react-router';
import type { AppAbility } from '@network/access/ability.ts';
import type { FeatureFlag } from '@network/tenant/feature-flags.ts';
import { MAX_PAGE } from '@network/tenant/constants.ts';
import { parsePage } from '@network/validation/page.ts';
import { isSlug } from '@network/validation/slug.ts';
import { loginAddress } from '../session/login-address.ts';
import type { PageContext } from './router-context.ts';
import { parseSearch, type RawSearch, stringifySearch } from './search-params.ts';

/** The input of a guard; the argument of every `beforeLoad` fits it. */
export interface GuardArguments {
  readonly context: PageContext;
  readonly location: { readonly pathname: string; readonly searchStr: string };
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Refuses a page by throwing not-found or a redirect; returns nothing otherwise. */
export type Guard = (navigation: GuardArguments) => void;

/** Several guards in a row, as one `beforeLoad`: the first that refuses decides. */
export function guards(...all: readonly Guard[]): Guard {
  return (navigation) => {
    for (const guard of all) guard(navigation);
  };
}

/** A page for signed-in people: a visitor goes to sign in on the members host, and finds nothing elsewhere. */
export const requireSignIn: Guard = ({ context, location }) => {
  if (context.session.isAuthenticated) return;
  if (!context.meta.isMembersArea) throw notFound();
  const uri = location.pathname + wholeSearch({ context, location });
  throw redirect({ href: loginAddress(context.tenant.urls.members, uri), statusCode: 302, reloadDocument: true });
};

/** A page of a flag: not found where the flag is off. */
export function requireFlag(flag: FeatureFlag): Guard {
  return ({ context }) => {
    if (!context.tenant.features[flag]) throw notFound();
  };
}

/** Requires an ability, such as `(ability) => ability.can('see', 'channels')`; else not found. */
export function requireAbility(isAllowed: (ability: AppAbility) => boolean): Guard {
  return ({ context }) => {
    if (!isAllowed(context.session.ability)) throw notFound();
  };
}

/** Path parameters that must be slugs; anything else is not found. */
export function validSlug(...names: readonly string[]): Guard {
  return ({ params }) => {
    for (const name of names) {
      if (!isSlug(params[name])) throw notFound();
    }
  };
}

/** Makes the query of a redirect for an invalid page; `undefined` values are left out. */
export type SearchCleaner = (search: RawSearch) => object;

/**
 * A page parameter: an invalid one redirects to the same path with the query that `clean` returns, by default the same
 * without `page`.
 */
export function pageParameter(clean?: SearchCleaner, max: number = MAX_PAGE): Guard {
  return ({ context, location }) => {
    const search: RawSearch = parseSearch(location.searchStr);
    if (parsePage(search['page'], max) !== null) return;
    if (clean === undefined) redirectKeepingSearch({ context, location }, { ...search, page: undefined });
    redirectToSearch(location.pathname, clean(search));
  };
}

/**
 * Redirects (301) from an earlier slug in the path to the one of today, with the whole query; does nothing where the slug of
 * the path is that one.
 */
export function redirectToCurrentSlug(
  { context, location }: Pick<GuardArguments, 'context' | 'location'>,
  requested: string,
  current: string,
): void {
  if (requested === current) return;
  const steps = location.pathname.split('/').map((step) => (step === requested ? current : step));
  throw redirect({
    href: steps.join('/') + stringifySearch(parseSearch(wholeSearch({ context, location }))),
    statusCode: 301,
  });
}

/** Redirects (302) to a path of this host with that query. */
export function redirectToSearch(pathname: string, search: object): never {
  throw redirect({ href: pathname + stringifySearch(search), statusCode: 302 });
}

/**
 * Redirects (302) to the requested path with `search` in the place of what the page read of its query. What no page reads,
 * such as advertising, stays where it stood.
 */
export function redirectKeepingSearch(
  navigation: Pick<GuardArguments, 'context' | 'location'>,
  search: RawSearch,
): never {
  const read = parseSearch(navigation.location.searchStr);
  const rest = Object.entries(parseSearch(wholeSearch(navigation))).filter(
    ([name]) => !Object.hasOwn(read, name) || search[name] !== undefined,
  );
  return redirectToSearch(navigation.location.pathname, { ...Object.fromEntries(rest), ...search });
}

/** The requested query, with the parameters that no page reads. */
export function wholeSearch({ context, location }: Pick<GuardArguments, 'context' | 'location'>): string {
  return context.requestedSearch ? stringifySearch(parseSearch(context.requestedSearch)) : location.searchStr;
}

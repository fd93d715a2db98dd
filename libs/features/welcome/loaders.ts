import { redirect } from '@tanstack/react-router';
import type { SignupStatus } from '@network/graphql/schema-types.generated.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { redirectToSearch } from '@network/core/routing/guards.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { parseSearch } from '@network/core/routing/search-params.ts';
import { UpgradeReturnDocument } from './api/upgrade-return.generated.ts';
import { trialUpgradeOfferQuery, welcomePageQuery } from './queries.ts';
import { type AddressedWelcome, isSeveralSites, readWelcome, siteIdOf, welcomeInput } from './welcome-address.ts';

interface WelcomeLoaderArguments {
  readonly context: RouterContext;
  readonly location: { readonly searchStr: string };
}

const goHome = (): never => redirectToSearch('/', {});

/** The welcome data of an address; without them it redirects home. */
function welcomeOf({ location }: Pick<WelcomeLoaderArguments, 'location'>): AddressedWelcome {
  return readWelcome(parseSearch(location.searchStr)) ?? goHome();
}

/** Loads the signup of the address; data that fail verification count as none. */
async function loadWelcome(navigation: WelcomeLoaderArguments, biller: string | null = null) {
  const { queryClient, tenant } = navigation.context;
  const data = await queryClient.ensureQueryData(welcomePageQuery(tenant, welcomeOf(navigation), biller));
  return data.welcomeSignup;
}

/**
 * Whether the page requires a sign-in: welcome data work for minutes, in the browser that paid (decision 0114). A
 * person who is signed in with another account is redirected home.
 */
function mustSignIn({ context }: WelcomeLoaderArguments, signup: { readonly status: SignupStatus }): boolean {
  if (signup.status !== 'SIGN_IN_REQUIRED') return false;
  return context.session.isAuthenticated ? goHome() : true;
}

/** A payment with one of these statuses has opened nothing, or not yet, so the notice at home would not be true. */
const UNDECIDED: readonly SignupStatus[] = ['PENDING', 'AWAITING_CONFIRMATION', 'RETURNED'];

/** Loads `/_signupsuccess`. */
export async function loadSuccess(navigation: WelcomeLoaderArguments): Promise<void> {
  const signup = (await loadWelcome(navigation)) ?? goHome();
  if (mustSignIn(navigation, signup)) return;
  const isUndecided = UNDECIDED.includes(signup.status);
  const isBack = navigation.context.session.isAuthenticated && !isSeveralSites(signup.siteId) && !isUndecided;
  if (isBack) redirectToSearch('/', { reactivation: 'success', fatr: 'true' });
  if (signup.status === 'NOT_PAID') redirectToSearch('/_signupdenial', { ...welcomeOf(navigation) });
}

/** Loads `/_signup-extern/:biller`. */
export async function loadExtern(navigation: WelcomeLoaderArguments, biller: string): Promise<void> {
  if (navigation.context.session.isAuthenticated) goHome();
  const welcome = readWelcome(parseSearch(navigation.location.searchStr));
  const signup = welcome && (await loadWelcome(navigation, biller));
  if (signup === null) redirectToSearch('/_signupdenial', { ...welcome });
}

/** Loads `/_upgrademembership`. */
export async function loadUpgrade(navigation: WelcomeLoaderArguments): Promise<void> {
  await Promise.all([
    loadWelcome(navigation).then((signup) => mustSignIn(navigation, signup ?? goHome())),
    navigation.context.queryClient.ensureQueryData(trialUpgradeOfferQuery),
  ]);
}

/**
 * Loads `/_upgradesuccess` and `/_upgradedenial`: signs the person in by the address, or requires a sign-in; the home
 * page then reports the result.
 */
export async function returnFromUpgrade(
  navigation: WelcomeLoaderArguments,
  search: Readonly<Record<string, string>>,
): Promise<void> {
  const { queryClient, tenant } = navigation.context;
  const input = welcomeInput(tenant, welcomeOf(navigation));
  const answer = await transportOf(queryClient)(UpgradeReturnDocument, { input });
  const signup = answer.welcomeSignup ?? goHome();
  if (mustSignIn(navigation, signup)) return;
  // No notice of an upgrade would be true: that page shows the outcome of the payment.
  if (signup.status === 'RETURNED') redirectToSearch('/_signupsuccess', { ...welcomeOf(navigation) });
  const { autologinId } = answer.welcomeCheck;
  const query = new URLSearchParams({ ...search, ...(autologinId !== null && { al_token: autologinId }) });
  // The page is loaded as a document: the brand server consumes the token and removes it from the address.
  throw redirect({ href: `/?${query.toString()}`, statusCode: 302, reloadDocument: true });
}

/**
 * Loads `/_signupdenial`. A signed-in person whose address names several sites is redirected to the offers: with the
 * notice of a decline only where the gateway verified the signup and the person has a membership. Visitors, for whom
 * the offers would be a sign-in form, see here what to do next.
 */
export async function loadDenied(navigation: WelcomeLoaderArguments): Promise<void> {
  const search = parseSearch(navigation.location.searchStr);
  const signup = readWelcome(search) && (await loadWelcome(navigation));
  if (signup === null) {
    // Nothing was declined as far as the gateway knows, so that the offers report nothing either.
    if (navigation.context.session.isAuthenticated && isSeveralSites(siteIdOf(search))) redirectToSearch('/offers', {});
    return;
  }
  if (signup.status !== 'NOT_PAID' || !isSeveralSites(signup.siteId)) return;
  // Where no notice could be true of this person, this page tells it (D44).
  if (navigation.context.session.viewer.subscription === null) return;
  redirectToSearch('/offers', { notification: 'upgradedenial' });
}

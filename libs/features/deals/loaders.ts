import { redirect } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { type RawSearch, singleValue } from '@network/core/routing/search-params.ts';
import { type LoaderArguments, serverSideOf } from '@network/core/routing/server-side.ts';
import { CamsPersonDocument } from './api/cams-person.generated.ts';
import { OffersTeaserDocument } from './api/offers-teaser.generated.ts';
import { nextTarget } from './next-target.ts';
import { carouselQuery, listingQuery, offersQuery, trackingQuery } from './queries.ts';
import { fetchCamsAddress } from './upsell/fetch-cams-address.ts';
import { readOneClick } from './upsell/one-click-address.ts';
import { readDealsConfirmation } from './upsell/read-deals-confirmation.ts';
import { purchaseIn } from './upsell/purchase-in.ts';
import { upsellCookie } from './upsell/upsell-cookies.ts';

type UpsellLoaderArguments = LoaderArguments & { readonly context: RouterContext };

const leave = (href: string): never => {
  throw redirect({ href, statusCode: 302, reloadDocument: true });
};

/** The deals, and the purchase that the address wants confirmed. */
export async function loadDeals({ queryClient, tenant }: RouterContext, search: RawSearch) {
  const [confirmation] = await Promise.all([
    readDealsConfirmation(search, tenant, transportOf(queryClient)),
    queryClient.ensureQueryData(listingQuery),
    queryClient.ensureQueryData(carouselQuery),
  ]);
  return confirmation;
}

/**
 * Skips the offers for a person who has not seen the teaser, on brands with one. Portal guests, who get no teaser
 * (A15), are no exception: the rule of the route reads the flag and the profile state only.
 */
export async function skipOffers({ queryClient, tenant }: RouterContext, search: RawSearch): Promise<void> {
  if (!tenant.features.promotionalVideoTeaserModal) return;
  const data = await queryClient.fetchQuery({ ...operationQuery(OffersTeaserDocument), staleTime: 0 });
  if (data.findOneUserProfile?.state.modals.teaserViewed) return;
  const target = nextTarget(search['next'], tenant);
  const notice = singleValue(search, 'notification');
  throw redirect({ href: notice === undefined ? target : withNotice(target, notice), statusCode: 302 });
}

/** Shows the notice of the offers on the page to which they lead instead; another host shows none. */
function withNotice(target: string, notice: string): string {
  if (!target.startsWith('/')) return target;
  const { pathname, searchParams } = new URL(target, 'http://own.invalid');
  searchParams.set('notification', notice);
  return `${pathname}?${searchParams.toString()}`;
}

/** The offers of the interstitial. */
export async function loadOffers({ queryClient }: RouterContext): Promise<void> {
  await queryClient.ensureQueryData(offersQuery);
}

/** Leads on to the cams. */
export async function goToCams(navigation: UpsellLoaderArguments, search: RawSearch): Promise<void> {
  const server = serverSideOf(navigation);
  if (server === null) return;
  const { queryClient, tenant } = navigation.context;
  const person = await queryClient.ensureQueryData(operationQuery(CamsPersonDocument));
  leave(await fetchCamsAddress(server, tenant, search, person.findOneUserProfile?.email ?? ''));
}

/** Leads where the address of an outgoing upsell goes. */
export async function goToUpsell(navigation: UpsellLoaderArguments, search: RawSearch): Promise<void> {
  const server = serverSideOf(navigation);
  if (server === null) return;
  const { runOutgoingUpsell } = await import('./upsell/run-outgoing-upsell.ts');
  const { queryClient, tenant } = navigation.context;
  leave(await runOutgoingUpsell(transportOf(queryClient), tenant, readOneClick(search)));
}

/** Reports how the upsell of an address ended, and stores where it leads. */
export async function endUpsell(
  navigation: UpsellLoaderArguments,
  isSuccess: boolean,
  search: RawSearch,
): Promise<void> {
  const server = serverSideOf(navigation);
  if (server === null) return;
  const { queryClient } = navigation.context;
  const [tracked] = await Promise.all([
    queryClient.ensureQueryData(trackingQuery(isSuccess, purchaseIn(search))),
    queryClient.ensureQueryData(listingQuery),
  ]);
  server.setCookie(upsellCookie(isSuccess, tracked.redirectUrl));
}

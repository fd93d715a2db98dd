import { queryOptions } from '@tanstack/react-query';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { DEALS_CAROUSEL_LIMIT, DEALS_GRID, OFFERS_GRID } from '@network/tenant/constants.ts';
import { DealsDocument } from './api/deals.generated.ts';
import { OutgoingUpsellTrackingDocument } from './api/outgoing-upsell.generated.ts';

/** The grid of /deals, the carousel above it and on other pages, and the offers. */
export const listingQuery = operationQuery(DealsDocument, { type: 'listing', limit: DEALS_GRID });
export const carouselQuery = operationQuery(DealsDocument, { type: 'carousel', limit: DEALS_CAROUSEL_LIMIT });
export const offersQuery = operationQuery(DealsDocument, { type: 'interstitial', limit: OFFERS_GRID });

/** Tracks how the upsell ended that an address names, once a page: the browser reuses the server's answer. */
export const trackingQuery = (status: boolean, purchaseId: string | null) =>
  queryOptions({
    queryKey: ['outgoing-upsell-tracking', status, purchaseId],
    queryFn: async ({ client }) => {
      const data = await transportOf(client)(OutgoingUpsellTrackingDocument, { status, purchaseId });
      return data.outgoingUpsellOneclickTracking;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

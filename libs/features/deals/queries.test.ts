import { expect, it } from 'vitest';
import { createQueryClient } from '@network/core/query/query-client.ts';
import type { Execute } from '@network/core/api/execute.ts';
import { carouselQuery, listingQuery, offersQuery } from './queries.ts';

// "Offers grid 15; deals grid 15; deals carousel limit 40"
it('K05 the offers and the grid of deals are fifteen, the carousel is forty', async () => {
  const asked: unknown[] = [];
  const execute = (async (_document: unknown, variables: unknown) => {
    asked.push(variables);
    return { findDeals: [] };
  }) as unknown as Execute;
  const client = createQueryClient(execute, true);
  for (const query of [offersQuery, listingQuery, carouselQuery]) await client.fetchQuery(query);
  expect(asked).toEqual([
    { type: 'interstitial', limit: 15 },
    { type: 'listing', limit: 15 },
    { type: 'carousel', limit: 40 },
  ]);
});

import type { Demonstration } from '@network/gateway/demonstration/demonstration.ts';
import { memberSeeds } from '@network/gateway/demonstration/member-seeds.ts';
import { makeContent } from './content/demonstration-content.ts';
import { stockMedia } from './media/stock-media.ts';

/** The demonstration: what a first start in development, and a test that needs content, fills an empty database with. */
export const demonstration: Demonstration = {
  contentOf: makeContent,
  media: stockMedia,
  seeds: memberSeeds,
};

import type { DemonstrationContent } from '@network/gateway/demonstration/demonstration.ts';
import { makeCatalogue } from './catalogue.ts';
import { makeDeals } from './deals.ts';
import { makePlans } from './plans.ts';
import { makeAngels, makeAwards } from './prizes.ts';
import { receptionOf } from './reception.ts';
import { makeReels } from './reels.ts';
import { makeWallPosts } from './wall-posts.ts';

/**
 * The demonstration's content of a day in the import format, and how people received it. The same day gives the same, to
 * the letter.
 * @param today midnight UTC
 */
export function makeContent(today: Date): DemonstrationContent {
  const { lists, catalogue } = makeCatalogue(today);
  const posts = makeWallPosts(catalogue);
  return {
    lists: {
      ...lists,
      awards: makeAwards(catalogue),
      angels: makeAngels(catalogue),
      wallPosts: posts.filter(({ status }) => status === 'approved').map(({ document }) => document),
      reels: makeReels(catalogue),
      deals: makeDeals(),
      plans: makePlans(),
    },
    reception: receptionOf(catalogue),
    unapprovedPosts: posts.flatMap(({ status, ...post }) => (status === 'approved' ? [] : [{ ...post, status }])),
  };
}

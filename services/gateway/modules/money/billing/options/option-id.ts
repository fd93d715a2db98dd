import { isKnownSite, siteById } from '../../../../config/known-network.ts';
import type { PlansTable } from '../tables.ts';

/** Places of single-site plans behind the site's offer page id. */
const PLACE: Readonly<Record<PlansTable['kind'], number>> = {
  trial: 1,
  'free-limited-trial': 2,
  month: 3,
  quarter: 4,
  year: 5,
};

/**
 * The number of a plan in forms and one-click calls: the billers' own for multisite ones, else the offer page id of
 * its site (D2) and a place: 303 is vixen by the month.
 */
export function optionIdOf({ id, product, kind }: Pick<PlansTable, 'id' | 'product' | 'kind'>): number {
  return isKnownSite(product) ? siteById(product).offerPageId * 100 + PLACE[kind] : Number(id);
}

import { type Campaign, CAMPAIGN_CODE, CAMPAIGN_NAMES } from './campaign.ts';

/** The codes of a query that appear once; repeated ones are ignored. */
export function campaignOf(search: string): Campaign {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    CAMPAIGN_NAMES.flatMap((name) => {
      const values = parameters.getAll(name);
      return values.length === 1 ? [[name, values[0]]] : [];
    }),
  );
}

/** The campaign of the place that led to joining, as an order records it; empty without one. */
export function trackingOf(search: string): { readonly tracking?: { readonly ujc: string } } {
  const [ujc, ...more] = new URLSearchParams(search).getAll('ujc');
  return ujc !== undefined && more.length === 0 && CAMPAIGN_CODE.test(ujc) ? { tracking: { ujc } } : {};
}

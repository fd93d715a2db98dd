/**
 * The places of links to joining and of ways into the purchase modal that set a campaign (K10), each by the name of its
 * campaign, which is its `elm` or its `clickLocation`. Other places set none.
 */
const LINK_PLACES: readonly string[] = [
  // The header, its menu on narrow pages, the top of the home page.
  'hdr',
  'mbhdr',
  'home-banner',
  // The two bars, and the banner over a locked film.
  'upgrade',
  'pp-bar',
  'top-banner',
] satisfies readonly CampaignPlace[];

/** Every place that sets a campaign when it is clicked, by the name of its campaign: the one table of them. */
export const CAMPAIGN_PLACES = [
  'hdr',
  'mbhdr',
  'home-banner',
  'upgrade',
  'pp-bar',
  'top-banner',
  // Recommended films: their page, the shelves of the home page, of a performer and of a category.
  'grid',
  'shelf1',
  'shelf2',
  'model',
  'tag',
  // Those of the channels and of a film.
  'channels',
  'channels-internal',
  'video',
  'video-channel',
  'video-trailer',
] as const;
export type CampaignPlace = (typeof CAMPAIGN_PLACES)[number];

/** The campaign of a place: the brand's abbreviation and its name. */
export function ujcOf(tenant: { readonly abbreviation: string }, place: CampaignPlace): string {
  return `${tenant.abbreviation}-${place}`;
}

/** The campaign that a link or a way into the purchase modal sets; null for a place without one. */
export function ujcOfLink(tenant: { readonly abbreviation: string }, place: string): string | null {
  return LINK_PLACES.includes(place) ? ujcOf(tenant, place as CampaignPlace) : null;
}

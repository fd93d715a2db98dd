/** The places of a link that a campaign parameter can name (K10). */
export const UJC_SUFFIXES = [
  'upgrade',
  'pp-bar',
  'hdr',
  'mbhdr',
  'grid',
  'shelf1',
  'shelf2',
  'model',
  'tag',
  'channels',
  'channels-internal',
  'vmg',
  'video',
  'video-channel',
  'video-trailer',
  'home-banner',
  'top-banner',
] as const;
export type UjcSuffix = (typeof UJC_SUFFIXES)[number];

/** The campaign of a link: the brand's abbreviation and the place of the link (K10). */
export function ujcOf(tenant: { readonly abbreviation: string }, suffix: UjcSuffix): string {
  return `${tenant.abbreviation}-${suffix}`;
}

/** An address of a site with the campaign added to its query; other parameters stay. */
export function withCampaign(href: string, ujc: string): string {
  const [address = '', hash] = href.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('ujc', ujc);
  return `${path}?${parameters.toString()}${hash === undefined ? '' : `#${hash}`}`;
}

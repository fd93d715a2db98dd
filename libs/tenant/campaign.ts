/** What a campaign parameter may say of where a link stood (K10). */
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

/** The campaign of a link: the brand by its abbreviation, and the place where it stood (K10). */
export function ujcOf(tenant: { readonly abbreviation: string }, suffix: UjcSuffix): string {
  return `${tenant.abbreviation}-${suffix}`;
}

/** An address of a site with the campaign in its query; what else it has there stays. */
export function withCampaign(href: string, ujc: string): string {
  const [address = '', hash] = href.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('ujc', ujc);
  return `${path}?${parameters.toString()}${hash === undefined ? '' : `#${hash}`}`;
}

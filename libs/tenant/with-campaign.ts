/** An address of a site with the campaign added to its query; other parameters stay. */
export function withCampaign(href: string, ujc: string): string {
  const [address = '', hash] = href.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('ujc', ujc);
  return `${path}?${parameters.toString()}${hash === undefined ? '' : `#${hash}`}`;
}

/** Attributes by which a page requests a file of its own accord. */
const ATTRIBUTE = /\s(?:src|poster)="([^"]*)"/g;
const SETS = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const LINK = /<link\b[^>]*>/g;
const META = /<meta\b[^>]*\bproperty="og:image"[^>]*>/g;
const DESCRIBED = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
/** Fields of schema.org that are fetched by who reads them. */
const FETCHED = new Set(['image', 'thumbnailUrl', 'contentUrl']);

/**
 * Every address that a page of HTML lets somebody request: pictures and films in every width, what its links preload, and
 * what a shared link or a search shows of it. Data addresses are in the page already.
 */
export function requestedAddresses(html: string): readonly string[] {
  const links = [...html.matchAll(LINK)]
    .map(([tag]) => tag)
    .filter((tag) => /rel="(?:preload|icon|apple-touch-icon|manifest)"/.test(tag));
  const shared = [...html.matchAll(META)].map(([tag]) => tag);
  const all = [
    ...[...html.matchAll(ATTRIBUTE)].map(([, address = '']) => address),
    ...[...html.matchAll(SETS)].flatMap(([, set = '']) => set.split(', ').map((each) => each.split(' ')[0] ?? '')),
    ...links.map((tag) => /\shref="([^"]*)"/.exec(tag)?.[1] ?? ''),
    ...shared.map((tag) => /\scontent="([^"]*)"/.exec(tag)?.[1] ?? ''),
    ...[...html.matchAll(DESCRIBED)].flatMap(([, json = '']) => describedAddresses(JSON.parse(json))),
  ];
  return [...new Set(all.map((each) => each.replaceAll('&amp;', '&')))].filter((each) => !each.startsWith('data:'));
}

function describedAddresses(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(describedAddresses);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    FETCHED.has(name) && [each].flat().every((one) => typeof one === 'string')
      ? ([each].flat() as string[])
      : describedAddresses(each),
  );
}

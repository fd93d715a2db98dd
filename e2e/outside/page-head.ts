/** The metadata in the head of a page. */
export interface HeadMetadata {
  readonly canonical: string | null;
  /** Address by language. */
  readonly languages: Readonly<Record<string, string>>;
  readonly robots: string | null;
  /** The schema.org objects, as they are in the page. */
  readonly described: readonly Described[];
}

export interface Described {
  readonly '@context'?: string;
  readonly '@type'?: string;
  readonly [property: string]: unknown;
}

/** Reads it out of a page's HTML as a crawler does, which runs no script. */
export function readHead(html: string): HeadMetadata {
  const tags = [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const links = tags.filter(({ href }) => href !== undefined);
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    languages: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [])),
    ),
    robots: tags.find(({ name }) => name === 'robots')?.['content'] ?? null,
    described: [...html.matchAll(/<script[^>]*"application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Described,
    ),
  };
}

function attributesOf(tag: string): Readonly<Record<string, string>> {
  const pairs = [...tag.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]),
  );
}

/** What Google requires of each kind of object, with what it recommends and every such page has. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction'],
  Organization: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'url'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
  ProfilePage: ['mainEntity'],
  Person: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** The missing properties of an object and of those inside it, one line each. */
export function missingIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(missingIn);
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type } = value as Described;
  const wanted = type === undefined ? [] : WANTED[type];
  const missing = wanted?.filter((name) => isEmpty((value as Described)[name])).map((name) => `${type}.${name}`);
  return [...(missing ?? [`an unknown kind, ${type}`]), ...Object.values(value).flatMap(missingIn)];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

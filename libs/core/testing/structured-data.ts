/**
 * Types of schema.org with those of their properties that pages use, own and inherited. `text` is any text, the others are
 * checked by their form; a name in brackets is of that type.
 */
const VOCABULARY: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  WebSite: {
    name: 'text',
    url: 'address',
    isFamilyFriendly: 'boolean',
    publisher: ['Organization'],
    potentialAction: ['SearchAction'],
  },
  Organization: { name: 'text', url: 'address', logo: 'address' },
  Person: { name: 'text', url: 'address', image: 'address' },
  SearchAction: { target: ['EntryPoint'], 'query-input': 'text' },
  EntryPoint: { urlTemplate: 'text' },
  VideoObject: {
    name: 'text',
    description: 'text',
    thumbnailUrl: 'address',
    uploadDate: 'moment',
    duration: 'duration',
    url: 'address',
    contentUrl: 'address',
    embedUrl: 'address',
    isFamilyFriendly: 'boolean',
    requiresSubscription: 'boolean',
    publisher: ['Organization'],
    actor: ['Person'],
    interactionStatistic: ['InteractionCounter'],
    aggregateRating: ['AggregateRating'],
  },
  InteractionCounter: { interactionType: ['WatchAction'], userInteractionCount: 'number' },
  WatchAction: {},
  AggregateRating: { ratingValue: 'number', ratingCount: 'number', bestRating: 'number', worstRating: 'number' },
  ProfilePage: { mainEntity: ['Person'] },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  ListItem: { position: 'number', name: 'text', item: 'address' },
};

type Kind = 'text' | 'address' | 'moment' | 'duration' | 'boolean' | 'number' | readonly [type: string];

const FORMS: Readonly<Record<Exclude<Kind, readonly [string]>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  address: (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
  moment: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value),
  duration: (value) => typeof value === 'string' && /^PT\d+M\d+S$/.test(value),
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
};

/** The schema.org objects in the HTML of a page. */
export function structuredDataIn(html: string): readonly Readonly<Record<string, unknown>>[] {
  return [...html.matchAll(/<script[^>]*"application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Readonly<Record<string, unknown>>,
  );
}

/** The schema.org objects among the tags of a head. */
export function structuredDataOf(meta: readonly object[] = []): readonly Readonly<Record<string, unknown>>[] {
  return meta.flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json'] as Readonly<Record<string, unknown>>] : [],
  );
}

/** What schema.org's vocabulary does not have of an object, by its path; nothing where all of it is known. */
export function problemsOf(thing: Readonly<Record<string, unknown>>): readonly string[] {
  const { '@context': context, ...rest } = thing;
  return [...(context === 'https://schema.org' ? [] : ['@context']), ...problemsAt(rest, '')];
}

function problemsAt(value: unknown, path: string, expected?: string): readonly string[] {
  const { '@type': type, ...properties } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const known = typeof type === 'string' ? VOCABULARY[type] : undefined;
  if (known === undefined || (expected !== undefined && type !== expected)) return [`${path}@type ${String(type)}`];
  return Object.entries(properties).flatMap(([name, held]) => {
    const kind = known[name];
    const here = `${path}${name}`;
    if (kind === undefined) return [`${here} of ${String(type)}`];
    return (Array.isArray(held) ? (held as readonly unknown[]) : [held]).flatMap((each) => {
      if (typeof kind !== 'string') return problemsAt(each, `${here}.`, kind[0]);
      return FORMS[kind](each) ? [] : [here];
    });
  });
}

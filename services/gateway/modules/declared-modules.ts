/**
 * The modules of the gateway, declared once: each in the group that says what the business does there, with the modules
 * whose `public.ts` it may import. The folder of a module is `modules/<group>/<id>`. These are names only, so that tools
 * read them without loading the gateway.
 */
export const moduleGroups = {
  platform: {
    network: [],
    releases: [],
    mail: [],
    reports: [],
    analytics: [],
    webhooks: ['staff'],
    switches: ['staff', 'analytics', 'billing'],
  },
  people: {
    identity: ['mail'],
    favorites: ['network', 'identity', 'media', 'catalogue'],
    watching: ['network', 'identity', 'media', 'catalogue'],
    playlists: ['network', 'identity', 'catalogue'],
    searches: ['identity', 'catalogue'],
    notices: ['network', 'mail', 'webhooks', 'identity', 'catalogue', 'favorites', 'searches', 'membership'],
    profile: ['identity', 'catalogue', 'membership', 'downloads'],
    'personal-part': ['identity', 'catalogue', 'favorites', 'watching', 'membership', 'billing'],
  },
  content: {
    media: [],
    catalogue: ['network', 'webhooks', 'media'],
    records: ['staff', 'catalogue'],
    content: [
      'network',
      'staff',
      'webhooks',
      'catalogue',
      'collections',
      'wall',
      'reels',
      'billing',
      'deals',
      'records',
    ],
    ingest: ['staff', 'media', 'catalogue', 'content'],
  },
  browsing: {
    channels: ['network', 'media', 'catalogue'],
    collections: ['network', 'media', 'catalogue'],
    'picture-sets': ['media', 'catalogue'],
    discovery: ['catalogue', 'collections', 'media'],
    wall: ['network', 'staff', 'identity', 'media', 'catalogue'],
    ratings: ['catalogue'],
    comments: ['mail', 'staff', 'identity', 'catalogue', 'wall', 'membership'],
    recommendations: ['identity', 'catalogue'],
    reels: ['identity', 'media', 'catalogue', 'recommendations'],
    downloads: ['network', 'identity', 'media', 'catalogue'],
  },
  money: {
    wallet: ['identity', 'catalogue'],
    membership: ['identity', 'catalogue', 'wallet'],
    gifts: ['staff', 'mail', 'identity', 'wallet', 'membership'],
    billing: [
      'staff',
      'webhooks',
      'mail',
      'identity',
      'media',
      'catalogue',
      'favorites',
      'wallet',
      'membership',
      'gifts',
    ],
    deals: ['staff', 'identity', 'media', 'catalogue', 'membership', 'billing'],
  },
  staff: {
    staff: ['mail'],
    requests: ['mail', 'staff', 'identity', 'catalogue'],
    operating: ['releases', 'mail', 'staff', 'catalogue', 'reports', 'switches', 'billing'],
    support: ['staff', 'mail', 'identity', 'wallet', 'membership', 'downloads', 'comments', 'billing', 'requests'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Groups = typeof moduleGroups;
export type ModuleId = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

interface DeclaredModule {
  readonly id: ModuleId;
  readonly group: string;
  /** The modules that it may import, by their `public.ts`. */
  readonly uses: readonly string[];
}

/** Every module, in one order for all that goes through them. */
export const declaredModules: readonly DeclaredModule[] = Object.entries(moduleGroups).flatMap(([group, modules]) =>
  Object.entries<readonly string[]>(modules).map(([id, uses]) => ({ id: id as ModuleId, group, uses })),
);

const groupOf: ReadonlyMap<string, string> = new Map(declaredModules.map(({ id, group }) => [id, group]));

/** Returns the folder of a module within `modules/`. A module that is not declared, as tests make them, has none. */
export const folderOfModule = (id: string): string => `${groupOf.get(id) ?? 'none'}/${id}`;

/**
 * Which modules of the gateway each one may import, by their `public.ts`: the table of docs/architecture.md. A row names
 * rows above it only, so that no two modules can depend on each other.
 */
export const moduleDirections = {
  network: [],
  releases: [],
  mail: [],
  identity: ['mail'],
  media: [],
  catalogue: ['network', 'media'],
  ingest: ['media', 'catalogue'],
  channels: ['network', 'media', 'catalogue'],
  collections: ['network', 'media', 'catalogue'],
  discovery: ['catalogue', 'collections'],
  favorites: ['network', 'identity', 'media', 'catalogue'],
  watching: ['network', 'identity', 'media', 'catalogue'],
  'picture-sets': ['media', 'catalogue'],
  wall: ['network', 'media', 'catalogue'],
  ratings: ['catalogue'],
  recommendations: ['identity', 'catalogue'],
  reels: ['identity', 'media', 'catalogue', 'recommendations'],
  requests: ['mail'],
  reports: [],
  analytics: [],
  wallet: ['identity', 'catalogue'],
  membership: ['identity', 'catalogue', 'wallet'],
  downloads: ['identity', 'media', 'catalogue'],
  profile: ['identity', 'catalogue', 'membership', 'downloads'],
  'personal-part': ['identity', 'catalogue', 'favorites', 'watching', 'membership'],
  comments: ['identity', 'catalogue', 'membership'],
  billing: ['mail', 'identity', 'media', 'catalogue', 'wallet', 'membership'],
  deals: ['identity', 'media', 'catalogue', 'membership', 'billing'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

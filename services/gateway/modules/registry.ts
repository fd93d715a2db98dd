import type { GatewayModule } from '../module.ts';
import { analyticsModule } from './analytics/module.ts';
import { billingModule } from './billing/module.ts';
import { catalogueModule } from './catalogue/module.ts';
import { dealsModule } from './deals/module.ts';
import { discoveryModule } from './discovery/module.ts';
import { downloadsModule } from './downloads/module.ts';
import { favoritesModule } from './favorites/module.ts';
import { commentsModule } from './comments/module.ts';
import { channelsModule } from './channels/module.ts';
import { collectionsModule } from './collections/module.ts';
import { giftsModule } from './gifts/module.ts';
import { ingestModule } from './ingest/module.ts';
import { identityModule } from './identity/module.ts';
import { mailModule } from './mail/module.ts';
import { mediaModule } from './media/module.ts';
import { membershipModule } from './membership/module.ts';
import { networkModule } from './network/module.ts';
import { noticesModule } from './notices/module.ts';
import { operatingModule } from './operating/module.ts';
import { personalPartModule } from './personal-part/module.ts';
import { playlistsModule } from './playlists/module.ts';
import { profileModule } from './profile/module.ts';
import { reportsModule } from './reports/module.ts';
import { releasesModule } from './releases/module.ts';
import { recordsModule } from './records/module.ts';
import { requestsModule } from './requests/module.ts';
import { searchesModule } from './searches/module.ts';
import { watchingModule } from './watching/module.ts';
import { pictureSetsModule } from './picture-sets/module.ts';
import { walletModule } from './wallet/module.ts';
import { recommendationsModule } from './recommendations/module.ts';
import { contentModule } from './content/module.ts';
import { supportModule } from './support/module.ts';
import { switchesModule } from './switches/module.ts';
import { staffModule } from './staff/module.ts';
import { reelsModule } from './reels/module.ts';
import { webhooksModule } from './webhooks/module.ts';
import { wallModule } from './wall/module.ts';
import { ratingsModule } from './ratings/module.ts';

/** Folders of `modules/`, in one order for all that goes through them. */
export const MODULE_IDS = [
  'network',
  'releases',
  'staff',
  'webhooks',
  'catalogue',
  'collections',
  'media',
  'ingest',
  'mail',
  'identity',
  'membership',
  'discovery',
  'favorites',
  'comments',
  'channels',
  'wallet',
  'picture-sets',
  'ratings',
  'reels',
  'wall',
  'recommendations',
  'gifts',
  'billing',
  'downloads',
  'profile',
  'deals',
  'records',
  'requests',
  'watching',
  'playlists',
  'searches',
  'notices',
  'personal-part',
  'reports',
  'switches',
  'analytics',
  'content',
  'support',
  'operating',
] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

const rows: { readonly [Id in ModuleId]: GatewayModule & { readonly id: Id } } = {
  network: networkModule,
  releases: releasesModule,
  staff: staffModule,
  webhooks: webhooksModule,
  catalogue: catalogueModule,
  channels: channelsModule,
  collections: collectionsModule,
  media: mediaModule,
  ingest: ingestModule,
  mail: mailModule,
  identity: identityModule,
  membership: membershipModule,
  discovery: discoveryModule,
  favorites: favoritesModule,
  comments: commentsModule,
  wallet: walletModule,
  'picture-sets': pictureSetsModule,
  ratings: ratingsModule,
  reels: reelsModule,
  wall: wallModule,
  recommendations: recommendationsModule,
  gifts: giftsModule,
  billing: billingModule,
  downloads: downloadsModule,
  profile: profileModule,
  deals: dealsModule,
  records: recordsModule,
  requests: requestsModule,
  watching: watchingModule,
  playlists: playlistsModule,
  searches: searchesModule,
  notices: noticesModule,
  'personal-part': personalPartModule,
  reports: reportsModule,
  analytics: analyticsModule,
  switches: switchesModule,
  content: contentModule,
  support: supportModule,
  operating: operatingModule,
};

/** Every module of the gateway, in order. */
export const modules: readonly GatewayModule[] = MODULE_IDS.map((id) => rows[id]);

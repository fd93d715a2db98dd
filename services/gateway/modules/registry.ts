import type { GatewayModule } from '../module.ts';
import { declaredModules, type ModuleId } from './declared-modules.ts';
import { networkModule } from './platform/network/module.ts';
import { releasesModule } from './platform/releases/module.ts';
import { mailModule } from './platform/mail/module.ts';
import { reportsModule } from './platform/reports/module.ts';
import { analyticsModule } from './platform/analytics/module.ts';
import { webhooksModule } from './platform/webhooks/module.ts';
import { switchesModule } from './platform/switches/module.ts';
import { identityModule } from './people/identity/module.ts';
import { favoritesModule } from './people/favorites/module.ts';
import { watchingModule } from './people/watching/module.ts';
import { playlistsModule } from './people/playlists/module.ts';
import { searchesModule } from './people/searches/module.ts';
import { noticesModule } from './people/notices/module.ts';
import { profileModule } from './people/profile/module.ts';
import { personalPartModule } from './people/personal-part/module.ts';
import { mediaModule } from './content/media/module.ts';
import { catalogueModule } from './content/catalogue/module.ts';
import { recordsModule } from './content/records/module.ts';
import { contentModule } from './content/content/module.ts';
import { ingestModule } from './content/ingest/module.ts';
import { channelsModule } from './browsing/channels/module.ts';
import { collectionsModule } from './browsing/collections/module.ts';
import { pictureSetsModule } from './browsing/picture-sets/module.ts';
import { discoveryModule } from './browsing/discovery/module.ts';
import { wallModule } from './browsing/wall/module.ts';
import { ratingsModule } from './browsing/ratings/module.ts';
import { commentsModule } from './browsing/comments/module.ts';
import { recommendationsModule } from './browsing/recommendations/module.ts';
import { reelsModule } from './browsing/reels/module.ts';
import { downloadsModule } from './browsing/downloads/module.ts';
import { walletModule } from './money/wallet/module.ts';
import { membershipModule } from './money/membership/module.ts';
import { giftsModule } from './money/gifts/module.ts';
import { billingModule } from './money/billing/module.ts';
import { dealsModule } from './money/deals/module.ts';
import { staffModule } from './staff/staff/module.ts';
import { requestsModule } from './staff/requests/module.ts';
import { operatingModule } from './staff/operating/module.ts';
import { supportModule } from './staff/support/module.ts';

const rows: { readonly [Id in ModuleId]: GatewayModule & { readonly id: Id } } = {
  network: networkModule,
  releases: releasesModule,
  mail: mailModule,
  reports: reportsModule,
  analytics: analyticsModule,
  webhooks: webhooksModule,
  switches: switchesModule,
  identity: identityModule,
  favorites: favoritesModule,
  watching: watchingModule,
  playlists: playlistsModule,
  searches: searchesModule,
  notices: noticesModule,
  profile: profileModule,
  'personal-part': personalPartModule,
  media: mediaModule,
  catalogue: catalogueModule,
  records: recordsModule,
  content: contentModule,
  ingest: ingestModule,
  channels: channelsModule,
  collections: collectionsModule,
  'picture-sets': pictureSetsModule,
  discovery: discoveryModule,
  wall: wallModule,
  ratings: ratingsModule,
  comments: commentsModule,
  recommendations: recommendationsModule,
  reels: reelsModule,
  downloads: downloadsModule,
  wallet: walletModule,
  membership: membershipModule,
  gifts: giftsModule,
  billing: billingModule,
  deals: dealsModule,
  staff: staffModule,
  requests: requestsModule,
  operating: operatingModule,
  support: supportModule,
};

/** Every module of the gateway that `declared-modules.ts` names, in its order; one that is missing does not compile. */
export const modules: readonly GatewayModule[] = declaredModules.map(({ id }) => rows[id]);

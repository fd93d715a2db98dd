import { seedBilling } from '../modules/money/billing/demonstration/seed.ts';
import { seedRetentionOffers } from '../modules/money/billing/demonstration/retention-offers.ts';
import { seedReception } from '../modules/content/catalogue/demonstration/seed.ts';
import { seedComments } from '../modules/browsing/comments/demonstration/seed.ts';
import { seedDownloads } from '../modules/browsing/downloads/demonstration/seed.ts';
import { seedFavorites } from '../modules/people/favorites/demonstration/seed.ts';
import { seedPeople } from '../modules/people/identity/demonstration/seed.ts';
import { seedMemberships } from '../modules/money/membership/demonstration/seed.ts';
import { seedPlaylists } from '../modules/people/playlists/demonstration/seed.ts';
import { seedModel } from '../modules/people/profile/demonstration/seed.ts';
import { seedRecommendations } from '../modules/browsing/recommendations/demonstration/seed.ts';
import { seedRecords } from '../modules/content/records/demonstration/seed.ts';
import { seedRequests } from '../modules/staff/requests/demonstration/seed.ts';
import { seedStaff } from '../modules/staff/staff/demonstration/seed.ts';
import { seedDataRequests } from '../modules/staff/support/demonstration/seed.ts';
import { seedPostReports, seedUnapprovedPosts } from '../modules/browsing/wall/demonstration/seed.ts';
import { seedWallets } from '../modules/money/wallet/demonstration/seed.ts';
import { seedWatching } from '../modules/people/watching/demonstration/seed.ts';
import type { Seed } from './seed.ts';

/**
 * Staff and members of the demonstration, and what they did, each after what it refers to. No module names its own, so that
 * a gateway that is built without the demonstration has nothing of them.
 */
export const memberSeeds: readonly Seed[] = [
  seedStaff,
  seedReception,
  seedPeople,
  seedMemberships,
  seedFavorites,
  seedComments,
  seedWallets,
  seedUnapprovedPosts,
  seedPostReports,
  seedRecommendations,
  seedBilling,
  seedRetentionOffers,
  seedDownloads,
  seedModel,
  seedWatching,
  seedPlaylists,
  seedRequests,
  seedDataRequests,
  seedRecords,
];

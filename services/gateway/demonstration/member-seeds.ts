import { seedBilling } from '../modules/billing/demonstration/seed.ts';
import { seedRetentionOffers } from '../modules/billing/demonstration/retention-offers.ts';
import { seedReception } from '../modules/catalogue/demonstration/seed.ts';
import { seedComments } from '../modules/comments/demonstration/seed.ts';
import { seedDownloads } from '../modules/downloads/demonstration/seed.ts';
import { seedFavorites } from '../modules/favorites/demonstration/seed.ts';
import { seedPeople } from '../modules/identity/demonstration/seed.ts';
import { seedMemberships } from '../modules/membership/demonstration/seed.ts';
import { seedPlaylists } from '../modules/playlists/demonstration/seed.ts';
import { seedModel } from '../modules/profile/demonstration/seed.ts';
import { seedRecommendations } from '../modules/recommendations/demonstration/seed.ts';
import { seedRecords } from '../modules/records/demonstration/seed.ts';
import { seedRequests } from '../modules/requests/demonstration/seed.ts';
import { seedStaff } from '../modules/staff/demonstration/seed.ts';
import { seedDataRequests } from '../modules/support/demonstration/seed.ts';
import { seedPostReports, seedUnapprovedPosts } from '../modules/wall/demonstration/seed.ts';
import { seedWallets } from '../modules/wallet/demonstration/seed.ts';
import { seedWatching } from '../modules/watching/demonstration/seed.ts';
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

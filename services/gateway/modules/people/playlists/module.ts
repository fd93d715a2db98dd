import type { GatewayModule } from '../../../module.ts';
import { playlistsMigrations } from './migrations.ts';
import { playlistsPersonalData } from './personal-data.ts';
import { deletePlaylistsForGood, revokeAllLinks } from './playlists.ts';
import { playlistsResolvers } from './resolvers.ts';

/** Members' own lists of films, private or shared by a link. */
export const playlistsModule = {
  id: 'playlists',
  migrations: playlistsMigrations,
  personalData: playlistsPersonalData,
  purges: [{ what: 'playlists', run: deletePlaylistsForGood }],
  onTakenBack: revokeAllLinks,
  resolvers: playlistsResolvers,
} as const satisfies GatewayModule;

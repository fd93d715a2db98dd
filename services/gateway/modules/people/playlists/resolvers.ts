import type { Database } from '../../../db/database.ts';
import type { Resolvers } from '../../../graphql/resolvers.generated.ts';
import { requirePerson } from '../../../http/require-person.ts';
import { scopeFor } from '../../content/catalogue/public.ts';
import { findPublicPeople } from '../identity/public.ts';
import { changeOwnFilms, changeOwnList, createOwnList } from './change-own-list.ts';
import { coversOf, filmsOfList } from './films-of-list.ts';
import { placeInList } from './place-in-list.ts';
import { addToPlaylist, moveInPlaylist, removeFromPlaylist } from './playlist-films.ts';
import { readPlaylistText } from './playlist-text.ts';
import { deletePlaylist, editPlaylist, restorePlaylist, revokePlaylistLink, sharePlaylist } from './playlists.ts';
import { findFilmIds, findPlaylist, findPlaylists, findPlaylistsWith, findSharedPlaylist } from './reader.ts';
import { refusalUnless } from './refusal.ts';

/** Resolvers of members' lists of films. */
export const playlistsResolvers = {
  Query: {
    playlists: async (_parent, _args, context) =>
      findPlaylists(context.services.db, await scopeFor(context), (await requirePerson(context)).userId),
    playlist: async (_parent, { playlistId }, context) => {
      const { userId } = await requirePerson(context);
      return findPlaylist(context.services.db, await scopeFor(context), { userId, playlistId });
    },
    playlistsWith: async (_parent, { videoId }, context) =>
      findPlaylistsWith(context.services.db, (await requirePerson(context)).userId, videoId),
    sharedPlaylist: async (_parent, { token }, context) =>
      findSharedPlaylist(context.services.db, await scopeFor(context), token),
    playlistPlace: (_parent, { list, videoId }, context) => placeInList(context, list, videoId),
  },
  Mutation: {
    createPlaylist: (_parent, { name, description, videoId }, context) =>
      createOwnList(context, { name, description: description ?? '' }, videoId ?? null),
    editPlaylist: (_parent, { playlistId, ...input }, context) =>
      changeOwnList(context, playlistId, async ({ db, clock }, key) => {
        const read = readPlaylistText(input);
        if ('refusal' in read) return read.refusal;
        return refusalUnless(await editPlaylist(db, key, read.text, clock.now()));
      }),
    deletePlaylist: async (_parent, { playlistId }, context) => {
      const { userId } = await requirePerson(context);
      return deletePlaylist(context.services.db, { userId, playlistId }, context.services.clock.now());
    },
    restorePlaylist: (_parent, { playlistId }, context) =>
      changeOwnList(context, playlistId, ({ db }, key) => restorePlaylist(db, key)),
    addToPlaylist: (_parent, { playlistId, videoId, before }, context) =>
      changeOwnFilms(context, { playlistId, videoId }, ({ db, clock }, key) =>
        addToPlaylist(db, key, { videoId, before: before ?? null }, clock.now()),
      ),
    // A film that this tenant no longer shows can still be removed.
    removeFromPlaylist: (_parent, { playlistId, videoId }, context) =>
      changeOwnList(context, playlistId, ({ db, clock }, key) => removeFromPlaylist(db, key, videoId, clock.now())),
    moveInPlaylist: (_parent, { playlistId, videoId, before }, context) =>
      changeOwnFilms(context, { playlistId, videoId }, ({ db, clock }, key) =>
        moveInPlaylist(db, key, { videoId, before: before ?? null }, clock.now()),
      ),
    sharePlaylist: (_parent, { playlistId, showsName }, context) =>
      changeOwnList(context, playlistId, async (services, key) =>
        refusalUnless(await sharePlaylist(services, key, showsName)),
      ),
    revokePlaylistLink: (_parent, { playlistId }, context) =>
      changeOwnList(context, playlistId, async ({ db }, key) => refusalUnless(await revokePlaylistLink(db, key))),
  },
  Playlist: {
    playlistId: ({ id }) => id,
    runLength: ({ seconds }) => seconds,
    covers: coversOf,
    changedAt: ({ changed_at }) => changed_at.toISOString(),
    shareToken: ({ share_token }) => share_token,
    showsName: ({ shows_name }) => shows_name,
    filmIds: async ({ id }, _args, context) => findFilmIds(context.services.db, await scopeFor(context), id),
    films: filmsOfList,
  },
  SharedPlaylist: {
    ownerName: async (list, _args, { services }) => (await shownOwner(services.db, list))?.displayName ?? null,
    ownerAvatar: async (list, _args, { services }) => {
      const owner = await shownOwner(services.db, list);
      return owner?.displayName ? owner.avatar : null;
    },
    runLength: ({ seconds }) => seconds,
    covers: coversOf,
    films: filmsOfList,
  },
} satisfies Resolvers;

/** The owner of a list who agreed that its page says whose it is; null for others. */
async function shownOwner(
  db: Database,
  { user_id, shows_name }: { readonly user_id: string; readonly shows_name: boolean },
) {
  return shows_name ? ((await findPublicPeople(db, [user_id])).get(user_id) ?? null) : null;
}

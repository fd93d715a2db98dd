import { ownRows, type PersonalData, type PersonalSection } from '../../../personal-data/personal-data.ts';

const films: PersonalSection = (db, { id }) =>
  db
    .selectFrom('playlist_videos')
    .innerJoin('playlists', 'playlists.id', 'playlist_videos.playlist_id')
    .where('playlists.user_id', '=', id)
    .select(['playlists.id as playlist_id', 'playlist_videos.video_id', 'playlist_videos.added_at'])
    .orderBy('playlists.id')
    .orderBy('playlist_videos.position')
    .execute();

/** A person's playlists and the films in them; they are deleted with the person's row. */
export const playlistsPersonalData: PersonalData = {
  sections: {
    playlists: ownRows('playlists', [
      'created_at',
      'id',
      'name',
      'description',
      'share_token',
      'shows_name',
      'changed_at',
      'deleted_at',
    ]),
    playlistFilms: films,
  },
};

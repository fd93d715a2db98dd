import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/** A person's favorites; they are deleted with the person's row. */
export const favoritesPersonalData: PersonalData = {
  sections: {
    favoriteVideos: ownRows('favorite_videos', ['added_at', 'video_id']),
    favoritePerformers: ownRows('favorite_performers', ['added_at', 'performer_id']),
    favoriteChannels: ownRows('favorite_channels', ['added_at', 'channel_id']),
  },
};

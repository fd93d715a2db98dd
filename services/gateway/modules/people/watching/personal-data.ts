import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/** What a person began and put aside; it goes with their row. */
export const watchingPersonalData: PersonalData = {
  sections: {
    positions: ownRows('playback_positions', ['saved_at', 'video_id', 'position_seconds']),
    removedPositions: ownRows('removed_positions', ['removed_at', 'saved_at', 'video_id', 'position_seconds']),
    watchLater: ownRows('watch_later', ['added_at', 'video_id']),
  },
};

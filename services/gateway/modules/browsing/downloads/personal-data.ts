import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/** What a person downloaded; it goes with their row. */
export const downloadsPersonalData: PersonalData = {
  sections: {
    downloads: ownRows('download_events', ['downloaded_at', 'video_id', 'quota']),
  },
};

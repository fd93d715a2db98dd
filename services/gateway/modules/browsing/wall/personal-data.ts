import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/** Posts are the curators'. Of a person there are their reports, which are deleted with them. */
export const wallPersonalData: PersonalData = {
  sections: { wallPostReports: ownRows('wall_post_reports', ['reported_at', 'post_id', 'reason']) },
};

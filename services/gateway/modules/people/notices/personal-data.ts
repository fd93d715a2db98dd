import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/** A person's notices; they are deleted with the person's row. */
export const noticesPersonalData: PersonalData = {
  sections: {
    notices: ownRows('notices', ['noticed_at', 'video_id', 'reason', 'source_id', 'more', 'read_at']),
    pushBrowsers: ownRows('push_subscriptions', ['created_at', 'tenant_id', 'is_discreet', 'language', 'pushed_until']),
    noticeMails: ownRows('notice_mails', ['tenant_id', 'pace', 'mailed_until', 'next_at']),
  },
};

/** What staff read around a preview of a page, which they opened in the console. */
export const previews = {
  bar: {
    label: 'Preview',
    published: '{title}, as published',
    newMedia: '{title}, with new media that nobody else sees',
    newMediaToo: 'The media are new: nobody else sees them, and publishing does not show them.',
    draft: '{title}, version {version}, not published',
    unsaved: '{title}, as in the form, not saved',
    as: 'Preview as',
    show: 'Show',
    ends: 'Until {time} UTC. Nothing can be changed.',
    leave: 'Leave',
  },
  people: {
    visitor: 'a visitor',
    guest: 'somebody without a membership',
    member: 'a member of this brand',
    bundle: 'a member of a bundle',
    lapsed: 'a lapsed member',
    trial: 'somebody on a trial',
    freeTrial: 'somebody on a free trial',
    portal: 'somebody from the portal',
    portalGuest: 'a guest of the portal',
  },
  ended: {
    headTitle: 'Preview ended — {brand}',
    title: 'This preview has ended.',
    text: 'A preview lasts a quarter of an hour. Open it again in the console.',
    action: 'Open {brand}',
  },
  impossible: {
    headTitle: 'No preview — {brand}',
    title: 'This version can’t be shown.',
    text: 'Mend this in the console, then open the preview again: {problems}',
  },
  personal: {
    headTitle: 'No preview — {brand}',
    title: 'This page is about one person.',
    text: 'A preview belongs to no real member, so it has no account, no history and no favorites.',
  },
} as const;

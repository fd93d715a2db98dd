/** The video page and the trailer page; the player's own texts are in player.ts. */
export const watch = {
  head: {
    title: '{title} — {brand}',
    trailer: 'Trailer of {title} — {brand}',
    description: '{title} with {names}: {length} at {brand}. {description}',
  },
  stage: {
    play: 'Play {title}',
    playTrailer: 'Play the trailer of {title}',
    resume: 'Continue at {time}',
    trailer: 'Trailer',
    failed: 'The video could not be loaded.',
    retry: 'Try again',
    noScript: 'Playback requires JavaScript, which is off in this browser.',
  },
  facts: {
    label: 'Facts',
    with: 'With {names}',
    directedBy: 'Directed by {names}',
    coming: 'Coming {date}',
    views: '{count, plural, one {# view} other {# views}}',
    rating: 'Rated {rating} of 10 by {count, plural, one {# member} other {# members}}',
    score: 'members’ score',
    /** The lines of its tallest picture, such as 1080p. */
    lines: '{lines}p',
    uhd: '4K',
    channel: 'From {channel}',
    new: 'New',
    free: 'Free',
    exclusive: 'Exclusive',
    performers: 'Performers',
    categories: 'Moods',
    tags: 'Tags',
    /** Besides its figures: new, free, exclusive. */
    marks: 'Marks',
    /** Beside the facts in a table, whose column is half of a phone wide. */
    names: {
      rating: 'Rating',
      date: 'Released',
      length: 'Length',
      picture: 'Picture',
      views: 'Watched',
      directors: 'Directed by',
      channel: 'Channel',
    },
  },
  about: { title: 'About this film', more: 'Read more', less: 'Read less' },
  stills: { title: 'Scenes', play: 'Play from {time}' },
  chapters: { title: 'Chapters', play: 'Play from' },
  review: {
    title: 'Reviews',
    count: 'From {count, plural, one {# review} other {# reviews}}',
    outOf: '{rating} of {maximum}',
    performers: 'Performers',
    properties: {
      story: 'Story',
      camera: 'Camera',
      performance: 'Performance',
      sound: 'Sound',
    },
  },
  pictures: {
    title: '{count, plural, one {# photograph} other {# photographs}}',
    text: 'The picture set of this film.',
  },
  related: { title: 'More like this' },
  neighbours: { label: 'Other films by date', previous: 'Earlier', next: 'Later' },
  fullFilm: 'Watch the full film',
  toFilm: 'About the film',
  gate: {
    denied: {
      title: 'This film is not available.',
      text: 'It cannot be played here at the moment. There is plenty more to see.',
      action: 'Browse all videos',
    },
    preparing: {
      title: 'This film is being prepared.',
      text: 'It will play here as soon as it is ready. There is plenty more to see until then.',
      action: 'Browse all videos',
    },
    upcoming: {
      title: 'Coming {date}',
      text: 'Until then, there is the trailer.',
      withoutTrailer: 'It is being prepared for that day.',
    },
    JOIN: {
      title: 'Watch the full film.',
      text: '{length}. Members of {brand} watch this and every other film in full.',
      /** Where no plan is on sale. */
      unsoldTitle: 'Members watch the full film.',
      unsold: '{length}. {brand} sells no memberships at the moment. If you have one, sign in to watch.',
      action: 'Become a member',
      signIn: 'Already a member? Sign in',
    },
    SIGN_IN: {
      title: 'Free for everyone with an account.',
      text: 'Sign in to watch the full film.',
      action: 'Sign in',
    },
    CONFIRM_GUEST_SCENE: {
      title: 'Open to guests.',
      text: 'Confirm once that you are an adult, and this film plays in full.',
      action: 'Watch scene',
      stage: 'Open to guests',
    },
    /** PURCHASE, for guests of the portal. */
    guest: {
      title: 'Not open to guests.',
      text: 'Your guest access plays the films that are marked as open to guests. Members watch every film in full.',
      action: 'See memberships',
      stage: 'Not open to guests',
    },
    PURCHASE: {
      title: 'Not included in your membership.',
      text: 'Upgrade to watch this film.',
      action: 'See memberships',
    },
    REACTIVATE: {
      title: 'Your membership has ended.',
      text: 'Become a member again to watch this film.',
      action: 'See memberships',
    },
    UNLOCK_CHANNEL: {
      title: 'Part of a channel pack.',
      text: 'Unlock its pack to watch this film.',
      action: 'See the packs',
    },
    UNLOCK_VIDEO: {
      title: 'Not unlocked yet.',
      text: 'Use one of your credits to watch this film.',
      action: 'Unlock for 1 credit',
      compare: 'Compare memberships',
    },
  },
} as const;

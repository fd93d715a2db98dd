/** Titles and descriptions of pages, for search engines and tabs. They are in every page's first bundle: keep them few. */
export const heads = {
  moderation: 'Moderation — {brand}',
  home: '{brand} — {tagline}',
  videos: {
    first: 'Videos — {brand}',
    title: 'Videos, page {page} — {brand}',
    description: 'Every film of {brand}, newest first: browse {total} by mood, rating and date.',
  },
  video: {
    title: '{title} — {brand}',
    trailer: 'Trailer of {title} — {brand}',
    description: '{title} with {names}: {minutes, number} minutes at {brand}. {description}',
  },
  performers: {
    title: 'Performers — {brand}',
    description: 'The people in front of the camera at {brand}, by rating, by name, or the newest first.',
  },
  performer: {
    title: '{name} — {brand}',
    description: '{name} at {brand}: {count, plural, one {# film} other {# films}}, photographs and facts.',
  },
  search: {
    title: 'Search — {brand}',
    titleFor: '“{query}” — search on {brand}',
    description: 'Search the films and people of {brand}.',
  },
  welcome: {
    success: 'Welcome — {brand}',
    upgrade: 'Your membership — {brand}',
    denied: 'Signup declined — {brand}',
    status: 'Your subscription — {brand}',
  },
  join: {
    title: 'Join — {brand}',
    description: 'Become a member of {brand}: plans, prices, and what is charged when.',
  },
  channels: {
    list: 'Channels — {brand}',
    description: 'The channels of {brand}: series of our own and guest films, in packs.',
    channel: '{name} — {brand}',
    videos: 'All videos of {name} — {brand}',
    pack: '{pack} of {name} — {brand}',
    all: 'All channel videos — {brand}',
  },
  pictureSet: 'Photographs of {title} — {brand}',
  deals: {
    title: 'Deals — {brand}',
    description: 'What partners of {brand} offer its members, with prices.',
  },
  offers: 'Offers — {brand}',
  upsell: { success: 'Your purchase — {brand}', denial: 'Not purchased — {brand}' },
  account: { title: 'Your account — {brand}' },
  history: 'What you watched — {brand}',
  watchLater: 'Watch later — {brand}',
  parentRedirect: { title: 'One moment — {brand}' },
  favorites: {
    overview: 'Your favourites — {brand}',
    videos: 'Favourite videos — {brand}',
    performers: 'Favourite performers — {brand}',
    channels: 'Favourite channels — {brand}',
    external: 'Favourites on our other sites — {brand}',
  },
  topRated: {
    title: 'Top rated — {brand}',
    titleOf: 'Top rated, page {page} — {brand}',
    description: 'The films of {brand} that members rate best, in order.',
  },
  categories: {
    title: 'Categories — {brand}',
    description: 'Every mood of {brand} at a glance: {names}.',
  },
  brands: {
    title: 'The network — {brand}',
    description: 'Every site of the network that {brand} belongs to.',
  },
  site: {
    videos: 'Videos of {site} — {brand}',
    performers: 'Performers of {site} — {brand}',
    description: '{site}, presented by {brand}: {count, plural, one {# film} other {# films}}.',
  },
  casting: {
    title: 'Casting — {brand}',
    description: 'Apply to be in a film of {brand}. For adults only.',
  },
  support: {
    title: 'Support — {brand}',
    description: 'Write to the people of {brand} about a membership, a payment or playback.',
  },
  removal: {
    title: 'Content removal — {brand}',
    description: 'Ask {brand} to remove content, with or without an account. Decided within 48 hours.',
  },
  terms: {
    title: 'Terms of use — {brand}',
    description: 'What {brand} offers its members, what it costs, and how to leave.',
  },
  privacy: {
    title: 'Privacy — {brand}',
    description: 'What {brand} knows about you, why, for how long, and how to have it changed or erased.',
  },
  compliance: {
    title: '18 U.S.C. 2257 — {brand}',
    description: 'Where the records required by 18 U.S.C. 2257 and 28 C.F.R. 75 are kept for {brand}.',
  },
} as const;

/** Of pages that not every brand has: a build without them leaves these out (T07). */
export const awardHeads = {
  awards: {
    title: 'Awards — {brand}',
    titleOf: 'Awards, page {page} — {brand}',
    description: 'What the films and performers of {brand} have won, and what they were nominated for.',
  },
} as const;

/** As above. */
export const showcaseHeads = {
  showcases: {
    title: 'Showcases — {brand}',
    description: 'Films of {brand} that belong together, put together: {names}.',
  },
  showcase: {
    title: '{title} — showcase of {brand}',
    description: '{description} {count, plural, one {# film} other {# films}} at {brand}.',
  },
} as const;

/** As above. */
export const angelHeads = {
  angels: {
    title: 'Angels — {brand}',
    description: 'The faces of {brand}: {names}.',
  },
  angel: {
    title: '{name}, angel of {brand}',
    description: '{motto} {name} at {brand}: {count, plural, one {# film} other {# films}}.',
  },
} as const;

/** As above. */
export const reelHeads = {
  title: 'Reels — {brand}',
  description: 'Short passages out of the films of {brand}, one after the other.',
} as const;

/** As above. */
export const wallHeads = {
  title: 'The wall — {brand}',
  titleOf: 'The wall, page {page} — {brand}',
  description: 'Frames and lines from the curators of {brand}.',
} as const;

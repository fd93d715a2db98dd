/** Categories of the network; each site uses twelve of them. */
export const CATEGORIES = [
  'Golden Hour',
  'City Nights',
  'By the Sea',
  'Chamber Pieces',
  'Slow Cinema',
  'Rooftops',
  'Road Stories',
  'Rain',
  'Summer Houses',
  'Duets',
  'Ensemble',
  'Black and White',
  'Masquerade',
  'Gardens',
  'Winter Light',
  'Backstage',
  'Neon',
  'Letters',
  'Reunions',
  'Hotel Rooms',
] as const;

export const TAGS = [
  'Handheld',
  'Single Take',
  'Piano Score',
  'Candlelight',
  'Natural Light',
  'Anamorphic',
  'Slow Motion',
  'Voice-Over',
  'Split Screen',
  'Silent',
  'Comedy',
  'Suspense',
  'Period Piece',
  'Dialogue',
  'Strings',
  'Jazz',
  'Balcony',
  'Pool',
  'Train',
  'Fireplace',
  'Festival',
  'Night Shoot',
  'Drone',
  'Close-Up',
  '16 mm',
  'Festival Winner',
] as const;

export const REVIEW_PROPERTIES = ['story', 'camera', 'performance', 'sound'] as const;

/** Eight channels: own and of third parties, in and outside the categories with a quota of their own (D27). */
export const CHANNELS = [
  {
    name: 'The Cutting Room',
    category: 'Behind The Scenes',
    isThirdParty: false,
    packs: 3,
    text: 'What happens before the slate and after the cut.',
  },
  {
    name: 'Best of the Year',
    category: 'Compilations',
    isThirdParty: false,
    packs: 3,
    text: 'The scenes that members came back to, season by season.',
  },
  {
    name: 'Unguarded',
    category: 'Intimates',
    isThirdParty: false,
    packs: 3,
    text: 'One performer, one room, one conversation.',
  },
  {
    name: 'Northlight Pictures',
    category: null,
    isThirdParty: true,
    packs: 3,
    text: 'Guest films from an independent house in the far north.',
  },
  {
    name: 'Paper Lantern',
    category: null,
    isThirdParty: true,
    packs: 2,
    text: 'Small stories by a collective of young directors.',
  },
  {
    name: 'On Location',
    category: 'Behind The Scenes',
    isThirdParty: true,
    packs: 2,
    text: 'Diaries from sets around the world.',
  },
  {
    name: 'Reel Memory',
    category: 'Compilations',
    isThirdParty: true,
    packs: 2,
    text: 'Curated anthologies from partner archives.',
  },
  { name: 'Late Talks', category: 'Intimates', isThirdParty: false, packs: 2, text: 'Conversations after midnight.' },
] as const;

export const PACKS = ['Opening Pack', 'Second Reel', 'Collector’s Pack'] as const;

export const SHOWCASES = [
  ['The Golden Season', 'Films made in the last hour before sunset.'],
  ['Rooms with a View', 'Nine directors, one window each.'],
  ['Nocturnes', 'What the city does when it believes itself alone.'],
  ['The Long Weekend', 'Four days, four houses, one cast.'],
  ['First Meetings', 'Every story has to begin somewhere.'],
  ['Salt and Light', 'Postcards from three coasts.'],
] as const;

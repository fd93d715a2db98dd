/**
 * Partners that exist nowhere, with what they sell: name, text, line of the listing, prefix and rest of the discount.
 */
export const DEALS = [
  [
    'Halcyon Stills',
    'A gallery of large-format photography, opened at night.',
    'Photography, opened at night',
    'Save',
    '60% on the first month',
  ],
  [
    'Northlight Radio',
    'Rooms of sound, mixed for headphones and late hours.',
    'Sound for late hours',
    'Try',
    'two weeks for less',
  ],
  [
    'Meridian Shorts',
    'Short films from thirty festivals, a new one every day.',
    'A short film every day',
    'Save',
    'half of the first month',
  ],
  [
    'Atelier Onyx',
    'A magazine about light, fabric and the people who make both.',
    'Light, fabric, people',
    'From',
    'a coffee a month',
  ],
  ['Lantern Theatre', 'Recorded stages from balconies nobody can book.', 'Stages, recorded', 'Save', '40 % for a year'],
  [
    'Quiet Harbour',
    'Long landscape films, shot in one take and left alone.',
    'Landscapes in one take',
    'Try',
    'a month for one dollar',
  ],
  ['Palette Club', 'Colour studies by painters who answer questions.', 'Colour, explained', 'Save', '25 %'],
  ['Ember Kitchen', 'Slow cooking, filmed by people who also eat.', 'Slow cooking', 'From', 'the price of a dinner'],
  [
    'Velvet Archive',
    'Restored prints out of vaults that were closed for decades.',
    'Restored prints',
    'Save',
    '55 % this season',
  ],
  ['Open Reel', 'Documentaries about making documentaries.', 'Making documentaries', 'Try', 'ten days'],
  ['Silver Score', 'Film scores, played live and kept.', 'Scores, live', 'Save', 'a third'],
  [
    'Common Ground',
    'Gardens of other people, walked through slowly.',
    'Other people’s gardens',
    'From',
    'the price of a matinée',
  ],
  ['Glass House', 'Architecture films without a single word.', 'Architecture, no words', 'Save', '50 %'],
  ['Tidewater', 'The sea, from every window we could rent.', 'The sea, rented', 'Try', 'a week'],
  ['Paper Moon', 'Animation drawn by hand, frame after frame.', 'Drawn by hand', 'Save', '35 %'],
  ['Second Stage', 'Rehearsals, which are better than premieres.', 'Rehearsals', 'From', 'the price of a matinée'],
  ['Longexposure', 'Night photography and how it is done.', 'Night photography', 'Save', '45 %'],
  ['The Annex', 'Everything that did not fit elsewhere, and should have.', 'What did not fit', 'Try', 'one month'],
] as const;

/** Deals for trial members. */
export const TRIAL_DEALS = [
  [
    'Halcyon Stills',
    'Keep looking while your trial runs: the gallery opens for three days more.',
    'Three days more',
    'Try',
    'with your trial',
  ],
  [
    'Meridian Shorts',
    'Ten festival films that go with a trial.',
    'Ten films on trial',
    'Save',
    'all of the first week',
  ],
] as const;

/** Deals for former members. */
export const EXPIRED_DEALS = [
  [
    'Velvet Archive',
    'Come back to the archive for less than you left it.',
    'Come back for less',
    'Save',
    '70 % for coming back',
  ],
  ['Quiet Harbour', 'The long films are still here. So is your place.', 'Your place is kept', 'From', 'one dollar'],
] as const;

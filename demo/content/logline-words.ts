/** Who a film is about. */
export const LEADS = [
  'A piano tuner',
  'A night-train conductor',
  'A retired fencer',
  'A rival florist',
  'A lighthouse keeper',
  'A set designer',
  'An understudy',
  'A cartographer',
  'A hotel pianist',
  'A watchmaker',
  'A returning singer',
  'A perfumer',
  'A museum guard',
  'A wedding photographer',
  'A sound engineer',
  'A ballroom champion',
  'An architect',
  'A translator',
  'A ferry captain',
  'A glassblower',
  'A radio host',
  'A young sommelier',
] as const;

/** What sets the film going. */
export const BEGINNINGS = [
  'arrives a day early',
  'misses the last boat',
  'is handed the wrong key',
  'agrees to one more evening',
  'finds a letter meant for somebody else',
  'returns to the house by the water',
  'rents the apartment across the courtyard',
  'takes over a shift nobody wanted',
  'is snowed in with a stranger',
  'breaks a promise to the city',
  'accepts an unsigned invitation',
  'follows a melody up six flights of stairs',
  'stays behind after the closing party',
] as const;

/** Where it leads. */
export const TURNS = [
  'and finds that somebody has been expecting exactly that',
  'and learns how much a quiet room can say',
  'until the lights go out and nobody wants them back',
  'while the whole street pretends not to notice',
  'and by morning neither remembers who asked first',
  'only to discover that the past has kept the table',
  'and the evening turns out to be longer than the map',
  'and what was meant as a farewell becomes a beginning',
  'with nothing to lose but the good manners',
  'and the weather takes sides',
  'and a game of glances finds its rules',
] as const;

/** How it was made: the closing sentence. */
export const CLOSINGS = [
  'Shot in long takes by natural light.',
  'A chamber piece in three movements.',
  'Scored for strings and rain.',
  'Photographed on a single lens over two nights.',
  'Told almost without words.',
  'With a final scene that our crew still talks about.',
  'Filmed on location, from dusk to dawn.',
  'A slow film for a late hour.',
  'Colour, texture and patience.',
] as const;

/** Titles of chapters in the order of a film. */
export const CHAPTERS = [
  ['Arrival', 'The Doorbell', 'Overture', 'First Light'],
  ['The Long Table', 'Glances', 'A Wager', 'Upstairs'],
  ['The Turn', 'Undone', 'The Open Window', 'Confession'],
  ['Afterglow', 'Curtain', 'The Last Train', 'Encore'],
] as const;

export const DIRECTORS = [
  'Odile Verrane',
  'Castor Lindqual',
  'Maren Osterholt',
  'Juno Salvatierre',
  'Pell Ashgrove',
  'Isaura Montclaire',
  'Teodor Wyncliffe',
  'Noor Halvarsen',
  'Ansel Dovecote',
] as const;

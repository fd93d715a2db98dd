import type { SiteId } from '@network/tenant/sites.ts';

/** Adjectives of each site's own mood: its titles sound like it. */
export const MOODS: Readonly<Record<SiteId, readonly string[]>> = {
  vixen: ['Golden', 'Velvet', 'Late', 'Gilded', 'Unhurried', 'Amber', 'Candlelit', 'Slow'],
  tushy: ['Pale', 'Linen', 'Quiet', 'Ivory', 'Weightless', 'Morning', 'Soft', 'Bare'],
  tushyraw: ['Rough', 'Plain', 'Loose', 'Restless', 'Unpolished', 'Open', 'Grainy', 'Sudden'],
  blacked: ['Midnight', 'Obsidian', 'Deep', 'Unlit', 'Indigo', 'Smoked', 'Bold', 'Long'],
  blackedraw: ['Neon', 'Electric', 'Concrete', 'Loud', 'Stray', 'Flashbulb', 'Wild', 'Backstreet'],
  deeper: ['Hidden', 'Undertow', 'Locked', 'Crimson', 'Patient', 'Marble', 'Inner', 'Double'],
  slayed: ['Lavender', 'Bright', 'Mirrored', 'Silver', 'Daring', 'Tender', 'Rose', 'Electric'],
  milfy: ['Seasoned', 'Second', 'Burgundy', 'Knowing', 'Autumn', 'Well-Kept', 'Unspoken', 'Warm'],
  wifey: ['Sunday', 'Promised', 'Faithful', 'Homeward', 'Honest', 'Shared', 'Coral', 'Everyday'],
};

/** Things, people and places that a title can be about. */
export const NOUNS = [
  'Encore', 'Harbour', 'Balcony', 'Overture', 'Letter', 'Orchard', 'Mirror', 'Staircase', 'Horizon', 'Garden',
  'Alibi', 'Lantern', 'Bridge', 'Masquerade', 'Tide', 'Matinee', 'Corridor', 'Pavilion', 'Promise', 'Compass',
  'Ballroom', 'Threshold', 'Silhouette', 'Interlude', 'Vineyard', 'Signal', 'Carousel', 'Winter', 'Postcard', 'Echo',
  'Terrace', 'Secret', 'Waltz', 'Window', 'Invitation', 'Island', 'Rehearsal', 'Constellation', 'Penthouse', 'Ferry',
  'Locket', 'Monsoon', 'Gallery', 'Curtain', 'Detour', 'Reunion', 'Daydream', 'Observatory', 'Nocturne', 'Archive',
] as const;

/** What follows "of", "before" and the like. */
export const COMPLEMENTS = [
  'Late Summer', 'Glass', 'Small Hours', 'the North Wing', 'Honey and Smoke', 'First Light', 'Silk', 'the Last Guest',
  'Salt Air', 'Low Tide', 'Borrowed Time', 'Paper Moons', 'the Long Weekend', 'Copper Rain', 'Open Doors', 'the Afterglow',
  'Blue Rooms', 'Half a Song', 'the Second Act', 'Slow Trains', 'White Nights', 'Strangers', 'the Seventh Floor', 'Dusk',
] as const;

/** Shapes of a title; `{mood}`, `{noun}`, `{other}` and `{of}` are filled in. */
export const TITLE_SHAPES = [
  'The {mood} {noun}',
  '{mood} {noun}',
  'The {noun} of {of}',
  'A {noun} Before {of}',
  'The {noun} and the {other}',
  'After the {noun}',
  'One {mood} {noun}',
  '{of}, Again',
  'Waiting for the {noun}',
  'What the {noun} Knew',
  'Between {of} and the {other}',
  'Her {mood} {noun}',
] as const;

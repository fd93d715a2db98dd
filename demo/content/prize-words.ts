/** Festivals that exist nowhere. */
export const FESTIVALS = [
  'Meridian Film Prize',
  'Lantern Awards',
  'Halcyon Festival',
  'Northern Frame',
  'Prix de l’Ombre',
] as const;

/** Prizes, and whether a performer is honored rather than the film. */
export const PRIZES = [
  ['Best Picture', false],
  ['Best Direction', false],
  ['Performer of the Year', true],
  ['Best Cinematography', false],
  ['Best Original Score', false],
  ['Best Leading Performance', true],
  ['Best Ensemble', false],
  ['Best Production Design', false],
  ['Discovery of the Year', true],
  ['Audience Prize', false],
] as const;

export const ANGELS = [
  [
    'Light finds her first.',
    'She reads a scene as a musician reads a score: for its silences. Directors plan their longest takes around her, and ask her afterwards where the cut should be.',
  ],
  [
    'Stillness, at the speed of sound.',
    'Ten years of dance left her with a sense of time that no editor can teach. Her films are quiet until they are not, and nobody sees the turn coming.',
  ],
  [
    'The room changes when she looks up.',
    'She began by lighting other people’s pictures. Now she stands in the middle of them, and still walks the set an hour before everyone else to see where the evening will fall.',
  ],
] as const;

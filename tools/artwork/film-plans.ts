/** A film: its composition, its length, and its captions. */
export interface FilmPlan {
  readonly id: string;
  readonly composition: string;
  readonly seconds: number;
  readonly trailerSeconds: number;
  /** Base note of its soft tone, in hertz. */
  readonly note: number;
  /** Captions: beginning and end in seconds, and the line. */
  readonly captions: readonly (readonly [from: number, to: number, line: string])[];
}

export const FILMS: readonly FilmPlan[] = [
  {
    id: 'silk',
    composition: 'silk-gold-4',
    seconds: 10,
    trailerSeconds: 5,
    note: 98,
    captions: [
      [0.5, 3, '[A low, warm tone]'],
      [3.2, 6, 'Light runs along the folds.'],
      [6.2, 9.5, 'And comes to rest.'],
    ],
  },
  {
    id: 'glass',
    composition: 'fluted-orchid-3',
    seconds: 8,
    trailerSeconds: 5,
    note: 130.8,
    captions: [
      [0.5, 3.5, '[A tone, as if through glass]'],
      [3.8, 7.5, 'Two colours look for each other.'],
    ],
  },
  { id: 'eclipse', composition: 'eclipse-ember-1', seconds: 8, trailerSeconds: 5, note: 87.3, captions: [] },
];

/** Heights and strengths of the ladder. A higher crf is a smaller file. */
export const LADDER = [
  { quality: 'p270', width: 480, height: 270, crf: 30 },
  { quality: 'p360', width: 640, height: 360, crf: 30 },
  { quality: 'p480', width: 854, height: 480, crf: 30 },
  { quality: 'p480l', width: 854, height: 480, crf: 36 },
  { quality: 'p720', width: 1280, height: 720, crf: 32 },
  { quality: 'p1080', width: 1920, height: 1080, crf: 34 },
  { quality: 'p2160', width: 3840, height: 2160, crf: 38 },
] as const;

/** Qualities that have a variant in the adaptive stream. */
export const STREAMED: readonly string[] = ['p360', 'p720', 'p1080'];

/** What is made of every landscape composition, besides its picture: one seamless loop in several qualities. */

/** Seconds after which a loop begins again; the gateway repeats it to a film's running time. */
export const LOOP_SECONDS = 4;

/**
 * Frames as they are drawn. The motion is slow: between drawn frames ffmpeg blends, and fifteen pictures a second look
 * smooth.
 */
export const DRAWN = { width: 400, height: 225, framesPerSecond: 7.5 } as const;
export const PLAYED_FRAMES_PER_SECOND = 15;

/** Heights and strengths of the ladder. A higher crf is a smaller file. The lowest is the hover preview, too. */
export const LADDER = [
  { quality: 'p270', width: 480, height: 270, crf: 35 },
  { quality: 'p360', width: 640, height: 360, crf: 35 },
  { quality: 'p480', width: 854, height: 480, crf: 36 },
  { quality: 'p480l', width: 854, height: 480, crf: 42 },
  { quality: 'p720', width: 1280, height: 720, crf: 38 },
  { quality: 'p1080', width: 1920, height: 1080, crf: 42 },
  { quality: 'p2160', width: 3840, height: 2160, crf: 50 },
] as const;

/** What every composition is filmed in, and what the premieres of a site have besides. */
export const EVERY_QUALITY = ['p270', 'p480', 'p720'];
export const PREMIERE_QUALITIES = ['p360', 'p480l', 'p1080', 'p2160'];
/** How many compositions of a site have the whole ladder: all of them would not fit into a clone. */
export const PREMIERES = 3;

/** How far a composition moves within half a loop, in its own seconds. */
const REACH = 1.5;

/**
 * The moments of one loop, and two more to blend towards: forth and back like a pendulum, so that the end meets the
 * beginning without a jump and the first frame is the poster. What was drawn on the way forth serves the way back.
 */
export function loopMoments(): { readonly time: number; readonly drawnBefore: number | null }[] {
  const count = LOOP_SECONDS * DRAWN.framesPerSecond;
  return Array.from({ length: count + 2 }, (_, moment) => {
    const frame = moment % count;
    const time = (REACH * (1 - Math.cos((Math.PI * 2 * frame) / count))) / 2;
    const forth = Math.min(frame, count - frame);
    return { time, drawnBefore: forth < moment ? forth : null };
  });
}

/** A reel is as high as a screen of 1440 by 900 and half as high again, so that it stays sharp. */
export const REEL = { width: 720, height: 1280, crf: 38 } as const;

/** Looks that are good to look at upright. */
const UPRIGHT_LOOKS = ['folds', 'petals', 'ripples', 'orbs', 'beams', 'marble', 'curtains', 'discs', 'columns'];

/** How many upright compositions of a site have a reel: its feed shows twelve. */
export const REELS_OF_SITE = 13;

/** Whether the compositions of a look may have a reel. */
export function isUpright(look: string): boolean {
  return UPRIGHT_LOOKS.includes(look);
}

/** Tones under the films, by their base note in hertz. */
export const TONES = { low: 87.25, warm: 98, calm: 110, clear: 130.75, bright: 146.75 } as const;

type ToneId = keyof typeof TONES;

const TONE_OF_LOOK: Readonly<Record<string, ToneId>> = {
  silk: 'warm',
  folds: 'warm',
  velvet: 'warm',
  columns: 'warm',
  dunes: 'low',
  ridges: 'low',
  eclipse: 'low',
  orbits: 'low',
  sea: 'calm',
  ripples: 'calm',
  caustics: 'calm',
  ink: 'calm',
  marble: 'calm',
  fluted: 'clear',
  prism: 'clear',
  orbs: 'clear',
  discs: 'clear',
  window: 'clear',
  paper: 'bright',
  contours: 'bright',
  petals: 'bright',
};

/** The tone of a look; light in the dark has the low one. */
export function soundOf(look: string): ToneId {
  return TONE_OF_LOOK[look] ?? 'low';
}

/** Captions of the films of a look, line after line. */
export const CAPTIONS: Readonly<Record<string, readonly string[]>> = {
  silk: ['[A low, warm tone]', 'Light runs along the folds.', 'And comes to rest.'],
  folds: ['[A low, warm tone]', 'The cloth breathes in.', 'And out again.'],
  fluted: ['[A tone, as if through glass]', 'Two colors look for each other.', 'They meet at the edge of the pane.'],
  sea: ['[A calm tone]', 'The water takes the light along.', 'And brings it back.'],
  ripples: ['[A calm tone]', 'One ring meets another.', 'Neither of them stops.'],
  petals: ['[A bright tone]', 'It opens from the inside.', 'Layer after layer.'],
  orbits: ['[A deep tone]', 'Everything here goes around something.', 'Slowly.'],
  marble: ['[A calm tone]', 'Two colors were poured together.', 'They are still undecided.'],
};

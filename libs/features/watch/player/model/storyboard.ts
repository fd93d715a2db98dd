/** A thumbnail of the timeline: a rectangle of a larger picture. */
export interface StoryboardCue {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly src: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const TIMING = /^((?:\d+:)?[0-5]?\d:[0-5]?\d\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?[0-5]?\d:[0-5]?\d\.\d{3})/;
const RECTANGLE = /^xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/;

function seconds(stamp: string): number {
  return stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function address(target: string, base: string): URL | null {
  const url = URL.canParse(target, base) ? new URL(target, base) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

function parseCue(block: string, base: string): StoryboardCue | null {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => TIMING.test(line));
  const timing = TIMING.exec(lines[at] ?? '');
  const url = address(lines[at + 1]?.trim() ?? '', base);
  const rectangle = RECTANGLE.exec(url?.hash.slice(1) ?? '');
  if (!timing || !url || !rectangle) return null;
  url.hash = '';
  const [x = 0, y = 0, width = 0, height = 0] = rectangle.slice(1).map(Number);
  const cue = {
    startsAt: seconds(timing[1] ?? ''),
    endsAt: seconds(timing[2] ?? ''),
    src: url.href,
    x,
    y,
    width,
    height,
  };
  return cue.endsAt > cue.startsAt && width > 0 && height > 0 ? cue : null;
}

/**
 * Reads a WebVTT of thumbnails, whose cues name a picture with a `#xywh=` rectangle. Addresses are relative to the
 * file's own. Never throws: other cues are left out, so a broken storyboard costs a preview, not playback.
 *
 * @param base absolute address of the file
 */
export function parseStoryboard(text: string, base: string): readonly StoryboardCue[] {
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(normal)) return [];
  return normal
    .split(/\n{2,}/)
    .map((block) => parseCue(block, base))
    .filter((cue) => cue !== null)
    .toSorted((a, b) => a.startsAt - b.startsAt);
}

/**
 * The thumbnail of this second: the last that has begun, so a gap shows the one before it; null where there is none.
 */
export function cueAt(cues: readonly StoryboardCue[], at: number): StoryboardCue | null {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.startsAt ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return cues[low - 1] ?? cues[0] ?? null;
}

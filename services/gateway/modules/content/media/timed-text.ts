import { LOOP_SECONDS, type PlayedFilm } from './clips.ts';

/** Media type of WebVTT. */
export const TIMED_TEXT_TYPE = 'text/vtt; charset=utf-8';

/** The sheet of thumbnails of a clip: its first, second and third second, side by side. */
const THUMBNAIL = { width: 160, height: 90 } as const;
/** A thumbnail covers this long; it is no multiple of the loop, so that neighbors differ. */
const THUMBNAIL_SECONDS = 5;

/** A line of the captions shows for a loop, and another one follows so many loops later. */
const LINE_EVERY_LOOPS = 5;

function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}

function timedText(cues: readonly { readonly from: number; readonly to: number; readonly text: string }[]): string {
  return ['WEBVTT', ...cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}`), ''].join('\n\n');
}

/** WebVTT of thumbnails to a film's end: each shows the picture that plays where it begins. */
export function storyboard({ repeats }: PlayedFilm): string {
  const end = repeats * LOOP_SECONDS;
  return timedText(
    Array.from({ length: Math.ceil(end / THUMBNAIL_SECONDS) }, (_, number) => {
      const from = number * THUMBNAIL_SECONDS;
      const second = from % LOOP_SECONDS;
      // A clip runs forth and back: its last second is its second one, backwards.
      const column = Math.min(second, LOOP_SECONDS - second);
      const place = `${column * THUMBNAIL.width},0,${THUMBNAIL.width},${THUMBNAIL.height}`;
      return { from, to: Math.min(end, from + THUMBNAIL_SECONDS), text: `storyboard.webp#xywh=${place}` };
    }),
  );
}

/** WebVTT of a clip's captions, line after line to the film's end; empty for a clip without. */
export function captionsOf({ clip: { captions }, repeats }: PlayedFilm): string {
  const count = captions.length === 0 ? 0 : Math.ceil(repeats / LINE_EVERY_LOOPS);
  return timedText(
    Array.from({ length: count }, (_, number) => {
      const from = number * LINE_EVERY_LOOPS * LOOP_SECONDS;
      return { from, to: from + LOOP_SECONDS, text: captions[number % captions.length] ?? '' };
    }),
  );
}

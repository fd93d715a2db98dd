/** A part of a film, in seconds. */
export interface Excerpt {
  readonly from: number;
  readonly seconds: number;
}

/** Excerpts of equal length, spread over a film without its very beginning and end; the whole of a film that is shorter. */
export function excerptsOf(filmSeconds: number, count: number, seconds: number): readonly Excerpt[] {
  if (filmSeconds <= count * seconds) return [{ from: 0, seconds: filmSeconds }];
  const room = filmSeconds / count;
  return Array.from({ length: count }, (_, number) => ({ from: number * room + (room - seconds) / 2, seconds }));
}

/** A moment and what belongs to it, such as a title: `0:12:34 The quay`. */
export interface Moment {
  readonly startsAtSeconds: number;
  readonly rest: string;
}

const MOMENT = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})\s+(\S.*)$/;

/** Reads `SECONDS …`, `MINUTES:SECONDS …` or `HOURS:MINUTES:SECONDS …`; null for anything else. */
export function readMoment(text: string): Moment | null {
  const [, hours = '0', minutes = '0', seconds, rest] = MOMENT.exec(text.trim()) ?? [];
  if (seconds === undefined || rest === undefined) return null;
  return { startsAtSeconds: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds), rest: rest.trim() };
}

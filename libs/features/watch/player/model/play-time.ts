export interface TimeParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole hours, minutes and seconds of a time; zero while it is unknown. */
export function timeParts(time: number): TimeParts {
  const whole = Number.isFinite(time) && time > 0 ? Math.floor(time) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}

/** A time as players write it, in seconds: `0:07`, `12:05`, `1:02:05`. */
export function clockTime(time: number): string {
  const { hours, minutes, seconds } = timeParts(time);
  const tail = String(seconds).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** A run length in seconds as whole minutes, one at least. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

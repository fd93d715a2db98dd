const WORTH_RESUMING_SECONDS = 5;
const NEARLY_OVER = 0.97;

/**
 * Returns the second at which to begin: the remembered second, or the beginning if the film was hardly started or
 * nearly finished.
 */
export function resumePosition(remembered: number | null, duration: number): number {
  if (remembered === null || remembered < WORTH_RESUMING_SECONDS) return 0;
  return Number.isFinite(duration) && duration > 0 && remembered > duration * NEARLY_OVER ? 0 : remembered;
}

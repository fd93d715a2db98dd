const NEW_PASSWORD = /autoComplete(?:=|: )["'{]+new-password/g;
const RULES = /\brules(?:=\{|: )/g;
/** An element up to the next one; attributes may have arrows. */
const VIDEO = /<video\b[^<]*/g;

/**
 * What is missing at elements of a component: a password that is chosen says what it may be, so that password managers
 * propose one that fits, and a video is not offered to other devices, whose requests would have no cookie.
 */
export function problemsOfElements(path: string, text: string): string[] {
  if (!/^(libs|services)\/.*\.tsx$/.test(path) || /\.(test|stories)\.tsx$/.test(path)) return [];
  const problems: string[] = [];
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  if (count(NEW_PASSWORD) > count(RULES)) problems.push(`${path}: a new password needs rules for password managers`);
  if ((text.match(VIDEO) ?? []).some((video) => !video.includes('disableRemotePlayback')))
    problems.push(`${path}: a video needs disableRemotePlayback, as other devices have no cookie`);
  return problems;
}

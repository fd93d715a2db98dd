const NEW_PASSWORD = /autoComplete(?:=|: )["'{]+new-password/g;
const RULES = /\brules(?:=\{|: )/g;
/** An element up to the next one; attributes may have arrows. */
const VIDEO = /<video\b[^<]*/g;
/** Features whose dates are those of memberships and payments. */
const OF_MEMBERSHIPS = /^libs\/features\/(?:membership|welcome|gifts|plan-choice)\//;

/**
 * What is missing in a component: a password that is chosen says what it may be, so that password managers
 * propose one that fits, a video is not offered to other devices, whose requests would have no cookie, and a date of a membership
 * names its zone.
 */
export function problemsOfElements(path: string, text: string): string[] {
  if (!/^(libs|services)\/.*\.tsx?$/.test(path) || /\.(test|stories)\.tsx?$/.test(path)) return [];
  const problems: string[] = [];
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  if (count(NEW_PASSWORD) > count(RULES)) problems.push(`${path}: a new password needs rules for password managers`);
  if ((text.match(VIDEO) ?? []).some((video) => !video.includes('disableRemotePlayback')))
    problems.push(`${path}: a video needs disableRemotePlayback, as other devices have no cookie`);
  if (OF_MEMBERSHIPS.test(path) && /\bformatDate\(/.test(text))
    problems.push(`${path}: a date of a membership names its zone (formatDay)`);
  return problems;
}

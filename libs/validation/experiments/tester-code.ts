import { createHmac, timingSafeEqual } from 'node:crypto';

/** Query parameter of a page with a tester's code. */
export const TESTER_PARAMETER = 'experiment';

/** The variant that a code shows. */
export interface TesterCode {
  readonly experiment: string;
  readonly variant: string;
}

/**
 * A code from an operator that shows a tester one variant of a test: `joinFormImage.b.1800000000.signature`, valid
 * until that second on the brand of that key.
 */
export function writeTesterCode({ experiment, variant }: TesterCode, until: number, key: string): string {
  const text = `${experiment}.${variant}.${until}`;
  return `${text}.${sign(text, key)}`;
}

/** Reads a code; null for one that is not signed with that key, or has expired. `now` in ms since 1970. */
export function readTesterCode(code: string | null, key: string, now: number): TesterCode | null {
  const [, text, experiment, variant, until, signature] =
    /^((\w{1,40})\.([a-z0-9]{1,16})\.(\d{1,12}))\.([\w-]{43})$/.exec(code ?? '') ?? [];
  if (text === undefined || experiment === undefined || variant === undefined || signature === undefined) return null;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(text, key)))) return null;
  return Number(until) * 1000 > now ? { experiment, variant } : null;
}

function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(`tester\n${text}`).digest('base64url');
}

/** One shape of a drawn avatar, in a square of 48 by 48. */
export interface AvatarShape {
  readonly kind: 'circle' | 'arc' | 'band';
  /** Its color, one of the brand's: that of the ground it is on, the accent, or the second light. */
  readonly tone: 'accent' | 'second' | 'strong';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees. */
  readonly turn: number;
  readonly opacity: number;
}

const KINDS = ['circle', 'arc', 'band'] as const;
const TONES = ['second', 'accent', 'strong', 'accent'] as const;
const SIDE = 48;

/**
 * Numbers from 0 up to 1 that only depend on the seed: mulberry32, which is public domain. It has nothing to do with chance, so it is
 * no clock or source that a test would replace.
 */
function* sequenceOf(seed: number): Generator<number, never> {
  let state = Math.imul(seed, 0x9e3779b1);
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** The shapes of an avatar, from back to front: always the same for a seed, an integer from 1. */
export function avatarShapes(seed: number): readonly AvatarShape[] {
  const sequence = sequenceOf(seed);
  const between = (least: number, most: number) => least + sequence.next().value * (most - least);
  return TONES.map((tone, layer) => ({
    kind: KINDS[(seed + layer) % KINDS.length] ?? 'circle',
    tone,
    x: Math.round(between(0.15, 0.85) * SIDE),
    y: Math.round(between(0.15, 0.85) * SIDE),
    size: Math.round(between(0.62 - layer * 0.13, 0.84 - layer * 0.15) * SIDE),
    turn: Math.round(between(0, 24)) * 15,
    opacity: [0.9, 0.85, 0.9, 1][layer] ?? 1,
  }));
}

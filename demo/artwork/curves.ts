/** 0 below `from`, 1 above `to`, smooth between; a falling step when `from` is the larger. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** `value` clamped between the two bounds. */
export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** Linear between two numbers. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A bell around zero: 1 at zero, about 0.37 at `width`. */
export function bell(distance: number, width: number): number {
  const ratio = distance / width;
  return Math.exp(-ratio * ratio);
}

/** The smaller of two distances, rounded where they meet. */
export function smoothMin(one: number, other: number, radius: number): number {
  const h = Math.max(radius - Math.abs(one - other), 0) / radius;
  return Math.min(one, other) - h * h * radius * 0.25;
}

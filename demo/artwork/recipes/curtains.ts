import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { makeSwell, sine } from '../swell.ts';

/** Sheets of light that hang in the dark. */
export const curtains: Recipe = ({ ink, random, aspect }) => {
  const sheets = Array.from({ length: 4 }, (_, index) => ({
    base: random.between(-0.7, -0.1),
    reach: random.between(0.7, 1.3),
    bend: random.between(0.6, 1.3),
    fine: random.between(5, 11),
    phase: random.between(0, 60),
    pace: random.between(0.15, 0.4),
    tone: mix(0.5, 0.88, index / 3),
  }));
  const drift = makeSwell(random, 0.8);
  const glow = random.between(-0.6, 0.6) * aspect;
  return (x, y, time, out) => {
    const sway = drift(x, y * 0.4, time);
    ink.set(out, mix(0.18, 0.06, smoothstep(-1, 1, y)), 0.5);
    for (const sheet of sheets) {
      const line = sheet.base + sine(x * sheet.bend + sheet.phase + time * sheet.pace) * 0.32 + sway * 0.16;
      const above = y - line;
      const folds = sine(x * sheet.fine + sway * 4 + sheet.phase) * 0.5 + sine(x * sheet.fine * 2.7 - sway * 6) * 0.25;
      const body = above > 0 ? Math.exp(-above / (sheet.reach * 0.5)) : bell(above, 0.05);
      const strength = body * Math.max(0.05, 0.45 + folds * 0.6);
      ink.add(out, sheet.tone - above * 0.16, strength * 0.62);
      addLight(out, ink.accent, strength * smoothstep(0.25, 1, above) * 0.22);
    }
    ink.add(out, 0.5, bell(y + 1.05, 0.4) * 0.22 + bell(Math.hypot(x - glow, y + 0.9), 0.8) * 0.1);
  };
};

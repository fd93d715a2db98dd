import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every letter of a focal point in a picture’s address moves the picture', () => {
  const css = readFileSync(new URL('picture-focus.css', import.meta.url), 'utf8');
  for (let step = 0; step <= 10; step += 1) {
    const letter = String.fromCharCode(97 + step);
    expect(css).toContain(`[src*='#focus-${letter}'] {\n  --focus-x: ${step * 10}%;`);
    expect(css).toContain(`[src*='#focus-'][src$='${letter}'] {\n  --focus-y: ${step * 10}%;`);
  }
});

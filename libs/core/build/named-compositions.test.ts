import { expect, it } from 'vitest';
import { withoutClasses } from './named-compositions.ts';

const left = (code: string) =>
  withoutClasses(code, new Set(['front-wall', 'front-split']))
    .replaceAll(/\s+/g, ' ')
    .trim();

it('rules of other compositions leave no trace, whatever they are in', () => {
  expect(left('.front-wall .front-picture, .front-split.front-start { top: 0 }')).toBe('');
  expect(left('@layer components { @media (width >= 768px) { .front-wall { top: 0 } } .front { left: 0 } }')).toBe(
    '@layer components { .front { left: 0; } }',
  );
});

it('what a rule says of a composition that is named stays', () => {
  expect(left('.front-wall, .front-full { top: 0 }')).toBe('.front-full { top: 0; }');
  expect(left(':is(.front-wall, .front-full, .front-letterbox) .front-picture { top: 0 }')).toBe(
    ':is(.front-full, .front-letterbox) .front-picture { top: 0; }',
  );
  expect(left(':is(.front-wall, .front-split) .front-picture { top: 0 }')).toBe('');
});

it('what is true without such an element stays', () => {
  expect(left('.front:not(.front-wall) .front-frame { top: 0 }')).toBe(
    '.front:not(.front-wall) .front-frame { top: 0; }',
  );
  expect(left('.front-wallpaper { top: 0 }')).toBe('.front-wallpaper { top: 0; }');
});

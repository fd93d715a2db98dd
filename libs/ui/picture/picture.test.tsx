import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const missing = { src: '/none', width: 16, height: 9, isMissing: true };
const styles = readFileSync(new URL('../styles/missing-picture.css', import.meta.url), 'utf8');

it('draws the letters of the brand where a picture is missing, but not behind a text', () => {
  expect(renderToStaticMarkup(<Picture source={missing} alt="" sizes="1px" />)).toBe(
    '<span class="picture picture-missing"></span>',
  );
  expect(renderToStaticMarkup(<Picture source={missing} alt="" sizes="1px" isBackdrop />)).toBe(
    '<span class="picture picture-missing picture-backdrop"></span>',
  );
  expect([...styles.matchAll(/[^\s{}]*::before/g)].map(([selector]) => selector)).toEqual([
    '.picture-missing:not(.picture-backdrop)::before',
  ]);
});

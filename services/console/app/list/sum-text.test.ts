import { expect, it } from 'vitest';
import { sumText } from './sum-text.ts';

it('writes a sum in its currency', () => {
  expect([sumText(29_990, 'USD'), sumText(500, 'JPY')]).toEqual(['$299.90', '¥500']);
});

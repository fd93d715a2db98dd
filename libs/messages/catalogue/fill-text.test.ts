import { expect, it } from 'vitest';
import { fillText } from './fill-text.ts';

const values: Readonly<Record<string, string>> = { plan: '{price}', price: '$1' };

it('fills names with their values, and reads no name in a value', () => {
  expect(fillText('{plan} costs {price}.', (name) => values[name])).toBe('{price} costs $1.');
});

it('throws for a name without a value', () => {
  expect(() => fillText('Hello {name}', (name) => values[name])).toThrow('{name}');
});

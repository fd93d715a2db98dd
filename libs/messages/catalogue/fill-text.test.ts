import { expect, it } from 'vitest';
import { fillText } from './fill-text.ts';

const values: Readonly<Record<string, string>> = { plan: '{price}', price: '$1' };

it('fills names with their values, and reads no name in a value', () => {
  expect(fillText('{plan} costs {price}.', (name) => values[name])).toBe('{price} costs $1.');
});

it.each([
  ['1', '1 film is'],
  ['2', '2 films are'],
  ['1,200', '1,200 films are'],
])('chooses the words for %s', (count, words) => {
  const text = '{count, plural, one {# film is} other {# films are}} on {brand}.';
  expect(fillText(text, (name) => ({ count, brand: 'Vixen' })[name])).toBe(`${words} on Vixen.`);
});

it('throws for a name without a value', () => {
  expect(() => fillText('Hello {name}', (name) => values[name])).toThrow('{name}');
});

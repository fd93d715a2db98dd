import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readShelfClick } from './shelf-click.ts';

it('C23 reads a click, with or without its sender', () => {
  const click = { elementClicked: 'shelf1', recommId: 'r1' };
  expect(readShelfClick(click)).toEqual({ ...click, userId: null, email: null });
  expect(readShelfClick({ ...click, userId: 'u', email: 'a@b.c' })).toEqual({ ...click, userId: 'u', email: 'a@b.c' });
});

it.each([
  null,
  [],
  'click',
  {},
  { elementClicked: 'shelf1' },
  { recommId: 'r1' },
  { elementClicked: '', recommId: 'r1' },
  { elementClicked: 'x'.repeat(201), recommId: 'r1' },
  { elementClicked: 'a\0', recommId: 'r1' },
  { elementClicked: 'a', recommId: 'r1', userId: 3 },
])('C23 takes no %o for a click', (body) => {
  expect(readShelfClick(body)).toBeNull();
});

it('C23 takes whatever is sent for a click or for none, and never throws', () => {
  const field = fc.option(fc.oneof(fc.string(), fc.integer()), { nil: undefined });
  const body = fc.record({ elementClicked: field, recommId: field, userId: field, email: field });
  fc.assert(
    fc.property(fc.oneof(body, fc.anything()), (sent) => {
      const click = readShelfClick(sent);
      expect(click === null || (click.elementClicked !== '' && click.recommId !== '')).toBe(true);
    }),
  );
});

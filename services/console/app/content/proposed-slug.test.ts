import { expect, it } from 'vitest';
import { proposedSlug, withProposedSlug } from './proposed-slug.ts';

it.each([
  ['Glass Harbor', 'glass-harbor'],
  ['Søren, 24/7 — don’t look', 'soren-24-7-dont-look'],
  ['夜の港', ''],
  ['a '.repeat(400), 'a-'.repeat(40).slice(0, -1)],
])('the title %s proposes a slug', (title, slug) => expect(proposedSlug(title)).toBe(slug));

const type = (values: Record<string, string | boolean>, ...changes: readonly (readonly [string, string])[]) =>
  changes.reduce(
    (now, [name, value]) => withProposedSlug(now, name, value),
    values as Record<string, string | boolean>,
  )['slug'];

it('the slug follows what is typed into the title, or the name, until somebody writes their own', () => {
  const film = { title: '', slug: '', description: '' };
  expect(type(film, ['title', 'G'], ['title', 'Glass Harbor'])).toBe('glass-harbor');
  expect(type({ name: '', slug: '' }, ['name', 'Nova Lark'])).toBe('nova-lark');
  expect(type(film, ['title', 'Glass'], ['slug', 'pane'], ['title', 'Glass Harbor'])).toBe('pane');
  expect(type(film, ['title', 'Glass'], ['slug', ''], ['title', 'Glass Harbor'])).toBe('glass-harbor');
  expect(type(film, ['description', 'Glass'])).toBe('');
  expect(type({ title: '' }, ['title', 'Glass'])).toBeUndefined();
});

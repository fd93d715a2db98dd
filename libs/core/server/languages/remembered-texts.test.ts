import { createTranslator } from 'use-intl/core';
import { expect, it, vi } from 'vitest';
import { rememberTexts } from './remembered-texts.ts';

const messages = { title: 'Films', count: '{count, number} films', day: '{day, date}', bold: '<b>{name}</b>' };

function translators() {
  const made = createTranslator({ locale: 'en', timeZone: 'UTC', messages });
  const counted = vi.fn(made);
  return { made, counted, remembered: rememberTexts(Object.assign(counted, made)) };
}

it('makes a text once for the same values', () => {
  const { remembered, counted } = translators();
  expect([remembered('title'), remembered('title')]).toEqual(['Films', 'Films']);
  expect([1000, 2, 1000].map((count) => remembered('count', { count }))).toEqual([
    '1,000 films',
    '2 films',
    '1,000 films',
  ]);
  expect(counted).toHaveBeenCalledTimes(3);
});

it('makes a text each time whose values look alike as JSON', () => {
  const { made, remembered } = translators();
  const [first, second] = [new Date('2026-01-02T00:00:00Z'), new Date('2026-03-04T00:00:00Z')];
  expect([first, second].map((day) => remembered('day', { day }))).toEqual(
    [first, second].map((day) => made('day', { day })),
  );
  for (const count of [0, -0, Number.NaN, Infinity]) {
    expect(remembered('count', { count })).toBe(made('count', { count }));
  }
});

it('forgets what it has made before it takes more memory than it may', () => {
  const { remembered, counted } = translators();
  for (let count = 0; count <= 500; count += 1) remembered('count', { count });
  counted.mockClear();
  expect(remembered('count', { count: 500 })).toBe('500 films');
  expect(counted).not.toHaveBeenCalled();
  expect(remembered('count', { count: 0 })).toBe('0 films');
  expect(counted).toHaveBeenCalledTimes(1);
});

it('has everything else that a translator has', () => {
  const { remembered } = translators();
  expect(remembered.has('title')).toBe(true);
  expect(remembered.raw('count')).toBe('{count, number} films');
  expect(remembered.markup('bold', { name: 'x', b: (text) => `*${text}*` })).toBe('*x*');
});

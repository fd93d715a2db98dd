import { expect, it } from 'vitest';
import { type ContentKind, parseDocument } from '../kinds/content-kinds.ts';
import { storedForm } from './stored-form.ts';

function read(kind: ContentKind, input: object) {
  const answer = parseDocument(kind, input);
  if ('problems' in answer) throw new Error(JSON.stringify(answer.problems));
  return answer.document;
}

const WRITTEN: readonly (readonly [ContentKind, object])[] = [
  ['category', { slug: 'dusk', name: 'Dusk' }],
  ['category', { slug: 'dusk', name: 'Dusk', picture: 'quay', pictureFocus: '30% 60%' }],
  ['showcase', { slug: 'quays', title: 'Quays', position: 1 }],
  ['performer', { slug: 'nova', name: 'Nova', sex: 'F', tags: ['dusk'] }],
  ['angel', { slug: 'nova', performer: 'nova', motto: 'Onwards', chosenOn: '2026-01-01', position: 1 }],
];

it.each(WRITTEN)('a %s is stored with nothing but what was written, and read as it was: %o', (kind, input) => {
  const document = read(kind, input);
  expect(storedForm(kind, document)).toEqual(input);
  expect(read(kind, storedForm(kind, document))).toEqual(document);
});

it('a default that says something is stored: another release may have another one', () => {
  const document = read('offer', { slug: 'stay', discountPercent: 50, position: 1 });
  const stored = storedForm('offer', document);
  expect(stored).toMatchObject({ currency: 'USD', leastMonths: expect.any(Number) });
  expect(Object.keys(stored)).not.toContain('startsAt');
});

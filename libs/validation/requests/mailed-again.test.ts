import { expect, it } from 'vitest';
import { wasMailedAgain } from './mailed-again.ts';

it('an answer was mailed again where a later event has its text, whatever else was answered since', () => {
  const events = [
    { id: '1', kind: 'replied', text: 'Try it again.' },
    { id: '2', kind: 'closed', text: 'It works.' },
    { id: '3', kind: 'mailedAgain', text: 'Try it again.' },
    { id: '4', kind: 'reopened', text: 'It works.' },
    { id: '5', kind: 'closed', text: 'Try it again.' },
  ];
  expect(events.filter(({ id }) => wasMailedAgain(events, id)).map(({ id }) => id)).toEqual(['1']);
  expect(wasMailedAgain(events, '6')).toBe(false);
});

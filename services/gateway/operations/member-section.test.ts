import { expect, it } from 'vitest';
import { tableOf } from './member-section.ts';

it('a table shows emails as they were typed, and nothing that steers a terminal', () => {
  const table = tableOf([{ email: 'ada@xn--bcher-kva.example', note: 'a\u001b[2J' }]);
  expect(table).toContain('ada@bücher.example');
  expect(table).not.toContain('xn--');
  expect(table).toContain('a?[2J');
});

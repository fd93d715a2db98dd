import { describe, expect, it } from 'vitest';
import { correlationIdOf } from './correlation-id.ts';

describe('C28 correlation ids', () => {
  it.each(['brand-0123456789', 'a.b_c-12', '0f8fad5b-d9cb-469f-a165-70867728950e', 'a'.repeat(64)])(
    'C28 %s is passed on',
    (id) => expect(correlationIdOf(id)).toBe(id),
  );

  it.each([
    undefined,
    '',
    'short-1',
    '-leading-hyphen',
    'with space',
    'a'.repeat(65),
    'line\nbreak-01',
    ['a'.repeat(9)],
  ])('C28 one is made instead of %j', (header) =>
    expect(correlationIdOf(header)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  );
});

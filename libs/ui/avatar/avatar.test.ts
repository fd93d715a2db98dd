import { describe, expect, it } from 'vitest';
import { initials } from './avatar.tsx';

describe('initials', () => {
  it.each([
    ['Ada Marlow', 'AM'],
    ['ada', 'A'],
    ['Ana de la Cruz', 'AC'],
    ['  Élodie   Özil ', 'ÉÖ'],
    ['', ''],
  ])('of "%s" are "%s"', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

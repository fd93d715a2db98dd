import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandOf, placeAfter, roleOf } from './steps.ts';

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
});

describe('the steps of the feed', () => {
  it('R48 let exactly one reel play, and keep one before it and two after it ready', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (count, at) => {
        const active = Math.min(at, count);
        const roles = Array.from({ length: count + 1 }, (_, index) => roleOf(index, active, active));
        expect(roles.filter((role) => role === 'playing')).toHaveLength(1);
        expect(roles.filter((role) => role === 'ready').length).toBe(Math.min(active, 1) + Math.min(count - active, 2));
      }),
    );
  });

  it('R48 play the next one from what is loaded, and load ahead once the feed has stood for a moment', () => {
    const rolesAt = (active: number, settled: number) =>
      Array.from({ length: 8 }, (_, index) => roleOf(index, active, settled));
    expect(rolesAt(3, 2)).toEqual(['away', 'ready', 'ready', 'playing', 'ready', 'away', 'away', 'away']);
    expect(rolesAt(3, 3)).toEqual(['away', 'away', 'ready', 'playing', 'ready', 'ready', 'away', 'away']);
    expect(rolesAt(7, 2)).toEqual(['away', 'ready', 'ready', 'ready', 'ready', 'away', 'away', 'playing']);
  });

  it.each([
    ['ArrowDown', 'BODY', 'next'],
    ['j', 'BODY', 'next'],
    ['PageUp', 'BUTTON', 'previous'],
    [' ', 'BODY', 'toggle'],
    [' ', 'BUTTON', null],
    ['m', 'BODY', 'mute'],
    ['m', 'INPUT', null],
    ['constructor', 'BODY', null],
  ] as const)('R48 read %s on %s as %s', (name, tag, command) => {
    expect(commandOf(key(name), tag)).toBe(command);
  });

  it('R48 leave keys with a modifier to the browser', () => {
    expect(commandOf(key('ArrowDown', { altKey: true }), 'BODY')).toBeNull();
    expect(commandOf(key('j', { defaultPrevented: true }), 'BODY')).toBeNull();
  });

  it('R48 never leave the feed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('next', 'previous', 'toggle', 'mute', 'first', 'last'),
        fc.nat(20),
        fc.integer({ min: 1, max: 21 }),
        (command, active, count) => {
          const place = placeAfter(command as 'next', Math.min(active, count - 1), count);
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThan(count);
        },
      ),
    );
    expect([placeAfter('next', 0, 3), placeAfter('next', 2, 3), placeAfter('previous', 0, 3)]).toEqual([1, 2, 0]);
  });
});

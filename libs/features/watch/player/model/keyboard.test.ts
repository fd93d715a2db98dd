import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandForKey, type PlayerCommand } from './keyboard.ts';

const plain = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false });

const TABLE: readonly (readonly [string, PlayerCommand])[] = [
  [' ', { type: 'toggle-play' }],
  ['k', { type: 'toggle-play' }],
  ['K', { type: 'toggle-play' }],
  ['ArrowLeft', { type: 'seek-by', seconds: -5 }],
  ['ArrowRight', { type: 'seek-by', seconds: 5 }],
  ['j', { type: 'seek-by', seconds: -10 }],
  ['l', { type: 'seek-by', seconds: 10 }],
  ['ArrowUp', { type: 'volume-by', amount: 0.05 }],
  ['ArrowDown', { type: 'volume-by', amount: -0.05 }],
  ['m', { type: 'toggle-mute' }],
  ['f', { type: 'toggle-fullscreen' }],
  ['c', { type: 'toggle-captions' }],
  ['i', { type: 'toggle-picture' }],
  ['Home', { type: 'seek-to-fraction', fraction: 0 }],
  ['End', { type: 'seek-to-fraction', fraction: 1 }],
  ['0', { type: 'seek-to-fraction', fraction: 0 }],
  ['5', { type: 'seek-to-fraction', fraction: 0.5 }],
  ['9', { type: 'seek-to-fraction', fraction: 0.9 }],
  ['>', { type: 'rate-step', step: 1 }],
  ['<', { type: 'rate-step', step: -1 }],
];

describe('commandForKey', () => {
  it.each(TABLE)('reads %j', (key, command) => {
    expect(commandForKey(plain(key))).toEqual(command);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('leaves every key with %s to the browser', (modifier) => {
    for (const [key] of TABLE) expect(commandForKey({ ...plain(key), [modifier]: true })).toBeNull();
  });

  it('knows no other key, whatever it is called', () => {
    const known = new Set(TABLE.map(([key]) => key.toLowerCase()));
    const other = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'constructor', 'toString', 'Enter', 'Tab', 'Escape'),
    );
    fc.assert(
      fc.property(
        other.filter((key) => !known.has(key.toLowerCase()) && !/^[0-9]$/.test(key)),
        (key) => {
          expect(commandForKey(plain(key))).toBeNull();
        },
      ),
    );
  });
});

import { expect, it } from 'vitest';
import { usualLogLevel } from './usual-log-level.ts';

it.each([
  ['media', ['import', 'films'], 'info'],
  ['media', ['work'], 'info'],
  ['content', ['import', 'films', '--dry-run'], 'info'],
  ['media', ['status'], 'warn'],
  ['content', ['erase', 'glass-harbor', 'A reason'], 'warn'],
  ['member', ['import'], 'warn'],
  ['constructor', [], 'warn'],
])('%s %j logs %s where nothing else is said', (name, args, level) => {
  expect(usualLogLevel(name, args)).toBe(level);
});

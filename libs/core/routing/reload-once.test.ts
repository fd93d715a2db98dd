import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isOfEndedRelease, reloadOnce } from './reload-once.ts';

const unknown = new ApiError('API Request failed with status code 503', {
  kind: 'unavailable',
  status: 503,
  code: 'DOCUMENT_UNKNOWN',
  correlationId: null,
});
const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/film-1a2b.js');

function setUp() {
  const stored = new Map<string, string>();
  let now = 1_000_000;
  let reloads = 0;
  const surroundings = {
    storage: () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }),
    now: () => now,
    reload: () => void (reloads += 1),
  };
  return { stored, surroundings, reloads: () => reloads, advance: (ms: number) => (now += ms) };
}

describe('a page of a release that has ended', () => {
  it.each([
    [unknown, true],
    [chunk, true],
    [new TypeError('error loading dynamically imported module: /assets/a.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new Error('Unable to preload CSS for /assets/a.css'), true],
    [new ApiError('x', { kind: 'unavailable', status: 503, code: 'UNAVAILABLE', correlationId: null }), false],
    [new TypeError('x is null'), false],
    [{ code: 'unavailable', correlationId: null }, false],
    [null, false],
  ])('is known by its error (%#)', (error, expected) => expect(isOfEndedRelease(error)).toBe(expected));

  it('is loaded again once, and again for a release that comes later', () => {
    const { surroundings, reloads, advance } = setUp();
    expect([reloadOnce(unknown, surroundings), reloads()]).toEqual([true, 1]);
    for (let time = 0; time < 4; time += 1) {
      advance(70_000);
      expect([reloadOnce(unknown, surroundings), reloadOnce(chunk, surroundings), reloads()]).toEqual([
        false,
        false,
        1,
      ]);
    }
    advance(60_000);
    expect([reloadOnce(unknown, surroundings), reloads()]).toEqual([true, 2]);
  });

  it('is left as it is where the router has loaded it again for this chunk', () => {
    const { stored, surroundings, reloads } = setUp();
    stored.set(`tanstack_router_reload:${chunk.message}`, '1');
    expect([reloadOnce(chunk, surroundings), reloads()]).toEqual([false, 0]);
  });

  it('is left as it is where nothing can be remembered', () => {
    const { surroundings, reloads } = setUp();
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    expect([reloadOnce(unknown, { ...surroundings, storage: blocked }), reloads()]).toEqual([false, 0]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientOf, createRenderPlaces, type LeavePlace, processRenderPlaces } from './render-places.ts';

const LIMITS = { visitors: 8, members: 8, perClient: 4 };

/** The names are in the order in which they began. Those who still wait are missing. */
function setUp(longestWaitMs?: number) {
  const places = createRenderPlaces(LIMITS, longestWaitMs);
  const begun: string[] = [];
  const leaves: LeavePlace[] = [];
  const refused: string[] = [];
  const enter = (address: string, share: 'visitor' | 'arriving' | 'member' = 'visitor') =>
    places.enter(share, address).then((place) => {
      if (typeof place === 'string') refused.push(place);
      else {
        begun.push(address);
        leaves.push(place);
      }
    });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { enter, begun, leaves, refused, settle };
}

afterEach(() => vi.useRealTimers());

describe('the places for pages that are being made', () => {
  it('are few at once, some waiting, and none beyond', async () => {
    const { enter, begun, leaves, refused, settle } = setUp();
    for (let client = 0; client < 20; client += 1) void enter(`10.0.0.${client}`);
    await settle();
    expect([begun.length, refused.length]).toEqual([2, 12]);
    expect(new Set(refused)).toEqual(new Set(['process']));
    leaves[0]?.();
    leaves[0]?.();
    await settle();
    expect(begun.length).toBe(3);
  });

  it('are not all one client’s, however many pages it asks for', async () => {
    const { enter, begun, refused, leaves, settle } = setUp();
    for (let page = 0; page < 100; page += 1) void enter('10.0.0.1');
    void enter('10.0.0.2');
    await settle();
    expect(refused.filter((reason) => reason === 'client')).toHaveLength(96);
    expect(refused).toHaveLength(96);
    leaves[0]?.();
    await settle();
    // The other client has nothing under way, and comes before those of the first who came earlier.
    expect(begun).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.2']);
  });

  it('of visitors, of unconfirmed sessions and of members are apart', async () => {
    const { enter, begun, settle } = setUp();
    for (let client = 0; client < 50; client += 1) {
      void enter(`10.0.0.${client}`);
      void enter(`10.0.1.${client}`, 'arriving');
    }
    void enter('10.0.2.1', 'member');
    await settle();
    expect(begun).toContain('10.0.2.1');
  });

  it('time out after a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { enter, begun, refused, leaves, settle } = setUp(50);
    for (let client = 0; client < 3; client += 1) void enter(`10.0.0.${client}`);
    vi.advanceTimersByTime(51);
    await settle();
    expect([begun.length, refused]).toEqual([2, ['late']]);
    for (const leave of leaves) leave();
    void enter('10.0.0.9');
    await settle();
    expect(begun.at(-1)).toBe('10.0.0.9');
  });

  it('are those of the process for every brand in it', () => {
    expect(processRenderPlaces(LIMITS)).toBe(processRenderPlaces({ visitors: 1, members: 1, perClient: 1 }));
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::2', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s counts as %s', (address, client) => expect(clientOf(address)).toBe(client));
});

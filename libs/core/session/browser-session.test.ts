import { describe, expect, it } from 'vitest';
import { isOfEndedRelease } from '../routing/reload-once.ts';
import { createBrowserSession, type SessionRenewer } from './browser-session.ts';

function setUp(parts: { isMembersArea?: boolean; load?: () => Promise<SessionRenewer>; isReachable?: boolean } = {}) {
  const seen = { loads: 0, left: [] as string[], idle: [] as (() => void)[] };
  let onLogin: (uri: string) => void = () => undefined;
  const session = createBrowserSession({
    membersOrigin: () => 'https://members.example',
    isMembersArea: () => parts.isMembersArea ?? true,
    loadRenewer: async (login) => {
      seen.loads += 1;
      onLogin = login;
      return parts.load ? parts.load() : { refresh: async () => 'refreshed' };
    },
    page: {
      uri: () => '/videos?page=2',
      leaveFor: (address) => seen.left.push(address),
      whenIdle: (run) => seen.idle.push(run),
      isReachable: async () => parts.isReachable ?? true,
    },
  });
  return { session, seen, endSession: (uri: string) => onLogin(uri) };
}

describe('the session of a page', () => {
  it('L07 loads its keeper once, when idle or when a call is refused', async () => {
    const { session, seen } = setUp();
    session.startRenewal();
    expect(seen.loads).toBe(0);
    seen.idle[0]?.();
    expect(await Promise.all([session.refresh(0), session.refresh(0)])).toEqual(['refreshed', 'refreshed']);
    expect(seen.loads).toBe(1);
  });

  it('L07 A17 leaves for the members login with the way back, once', async () => {
    const { session, seen, endSession } = setUp();
    await session.refresh(0);
    endSession('/videos?page=2');
    session.login();
    expect(seen.left).toEqual(['https://members.example/oidc/login?uri=%2Fvideos%3Fpage%3D2']);
  });

  it('D10 has nothing to renew on a tour host', async () => {
    const { session, seen } = setUp({ isMembersArea: false });
    expect(await session.refresh(0)).toBe('ended');
    expect(seen.loads).toBe(0);
  });

  it('tries again to load what could not be loaded, and stays meanwhile', async () => {
    let works = false;
    const { session, seen } = setUp({
      isReachable: false,
      load: async () => {
        if (!works) throw new TypeError('offline');
        return { refresh: async () => 'refreshed' };
      },
    });
    expect(await session.refresh(0)).toBe('unanswered');
    works = true;
    expect(await session.refresh(0)).toBe('refreshed');
    expect(seen.loads).toBe(2);
  });

  it('stays after a lost connection: what failed when idle and when a call was refused is loaded once the host answers', async () => {
    let failures = 2;
    const { session, seen } = setUp({
      load: async () => {
        failures -= 1;
        if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module');
        return { refresh: async () => 'refreshed' };
      },
    });
    session.startRenewal();
    seen.idle[0]?.();
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(await Promise.all([session.refresh(0), session.refresh(0)])).toEqual(['refreshed', 'refreshed']);
    expect(seen).toMatchObject({ loads: 3, left: [] });
  });

  it('stays where its keeper is gone: the call fails as one of a release that has ended', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const { session, seen } = setUp({ load });
    const failure: unknown = await session.refresh(0).catch((error: unknown) => error);
    expect(isOfEndedRelease(failure)).toBe(true);
    expect(seen).toMatchObject({ loads: 2, left: [] });
  });
});

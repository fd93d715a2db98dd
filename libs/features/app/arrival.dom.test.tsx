import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { deviceAnswerCookie } from '@network/validation/device-answer.ts';
import { Arrival } from './arrival.tsx';
import { FlashHost } from './flash-host.tsx';

const lapsed: Viewer = {
  ...VISITOR,
  userId: 'u1',
  subscription: {
    type: 'member',
    isActive: false,
    isCancelled: true,
    isBillerNative: true,
    isFreeLimitedTrial: false,
    credits: 0,
    isGuest: false,
  },
};

function OpenDialog() {
  return <output>{useOpenDialog()?.id}</output>;
}

const active: Viewer = {
  ...lapsed,
  subscription: { ...(lapsed.subscription as NonNullable<Viewer['subscription']>), isActive: true, isCancelled: false },
};
const trial: Viewer = {
  ...active,
  subscription: { ...(active.subscription as NonNullable<Viewer['subscription']>), type: 'trial' },
};

async function arrive(address: string, viewer: Viewer = VISITOR, reloaded: Viewer | null = null) {
  window.history.replaceState({ key: 'entry' }, '', address);
  const request = vi.fn<() => unknown>(() => ({
    findOneUserProfile: reloaded && { userId: 'u1', viewer: JSON.stringify(reloaded) },
  }));
  const { Page } = pageFixture({ viewer, answers: { FindOneUserProfile: request } });
  await act(async () => {
    render(
      <Page>
        <FlashHost>
          <Arrival />
          <OpenDialog />
        </FlashHost>
      </Page>,
    );
    await import('./follow-arrival.ts').then(({ arrivalParameters }) => arrivalParameters());
  });
  // What waits for hydration has a turn of its own.
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
  return request;
}

const notices = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('R59 D39 parameters of an address that have their effect on any page', () => {
  beforeEach(() => {
    localStorage.clear();
    // These pages have hydrated.
    vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  });

  it('R59 shows a notice once and takes it off the address, whose state and rest stay', async () => {
    await arrive('/videos?page=2&notification=signupSuccess&reactivation=success#list', active);
    expect(notices()).toEqual(['Welcome. Your membership is ready.', 'Your membership is active again. Welcome back.']);
    expect(address()).toBe('/videos?page=2#list');
    expect(window.history.state).toEqual({ key: 'entry' });
  });

  it('R55 shows the answer to a device challenge at home', async () => {
    document.cookie = deviceAnswerCookie('blocked', false);
    await arrive('/?dc=blocked');
    expect(notices()).toEqual(['That device is blocked and can’t sign in. Please change your password, too.']);
    expect(address()).toBe('/');
    cleanup();
    await arrive('/?dc=blocked');
    expect(notices()).toEqual([]);
  });

  const NOTICES = [
    '/?dc=approved',
    '/?dc=blocked',
    '/?notification=upgradesuccess',
    '/?notification=upgradedenial',
    '/?notification=signupSuccess',
    '/?reactivation=success',
    '/?from=joinnow',
  ];
  const last = (href: string) => href.slice(href.indexOf('=') + 1);

  it.each(NOTICES)('D44 shows a visitor no notice for %s, which leaves the address', async (href) => {
    await arrive(href);
    expect(notices()).toEqual([]);
    expect(address()).toBe('/');
  });

  it('D44 shows no other answer to a device challenge than the one of this browser', async () => {
    document.cookie = deviceAnswerCookie('approved', false);
    await arrive('/?dc=blocked');
    expect(notices()).toEqual([]);
  });

  it.each([
    [
      'an active member',
      active,
      ['approved', 'upgradesuccess', 'upgradedenial', 'signupSuccess', 'success', 'joinnow'],
    ],
    ['a trial', trial, ['approved', 'upgradedenial', 'signupSuccess', 'success', 'joinnow']],
    ['a lapsed member', lapsed, ['approved', 'upgradedenial', 'joinnow']],
    ['a person without a subscription', { ...lapsed, subscription: null }, ['approved', 'joinnow']],
  ])('D44 %s sees what is true of them', async (_person, viewer, expected) => {
    const shown: string[] = [];
    for (const href of NOTICES) {
      await arrive(href, viewer);
      if (notices().length > 0) shown.push(last(href));
      cleanup();
    }
    expect(shown).toEqual(expected);
  });

  it('D44 is decided by the profile after it was loaded again', async () => {
    await arrive('/?reactivation=success&fatr=true', lapsed, active);
    await expect.poll(() => notices()).toEqual(['Your membership is active again. Welcome back.']);
    cleanup();
    await arrive('/?reactivation=success&fatr=true', active, lapsed);
    expect(notices()).toEqual([]);
  });

  it('the profile is loaded again once the page has hydrated, which would take parts out of it otherwise', async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
    const request = await arrive('/?reactivation=success&fatr=true', lapsed, active);
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    expect(request).not.toHaveBeenCalled();
    act(() => {
      for (const run of waiting) run();
    });
    await expect.poll(() => request.mock.calls.length).toBe(1);
  });

  it('R59 fatr=true loads the profile again, but not for a visitor', async () => {
    expect(await arrive('/?fatr=true', lapsed)).toHaveBeenCalledOnce();
    expect(await arrive('/?fatr=true')).not.toHaveBeenCalled();
    expect(address()).toBe('/');
  });

  it('R59 modal=upgrade opens the purchase dialog for a subscriber who may see it', async () => {
    await arrive('/videos?modal=upgrade', lapsed);
    expect(screen.getByText('PurchaseMembership')).toBeTruthy();
    expect(address()).toBe('/videos');
  });

  it.each([
    ['a visitor', VISITOR],
    ['a tandem child', { ...lapsed, isTandemChild: true }],
    ['somebody without a subscription', { ...lapsed, subscription: null }],
  ])('R59 modal=upgrade opens nothing for %s', async (_person, viewer) => {
    await arrive('/videos?modal=upgrade', viewer);
    expect(screen.queryByText('PurchaseMembership')).toBeNull();
    expect(address()).toBe('/videos');
  });

  it('R57 stores the affiliate’s code of an address', async () => {
    await arrive('/?nats=MTAw.1');
    expect(document.cookie).toContain('sales_tracking=nats%3DMTAw.1');
    expect(address()).toBe('/?nats=MTAw.1');
  });
});

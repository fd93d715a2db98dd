import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
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
  return <output>{useDialogs().current?.id}</output>;
}

async function arrive(address: string, viewer: Viewer = VISITOR) {
  window.history.replaceState({ key: 'kept' }, '', address);
  const request = vi.fn<() => unknown>(() => ({ findOneUserProfile: null }));
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
  });
  return request;
}

const notices = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('R59 D39 what an address asks of any page', () => {
  beforeEach(() => localStorage.clear());

  it('R59 shows a notice once and takes it off the address, whose state and rest stay', async () => {
    await arrive('/videos?page=2&notification=signupSuccess&reactivation=success#list');
    expect(notices()).toEqual(['Welcome. Your membership is ready.', 'Your membership is active again. Welcome back.']);
    expect(address()).toBe('/videos?page=2#list');
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it('R55 tells the answer to a device challenge at home', async () => {
    await arrive('/?dc=blocked');
    expect(notices()).toEqual(['That device is blocked and can’t sign in. Please change your password, too.']);
    expect(address()).toBe('/');
  });

  it('R59 fatr=true asks anew who this is, and of a visitor nothing', async () => {
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

  it('R57 keeps the affiliate’s code that an address brings along', async () => {
    await arrive('/?nats=MTAw.1');
    expect(document.cookie).toContain('sales_tracking=nats%3DMTAw.1');
    expect(address()).toBe('/?nats=MTAw.1');
  });
});

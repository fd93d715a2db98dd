import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { TEASER_SHOWN_KEY } from '@network/lifecycle/purchase-auto-open/purchase-auto-open.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import blacked from '../../../../apps/blacked/tenant.ts';
import blackedraw from '../../../../apps/blackedraw/tenant.ts';
import combined from '../../../../apps/combined/tenant.ts';
import deeper from '../../../../apps/deeper/tenant.ts';
import milfy from '../../../../apps/milfy/tenant.ts';
import slayed from '../../../../apps/slayed/tenant.ts';
import tushy from '../../../../apps/tushy/tenant.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../apps/vixenplus/tenant.ts';
import wifey from '../../../../apps/wifey/tenant.ts';
import { showPart } from '../testing/membership-page.tsx';
import PurchasePrompt from './purchase-prompt.tsx';

const BRANDS = [vixen, tushy, blacked, blackedraw, deeper, slayed, milfy, wifey, vixenplus, combined] as const;

beforeEach(() => localStorage.clear());

describe.each(BRANDS.map((tenant) => [tenant.id, tenant] as const))('L15 the purchase modal on %s', (_id, tenant) => {
  const [own = 'vixen'] = SITE_IDS.filter((site) => tenant.sites.some((shown) => shown === site));
  const viewer = {
    ...examplePeople(own, own === 'tushy' ? 'vixen' : 'tushy')['lapsed member'],
    unlockedChannelPackIds: [],
  };
  const answers = {
    TeaserState: () => ({ findOneUserProfile: { multisiteType: null, state: { modals: { teaserViewed: null } } } }),
  };
  /** The dialog that is open once the page knows about the person. */
  const dialogAt = async (path: string) => {
    cleanup();
    const { queryClient } = showPart(<PurchasePrompt />, { viewer, tenant, path, answers });
    const about = queryClient.getQueryCache().findAll({ type: 'active' });
    await waitFor(() => expect(about.map(({ state }) => state.status)).toEqual(['success']));
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    return screen.getByTestId('dialog').textContent;
  };

  it('opens for a lapsed member who comes home, once a day, after the page that showed the strip', async () => {
    if (tenant.features.promotionalVideoTeaserModal) {
      expect(await dialogAt('/')).toBe('none');
      localStorage.setItem(TEASER_SHOWN_KEY, '1');
    }
    expect(await dialogAt('/')).toContain('"clickLocation":"ExpiredUsersOnPageLoad"');
    expect(await dialogAt('/')).toBe('none');
  });

  it('opens on a page without the strip, whoever comes by a link', async () => {
    expect(await dialogAt('/videos')).toContain('"clickLocation":"ExpiredUsersOnPageLoad"');
    expect(await dialogAt('/performers')).toBe('none');
  });
});

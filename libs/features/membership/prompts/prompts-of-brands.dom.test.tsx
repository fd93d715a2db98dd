import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
afterEach(() => cleanup());

describe.each(BRANDS.map((tenant) => [tenant.id, tenant] as const))('L15 the purchase modal on %s', (_id, tenant) => {
  const [own = 'vixen'] = SITE_IDS.filter((site) => tenant.sites.some((shown) => shown === site));
  const viewer = examplePeople(own, own === 'tushy' ? 'vixen' : 'tushy')['lapsed member'];
  const answers = {
    TeaserState: () => ({ findOneUserProfile: { multisiteType: null, state: { modals: { teaserViewed: null } } } }),
  };
  const load = async (path: string) => {
    cleanup();
    const { queryClient } = showPart(<PurchasePrompt />, { viewer, tenant, path, answers });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve, 0));
    return screen.getByTestId('dialog').textContent;
  };

  it('opens for a lapsed member who comes home, once a day, after the page that showed the strip', async () => {
    const { promotionalVideoTeaserModal: hasTeaser } = tenant.features;
    if (hasTeaser) {
      expect(await load('/')).toBe('none');
      localStorage.setItem(TEASER_SHOWN_KEY, '1');
    }
    expect(await load('/')).toContain('"clickLocation":"ExpiredUsersOnPageLoad"');
    expect(await load('/')).toBe('none');
  });

  it('opens on a page without the strip, whoever comes by a link', async () => {
    expect(await load('/videos')).toContain('"clickLocation":"ExpiredUsersOnPageLoad"');
    expect(await load('/performers')).toBe('none');
  });
});

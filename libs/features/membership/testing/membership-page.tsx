import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { VISITOR, type Viewer, type ViewerSubscription } from '@network/access/viewer.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { type PageFixtureOptions, pageFixture } from '@network/core/testing/page-fixture.tsx';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** An active subscription of a native biller by default. */
export function viewerWith(subscription: Partial<ViewerSubscription>, more: Partial<Viewer> = {}): Viewer {
  const current = {
    type: 'member',
    isActive: true,
    isCancelled: false,
    isBillerNative: true,
    isFreeLimitedTrial: false,
  };
  const isActive = subscription.isActive ?? true;
  return {
    ...VISITOR,
    userId: 'user-1',
    subscription: { ...current, credits: 0, isGuest: false, ...subscription } as ViewerSubscription,
    siteAccess: isActive && (subscription.type ?? 'member') === 'member' ? ['vixen'] : [],
    ...more,
  };
}

export const month: PlanOptionFragment = {
  optionId: 303,
  kind: 'MONTH',
  isMultisite: false,
  isPortalOffer: false,
  sites: ['vixen'],
  chargedNow: usd(2_999),
  chargedLater: usd(2_999),
  laterAt: '2026-12-21T00:00:00Z',
  renewalMonths: 1,
  firstDays: null,
  inDays: { every: 30, laterAt: '2026-12-20T00:00:00Z', firstDays: null },
  perMonth: usd(2_999),
  savedPercent: 0,
  credit: { amount: 0, currency: 'USD' },
  replaces: [],
};
export const allSites: PlanOptionFragment = { ...month, optionId: 3045, isMultisite: true, chargedNow: usd(4_999) };

/** The data of the purchase modal, with a stored card by default. */
export function purchaseOptions(more: object = {}) {
  return () => ({
    joinOptions: {
      isOneClickEnabled: true,
      storedCard: { name: 'Visa ending 1111' },
      options: [month, allSites],
      billers: [
        { id: 'rocketgate', name: 'RocketGate', isNative: true, countsDays: false },
        { id: 'epoch', name: 'Epoch', isNative: false, countsDays: false },
      ],
      defaultSubscription: { optionId: 303 },
      ...more,
    },
  });
}

function OpenDialog() {
  const current = useOpenDialog();
  return <output data-testid="dialog">{current ? `${current.id} ${JSON.stringify(current.options)}` : 'none'}</output>;
}

/** Renders a part of this feature on a page, and records its flashes and navigations. */
export function showPart(part: ReactNode, options: PageFixtureOptions) {
  const flashes: Flash[] = [];
  const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
  const { Page, router, queryClient } = pageFixture(options);
  const page = render(
    <Page>
      <FlashProvider value={(flash) => void flashes.push(flash)}>
        {part}
        <OpenDialog />
      </FlashProvider>
    </Page>,
  );
  return { ...page, flashes, assign, router, queryClient };
}

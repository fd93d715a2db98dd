import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { parseSearch, stringifySearch } from '@network/core/routing/search-params.ts';
import { declines } from '@network/messages/declines.ts';
import { welcome } from '@network/messages/welcome.ts';
import { paidSignupSample } from '../testing/paid-signup-sample.ts';
import DeniedPage from './denied-page.tsx';

const expired = declines.reasons['card-expired'];

it.each([
  ['CARD_EXPIRED', `${expired.text} ${expired.advice} ${welcome.denied.uncharged}`],
  [null, undefined],
] as const)(
  'opens the memberships with the reason of the decline where it is known: %s',
  async (declineReason, declined) => {
    const welcomeSignup = { ...paidSignupSample, status: 'NOT_PAID', declineReason };
    const { Page } = pageFixture({
      viewer: { ...VISITOR, userId: 'user-1' },
      answers: { WelcomePage: () => ({ welcomeSignup, getWelcomePagePictureSet: { images: [] } }) },
    });
    const seen: unknown[] = [];
    const Opened = () => {
      const current = useOpenDialog();
      seen.push(current);
      return null;
    };
    const root = createRootRoute();
    const denied = createRoute({ getParentRoute: () => root, path: '/_signupdenial', component: DeniedPage });
    const address = '/_signupdenial?memberid=m1&hashedMemberId=abc&username=member1234&siteId=3';
    const history = createMemoryHistory({ initialEntries: [address] });
    const router = createRouter({ routeTree: root.addChildren([denied]), history, parseSearch, stringifySearch });
    render(
      <Page>
        <RouterProvider router={router as never} />
        <Opened />
      </Page>,
    );
    await screen.findByText(declineReason ? expired.title : welcome.denied.title);
    fireEvent.click(screen.getByRole('button', { name: welcome.denied.member }));
    await waitFor(() => expect(seen.at(-1)).toMatchObject({ id: 'PurchaseMembership' }));
    expect((seen.at(-1) as { options: { declined?: string } }).options.declined).toBe(declined);
  },
);

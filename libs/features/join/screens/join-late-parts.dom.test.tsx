import { act, screen } from '@testing-library/react';
import { type ComponentProps, lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { JoinScreen } from './join-screen.tsx';

type Terms = ComponentProps<typeof JoinScreen>['orderTerms'];
const usd = (amount: number) => ({ amount, currency: 'USD' });
const options: ComponentProps<typeof JoinScreen>['options'] = [
  {
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
    credit: usd(0),
    replaces: [],
  },
];
const billers = [{ id: 'rocketgate', name: 'RocketGate', isNative: true, countsDays: false }];

const screenWith = (orderTerms: Terms) => (
  <JoinScreen
    brand="Vixen"
    options={options}
    billers={billers}
    defaultOptionId={303}
    loginHref="/login"
    films={[]}
    hasGems
    isBusy={false}
    orderTerms={orderTerms}
    onSubmit={async () => null}
  />
);

afterEach(() => {
  document.body.replaceChildren();
});

it('shows what the server drew of the late parts of the join form until their code is there', async () => {
  const Drawn = () => <p>Have a voucher?</p>;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(screenWith(Drawn));
  const arrival = Promise.withResolvers<{ default: Terms }>();
  // The form renders once more as soon as it is mounted. The errors are of parts that the server could not draw here.
  const root = await act(async () =>
    hydrateRoot(page, screenWith(lazy(() => arrival.promise)), { onRecoverableError: () => undefined }),
  );
  const drawn = screen.getByText('Have a voucher?');
  await act(async () => arrival.resolve({ default: Drawn }));
  expect(screen.getByText('Have a voucher?')).toBe(drawn);
  act(() => root.unmount());
});

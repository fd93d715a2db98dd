import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { CancelView } from './cancel-view.tsx';
import { ReactivateView } from './reactivate-view.tsx';
import { YearlyUpgradeView } from './yearly-upgrade-view.tsx';

const nothing = () => undefined;

afterEach(cleanup);

/** Names of the buttons of a dialog. */
function buttonsOf(dialog: ReactNode): readonly (string | null)[] {
  const { Page } = pageFixture({ viewer: VISITOR });
  render(<Page>{dialog}</Page>);
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

const cancelling = {
  quote: null,
  isCancelled: false,
  reason: null,
  onRetry: nothing,
  onAcceptOffer: nothing,
  onConfirm: nothing,
  onReason: nothing,
  onSendReason: nothing,
  onClose: nothing,
} as const;

it.each<[string, ReactNode]>([
  ['cancelling', <CancelView key="cancel" {...cancelling} busyWith="quote" failure={undefined} />],
  [
    'coming back',
    <ReactivateView
      key="reactivate"
      offer={null}
      terms={null}
      isLoading
      isBusy={false}
      failure={undefined}
      onReactivate={nothing}
      onClose={nothing}
    />,
  ],
  [
    'the year',
    <YearlyUpgradeView
      key="year"
      quote={null}
      isUnavailable={false}
      isPaying={false}
      voucherEntry={null}
      failure={undefined}
      onConfirm={nothing}
      onRetry={nothing}
      onClose={nothing}
    />,
  ],
])('the dialog of %s has no button that what is still loaded could move', (_what, dialog) => {
  expect(buttonsOf(dialog)).toEqual(['Close']);
});

it('cancelling that could not be asked about can be tried again or left', () => {
  expect(buttonsOf(<CancelView {...cancelling} busyWith={null} failure="It is away." />)).toEqual([
    expect.stringContaining('Keep'),
    expect.stringMatching(/again/i),
    'Close',
  ]);
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const plan = {
  kind: 'plan',
  id: 'vixen-month',
  state: 'published',
  version: 1,
  publishedVersion: 1,
  updatedAt: null,
  updatedBy: null,
  publishAt: null,
  unpublishAt: null,
  caption: null,
  plan: {
    slug: 'vixen-month',
    site: 'vixen',
    group: null,
    period: 'month',
    firstPrice: 2_999,
    renewalPrice: 2_999,
    trialDays: null,
    isPortalOffer: false,
    prices: [{ currency: 'EUR', firstPrice: 2_499, renewalPrice: 2_499 }],
    segpayTicket: null,
    ccbillForm: null,
  },
};

it('the form of a plan sends its prices in minor units, one line for each further currency', async () => {
  const user = userEvent.setup();
  const { calls } = await openPage('/plans/vixen-month', 'editor', {
    ContentItem: () => ({ content: plan }),
    ContentVersions: () => ({ contentVersions: [] }),
    SaveContent: () => ({ result: { __typename: 'ContentSaved', item: { ...plan, version: 2 } } }),
  });
  const renewal = await screen.findByLabelText(/^Price of renewals in cents/, {}, PATIENTLY);
  await user.clear(renewal);
  await user.type(renewal, '3499');
  const further = screen.getByLabelText<HTMLTextAreaElement>(/^In other currencies/);
  expect(further.value).toBe('EUR 2499 2499');
  await user.type(further, '{enter}JPY 3400 3500');
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'SaveContent')).toBe(true));
  expect(calls.find(({ operation }) => operation === 'SaveContent')?.variables).toMatchObject({
    read: { id: 'vixen-month', version: 1 },
    input: {
      plan: {
        slug: 'vixen-month',
        site: 'vixen',
        group: null,
        period: 'month',
        firstPrice: 2_999,
        renewalPrice: 3_499,
        prices: [
          { currency: 'EUR', firstPrice: 2_499, renewalPrice: 2_499 },
          { currency: 'JPY', firstPrice: 3_400, renewalPrice: 3_500 },
        ],
      },
    },
  });
  expect(screen.getByLabelText<HTMLInputElement>(/^Slug/).disabled).toBe(true);
});

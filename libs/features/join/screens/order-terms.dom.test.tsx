import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PlanOptionFragment } from '@network/graphql/fragments/plan-option.generated.ts';
import { someBillers, somePlans } from '../../testing/story-samples.ts';
import { joinPageQuery } from '../routes.tsx';
import OrderTerms from './order-terms.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const MONTH = {
  ...somePlans[0],
  optionId: 303,
  chargedNow: usd(2_999),
  chargedLater: usd(2_999),
} as PlanOptionFragment;
const FREE = { ...MONTH, optionId: 302, chargedNow: usd(0), chargedLater: null } as PlanOptionFragment;

function show(priceRefusal?: string) {
  const client = new QueryClient();
  const reload = vi.spyOn(client, 'invalidateQueries').mockResolvedValue(undefined);
  const page = (refusal: string | undefined) => (
    <QueryClientProvider client={client}>
      <OrderTerms
        options={[MONTH, FREE]}
        option={MONTH}
        biller={someBillers[0] ?? { id: 'vendo', name: 'Vendo', isNative: true, countsDays: false }}
        billers={someBillers}
        typed={undefined}
        refused={undefined}
        priceRefusal={refusal}
        onReduced={() => undefined}
      />
    </QueryClientProvider>
  );
  const { rerender, container } = render(page(priceRefusal));
  return { reload, container, refuse: (refusal: string) => rerender(page(refusal)) };
}
const KEY = 'billing.payment.priceChanged';

it('sends the price of each option, since a form without scripts can’t know which is chosen', () => {
  const { container } = show();
  const fields = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['shown-303', 'USD 2999 2999'],
    ['shown-302', 'USD 0'],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('loads the prices of now before it says that one has changed', async () => {
  const { reload, refuse } = show();
  refuse(KEY);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('it is $29.99 now. Nothing was charged.'),
  );
  expect(reload).toHaveBeenCalledExactlyOnceWith({ queryKey: joinPageQuery.queryKey });
});

it('says it at once on a page that is the answer to its form', () => {
  const { reload } = show(KEY);
  expect(screen.getByRole('alert').textContent).toContain('$29.99');
  expect(reload).not.toHaveBeenCalled();
});

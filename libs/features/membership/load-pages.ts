import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import type { RawSearch } from '@network/core/routing/search-params.ts';
import { ownMembershipsQuery } from '@network/core/session/own-memberships-query.ts';
import { recoveryQuery } from '@network/core/session/recovery-query.ts';
import { membershipToCancel } from './pages/choose-membership.ts';
import {
  cancellationPreviewQuery,
  pendingCancellationQuery,
  purchaseOptionsQuery,
  receiptQuery,
  yearlyQuoteQuery,
} from './queries.ts';

export const loadPayment = (context: RouterContext) => context.queryClient.ensureQueryData(recoveryQuery);

/** @throws that there is no such receipt of the person */
export async function loadReceipt(context: RouterContext, id: string): Promise<void> {
  const { receipt } = await context.queryClient.ensureQueryData(receiptQuery(id));
  if (!receipt) throw notFound();
}

/** The person's memberships, and what cancelling means: by the step that the address names, else as it is now. */
export async function loadCancellation(
  { queryClient, tenant }: RouterContext,
  { step = '', subscription }: RawSearch,
): Promise<void> {
  const [{ memberships }, started] = await Promise.all([
    queryClient.ensureQueryData(ownMembershipsQuery),
    step === '' ? null : queryClient.ensureQueryData(pendingCancellationQuery(String(step))),
  ]);
  const membership = membershipToCancel(memberships, tenant.id, subscription);
  if (started?.pendingCancellation || !membership?.canCancel) return;
  await queryClient.ensureQueryData(cancellationPreviewQuery(membership.subscriptionId));
}

/** All memberships of the person. */
export const loadMemberships = ({ queryClient }: RouterContext) => queryClient.ensureQueryData(ownMembershipsQuery);

/** What the person may buy here, with the year that a monthly bundle can change to. */
export async function loadUpgrade({ queryClient }: RouterContext): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(purchaseOptionsQuery), queryClient.ensureQueryData(yearlyQuoteQuery)]);
}

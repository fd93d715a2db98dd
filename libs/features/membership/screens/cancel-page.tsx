import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormAnswer } from '@network/core/forms/use-form-answer.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { ownMembershipsQuery } from '@network/core/session/own-memberships-query.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { cancelling } from '@network/messages/cancelling.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { cancellationPreviewQuery, pendingCancellationQuery } from '../queries.ts';
import { CancelScreen, type CancelScreenProps } from '../cancelling/cancel-screen.tsx';
import { membershipToCancel } from '../pages/choose-membership.ts';
import { formErrors } from '../pages/form-errors.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(cancelling)('head', { brand: context.tenant.name }), isPrivate: true });

const route = getRouteApi('/account/cancel');

/** `/account/cancel`: cancelling on a page, which works without scripts and can be linked to. */
export default function CancelPage(): ReactNode {
  const { step = '' } = route.useSearch();
  return step === '' ? <NewStep /> : <StartedStep confirmationId={String(step)} />;
}

/** A step that a release before this one, or a link, has started. */
function StartedStep({ confirmationId }: { readonly confirmationId: string }) {
  const { pendingCancellation } = useSuspenseQuery(pendingCancellationQuery(confirmationId)).data;
  return pendingCancellation ? <Step quote={pendingCancellation} /> : <NewStep hasExpired />;
}

/** What cancelling would mean now; `hasExpired` where the address names a step that can't be confirmed any more. */
function NewStep({ hasExpired = false }: { readonly hasExpired?: boolean }) {
  const membership = useCancelledMembership();
  return membership?.canCancel ? (
    <PreviewedStep subscriptionId={membership.subscriptionId} hasExpired={hasExpired} />
  ) : (
    <Step quote={null} hasExpired={hasExpired} />
  );
}

function PreviewedStep({ subscriptionId, ...rest }: { readonly subscriptionId: string; readonly hasExpired: boolean }) {
  const { cancellationPreview } = useSuspenseQuery(cancellationPreviewQuery(subscriptionId)).data;
  return <Step quote={cancellationPreview ?? null} {...rest} />;
}

interface StepProps {
  readonly quote: CancelScreenProps['quote'];
  readonly hasExpired?: boolean;
}

function Step({ quote, hasExpired = false }: StepProps) {
  const { done, cancellation } = route.useSearch();
  const expired = hasExpired ? { form: billingText('billing.cancellation.expired') } : {};
  return (
    <CancelScreen
      membership={useCancelledMembership()}
      quote={quote}
      ending={done === 'stayed' || done === 'told' ? done : null}
      confirmationId={cancellation === undefined ? null : String(cancellation)}
      errors={{ ...expired, ...formErrors(useFormAnswer()) }}
    />
  );
}

function useCancelledMembership() {
  const { subscription } = route.useSearch();
  const tenant = useTenant();
  const { memberships } = useSuspenseQuery(ownMembershipsQuery).data;
  return membershipToCancel(memberships, tenant.id, subscription);
}

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
import type { PendingCancellationQuery } from '../api/pending-cancellation.generated.ts';
import { pendingCancellationQuery } from '../queries.ts';
import { CancelScreen } from '../cancelling/cancel-screen.tsx';
import { chooseMembership } from '../pages/choose-membership.ts';
import { formErrors } from '../pages/form-errors.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(cancelling)('head', { brand: context.tenant.name }), isPrivate: true });

const route = getRouteApi('/account/cancel');

/** `/account/cancel`: cancelling step by step on pages, which works without scripts and can be linked to. */
export default function CancelPage(): ReactNode {
  const { step = '' } = route.useSearch();
  return step === '' ? <NextStep quote={null} /> : <StartedStep confirmationId={String(step)} />;
}

function StartedStep({ confirmationId }: { readonly confirmationId: string }) {
  const { pendingCancellation } = useSuspenseQuery(pendingCancellationQuery(confirmationId)).data;
  return <NextStep quote={pendingCancellation ?? null} hasExpired={!pendingCancellation} />;
}

interface NextStepProps {
  readonly quote: (PendingCancellationQuery['pendingCancellation'] & {}) | null;
  /** Whether the address names a step that can't be confirmed any more. */
  readonly hasExpired?: boolean;
}

function NextStep({ quote, hasExpired = false }: NextStepProps) {
  const { subscription, done } = route.useSearch();
  const tenant = useTenant();
  const { memberships } = useSuspenseQuery(ownMembershipsQuery).data;
  const expired = hasExpired ? { form: billingText('billing.cancellation.expired') } : {};
  return (
    <CancelScreen
      membership={chooseMembership(memberships, {
        subscriptionId: subscription,
        brand: tenant.id,
        fits: ({ canCancel }) => canCancel,
      })}
      quote={quote}
      hasStayed={done === 'stayed'}
      errors={{ ...expired, ...formErrors(useFormAnswer()) }}
    />
  );
}

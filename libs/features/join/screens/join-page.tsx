import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { useVariant } from '@network/core/experiments/use-variant.ts';
import { billingText } from '@network/core/i18n/billing-text.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { campaignOf, readCampaign } from '@network/core/session/campaign.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { join } from '@network/messages/join.ts';
import { StartSignupDocument, type StartSignupMutation } from '../api/start-signup.generated.ts';
import { joinPageQuery } from '../routes.tsx';
import { type JoinFailure, JoinScreen } from './join-screen.tsx';

/** Fields that the gateway may name in a failure. */
const FIELDS: readonly (string | null)[] = ['email', 'password', 'optionId', 'biller'] satisfies JoinFailure['field'][];

export const head: RouteHead = ({ match: { context } }) => {
  const t = messagesOf(join);
  const brand = context.tenant.name;
  return pageHead(context, {
    title: t('head.title', { brand }),
    description: t('head.description', { brand }),
    canonicalPath: '/joinnow',
  });
};

/** Starts a signup and goes on to the biller's payment page. */
export default function JoinPage(): ReactNode {
  const { joinOptions } = useSuspenseQuery(joinPageQuery).data;
  const { name, urls } = useTenant();
  const picture = useVariant('joinFormImage');
  const analytics = useAnalytics();
  const signup = useMutation({
    ...operationMutation(StartSignupDocument),
    onSuccess: ({ startSignup: { location } }) => {
      if (location !== null) window.location.assign(location);
    },
  });
  usePageReturn(() => signup.reset());
  return (
    <JoinScreen
      brand={name}
      options={joinOptions.options}
      billers={joinOptions.billers}
      defaultOptionId={joinOptions.defaultSubscription?.optionId ?? null}
      loginHref={new URL('/oidc/login?uri=%2F', urls.members).href}
      picture={picture}
      isBusy={signup.isPending || signup.data?.startSignup.success === true}
      onSubmit={async (request) => {
        try {
          analytics.track('purchaseStart', { option: String(request.optionId), biller: request.biller });
          const { startSignup } = await signup.mutateAsync({
            input: { ...request, ...readCampaign(), ...campaignOf(window.location.search) },
          });
          return failureOf(startSignup);
        } catch (error) {
          return { field: null, text: errorText(error) };
        }
      }}
    />
  );
}

type Answer = StartSignupMutation['startSignup'];

function failureOf(answer: Answer): JoinFailure | null {
  if (answer.success) return null;
  const minutes = String(Math.max(1, Math.ceil((answer.retryAfterSeconds ?? 0) / 60)));
  const text = billingText(answer.messageKey, { code: answer.errorCode ?? '—', minutes });
  return { field: FIELDS.includes(answer.field) ? (answer.field as JoinFailure['field']) : null, text };
}

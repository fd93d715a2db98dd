import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { useVariant } from '@network/core/experiments/use-variant.ts';
import type { FormAnswer } from '@network/core/forms/form-answer.ts';
import { useFormAnswer } from '@network/core/forms/use-form-answer.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { campaignOf, trackingOf } from '@network/core/session/addressed-campaign.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { readCampaign } from '@network/core/session/campaign.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { errors as errorTexts } from '@network/messages/errors.ts';
import { join } from '@network/messages/join.ts';
import { StartSignupDocument, type StartSignupMutation } from '../api/start-signup.generated.ts';
import { joinPageQuery } from '../routes.tsx';
import { type JoinFailure, JoinScreen, type RefusedJoin } from './join-screen.tsx';

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

/** Starts a signup and continues to the biller's payment page. */
export default function JoinPage(): ReactNode {
  const { joinOptions, featuredVideos } = useSuspenseQuery(joinPageQuery).data;
  const ability = useAbility();
  const { name, urls } = useTenant();
  const picture = useVariant('joinFormImage');
  const pricing = useVariant('pricing');
  const paypal = useVariant('paypal');
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
      films={featuredVideos}
      hasGems={ability.can('see', 'channels')}
      picture={picture}
      pricing={pricing}
      paypal={paypal}
      refused={refusedBy(useFormAnswer())}
      isBusy={signup.isPending || signup.data?.startSignup.success === true}
      onSubmit={async (request) => {
        try {
          analytics.track('purchaseStart', { option: String(request.optionId), biller: request.biller });
          const { startSignup } = await signup.mutateAsync({
            input: {
              ...request,
              ...readCampaign(),
              ...campaignOf(window.location.search),
              ...trackingOf(window.location.search),
            },
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
  const minutes = minutesOf(answer.retryAfterSeconds ?? 0);
  const text = billingText(answer.messageKey, { code: answer.errorCode ?? '—', minutes });
  return { field: FIELDS.includes(answer.field) ? (answer.field as JoinFailure['field']) : null, text };
}

/** The answer to the form as it was sent without scripts, in texts. */
function refusedBy(answer: FormAnswer | null): RefusedJoin | null {
  switch (answer?.outcome) {
    case 'refused': {
      const values = { code: answer.reference ?? '—', minutes: '1' };
      // The answer to another page's form has other codes.
      const own = Object.entries(answer.errors).filter(([, key]) => key.startsWith('billing.'));
      const texts = own.map(([field, key]) => [field, billingText(key, values)]);
      return own.length > 0 ? { errors: Object.fromEntries(texts), values: answer.values } : null;
    }
    case 'limited': {
      const minutes = minutesOf(answer.retryAfterSeconds);
      return { errors: { form: billingText('billing.signup.limited', { minutes }) }, values: answer.values };
    }
    case 'failed':
    case 'tooLarge':
      return { errors: { form: messagesOf(errorTexts)('unavailable') }, values: {} };
    default:
      return null;
  }
}

function minutesOf(seconds: number): string {
  return String(Math.max(1, Math.ceil(seconds / 60)));
}

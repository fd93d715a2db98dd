import { useMutation } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useAnalytics } from '@network/core/analytics/use-measuring.ts';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { useVariant } from '@network/core/experiments/use-variant.ts';
import { useFormAnswer } from '@network/core/forms/use-form-answer.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { lazyPart } from '@network/core/routing/lazy-part.ts';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { campaignOf, trackingOf } from '@network/core/session/addressed-campaign.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { readCampaign } from '@network/core/session/campaign.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { join } from '@network/messages/join.ts';
import { StartSignupDocument } from '../api/start-signup.generated.ts';
import { joinPageQuery } from '../routes.tsx';
import type * as joinAnswers from './join-answers.ts';
import { JoinScreen } from './join-screen.tsx';

// Most forms are not refused.
const loadAnswers = againWhenReachable(() => import('./join-answers.ts'));
let loaded: Promise<typeof joinAnswers> | undefined;
const answers = () =>
  (loaded ??= loadAnswers().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));

const OrderTerms = lazyPart(() => import('./order-terms.tsx'), neededPart);

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
  const answer = useFormAnswer();
  const refused = answer && use(answers()).refusedBy(answer);
  return (
    <JoinScreen
      brand={name}
      options={joinOptions.options}
      billers={joinOptions.billers}
      defaultOptionId={joinOptions.defaultSubscription?.optionId ?? null}
      loginHref={loginAddress(urls.members, '/')}
      films={featuredVideos}
      hasGems={ability.can('see', 'channels')}
      picture={picture}
      pricing={pricing}
      paypal={paypal}
      orderTerms={OrderTerms}
      refused={refused}
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
          return startSignup.success ? null : (await answers()).failureOf(startSignup);
        } catch (error) {
          return { field: null, text: errorText(error) };
        }
      }}
    />
  );
}

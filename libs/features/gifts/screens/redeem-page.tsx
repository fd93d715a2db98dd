import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { singleValue } from '@network/core/routing/search-params.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import { refreshProfile } from '@network/core/session/refresh-profile.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { gifts } from '@network/messages/gifts.ts';
import { CheckCodeDocument } from '../api/check-code.generated.ts';
import { RedeemCodeDocument } from '../api/redeem-code.generated.ts';
import { RedeemWithSignupDocument } from '../api/redeem-with-signup.generated.ts';
import { giftText } from '../gift-text.ts';
import { RedeemScreen } from './redeem-screen.tsx';

const route = getRouteApi('/redeem');

export const head: RouteHead = ({ match: { context } }) => {
  const t = messagesOf(gifts);
  const brand = context.tenant.name;
  return pageHead(context, {
    title: t('head.redeem.title', { brand }),
    description: t('head.redeem.description', { brand }),
    canonicalPath: '/redeem',
  });
};

/** Redeems a code, for a member or for somebody new. Nothing is used before the second press. */
export default function RedeemPage(): ReactNode {
  const { name, urls } = useTenant();
  const { isAuthenticated } = useSession();
  const client = useQueryClient();
  const code = singleValue(route.useSearch(), 'code') ?? '';
  const check = useMutation(operationMutation(CheckCodeDocument));
  const redeem = useMutation(operationMutation(RedeemCodeDocument));
  const signUp = useMutation(operationMutation(RedeemWithSignupDocument));
  return (
    <RedeemScreen
      brand={name}
      addressedCode={code}
      isSignedIn={isAuthenticated}
      signInHref={(typed) => loginAddress(urls.members, `/redeem?${new URLSearchParams({ code: typed }).toString()}`)}
      homeSignInHref={loginAddress(urls.members, '/')}
      onCheck={async (typed) => {
        try {
          const { checkCode: answer } = await check.mutateAsync({ code: typed });
          return answer.worth ?? giftText(answer.messageKey);
        } catch (error) {
          return errorText(error);
        }
      }}
      onRedeem={async (typed) => {
        try {
          const { redeemCode: answer } = await redeem.mutateAsync({ code: typed });
          if (answer.worth === null) return giftText(answer.messageKey);
          // What may be seen has changed.
          await refreshProfile(client);
          await client.invalidateQueries({ queryKey: membershipQuery.queryKey });
          return answer;
        } catch (error) {
          return errorText(error);
        }
      }}
      onSignUp={async (input) => {
        try {
          const { redeemWithSignup: answer } = await signUp.mutateAsync(input);
          return answer.isMailed ? null : { field: answer.field, text: giftText(answer.messageKey) };
        } catch (error) {
          return { field: null, text: errorText(error) };
        }
      }}
    />
  );
}

import type { ReactNode } from 'react';
import { formatDay } from '@network/core/i18n/days.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import type { DataItem } from '@network/ui/data-list/data-list.tsx';
import { readableEmail } from '@network/validation/readable-email.ts';
import type { AccountPageQuery } from './api/account-page.generated.ts';

type Profile = NonNullable<AccountPageQuery['findOneUserProfile']>;

/** What leads to the change of a fact. */
export interface OverviewActions {
  /** Starts a second account. */
  readonly share: ReactNode;
  readonly email: ReactNode;
  readonly password: ReactNode;
  readonly emails: ReactNode;
}

/** The facts of an account that apply, as terms and values, each with its action. */
export function overviewOf(profile: Profile, actions: OverviewActions): readonly DataItem[] {
  const t = messagesOf(account);
  const { hasTandemChildAccount, tandemParentDisplayName } = profile.tandemSubscription;
  const joined = profile.subscription?.joinDate ?? null;
  return [
    { term: t('overview.email'), value: readableEmail(profile.email), action: actions.email },
    { term: t('overview.username'), value: profile.displayName ?? t('overview.noUsername') },
    { term: t('overview.password'), value: t('overview.passwordHidden'), action: actions.password },
    {
      term: t('overview.emails'),
      value: t(profile.consent.hasEmailConsent ? 'overview.emailsOn' : 'overview.emailsOff'),
      action: actions.emails,
    },
    ...(joined === null ? [] : [{ term: t('overview.memberSince'), value: formatDay(joined) }]),
    ...(mayShare(profile)
      ? [{ term: t('overview.tandemChild'), value: t('overview.noTandemChild'), action: actions.share }]
      : []),
    ...(hasTandemChildAccount ? [{ term: t('overview.tandemChild'), value: t('overview.hasTandemChild') }] : []),
    ...(tandemParentDisplayName === null ? [] : [{ term: t('overview.tandemParent'), value: tandemParentDisplayName }]),
  ];
}

/** A paying member without a tandem child who is not one either. */
function mayShare({ subscription, tandemSubscription }: Profile): boolean {
  const { hasTandemChildAccount, isTandemChildAccount } = tandemSubscription;
  return !hasTandemChildAccount && !isTandemChildAccount && subscription?.type === 'member' && subscription.active;
}

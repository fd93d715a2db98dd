import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useOffered } from '@network/core/features/slots.tsx';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { accountTabOf } from '../account-tabs.ts';
import { AccountNotices } from '../notices/account-notices.tsx';
import { accountPageQuery } from '../queries.ts';
import { usePasswordNotice } from '../use-password-notice.ts';
import { AccountScreen } from './account-screen.tsx';
import { ACCOUNT_SECTIONS } from './account-sections.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(account)('head.account', { brand: context.tenant.name }), isPrivate: true });

/** The account page with its data, at the tab of the address. */
export default function AccountPage(): ReactNode {
  const { section } = useParams({ strict: false });
  const { data } = useSuspenseQuery(accountPageQuery);
  const isOffered = useOffered();
  const { open } = useDialogs();
  const notice = usePasswordNotice(data.visibleBrands);
  // The guard requires a profile, but the session may have ended since.
  if (!data.findOneUserProfile) return null;
  return (
    <AccountScreen
      profile={data.findOneUserProfile}
      sections={ACCOUNT_SECTIONS.filter(({ id, slot }) => id === 'overview' || isOffered(slot))}
      current={accountTabOf(section) ?? 'overview'}
      onShare={() => open('TandemAccountCreation', {})}
      passwordNotice={notice}
      notices={<AccountNotices />}
    />
  );
}

import type { ReactNode } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { account } from '@network/messages/account.ts';
import { SignOutScreen } from './sign-out-screen.tsx';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, { title: messagesOf(account)('head.signOut', { brand: context.tenant.name }), isPrivate: true });

/** `/sign-out`: ends this session, or all of them. */
export default function SignOutPage(): ReactNode {
  return <SignOutScreen brand={useTenant().name} />;
}

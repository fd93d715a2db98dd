import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { pageHead, type RouteHead } from '@network/core/head/page-head.ts';
import { messagesOf, useMessages } from '@network/core/i18n/messages.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { account } from '@network/messages/account.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { onwardAddress, readParentRedirect } from '../parent-redirect.ts';

export const head: RouteHead = ({ match: { context } }) =>
  pageHead(context, {
    title: messagesOf(account)('head.parentRedirect', { brand: context.tenant.name }),
    isPrivate: true,
  });

/** Forwards a person sent here by another site; the token is removed from the address first. */
export default function ParentRedirectPage(): ReactNode {
  const t = useMessages(account);
  const tenant = useTenant();
  const { isAuthenticated } = useSession();
  const search = useSearch({ from: '/parent-redirect' });
  // The first value: the address is cleared afterwards.
  const [request] = useState(() => readParentRedirect(search, tenant));
  const onward = onwardAddress(request, tenant, isAuthenticated);
  useEffect(() => {
    history.replaceState(history.state, '', '/parent-redirect');
    location.replace(onward);
  }, [onward]);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="paper flex flex-col items-start gap-5 py-24">
        <h1 className="type-display text-title-1">{t('parentRedirect.title')}</h1>
        <p className="text-lead text-muted">{t('parentRedirect.text')}</p>
        <ButtonLink href={onward}>{t('parentRedirect.action')}</ButtonLink>
      </PageContainer>
    </>
  );
}

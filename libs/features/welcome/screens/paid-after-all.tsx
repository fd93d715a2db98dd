import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { welcome as texts } from '@network/messages/welcome.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';
import type { AddressedWelcome } from '../welcome-address.ts';

export interface PaidAfterAllProps {
  readonly welcome: AddressedWelcome;
  readonly isAuthenticated: boolean;
}

/** A denial that is opened again after a payment succeeded: it must not say that nothing was charged. */
export function PaidAfterAll({ welcome, isAuthenticated }: PaidAfterAllProps): ReactNode {
  const t = useMessages(texts);
  const entrance = isAuthenticated ? '/account' : `/_signupsuccess?${new URLSearchParams({ ...welcome }).toString()}`;
  return (
    <>
      <HeaderSpace />
      <PageSections className="glow-page">
        <EmptyState
          headingLevel={1}
          icon={<CircleCheck aria-hidden="true" />}
          title={t('denied.paidTitle')}
          text={t('denied.paid')}
          action={<ButtonLink href={entrance}>{t(isAuthenticated ? 'denied.account' : 'denied.enter')}</ButtonLink>}
        />
      </PageSections>
    </>
  );
}

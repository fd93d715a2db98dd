import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { performers } from '@network/messages/performers.ts';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';

/** The frame of the listing of performers, around its filters and the list. */
export function PerformersScreen({ children }: { readonly children: ReactNode }) {
  const t = useMessages(performers);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} />
        {children}
      </PageContainer>
    </>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { PageInfoFragment } from '@network/graphql/fragments/page-info.generated.ts';
import { videos } from '@network/messages/videos.ts';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';

export interface VideosScreenProps {
  readonly info: PageInfoFragment;
  /** What stands at the end of the heading's line. */
  readonly actions?: ReactNode;
  /** The filters with the list. */
  readonly children: ReactNode;
}

/** The frame of the listing of videos. */
export function VideosScreen({ info, actions, children }: VideosScreenProps) {
  const t = useMessages(videos);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading
          level={1}
          title={t('title')}
          text={info.totalIsExact ? t('count', { count: info.total }) : t('countAtLeast', { count: info.total })}
          actions={actions}
        />
        {children}
      </PageContainer>
    </>
  );
}

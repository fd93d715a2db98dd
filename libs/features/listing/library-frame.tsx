import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { library } from '@network/messages/library.ts';
import { OptionLinks } from '@network/ui/option-links/option-links.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';

const PLACES = {
  overview: '/favorites',
  videos: '/favorites/videos',
  performers: '/favorites/performers',
  channels: '/favorites/channels',
  later: '/watch-later',
  playlists: '/playlists',
  searches: '/saved-searches',
  notices: '/notices',
  downloads: '/downloads',
  history: '/history',
} as const;

export type LibraryPlace = keyof typeof PLACES;

export interface LibraryFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** Where one is; null on a page that the row of links does not name. */
  readonly place: LibraryPlace | null;
  readonly children: ReactNode;
}

/** The frame of the pages of favorites, watch later, playlists, saved searches, notices, downloads and history. */
export function LibraryFrame({ title, text, actions, place, children }: LibraryFrameProps) {
  const t = useMessages(library);
  const ability = useAbility();
  const hasChannels = ability.can('see', 'channels') || ability.can('see', 'internalChannels');
  const shown = (Object.keys(PLACES) as LibraryPlace[]).filter((each) => each !== 'channels' || hasChannels);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-8 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={title} text={text} actions={actions} />
        <OptionLinks
          label={t('places.label')}
          options={shown.map((each) => ({
            label: t(`places.${each}`),
            href: PLACES[each],
            isCurrent: each === place,
          }))}
        />
        {children}
      </PageContainer>
    </>
  );
}

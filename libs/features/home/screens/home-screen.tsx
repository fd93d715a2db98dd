import { useMemo } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { JoinLink } from '@network/core/session/use-join-link.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { home } from '@network/messages/home.ts';
import type { HomeRow as Row } from '@network/tenant/tenant-schema.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Invitation } from '@network/ui/invitation/invitation.tsx';
import { PageSections } from '@network/ui/page/page.tsx';
import type { HomePageQuery } from '../api/home-page.generated.ts';
import { composeHome } from '../compose-home.ts';
import { FeaturedVideo } from './featured-video.tsx';
import { FilmRow } from './film-row.tsx';
import { HomeRow } from './home-row.tsx';
import { useComposition } from '../use-composition.ts';

export interface HomeScreenProps {
  readonly data: HomePageQuery;
  readonly isSignedIn: boolean;
  readonly joinLink: JoinLink;
  /** Whether films to continue will be laid over the page, so that their place is reserved. */
  readonly isAwaitingFilms?: boolean;
}

/** The front door of a brand, in the order that the brand chose. */
export function HomeScreen({ data, isSignedIn, joinLink, isAwaitingFilms = false }: HomeScreenProps) {
  const t = useMessages(home);
  const { name, home: own, frame } = useTenant();
  const { words, rows } = useComposition();
  // The same object until the data changes: a row that is loaded later is rendered again for a new one.
  const composed = useMemo(() => composeHome(data, own), [data, own]);
  const row = (each: Row) => (
    <HomeRow key={each.show} row={each} data={data} composed={composed} isAwaitingFilms={isAwaitingFilms} />
  );
  return (
    <>
      {composed.hero ? (
        <FeaturedVideo
          video={composed.hero}
          art={data.homeHero}
          others={composed.frames}
          studios={data.studios}
          isShort={isSignedIn}
        />
      ) : null}
      <PageSections>
        {/* What a member has begun stands directly below the hero, on every brand. */}
        {rows.slice(0, 1).map(row)}
        <FilmRow title={t('rows.trial')} look="rail" href="/videos?trial=1" videos={composed.rows.get('trial') ?? []} />
        {rows.slice(1).map(row)}
        {isSignedIn ? null : (
          <Invitation
            look={frame.join}
            title={words.promise ?? t('membership.title')}
            text={words.offer ?? t('membership.text')}
            action={
              <ButtonLink {...joinLink} size="large">
                {words.join ?? t('membership.join', { brand: name })}
              </ButtonLink>
            }
          />
        )}
      </PageSections>
    </>
  );
}

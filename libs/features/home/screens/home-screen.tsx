import { useMemo } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { JoinLink } from '@network/core/session/use-join-link.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { home } from '@network/messages/home.ts';
import { kindBeforeFilms } from '@network/tenant/hero-films.ts';
import type { HomeRow as Row } from '@network/tenant/tenant-schema.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { FrontHero } from '@network/ui/hero/front-hero.tsx';
import { Invitation } from '@network/ui/invitation/invitation.tsx';
import { PageSections } from '@network/ui/page/page.tsx';
import type { HomePageQuery } from '../api/home-page.generated.ts';
import { composeHome } from '../compose-home.ts';
import { FeaturedVideo } from './featured-video.tsx';
import { FilmRow } from './film-row.tsx';
import { HomeRow } from './home-row.tsx';

export interface HomeScreenProps {
  readonly data: HomePageQuery;
  readonly isSignedIn: boolean;
  /** Null where no membership is on sale: nobody is invited to join. */
  readonly joinLink: JoinLink | null;
  /** What will be laid over the page, so that its place is reserved. */
  readonly awaited: { readonly filmsToContinue: boolean; readonly newFilms: boolean };
}

/** The front door of a brand, in the order that the brand chose. */
export function HomeScreen({ data, isSignedIn, joinLink, awaited }: HomeScreenProps) {
  const t = useMessages(home);
  const { name, copy, home: own, frame } = useTenant();
  const { words, rows } = own;
  // This stays the same object until the data changes: a new object would render a row again that is loaded later.
  const composed = useMemo(() => composeHome(data, own), [data, own]);
  const isAwaitingNew = awaited.newFilms && data.newSinceLastVisit.length === 0;
  const row = (each: Row) => <HomeRow key={each.show} row={each} data={data} composed={composed} awaited={awaited} />;
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
      ) : (
        // Before its first film a brand opens with itself.
        <FrontHero
          kind={kindBeforeFilms(own.hero)}
          align={own.hero.align}
          frames={[]}
          picture={data.homeHero}
          title={copy.tagline}
          text={copy.description}
        />
      )}
      <PageSections>
        {/* What a member has begun stands directly below the hero, and then what is new to them, on every brand. */}
        {rows.slice(0, 1).map(row)}
        {composed.news.length > 0 || isAwaitingNew ? (
          <Slot name="newSinceLastVisit" title={words.news} videos={composed.news} isAwaited={isAwaitingNew} />
        ) : null}
        <FilmRow title={t('rows.trial')} look="rail" href="/videos?trial=1" videos={composed.rows.get('trial') ?? []} />
        {rows.slice(1).map(row)}
        {isSignedIn || joinLink === null ? null : (
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

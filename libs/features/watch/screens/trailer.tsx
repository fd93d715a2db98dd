import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useSiteMeta, useTenant } from '@network/core/tenant/page-provider.tsx';
import { watch } from '@network/messages/watch.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { playableOf, trailerOf } from '../playable.ts';
import { videoPageQuery } from '../queries.ts';
import { VideoScreen } from './video-screen.tsx';

export interface TrailerProps {
  readonly slug: string;
  /** The address of the whole film. */
  readonly filmHref: string;
}

/** The trailer of a video, on its own page. It starts automatically except where only safe pictures are shown. */
export function Trailer({ slug, filmHref }: TrailerProps): ReactNode {
  const t = useMessages(watch);
  const { data } = useSuspenseQuery(videoPageQuery(slug));
  const session = useSession();
  const tenant = useTenant();
  const { isSFW } = useSiteMeta();
  const { video } = data;
  if (!video) return null;
  const film = playableOf(session, video, tenant);
  const trailer = trailerOf(session, video, film);
  const isWanted = session.profile?.autoplayEnabled ?? true;
  return (
    <VideoScreen
      key={video.videoId}
      video={video}
      playable={trailer}
      brand={tenant.name}
      signInHref={loginAddress(tenant.urls.members, `/videos/${video.slug}`)}
      showsReview={session.ability.can('see', 'expertReview')}
      startsByItself={trailer.plays === 'trailer' && isWanted && !isSFW}
      eyebrow={t('stage.trailer')}
      action={
        <ButtonLink href={filmHref} variant={film.plays === 'film' ? 'solid' : 'outline'}>
          {t(film.plays === 'film' ? 'fullFilm' : 'toFilm')}
        </ButtonLink>
      }
    />
  );
}

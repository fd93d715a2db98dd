import { type ReactNode, useState } from 'react';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { loginAddress } from '@network/core/session/login-address.ts';
import { playableOf } from '../playable.ts';
import { videoPageQuery } from '../queries.ts';
import { VideoScreen } from './video-screen.tsx';

export interface FilmPageProps {
  readonly slug: string;
  /** The comment that the address names. */
  readonly focusCommentId: string | null;
}

/** A video with its data and what this person may play of it. */
export function FilmPage({ slug, focusCommentId }: FilmPageProps): ReactNode {
  const { data } = useSuspenseQuery(videoPageQuery(slug));
  const session = useSession();
  const tenant = useTenant();
  const [isGuestConfirmed, setGuestConfirmed] = useState(false);
  const { video } = data;
  if (!video) return null;
  const playable = playableOf(session, video, tenant);
  return (
    <VideoScreen
      // An unlock changes what may be played: then the page is mounted again.
      key={`${video.videoId} ${playable.plays}`}
      focusCommentId={focusCommentId}
      video={video}
      playable={playable}
      brand={tenant.name}
      signInHref={loginAddress(tenant.urls.members, `/videos/${video.slug}`)}
      showsReview={session.ability.can('see', 'expertReview')}
      startsAtOnce={isGuestConfirmed}
      onGuestConfirmed={() => setGuestConfirmed(true)}
      startsByItself={focusCommentId === null && playable.plays === 'film' && session.profile?.autoplayEnabled === true}
    />
  );
}

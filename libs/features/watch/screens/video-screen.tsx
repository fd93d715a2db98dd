import { type ReactNode, useMemo, useState } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { PageContainer } from '@network/ui/page/page.tsx';
import { Recommendations } from '../../recommender-client/recommendations.tsx';
import { useTrackedDetailView } from '../../recommender-client/use-tracked-detail-view.ts';
import { toVideoSubject } from '../../entity-cards/video-subject.ts';
import { FilmLayout } from '../composition/film-layout.tsx';
import { useFilmPage } from '../composition/use-film-page.ts';
import type { Barrier, Playable } from '../playable.ts';
import type { SeekRequest } from '../player/player.tsx';
import type { WatchVideo } from '../queries.ts';
import { FilmStage } from './film-stage.tsx';
import { GatePanel } from './gate-panel.tsx';
import { Neighbours } from './neighbours.tsx';
import { RelatedRail } from './related-rail.tsx';
import { useBarrierStep } from './use-barrier-step.ts';
import { VideoAbout } from './video-about.tsx';
import { VideoActions } from './video-actions.tsx';
import { VideoChapters } from './video-chapters.tsx';
import { hasExtras, VideoExtras } from './video-extras.tsx';
import { VideoFacts } from './video-facts.tsx';
import { VideoStills } from './video-stills.tsx';

export interface VideoScreenProps {
  readonly video: WatchVideo;
  readonly playable: Playable;
  readonly brand: string;
  readonly signInHref: string;
  readonly showsReview: boolean;
  /** The film starts as the page opens. */
  readonly startsByItself: boolean;
  /** The film starts because a person pressed a button that says so, on this page before it was theirs. */
  readonly startsAtOnce?: boolean;
  /** A portal guest has confirmed that they watch it. */
  readonly onGuestConfirmed?: () => void;
  /** The comment that the address names; the page opens at it. */
  readonly focusCommentId?: string | null;
  /** A line over the title, such as the kind of page. */
  readonly eyebrow?: ReactNode;
  /** The content under the facts, such as a link to another page of the same video. */
  readonly action?: ReactNode;
}

const FROM_THE_START: SeekRequest = { seconds: 0 };

/** A video: its stage, its facts, and related pages, in the places that the brand gives them. */
export function VideoScreen(props: VideoScreenProps) {
  const {
    video,
    playable,
    brand,
    signInHref,
    showsReview,
    startsByItself,
    startsAtOnce = false,
    onGuestConfirmed,
    focusCommentId = null,
    eyebrow,
    action,
  } = props;
  const composition = useFilmPage();
  const [seek, setSeek] = useState<SeekRequest | null>(startsAtOnce ? FROM_THE_START : null);
  const [refusal, setRefusal] = useState<Barrier | null>(null);
  const barrier = refusal ?? playable.barrier;
  const subject = toVideoSubject(video);
  const isFilm = playable.plays === 'film';
  const step = useBarrierStep(barrier, video, onGuestConfirmed);
  useTrackedDetailView(video);
  const { relatedVideos } = video;
  const relatedIds = useMemo(() => relatedVideos.map(({ videoId }) => videoId), [relatedVideos]);

  const playFrom = (seconds: number) => {
    setSeek({ seconds });
    window.scrollTo({ top: 0 });
  };

  const onPlay = isFilm ? playFrom : undefined;

  return (
    <>
      <FilmLayout
        composition={composition}
        picture={video.images.poster}
        parts={{
          title: (
            <>
              {eyebrow ? <p className="type-label text-small text-accent">{eyebrow}</p> : null}
              <h1 className="film-title">{video.title}</h1>
            </>
          ),
          stage: (
            <FilmStage
              video={video}
              plays={playable.plays}
              barrier={barrier}
              step={step}
              startsByItself={startsByItself}
              seek={seek}
              onRefused={setRefusal}
            />
          ),
          facts: (
            // On a phone what leads to the film comes before its facts: what asks about counting visits would cover it.
            <div className={cx('film-facts', action ? 'max-medium:flex-col-reverse' : null)}>
              <VideoFacts video={video} as={composition.facts} />
              <VideoActions video={video}>{action}</VideoActions>
            </div>
          ),
          join: barrier ? (
            <GatePanel barrier={barrier} step={step} brand={brand} video={video} signInHref={signInHref} />
          ) : null,
          about: (
            <div className="flex flex-col gap-10">
              <VideoAbout video={video} />
              <VideoChapters chapters={video.chapters} stills={video.stills} onPlay={onPlay} />
              <VideoStills stills={video.stills} onPlay={onPlay} />
            </div>
          ),
          extras: hasExtras(video, showsReview) ? <VideoExtras video={video} showsReview={showsReview} /> : null,
          talk: (
            <Slot
              name="videoComments"
              video={{ subject, slug: video.slug, commentCount: video.commentCount }}
              focusCommentId={focusCommentId}
              missing={neededPart}
            />
          ),
          rail: relatedVideos.length > 0 ? <RelatedRail videos={relatedVideos} place={composition.rail} /> : null,
        }}
      />
      <PageContainer className="flex flex-col gap-(--section-gap) pb-(--section-gap)">
        <Recommendations
          shelf="videoPage"
          about={video.videoId}
          place={video.channel ? 'video-channel' : isFilm ? 'video' : 'video-trailer'}
          without={relatedIds}
        />
        <Neighbours crossNavigation={video.crossNavigation} />
      </PageContainer>
    </>
  );
}

import { type ReactNode, useMemo, useState } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { useSession } from '@network/core/session/session-provider.tsx';
import { watch } from '@network/messages/watch.ts';
import { cx } from '@network/ui/class-names/cx.ts';
import { PageContainer } from '@network/ui/page/page.tsx';
import { Recommendations } from '../../recommender-client/recommendations.tsx';
import { useTrackedDetailView } from '../../recommender-client/use-tracked-detail-view.ts';
import { toVideoSubject } from '../../entity-cards/video-subject.ts';
import { UpgradeOverlay } from '../../entity-cards/upgrade-overlay.tsx';
import { VideoShelf } from '../../entity-cards/video-shelf.tsx';
import { type Barrier, barrierOf, type Playable } from '../playable.ts';
import type { SeekRequest } from '../player/player.tsx';
import type { WatchVideo } from '../queries.ts';
import { StageLock } from '../stage/stage-lock.tsx';
import { VideoStage } from '../stage/video-stage.tsx';
import { Cinema } from './cinema.tsx';
import { GatePanel } from './gate-panel.tsx';
import { Neighbours } from './neighbours.tsx';
import { PictureSetTeaser } from './picture-set-teaser.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { useListParameter } from './use-list-parameter.ts';
import { useWayPast } from './use-way-past.ts';
import { VideoAbout } from './video-about.tsx';
import { VideoChapters } from './video-chapters.tsx';
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
  /** Under the facts, such as a link to another page of the same video. */
  readonly action?: ReactNode;
}

const FROM_THE_START: SeekRequest = { seconds: 0 };

/** A video: its stage, its facts, and related pages. */
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
  const t = useMessages(watch);
  const [seek, setSeek] = useState<SeekRequest | null>(startsAtOnce ? FROM_THE_START : null);
  const [refusal, setRefusal] = useState<Barrier | null>(null);
  const barrier = refusal ?? playable.barrier;
  const subject = toVideoSubject(video);
  const isFilm = playable.plays === 'film';
  const { isAuthenticated } = useSession();
  const list = useListParameter();
  const way = useWayPast(barrier, video, onGuestConfirmed);
  useTrackedDetailView(video);
  const { relatedVideos } = video;
  const relatedIds = useMemo(() => relatedVideos.map(({ videoId }) => videoId), [relatedVideos]);

  const playFrom = (seconds: number) => {
    setSeek({ seconds });
    window.scrollTo({ top: 0 });
  };

  const pictures = <PictureSetTeaser video={video} />;
  // A barrier to the film comes first on a narrow page; otherwise its description does.
  const aside = (
    <aside className="flex min-w-0 flex-col gap-6 boundary:col-start-2 boundary:row-span-2 boundary:row-start-1">
      {barrier ? <GatePanel barrier={barrier} way={way} brand={brand} video={video} signInHref={signInHref} /> : null}
      {showsReview ? <ReviewSummary review={video.expertReview} /> : null}
      {barrier ? null : pictures}
    </aside>
  );

  return (
    <>
      <Cinema picture={video.images.poster}>
        <VideoStage
          video={video}
          showing={playable.plays === 'nothing' ? null : playable.plays}
          startsByItself={startsByItself}
          seek={seek}
          onRefused={({ messageKey, nextStep }) => {
            // The page may be older than what the gateway knows.
            const isBeingPrepared = messageKey === 'errors.beingPrepared';
            setRefusal(barrierOf({ ...video, isBeingPrepared }, nextStep));
          }}
          lock={playable.plays === 'nothing' && way !== null ? <StageLock {...way.stage} /> : null}
          overlay={
            barrier?.reason === 'step' ? (
              <UpgradeOverlay
                item={subject}
                what="film"
                place="top-banner"
                className="bg-scrim px-4 py-3 backdrop-blur-sm medium:py-4"
              />
            ) : null
          }
        />
      </Cinema>
      {list === null ? null : (
        <PageContainer className="pt-4">
          <div className="h-18">
            <Slot name="playlistQueue" list={list} videoId={video.videoId} />
          </div>
        </PageContainer>
      )}
      <PageContainer className="grid items-start gap-x-14 gap-y-6 pt-6 pb-(--section-gap) medium:gap-y-10 medium:pt-8 boundary:grid-cols-(--aside-columns)">
        <header className="flex min-w-0 flex-col gap-4">
          {eyebrow ? <p className="type-label text-small text-accent">{eyebrow}</p> : null}
          <h1 className="type-display text-title-1 text-balance">{video.title}</h1>
          <VideoFacts video={video} />
          <div className="flex flex-wrap items-center gap-3">
            {action}
            <Slot name="videoRating" video={{ subject, slug: video.slug, title: video.title }} />
            <Slot name="videoFavorite" video={video} />
            <Slot name="videoPlaylists" video={video} />
            <Slot name="videoDownload" video={video} />
          </div>
        </header>
        {barrier ? aside : null}
        <div className="flex min-w-0 flex-col gap-10">
          <VideoAbout video={video} />
          <VideoChapters chapters={video.chapters} stills={video.stills} onPlay={isFilm ? playFrom : undefined} />
          <VideoStills stills={video.stills} onPlay={isFilm ? playFrom : undefined} />
          {barrier ? pictures : null}
        </div>
        {barrier ? null : aside}
      </PageContainer>
      <PageContainer className="flex flex-col gap-(--section-gap) pb-(--section-gap)">
        {/* On wide windows what to watch next is a list beside the conversation, for those who can join it. */}
        <div
          className={cx(
            'flex flex-col gap-(--section-gap)',
            isAuthenticated &&
              'boundary:grid boundary:grid-cols-(--aside-columns) boundary:items-start boundary:gap-x-14 boundary:*:min-w-0',
          )}
        >
          <Slot
            name="videoComments"
            video={{ subject, slug: video.slug, commentCount: video.commentCount }}
            focusCommentId={focusCommentId}
            missing={neededPart}
          />
          <VideoShelf
            title={t('related.title')}
            videos={video.relatedVideos}
            className={isAuthenticated ? 'row-beside' : undefined}
          />
        </div>
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

import { videoSubject } from '@network/access/subjects.ts';
import { type ReactNode, Suspense } from 'react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratingFigure } from '@network/core/i18n/rating-figure.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useSiteMeta, useTenant } from '@network/core/tenant/page-provider.tsx';
import type { VideoCardFragment } from '@network/graphql/fragments/video-card.generated.ts';
import { cards } from '@network/messages/cards.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { type CardBadge, MediaCard } from '@network/ui/media-card/media-card.tsx';
import { sizesOfCut } from '@network/ui/picture/sizes-of-cut.ts';
import { Rating } from '@network/ui/rating/rating.tsx';
import { CardOutline, useIsOutlined } from '@network/ui/shelf/card-outline.tsx';
import { VideoCardActions } from './lazy-actions.tsx';
import { toVideoSubject } from './video-subject.ts';

export interface VideoCardProps {
  readonly video: VideoCardFragment;
  /** The width of the card, as in `<img sizes>`. */
  readonly sizes: string;
  /** Set on the card whose picture is the largest of the first screen. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
  /** A button of the card's list, for signed-in people. */
  readonly ownAction?: ReactNode;
  /** Origin of the brand that has the video's page, when it is not this one. */
  readonly origin?: string;
}

/** The card of a video. Its links are plain addresses without a query. */
export function VideoCard(props: VideoCardProps) {
  const { video, headingLevel = 3, origin = '' } = props;
  const { isAuthenticated } = useSession();
  const href = origin + hrefOf(video, isAuthenticated);
  if (!useIsOutlined()) return <WholeCard {...props} href={href} />;
  return <CardOutline shape="media" title={video.title} href={href} headingLevel={headingLevel} />;
}

function WholeCard(props: VideoCardProps & { readonly href: string }) {
  const { video, sizes, href, priority = false, headingLevel = 3, origin = '', ownAction } = props;
  const t = useMessages(cards);
  const isLocked = useIsLocked(video);
  const mayPick = useAbility().can('see', 'freeLimitedTrialVideos') && video.isFreeLimitedTrial;
  const { isSFW } = useSiteMeta();
  const { sites, home } = useTenant();
  const { tells, ratio } = home.card;
  const { isAuthenticated } = useSession();
  return (
    <MediaCard
      title={video.title}
      href={href}
      picture={video.images.listing}
      sizes={ratio === undefined ? sizes : sizesOfCut(sizes, video.images.listing, ratio)}
      priority={priority}
      headingLevel={headingLevel}
      subtitle={tells.includes('names') ? <Names origin={origin} models={video.models} /> : null}
      meta={
        <>
          {tells.includes('date') ? formatDate(video.releaseDate, 'short') : null}
          {video.rating === null || !tells.includes('rating') ? null : (
            <Rating value={ratingFigure(video.rating)} label={t('rating', { rating: ratingFigure(video.rating) })} />
          )}
        </>
      }
      duration={video.isUpcoming || !tells.includes('duration') ? undefined : formatRunLength(video.runLength)}
      badges={[
        ...(sites.length > 1 ? [{ label: video.site.name, tone: 'site' as const }] : []),
        ...badgesOf(video, t, mayPick),
      ]}
      lockedLabel={isLocked ? t('locked') : undefined}
      action={
        isAuthenticated && origin === '' ? (
          <Suspense>
            <VideoCardActions video={video} own={ownAction} />
          </Suspense>
        ) : undefined
      }
      progress={progressOf(video, t)}
      previews={isSFW || video.isUpcoming ? [] : video.previews}
    />
  );
}

/** Returns the address of a film's page; for signed-in people a channel's films have their pages inside the channel. */
function hrefOf({ slug, channel }: VideoCardFragment, isAuthenticated: boolean): string {
  return channel && isAuthenticated ? `/channels/${channel.slug}/videos/${slug}` : `/videos/${slug}`;
}

/** A member sees which films the membership does not include; for a visitor that would be all. */
function useIsLocked(video: VideoCardFragment): boolean {
  const ability = useAbility();
  const { isAuthenticated } = useSession();
  if (!isAuthenticated || video.isUpcoming) return false;
  return !ability.can('play', videoSubject('video', toVideoSubject(video)));
}

function Names(props: { readonly origin: string; readonly models: VideoCardFragment['models'] }) {
  return (
    <>
      {props.models.map((model, index) => (
        <span key={model.slug}>
          {index > 0 ? ', ' : null}
          <Anchor href={`${props.origin}/performers/${model.slug}`}>{model.name}</Anchor>
        </span>
      ))}
    </>
  );
}

function progressOf({ watchProgress }: VideoCardFragment, t: ReturnType<typeof useMessages<typeof cards>>) {
  if (watchProgress === null) return undefined;
  return { value: watchProgress, label: t('progress', { percent: Math.round(watchProgress * 100) }) };
}

/** @param mayPick whether the film is one that the person's free limited trial may pick: that is said first */
function badgesOf(
  video: VideoCardFragment,
  t: ReturnType<typeof useMessages<typeof cards>>,
  mayPick: boolean,
): readonly CardBadge[] {
  if (video.isUpcoming) return [{ label: t('upcoming', { date: formatDate(video.releaseDate, 'short') }) }];
  const badges: CardBadge[] = [];
  if (mayPick) badges.push({ label: t('trial'), tone: 'accent' });
  if (video.isNew) badges.push({ label: t('new'), tone: 'accent' });
  if (video.freeVideo) badges.push({ label: t('free') });
  if (video.isExclusive) badges.push({ label: t('exclusive') });
  return badges.slice(0, 2);
}

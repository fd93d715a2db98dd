import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { ratingFigure } from '@network/core/i18n/rating-figure.ts';
import { formatRunLength } from '@network/core/i18n/run-length.ts';
import { useAbility } from '@network/core/session/ability.ts';
import type { WallVerdict } from '@network/graphql/schema-types.generated.ts';
import { wall as texts } from '@network/messages/wall.ts';
import { Avatar } from '@network/ui/avatar/avatar.tsx';
import { cx } from '@network/ui/class-names/cx.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { sizesOfCut } from '@network/ui/picture/sizes-of-cut.ts';
import { Rating } from '@network/ui/rating/rating.tsx';
import { ModerateWallPostDocument } from '../api/moderate-wall-post.generated.ts';
import type { WallPageQuery } from '../api/wall-page.generated.ts';
import { ReportPostButton } from './report-post-button.tsx';

export interface WallCardProps {
  readonly post: WallPageQuery['wall']['items'][number];
  readonly priority: boolean;
  /** A wide post that the wall begins with: over two columns and rows. */
  readonly isLead?: boolean;
  /** The page of the wall on which it stands. */
  readonly wallHref: string;
}

/** The widths in which the pictures are drawn: pictures beside or over two rows are cut to their height. */
const SIZES = {
  LEAD: '(min-width: 1920px) 70vw, (min-width: 1024px) 100vw, (min-width: 480px) 140vw, 92vw',
  TALL: '(min-width: 1920px) 30vw, (min-width: 1024px) 42vw, (min-width: 480px) 62vw, 92vw',
  WIDE: '(min-width: 1920px) 24vw, (min-width: 1024px) 31vw, (min-width: 480px) 46vw, 92vw',
} as const;
const TALL_RATIO = 3 / 4;

/** A post: the picture links to its film, the text below is the curator's. */
export function WallCard({ post, priority, isLead = false, wallHref }: WallCardProps) {
  const t = useMessages(texts);
  const ability = useAbility();
  const moderate = useModeration(post.postId);
  const { video } = post;
  const isTall = post.shape === 'TALL';
  const frame = isLead || isTall ? 'small:aspect-auto small:min-h-0 small:flex-1' : undefined;
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card border-line border-subtle bg-surface transition-shadow duration-settle hover:shadow-card">
      <div className={cx('relative overflow-hidden bg-raised', isTall ? 'aspect-portrait' : 'aspect-landscape', frame)}>
        <Picture
          source={post.picture}
          alt=""
          sizes={isTall ? sizesOfCut(SIZES.TALL, post.picture, TALL_RATIO) : SIZES[isLead ? 'LEAD' : 'WIDE']}
          priority={priority}
          imageClassName="transition-[scale] duration-slow ease-brand group-hover/card:scale-(--card-zoom)"
        />
      </div>
      <div className="flex flex-col gap-3 p-5">
        <blockquote className={isLead ? 'type-display text-title-2 text-balance' : 'text-lead text-pretty text-strong'}>
          {post.text}
        </blockquote>
        <div className="flex items-center gap-2 text-small text-muted">
          <Avatar name={post.curator} size="small" />
          <p className="min-w-0 flex-1">
            {t('by', { curator: post.curator, date: formatDate(post.postedAt, 'short') })}
          </p>
          <ReportPostButton postId={post.postId} curator={post.curator} wallHref={wallHref} />
        </div>
        <div className="flex flex-col gap-1 border-t border-subtle pt-3 text-small">
          <p className="type-label">
            <Anchor href={`/videos/${video.slug}`} className="text-accent after:absolute after:inset-0">
              {t('film', { title: video.title })}
            </Anchor>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            {video.models.length > 0 ? <span>{video.models.map(({ name }) => name).join(', ')}</span> : null}
            <span>{formatRunLength(video.runLength)}</span>
            {video.rating === null ? null : (
              <Rating value={ratingFigure(video.rating)} label={t('rating', { rating: ratingFigure(video.rating) })} />
            )}
          </p>
        </div>
      </div>
      {ability.can('update', 'commentModeration') ? (
        <IconButton
          variant="media"
          size="small"
          label={t('remove', { curator: post.curator })}
          disabled={moderate.isPending}
          onClick={() => moderate.mutate('REJECTED')}
          className="absolute top-3 right-3 z-10"
          icon={<EyeOff aria-hidden="true" />}
        />
      ) : null}
    </article>
  );
}

/** Taking a post off the wall, which can be undone. */
function useModeration(postId: string) {
  const t = useMessages(texts);
  const client = useQueryClient();
  const flash = useFlash();
  const change = useMutation({
    mutationFn: (verdict: WallVerdict) => transportOf(client)(ModerateWallPostDocument, { postId, verdict }),
    onSuccess: async (_answer, verdict) => {
      await client.invalidateQueries({ queryKey: ['WallPage'] });
      if (verdict === 'APPROVED') return;
      const undo = { label: t('undo'), run: () => change.mutate('APPROVED') };
      flash({ type: 'success', message: t('removed'), action: undo });
    },
    onError: (failure) => flash({ type: 'error', message: commonFailureText(failure) ?? t('failed') }),
  });
  return change;
}

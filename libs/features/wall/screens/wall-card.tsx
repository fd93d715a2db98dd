import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { limitText } from '@network/core/i18n/error-text.ts';
import { transportOf } from '@network/core/api/transport.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useAbility } from '@network/core/session/ability.ts';
import type { WallVerdict } from '@network/graphql/schema-types.generated.ts';
import { wall as texts } from '@network/messages/wall.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import { ModerateWallPostDocument } from '../api/moderate-wall-post.generated.ts';
import type { WallPageQuery } from '../api/wall-page.generated.ts';

export interface WallCardProps {
  readonly post: WallPageQuery['wall']['items'][number];
  readonly priority: boolean;
}

/** A post: the picture links to its film, the text below is the curator's. */
export function WallCard({ post, priority }: WallCardProps) {
  const t = useMessages(texts);
  const ability = useAbility();
  const moderate = useModeration(post.postId);
  const isTall = post.shape === 'TALL';
  return (
    <article className="group/card relative overflow-hidden rounded-card bg-surface">
      <div className={isTall ? 'aspect-portrait overflow-hidden' : 'aspect-landscape overflow-hidden'}>
        <Picture
          source={post.picture}
          alt=""
          sizes="(min-width: 1024px) 31vw, (min-width: 480px) 46vw, 92vw"
          priority={priority}
          imageClassName="transition-[scale] duration-slow ease-brand group-hover/card:scale-(--card-zoom)"
        />
      </div>
      <div className="flex flex-col gap-3 p-5">
        <blockquote className="text-lead text-pretty text-strong">{post.text}</blockquote>
        <p className="text-small text-muted">
          {t('by', { curator: post.curator, date: formatDate(post.postedAt, 'short') })}
        </p>
        <p className="type-label text-small">
          <Anchor href={`/videos/${post.video.slug}`} className="text-accent after:absolute after:inset-0">
            {t('film', { title: post.video.title })}
          </Anchor>
        </p>
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
    onError: (failure) => flash({ type: 'error', message: limitText(failure) ?? t('failed') }),
  });
  return change;
}

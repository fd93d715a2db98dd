import { Award, Sparkle } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { awards } from '@network/messages/awards.ts';
import { Avatar } from '@network/ui/avatar/avatar.tsx';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import type { AwardsPageQuery } from '../api/awards-page.generated.ts';

export interface AwardCardProps {
  readonly award: AwardsPageQuery['awards']['items'][number];
  readonly showsSite: boolean;
  readonly priority: boolean;
}

/** One award: whether it was won, the prize and its festival, the film and who in it. */
export function AwardCard({ award, showsSite, priority }: AwardCardProps) {
  const t = useMessages(awards);
  const { video, performer } = award;
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card border-line border-subtle bg-surface transition-shadow duration-settle hover:shadow-card">
      <div className="relative aspect-landscape overflow-hidden bg-raised">
        {video ? (
          <Picture
            source={video.picture}
            alt=""
            sizes="(min-width: 1024px) 31vw, (min-width: 480px) 46vw, 92vw"
            priority={priority}
            imageClassName="transition-[scale] duration-slow ease-brand group-hover/card:scale-(--card-zoom)"
          />
        ) : null}
        <p className="absolute top-3 left-3">
          <Badge tone={award.isWin ? 'accent' : 'media'}>
            {award.isWin ? <Award aria-hidden="true" /> : <Sparkle aria-hidden="true" />}
            {award.isWin ? t('won') : t('nominated')}
          </Badge>
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="type-label text-caption text-muted">
          {showsSite ? `${award.organization} · ${award.site.name}` : award.organization}
        </p>
        <h3 className="type-display text-title-3 text-balance text-strong">{award.name}</h3>
        <p className="text-small">
          {video ? (
            <Anchor
              href={`/videos/${video.slug}`}
              className="text-accent underline-offset-4 group-hover/card:underline after:absolute after:inset-0"
            >
              {video.title}
            </Anchor>
          ) : (
            <span className="text-muted">{t('withdrawn')}</span>
          )}
        </p>
        {performer ? (
          <p className="mt-auto flex items-center gap-2 pt-2 text-small">
            <Avatar name={performer.name} picture={performer.portrait} size="small" />
            <Link tone="quiet" href={`/performers/${performer.slug}`} className="relative">
              {performer.name}
            </Link>
          </p>
        ) : null}
      </div>
    </article>
  );
}

import { Award, Sparkle } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { awards } from '@network/messages/awards.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { Picture } from '@network/ui/picture/picture.tsx';
import type { AwardsPageQuery } from '../api/awards-page.generated.ts';

export interface AwardRowProps {
  readonly award: AwardsPageQuery['awards']['items'][number];
  readonly showsSite: boolean;
}

/** One award: its film or performer, the festival, and whether it was won. */
export function AwardRow({ award, showsSite }: AwardRowProps) {
  const t = useMessages(awards);
  const { video, performer } = award;
  return (
    <tr className="group/award border-t border-subtle align-middle transition-colors hover:bg-hover">
      <td className="py-4 pr-4 medium:pr-8">
        <span className="block aspect-landscape overflow-hidden rounded-card bg-raised">
          {video ? <Picture source={video.picture} alt="" sizes="(min-width: 768px) 14rem, 6rem" /> : null}
        </span>
      </td>
      <td className="py-4 pr-4">
        <span className="type-display block text-title-3 text-strong">{award.name}</span>
        <span className="type-label mt-1 block text-caption text-muted">
          {showsSite ? `${award.organization} · ${award.site.name}` : award.organization}
        </span>
        <span className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-small">
          {video ? (
            <Link tone="plain" href={`/videos/${video.slug}`}>
              {video.title}
            </Link>
          ) : (
            <span className="text-muted">{t('withdrawn')}</span>
          )}
          {performer ? (
            <Link tone="quiet" href={`/performers/${performer.slug}`}>
              {performer.name}
            </Link>
          ) : null}
        </span>
      </td>
      <td className="py-4 text-right">
        <Badge tone={award.isWin ? 'accent' : 'outline'}>
          {award.isWin ? <Award aria-hidden="true" /> : <Sparkle aria-hidden="true" />}
          {award.isWin ? t('won') : t('nominated')}
        </Badge>
      </td>
    </tr>
  );
}

import { Fragment } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { Badge as BadgeName } from '@network/lifecycle/badges/badges.ts';
import { comments } from '@network/messages/comments.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { BADGE_LOOKS } from './badge-looks.tsx';

/** A member's badges next to their name; pressing them opens the explanation. */
export function MemberBadges({ badges }: { readonly badges: readonly BadgeName[] }) {
  const t = useMessages(comments);
  const dialogs = useDialogs();
  if (badges.length === 0) return null;
  const names = badges.map((badge) => t(`badges.names.${badge}`)).join(', ');
  return (
    <button
      type="button"
      aria-label={t('badges.open', { names })}
      onClick={() => dialogs.open('BadgesExplanation', {})}
      className="-my-1 inline-flex min-h-8 flex-wrap items-center gap-1 rounded-badge py-1"
    >
      {badges.map((badge) => (
        <Fragment key={badge}>
          <Badge tone={BADGE_LOOKS[badge].tone}>
            {BADGE_LOOKS[badge].icon}
            {t(`badges.names.${badge}`)}
          </Badge>{' '}
        </Fragment>
      ))}
    </button>
  );
}

import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { Badge as BadgeName } from '@network/lifecycle/badges/badges.ts';
import { comments } from '@network/messages/comments.ts';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { BADGE_LOOKS } from '../badges/badge-looks.tsx';

const TENURE: readonly BadgeName[] = ['bronze', 'silver', 'gold', 'boss', 'founder'];
const ROLES: readonly BadgeName[] = ['moderator', 'king', 'director', 'model'];

/** The meaning of the badges next to names. */
export default function BadgesExplanationDialog({ onClose }: DialogProps<'BadgesExplanation'>) {
  const t = useMessages(comments);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('badges.title')}
      description={t('badges.intro')}
      closeLabel={t('badges.close')}
    >
      <BadgeList title={t('badges.tenure')} badges={TENURE} />
      <p className="text-small text-pretty text-muted">{t('badges.grace')}</p>
      <BadgeList title={t('badges.roles')} badges={ROLES} />
    </Dialog>
  );
}

function BadgeList({ title, badges }: { readonly title: string; readonly badges: readonly BadgeName[] }) {
  const t = useMessages(comments);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-label text-caption text-muted">{title}</h3>
      <dl className="flex flex-col gap-3">
        {badges.map((badge) => (
          <div key={badge} className="grid grid-cols-(--label-columns) items-center gap-4">
            <dt className="flex">
              <Badge tone={BADGE_LOOKS[badge].tone}>
                {BADGE_LOOKS[badge].icon}
                {t(`badges.names.${badge}`)}
              </Badge>
            </dt>
            <dd className="text-small text-pretty">{t(`badges.texts.${badge}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { SlotCatalogue } from '@network/core/features/slot-catalogue.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { Button } from '@network/ui/button/button.tsx';
import { MemberBadges } from '../badges/member-badges.tsx';

/** The member's badges, and all that exist. */
export default function AccountBadges({ badges }: SlotCatalogue['accountBadges']) {
  const t = useMessages(comments);
  const dialogs = useDialogs();
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {badges.length > 0 ? <MemberBadges badges={badges} /> : <span className="text-muted">{t('badges.none')}</span>}
      <Button variant="outline" size="small" onClick={() => dialogs.open('BadgesExplanation', {})}>
        {t('badges.about')}
      </Button>
    </span>
  );
}

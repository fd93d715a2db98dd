import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { comments } from '@network/messages/comments.ts';
import { Dialog } from '@network/ui/dialog/dialog.tsx';

const RULES = ['kind', 'onTopic', 'privacy', 'legal'] as const;

/** How members talk to each other. */
export default function CommunityGuidelinesDialog({ onClose }: DialogProps<'CommunityGuidelines'>) {
  const t = useMessages(comments);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('guidelines.title')}
      description={t('guidelines.intro')}
      closeLabel={t('guidelines.close')}
    >
      <ol role="list" className="flex flex-col gap-5">
        {RULES.map((rule, index) => (
          <li key={rule} className="flex gap-4">
            <span aria-hidden="true" className="type-display w-6 shrink-0 text-title-3 text-accent tabular-nums">
              {index + 1}
            </span>
            <div className="flex flex-col gap-1">
              <h3 className="font-semibold">{t(`guidelines.rules.${rule}.title`)}</h3>
              <p className="text-small text-pretty text-muted">{t(`guidelines.rules.${rule}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="text-small text-pretty">{t('guidelines.outro')}</p>
    </Dialog>
  );
}

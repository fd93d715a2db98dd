import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { membership as membershipTexts } from '@network/messages/membership.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';

export interface PauseViewProps {
  /** Undefined while it loads; null when it is gone. */
  readonly membership: OwnMembership | null | undefined;
  readonly months: number;
  readonly isBusy: boolean;
  readonly onChoose: (months: number) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks how long to pause, and says what a pause means and what is charged after it. */
export function PauseView({ membership, months, isBusy, onChoose, onConfirm, onClose }: PauseViewProps) {
  const t = useMessages(ownMemberships);
  const close = useMessages(membershipTexts)('close');
  const choice = membership?.pauseChoices.find((each) => each.months === months);
  const price = membership?.price ?? null;
  const isGone = membership !== undefined && (choice === undefined || price === null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      title={t('pause.title')}
      description={
        isGone || !membership || !choice
          ? t(isGone ? 'gone' : 'pause.legend')
          : t('pause.text', { name: membership.name, from: formatDay(choice.from) })
      }
      {...(isBusy ? {} : { closeLabel: close })}
      backdropCloses={!isBusy}
      actions={
        choice && price ? (
          <Button busy={isBusy} onClick={onConfirm}>
            {t('pause.confirm', { date: formatDay(choice.until) })}
          </Button>
        ) : undefined
      }
    >
      {membership === undefined ? <Skeleton shape="block" className="h-48" /> : null}
      {membership && choice && price ? (
        <>
          <PauseChoice membership={membership} months={months} onChoose={onChoose} />
          <div className="flex flex-col gap-2 rounded-card bg-raised px-4 py-3 text-small text-pretty">
            <p>{t('pause.facts')}</p>
            <p aria-live="polite">{t('pause.after', { date: formatDay(choice.until), price: formatMoney(price) })}</p>
          </div>
        </>
      ) : null}
    </Dialog>
  );
}

interface PauseChoiceProps extends Pick<PauseViewProps, 'months' | 'onChoose'> {
  readonly membership: OwnMembership;
  readonly error?: string | undefined;
}

/** Asks how many months to pause; its field is called `months`. */
export function PauseChoice({ membership, months, error, onChoose }: PauseChoiceProps) {
  const t = useMessages(ownMemberships);
  return (
    <ChoiceCards
      legend={t('pause.legend')}
      name="months"
      choices={membership.pauseChoices.map((each) => ({
        value: String(each.months),
        title: t('pause.months', { count: each.months }),
        aside: <span className="text-small text-muted">{t('pause.until', { date: formatDay(each.until) })}</span>,
      }))}
      value={String(months)}
      onValueChange={(value) => onChoose(Number(value))}
      error={error}
    />
  );
}

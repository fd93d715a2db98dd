import { formatDay } from '@network/core/i18n/days.ts';
import { formatList } from '@network/core/i18n/lists.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { membership as membershipTexts } from '@network/messages/membership.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { priceText } from '../memberships/membership-texts.ts';

export interface ChangePlanViewProps {
  /** Undefined while it loads; null when it is gone. */
  readonly membership: OwnMembership | null | undefined;
  readonly optionId: number | null;
  readonly isBusy: boolean;
  readonly onChoose: (optionId: number) => void;
  readonly onConfirm: () => void;
  /** Null where there is no larger plan. */
  readonly onSeeLarger: (() => void) | null;
  readonly onClose: () => void;
}

/** The smaller and shorter plans, and what is charged now and later, before it is pressed. */
export function ChangePlanView(props: ChangePlanViewProps) {
  const { membership, optionId, isBusy, onChoose, onConfirm, onSeeLarger, onClose } = props;
  const t = useMessages(ownMemberships);
  const close = useMessages(membershipTexts)('close');
  const chosen = membership?.changeChoices.find((each) => each.optionId === optionId);
  const isGone = membership !== undefined && chosen === undefined;
  const date = chosen ? formatDay(chosen.startsAt) : '';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      title={t('change.title')}
      description={isGone ? t('gone') : t('change.text', { name: membership?.name ?? '', date })}
      {...(isBusy ? {} : { closeLabel: close })}
      backdropCloses={!isBusy}
      actions={
        chosen ? (
          <Button busy={isBusy} onClick={onConfirm}>
            {t('change.confirm', { date })}
          </Button>
        ) : undefined
      }
    >
      {membership === undefined ? <Skeleton shape="block" className="h-48" /> : null}
      {membership && chosen ? (
        <>
          <NextPlanChoice membership={membership} optionId={optionId} onChoose={onChoose} />
          <div
            aria-live="polite"
            className="flex flex-col gap-2 rounded-card bg-raised px-4 py-3 text-small text-pretty"
          >
            <p className="font-semibold">{t('change.now', { date, price: formatMoney(chosen.price) })}</p>
            {chosen.sites.length < membership.sites.length ? (
              <p>{t('change.smaller', { sites: formatList(chosen.sites) })}</p>
            ) : null}
          </div>
          {onSeeLarger ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-pretty text-muted">
              {t('change.larger')}
              <Button variant="quiet" size="small" disabled={isBusy} onClick={onSeeLarger}>
                {t('change.upgrade')}
              </Button>
            </p>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}

interface NextPlanChoiceProps extends Pick<ChangePlanViewProps, 'optionId' | 'onChoose'> {
  readonly membership: OwnMembership;
  /** Whether each plan says what it opens less, for pages on which nothing follows the choice. */
  readonly namesLosses?: boolean;
  readonly error?: string | undefined;
}

/** The plans that can come next; its field is called `optionId`. */
export function NextPlanChoice({ membership, optionId, namesLosses, error, onChoose }: NextPlanChoiceProps) {
  const t = useMessages(ownMemberships);
  const { changeChoices, sites } = membership;
  return (
    <ChoiceCards
      legend={t('change.legend', { date: formatDay(changeChoices[0]?.startsAt ?? '') })}
      name="optionId"
      choices={changeChoices.map((each) => ({
        value: String(each.optionId),
        title: each.name,
        ...(namesLosses &&
          each.sites.length < sites.length && { text: t('change.smaller', { sites: formatList(each.sites) }) }),
        aside: <span className="text-small">{priceText(each.price, each.renewalMonths)}</span>,
      }))}
      value={String(optionId)}
      onValueChange={(value) => onChoose(Number(value))}
      error={error}
    />
  );
}

import { TriangleAlert } from 'lucide-react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { CancellationReason } from '@network/graphql/schema-types.generated.ts';
import { membership } from '@network/messages/membership.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ChoiceCards } from '@network/ui/choice-cards/choice-cards.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import type { StartCancellationMutation } from '../api/start-cancellation.generated.ts';
import { OfferedDeal } from './reactivate-view.tsx';

const REASONS = [
  'TOO_EXPENSIVE',
  'NOT_USED_ENOUGH',
  'MISSING_CONTENT',
  'TECHNICAL_PROBLEMS',
  'OTHER',
] as const satisfies readonly CancellationReason[];

export interface CancelViewProps {
  readonly reason: CancellationReason | null;
  readonly onReason: (reason: CancellationReason) => void;
  /** The consequences of cancelling; null until a reason was chosen. */
  readonly step: Omit<StartCancellationMutation['startCancellation'], 'success'> | null;
  readonly isOfferPast: boolean;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onStart: () => void;
  readonly onDeclineOffer: () => void;
  readonly onAcceptOffer: () => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The steps of cancelling, one after the other in the same dialog. */
export function CancelView(props: CancelViewProps) {
  const { step, isBusy, failure, onClose } = props;
  const t = useMessages(membership);
  const isOffering = step?.offer && !props.isOfferPast;
  const part = step === null ? 'reason' : isOffering ? 'offer' : 'confirm';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      title={t(`cancel_membership_modal.${part}.title`)}
      description={t(`cancel_membership_modal.${part}.text`)}
      {...(isBusy ? {} : { closeLabel: t('close') })}
      backdropCloses={!isBusy}
    >
      {part === 'reason' ? (
        <ChoiceCards
          legend={t('cancel_membership_modal.reason.legend')}
          name="reason"
          choices={REASONS.map((value) => ({ value, title: t(`cancel_membership_modal.reasons.${value}`) }))}
          value={props.reason ?? ''}
          onValueChange={(value) => props.onReason(value as CancellationReason)}
        />
      ) : null}
      {part === 'offer' && step?.offer ? <OfferedDeal offer={step.offer} /> : null}
      {part === 'confirm' && step ? <Losses step={step} /> : null}
      <p role="alert" className="text-small text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex flex-col-reverse gap-3 small:flex-row small:justify-end">
        {part === 'reason' ? (
          <>
            <Button variant="outline" disabled={isBusy} onClick={onClose}>
              {t('cancel_membership_modal.keep')}
            </Button>
            <Button busy={isBusy} disabled={props.reason === null} onClick={props.onStart}>
              {t('cancel_membership_modal.next')}
            </Button>
          </>
        ) : null}
        {part === 'offer' ? (
          <>
            <Button variant="outline" disabled={isBusy} onClick={props.onDeclineOffer}>
              {t('cancel_membership_modal.goOn')}
            </Button>
            <Button busy={isBusy} onClick={props.onAcceptOffer}>
              {t('cancel_membership_modal.accept')}
            </Button>
          </>
        ) : null}
        {part === 'confirm' ? (
          <>
            <Button variant="outline" disabled={isBusy} onClick={onClose}>
              {t('cancel_membership_modal.keep')}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={props.onConfirm}>
              {t('cancel_membership_modal.cancel')}
            </Button>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The losses with their numbers, and the end of access. */
function Losses({ step }: { readonly step: NonNullable<CancelViewProps['step']> }) {
  const t = useMessages(membership);
  const { accessUntil, gemsLost, channelPacksLost } = step;
  return (
    <div className="flex flex-col gap-3">
      {accessUntil === null ? null : <p>{t('cancel_membership_modal.until', { date: formatDate(accessUntil) })}</p>}
      {gemsLost + channelPacksLost > 0 ? (
        <p className="flex items-start gap-3 rounded-card bg-raised px-4 py-3 text-pretty">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          {t('cancel_membership_modal.losses', { gems: gemsLost, packs: channelPacksLost })}
        </p>
      ) : null}
    </div>
  );
}

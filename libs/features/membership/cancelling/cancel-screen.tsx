import { useState } from 'react';
import { formatDate } from '@network/core/i18n/dates.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import type { CancellationQuote, CancellationReason } from '@network/lifecycle/cancellation/cancellation.machine.ts';
import { cancelling } from '@network/messages/cancelling.ts';
import { membership as dialogTexts } from '@network/messages/membership.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { OfferedDeal } from '../dialogs/reactivate-view.tsx';
import type { FormErrors } from '../pages/form-errors.ts';
import { PageEnding } from '../pages/page-ending.tsx';
import { renewalText } from '../pages/renewal-text.ts';
import { PageForm } from '../pages/page-form.tsx';
import { Losses, ReasonChoice } from './cancellation-parts.tsx';

type Quote = Omit<CancellationQuote, 'confirmationId'> & { readonly confirmationId: string | null };

export interface CancelScreenProps {
  /** Null where there is none to cancel. */
  readonly membership: OwnMembership | null;
  /** What cancelling would mean; null before a reason was sent. */
  readonly quote: Quote | null;
  /** Whether an offer was accepted instead of cancelling. */
  readonly hasStayed: boolean;
  /** Of the field `reason`, and of the whole form. */
  readonly errors: FormErrors;
}

/** The step of cancelling that is next: a reason, the losses with an offer, or that it is done. */
export function CancelScreen({ membership, quote, hasStayed, errors }: CancelScreenProps) {
  const t = useMessages(cancelling);
  if (membership?.state === 'CANCELLED') return <Cancelled membership={membership} />;
  if (!membership?.canCancel) {
    return (
      <PageEnding title={t('nothing.title')} failure={errors['form']}>
        {t('nothing.text')}
      </PageEnding>
    );
  }
  if (hasStayed) {
    return <PageEnding title={t('continues')}>{renewalText(membership)}</PageEnding>;
  }
  return quote === null ? (
    <ReasonStep membership={membership} errors={errors} />
  ) : (
    <ConfirmStep membership={membership} quote={quote} failure={errors['form']} />
  );
}

function ReasonStep({
  membership,
  errors,
}: Pick<CancelScreenProps, 'errors'> & { readonly membership: OwnMembership }) {
  const t = useMessages(dialogTexts);
  const [reason, setReason] = useState<CancellationReason | null>(null);
  return (
    <PageForm
      path="/account/cancel"
      title={t('cancel_membership_modal.reason.title')}
      text={t('cancel_membership_modal.reason.text')}
      membership={membership}
      failure={errors['form']}
    >
      <ReasonChoice reason={reason} error={errors['reason']} onReason={setReason} />
      <div className="flex flex-col-reverse gap-3 small:flex-row">
        <ButtonLink href="/account#membership" variant="outline">
          {t('cancel_membership_modal.keep')}
        </ButtonLink>
        <Button type="submit">{t('cancel_membership_modal.next')}</Button>
      </div>
    </PageForm>
  );
}

interface ConfirmStepProps {
  readonly membership: OwnMembership;
  readonly quote: Quote;
  readonly failure: string | undefined;
}

/** The losses and, where there is an offer, the choice to stay for it. */
function ConfirmStep({ membership, quote, failure }: ConfirmStepProps) {
  const t = useMessages(dialogTexts);
  return (
    <PageForm
      path="/account/cancel"
      title={t('cancel_membership_modal.confirm.title')}
      text={t('cancel_membership_modal.confirm.text')}
      membership={membership}
      search={{ step: quote.confirmationId ?? '' }}
      failure={failure}
    >
      <input type="hidden" name="step" value={quote.confirmationId ?? ''} />
      <Losses quote={quote} />
      {quote.offer ? (
        <section className="flex flex-col gap-3">
          <h2 className="type-display text-title-2">{t('cancel_membership_modal.offer.title')}</h2>
          <OfferedDeal offer={quote.offer} />
        </section>
      ) : null}
      <div className="flex flex-col gap-3 small:flex-row">
        {quote.offer ? (
          <Button type="submit" name="choice" value="stay" variant="outline">
            {t('cancel_membership_modal.accept')}
          </Button>
        ) : (
          <ButtonLink href="/account#membership" variant="outline">
            {t('cancel_membership_modal.keep')}
          </ButtonLink>
        )}
        <Button type="submit" name="choice" value="cancel" variant="danger">
          {t('cancel_membership_modal.cancel')}
        </Button>
      </div>
    </PageForm>
  );
}

function Cancelled({ membership }: { readonly membership: OwnMembership }) {
  const t = useMessages(cancelling);
  const { accessUntil, name, canReactivate } = membership;
  return (
    <PageEnding title={t('cancelled.title')}>
      {t('cancelled.text')} {accessUntil ? t('cancelled.until', { name, date: formatDate(accessUntil) }) : null}{' '}
      {canReactivate ? t('cancelled.undo') : null}
    </PageEnding>
  );
}

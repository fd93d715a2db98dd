import { useState } from 'react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import type { CancellationQuote, CancellationReason } from '@network/lifecycle/cancellation/cancellation.machine.ts';
import { cancelling } from '@network/messages/cancelling.ts';
import { membership as dialogTexts } from '@network/messages/membership.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { billingText } from '../../plan-choice/billing-text.ts';
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
  /** What cancelling would mean; null where there is nothing to cancel. */
  readonly quote: Quote | null;
  /** How a form ended that led here: an offer was accepted instead, or the reason was given. */
  readonly ending: 'stayed' | 'told' | null;
  /** The step that was confirmed just now, for which a reason can be given. */
  readonly confirmationId: string | null;
  /** Errors of the field `reason` and of the whole form. */
  readonly errors: FormErrors;
}

/** What cancelling means, with the press that does it; then that it is done, and the question why. */
export function CancelScreen({ membership, quote, ending, confirmationId, errors }: CancelScreenProps) {
  const t = useMessages(cancelling);
  if (membership?.state === 'CANCELLED') {
    return (
      <Cancelled membership={membership} hasTold={ending === 'told'} confirmationId={confirmationId} errors={errors} />
    );
  }
  if (!membership?.canCancel || quote === null) {
    return (
      <PageEnding title={t('nothing.title')} failure={errors['form']}>
        {t('nothing.text')}
      </PageEnding>
    );
  }
  if (ending === 'stayed') {
    return <PageEnding title={t('continues')}>{renewalText(membership)}</PageEnding>;
  }
  return <Decision membership={membership} quote={quote} failure={errors['form']} />;
}

interface DecisionProps {
  readonly membership: OwnMembership;
  readonly quote: Quote;
  readonly failure: string | undefined;
}

/** The losses and, where there is an offer, the choice to stay for it. */
function Decision({ membership, quote, failure }: DecisionProps) {
  const t = useMessages(dialogTexts);
  const { confirmationId, offer } = quote;
  return (
    <PageForm
      path="/account/cancel"
      title={t('cancel_membership_modal.title')}
      text={t('cancel_membership_modal.text')}
      membership={membership}
      search={confirmationId === null ? {} : { step: confirmationId }}
      failure={failure}
    >
      {confirmationId === null ? null : <input type="hidden" name="step" value={confirmationId} />}
      <Losses quote={quote} />
      {offer ? (
        <section className="flex flex-col gap-3">
          <h2 className="type-display text-title-2">{t('cancel_membership_modal.offer')}</h2>
          <OfferedDeal offer={offer} />
          {/* Nobody agrees to another price than the one on this page. */}
          <input type="hidden" name="price" value={offer.deal.newPrice} />
          <Button type="submit" name="choice" value="stay" variant="outline">
            {t('cancel_membership_modal.accept')}
          </Button>
        </section>
      ) : null}
      <div className="flex flex-col gap-3 small:flex-row">
        <ButtonLink href="/account#membership" variant="outline">
          {t('cancel_membership_modal.keep')}
        </ButtonLink>
        <Button type="submit" name="choice" value="cancel" variant="danger">
          {t('cancel_membership_modal.cancel')}
        </Button>
      </div>
    </PageForm>
  );
}

interface CancelledProps extends Pick<CancelScreenProps, 'confirmationId' | 'errors'> {
  readonly membership: OwnMembership;
  readonly hasTold: boolean;
}

function Cancelled({ membership, hasTold, confirmationId, errors }: CancelledProps) {
  const t = useMessages(cancelling);
  const { accessUntil, name, canReactivate, subscriptionId } = membership;
  return (
    <PageEnding
      title={t('cancelled.title')}
      failure={errors['form']}
      after={
        confirmationId === null ? null : (
          <ReasonForm subscriptionId={subscriptionId} confirmationId={confirmationId} error={errors['reason']} />
        )
      }
    >
      {t('cancelled.text')} {accessUntil ? t('cancelled.until', { name, date: formatDay(accessUntil) }) : null}{' '}
      {canReactivate ? t('cancelled.undo') : null} {hasTold ? billingText('billing.cancellation.reasonKept') : null}
    </PageEnding>
  );
}

interface ReasonFormProps {
  readonly subscriptionId: string;
  readonly confirmationId: string;
  readonly error: string | undefined;
}

/** Why the membership was cancelled, which nobody has to say. */
function ReasonForm({ subscriptionId, confirmationId, error }: ReasonFormProps) {
  const t = useMessages(dialogTexts);
  const [reason, setReason] = useState<CancellationReason | null>(null);
  const address = new URLSearchParams({ subscription: subscriptionId, cancellation: confirmationId });
  return (
    <form method="post" action={`/account/cancel?${address}`} className="flex w-full flex-col items-start gap-4">
      <input type="hidden" name="subscription" value={subscriptionId} />
      <input type="hidden" name="confirmation" value={confirmationId} />
      <ReasonChoice className="w-full" reason={reason} error={error} onReason={setReason} />
      <Button type="submit" variant="outline">
        {t('cancel_membership_modal.reason.send')}
      </Button>
    </form>
  );
}

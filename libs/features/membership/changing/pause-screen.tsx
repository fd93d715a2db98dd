import { useState } from 'react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { cancelling } from '@network/messages/cancelling.ts';
import { membershipPages } from '@network/messages/membership-pages.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';
import { billingText } from '../../plan-choice/billing-text.ts';
import { PauseChoice } from '../dialogs/pause-view.tsx';
import { ResumeCharge } from '../dialogs/resume-membership-dialog.tsx';
import { nextText } from '../memberships/membership-texts.ts';
import type { FormErrors } from '../pages/form-errors.ts';
import { PageEnding } from '../pages/page-ending.tsx';
import { PageForm } from '../pages/page-form.tsx';
import { Continues } from './continues.tsx';
import { FormChoices } from './form-choices.tsx';

const PATH = '/account/pause';

export interface ChangeScreenProps {
  /** Null where there is none. */
  readonly membership: OwnMembership | null;
  /** What the address says was done; it is only believed where the membership shows it. */
  readonly done: string;
  /** Errors of the fields; `form` is that of the whole form. */
  readonly errors: FormErrors;
}

type StepProps = Pick<ChangeScreenProps, 'errors'> & { readonly membership: OwnMembership };

/** What a membership permits now: to pause it, to take a pause back, or to resume. */
export function PauseScreen({ membership, done, errors }: ChangeScreenProps) {
  const t = useMessages(membershipPages);
  if (membership?.pause) {
    return membership.pause.hasBegun ? (
      <ResumeStep membership={membership} errors={errors} />
    ) : (
      <PlannedStep membership={membership} errors={errors} />
    );
  }
  if (membership && done === 'resume') return <Resumed membership={membership} />;
  if (membership?.price && membership.pauseChoices.length > 0) {
    return <ChooseStep membership={membership} errors={errors} />;
  }
  return (
    <PageEnding title={t('pause.none')} failure={errors['form']}>
      {billingText('billing.pause.refused')} {membership ? nextText(membership) : null}
    </PageEnding>
  );
}

function ChooseStep({ membership, errors }: StepProps) {
  const t = useMessages(ownMemberships);
  const page = useMessages(membershipPages);
  const [months, setMonths] = useState(membership.pauseChoices[0]?.months ?? 1);
  const [first] = membership.pauseChoices;
  const { name, price } = membership;
  return (
    <PageForm
      path={PATH}
      title={t('pause.title')}
      text={first ? t('pause.text', { name, from: formatDay(first.from) }) : ''}
      membership={membership}
      failure={errors['form']}
    >
      <input type="hidden" name="change" value="pause" />
      <PauseChoice membership={membership} months={months} error={errors['months']} onChoose={setMonths} />
      <div className="flex flex-col gap-2 rounded-card bg-raised px-4 py-3 text-small text-pretty">
        <p>{t('pause.facts')}</p>
        {price ? <p>{page('pause.after', { price: formatMoney(price) })}</p> : null}
      </div>
      <FormChoices label={page('pause.confirm')} />
    </PageForm>
  );
}

function PlannedStep({ membership, errors }: StepProps) {
  const t = useMessages(ownMemberships);
  const page = useMessages(membershipPages);
  const { pause } = membership;
  const dates = pause && { from: formatDay(pause.from), until: formatDay(pause.until) };
  return (
    <PageForm
      path={PATH}
      title={page('pause.planned')}
      text={dates ? t('pausePlanned', dates) : ''}
      membership={membership}
      failure={errors['form']}
    >
      <input type="hidden" name="change" value="resume" />
      <FormChoices label={t('actions.keepRenewal')} />
    </PageForm>
  );
}

function ResumeStep({ membership, errors }: StepProps) {
  const t = useMessages(ownMemberships);
  const { price, name } = membership;
  return (
    <PageForm
      path={PATH}
      title={t('resume.title')}
      text={t('resume.text', { name })}
      membership={membership}
      failure={errors['form']}
    >
      <input type="hidden" name="change" value="resume" />
      {price ? (
        <>
          <ResumeCharge price={price} card={membership.card?.name ?? null} />
          <FormChoices label={t('resume.confirm', { price: formatMoney(price) })} />
        </>
      ) : null}
    </PageForm>
  );
}

/** What followed a resumption: it renews, its charge was declined, or the biller has not answered yet. */
function Resumed({ membership }: { readonly membership: OwnMembership }) {
  const t = useMessages(cancelling);
  if (membership.state === 'ACTIVE') return <Continues membership={membership} />;
  const isDeclined = membership.state === 'PAST_DUE';
  return (
    <PageEnding title={t(isDeclined ? 'declined' : 'pending')}>
      {isDeclined ? nextText(membership) : t('pendingText')}
    </PageEnding>
  );
}

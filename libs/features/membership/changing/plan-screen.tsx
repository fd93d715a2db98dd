import { useState } from 'react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { membershipPages } from '@network/messages/membership-pages.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { NextPlanChoice } from '../dialogs/change-plan-view.tsx';
import { PageEnding } from '../pages/page-ending.tsx';
import { PageForm } from '../pages/page-form.tsx';
import { Continues } from './continues.tsx';
import { FormChoices } from './form-choices.tsx';
import type { ChangeScreenProps } from './pause-screen.tsx';

const PATH = '/account/plan';

type StepProps = Pick<ChangeScreenProps, 'errors'> & { readonly membership: OwnMembership };

/** A smaller or shorter plan from the next renewal on, a change that is planned already, and the way to larger plans. */
export function PlanScreen({ membership, done, errors }: ChangeScreenProps) {
  const t = useMessages(membershipPages);
  const larger = useMessages(ownMemberships)('change.upgrade');
  if (membership?.plannedChange) return <PlannedStep membership={membership} errors={errors} />;
  if (membership && done === 'keep-plan') return <Continues membership={membership} />;
  if (membership && membership.changeChoices.length > 0) return <ChooseStep membership={membership} errors={errors} />;
  const action = (
    <ButtonLink href="/account/upgrade" variant="outline">
      {larger}
    </ButtonLink>
  );
  return (
    <PageEnding title={t('plan.none')} failure={errors['form']} action={action}>
      {t('plan.noneText')}
    </PageEnding>
  );
}

function ChooseStep({ membership, errors }: StepProps) {
  const t = useMessages(ownMemberships);
  const page = useMessages(membershipPages);
  const [first] = membership.changeChoices;
  const [optionId, setOptionId] = useState(first?.optionId ?? null);
  const date = formatDay(first?.startsAt ?? '');
  return (
    <PageForm
      path={PATH}
      title={t('change.title')}
      text={t('change.text', { name: membership.name, date })}
      membership={membership}
      failure={errors['form']}
    >
      <input type="hidden" name="change" value="plan" />
      <NextPlanChoice
        membership={membership}
        optionId={optionId}
        namesLosses
        error={errors['optionId']}
        onChoose={setOptionId}
      />
      <p className="rounded-card bg-raised px-4 py-3 text-small font-semibold text-pretty">
        {page('plan.now', { date })}
      </p>
      <FormChoices label={t('change.confirm', { date })} />
      {membership.sites.length === 1 || membership.renewalMonths !== 12 ? (
        <p className="text-small text-pretty text-muted">
          {t('change.larger')} <Link href="/account/upgrade">{t('change.upgrade')}</Link>
        </p>
      ) : null}
    </PageForm>
  );
}

function PlannedStep({ membership, errors }: StepProps) {
  const t = useMessages(ownMemberships);
  const page = useMessages(membershipPages);
  const { plannedChange } = membership;
  const text =
    plannedChange &&
    t('changePlanned', {
      plan: plannedChange.name,
      date: formatDay(plannedChange.startsAt),
      price: formatMoney(plannedChange.price),
    });
  return (
    <PageForm
      path={PATH}
      title={page('plan.planned')}
      text={text ?? ''}
      membership={membership}
      failure={errors['form']}
    >
      <input type="hidden" name="change" value="keep-plan" />
      <FormChoices label={t('actions.keepPlan')} />
    </PageForm>
  );
}

import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ChangeForm } from '../pages/change-form.tsx';
import type { MembershipPresses } from './membership-actions.tsx';

interface MembershipPlansProps extends MembershipPresses {
  readonly membership: OwnMembership;
}

/** What is arranged for a membership and can still be taken back: a pause that has not begun, a change of plan. */
export function MembershipPlans({ membership, busy, onKeepRenewal, onKeepPlan }: MembershipPlansProps) {
  const t = useMessages(ownMemberships);
  const { subscriptionId, pause, plannedChange } = membership;
  return (
    <>
      {pause && !pause.hasBegun ? (
        <Arranged
          text={t('pausePlanned', { from: formatDay(pause.from), until: formatDay(pause.until) })}
          action={
            <ChangeForm page="/account/pause" change="resume" subscriptionId={subscriptionId} onSend={onKeepRenewal}>
              <Button type="submit" size="small" variant="outline" busy={busy}>
                {t('actions.keepRenewal')}
              </Button>
            </ChangeForm>
          }
        />
      ) : null}
      {plannedChange ? (
        <Arranged
          text={t('changePlanned', {
            plan: plannedChange.name,
            date: formatDay(plannedChange.startsAt),
            price: formatMoney(plannedChange.price),
          })}
          action={
            <ChangeForm page="/account/plan" change="keep-plan" subscriptionId={subscriptionId} onSend={onKeepPlan}>
              <Button type="submit" size="small" variant="outline" busy={busy}>
                {t('actions.keepPlan')}
              </Button>
            </ChangeForm>
          }
        />
      ) : null}
    </>
  );
}

function Arranged({ text, action }: { readonly text: string; readonly action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-raised px-4 py-3">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-3 text-small text-pretty">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        {text}
      </p>
      {action}
    </div>
  );
}

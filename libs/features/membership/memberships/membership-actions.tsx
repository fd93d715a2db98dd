import { useMessages } from '@network/core/i18n/messages.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';
import { PageLink } from '../pages/page-link.tsx';
import { Button } from '@network/ui/button/button.tsx';

/** What can be pressed on a membership. */
export interface MembershipPresses {
  /** A press without a dialog is under way. */
  readonly busy: boolean;
  readonly isOpeningCard: boolean;
  readonly onReactivate: () => void;
  readonly onChangePlan: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onKeepRenewal: () => void;
  readonly onKeepPlan: () => void;
  readonly onUpdateCard: () => void;
  readonly onCancel: () => void;
}

/** The changes that a membership permits now; cancelling is always in the row. */
export function MembershipActions({ membership, ...on }: MembershipPresses & { readonly membership: OwnMembership }) {
  const t = useMessages(ownMemberships);
  const { subscriptionId, state, pause, biller, canCancel, canReactivate, canUpdateCard, pauseChoices, changeChoices } =
    membership;
  return (
    <>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {canReactivate ? <Button onClick={on.onReactivate}>{t('actions.reactivate')}</Button> : null}
        {pause?.hasBegun ? (
          <PageLink page="/account/pause" subscriptionId={subscriptionId} onOpen={on.onResume}>
            {t('actions.resume')}
          </PageLink>
        ) : null}
        {changeChoices.length > 0 ? (
          <PageLink page="/account/plan" subscriptionId={subscriptionId} variant="outline" onOpen={on.onChangePlan}>
            {t('actions.change')}
          </PageLink>
        ) : null}
        {pauseChoices.length > 0 ? (
          <PageLink page="/account/pause" subscriptionId={subscriptionId} variant="outline" onOpen={on.onPause}>
            {t('actions.pause')}
          </PageLink>
        ) : null}
        {canUpdateCard && state !== 'ENDED' ? (
          <Button variant="outline" busy={on.isOpeningCard} onClick={on.onUpdateCard}>
            {t('actions.card')}
          </Button>
        ) : null}
        {canCancel ? (
          <PageLink page="/account/cancel" subscriptionId={subscriptionId} variant="quiet" onOpen={on.onCancel}>
            {t('actions.cancel')}
          </PageLink>
        ) : null}
      </div>
      {state === 'CANCELLED' && !canReactivate && biller ? (
        <p className="text-small text-pretty text-muted">{t('external', { biller: biller.name })}</p>
      ) : null}
    </>
  );
}

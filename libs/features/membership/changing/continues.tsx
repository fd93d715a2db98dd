import { useMessages } from '@network/core/i18n/messages.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { cancelling } from '@network/messages/cancelling.ts';
import { PageEnding } from '../pages/page-ending.tsx';
import { renewalText } from '../pages/renewal-text.ts';

/** Says that a membership continues as it is: its name and when it renews. */
export function Continues({ membership }: { readonly membership: OwnMembership }) {
  const t = useMessages(cancelling);
  return <PageEnding title={t('continues')}>{renewalText(membership)}</PageEnding>;
}

import { MEMBER_ROWS } from '@network/access/staff/member-actions.ts';
import { accountOffers, recordableKinds } from '@network/access/staff/member-offers.ts';
import type { ChosenAction } from './member-action.ts';
import type { LoadedMember } from './member-page.tsx';
import { OfferedActions } from './offered-actions.tsx';

/** How many of the sessions are in force; undefined where there may be more than the page has. */
function openIn(sessions: LoadedMember['sessions']): number | undefined {
  if (sessions.length >= MEMBER_ROWS) return undefined;
  const now = Date.now();
  return sessions.filter(({ endedAt, expiresAt }) => endedAt === null && Date.parse(expiresAt) > now).length;
}

/** What the role may do about the account as a whole, as far as its state allows. */
export function AccountActions({
  member,
  onChoose,
}: {
  member: Pick<
    LoadedMember,
    'disabledAt' | 'isEmailForeign' | 'emailConfirmedAt' | 'sessions' | 'approvals' | 'dataRequests'
  >;
  onChoose: (action: ChosenAction) => void;
}) {
  return (
    <OfferedActions
      offers={accountOffers(member)}
      onChoose={(name) => {
        if (name === 'endSessions') onChoose({ name, openSessions: openIn(member.sessions) });
        else if (name === 'openDataRequest') onChoose({ name, dataRequestKinds: recordableKinds(member.dataRequests) });
        else onChoose({ name });
      }}
    />
  );
}

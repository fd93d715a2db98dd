import { MEMBER_ROWS, type MemberActionName } from '@network/access/staff/member-actions.ts';
import { Button } from '@network/ui/button/button.tsx';
import { people } from '../messages/people.ts';
import type { ChosenAction } from './member-action.ts';
import type { LoadedMember } from './member-page.tsx';
import { useMayAct } from './use-may-act.ts';

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
  member: Pick<LoadedMember, 'disabledAt' | 'emailConfirmedAt' | 'sessions'>;
  onChoose: (action: ChosenAction) => void;
}) {
  const mayAct = useMayAct();
  const fitting: readonly MemberActionName[] = [
    'gems',
    'note',
    'openDataRequest',
    ...(member.emailConfirmedAt === null ? (['confirmEmail'] as const) : []),
    'changeEmail',
    'endSessions',
    member.disabledAt === null ? 'disable' : 'enable',
    'delete',
  ];
  return fitting.filter(mayAct).map((name) => (
    <Button
      key={name}
      size="small"
      variant={name === 'delete' ? 'danger' : 'outline'}
      onClick={() => onChoose(name === 'endSessions' ? { name, openSessions: openIn(member.sessions) } : { name })}
    >
      {people.actions[name]}
    </Button>
  ));
}

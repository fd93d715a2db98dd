import type { MemberActionName } from '@network/access/staff/member-actions.ts';
import { Button } from '@network/ui/button/button.tsx';
import { people } from '../messages/people.ts';
import type { ChosenAction } from './member-action.ts';
import type { LoadedMember } from './member-page.tsx';
import { useMayAct } from './use-may-act.ts';

/** What the role may do about the account as a whole, as far as its state allows. */
export function AccountActions({
  member,
  onChoose,
}: {
  member: Pick<LoadedMember, 'disabledAt' | 'emailConfirmedAt'>;
  onChoose: (action: ChosenAction) => void;
}) {
  const mayAct = useMayAct();
  const fitting: readonly MemberActionName[] = [
    'gems',
    'note',
    ...(member.emailConfirmedAt === null ? (['confirmEmail'] as const) : []),
    'endSessions',
    member.disabledAt === null ? 'disable' : 'enable',
    'delete',
  ];
  return fitting.filter(mayAct).map((name) => (
    <Button
      key={name}
      size="small"
      variant={name === 'delete' ? 'danger' : 'outline'}
      onClick={() => onChoose({ name })}
    >
      {people.actions[name]}
    </Button>
  ));
}

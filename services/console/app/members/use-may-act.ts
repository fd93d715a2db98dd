import { MEMBER_ACTIONS, type MemberActionName } from '@network/access/staff/member-actions.ts';
import { useSession } from '../layout/use-session.ts';
import { may } from '../session/session.ts';

/** Whether the role may do an action: the rule by which the gateway decides as well. */
export function useMayAct(): (name: MemberActionName) => boolean {
  const session = useSession();
  return (name) => may(session, MEMBER_ACTIONS[name]);
}

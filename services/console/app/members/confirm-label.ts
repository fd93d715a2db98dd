import { moneyText } from '@network/validation/currencies.ts';
import type { MemberAction } from '../api/staff-types.generated.ts';
import { actionButtons as texts } from '../messages/action-buttons.ts';
import type { ChosenAction } from './member-action.ts';

/**
 * What the button says that does an action: the action with its amount, so that nobody has to look up what they confirm.
 * @param needsApproval whether the button only requests it of a second member of staff
 */
export function confirmLabel(chosen: ChosenAction, action: MemberAction, needsApproval: boolean): string {
  const label = labelOf(chosen, action);
  return needsApproval ? texts.request(label) : label;
}

function labelOf({ name, charge, openSessions }: ChosenAction, action: MemberAction): string {
  switch (name) {
    case 'refund':
      return texts.refund(moneyText(action.refund?.amount ?? charge?.left ?? 0, charge?.currency ?? 'USD'));
    case 'gems': {
      const amount = action.gems?.amount ?? 0;
      return amount < 0 ? texts.takeGems(-amount) : texts.giveGems(amount);
    }
    case 'extend':
      return texts.extend(action.extend?.days ?? 0);
    case 'cancel':
      return texts.cancel[action.cancel?.now === true ? 'now' : 'end'];
    case 'endSessions':
      return texts.endSessions(openSessions);
    case 'openDataRequest':
      return texts.openDataRequest[action.openDataRequest?.kind ?? 'access'];
    default:
      return texts.plain[name];
  }
}

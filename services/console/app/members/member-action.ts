import type { MemberActionName } from '@network/access/staff/member-actions.ts';
import { inMinorUnits } from '@network/validation/currencies.ts';
import { typedText } from '../layout/typed-text.ts';
import type { MemberAction } from '../api/staff-types.generated.ts';

/** A charge that a refund or a receipt is about. Minor units. */
interface RefundedCharge {
  readonly id: string;
  readonly currency: string;
  /** What of it was not refunded. */
  readonly left: number;
  readonly allowsParts: boolean;
}

/** What an action is about, before its form is filled in. */
export interface ChosenAction {
  readonly name: MemberActionName;
  /** The charge of a refund or a receipt. */
  readonly charge?: RefundedCharge;
  readonly subscriptionId?: string;
  /** When a membership may be made to end. */
  readonly cancelMoments?: readonly ('end' | 'now')[];
  /** The kinds of data request of which none is open. */
  readonly dataRequestKinds?: readonly ('access' | 'deletion')[];
  /** How many sessions it ends; undefined where that is not known. */
  readonly openSessions?: number | undefined;
  /** The data request that it settles or extends. */
  readonly dataRequestId?: string;
}

/** The action's input from the form. Amounts are typed in units and sent in minor ones. */
export function actionInput(
  { name, charge, subscriptionId = '', dataRequestId = '' }: ChosenAction,
  form: FormData,
): MemberAction {
  const number = (field: string): number => Number(form.get(field));
  switch (name) {
    case 'refund': {
      const chargeId = charge?.id ?? '';
      if (charge?.allowsParts !== true) return { refund: { chargeId } };
      return { refund: { chargeId, amount: inMinorUnits(number('amount'), charge.currency) } };
    }
    case 'resendReceipt':
      return { resendReceipt: { chargeId: charge?.id ?? '' } };
    case 'gems':
      return { gems: { amount: Math.trunc(number('gems')) } };
    case 'extend':
      return { extend: { subscriptionId, days: Math.trunc(number('days')) } };
    case 'cancel':
      return { cancel: { subscriptionId, now: form.get('when') === 'now' } };
    case 'endSessions':
      return { endSessions: CONFIRMED };
    case 'disable':
      return { disable: CONFIRMED };
    case 'enable':
      return { enable: CONFIRMED };
    case 'confirmEmail':
      return { confirmEmail: CONFIRMED };
    case 'changeEmail':
      return { changeEmail: { newEmail: typedText(form, 'newEmail'), isStolen: form.has('isStolen') } };
    case 'note':
      return { note: CONFIRMED };
    case 'openDataRequest': {
      const kind = form.get('kind') === 'deletion' ? 'deletion' : 'access';
      return { openDataRequest: { kind, receivedOn: typedText(form, 'receivedOn') } };
    }
    case 'extendDataRequest':
      return { extendDataRequest: { dataRequestId, explanation: typedText(form, 'explanation') } };
    case 'declineDataRequest':
      return { declineDataRequest: { dataRequestId, explanation: typedText(form, 'explanation') } };
    case 'sendPersonalData':
      return { sendPersonalData: { dataRequestId } };
    case 'delete':
      return { delete: CONFIRMED };
  }
}

const CONFIRMED = { confirmed: true } as const;

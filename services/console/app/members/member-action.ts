import type { MemberActionName } from '@network/access/staff/member-actions.ts';
import type { MemberAction } from '../api/staff-types.generated.ts';

/** What an action is about, before its form is filled in. */
export interface ChosenAction {
  readonly name: MemberActionName;
  /** The charge of a refund or a receipt. */
  readonly charge?: { readonly id: string; readonly amount: number; readonly currency: string };
  readonly subscriptionId?: string;
}

/** The action's input from the form. Amounts are typed in units and sent in minor ones. */
export function actionInput({ name, charge, subscriptionId = '' }: ChosenAction, form: FormData): MemberAction {
  const number = (field: string): number => Number(form.get(field));
  switch (name) {
    case 'refund':
      return { refund: { chargeId: charge?.id ?? '', amount: Math.round(number('amount') * 100) } };
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
    case 'note':
      return { note: CONFIRMED };
    case 'delete':
      return { delete: CONFIRMED };
  }
}

const CONFIRMED = { confirmed: true } as const;

import type { Gift } from '@network/access/staff/giving-limits.ts';
import type { MemberActionName } from '@network/access/staff/member-actions.ts';
import { fillText } from '@network/messages/catalogue/fill-text.ts';
import { support } from '@network/messages/support.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import type { MemberAction as ActionInput } from '../../../staff-api/resolvers.generated.ts';
import type { UnmadeRefund } from '../../money/billing/public.ts';
import type { AccountOfMember } from '../../people/identity/public.ts';
import type { Mail } from '../../platform/mail/public.ts';
import { refusal, type RefusalKey } from './refusal.ts';

/** The input of an action, once it is known which one it is. */
export type InputOf<Name extends keyof ActionInput> = NonNullable<ActionInput[Name]>;

/** An action with its name. */
export interface NamedAction {
  readonly name: MemberActionName;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A member of staff's request to do something about a member. */
export interface ActionRequest {
  readonly memberId: string;
  readonly action: NamedAction;
  readonly reason: string;
  readonly requestKey: string;
}

/** About whom and in which transaction something is done. The member's row is locked. */
export interface Doing {
  readonly trx: Database;
  readonly services: GatewayServices;
  readonly member: AccountOfMember;
  /** The brand that the member is written to from. */
  readonly brand: string;
  /** One effect for each. */
  readonly key: string;
  /** Email of the member of staff who requested it; somebody else may have approved it. */
  readonly askedBy: string;
  readonly now: Date;
}

/** The result of an action. */
export interface Done {
  /** The effects as the member of staff reads them, before and afterwards. */
  readonly effects: readonly string[];
  /** The mail that the member gets. */
  readonly mail: Mail | null;
  /** The mail is sent by what books the action later, once it has happened. */
  readonly isMailedLater?: true;
  /** The facts for the audit: numbers and ids, nothing that identifies a person. */
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
  /**
   * Calls the biller about what was decided, once the transaction has ended.
   * @returns the refund that the biller has not made yet
   * @throws Refused where the biller's answer says something else than the effects
   */
  readonly callBiller?: () => Promise<UnmadeRefund | null>;
}

/** Does an action in its transaction. @throws Refused with the reason, where it must not or can't be done */
export type Act<Name extends keyof ActionInput> = (doing: Doing, input: InputOf<Name>) => Promise<Done>;

/** An action whose rows are locked and checked. */
export interface PreparedAction {
  /** Null if it gives nothing. */
  readonly gift: Gift | null;
  /** The gifts that count as one with it however old they are, the gift included. */
  readonly giftWithEarlier?: Gift;
  /** Carries the action out with the rows that were read before. @throws Refused if it can't be done */
  readonly carryOut: () => Promise<Done>;
}

/** An action in steps: `deciding/act-on-member.ts` runs them. */
export interface ActionInSteps<Name extends keyof ActionInput> {
  /** Calls the biller before the transaction, since calls take long. @throws Refused for what its answer rules out */
  readonly callBefore?: (services: GatewayServices, memberId: string, input: InputOf<Name>) => Promise<void>;
  /** Locks and checks what the action is about, in its transaction. @throws Refused if it can't be done at all */
  readonly prepare: (doing: Doing, input: InputOf<Name>) => Promise<PreparedAction>;
}

/** Ends the transaction of an action; nothing of it was done. */
export class Refused extends Error {
  readonly key: RefusalKey;
  constructor(key: RefusalKey) {
    super(key);
    this.key = key;
  }
}

/** Runs an action. A refusal, which has ended its transaction, is returned as a value. */
export async function orRefusal<Answer>(act: () => Promise<Answer>): Promise<Answer | ReturnType<typeof refusal>> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) return refusal(error.key);
    throw error;
  }
}

/** The recipient of an action's mail; it is written from this brand. */
export const toMember = ({ member, brand, key }: Pick<Doing, 'member' | 'brand' | 'key'>, tenant = brand) => ({
  to: member.email,
  tenant,
  idempotencyKey: `staff:${key}`,
});

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A line about what an action does, with its values filled in. */
export function effect(
  name: keyof typeof support.effects,
  values: Readonly<Record<string, string | number | Date>> = {},
): string {
  return fillText(support.effects[name], (key) => {
    const value = values[key];
    return value instanceof Date ? `${days.format(value)} (UTC)` : value?.toLocaleString('en-US');
  });
}

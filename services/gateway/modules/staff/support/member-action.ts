import type { MemberActionName } from '@network/access/staff/member-actions.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import type { MemberAction as ActionInput } from '../../../staff-api/resolvers.generated.ts';
import type { AccountOfMember } from '../../people/identity/public.ts';
import type { Mail } from '../../platform/mail/public.ts';
import type { RefusalKey } from './refusal.ts';

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
  /** Email of the member of staff who asked for it; somebody else may have approved it. */
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
  /** An agreement whose commands the biller is sent after the transaction. */
  readonly agreementId?: string;
  /** The same of an order. */
  readonly orderId?: string;
  /** The charge that a biller is to refund. */
  readonly refundedChargeId?: string;
  /** Whether a part of that charge is to stay. */
  readonly leavesPart?: boolean;
}

/** Ends the transaction of an action; nothing of it was done. */
export class Refused extends Error {
  readonly key: RefusalKey;
  constructor(key: RefusalKey) {
    super(key);
    this.key = key;
  }
}

/** Does something in the transaction. @throws Refused with the reason, where it must not or can't be done */
export type Act<Name extends keyof ActionInput> = (doing: Doing, input: InputOf<Name>) => Promise<Done>;

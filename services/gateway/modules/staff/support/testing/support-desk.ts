import type { StaffRole } from '@network/access/staff/staff-rights.ts';
import type { TestGateway } from '@network/testing/gateway.ts';
import { type Desk, openDesk } from '../../staff/testing/public.ts';

/** The answer to an action or a decision, as far as tests read it. */
export interface DeskAnswer {
  readonly __typename: string;
  readonly messageKey?: string;
  readonly effects?: readonly string[];
  readonly approval?: { readonly id: string; readonly state: string; readonly carriedOutAt: string | null };
}

/** A member of staff who helps members. */
export interface SupportDesk extends Desk {
  /** Does something about a member. @throws Error for errors of the call */
  act(
    memberId: string,
    action: object,
    more?: { readonly reason?: string; readonly requestKey?: string },
  ): Promise<DeskAnswer>;
  /** Approves or declines a request. @throws Error for errors of the call */
  decide(id: string, approve: boolean): Promise<DeskAnswer>;
}

const APPROVAL = 'approval { id state carriedOutAt }';
const ACT = `mutation ($memberId: ID!, $action: MemberAction!, $reason: String!, $requestKey: String!) {
  result: actOnMember(memberId: $memberId, action: $action, reason: $reason, requestKey: $requestKey) {
    __typename ... on ActionDone { effects } ... on ActionRefused { messageKey } ... on ActionWaits { ${APPROVAL} }
  }
}`;
const DECIDE = `mutation ($id: ID!, $approve: Boolean!) {
  result: decideApproval(id: $id, approve: $approve, reason: "Looked at it") {
    __typename ... on ApprovalDecided { ${APPROVAL} } ... on ActionRefused { messageKey }
  }
}`;

/** A member of staff with this role and a token of all that it may do. */
export async function openSupportDesk(gateway: TestGateway, role: StaffRole, name?: string): Promise<SupportDesk> {
  const desk = await openDesk(gateway, role, name);
  const change = async (query: string, variables: Readonly<Record<string, unknown>>): Promise<DeskAnswer> => {
    const { data, errors } = await desk.call<{ result: DeskAnswer }>(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data.result;
  };
  return {
    ...desk,
    act: (memberId, action, { reason = 'They wrote to us', requestKey = crypto.randomUUID() } = {}) =>
      change(ACT, { memberId, action, reason, requestKey }),
    decide: (id, approve) => change(DECIDE, { id, approve }),
  };
}

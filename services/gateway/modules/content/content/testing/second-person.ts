import { randomUUID } from 'node:crypto';
import type { TestGateway } from '@network/testing/gateway.ts';
import { openDesk } from '../../../staff/staff/testing/public.ts';
import type { StaffCalls } from './staff-calls.ts';

/** Something with a price, and the version of it that is to be shown. */
export interface PricedItem {
  readonly kind: 'deal' | 'offer' | 'plan';
  readonly id: string;
  readonly version: number;
}

interface Asked {
  readonly it: { readonly change: { readonly id: string } };
}
interface Decided {
  readonly it: {
    readonly message?: string;
    readonly change?: { readonly results: readonly { readonly outcome: string; readonly problem: string | null }[] };
  };
}

/** Asks for what shows people a price. @returns the id of the change that waits */
export async function askForApproval(
  staff: Pick<StaffCalls, 'call'>,
  { kind, id, version }: PricedItem,
  change: object = { name: 'publish' },
): Promise<string> {
  const query = `mutation ($kind: ContentKind!, $change: BulkChangeInput!, $items: [ReadVersion!]!, $key: String!) {
    it: requestBulkChange(requestKey: $key, kind: $kind, change: $change, items: $items, reason: "As planned") {
      ... on BulkChanged { change { id } } } }`;
  const variables = { kind, change, items: [{ id, version }], key: randomUUID() };
  const { data, errors } = await staff.call<Asked>(query, variables);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.it.change.id;
}

/** Decides about a change that waits. */
export async function decideAbout(staff: Pick<StaffCalls, 'call'>, id: string, approve = true) {
  const query = `mutation ($id: ID!, $approve: Boolean!) {
    it: decideBulkChange(id: $id, approve: $approve, reason: "As planned") {
      ... on BulkChanged { change { results { outcome problem } } } ... on BulkRefused { message } } }`;
  return staff.call<Decided>(query, { id, approve });
}

/** Somebody of finance who approves whatever others ask for; the answer has the outcome. */
export async function openApproval(gateway: TestGateway) {
  const finance = await openDesk(gateway, 'finance', 'approves');
  return async (staff: Pick<StaffCalls, 'call'>, item: PricedItem, change?: object): Promise<string | undefined> => {
    const { data } = await decideAbout(finance, await askForApproval(staff, item, change));
    const [result] = data.it.change?.results ?? [];
    return result?.problem ?? result?.outcome;
  };
}

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

/** A request that waits, or why it was refused. */
interface Asked {
  readonly message?: string;
  readonly change?: { readonly id: string };
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
  item: PricedItem,
  change?: object,
): Promise<string> {
  const { change: waiting, message } = await requestApproval(staff, item, change);
  if (waiting === undefined) throw new Error(message);
  return waiting.id;
}

/** Requests an approval, and returns the answer as it is. */
export async function requestApproval(
  staff: Pick<StaffCalls, 'call'>,
  { kind, id, version }: PricedItem,
  change: object = { name: 'publish' },
): Promise<Asked> {
  const query = `mutation ($kind: ContentKind!, $change: BulkChangeInput!, $items: [ReadVersion!]!, $key: String!) {
    it: requestBulkChange(requestKey: $key, kind: $kind, change: $change, items: $items, reason: "As planned") {
      ... on BulkChanged { change { id } } ... on BulkRefused { message } } }`;
  const variables = { kind, change, items: [{ id, version }], key: randomUUID() };
  const { data, errors } = await staff.call<{ readonly it: Asked }>(query, variables);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data.it;
}

/** Decides about a change that waits. */
export async function decideAbout(staff: Pick<StaffCalls, 'call'>, id: string, approve = true) {
  const query = `mutation ($id: ID!, $approve: Boolean!) {
    it: decideBulkChange(id: $id, approve: $approve, reason: "As planned") {
      ... on BulkChanged { change { results { outcome problem } } } ... on BulkRefused { message } } }`;
  return staff.call<Decided>(query, { id, approve });
}

/** Approves a change that waits. @returns what became of its one item: the outcome, or why it was refused */
export async function approveWaiting(staff: Pick<StaffCalls, 'call'>, id: string): Promise<string | undefined> {
  const [result] = (await decideAbout(staff, id)).data.it.change?.results ?? [];
  return result?.problem ?? result?.outcome;
}

/** Somebody of finance who approves whatever others ask for; the answer has the outcome. */
export async function openApproval(gateway: TestGateway) {
  const finance = await openDesk(gateway, 'finance', 'approves');
  return async (staff: Pick<StaffCalls, 'call'>, item: PricedItem, change?: object): Promise<string | undefined> =>
    approveWaiting(finance, await askForApproval(staff, item, change));
}

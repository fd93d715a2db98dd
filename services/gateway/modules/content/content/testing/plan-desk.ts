import type { TestGateway } from '@network/testing/gateway.ts';
import { openDesk } from '../../../staff/staff/testing/public.ts';
import { approveWaiting, askForApproval, decideAbout } from './second-person.ts';
import { asStaff, KEY } from './staff-calls.ts';

/** The month of vixen as the demonstration sells it. */
export const MONTH_OF_VIXEN = {
  slug: 'vixen-month',
  site: 'vixen',
  period: 'month',
  firstPrice: 2_999,
  renewalPrice: 2_999,
};

/** An editor who changes plans, and somebody of finance who approves what is asked for. */
export async function openPlanDesk(gateway: TestGateway) {
  const editor = await asStaff(gateway, 'ed@demo.example');
  const finance = await openDesk(gateway, 'finance', 'approves');
  const ask = (id: string, version: number, what?: object) =>
    askForApproval(editor, { kind: 'plan', id, version }, what);
  return {
    editor,
    create: (input: object) => editor.save('plan', input),
    /** Writes the next version of the month of vixen. */
    write: (expectedVersion: number, more: object) =>
      editor.save('plan', { ...MONTH_OF_VIXEN, ...more }, { id: 'vixen-month', version: expectedVersion }),
    change: (field: string, id: string, expectedVersion: number) =>
      editor.change(field, { kind: 'plan', id, expectedVersion }, KEY),
    /** Asks for what shows a version, and has it approved. @returns its outcome */
    approve: async (id: string, version: number, what?: object) =>
      approveWaiting(finance, await ask(id, version, what)),
    ask,
    /** Approves what was asked for. @returns its outcome */
    approveWaiting: (waiting: string) => approveWaiting(finance, waiting),
    decide: decideAbout,
  };
}

/** What a visitor of vixen is offered, by the numbers of the options: what is charged now and with each renewal. */
export async function pricesShown(gateway: TestGateway, country?: string): Promise<Readonly<Record<number, object>>> {
  const query = `{ joinOptions { options { optionId chargedNow { amount currency } chargedLater { amount } } } }`;
  interface Shown {
    readonly joinOptions: {
      readonly options: readonly {
        readonly optionId: number;
        readonly chargedNow: { readonly amount: number; readonly currency: string };
        readonly chargedLater: { readonly amount: number } | null;
      }[];
    };
  }
  const headers = country === undefined ? {} : { 'x-client-country': country };
  const { data } = await gateway.graphql<Shown>(query, {}, { tenant: 'vixen', area: 'tour', headers });
  return Object.fromEntries(
    data.joinOptions.options.map(({ optionId, chargedNow, chargedLater }) => [
      optionId,
      [chargedNow.amount, chargedLater?.amount ?? null, chargedNow.currency],
    ]),
  );
}

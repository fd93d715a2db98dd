import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { cancellationMachine } from '../cancellation/cancellation.machine.ts';
import { accountCreationMachine } from '../account-creation/account-creation.machine.ts';
import { oneClickUpsellMachine } from '../one-click-upsell/one-click-upsell.machine.ts';
import { packUnlockMachine } from '../pack-unlock/pack-unlock.machine.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { purchaseMachine } from '../purchase/purchase.machine.ts';
import { reactivationMachine } from '../reactivation/reactivation.machine.ts';
import { statusPollingMachine } from '../status-polling/status-polling.machine.ts';
import { tandemCreationMachine } from '../tandem-creation/tandem-creation.machine.ts';
import { tokenRefreshMachine } from '../token-refresh/token-refresh.machine.ts';
import { videoUnlockMachine } from '../video-unlock/video-unlock.machine.ts';
import { yearlyUpgradeMachine } from '../yearly-upgrade/yearly-upgrade.machine.ts';
import { stateDiagram } from './state-diagram.ts';

const machines: readonly (readonly [string, string, AnyStateMachine])[] = [
  ['Payment', 'L02', paymentMachine],
  ['Purchase', 'L03', purchaseMachine],
  ['Reactivation with a retention offer', 'L04', reactivationMachine],
  ['Cancellation', 'D25', cancellationMachine],
  ['Status polling', 'L05', statusPollingMachine],
  ['Account creation', 'L06', accountCreationMachine],
  ['Token refresh', 'L07', tokenRefreshMachine],
  ['Unlocking a video', 'L08', videoUnlockMachine],
  ['Unlocking a pack', 'L09', packUnlockMachine],
  ['Tandem creation', 'L17', tandemCreationMachine],
  ['One-click upsell', 'L19', oneClickUpsellMachine],
  ['Upgrade to yearly', 'L20', yearlyUpgradeMachine],
];

const INTRODUCTION = `# The flows of membership

A flow of several steps that moves money or access is a state machine in \`libs/lifecycle/<flow>/<flow>.machine.ts\`. The
diagrams are drawn from the machines themselves: after a change,
\`npx vitest run libs/lifecycle/testing/diagrams.test.ts -u\` draws them again; until then that test fails. Where several
arrows share a label, the first whose guard (in brackets) holds is taken.

What becomes of charges, access and gems behind these flows, whatever order events come in: [money](money.md).
`;

describe('the documentation of the flows', () => {
  it('shows the machines as they are', async () => {
    const sections = machines.map(
      ([title, rule, machine]) => `\n## ${title} (${rule})\n\n\`\`\`mermaid\n${stateDiagram(machine)}\n\`\`\`\n`,
    );
    await expect(INTRODUCTION + sections.join('')).toMatchFileSnapshot('../../../docs/lifecycle.md');
  });
});

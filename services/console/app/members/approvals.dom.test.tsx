import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const approval = (more: object) => ({
  id: 'a1',
  memberId: 'm1',
  action: 'refund',
  details: '{"chargeId":"c1","amount":60000}',
  reason: 'Charged twice',
  requestedBy: 'support@demo.example',
  requestedAt: '2026-03-01T10:00:00Z',
  state: 'open',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  carriedOutAt: null,
  ...more,
});
const preview = {
  effects: ['$600.00 go back to the card.'],
  needsApproval: true,
  mail: { to: 'ada@example.com', subject: 'Your refund', text: 'We refunded $600.00.' },
  refusal: null,
};

async function approve(role: 'finance' | 'admin', one: object, previewApproval: object = preview) {
  const { calls } = await openPage('/approvals', role, {
    Approvals: () => ({ approvals: { approvals: [approval(one)], nextCursor: null } }),
    PreviewApproval: () => ({ previewApproval }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }, PATIENTLY));
  return { calls, dialog: within(await screen.findByRole('dialog')) };
}

it('shows the approver of a refund its amount, and the mail to the member', async () => {
  const { calls, dialog } = await approve('finance', {});
  expect(await dialog.findByText('$600.00 go back to the card.')).toBeTruthy();
  expect(dialog.getByText('We refunded $600.00.')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'PreviewApproval')?.variables).toEqual({ id: 'a1' });
  expect(dialog.getByText('support@demo.example requests this, for this reason:')).toBeTruthy();
  expect(dialog.getByText('Charged twice')).toBeTruthy();
});

it('says why what is requested can’t be done any more', async () => {
  const refused = { ...preview, effects: [], refusal: { messageKey: 'x', message: 'It was refunded already.' } };
  const { dialog } = await approve('finance', {}, refused);
  expect((await dialog.findByRole('alert')).textContent).toBe('It was refunded already.');
});

it('previews a deletion to those who decide about it, who may not delete by themselves', async () => {
  const { dialog } = await approve('finance', { action: 'delete', details: '{}' });
  expect(await dialog.findByText('$600.00 go back to the card.')).toBeTruthy();
});

it('says of what ended with the taking back of its account who declined it: nobody, and offers no decision', async () => {
  const ended = approval({ action: 'changeEmail', state: 'declined', decidedAt: '2026-03-02T10:00:00Z' });
  await openPage('/approvals?state=declined', 'finance', {
    Approvals: () => ({ approvals: { approvals: [ended], nextCursor: null } }),
  });
  expect(await screen.findByText(/when the account was taken from whoever may have asked/, {}, PATIENTLY)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('saves every page of what waits as CSV, not the one that is shown', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { calls } = await openPage('/approvals', 'finance', {
    Approvals: ({ after }) => ({
      approvals:
        after === null
          ? { approvals: [approval({ id: 'a1', reason: 'The first' })], nextCursor: 'a1' }
          : { approvals: [approval({ id: 'a2', reason: 'The last' })], nextCursor: null },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^CSV of / }, PATIENTLY));
  await vi.waitFor(() => expect(saved.length).toBe(1));
  expect(await saved[0]?.text()).toMatch(/The first[^]*The last/);
  expect(calls.filter(({ operation }) => operation === 'Approvals').map(({ variables }) => variables['after'])).toEqual(
    [null, null, 'a1'],
  );
});

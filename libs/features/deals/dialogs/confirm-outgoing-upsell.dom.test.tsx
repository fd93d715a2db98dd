import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { bindRest, type RestAnswer } from '@network/core/api/rest-call.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { deals } from '@network/messages/deals.ts';
import { errors } from '@network/messages/errors.ts';
import ConfirmOutgoingUpsell from './confirm-outgoing-upsell.tsx';

const LINK = '/oneclick/outgoing-upsell?epoch_upsellid=1&confirmed=true';

function open(token: string | null, answers: RestAnswer[] = []) {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const posted: unknown[] = [];
  const onClose = vi.fn();
  const { Page, queryClient } = pageFixture({ viewer: examplePeople('vixen', 'tushy').member });
  bindRest(queryClient, async (path, body) => {
    posted.push([path, body]);
    return answers.shift() ?? { status: 500, body: null };
  });
  const options = {
    component: 'ConfirmOutgoingUpsell',
    confirmationLink: LINK,
    confirmationTitle: 'Halcyon Stills',
    description: 'Light.',
    price: '$4.95 now, then $14.95 a month',
    token,
  };
  render(<ConfirmOutgoingUpsell options={options} onClose={onClose} />, { wrapper: Page });
  return { assign, onClose, posted };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('M17 the confirmation of an outgoing upsell', () => {
  it('M17 L19 says what it costs before it goes on', () => {
    const { assign, posted } = open('token-1');
    const dialog = screen.getByRole('dialog', { name: 'Halcyon Stills' });
    expect(dialog.textContent).toContain('Light.');
    expect(dialog.textContent).toContain('$4.95 now, then $14.95 a month');
    expect([assign.mock.calls, posted]).toEqual([[], []]);
  });

  it('M17 L19 buys by a post of its token, and goes on to where the answer says', async () => {
    const { assign, onClose, posted } = open('token-1', [
      { status: 200, body: { location: 'https://partner.example/in' } },
    ]);
    press(deals.confirmation.cancel);
    expect([onClose.mock.calls.length, posted]).toEqual([1, []]);
    press(deals.confirmation.confirm);
    await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith('https://partner.example/in');
    expect(posted).toEqual([[LINK, { token: 'token-1' }]]);
  });

  it.each([
    { status: 503, body: null },
    { status: 200, body: {} },
  ])('E14 says that it did not work, and can be tried again: %j', async (answer) => {
    const { assign, posted } = open('token-1', [answer, { status: 200, body: { location: '/deals' } }]);
    press(deals.confirmation.confirm);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    press(deals.confirmation.confirm);
    await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith('/deals');
    expect(posted).toHaveLength(2);
  });

  it.each([
    ['PARTNER_REFUSED', errors.partnerRefused],
    ['PARTNER_SILENT', errors.partnerSilent],
  ])('X11 E14 says what happened at the partner: %s', async (error, text) => {
    const { assign } = open('token-1', [{ status: 502, body: { error } }]);
    press(deals.confirmation.confirm);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(assign).not.toHaveBeenCalled();
  });

  it('M17 follows a link that is not bought here', () => {
    const { assign, posted } = open(null);
    press(deals.confirmation.confirm);
    expect([assign.mock.calls, posted]).toEqual([[[LINK]], []]);
  });
});

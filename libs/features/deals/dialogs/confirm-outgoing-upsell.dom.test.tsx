import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import ConfirmOutgoingUpsell from './confirm-outgoing-upsell.tsx';

const LINK = '/oneclick/outgoing-upsell?epoch_upsellid=1&confirmed=true';

function open() {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const onClose = vi.fn();
  const { Page } = pageFixture({ viewer: examplePeople('vixen', 'tushy').member });
  const options = {
    component: 'ConfirmOutgoingUpsell',
    confirmationLink: LINK,
    confirmationTitle: 'Halcyon Stills',
    description: 'Light.',
    price: '$4.95 now, then $14.95 a month',
  };
  render(<ConfirmOutgoingUpsell options={options} onClose={onClose} />, { wrapper: Page });
  return { assign, onClose };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('M17 the confirmation of an outgoing upsell', () => {
  it('M17 L19 tells what it costs before it goes on', () => {
    const { assign } = open();
    const dialog = screen.getByRole('dialog', { name: 'Halcyon Stills' });
    expect(dialog.textContent).toContain('Light.');
    expect(dialog.textContent).toContain('$4.95 now, then $14.95 a month');
    expect(assign).not.toHaveBeenCalled();
  });

  it('M17 goes on by its link, and nowhere when it is closed', () => {
    const { assign, onClose } = open();
    const [cancel, confirm] = screen.getAllByRole('button').slice(-2);
    fireEvent.click(cancel as HTMLElement);
    expect([onClose.mock.calls.length, assign.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(confirm as HTMLElement);
    expect(assign).toHaveBeenCalledExactlyOnceWith(LINK);
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDialog } from '@network/core/features/dialogs.tsx';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { errors } from '@network/messages/errors.ts';
import { MissingDialog } from './missing-dialog.tsx';
import MissingPart from './missing-part.tsx';

let isThere: boolean;
let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  isThere = true;
  vi.stubGlobal('fetch', async () => new Response('', { status: isThere ? 200 : 503 }));
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});

describe('a part that can’t be shown', () => {
  it('offers to load the page again, which is never done without a press', async () => {
    render(<MissingPart />);
    expect(screen.getByRole('status').textContent).toContain(errors.missing.part);
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: errors.missing.action }));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  it('does not leave the page while its host does not answer', async () => {
    isThere = false;
    render(<MissingPart />);
    fireEvent.click(screen.getByRole('button', { name: errors.missing.action }));
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    // The host is back, and so is what waits for it, for the tests that follow.
    isThere = true;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });
});

it('a dialog that can’t be shown is a notice, each time it is opened', () => {
  const flash = vi.fn<(flash: Flash) => void>();
  const dialog = (): OpenDialog => ({ id: 'PlayerKeys', options: {} }) as OpenDialog;
  const page = (opened: OpenDialog) => (
    <FlashProvider value={flash}>
      <MissingDialog dialog={opened} />
    </FlashProvider>
  );
  const first = dialog();
  const { rerender } = render(page(first));
  rerender(page(first));
  expect(flash.mock.calls.map(([{ message }]) => message)).toEqual([errors.missing.dialog]);
  rerender(page(dialog()));
  expect(flash).toHaveBeenCalledTimes(2);
});

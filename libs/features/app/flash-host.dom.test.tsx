import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Flash, useFlash } from '@network/core/flash/use-flash.ts';
import { FlashHost } from './flash-host.tsx';

function Speaker({ flashes }: { readonly flashes: readonly Flash[] }) {
  const flash = useFlash();
  useEffect(() => flashes.forEach(flash), [flash, flashes]);
  return null;
}

const show = (...flashes: Flash[]) =>
  render(
    <FlashHost>
      <Speaker flashes={flashes} />
    </FlashHost>,
  );
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('E20 X09 flash notices', () => {
  beforeEach(() => vi.useFakeTimers());

  it('are one for each type and message', () => {
    show(
      { type: 'error', message: 'Lost' },
      { type: 'error', message: 'Lost' },
      { type: 'info', message: 'Lost' },
      { type: 'success', message: 'Found' },
    );
    expect(shown()).toEqual(['Lost', 'Lost', 'Found']);
  });

  // "Flash notification: type, message, translation, dismissAfter"
  it('X09 can be found by the key of their message in the catalogue', () => {
    show(
      { type: 'success', message: 'Approved', translation: 'device_challenge.approved' },
      { type: 'info', message: 'x' },
    );
    expect(screen.queryAllByRole('listitem').map((item) => item.dataset['translation'])).toEqual([
      'device_challenge.approved',
      undefined,
    ]);
  });

  it('go after 10 s, or after the time that was said', () => {
    show({ type: 'success', message: 'Long' }, { type: 'info', message: 'Short', dismissAfter: 3000 });
    pass(2999);
    expect(shown()).toEqual(['Long', 'Short']);
    pass(1);
    expect(shown()).toEqual(['Long']);
    pass(6999);
    expect(shown()).toEqual(['Long']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('stay while a pointer rests on them', () => {
    show({ type: 'success', message: 'Read me' });
    fireEvent.pointerEnter(screen.getByRole('list'));
    pass(60_000);
    expect(shown()).toEqual(['Read me']);
    fireEvent.pointerLeave(screen.getByRole('list'));
    pass(10_000);
    expect(shown()).toEqual([]);
  });

  it('are announced from a region that is there before them, and can be sent away', () => {
    render(
      <FlashHost>
        <p>Page</p>
      </FlashHost>,
    );
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
    show({ type: 'success', message: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown()).toEqual([]);
  });

  it('say so where there is no place for them', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Speaker flashes={[]} />)).toThrow('useFlash needs a FlashProvider');
    silence.mockRestore();
  });
});

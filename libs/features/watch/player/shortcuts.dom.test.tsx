import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPageKeys } from './model/page-keys.ts';
import { shortcutHandler, usePageKeys } from './shortcuts.ts';

const run = vi.fn();
const help = vi.fn();

function FilmPage({ hasDialog = false }: { readonly hasDialog?: boolean }) {
  const player = useRef<HTMLElement>(null);
  usePageKeys(player, { run, help });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as the player has it */}
      <section ref={player} aria-label="Player" tabIndex={-1} onKeyDown={shortcutHandler({ run, help })} />
      <button>Elsewhere</button>
      <input aria-label="A comment" />
      {hasDialog ? <div role="dialog" /> : null}
    </>
  );
}

const press = (key: string, on = screen.getByRole('button')) => fireEvent.keyDown(on, { key });

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

describe('keys of the player on the page of a film', () => {
  it('work outside the player, and once', () => {
    render(<FilmPage />);
    press('k');
    expect(run).toHaveBeenCalledExactlyOnceWith({ type: 'toggle-play' });
    press('f', screen.getByRole('region'));
    expect(run).toHaveBeenCalledTimes(2);
    press('?');
    expect(help).toHaveBeenCalledOnce();
  });

  it('leave scrolling, typing and keys of the browser alone', () => {
    render(<FilmPage />);
    for (const key of [' ', 'ArrowDown', 'Home', 'End']) press(key);
    press('k', screen.getByRole('textbox'));
    fireEvent.keyDown(screen.getByRole('button'), { key: 'f', ctrlKey: true });
    expect(run).not.toHaveBeenCalled();
  });

  it('rest below a dialog', () => {
    render(<FilmPage hasDialog />);
    press('k');
    expect(run).not.toHaveBeenCalled();
  });

  it('need the focus in the player once a person has switched them off (WCAG 2.1.4)', () => {
    setPageKeys(localStorage, false);
    render(<FilmPage />);
    press('k');
    press('?');
    expect([run.mock.calls.length, help.mock.calls.length]).toEqual([0, 0]);
    press('k', screen.getByRole('region'));
    expect(run).toHaveBeenCalledOnce();
  });
});

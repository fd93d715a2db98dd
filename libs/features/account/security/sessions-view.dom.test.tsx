import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SessionsView, type SessionsViewProps } from './sessions-view.tsx';

const NOW = Date.parse('2026-11-22T12:00:00Z');

const session = (id: string, more: Partial<SessionsViewProps['sessions'][number]> = {}) => ({
  id,
  brand: 'Vixen',
  device: 'Chrome on Linux',
  network: null,
  createdAt: '2026-11-20T15:14:00Z',
  lastUsedAt: '2026-11-22T09:30:00Z',
  isCurrent: false,
  ...more,
});
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => session(String(index), { isCurrent: index === 0 }));

function view(sessions: SessionsViewProps['sessions']) {
  const onEnd = vi.fn();
  const nothing = () => undefined;
  const props = { sessions, now: NOW, ending: null, endedCount: null, failure: undefined, onEnd, onEndOthers: nothing };
  return { onEnd, element: <SessionsView {...props} /> };
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the active sessions', () => {
  it('distinguishes similar browsers by their last use and sign-in', () => {
    const { element } = view([
      session('a', { isCurrent: true }),
      session('b'),
      session('c', { lastUsedAt: '2026-11-22T11:59:40Z' }),
      session('d', { lastUsedAt: '2026-11-02T08:00:00Z', createdAt: '2026-10-30T08:01:00Z' }),
    ]);
    // The server's HTML shows times in the network's time zone.
    const html = renderToString(element).replaceAll('<!-- -->', '');
    expect(html).toContain('Signed in Nov 20, 2026, 3:14 PM UTC');
    render(element);
    const [here, other, now, old] = rows();
    expect(here).toContain('In use now');
    expect(other).toContain('Last used 2 hours ago');
    expect(now).toContain('Last used just now');
    expect(old).toContain('Last used on November 02, 2026');
    expect(new Set(rows()).size).toBe(4);
  });

  it('names the button of each session by its visible text, and ends it', async () => {
    const { element, onEnd } = view([session('a', { isCurrent: true }), session('b')]);
    render(element);
    const [, row] = screen.getAllByRole('listitem');
    if (!row) throw new Error('The list has no second row.');
    await userEvent.click(
      within(row).getByRole('button', { name: /^Sign out Chrome on Linux, Vixen, signed in Nov / }),
    );
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('shows five of many, and all of them on request', async () => {
    render(view(many(25)).element);
    expect(rows()).toHaveLength(5);
    const more = screen.getByRole('button', { name: 'Show all 25' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    expect(rows()).toHaveLength(25);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(rows()).toHaveLength(5);
  });

  it('has no button for more when all are shown', () => {
    render(view(many(5)).element);
    expect(rows()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });
});

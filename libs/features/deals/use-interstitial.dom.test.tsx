import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useInterstitial } from './use-interstitial.ts';

const at = (iso: string) => () => Date.parse(iso);
const january = at('2026-01-15T12:00:00Z');
const open = (now: () => number) => renderHook(() => useInterstitial(now)).result;

beforeEach(() => localStorage.clear());

describe('L18 the passage through the offers', () => {
  it('L18 is shown again after it was only passed', () => {
    const first = open(january);
    expect(first.current).toMatchObject({ isShown: true, outcome: null });
    act(() => first.current.pass());
    expect(first.current.outcome).toBe('continued');
    expect(open(january).current).toMatchObject({ isShown: true, outcome: null });
  });

  it('L18 lets a person pass at once for a month after they snoozed it', () => {
    const first = open(january);
    act(() => first.current.snooze());
    expect(first.current.outcome).toBe('snoozed');
    expect(open(at('2026-02-15T11:59:59Z')).current).toMatchObject({ isShown: false, outcome: 'hidden' });
    expect(open(at('2026-02-15T12:00:00Z')).current).toMatchObject({ isShown: true, outcome: null });
  });
});

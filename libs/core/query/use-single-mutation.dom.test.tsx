import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSingleMutation } from './use-single-mutation.ts';

function showWith(mutationFn: () => Promise<string>) {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSingleMutation({ mutationFn }), { wrapper }).result;
}

describe('an action that must run once', () => {
  it('ignores the second click of a double click', async () => {
    const charge = vi.fn(async () => 'charged');
    const result = showWith(charge);
    const { mutate } = result.current;
    act(() => {
      mutate();
      mutate();
    });
    await waitFor(() => expect(result.current.data).toBe('charged'));
    expect(charge).toHaveBeenCalledOnce();
  });

  it('can be tried again once it has failed', async () => {
    const charge = vi.fn(async () => 'charged').mockRejectedValueOnce(new Error('The gateway does not answer'));
    const result = showWith(charge);
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.error?.message).toBe('The gateway does not answer'));
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.data).toBe('charged'));
    expect(result.current.error).toBeNull();
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markServerQueries, useQuery } from './use-query.ts';

const balance = { queryKey: ['balance'], queryFn: () => Promise.resolve('from the gateway'), staleTime: Infinity };

function Balance() {
  const { data, isPending } = useQuery(balance);
  return <p>{isPending ? 'pending' : data}</p>;
}

const page = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <Balance />
  </QueryClientProvider>
);

/** Hydrates server-rendered HTML in a browser whose cache has an answer by then; returns React's warnings. */
async function hydrateWith(answer: string, sent: readonly string[], serverData?: string) {
  const server = new QueryClient();
  if (serverData !== undefined) server.setQueryData(balance.queryKey, serverData);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(server));
  const html = root.innerHTML;
  const browser = new QueryClient();
  markServerQueries(browser, sent);
  browser.setQueryData(balance.queryKey, answer);
  const onRecoverableError = vi.fn<() => void>();
  await act(async () => {
    hydrateRoot(root, page(browser), { onRecoverableError });
  });
  return { html, complaints: onRecoverableError.mock.calls.length, shown: root.textContent };
}

describe('useQuery', () => {
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });

  it('hydrates as pending what the server showed as pending, though the answer is there by now', async () => {
    const { html, complaints, shown } = await hydrateWith('7 gems', []);
    expect([html, complaints, shown]).toEqual(['<p>pending</p>', 0, '7 gems']);
  });

  it('hydrates with the data that the server sent along', async () => {
    const { html, complaints, shown } = await hydrateWith('7 gems', ['["balance"]'], '7 gems');
    expect([html, complaints, shown]).toEqual(['<p>7 gems</p>', 0, '7 gems']);
  });
});

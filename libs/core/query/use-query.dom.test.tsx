import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markRendered, markServerQueries, useQuery, useSuspenseQuery } from './use-query.ts';

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

const film = { queryKey: ['film'], queryFn: () => Promise.resolve({ isFavorite: false }), staleTime: Infinity };

function Film() {
  const { data } = useSuspenseQuery(film);
  return <p>{data.isFavorite ? 'saved' : 'not saved'}</p>;
}

describe('useSuspenseQuery', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it('hydrates with what the server rendered for everybody, and shows one’s own data once the page is quiet', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
    const server = new QueryClient();
    server.setQueryData(film.queryKey, { isFavorite: false });
    const filmPage = (client: QueryClient) => (
      <QueryClientProvider client={client}>
        <Suspense>
          <Film />
        </Suspense>
      </QueryClientProvider>
    );
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(filmPage(server));
    const paragraph = root.querySelector('p');
    const browser = new QueryClient();
    browser.setQueryData(film.queryKey, { isFavorite: true });
    markRendered(browser, new Map([['["film"]', { isFavorite: false }]]));
    const onRecoverableError = vi.fn<() => void>();
    await act(async () => {
      hydrateRoot(root, filmPage(browser), { onRecoverableError });
    });
    expect([root.textContent, idle.length]).toEqual(['not saved', 1]);
    await act(async () => idle.forEach((run) => run()));
    expect([root.textContent, onRecoverableError.mock.calls.length]).toEqual(['saved', 0]);
    expect(root.querySelector('p')).toBe(paragraph);
  });
});

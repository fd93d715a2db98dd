import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';
import { markRendered, markServerQueries, useQuery, useSuspenseQuery } from './use-query.ts';

/** When the server rendered, in ms since 1970. */
const RENDERED_AT = 1_000;

const balance = { queryKey: ['balance'], queryFn: () => Promise.resolve('from the gateway'), staleTime: Infinity };

function Balance() {
  const { data, isPending } = useQuery(balance);
  return <p>{isPending ? 'pending' : data}</p>;
}

function Age() {
  return <p>{useQuery(balance).dataUpdatedAt}</p>;
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
  markServerQueries(browser, new Map(sent.map((hash) => [hash, RENDERED_AT])));
  browser.setQueryData(balance.queryKey, answer);
  const onRecoverableError = vi.fn<() => void>();
  await act(async () => {
    hydrateRoot(root, page(browser), { onRecoverableError });
  });
  return { html, complaints: onRecoverableError.mock.calls.length, shown: root.textContent };
}

describe('useQuery', () => {
  afterEach(() => {
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

  it('hydrates with the moment at which the server rendered, and shows the one of arrival after that', async () => {
    const server = new QueryClient();
    server.setQueryData(balance.queryKey, 'x', { updatedAt: RENDERED_AT });
    const root = document.body.appendChild(document.createElement('div'));
    const part = (client: QueryClient) => (
      <QueryClientProvider client={client}>
        <Age />
      </QueryClientProvider>
    );
    root.innerHTML = renderToString(part(server));
    expect(root.textContent).toBe(String(RENDERED_AT));
    const browser = new QueryClient();
    markServerQueries(browser, new Map([['["balance"]', RENDERED_AT]]));
    browser.setQueryData(balance.queryKey, 'x', { updatedAt: 5_000 });
    const onRecoverableError = vi.fn<() => void>();
    await act(async () => {
      hydrateRoot(root, part(browser), { onRecoverableError });
    });
    expect([onRecoverableError.mock.calls.length, root.textContent]).toEqual([0, '5000']);
  });
});

const film = { queryKey: ['film'], queryFn: () => Promise.resolve({ isFavorite: false }), staleTime: Infinity };

function Film() {
  const { data } = useSuspenseQuery(film);
  return <p>{data.isFavorite ? 'saved' : 'not saved'}</p>;
}

describe('useSuspenseQuery', () => {
  afterEach(() => {
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

  it('does not wait for ever for a quiet moment of a slow device', () => {
    const requestIdleCallback = vi.fn<(run: () => void, options: IdleRequestOptions) => void>();
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    const takeBack = whenQuiet(() => undefined);
    expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
    takeBack();
    requestIdleCallback.mock.calls[0]?.[0]();
  });
});

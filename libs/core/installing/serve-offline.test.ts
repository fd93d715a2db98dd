import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { testTenant } from '../server/tenant-fixture.ts';
import { offlinePages } from './offline-page.ts';
import { type WorkerEvent, workerScript } from './serve-offline.ts';

const pages = offlinePages({ ...testTenant, name: 'A & B' }, '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
const script = workerScript({ pages, icons: { brand: '/icon.png', neutral: 'data:neutral' } });

/** What a browser stores for a worker that it stops and starts again. */
interface Stored {
  headerValue: string;
}

/** Runs the file that browsers load, with a network that answers or is down. */
function startWorker(fetch: (request: Request) => Promise<Response>, stored: Stored = { headerValue: 'true' }) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
  const open: { focus: () => Promise<void>; navigate: (address: string) => Promise<void> }[] = [];
  const openWindow = vi.fn<(address: string) => Promise<void>>(async () => undefined);
  const worker = {
    registration: {
      showNotification,
      navigationPreload: {
        enable: () => Promise.resolve(),
        setHeaderValue: async (value: string) => void (stored.headerValue = value),
        getState: async () => ({ ...stored }),
      },
    },
    clients: { claim: () => Promise.resolve(), matchAll: async () => open, openWindow },
    skipWaiting: () => Promise.resolve(),
    fetch,
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => listeners.set(type, listener),
  };
  runInNewContext(script, { self: worker, Response, Promise });
  const send = async (type: string, event: Partial<WorkerEvent>): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (each) => void work.push(each), ...event } as WorkerEvent);
    await Promise.all(work);
  };
  const request = async (sent: Partial<Request>): Promise<Response | null> => {
    let answer: Promise<Response> | null = null;
    await send('fetch', {
      request: { mode: 'navigate', method: 'GET', url: 'https://brand.example/videos', ...sent } as Request,
      preloadResponse: Promise.resolve(undefined),
      respondWith: (promise) => void (answer = promise),
    });
    return answer;
  };
  return { request, send, open, openWindow, showNotification };
}

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const german = async () => new Response('Seite', { headers: { 'content-language': 'de' } });

describe('the worker of a brand', () => {
  it('passes on what the network answers, refusals too', async () => {
    const answered = new Response('Not here', { status: 404 });
    expect(await startWorker(() => Promise.resolve(answered)).request({})).toBe(answered);
  });

  it('shows its own page for one that is opened without a connection', async () => {
    const answer = await startWorker(away).request({});
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    const html = await answer?.text();
    expect(html).toContain('<h1>You are offline.</h1>');
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('alt="A &amp; B"');
    expect(html).toContain('src="data:image/svg+xml,%3Csvg');
  });

  it('shows it in the language of the last page, after it was stopped too', async () => {
    const stored = { headerValue: 'true' };
    let network: () => Promise<Response> = german;
    const worker = startWorker(() => network(), stored);
    await worker.request({});
    network = away;
    const pageOf = async (answer: Promise<Response | null>) =>
      /<html lang="(\w+)"/.exec((await (await answer)?.text()) ?? '')?.[1];
    expect(await pageOf(worker.request({}))).toBe('de');
    expect(await pageOf(startWorker(away, stored).request({}))).toBe('de');
    expect(await pageOf(startWorker(away, stored).request({ url: 'https://brand.example/es/videos' }))).toBe('es');
    expect(await pageOf(startWorker(away, { headerValue: 'xx' }).request({}))).toBe('en');
  });

  it('leaves forms, calls and files to the browser', async () => {
    const { request } = startWorker(away);
    expect(await request({ method: 'POST' })).toBeNull();
    expect(await request({ mode: 'cors' })).toBeNull();
  });
});

describe('a push message', () => {
  const shown = { title: 'Brand', body: 'A new film', isDiscreet: false, url: '/notices' };
  const pushed = (message: object) => ({ data: { json: () => message } });

  it('is shown once with the icon of the brand, or with one that names nobody', async () => {
    const { send, showNotification } = startWorker(away);
    await send('push', pushed(shown));
    await send('push', pushed({ ...shown, title: 'News', isDiscreet: true }));
    expect(showNotification.mock.calls).toEqual([
      ['Brand', { body: 'A new film', tag: 'notices', icon: '/icon.png', data: { url: '/notices' } }],
      ['News', { body: 'A new film', tag: 'notices', icon: 'data:neutral', data: { url: '/notices' } }],
    ]);
  });

  it('leads to the notices: in a page that is open, or in a new one', async () => {
    const { send, open, openWindow } = startWorker(away);
    const close = vi.fn();
    const press = () => send('notificationclick', { notification: { close, data: { url: '/notices' } } });
    await press();
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/notices');
    const page = { focus: vi.fn(async () => undefined), navigate: vi.fn(async () => undefined) };
    open.push(page);
    await press();
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith('/notices');
    expect(page.focus).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledTimes(2);
  });
});

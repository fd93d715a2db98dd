import type { ShownPush } from '@network/validation/push.ts';

/** What a service worker of ours uses of the browser's; TypeScript's own declarations exclude those of a page. */
export interface BrandWorker {
  readonly registration: {
    readonly navigationPreload?: {
      enable: () => Promise<void>;
      setHeaderValue: (value: string) => Promise<void>;
      getState: () => Promise<{ readonly headerValue?: string }>;
    };
    showNotification: (title: string, options: object) => Promise<void>;
  };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (filter: object) => Promise<readonly OpenPage[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  fetch: (request: Request) => Promise<Response>;
  addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
}

/** A page that the worker may show. */
interface OpenPage {
  focus: () => Promise<unknown>;
  navigate: (address: string) => Promise<unknown>;
}

/** An event of a worker: what it waits for, and what each kind of event brings. */
export interface WorkerEvent {
  /** The request of a fetch; `respondWith` answers it. */
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  /** The data of a push message. */
  readonly data: { json: () => unknown } | null;
  /** The notification that was pressed. */
  readonly notification: { close: () => void; readonly data: { readonly url: string } };
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
}

/** The page that is shown without a connection. */
export interface OfflinePage {
  readonly html: string;
  readonly policy: string;
}

/** What the worker of a brand shows. */
export interface WorkerParts {
  /** Pages, keyed by language. The first is for people who prefer none of the others. */
  readonly pages: Readonly<Record<string, OfflinePage>>;
  /** Addresses of the icon of push messages: the brand's, and one that names nobody. */
  readonly icons: { readonly brand: string; readonly neutral: string };
}

/**
 * The service worker of a brand: shows a page of its own when one is opened without a connection, and push messages. It has no
 * cache at all, so that nothing about a person can be found in one; the language of the last page is the value of the header
 * that browsers send with preloaded pages, which is the only thing that they store for a worker besides. Its text is the file
 * that browsers load: it can use nothing from outside this function.
 */
export function serveOffline(worker: BrandWorker, { pages, icons }: WorkerParts): void {
  const { registration, clients } = worker;
  let lastLanguage = '';

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
  });
  worker.addEventListener('fetch', (event) => {
    // Forms go to the network as they are: a repeated one could act twice.
    if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
    event.respondWith(openPage(event));
  });
  worker.addEventListener('push', (event) => event.waitUntil(showMessage(event)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openWindow(event.notification.data.url));
  });

  async function openPage(event: WorkerEvent): Promise<Response> {
    try {
      const answer = (await event.preloadResponse) ?? (await worker.fetch(event.request));
      event.waitUntil(rememberLanguage(answer.headers.get('content-language') ?? ''));
      return answer;
    } catch {
      return offlineAnswer(await languageOf(event.request.url));
    }
  }

  function offlineAnswer(language: string): Response {
    const page = pages[language] ?? Object.values(pages)[0];
    return new Response(page?.html, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': page?.policy ?? '',
      },
    });
  }

  async function rememberLanguage(language: string): Promise<void> {
    if (language === lastLanguage || !(language in pages)) return;
    lastLanguage = language;
    await registration.navigationPreload?.setHeaderValue(language).catch(() => undefined);
  }

  /** Returns the language that the address names, or else that of the last page. */
  async function languageOf(address: string): Promise<string> {
    const named = /^https?:\/\/[^/]+\/([a-z]{2})(?:\/|$)/.exec(address)?.[1] ?? '';
    if (named in pages) return named;
    if (lastLanguage !== '') return lastLanguage;
    const state = await registration.navigationPreload?.getState().catch(() => undefined);
    return state?.headerValue ?? '';
  }

  /** Browsers end a subscription whose messages show nothing. */
  async function showMessage({ data }: WorkerEvent): Promise<void> {
    if (!data) return;
    const { title, body, isDiscreet, url } = data.json() as ShownPush;
    // A later message takes the place of an earlier one, and of itself, if it arrives twice.
    const options = { body, tag: 'notices', icon: isDiscreet ? icons.neutral : icons.brand, data: { url } };
    await registration.showNotification(title, options);
  }

  async function openWindow(url: string): Promise<void> {
    const [open] = await clients.matchAll({ type: 'window' });
    if (!open) return void (await clients.openWindow(url));
    await open.focus();
    await open.navigate(url);
  }
}

/** The text of the file that browsers register. */
export function workerScript(parts: WorkerParts): string {
  return `(${serveOffline.toString()})(self, ${JSON.stringify(parts)});\n`;
}

import { loadPageAgain } from '@network/core/routing/load-page-again.ts';

/** What locking needs of the page. */
export interface LockWatchParts {
  /** How many minutes without use lock the browser; null where only a press locks it. */
  readonly idleMinutes: number | null;
  /** Locks the session at the gateway. @throws while it can't be reached */
  readonly lock: () => Promise<unknown>;
  /** Tells the gateway that the session is in use, so that it does not lock by itself; at most once a minute. */
  readonly reportUse: () => void;
  /** The word on the cover. */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** When this page was made, in the same. */
  readonly madeAt?: number;
  /** Opens the page again, which the server then covers, once it can be reached: until then it stays, covered. */
  readonly reload?: () => void;
}

/** What watches, until it is ended. */
export interface LockWatch {
  /** Covers the page at once, and locks. */
  readonly lockNow: () => void;
  readonly end: () => void;
}

/** Keys in the storage that tabs share: when any tab was used last, and when one locked. */
const STORED = { used: 'lock-used-at', locked: 'lock-locked-at' } as const;

const TIMES = { check: 5_000, note: 5_000, report: 60_000, retry: 5_000 } as const;
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;
const MINUTE_MS = 60_000;

/**
 * Locks this browser when it is not used, or when Alt+Shift+L is pressed. The page is covered and films stop before the
 * gateway is called; all tabs of the brand follow. Whatever plays counts as use.
 */
export function watchLock(page: Document, parts: LockWatchParts): LockWatch {
  const { idleMinutes, now = Date.now, madeAt = performance.timeOrigin, reload = loadPageAgain } = parts;
  let usedAt = now();
  let reportedAt = now();
  let isLocking = false;

  const noteUse = (): void => {
    const at = now();
    if (at - usedAt < TIMES.note) return;
    // A tab that slept must not count its first key as use: the time is up.
    if (isIdle()) return check();
    usedAt = at;
    store(STORED.used, at);
  };
  const lastUse = (): number => Math.max(usedAt, stored(STORED.used));
  const isIdle = (): boolean => idleMinutes !== null && now() - lastUse() >= idleMinutes * MINUTE_MS;

  const check = (): void => {
    if (isLocking) return;
    if (isPlaying(page)) usedAt = now();
    if (isIdle()) return lockNow();
    if (lastUse() <= reportedAt || now() - reportedAt < TIMES.report) return;
    reportedAt = now();
    parts.reportUse();
  };
  const lockNow = (): void => {
    if (isLocking) return;
    isLocking = true;
    cover(page, parts.label);
    void lock();
  };
  const lock = async (): Promise<void> => {
    try {
      await parts.lock();
    } catch {
      // Covered until the gateway knows.
      setTimeout(() => void lock(), TIMES.retry);
      return;
    }
    store(STORED.locked, now());
    reload();
  };
  const follow = ({ key }: Pick<StorageEvent, 'key'>): void => {
    if (key !== STORED.locked || isLocking) return;
    isLocking = true;
    cover(page, parts.label);
    reload();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.code !== 'KeyL' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    lockNow();
  };
  /** A page that comes back from the browser's memory was made before it was locked. */
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) reload();
  };

  const ending = new AbortController();
  const { signal } = ending;
  for (const use of USES) page.addEventListener(use, noteUse, { signal, capture: true, passive: true });
  page.addEventListener('keydown', press, { signal, capture: true });
  page.addEventListener('visibilitychange', check, { signal });
  page.defaultView?.addEventListener('storage', follow, { signal });
  page.defaultView?.addEventListener('pageshow', comeBack, { signal });
  const timer = setInterval(check, TIMES.check);
  // Another tab locked while this one was loading.
  if (stored(STORED.locked) > madeAt) follow({ key: STORED.locked });
  return {
    lockNow,
    end: () => {
      clearInterval(timer);
      ending.abort();
    },
  };
}

/** Stops what plays, and shows nothing but a word. */
function cover(page: Document, label: string): void {
  for (const media of page.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
  if (page.pictureInPictureElement) void page.exitPictureInPicture();
  page.title = label;
  page.body.hidden = true;
  page.body.inert = true;
  const word = page.createElement('p');
  word.setAttribute('role', 'status');
  word.textContent = label;
  word.style.cssText =
    'position:fixed;inset:0;z-index:2147483647;margin:0;display:grid;place-content:center;background:#000;color:#fff;font:1.5rem system-ui,sans-serif';
  page.documentElement.append(word);
}

const isPlaying = (page: Document): boolean =>
  [...page.querySelectorAll('video')].some(({ paused, ended, muted }) => !paused && !ended && !muted);

function stored(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

/** Where storage is blocked, each tab is by itself. */
function store(key: string, at: number): void {
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // Nothing to do.
  }
}

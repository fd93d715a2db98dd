import { languageOffer } from '@network/messages/own-language/language-offer.ts';
import { DEFAULT_LANGUAGE, type Language } from '@network/validation/languages.ts';

const STORED = 'language-offer';

/** Every language has an offer. */
const OFFERS: Readonly<Record<Language, (typeof languageOffer)[Language]>> = languageOffer;

/** Not beside another strip, a dialog or the small player, nor in the visit of an answered question: it comes back when they are gone. */
const ALONE =
  '[body:has(.site-strips_:is(aside,section))_&]:hidden [html[data-answered]_&]:hidden [body:has([role=dialog])_&]:hidden [body:has([data-mini])_&]:hidden';

/**
 * Offers a tour page in the first of our languages that a browser prefers, if it is in another: one line below the page, in the
 * offered language. It is gone for good once it is dismissed, or once its reader has changed the language by themselves. On a
 * members host the person's own choice decides, so nothing is offered.
 */
export function offerLanguage(page: Document, preferred: readonly string[]): void {
  const offered = preferred.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '').find(isOffered);
  if (offered === undefined || offered === page.documentElement.lang || wasAnswered()) return;
  // The footer has the address of the page that is shown, whatever page that is by now.
  const address = () => page.querySelector<HTMLAnchorElement>(`footer a[hreflang="${offered}"]`)?.href;
  const now = address();
  if (now === undefined || new URL(now).searchParams.has('lang')) return;
  if (hasChanged(page)) return rememberAnswer();
  page.body.append(lineOf(page, offered, address));
}

const isOffered = (code: string): code is Language => Object.hasOwn(OFFERS, code);

function lineOf(page: Document, offered: Language, address: () => string | undefined): HTMLElement {
  const { label, link, dismiss } = OFFERS[offered];
  const line = Object.assign(page.createElement('aside'), {
    className: `language-offer layer-header sticky bottom-0 flex items-center justify-center gap-2 border-t border-subtle bg-raised px-gutter text-small ${ALONE}`,
    lang: offered,
  });
  line.setAttribute('aria-label', label);
  const anchor = Object.assign(page.createElement('a'), {
    className: 'inline-flex min-h-11 items-center text-strong underline hover:text-accent',
    textContent: link,
    hreflang: offered,
    href: address() ?? '',
  });
  anchor.addEventListener('click', () => {
    anchor.href = address() ?? anchor.href;
  });
  const button = Object.assign(page.createElement('button'), {
    className: 'inline-flex size-11 items-center justify-center rounded-pill text-title-3 hover:bg-hover',
    type: 'button',
    textContent: '×',
  });
  button.setAttribute('aria-label', dismiss);
  // It is no part of what React renders, so that nothing has to keep a press for it.
  button.setAttribute('data-listens', '');
  button.addEventListener('click', () => {
    rememberAnswer();
    line.remove();
  });
  line.append(anchor, button);
  return line;
}

/** Whether this page was opened from one of the same host in another language. */
function hasChanged({ referrer, location, documentElement }: Document): boolean {
  const from = URL.parse(referrer);
  if (from?.origin !== location.origin) return false;
  const [, first = ''] = from.pathname.split('/', 2);
  return (isOffered(first) ? first : DEFAULT_LANGUAGE) !== documentElement.lang;
}

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}

/** Where storage is blocked, the next page offers again. */
function rememberAnswer(): void {
  try {
    localStorage.setItem(STORED, 'answered');
  } catch {
    // Blocked.
  }
}

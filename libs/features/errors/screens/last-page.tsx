import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageAddress } from '@network/core/i18n/language.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { loadPageAgain } from '@network/core/routing/load-page-again.ts';
import { untilReachable } from '@network/core/routing/reachable.ts';
import { isOfEndedRelease, reloadOnce } from '@network/core/routing/reload-once.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { reportError } from '@network/core/telemetry/report-error.ts';
import { errors } from '@network/messages/errors.ts';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { Wordmark } from '@network/ui/wordmark/wordmark.tsx';

/**
 * The document in the place of one whose frame failed, its error page included. It needs nothing of that frame, neither its providers nor
 * code that is still to come, and looks as the document did that it replaces. Every way on loads a document.
 */
export function LastPage({ error }: { readonly error: unknown }) {
  const t = useMessages(errors);
  const { tenant, telemetry }: RouterContext = useRouter().options.context;
  // Rendered for the first time while the document that has failed is still there.
  const [looks] = useState(looksOfDocument);
  const [isBusy, setBusy] = useState(false);
  const loadAgain = () => {
    setBusy(true);
    loadPageAgain();
  };

  useEffect(() => {
    reportError(telemetry, error, null);
    if (isOfEndedRelease(error)) void untilReachable().then(() => reloadOnce(error));
  }, [telemetry, error]);
  // The router is gone with the document, so the browser's own ways back and forward load one too.
  useEffect(() => {
    addEventListener('popstate', loadPageAgain);
    return () => removeEventListener('popstate', loadPageAgain);
  }, []);

  return (
    <html lang={looks.lang} {...looks.attributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="rating" content="adult" />
        <title>{t('server.headTitle', { brand: tenant.name })}</title>
        {looks.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main className="flex min-h-screen flex-col items-center justify-center gap-5 px-gutter py-28 text-center">
          <Wordmark src="/wordmark.svg" name={tenant.name} />
          <h1 className="type-display text-title-1">{t('server.title')}</h1>
          <p className="max-w-prose text-lead text-muted">{t('last.text')}</p>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <button
              type="button"
              aria-busy={isBusy || undefined}
              className={buttonStyle({})}
              onClick={isBusy ? undefined : loadAgain}
            >
              {t('missing.action')}
            </button>
            <a href={pageAddress('/')} className={buttonStyle({ variant: 'outline' })}>
              {t('server.action')}
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}

/** What a document looks by: its language, brand and appearance, and its styles. */
function looksOfDocument() {
  const { lang, attributes } = document.documentElement;
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const kept = [...attributes].filter(({ name }) => /^(?:translate|class|data-.+)$/.test(name));
  return {
    lang,
    attributes: Object.fromEntries(kept.map(({ name, value }) => [name === 'class' ? 'className' : name, value])),
    styles: [...styles].map(({ href }) => href),
  };
}

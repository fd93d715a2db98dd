import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LOCALE } from '../i18n/messages.ts';

/** The HTML document around everything, error pages too (T05: language, no-translate marker). */
export function HtmlDocument({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={LOCALE} translate="no" className="notranslate">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

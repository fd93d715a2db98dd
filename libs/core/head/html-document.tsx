import { Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LOCALE } from '../i18n/messages.ts';
import { useTenant } from '../tenant/page-provider.tsx';
import { PageTags } from './page-tags.tsx';

/** The HTML document around everything, error pages too, with its language and the marker against automatic translation. */
export function HtmlDocument({ children }: { readonly children: ReactNode }) {
  const { id } = useTenant();
  return (
    <html lang={LOCALE} translate="no" className="notranslate" data-brand={id}>
      <head>
        {/* In addition to the RTA label (site-head.ts), which has the same name; routes can have only one of a name. */}
        <meta name="rating" content="adult" />
        <PageTags />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

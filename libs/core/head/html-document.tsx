import { Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { language } from '../i18n/language.ts';
import { useTenant } from '../tenant/page-provider.tsx';
import { PageTags } from './page-tags.tsx';

/** The appearance is set before hydration, of which React complains in development alone. */
const EXPECTED_EXTRA = import.meta.env.DEV ? { suppressHydrationWarning: true } : {};

/** The HTML document around everything, error pages too, with its language and the marker against automatic translation. */
export function HtmlDocument({ children }: { readonly children: ReactNode }) {
  const { id } = useTenant();
  return (
    <html lang={language()} translate="no" className="notranslate" data-brand={id} {...EXPECTED_EXTRA}>
      <head>
        {/* This adds to the RTA label (site-head.ts), which has the same name; routes can have only one of a name. */}
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

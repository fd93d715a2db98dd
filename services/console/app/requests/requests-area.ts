import { Clapperboard, LifeBuoy, type LucideIcon, ShieldAlert } from 'lucide-react';
import type { Area } from '../layout/areas.ts';
import { requestTexts } from '../messages/requests.ts';
import { words } from '../messages/words.ts';
import { recordsEntry, recordsPages } from '../records/records-area.ts';
import { REQUEST_FORMS, requestsPath, type RequestFormName } from './request-path.ts';

const ICONS: Readonly<Record<RequestFormName, LucideIcon>> = {
  support: LifeBuoy,
  removal: ShieldAlert,
  casting: Clapperboard,
};

/** What people send by the public forms, a list for each form; and the records that the law wants of performers. */
export const requestsArea: Area = {
  heading: words.navigation.sections.requests,
  entries: [
    ...REQUEST_FORMS.map((kind) => ({
      href: requestsPath(kind),
      label: requestTexts.kinds[kind],
      icon: ICONS[kind],
      scope: `requests:${kind}` as const,
    })),
    recordsEntry,
  ],
  pages: [
    ...REQUEST_FORMS.flatMap((kind) => [
      {
        path: requestsPath(kind),
        scope: `requests:${kind}` as const,
        load: async () => (await import('./requests-page.tsx')).REQUESTS_PAGES[kind],
      },
      {
        path: `${requestsPath(kind)}/$id`,
        scope: `requests:${kind}` as const,
        load: async () => (await import('./request-page.tsx')).RequestPage,
      },
    ]),
    ...recordsPages,
  ],
};

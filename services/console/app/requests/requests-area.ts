import { Inbox } from 'lucide-react';
import type { Area } from '../layout/areas.ts';
import { requestTexts } from '../messages/requests.ts';
import { words } from '../messages/words.ts';
import { recordsEntry, recordsPages } from '../records/records-area.ts';
import { REQUEST_FORMS, REQUESTS_PATH, requestScope } from './request-path.ts';

const ANY_FORM = REQUEST_FORMS.map(requestScope);

/** What people send by the public forms, in one queue; and the records that the law wants of performers. */
export const requestsArea: Area = {
  heading: words.navigation.sections.requests,
  entries: [{ href: REQUESTS_PATH, label: requestTexts.queue, icon: Inbox, scope: ANY_FORM }, recordsEntry],
  pages: [
    { path: REQUESTS_PATH, scope: ANY_FORM, load: async () => (await import('./requests-page.tsx')).RequestsPage },
    ...REQUEST_FORMS.map((kind) => ({
      path: `${REQUESTS_PATH}/${kind}/$id`,
      scope: requestScope(kind),
      load: async () => (await import('./request-page.tsx')).RequestPage,
    })),
    ...recordsPages,
  ],
};

import { ScrollText } from 'lucide-react';
import type { Area } from '../layout/areas.ts';
import { audit } from '../messages/audit.ts';
import { words } from '../messages/words.ts';

/** What staff did. */
export const auditArea: Area = {
  heading: words.navigation.sections.operations,
  entries: [{ href: '/audit', label: audit.title, icon: ScrollText, scope: 'audit:read' }],
  pages: [{ path: '/audit', scope: 'audit:read', load: async () => (await import('./audit-page.tsx')).AuditPage }],
};

import { IdCard } from 'lucide-react';
import type { ConsolePage, NavigationEntry } from '../layout/areas.ts';
import { records } from '../messages/records.ts';

/** Where the navigation leads to. */
export const recordsEntry: NavigationEntry = {
  href: '/records',
  label: records.title,
  icon: IdCard,
  scope: 'records:read',
};

/** Proofs of performers' ages: the list, and one performer's. */
export const recordsPages: readonly ConsolePage[] = [
  { path: '/records', scope: 'records:read', load: async () => (await import('./records-page.tsx')).RecordsPage },
  { path: '/records/$id', scope: 'records:read', load: async () => (await import('./record-page.tsx')).RecordPage },
];

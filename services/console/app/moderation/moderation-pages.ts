import { MessageSquareWarning } from 'lucide-react';
import type { ConsolePage, NavigationEntry } from '../layout/areas.ts';
import { people } from '../messages/people.ts';

/** Where the navigation leads to. */
export const moderationEntry: NavigationEntry = {
  href: '/moderation',
  label: people.moderation.title,
  icon: MessageSquareWarning,
  scope: 'moderation:read',
};

/** The queue of reported comments, and the history of an author. */
export const moderationPages: readonly ConsolePage[] = [
  {
    path: '/moderation',
    scope: 'moderation:read',
    load: async () => (await import('./queue-page.tsx')).QueuePage,
  },
  {
    path: '/moderation/authors/$id',
    scope: 'moderation:read',
    load: async () => (await import('./author-page.tsx')).AuthorPage,
  },
];

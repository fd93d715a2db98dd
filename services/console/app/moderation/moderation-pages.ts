import { MessageSquareOff, MessageSquareWarning, Scale, StickyNote } from 'lucide-react';
import type { ConsolePage, NavigationEntry } from '../layout/areas.ts';
import { bannedWords } from '../messages/banned-words.ts';
import { moderation } from '../messages/moderation.ts';

/** Where the navigation leads to. */
export const moderationEntries: readonly NavigationEntry[] = [
  { href: '/moderation', label: moderation.queue.title, icon: MessageSquareWarning, scope: 'moderation:read' },
  { href: '/wall-queue', label: moderation.wall.title, icon: StickyNote, scope: 'moderation:read' },
  { href: '/appeals', label: moderation.appeals.title, icon: Scale, scope: 'moderation:read' },
  { href: '/banned-words', label: bannedWords.title, icon: MessageSquareOff, scope: 'moderation:read' },
];

/** The queues of reports, wall posts and appeals, the words that no comment may contain, and the history of an author. */
export const moderationPages: readonly ConsolePage[] = [
  {
    path: '/moderation',
    scope: 'moderation:read',
    load: async () => (await import('./queue-page.tsx')).QueuePage,
  },
  {
    path: '/wall-queue',
    scope: 'moderation:read',
    load: async () => (await import('./wall-page.tsx')).WallPage,
  },
  {
    path: '/appeals',
    scope: 'moderation:read',
    load: async () => (await import('./appeals-page.tsx')).AppealsPage,
  },
  {
    path: '/banned-words',
    scope: 'moderation:read',
    load: async () => (await import('./words/words-page.tsx')).WordsPage,
  },
  {
    path: '/moderation/authors/$id',
    scope: 'moderation:read',
    load: async () => (await import('./author-page.tsx')).AuthorPage,
  },
];

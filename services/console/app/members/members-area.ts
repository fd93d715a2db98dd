import { CheckCheck, FileClock, Users } from 'lucide-react';
import type { Area } from '../layout/areas.ts';
import { people } from '../messages/people.ts';
import { words } from '../messages/words.ts';
import { moderationPages, moderationEntries } from '../moderation/moderation-pages.ts';

/** The area for people: members, decisions about them by two members of staff, and members' comments. */
export const membersArea: Area = {
  heading: words.navigation.sections.people,
  entries: [
    { href: '/members', label: people.members.title, icon: Users, scope: 'members:read' },
    { href: '/approvals', label: people.approvals.title, icon: CheckCheck, scope: 'members:read' },
    { href: '/data-requests', label: people.dataRequests.title, icon: FileClock, scope: 'members:read' },
    ...moderationEntries,
  ],
  pages: [
    {
      path: '/members',
      scope: 'members:read',
      load: async () => (await import('./members-page.tsx')).MembersPage,
    },
    {
      path: '/members/$id',
      scope: 'members:read',
      load: async () => (await import('./member-page.tsx')).MemberPage,
    },
    {
      path: '/approvals',
      scope: 'members:read',
      load: async () => (await import('./approvals-page.tsx')).ApprovalsPage,
    },
    {
      path: '/data-requests',
      scope: 'members:read',
      load: async () => (await import('./data-requests-page.tsx')).DataRequestsPage,
    },
    ...moderationPages,
  ],
};

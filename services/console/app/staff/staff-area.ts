import { UserCog } from 'lucide-react';
import type { Area } from '../layout/areas.ts';
import { staff } from '../messages/staff.ts';
import { words } from '../messages/words.ts';

/** The area for members of staff. */
export const staffArea: Area = {
  heading: words.navigation.sections.operations,
  entries: [{ href: '/staff-members', label: staff.title, icon: UserCog, scope: 'staff:manage' }],
  pages: [
    { path: '/staff-members', scope: 'staff:manage', load: async () => (await import('./staff-page.tsx')).StaffPage },
  ],
};

import { UploadCloud } from 'lucide-react';
import type { Area } from '../layout/areas.ts';
import { uploads } from '../messages/uploads.ts';
import { words } from '../messages/words.ts';

/** Files that are sent for films, and their preparation. */
export const uploadsArea: Area = {
  heading: words.navigation.sections.media,
  entries: [{ href: '/uploads', label: uploads.title, icon: UploadCloud, scope: 'media:write' }],
  pages: [
    { path: '/uploads', scope: 'media:write', load: async () => (await import('./uploads-page.tsx')).UploadsPage },
    { path: '/uploads/$id', scope: 'media:write', load: async () => (await import('./upload-page.tsx')).UploadPage },
  ],
};

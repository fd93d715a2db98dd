import { ArrowLeftRight, BookOpen, ChartColumn, Inbox, Send } from 'lucide-react';
import type { Area } from '../layout/areas.ts';
import { finance } from '../messages/finance.ts';
import { words } from '../messages/words.ts';

/** What was earned, and what passes between billers and us. */
export const financeArea: Area = {
  heading: words.navigation.sections.finance,
  entries: [
    { href: '/report', label: finance.report.title, icon: ChartColumn, scope: 'billing:read' },
    { href: '/books', label: finance.books.title, icon: BookOpen, scope: 'billing:read' },
    { href: '/reconciliation', label: finance.reconciliation.title, icon: ArrowLeftRight, scope: 'billing:read' },
    { href: '/postbacks', label: finance.postbacks.title, icon: Inbox, scope: 'billing:read' },
    { href: '/biller-commands', label: finance.commands.title, icon: Send, scope: 'billing:read' },
  ],
  pages: [
    { path: '/report', scope: 'billing:read', load: async () => (await import('./report-page.tsx')).ReportPage },
    { path: '/books', scope: 'billing:read', load: async () => (await import('./books-page.tsx')).BooksPage },
    {
      path: '/books/entries',
      scope: 'billing:read',
      load: async () => (await import('./book-entries-page.tsx')).BookEntriesPage,
    },
    {
      path: '/reconciliation',
      scope: 'billing:read',
      load: async () => (await import('./reconciliation-page.tsx')).ReconciliationPage,
    },
    {
      path: '/postbacks',
      scope: 'billing:read',
      load: async () => (await import('./postbacks-page.tsx')).PostbacksPage,
    },
    {
      path: '/biller-commands',
      scope: 'billing:read',
      load: async () => (await import('./commands-page.tsx')).CommandsPage,
    },
  ],
};

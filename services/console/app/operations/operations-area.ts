import { Activity, Mails, Rocket, TimerReset, TriangleAlert } from 'lucide-react';
import { auditArea } from '../audit/audit-area.ts';
import type { Area } from '../layout/areas.ts';
import { operations } from '../messages/operations.ts';
import { words } from '../messages/words.ts';
import { staffArea } from '../staff/staff-area.ts';

const { health, jobs, mails, releases, reports } = operations;

/** How the network runs, and what staff did. */
export const operationsArea: Area = {
  heading: words.navigation.sections.operations,
  entries: [
    { href: '/health', label: health.title, icon: Activity, scope: 'operations:read' },
    { href: '/jobs', label: jobs.title, icon: TimerReset, scope: 'operations:read' },
    { href: '/mails', label: mails.title, icon: Mails, scope: 'mails:read' },
    { href: '/problem-reports', label: reports.title, icon: TriangleAlert, scope: 'operations:read' },
    { href: '/releases', label: releases.title, icon: Rocket, scope: 'operations:read' },
    ...staffArea.entries,
    ...auditArea.entries,
  ],
  pages: [
    { path: '/health', scope: 'operations:read', load: async () => (await import('./health-page.tsx')).HealthPage },
    { path: '/jobs', scope: 'operations:read', load: async () => (await import('./jobs-page.tsx')).JobsPage },
    {
      path: '/jobs/runs',
      scope: 'operations:read',
      load: async () => (await import('./job-runs-page.tsx')).JobRunsPage,
    },
    { path: '/mails', scope: 'mails:read', load: async () => (await import('./mails-page.tsx')).MailsPage },
    {
      path: '/problem-reports',
      scope: 'operations:read',
      load: async () => (await import('./problem-reports-page.tsx')).ProblemReportsPage,
    },
    {
      path: '/releases',
      scope: 'operations:read',
      load: async () => (await import('./releases-page.tsx')).ReleasesPage,
    },
    {
      path: '/releases/$brand/$release',
      scope: 'operations:read',
      load: async () => (await import('./release-page.tsx')).ReleasePage,
    },
    ...staffArea.pages,
    ...auditArea.pages,
  ],
};

import {
  BadgePercent,
  CalendarDays,
  Captions,
  Clapperboard,
  Handshake,
  Image,
  Images,
  Layers,
  ListChecks,
  ListVideo,
  MessageSquareQuote,
  Package,
  Smartphone,
  Sparkles,
  Star,
  Tag,
  Tags,
  Trophy,
  UserRound,
  Wallet,
} from 'lucide-react';
import type { Area } from '../layout/areas.ts';
import { bulk } from '../messages/bulk.ts';
import { calendar } from '../messages/calendar.ts';
import { words } from '../messages/words.ts';
import { type ContentSection, contentSections } from './content-sections.ts';

const ICONS: Readonly<Record<ContentSection['kind'], Area['entries'][number]['icon']>> = {
  film: Clapperboard,
  performer: UserRound,
  category: Layers,
  tag: Tags,
  channel: ListVideo,
  pack: Package,
  showcase: Tag,
  award: Trophy,
  angel: Sparkles,
  wallPost: MessageSquareQuote,
  reel: Smartphone,
  brandArt: Image,
  caption: Captions,
  pictureSet: Images,
  expertReview: Star,
  deal: Handshake,
  offer: BadgePercent,
  plan: Wallet,
};

/** What people watch: films and what they are sorted by. */
export const contentArea: Area = {
  heading: words.navigation.sections.content,
  entries: [
    { href: '/calendar', label: calendar.title, icon: CalendarDays, scope: 'content:read' },
    { href: '/bulk-changes', label: bulk.title, icon: ListChecks, scope: 'content:read' },
    ...contentSections.map(({ kind, path, label }): Area['entries'][number] => ({
      href: path,
      label,
      icon: ICONS[kind],
      scope: 'content:read',
    })),
  ],
  pages: [
    {
      path: '/calendar',
      scope: 'content:read',
      load: async () => (await import('./calendar/calendar-page.tsx')).CalendarPage,
    },
    {
      path: '/content/$kind/$id',
      scope: 'content:read',
      load: async () => (await import('./content-address-page.tsx')).ContentAddressPage,
    },
    {
      path: '/bulk-changes',
      scope: 'content:read',
      load: async () => (await import('./bulk/bulk-changes-page.tsx')).BulkChangesPage,
    },
    ...contentSections.flatMap(({ path }): Area['pages'] => [
      { path, scope: 'content:read', load: async () => (await import('./content-list-page.tsx')).ContentListPage },
      {
        path: `${path}/$id`,
        scope: 'content:read',
        load: async () => (await import('./content-item-page.tsx')).ContentItemPage,
      },
      {
        path: `${path}/$id/versions`,
        scope: 'content:read',
        load: async () => (await import('./versions/versions-page.tsx')).VersionsPage,
      },
    ]),
  ],
};

import {
  BadgePercent,
  Captions,
  Clapperboard,
  Handshake,
  Layers,
  ListVideo,
  MessageSquareQuote,
  Package,
  Smartphone,
  Sparkles,
  Tag,
  Tags,
  Trophy,
  UserRound,
} from 'lucide-react';
import type { Area } from '../layout/areas.ts';
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
  caption: Captions,
  deal: Handshake,
  offer: BadgePercent,
};

/** What people watch: films and what they are sorted by. */
export const contentArea: Area = {
  heading: words.navigation.sections.content,
  entries: contentSections.map(({ kind, path, label }) => ({
    href: path,
    label,
    icon: ICONS[kind],
    scope: 'content:read',
  })),
  pages: contentSections.flatMap(({ path }): Area['pages'] => [
    { path, scope: 'content:read', load: async () => (await import('./content-list-page.tsx')).ContentListPage },
    {
      path: `${path}/$id`,
      scope: 'content:read',
      load: async () => (await import('./content-item-page.tsx')).ContentItemPage,
    },
  ]),
};

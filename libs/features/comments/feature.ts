import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import type { VideoSubject } from '@network/access/subjects.ts';
import type { Badge } from '@network/lifecycle/badges/badges.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** The meaning of the badges next to names. */
    BadgesExplanation: Readonly<Record<string, never>>;
    /** How members talk to each other. */
    CommunityGuidelines: Readonly<Record<string, never>>;
    /** The username next to comments, chosen once. */
    ChooseDisplayName: { readonly onChosen: (displayName: string) => void };
    /** A confirmation for authors and for editors. */
    RemoveComment: { readonly isOwn: boolean; readonly onConfirm: () => void };
    ReportComment: { readonly videoId: string; readonly commentId: string };
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** The comments of a video; the page opens at the comment that its address names. */
    videoComments: {
      readonly video: { readonly subject: VideoSubject; readonly slug: string; readonly commentCount: number };
      readonly focusCommentId: string | null;
      /** Whether it is in a panel that names the film: without a heading, and as tall as the comments are. */
      readonly isPanel?: boolean;
    };
    /** Lines of the profile section: badges, gems and relationship. */
    accountBadges: { readonly badges: readonly Badge[] };
  }
}

/** Comments on films, and their moderation. */
export const commentsFeature = defineFeature({
  id: 'comments',
  routes: later(async () => (await import('./routes.tsx')).commentsRoutes),
  navigation: [
    {
      place: 'member',
      label: 'moderation',
      to: '/moderation',
      order: 95,
      isVisible: ({ session }) => session.ability.can('see', 'commentModeration'),
    },
  ],
  ownSearchParameters: { '/moderation': ['list', 'member', 'after'] },
  dialogs: {
    BadgesExplanation: () => import('./dialogs/badges-explanation.tsx'),
    CommunityGuidelines: () => import('./dialogs/community-guidelines.tsx'),
    ChooseDisplayName: () => import('./dialogs/choose-display-name.tsx'),
    RemoveComment: () => import('./dialogs/remove-comment.tsx'),
    ReportComment: () => import('./dialogs/report-comment.tsx'),
  },
  laterSlots: {
    videoComments: () => import('./slots/video-comments.tsx'),
    accountBadges: () => import('./slots/account-badges.tsx'),
  },
});

import { defineFeature } from '@network/core/features/define-feature.ts';
import { commentsRoutes } from './routes.tsx';
import type { VideoSubject } from '@network/access/subjects.ts';
import type { Badge } from '@network/lifecycle/badges/badges.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** What the badges beside names mean (M02). */
    BadgesExplanation: Readonly<Record<string, never>>;
    /** How members talk to each other (M22). */
    CommunityGuidelines: Readonly<Record<string, never>>;
    /** The name that stands beside comments, chosen once (V01). */
    ChooseDisplayName: { readonly onChosen: (displayName: string) => void };
    /** Asks an editor once more. */
    RemoveComment: { readonly onConfirm: () => void };
    ReportComment: { readonly videoId: string; readonly commentId: string };
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** What members say about a video; the page opens at the comment that its address names (R03). */
    videoComments: {
      readonly video: { readonly subject: VideoSubject; readonly slug: string; readonly commentCount: number };
      readonly focusCommentId: string | null;
    };
    /** Lines of the profile section: one's badges with what they mean, one's gems, and how one lives (A12). */
    accountBadges: { readonly badges: readonly Badge[] };
  }
}

/** What members say about films, and where editors look after it (A11, X14, X15). */
export const commentsFeature = defineFeature({
  id: 'comments',
  routes: commentsRoutes,
  navigation: [
    {
      place: 'member',
      label: 'moderation',
      to: '/moderation',
      order: 95,
      isVisible: ({ session }) => session.ability.can('see', 'commentModeration'),
    },
  ],
  dialogs: {
    BadgesExplanation: () => import('./dialogs/badges-explanation.tsx'),
    CommunityGuidelines: () => import('./dialogs/community-guidelines.tsx'),
    ChooseDisplayName: () => import('./dialogs/choose-display-name.tsx'),
    RemoveComment: () => import('./dialogs/remove-comment.tsx'),
    ReportComment: () => import('./dialogs/report-comment.tsx'),
  },
  slots: {
    videoComments: () => import('./slots/video-comments.tsx'),
    accountBadges: () => import('./slots/account-badges.tsx'),
  },
});

import { defineFeature } from '@network/core/features/define-feature.ts';
import { commentsRoutes } from './routes.tsx';

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
  ownSearchParameters: { '/moderation': ['list', 'member', 'after'] },
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

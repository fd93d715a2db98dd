import { defineFeature } from '@network/core/features/define-feature.ts';
import { commentsRoutes } from './routes.tsx';

/** Comments on films, and their moderation. */
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

import type { ServedPaths } from '@network/core/features/served-paths.ts';

export const accountPaths: ServedPaths = {
  calls: {
    '/v2/user/email-consent': ['POST'],
    '/v2/user/personal-data': ['POST'],
    '/v2/user/delete': ['POST'],
    '/subscriptions/vip-user-credentials': ['POST'],
  },
};

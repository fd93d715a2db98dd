import type { ServedPaths } from '@network/core/features/served-paths.ts';

export const welcomePaths: ServedPaths = {
  dataPages: [/^\/_signup-extern\/[^/]{1,200}$/],
  // They sign a person in after a payment.
  actingPages: ['/_upgradesuccess', '/_upgradedenial'],
};

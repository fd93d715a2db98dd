import type { ServedPaths } from '@network/core/features/served-paths.ts';
import { ONE_CLICK_PATH } from './upsell/one-click-path.ts';

export const dealsPaths: ServedPaths = {
  calls: { '/v1/outgoing-upsells-oneclick/cams': ['POST'] },
  gatewayForms: [ONE_CLICK_PATH],
  // They request a partner's address, or record how an upsell ended.
  actingPages: ['/cams', ONE_CLICK_PATH, '/_upsell_signupsuccess', '/_upsell_signupdenial'],
  notForCrawlers: ['/cams', '/oneclick/'],
};

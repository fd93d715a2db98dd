import { MULTISITE_GROUPS, SITES } from '@network/tenant/demonstration-sites.ts';
import { knowNetwork } from '../../services/gateway/config/known-network.ts';

// Rules that are tested without a gateway go by the demonstration's network; an opened gateway reads its own.
knowNetwork(MULTISITE_GROUPS, {
  sites: SITES.map((site) => ({ ...site, brandId: site.id === 'tushyraw' ? 'vixenplus' : site.id })),
  groups: MULTISITE_GROUPS,
  brands: ['vixenplus', 'combined'],
  bundles: ['vixenplus'],
  names: { vixenplus: 'Vixen Plus' },
});

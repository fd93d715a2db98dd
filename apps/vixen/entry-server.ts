import { defineBrandServer } from '@network/core/server/define-brand-server.ts';
import { brandPages } from '@network/features/app/brand-pages.ts';
import tenant from './tenant.ts';

export const createBrandApp = defineBrandServer(tenant, brandPages, import.meta.url);

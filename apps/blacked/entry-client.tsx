import '@network/features/app/styles.css';
import './theme.css';
import { startBrand } from '@network/core/browser/start-brand.tsx';
import { createBrandRouter } from '@network/features/app/router.tsx';
import tenant from './tenant.ts';

startBrand(tenant, createBrandRouter);

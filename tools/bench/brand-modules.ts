// The modules that the bench of uncached pages measures, loaded together so that there is one React.
export { createBrandApp } from '@network/core/server/brand-app.ts';
export { renderPage } from '@network/core/server/pages/render-page.tsx';
export { brandPages } from '@network/features/app/brand-pages.ts';

import { createBrandRouter as create, loadPages } from './router.tsx';

/** A router that has all pages from its first request on, as servers need it. */
export const createBrandRouter = await loadPages().then(() => create);

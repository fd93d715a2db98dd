import { type Product, sitesOfProduct } from '../../membership/public.ts';

/** Returns whether one product includes all sites of the other. */
export function covers(product: Product, other: Product): boolean {
  const sites = sitesOfProduct(product);
  return sitesOfProduct(other).every((site) => sites.includes(site));
}

/** Returns whether a site is in both products. */
export function sharesSite(product: Product, other: Product): boolean {
  const sites = sitesOfProduct(product);
  return sitesOfProduct(other).some((site) => sites.includes(site));
}

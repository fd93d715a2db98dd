import type { Product } from '../../membership/tables.ts';
import { sitesOfProduct } from '../../membership/membership.ts';

/** Whether who has a product has all sites of the other one with it. */
export function covers(product: Product, other: Product): boolean {
  const sites = sitesOfProduct(product);
  return sitesOfProduct(other).every((site) => sites.includes(site));
}

/** Whether a site is in both products. */
export function sharesSite(product: Product, other: Product): boolean {
  const sites = sitesOfProduct(product);
  return sitesOfProduct(other).some((site) => sites.includes(site));
}

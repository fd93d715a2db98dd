import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { APPEARANCE_SCRIPT } from '../../appearance/appearance-script.ts';

const HEAD = '<head>';

/**
 * The HTML of a page with the script that chooses between the appearances of a brand that has two. It is no part of what React
 * renders, so it costs the bundle nothing, and hydration passes over it.
 */
export function withAppearance(html: string, { hasLightAppearance }: Tenant, nonce: string | null): string {
  if (!hasLightAppearance) return html;
  const attribute = nonce === null ? '' : ` nonce="${nonce}"`;
  return html.replace(HEAD, () => `${HEAD}<script${attribute}>${APPEARANCE_SCRIPT}</script>`);
}

import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { storyBrands } from '../libs/features/testing/story-brands.ts';

/** The page of a brand's identity (libs/features/app/identity/identity.stories.tsx). */
const IDENTITY = 'foundations-identity--of-the-brand';

/** Links to the identity of each brand, in both appearances where the brand has both. */
export function BrandLinks() {
  return (
    <ul>
      {storyBrands.map((tenant) => (
        <li key={tenant.id}>
          <a href={addressOf(tenant, 'dark')} target="_top">
            {tenant.name}
          </a>
          {tenant.hasLightAppearance ? (
            <>
              {', '}
              <a href={addressOf(tenant, 'light')} target="_top">
                {tenant.name}, light
              </a>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function addressOf({ id }: Tenant, appearance: 'dark' | 'light'): string {
  return `?path=/story/${IDENTITY}&globals=brand:${id};appearance:${appearance}`;
}

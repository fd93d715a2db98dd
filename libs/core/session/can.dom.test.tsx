import { AbilityProvider } from '@casl/react';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineAbilityFor } from '@network/access/ability.ts';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { exampleTenant } from '@network/access/examples/example-tenant.ts';
import type { Viewer } from '@network/access/viewer.ts';
import { VISITOR } from '@network/access/viewer.ts';
import { Can } from './can.tsx';

const tenant = exampleTenant(['channels'], ['vixen'], false);
const lapsed = examplePeople('vixen', 'tushy')['lapsed member'];

function shownTo(viewer: Viewer): string {
  const { container } = render(
    <AbilityProvider value={defineAbilityFor(viewer, tenant)}>
      <Can right={['see', 'upgradeBar']} otherwise="no bar">
        bar
      </Can>
    </AbilityProvider>,
  );
  return container.textContent;
}

describe('Can', () => {
  it('A04 shows its children to a viewer with the right', () => expect(shownTo(lapsed)).toBe('bar'));
  it('A01 shows its fallback to a viewer without the right', () => expect(shownTo(VISITOR)).toBe('no bar'));
});

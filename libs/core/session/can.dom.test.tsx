import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import type { Viewer } from '@network/access/viewer.ts';
import { VISITOR } from '@network/access/viewer.ts';
import { pageFixture } from '../testing/page-fixture.tsx';
import { Can } from './can.tsx';

const lapsed = examplePeople('vixen', 'tushy')['lapsed member'];

function shownTo(viewer: Viewer): string {
  const { Page } = pageFixture({ viewer });
  const { container } = render(
    <Page>
      <Can right={['see', 'upgradeBar']} otherwise="no bar">
        bar
      </Can>
    </Page>,
  );
  return container.textContent;
}

describe('Can', () => {
  it('A04 shows its children to a viewer with the right', () => expect(shownTo(lapsed)).toBe('bar'));
  it('A01 shows its fallback to a viewer without the right', () => expect(shownTo(VISITOR)).toBe('no bar'));
});

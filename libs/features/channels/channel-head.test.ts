import { expect, it } from 'vitest';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { problemsOf, structuredDataOf } from '@network/core/testing/structured-data.ts';
import { head } from './screens/channel-page.tsx';

const channel = { name: 'The Cutting Room', slug: 'the-cutting-room', description: 'What was left over.' };

// Channels are pages of members, which no search engine reads (R36): what describes a page would be read by nobody.
it.each([true, false])(
  'R36 the head of a channel names the page and describes no film (members: %s)',
  (isMembersArea) => {
    const context = { tenant: testTenant, meta: { isMembersArea } };
    const { meta = [] } = head({ match: { context }, loaderData: channel } as never);
    const described = structuredDataOf(meta);
    expect(described.flatMap(problemsOf)).toEqual([]);
    expect(described.filter((thing) => thing['@type'] === 'VideoObject')).toEqual([]);
    expect(meta).toContainEqual({ property: 'og:description', content: channel.description });
  },
);

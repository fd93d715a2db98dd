import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { asStaff, type StaffCalls } from './testing/staff-calls.ts';

let staff: StaffCalls;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@staff.example');
  const { db } = gateway.services;
  // What no editor changed: rows of the catalogue alone.
  await db
    .insertInto('tags')
    .values(['apple', 'pear'].map((slug) => ({ slug, name: slug })))
    .execute();
}, 120_000);

const PAGE = `query ($after: String, $state: ContentState) {
  contentPage(kind: tag, order: changed, after: $after, state: $state, first: 2) { next items { tag { slug } } } }`;
interface Page {
  readonly contentPage: {
    readonly next: string | null;
    readonly items: readonly { readonly tag: { readonly slug: string } }[];
  };
}

async function slugsOf(state: string | null): Promise<readonly string[]> {
  const slugs: string[] = [];
  let after: string | null = null;
  do {
    const { data }: { data: Page } = await staff.call<Page>(PAGE, { after, state });
    slugs.push(...data.contentPage.items.map(({ tag }) => tag.slug));
    after = data.contentPage.next;
  } while (after !== null);
  return slugs;
}

it('lists what editors changed last first, then what none of them changed, page by page', async () => {
  for (const slug of ['calm', 'warm', 'slow']) {
    await staff.save('tag', { slug, name: slug });
  }
  const { db } = gateway.services;
  for (const [index, id] of ['warm', 'calm', 'slow'].entries()) {
    const updated_at = new Date(Date.UTC(2026, 1, 3 - index));
    await db.updateTable('content_items').set({ updated_at }).where('id', '=', id).execute();
  }
  expect(await slugsOf(null)).toEqual(['warm', 'calm', 'slow', 'apple', 'pear']);
  expect(await slugsOf('draft')).toEqual(['warm', 'calm', 'slow']);
  const { errors } = await staff.call(PAGE, { after: Buffer.from('["changed","x","y"]').toString('base64url') });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' });
});

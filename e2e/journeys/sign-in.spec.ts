import { expect, test } from '@playwright/test';
import { brands } from '../brands.ts';
import { fillSignIn } from '../signed-in.ts';
import { visit } from '../visit.ts';
import { inGate } from '../walked-brands.ts';

for (const { id, tenant, members } of brands.filter((brand) => brand.tenant.flagship || brand.tenant.combined)) {
  test(
    `${id}: a member signs in by the form, not by a wrong password, and gets addresses that play`,
    inGate(tenant.flagship),
    async ({ page }) => {
      await page.goto(`${members}/login`);
      await fillSignIn(page, 'member@demo.example', 'not-the-password');
      await expect(page.getByRole('alert')).toBeVisible();
      await fillSignIn(page, 'member@demo.example');
      await page.waitForURL(`${members}/**`);
      await visit(page, `${members}/videos`);
      const path = await page.locator('main a[href^="/videos/"]').first().getAttribute('href');
      await visit(page, `${members}${path}`);
      const answer = await page.evaluate(async (slug) => {
        const queryGateway = async (
          query: string,
          variables: object,
        ): Promise<{ data: Record<string, Record<string, never>> }> => {
          const response = await fetch('/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query, variables }),
          });
          return response.json();
        };
        const video = await queryGateway('query ($slug: String!) { video(slug: $slug) { videoId } }', { slug });
        return queryGateway(
          'query ($id: ID!) { getToken(videoId: $id, device: DESKTOP) { __typename ... on VideoToken { p270 { cdn } } } }',
          { id: video.data['video']?.['videoId'] },
        );
      }, path?.split('/').at(-1));
      const token: { __typename?: string; p270?: { cdn: string } | null } = answer.data['getToken'] ?? {};
      expect(token.__typename).toBe('VideoToken');
      // The page fetches the clip, because Node does not resolve names below localhost itself.
      const clip = await page.evaluate(async (address) => {
        const response = await fetch(address, { headers: { range: 'bytes=0-99' } });
        return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
      }, token.p270?.cdn ?? '');
      expect(clip).toEqual({ status: 206, bytes: 100 });
    },
  );
}

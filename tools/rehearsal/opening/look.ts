import { photographBeside } from '../../looks/photograph-beside.ts';
import { MEMBER, MEMBER_PASSWORD } from './member.ts';
import type { OpenedNetwork } from './opening.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
}

const OWN: SignIn = { email: MEMBER, password: MEMBER_PASSWORD };
/** Of the demonstration, a member of each site. */
const OF_DEMONSTRATION: SignIn = { email: 'member@demo.example', password: 'Demo1234pass' };

/**
 * Photographs pages of the opened network above those of the demonstration, which `npm start` serves at that port.
 * @returns the paths of the pictures
 */
export async function lookBeside({ root, brand, network, browser }: OpenedNetwork, port: number): Promise<string> {
  const seenBy = (members: string, { email, password }: SignIn) => ({
    members,
    open: async (viewport: { readonly width: number; readonly height: number }) => {
      const context = await browser.open({ viewport });
      await context.addCookies([{ name: 'consent', value: 'refused.1', url: members, httpOnly: true }]);
      const page = await context.newPage();
      await page.goto(`${members}/login`);
      await page.locator('input[name="email"]').fill(email);
      await page.locator('input[name="password"]').fill(password);
      await page.locator('input[name="password"]').press('Enter');
      await page.waitForURL(`${members}/**`);
      await page.close();
      return context;
    },
  });
  const demonstration = `http://members.${brand}.localhost:${String(port)}`;
  const networks = [seenBy(network.members, OWN), seenBy(demonstration, OF_DEMONSTRATION)];
  return (await photographBeside(root, networks)).join(', ');
}

import { photographBeside } from '../../looks/photograph-beside.ts';
import { declineMeasuring, DEMONSTRATION_MEMBER, signIn } from '../../looks/sheet.ts';
import { MEMBER, MEMBER_PASSWORD } from './member.ts';
import type { OpenedNetwork } from './opening.ts';

const OWN = { email: MEMBER, password: MEMBER_PASSWORD };

/**
 * Photographs pages of the opened network above those of the demonstration, which `npm start` serves at that port.
 * @returns the paths of the pictures
 */
export async function lookBeside({ root, brand, network, browser }: OpenedNetwork, port: number): Promise<string> {
  const seenBy = (members: string, person: typeof OWN) => ({
    members,
    open: async (viewport: { readonly width: number; readonly height: number }) => {
      const context = await browser.open({ viewport });
      await declineMeasuring(context, [members]);
      await signIn(context, members, person);
      return context;
    },
  });
  const demonstration = `http://members.${brand}.localhost:${String(port)}`;
  const networks = [seenBy(network.members, OWN), seenBy(demonstration, DEMONSTRATION_MEMBER)];
  return (await photographBeside(root, networks)).join(', ');
}

import { SITES } from '@network/tenant/demonstration-sites.ts';
import { CHANNELS, PACKS } from './label-words.ts';
import { slugOf } from './slugs.ts';

type NetworkSite = (typeof SITES)[number];

/** A pack with the slug and the site of its channel. */
export interface DemonstrationPack {
  readonly id: string;
  readonly slug: string;
  readonly channel: string;
  readonly name: string;
  readonly description: string;
  readonly position: number;
  readonly site: NetworkSite;
}

const siteOf = (index: number): NetworkSite => SITES[index % SITES.length] ?? SITES[0];

/** The channels as documents, by turns of the sites. */
export const makeChannels = () =>
  CHANNELS.map(({ name, text, category, isThirdParty }, index) => ({
    id: `channel-${index + 1}`,
    slug: slugOf(name),
    name,
    description: text,
    site: siteOf(index).id,
    category,
    isThirdParty,
    position: index + 1,
  }));

/** The packs of every channel. */
export const makePacks = (): DemonstrationPack[] =>
  CHANNELS.flatMap((channel, index) =>
    PACKS.slice(0, channel.packs).map((name, place) => ({
      id: `pack-channel-${index + 1}-${place + 1}`,
      slug: slugOf(name),
      channel: slugOf(channel.name),
      name,
      description: `${channel.name}: ${channel.text}`,
      position: place + 1,
      site: siteOf(index),
    })),
  );

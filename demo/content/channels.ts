import { SITES } from '@network/tenant/demonstration-sites.ts';
import { CHANNELS, PACKS } from './label-words.ts';
import { translationsOf } from './label-translations.ts';
import { slugOf } from './slugs.ts';

type NetworkSite = (typeof SITES)[number];

/** A pack with the slug and the site of its channel. */
export interface DemonstrationPack {
  readonly id: string;
  readonly slug: string;
  readonly channel: string;
  readonly name: string;
  readonly description: string;
  readonly translations: ReturnType<typeof translationsOf>;
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
    translations: translationsOf(name, text),
    site: siteOf(index).id,
    category,
    isThirdParty,
    position: index + 1,
  }));

/** A pack's description, in which the channel is named as its readers know it. */
function describeIn(language: string, { name, text }: (typeof CHANNELS)[number]): string {
  const spoken = translationsOf(name, text).find((each) => each.language === language);
  return `${spoken?.title || name}: ${spoken?.description || text}`;
}

/** The packs of every channel. */
export const makePacks = (): DemonstrationPack[] =>
  CHANNELS.flatMap((channel, index) =>
    PACKS.slice(0, channel.packs).map((name, place) => ({
      id: `pack-channel-${index + 1}-${place + 1}`,
      slug: slugOf(name),
      channel: slugOf(channel.name),
      name,
      description: `${channel.name}: ${channel.text}`,
      translations: translationsOf(name).map(({ language, title }) => ({
        language,
        title,
        description: describeIn(language, channel),
      })),
      position: place + 1,
      site: siteOf(index),
    })),
  );

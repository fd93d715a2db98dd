import type { PictureSetResolvers, Resolvers, VideoResolvers } from '../../../graphql/resolvers.generated.ts';
import { checkAbility } from '../../../http/guard.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { type VideoRow, findPictureSet } from '../../content/catalogue/public.ts';
import { holderOf, mediaKey, pictureAt, renditionOfCut } from '../../content/media/public.ts';
import { SET_ADDRESS_HOURS, type SetGrant, signSet } from './set-address.ts';
import { cutName, stillsOf, widestOf } from './stills.ts';

const video = {
  pictureSet: async (row, _args, { services }) => {
    const set = await findPictureSet(services.db, services.stockMedia, row.id);
    return set ? { __typename: 'PictureSet', set, video: row } : null;
  },
} satisfies Partial<VideoResolvers>;

const pictureSet = {
  pictureSetId: ({ set }) => set.id,
  images: async ({ video: row, set }, _args, context) => {
    const base = await addressOf(row, 'pictures', context);
    return stillsOf(context.services.stockMedia, row, set).map(({ number, rendition, crop, alt, name }) => {
      const picture = pictureAt(rendition, (width, extension) => `${base}/${number}-${width}.${extension}`);
      const card = crop
        ? pictureAt(
            { ...renditionOfCut(rendition, crop), placeholder: '' },
            (width, extension) => `${base}/${cutName(number, crop)}-${width}.${extension}`,
          )
        : picture;
      const widest = widestOf(rendition);
      const height = Math.round((widest * rendition.height) / rendition.width);
      return { src: `${base}/${number}-${widest}.webp`, width: widest, height, name, alt, picture, card };
    });
  },
  zip: async ({ video: row }, _args, context) => {
    const item = await context.loaders.catalogue.videoSubject.load(row.id);
    if (item === null || !(await checkAbility(context, 'download', 'pictureSet', item)).ok) return null;
    return `${await addressOf(row, 'zip', context)}/${row.slug}.zip`;
  },
} satisfies Partial<PictureSetResolvers>;

/** Resolvers of picture sets. The guard of `@access` checks the right to see one. */
export const pictureSetResolvers = { Video: video, PictureSet: pictureSet } satisfies Resolvers;

async function addressOf(row: VideoRow, part: SetGrant['part'], context: RequestContext): Promise<string> {
  const { config, clock } = context.services;
  const holder = holderOf((await context.person())?.userId ?? null);
  const expiresAt = new Date(clock.now().getTime() + SET_ADDRESS_HOURS * 3_600_000);
  // From the brand host's root: only there is the session that the address is bound to.
  return `/media/sets/${signSet(mediaKey(config), holder, { videoId: row.id, part, expiresAt })}`;
}

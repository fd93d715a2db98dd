import type { BrandUnderTest } from '../brands.ts';
import { sendRequest, queryGateway } from './send-request.ts';
import type { KnownChannel, KnownSlugs } from './route-cases/route-case.ts';
import { cookieOf } from './sign-in.ts';

/** Slugs that exist at a brand, read from its own pages, as an outsider would. */
export async function readKnownSlugs(brand: BrandUnderTest): Promise<KnownSlugs> {
  const cookie = await cookieOf(brand, 'admin@demo.example');
  const first = async (path: string, link: RegExp): Promise<string | null> => {
    const { body } = await sendRequest(brand.members, path, { headers: { cookie } });
    return link.exec(body)?.[1] ?? null;
  };
  const [video, performer, category] = [
    await first('/videos', /href="\/videos\/([a-z0-9-]+)"/),
    await first('/performers?sex=F', /href="\/performers\/([a-z0-9-]+)"/),
    await first('/categories', /href="\/videos\?categories=([a-z0-9-]+)"/),
  ];
  if (!video || !performer || !category) throw new Error(`${brand.id} links to no video, performer or category`);
  return {
    video,
    performer,
    category,
    pictureSet: await readPictureSet(brand, cookie),
    channel: await readChannel(brand, cookie, first),
    showcase: await first('/showcases', /href="\/showcase\/([a-z0-9-]+)"/),
    angel: await first('/angels', /href="\/angels\/([a-z0-9-]+)"/),
  };
}

interface Listed {
  readonly slug: string;
  readonly picturesInSet: number;
  readonly channel: { readonly slug: string } | null;
}

/** Pages link to stills of one video at a time, and to channels from their videos; the lists have them at once. */
async function readListed(brand: BrandUnderTest, cookie: string, list: string): Promise<readonly Listed[]> {
  const query = `{ ${list}(input: { page: 1, pageSize: 48 }) { items { slug picturesInSet channel { slug } } } }`;
  const { data } = await queryGateway(brand.members, query, {}, cookie);
  return (data?.[list] as { readonly items: readonly Listed[] } | undefined)?.items ?? [];
}

async function readPictureSet(brand: BrandUnderTest, cookie: string): Promise<string> {
  const listed = await readListed(brand, cookie, 'videos');
  const found = listed.find(({ picturesInSet, channel }) => picturesInSet > 0 && channel === null);
  if (!found) throw new Error(`${brand.id} has no picture set`);
  return found.slug;
}

async function readChannel(brand: BrandUnderTest, cookie: string, first: First): Promise<KnownChannel | null> {
  const [listed] = await readListed(brand, cookie, 'channelVideos');
  const slug = listed?.channel?.slug;
  if (!listed || slug === undefined) return null;
  const pack = await first(`/channels/${slug}`, new RegExp(`href="/channels/${slug}/packs/([a-z0-9-]+)"`));
  if (!pack) throw new Error(`The channel ${slug} links to no pack`);
  return { slug, pack, video: listed.slug, hasPictures: listed.picturesInSet > 0 };
}

type First = (path: string, link: RegExp) => Promise<string | null>;

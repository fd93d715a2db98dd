import type { BrandUnderTest } from '../brands.ts';
import { ask } from './ask.ts';
import type { KnownSlugs } from './route-cases/route-case.ts';
import { cookieOf } from './sign-in.ts';

/** Slugs that exist at a brand, read off its own pages as somebody would who has no list of them. */
export async function readKnownSlugs(brand: BrandUnderTest): Promise<KnownSlugs> {
  const cookie = await cookieOf(brand, 'admin@demo.example');
  const first = async (path: string, link: RegExp): Promise<string | null> => {
    const { body } = await ask(brand.members, path, { headers: { cookie } });
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
    channel: await first('/channels', /href="\/channels\/(?!all-videos)([a-z0-9-]+)"/),
    showcase: await first('/showcases', /href="\/showcase\/([a-z0-9-]+)"/),
    angel: await first('/angels', /href="\/angels\/([a-z0-9-]+)"/),
  };
}

import { BAD_PAGES, BAD_SLUGS } from './bad-input.ts';
import {
  asBadInput,
  away,
  type KnownChannel,
  type KnownSlugs,
  MISSING,
  moved,
  open,
  page,
  type RouteCase,
  signIn,
} from './route-case.ts';

/** Refused before any guard (D12): an encoded dot segment, slash or control character, or broken encoding. */
const isRefusedRaw = (segment: string): boolean => /%2f|%5c|%0|%2e|%$|%zz|%E0%A4%A|%FF/i.test(segment);

const badSlugs = (make: (slug: string) => RouteCase): readonly RouteCase[] =>
  BAD_SLUGS.map((slug) => asBadInput(make(slug)));
const badOpen = (rule: string, before: string, after = ''): readonly RouteCase[] =>
  badSlugs((slug) => open(rule, `${before}${slug}${after}`, MISSING));
const badSignIn = (rule: string, before: string, after = ''): readonly RouteCase[] =>
  badSlugs((slug) => {
    const path = `${before}${slug}${after}`;
    return isRefusedRaw(slug) ? open(rule, path, MISSING) : signIn(rule, path, MISSING);
  });

/** Addresses of one item, with invalid slugs that are the same at every brand. */
export const ITEM_CASES: readonly RouteCase[] = [
  ...badOpen('R02', '/videos/'),
  ...badOpen('R04', '/trailer/'),
  ...badOpen('R10', '/models/'),
  ...badOpen('R13', '/performers/'),
  ...badOpen('R15', '/categories/'),
  ...badOpen('R45', '/showcase/'),
  ...badOpen('R47', '/angels/'),
  ...badSignIn('R03', '/videos/', '/comment/1'),
  ...badSignIn('R05', '/pictureset/'),
  ...badSignIn('R36', '/channels/'),
  ...badSignIn('R37', '/channels/', '/videos'),
  ...badSignIn('R38', '/channels/some-channel/videos/'),
  ...badSignIn('R39', '/channels/some-channel/trailers/'),
  ...badSignIn('R40', '/channels/some-channel/picturesets/'),
  ...badSignIn('R41', '/channels/some-channel/packs/'),
  ...['/videos/', '/trailer/', '/performers/', '/showcase/', '/angels/'].map((before) =>
    open('R02', `${before}nobody-made-this`, MISSING),
  ),
  ...['/channels/nobody-made-this', '/channels/nobody-made-this/videos', '/pictureset/nobody-made-this'].map((path) =>
    signIn('R36', path, MISSING),
  ),
  open('R10', '/models/some-name?x=1', moved('/performers/some-name')),
  open('R15', '/categories/some-thing?x=1', moved('/search?search=some-thing')),
];

/** Addresses of items that exist. */
export function knownItemCases(known: KnownSlugs): readonly RouteCase[] {
  const { video, performer, category, pictureSet, channel, showcase, angel } = known;
  return [
    open('R02', `/videos/${video}`, page(`/videos/${video}`)),
    open('R04', `/trailer/${video}`, page(`/trailer/${video}`)),
    signIn('R03', `/videos/${video}/comment/1`, page('<h1')),
    open('R13', `/performers/${performer}`, page('<h1')),
    ...BAD_PAGES.map((query) =>
      asBadInput(open('R13', `/performers/${performer}?${query}&order=name`, away(`/performers/${performer}`))),
    ),
    open('R15', `/categories/${category}`, moved(`/search?search=${category}`)),
    signIn('R05', `/pictureset/${pictureSet}`, page('<h1')),
    ...(channel === null ? [] : channelCases(channel, video)),
    ...(showcase === null ? [] : [open('R45', `/showcase/${showcase}`, page('<h1'))]),
    ...(angel === null ? [] : [open('R47', `/angels/${angel}`, page('<h1'))]),
  ];
}

/** R36 to R41; trailers have separate flags. */
function channelCases({ slug, video, pack, hasPictures }: KnownChannel, other: string): readonly RouteCase[] {
  const root = `/channels/${slug}`;
  const trailer = `${root}/trailers/${video}`;
  return [
    signIn('R36', root, page('<h1')),
    signIn('R37', `${root}/videos`, page('<h1')),
    signIn('R38', `${root}/videos/${video}`, page('<h1')),
    signIn('R39', trailer, ({ brand: { tenant } }) =>
      tenant.features.channelTrailers || tenant.features.internalChannelTrailers ? page('<h1') : MISSING,
    ),
    signIn('R40', `${root}/picturesets/${video}`, hasPictures ? page('<h1') : MISSING),
    signIn('R41', `${root}/packs/${pack}`, page('<h1')),
    ...[`${root}/videos`, `${root}/packs/${pack}`].flatMap((path) =>
      BAD_PAGES.map((query) => asBadInput(signIn('R37 R41', `${path}?${query}&x=1`, away(path)))),
    ),
    // Items that exist, but not in this channel.
    ...[`videos/${other}`, `picturesets/${other}`, `packs/${video}`, `videos/nothing-of-that-name`].map((path) =>
      signIn('R38 R40 R41', `${root}/${path}`, MISSING),
    ),
    signIn('R39', `${root}/trailers/${other}`, MISSING),
  ];
}

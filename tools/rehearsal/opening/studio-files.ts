import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);

/** The length of each film. */
export const FILM_SECONDS = 12;

/** What the walk looks for, and where it finds it. */
export const STUDIO = {
  /** The film that is uploaded in the console. */
  upload: { slug: 'slow-amber', title: 'Slow Amber', word: 'amber' },
  /** A film of the imported folder that has a picture set. */
  withPictures: { slug: 'violet-hour' },
  performer: { slug: 'nova-lark', name: 'Nova Lark' },
  category: { slug: 'evening', name: 'Evening' },
  channel: { slug: 'studio-nights', name: 'Studio Nights' },
} as const;

/** The files of a studio that opens: a film to upload with its poster, a folder to import, and its prices. */
export interface StudioFiles {
  readonly film: string;
  readonly poster: string;
  readonly folder: string;
  readonly prices: string;
}

/**
 * Its own pictures and moving pictures, by their names in `demo/media`: artwork that is drawn stands in for a camera.
 */
const SHOTS = ['caustics-tide-3', 'aurora-gold-8047', 'bokeh-copper-4', 'columns-ember-120'] as const;
const FILMS = [
  { slug: 'glass-harbor', title: 'Glass Harbor', shot: SHOTS[0], performers: 'nova-lark', channel: 'studio-nights' },
  { slug: 'violet-hour', title: 'Violet Hour', shot: SHOTS[1], performers: 'juno-west', channel: '' },
  { slug: 'fern-house', title: 'Fern House', shot: SHOTS[2], performers: 'nova-lark|juno-west', channel: '' },
] as const;

/** Writes the files of a studio below `to`, of the artwork in `root` and a tone. */
export async function writeStudioFiles(root: string, to: string): Promise<StudioFiles> {
  const folder = join(to, 'content');
  const film = join(to, `${STUDIO.upload.slug}.mp4`);
  await mkdir(join(folder, 'films'), { recursive: true });
  await filmOf(join(root, 'demo/media/clips', SHOTS[3], 'p270.mp4'), 200, film);
  const poster = join(to, `${STUDIO.upload.slug}.jpg`);
  await photograph(root, SHOTS[3], poster);
  for (const [index, { slug, shot }] of FILMS.entries()) {
    const loop = join(root, 'demo/media/clips', shot, 'p270.mp4');
    await filmOf(loop, 240 + index * 40, join(folder, 'films', `${slug}.mp4`));
    await photograph(root, shot, join(folder, 'posters', `${slug}.jpg`));
  }
  for (const [index, shot] of SHOTS.entries())
    await photograph(root, shot, join(folder, `sets/violet/${index + 1}.jpg`));
  await photograph(root, 'clay-rose-13', join(folder, 'portraits/nova.jpg'), { width: 900, height: 1_200 });
  await photograph(root, 'category-sea-rose-23', join(folder, 'faces/evening.jpg'));
  await photograph(root, SHOTS[1], join(folder, 'faces/studio-nights.jpg'));
  await writeFile(join(folder, 'captions.vtt'), 'WEBVTT\n\n00:01.000 --> 00:03.000\nThe quay.\n');
  for (const [name, lines] of Object.entries(TABLES)) {
    await writeFile(join(folder, `${name}.csv`), `${lines.join('\n')}\n`);
  }
  const prices = join(to, 'plans.json');
  await writeFile(prices, JSON.stringify({ format: 1, plans: PLANS }));
  return { film, poster, folder, prices };
}

/** The tables of the folder. One performer and one category have no picture, as on a first evening. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  tags: ['slug,name', 'dusk,Dusk'],
  categories: ['slug,name,pictureFile', 'evening,Evening,faces/evening.jpg', 'morning,Morning,'],
  performers: [
    'slug,name,sex,biography,portraitFile',
    'nova-lark,Nova Lark,F,Nova grew up by the sea and reads on every set.,portraits/nova.jpg',
    'juno-west,Juno West,F,,',
  ],
  channels: [
    'slug,name,site,position,description,pictureFile',
    'studio-nights,Studio Nights,vixen,1,What the studio makes after dark.,faces/studio-nights.jpg',
  ],
  films: [
    'slug,title,site,releasedAt,description,performers,categories,tags,channel,chapters,mediaFile,posterFile,setFolder,captions:en',
    ...FILMS.map(({ slug, title, performers, channel }, index) =>
      [
        slug,
        title,
        'vixen',
        `2026-01-0${String(index + 1)}T18:00:00Z`,
        'A quiet study of color and light.',
        performers,
        index === 1 ? 'morning' : 'evening',
        'dusk',
        channel,
        '0:00 Opening|0:06 The turn',
        `films/${slug}.mp4`,
        `posters/${slug}.jpg`,
        slug === STUDIO.withPictures.slug ? 'sets/violet' : '',
        index === 0 ? 'captions.vtt' : '',
      ].join(','),
    ),
  ],
};

/** The plans of "Set your prices". */
const PLANS = [
  { slug: 'vixen-month', site: 'vixen', period: 'month', firstPrice: 2_999, renewalPrice: 2_999 },
  { slug: 'vixen-year', site: 'vixen', period: 'year', firstPrice: 11_988, renewalPrice: 11_988 },
];

/** A film of seconds with sound: a loop of the artwork, with a tone of so many hertz. */
async function filmOf(clip: string, hertz: number, to: string): Promise<void> {
  const loop = ['-stream_loop', '-1', '-i', clip];
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=${String(hertz)}`];
  const encoding = ['-t', String(FILM_SECONDS), '-map', '0:v', '-map', '1:a', '-c:v', 'copy', '-c:a', 'aac'];
  await run('ffmpeg', ['-v', 'error', '-y', ...loop, ...tone, ...encoding, to]);
}

/** A picture of the artwork as a camera would send it. */
async function photograph(
  root: string,
  shot: string,
  to: string,
  size = { width: 1_920, height: 1_080 },
): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const pictures = join(root, 'demo/media/pictures');
  const widths = (await readdir(pictures)).flatMap((name) =>
    name.startsWith(`${shot}-`) ? Number(/(\d+)\.avif$/.exec(name)?.[1] ?? 0) : [],
  );
  const drawn = await sharp(join(pictures, `${shot}-${String(Math.max(...widths))}.avif`))
    .resize({ ...size, fit: 'cover' })
    .jpeg({ quality: 88 })
    .toBuffer();
  await writeFile(to, drawn);
}

import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureShape } from '../../catalogue/public.ts';
import { masterName, type PictureRendition } from '../../media/public.ts';
import { steadyPicture } from '../ffmpeg/encoding.ts';
import { inputArguments, QUIETLY } from '../ffmpeg/input-arguments.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import { MOST_POINTS, requireWhole } from './check-picture.ts';
import { masterSizeIn, PICTURE_FORMATS, type PictureFormat, sizeIn, uprightSize, widthsOf } from './picture-formats.ts';
import { originalOf } from './original-still.ts';
import type { MadeFile, Step, StepOutcome, StepWork } from './step.ts';

/** A picture of nearly its format's shape is cut to it; any other is shown whole, on a blurred copy of itself. */
const NEARLY = 1.15;
/** What is beside a picture that is shown whole, in points. */
const BLUR = 40;
/** Crops are encoded once more. */
const MASTER = { quality: 92, effort: 4 } as const;
/** A picture as the publication needs it. */
export type MadePicture = Omit<PictureRendition, 'version'>;

/** Takes a telling picture out of the film's first part, in all widths. */
export const takePoster: Step = async (work) => {
  const { input, folder, facts, programs, signal } = work;
  const frame = join(folder, 'frame.png');
  const most = PICTURE_FORMATS.landscape.most;
  const scale = Math.min(1, most / facts.width, most / facts.height);
  const size = [Math.round(facts.width * scale), Math.round(facts.height * scale)] as const;
  const take = [
    '-map',
    `0:${facts.videoStream}`,
    '-vf',
    `${steadyPicture(facts, ...size)},thumbnail=50`,
    '-frames:v',
    '1',
    frame,
  ];
  const at = ['-ss', (facts.seconds * 0.1).toFixed(3)];
  await runProgram(programs.ffmpeg, [...QUIETLY, ...at, ...inputArguments(input), ...take], {
    signal,
    onLine: () => undefined,
  });
  return writeRenditions(frame, PICTURE_FORMATS.landscape, folder, work.onProgress);
};

/**
 * Brings an editor's own picture into all widths of what it is made for.
 * @throws FileProblem for a picture that is damaged
 */
export async function preparePicture(
  { input, folder, onProgress }: Omit<StepWork, 'facts'>,
  shape: PictureShape,
): Promise<StepOutcome> {
  const { files, found } = await writeRenditions(input, PICTURE_FORMATS[shape], folder, onProgress).catch(
    async (error: unknown) => {
      await requireWhole(input);
      throw error;
    },
  );
  return { files, found: shape === 'still' ? { ...found, original: await originalOf(input) } : found };
}

/** Writes a picture in every width of a format, with its master where it has more points. */
export async function writeRenditions(
  path: string,
  format: PictureFormat,
  folder: string,
  onProgress: (share: number) => void,
): Promise<{ readonly files: readonly MadeFile[]; readonly found: MadePicture }> {
  const whole = join(folder, 'whole.png');
  const source = uprightSize(await sharp(path, { limitInputPixels: MOST_POINTS }).metadata());
  const { width, height } = sizeIn(format, source);
  await inShape(path, source.width / source.height, { width, height }, whole);
  const widths = widthsOf(format, width);
  const files: MadeFile[] = [];
  const total = widths.avif.length + widths.webp.length;
  for (const extension of ['avif', 'webp'] as const) {
    for (const each of widths[extension]) {
      const target = join(folder, `${each}.${extension}`);
      const resized = sharp(whole).resize(each);
      const encoded =
        extension === 'avif'
          ? resized.avif({ quality: each > 1_000 ? 46 : 52, effort: 2 })
          : resized.webp({ quality: each > 1_000 ? format.bestWebp : 70, effort: 4 });
      await encoded.toFile(target);
      files.push({ name: `${format.folder}/${each}.${extension}`, path: target, type: `image/${extension}` });
      onProgress(files.length / total);
    }
  }
  const master = masterSizeIn(format, source);
  if (master !== null) {
    const target = join(folder, 'master.webp');
    const blur = (BLUR * master.width) / width;
    await inShape(path, source.width / source.height, master, join(folder, 'master.png'), blur);
    await sharp(join(folder, 'master.png')).webp(MASTER).toFile(target);
    files.push({ name: masterName(format.folder), path: target, type: 'image/webp' });
  }
  const found: MadePicture = {
    width,
    height,
    ...(master !== null && { master: master.width }),
    ...widths,
    color: await colorOf(whole),
    placeholder: await placeholderOf(whole),
  };
  return { files, found };
}

async function inShape(
  path: string,
  ratio: number,
  size: { width: number; height: number },
  target: string,
  blur: number = BLUR,
): Promise<void> {
  const open = () => sharp(path, { limitInputPixels: MOST_POINTS }).rotate().flatten({ background: '#000' });
  const wanted = size.width / size.height;
  if (ratio < wanted * NEARLY && ratio > wanted / NEARLY) {
    await open()
      .resize({ ...size, fit: 'cover' })
      .removeAlpha()
      .toFile(target);
    return;
  }
  const inside = await open()
    .resize({ ...size, fit: 'inside' })
    .png()
    .toBuffer();
  const behind = open()
    .resize({ ...size, fit: 'cover' })
    .blur(blur)
    .modulate({ brightness: 0.6 })
    .removeAlpha();
  await behind.composite([{ input: inside }]).toFile(target);
}

async function placeholderOf(path: string): Promise<string> {
  const small = await sharp(path).resize(20).blur(0.6).webp({ quality: 24, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

async function colorOf(path: string): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(path).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

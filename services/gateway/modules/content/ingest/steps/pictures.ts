import { join } from 'node:path';
import sharp from 'sharp';
import type { EncodingPace } from '../../../../config/config.ts';
import type { PictureShape } from '../../catalogue/public.ts';
import { masterName, type PictureRendition } from '../../media/public.ts';
import { FileProblem } from '../file-problem.ts';
import { steadyPicture } from '../ffmpeg/encoding.ts';
import { inputArguments, QUIETLY } from '../ffmpeg/input-arguments.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import { beginningOf, isDrawing, isHeic, isPictureFile } from '../sources/file-kind.ts';
import { masterSizeIn, PICTURE_FORMATS, type PictureFormat, sizeIn, uprightSize, widthsOf } from './picture-formats.ts';
import { originalOf } from './original-still.ts';
import type { MadeFile, Step, StepOutcome, StepWork } from './step.ts';

/** A picture of nearly its format's shape is cut to it; any other is shown whole, on a blurred copy of itself. */
const NEARLY = 1.15;
/** A strip that is longer can't be shown anywhere. */
const LONGEST = 5;
const MOST_POINTS = 100_000_000;
/** What is beside a picture that is shown whole, in points. */
const BLUR = 40;
/** Crops are encoded once more. */
const MASTER_QUALITY = 92;
/** What each encoder puts into the size of a file; 0 is its least. */
const EFFORTS: Readonly<Record<EncodingPace, { readonly avif: number; readonly webp: number }>> = {
  careful: { avif: 2, webp: 4 },
  quick: { avif: 0, webp: 0 },
};
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff'];

const UNREADABLE = 'The file is no picture that can be read. Send JPEG, PNG, WebP, AVIF or TIFF.';
const refusalOf = (format: string): string =>
  `Pictures of the kind ${format} are not taken. Send JPEG, PNG, WebP, AVIF or TIFF.`;

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
  return writeRenditions(frame, PICTURE_FORMATS.landscape, work);
};

/** Brings an editor's own picture into all widths of what it is made for. */
export async function preparePicture(work: Omit<StepWork, 'facts'>, shape: PictureShape): Promise<StepOutcome> {
  const { files, found } = await writeRenditions(work.input, PICTURE_FORMATS[shape], work);
  return { files, found: shape === 'still' ? { ...found, original: await originalOf(work.input) } : found };
}

/**
 * Refuses what is no picture, before any of it is decoded: a small file can name a picture of any size.
 * @throws FileProblem
 */
export async function checkPicture(path: string, shape: PictureShape): Promise<void> {
  const beginning = await beginningOf(path);
  // Read by nothing: a drawing, also a packed one, takes as much memory as its author wants.
  if (isDrawing(beginning)) throw new FileProblem(refusalOf('svg'));
  // Its codec is patented, and is not in what reads pictures here.
  if (isHeic(beginning)) throw new FileProblem(refusalOf('HEIC'));
  if (!isPictureFile(beginning)) throw new FileProblem(UNREADABLE);
  let found;
  try {
    found = await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw new FileProblem(UNREADABLE);
  }
  const { format, width, height } = found;
  if (!FORMATS.includes(format)) {
    throw new FileProblem(refusalOf(format));
  }
  if (width * height > MOST_POINTS) {
    throw new FileProblem(`The picture has ${width} by ${height} points; at most 100 million are taken.`);
  }
  const { least } = PICTURE_FORMATS[shape];
  const shown = uprightSize(found);
  if (shown.width < least.width || shown.height < least.height) {
    throw new FileProblem(
      `The picture has only ${width} by ${height} points; at least ${least.width} by ${least.height} are needed.`,
    );
  }
  if (Math.max(width, height) > Math.min(width, height) * LONGEST) {
    throw new FileProblem(
      `The picture has ${width} by ${height} points; at most ${LONGEST} times as long as wide is taken.`,
    );
  }
}

/** Writes a picture in every width of a format, with its master where it has more points. */
export async function writeRenditions(
  path: string,
  format: PictureFormat,
  { folder, pace, onProgress }: Pick<StepWork, 'folder' | 'pace' | 'onProgress'>,
): Promise<{ readonly files: readonly MadeFile[]; readonly found: MadePicture }> {
  const whole = join(folder, 'whole.png');
  const source = uprightSize(await sharp(path, { limitInputPixels: MOST_POINTS }).metadata());
  const { width, height } = sizeIn(format, source);
  await inShape(path, source.width / source.height, { width, height }, whole);
  const widths = widthsOf(format, width);
  const files: MadeFile[] = [];
  const effort = EFFORTS[pace];
  const total = widths.avif.length + widths.webp.length;
  for (const extension of ['avif', 'webp'] as const) {
    for (const each of widths[extension]) {
      const target = join(folder, `${each}.${extension}`);
      const resized = sharp(whole).resize(each);
      const encoded =
        extension === 'avif'
          ? resized.avif({ quality: each > 1_000 ? 46 : 52, effort: effort.avif })
          : resized.webp({ quality: each > 1_000 ? format.bestWebp : 70, effort: effort.webp });
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
    await sharp(join(folder, 'master.png')).webp({ quality: MASTER_QUALITY, effort: effort.webp }).toFile(target);
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

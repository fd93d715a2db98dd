import { join } from 'node:path';
import sharp from 'sharp';
import type { OwnPicture } from '../../media/public.ts';
import { FileProblem } from '../file-problem.ts';
import { steadyPicture } from '../ffmpeg/encoding.ts';
import { inputArguments, QUIETLY } from '../ffmpeg/input-arguments.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import { beginningOf, isDrawing, isPictureFile } from '../sources/file-kind.ts';
import type { MadeFile, Step, StepOutcome, StepWork } from './step.ts';

/** The shape and the widths of the committed pictures, which the layouts of pages are made for. */
const SHAPE = { width: 1920, height: 1080 } as const;
const WIDTHS = { avif: [320, 480, 640, 960, 1280, 1920], webp: [320, 640, 1280] } as const;
/** A picture of nearly this shape is cut to it; any other is shown whole, on a blurred copy of itself. */
const NEARLY = 1.15;
const MOST_POINTS = 100_000_000;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff'];

const UNREADABLE = 'The file is no picture that can be read. Send JPEG, PNG, WebP, AVIF or TIFF.';
const refusalOf = (format: string): string =>
  `Pictures of the kind ${format} are not taken. Send JPEG, PNG, WebP, AVIF or TIFF.`;

/** A picture as the publication needs it. */
export type MadePicture = Omit<OwnPicture, 'version' | 'isChosen'>;

/** Takes a telling picture out of the film's first part, in all widths. */
export const takePoster: Step = async (work) => {
  const { input, folder, facts, programs, signal } = work;
  const frame = join(folder, 'frame.png');
  const scale = Math.min(1, SHAPE.width / facts.width, SHAPE.width / facts.height);
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
  return publishPicture(frame, folder, work.onProgress);
};

/** Brings an editor's own picture into all widths. */
export function preparePicture({ input, folder, onProgress }: Omit<StepWork, 'facts'>): Promise<StepOutcome> {
  return publishPicture(input, folder, onProgress);
}

/**
 * Refuses what is no picture, before any of it is decoded: a small file can name a picture of any size.
 * @throws FileProblem
 */
export async function checkPicture(path: string): Promise<void> {
  const beginning = await beginningOf(path);
  // Read by nothing: a drawing, also a packed one, takes as much memory as whoever made it wants.
  if (isDrawing(beginning)) throw new FileProblem(refusalOf('svg'));
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
  if (width < WIDTHS.avif[2] || height < WIDTHS.avif[0]) {
    throw new FileProblem(`The picture has only ${width} by ${height} points; at least 640 by 320 are needed.`);
  }
}

async function publishPicture(path: string, folder: string, onProgress: (share: number) => void) {
  const whole = join(folder, 'whole.png');
  const { width: sourceWidth, height: sourceHeight } = await upright(path);
  const width = Math.min(SHAPE.width, Math.max(sourceWidth, WIDTHS.avif[0]));
  const height = Math.round((width * SHAPE.height) / SHAPE.width);
  await inShape(path, sourceWidth / sourceHeight, { width, height }, whole);
  const widths = {
    avif: WIDTHS.avif.filter((each) => each <= width),
    webp: WIDTHS.webp.filter((each) => each <= width),
  };
  const files: MadeFile[] = [];
  const total = widths.avif.length + widths.webp.length;
  for (const format of ['avif', 'webp'] as const) {
    for (const each of widths[format]) {
      const target = join(folder, `${each}.${format}`);
      const resized = sharp(whole).resize(each);
      const encoded =
        format === 'avif'
          ? resized.avif({ quality: each > 1_000 ? 46 : 52, effort: 2 })
          : resized.webp({ quality: each > 1_000 ? 64 : 70, effort: 4 });
      await encoded.toFile(target);
      files.push({ name: `picture/${each}.${format}`, path: target, type: `image/${format}` });
      onProgress(files.length / total);
    }
  }
  const found: MadePicture = {
    width,
    height,
    ...widths,
    color: await colorOf(whole),
    placeholder: await placeholderOf(whole),
  };
  return { files, found };
}

/** Points of a picture as it is shown, turned as its camera says. */
async function upright(path: string): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height, orientation = 1 } = await sharp(path, { limitInputPixels: MOST_POINTS }).metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

async function inShape(
  path: string,
  ratio: number,
  size: { width: number; height: number },
  target: string,
): Promise<void> {
  const open = () => sharp(path, { limitInputPixels: MOST_POINTS }).rotate().flatten({ background: '#000' });
  const wanted = SHAPE.width / SHAPE.height;
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
    .blur(40)
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

import { FileProblem } from '../file-problem.ts';
import { beginningOf, isMp4 } from '../sources/file-kind.ts';
import type { FilmFacts } from './film-facts.ts';
import { inputArguments, QUIETLY } from './input-arguments.ts';
import type { Programs } from './programs.ts';
import { readPacketTimes } from './packet-times.ts';
import { readFacts } from './read-facts.ts';
import { ProgramError, runProgram } from './run-program.ts';

/**
 * Reads a film's headers, when its packets play, and its first picture.
 * @throws FileProblem for a file that is no film, or one that is not taken
 */
export async function probeFilm({ ffmpeg, ffprobe }: Programs, path: string, signal: AbortSignal): Promise<FilmFacts> {
  let printed = '';
  const options = ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', ...inputArguments(path)];
  try {
    await runProgram(ffprobe, options, { signal, onLine: (line) => (printed += line) });
  } catch (error) {
    if (error instanceof ProgramError) throw new FileProblem(unreadable(error.lines, await beginningOf(path)));
    throw error;
  }
  const times = await readPacketTimes(ffprobe, inputArguments(path), signal).catch(async (error: unknown) => {
    if (error instanceof ProgramError) throw new FileProblem(unreadable(error.lines, await beginningOf(path)));
    throw error;
  });
  const facts = readFacts(JSON.parse(printed), times);
  try {
    const first = ['-map', `0:${facts.videoStream}`, '-frames:v', '1', '-f', 'null', '-'];
    await runProgram(ffmpeg, [...QUIETLY, ...inputArguments(path), ...first], { signal, onLine: () => undefined });
  } catch (error) {
    if (error instanceof ProgramError) {
      throw new FileProblem(`The first picture of the film can't be read (${facts.codec}); the file is damaged.`);
    }
    throw error;
  }
  return facts;
}

/** The error of ffprobe, as a sentence for the person who sent the file. */
function unreadable(lines: readonly string[], beginning: Buffer): string {
  const output = lines.join('\n');
  // A program that goes by the name expects its table of contents in a text, too.
  if (/moov atom not found/.test(output) && isMp4(beginning)) {
    return 'The file ends before its table of contents, so it was cut off on its way. Send it again.';
  }
  if (/whitelist|Invalid data found|moov atom not found/.test(output)) {
    return 'The file is no film that can be read. Send MP4, MOV, MKV, WebM, AVI, MPEG, MXF, WMV, FLV or OGG.';
  }
  if (output === '' || /segmentation fault/i.test(output)) {
    return 'The program that reads films (ffprobe) ended at this file without an answer. Send it in another container, such as MP4 or MKV.';
  }
  return `The file can't be read: ${lines.at(-1)?.replace(/^.*?file:\S+: /, '') ?? 'no reason was given'}.`;
}

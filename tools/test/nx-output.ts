const HEADER = /^> nx run \S+:([\w-]+)(.*)$/;
const SUMS = /^ {2}(?:Run duration|Cache|Critical path|Recoverable time): /;
const BUILDS = new Set(['build', 'bundle']);

/**
 * What tasks printed, out of what nx prints in its static style: without the commands, nx's own sums and the output of
 * builds. A cached result says so.
 */
export async function* taskLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let isShown = false;
  let isCached = false;
  for await (const line of lines) {
    const header = HEADER.exec(line);
    if (header) {
      isShown = !BUILDS.has(header[1] ?? '');
      isCached = /cache/.test(header[2] ?? '');
    } else if (/^ ?NX {3}/.test(line) || SUMS.test(line)) {
      isShown = false;
    } else if (isShown && line.trim() !== '' && !/^> node tools|^Warning: command "node tools/.test(line)) {
      yield isCached ? line.replace(/ \([\d.]+ s(?:, \d+ s of CPU)?\)$/, ' (unchanged)') : line;
    }
  }
}

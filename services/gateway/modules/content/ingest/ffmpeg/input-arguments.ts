/**
 * The containers that are read. Playlists, lists of files and the like are not among them: what is in an uploaded file
 * must not make ffmpeg open another one.
 */
const CONTAINERS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,mxf,asf,flv,ogg';

/** Arguments that open a file of this machine, and nothing else. */
export function inputArguments(path: string): readonly string[] {
  return ['-protocol_whitelist', 'file', '-format_whitelist', CONTAINERS, '-i', `file:${path}`];
}

/** Arguments that every run of ffmpeg begins with. */
export const QUIETLY = ['-hide_banner', '-nostdin', '-y', '-v', 'error', '-progress', 'pipe:1'] as const;

/** Reads ffmpeg's progress line by line, and reports how far it is of `seconds`; other lines, such as `progress=continue`, say nothing of that. */
export function reportProgress(seconds: number, onProgress: (share: number) => void): (line: string) => void {
  return (line) => {
    const share = progressOf(line, seconds);
    if (share !== null) onProgress(share);
  };
}

/** The share of `seconds` that a line of ffmpeg's progress states; null for any other line. */
function progressOf(line: string, seconds: number): number | null {
  // Microseconds, in spite of its name.
  const [, time] = /^out_time_ms=(\d+)$/.exec(line) ?? [];
  return time === undefined ? null : Math.min(1, Number(time) / 1e6 / Math.max(seconds, 0.001));
}

/** The library has no types of its own; these are of what is used here. */
declare module 'webvtt-parser' {
  interface ParsedCue {
    /** Seconds. */
    readonly startTime: number;
    readonly endTime: number;
    readonly text: string;
  }

  interface ParsedFile {
    readonly cues: readonly ParsedCue[];
    readonly styles: readonly string[];
    readonly errors: readonly { readonly message: string; readonly line: number }[];
  }

  const library: {
    readonly WebVTTParser: new () => { parse(text: string, mode: 'subtitles/captions/descriptions'): ParsedFile };
  };
  export default library;
}

import { fileOf, type OddFile } from './odd-file.ts';

const CUE = '00:01.000 --> 00:03.000\nHello\n';
const SRT = '1\n00:00:01,000 --> 00:00:03,000\nCafé\n\n2\n00:00:02,000 --> 00:00:04,000\nHello\n';
const vtt = (text: string): Promise<string> => fileOf('a.vtt', text);

/** Captions of a film of 10 seconds. `taken` is what is written of them. */
export const ODD_CAPTIONS: readonly OddFile[] = [
  {
    what: 'captions with STYLE, REGION and NOTE',
    make: () => vtt(`WEBVTT\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\nwidth:40%\n\nNOTE by hand\n\n${CUE}`),
    becomes: { taken: { cues: 1, without: 'STYLE' } },
  },
  {
    what: 'captions with X-TIMESTAMP-MAP',
    make: () => vtt(`WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n${CUE}`),
    becomes: { taken: { cues: 1, without: 'X-TIMESTAMP-MAP' } },
  },
  {
    what: 'captions with YouTube’s header',
    make: () => vtt(`WEBVTT\nKind: captions\nLanguage: en\n\n${CUE}`),
    becomes: { taken: { cues: 1, without: 'Kind' } },
  },
  {
    what: 'captions that overlap',
    make: () => vtt(`WEBVTT\n\n${CUE}\n00:02.000 --> 00:04.000\nYou\n`),
    becomes: { taken: { cues: 2 } },
  },
  {
    what: 'captions with a byte order mark and lines of Windows',
    make: () => vtt(`\uFEFFWEBVTT\n\n${CUE}`.replaceAll('\n', '\r\n')),
    becomes: { taken: { cues: 1 } },
  },
  { what: 'SubRip', make: () => fileOf('a.srt', SRT), becomes: { taken: { cues: 2 } } },
  {
    what: 'a caption that ends after its film',
    make: () => vtt('WEBVTT\n\n00:01.000 --> 00:30.000\nHello\n'),
    becomes: { taken: { cues: 1, warning: 'line 3: expected an end within the film, which ends at 00:00:10.000' } },
  },
  {
    what: 'SubRip in the encoding of old Windows',
    make: () => fileOf('a.srt', Buffer.from(SRT, 'latin1')),
    becomes: { refused: /^line 3: expected UTF-8, this was read in another encoding$/ },
  },
  {
    what: 'captions in UTF-16',
    make: () => fileOf('a.vtt', Buffer.from(`\uFEFFWEBVTT\n\n${CUE}`, 'utf16le')),
    becomes: { refused: /^line 1: expected UTF-8/ },
  },
  {
    what: 'a caption that ends before it begins',
    make: () => vtt('WEBVTT\n\n00:03.000 --> 00:01.000\nHello\n'),
    becomes: { refused: /^line 3: expected an end after/ },
  },
  {
    what: 'captions of another format (ASS)',
    make: () => fileOf('a.ass', '[Script Info]\nTitle: Evening\n'),
    becomes: { refused: /^line 1: expected WEBVTT, or the first caption of a SubRip file$/ },
  },
];

const FILMS = 'slug,title,site\nglass-harbor,Glass Harbor,vixen\n';

/** Tables of a folder that is imported. `taken` is what is read of them. */
export const ODD_TABLES: readonly OddFile[] = [
  {
    what: 'a table with a byte order mark',
    make: () => fileOf('films.csv', `\uFEFF${FILMS}`),
    becomes: { taken: { films: ['glass-harbor'] } },
  },
  {
    what: 'a table with semicolons and lines of Windows, as a spreadsheet saves it',
    make: () => fileOf('films.csv', FILMS.replaceAll(',', ';').replaceAll('\n', '\r\n')),
    becomes: { taken: { films: ['glass-harbor'] } },
  },
  {
    what: 'a JSON file with a byte order mark',
    make: () => fileOf('films.json', `\uFEFF${JSON.stringify({ format: 1, films: [{ slug: 'glass-harbor' }] })}`),
    becomes: { taken: { films: ['glass-harbor'] } },
  },
  {
    what: 'a hidden file of another system (`._films.csv`)',
    make: () => fileOf('._films.csv', FILMS),
    becomes: { refused: /expected tables \(\.csv\) or \.json files in this folder$/ },
  },
  {
    what: 'a table in the encoding of old Windows',
    make: () => fileOf('films.csv', Buffer.from('slug,title\nevening,Café\n', 'latin1')),
    becomes: { refused: /^films\.csv: expected UTF-8, this is another encoding$/ },
  },
  {
    what: 'a table with a quotation mark that nothing closes',
    make: () => fileOf('films.csv', 'slug,title\nevening,"Evening\n'),
    becomes: { refused: /^films\.csv: line 2: expected the quotation mark that closes this one$/ },
  },
  {
    what: 'a spreadsheet (XLSX) that is called films.csv',
    make: () => fileOf('films.csv', Buffer.from('PK\x03\x04\x14\0\x06\0\xff\xfe\xdb', 'latin1')),
    becomes: { refused: /^films\.csv: expected UTF-8, this is another encoding$/ },
  },
];

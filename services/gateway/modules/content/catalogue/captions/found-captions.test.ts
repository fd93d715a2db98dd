import { describe, expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';

const FOUND: readonly (readonly [what: string, file: string, written: string])[] = [
  [
    'YouTube’s header, moments of karaoke and lines of a space',
    `WEBVTT
Kind: captions
Language: en

00:00:01.000 --> 00:00:04.000 align:start position:0%
 \nGood<00:00:02.000><c> evening</c><00:00:03.000><c.colorE5E5E5> all</c>

00:00:02.500 --> 00:00:05.000 align:start position:0%
Good evening all
 
`,
    `WEBVTT

00:00:01.000 --> 00:00:04.000 align:start position:0%
 \nGood<00:00:02.000><c> evening</c><00:00:03.000><c.colorE5E5E5> all</c>

00:00:02.500 --> 00:00:05.000 align:start position:0%
Good evening all
 
`,
  ],
  [
    'a map of moments, styles, a region and notes',
    `WEBVTT - Evening
X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000

STYLE
::cue { background: url(https://example.com/x) }

REGION
id:top
width:40%

NOTE Made by hand

one
00:01.000 --> 00:03.000 region:top align:middle colour:red
A

NOTE 00:02.000 --> 00:03.000
left out

NOTE The end
`,
    `WEBVTT - Evening

NOTE Made by hand

one
00:01.000 --> 00:03.000 align:center
A

NOTE The end
`,
  ],
  [
    'captions that overlap, in no order',
    'WEBVTT\n\n00:05.000 --> 00:09.000\nC\n\n00:01.000 --> 00:06.000\nA\n\n00:01.000 --> 00:03.000\nB\n',
    'WEBVTT\n\n00:01.000 --> 00:06.000\nA\n\n00:01.000 --> 00:03.000\nB\n\n00:05.000 --> 00:09.000\nC\n',
  ],
  [
    'no empty line after the header and between captions',
    'WEBVTT\n00:01.000 --> 00:02.000\nA\n00:03.000 --> 00:04.000\nB',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\n00:03.000 --> 00:04.000\nB\n',
  ],
  [
    'times of other programs',
    'WEBVTT\n\n0:00:01,5 --> 0:01:02\nA\n\n1:02.000-->1:03.000\nB\n',
    'WEBVTT\n\n00:00:01.500 --> 00:01:02.000\nA\n\n00:01:02.000 --> 00:01:03.000\nB\n',
  ],
  [
    'a byte order mark, lines of Windows and empty lines before it',
    '\uFEFF\r\nWEBVTT\r\n\r\n\r\n00:01.000 --> 00:02.000\r\nA\r\nB\r\n',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nA\nB\n',
  ],
  ['a caption that says nothing', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n', 'WEBVTT\n\n00:01.000 --> 00:02.000\n'],
  [
    'SubRip',
    `1
00:00:01,000 --> 00:00:02,500 X1:40 X2:600
{\\an8}<font color="#fff">Good</font> <I>evening</I> & more

2
00:00:02,000 --> 00:00:04,000
First

after an empty line
3
00:00:05,000 --> 00:00:06,000
- I have 2
- Me too
`,
    `WEBVTT

00:00:01.000 --> 00:00:02.500 line:0
Good <i>evening</i> &amp; more

00:00:02.000 --> 00:00:04.000
First
after an empty line

00:00:05.000 --> 00:00:06.000
- I have 2
- Me too
`,
  ],
  ['SubRip without numbers', '00:00:01,000 --> 00:00:02,000\nA\n', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nA\n'],
];

const TEXTS: readonly (readonly [what: string, text: string, written: string])[] = [
  [
    'the next speaker, where the one before was not ended',
    '<v Nova>Hi\n<v Lark>Hello',
    '<v Nova>Hi\n</v><v Lark>Hello',
  ],
  ['a speaker without a name', '<v>Hi</v>', 'Hi'],
  ['what is not closed, or in another order', '<b>One <i>two</b> three</i>', '<b>One <i>two</i></b> three'],
  ['an end without a beginning', 'One</i>', 'One'],
  ['ruby', '<ruby>漢<rt>kan</ruby>', '<ruby>漢<rt>kan</rt></ruby>'],
  [
    'signs that are no tags',
    'I <3 you & 1 < 2, AT&T, caf&eacute;',
    'I &lt;3 you &amp; 1 &lt; 2, AT&amp;T, caf&eacute;',
  ],
  ['a script, whose words stay words', '<script>alert(1)</script>', 'alert(1)'],
  ['a picture', 'A<img src=x onerror=alert(1)>', 'A'],
  ['moments outside of the caption', '<00:00:09.000>A<00:02.000>B<00:01.500>C', 'A<00:02.000>BC'],
];

const textOf = (file: string) => {
  const read = readCaptions(file);
  return 'text' in read ? read.text : read.problems;
};

describe('captions as they are found', () => {
  it.each(FOUND)('%s are taken', (_what, file, written) => expect(textOf(file)).toBe(written));

  it.each(TEXTS)('%s is read as players read it', (_what, text, written) =>
    expect(textOf(`WEBVTT\n\n00:01.000 --> 00:03.000\n${text}\n`)).toBe(
      `WEBVTT\n\n00:01.000 --> 00:03.000\n${written}\n`,
    ),
  );

  it.each(FOUND.map(([what, file]) => [what, file] as const))(
    '%s stay the same when they are read again',
    (_what, file) => {
      const once = textOf(file);
      expect(textOf(String(once))).toBe(once);
    },
  );
});

import type { MutatedFile } from '../mutant.ts';

const ADDRESSES = 'services/gateway/modules/media/media-address.test.ts';
const MEDIA = 'services/gateway/modules/media/media.integration.test.ts';
const DIRECTIVE = 'services/gateway/modules/network/access-directive.test.ts';

/** Signed addresses of films: who is given them, and what they open. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/media/media-address.ts',
    tests: [ADDRESSES, MEDIA],
    mutants: [
      {
        rules: ['X13'],
        breaks: 'an address plays for whoever holds it',
        find: 'update(`${body}\\n${holder}`)',
        replace: 'update(body)',
      },
      {
        rules: ['X13'],
        breaks: 'an address still plays in the second in which it ends',
        find: 'now >= grant.expiresAt',
        replace: 'now > grant.expiresAt',
      },
      {
        rules: ['X13'],
        breaks: 'a signature is not compared, only looked at',
        find: 'given.length !== expected.length || !timingSafeEqual(given, expected)',
        replace: 'given.length !== expected.length && !timingSafeEqual(expected, expected)',
      },
    ],
  },
  {
    file: 'services/gateway/modules/media/media-address.ts',
    tests: [ADDRESSES],
    mutants: [
      {
        rules: ['X13'],
        breaks: 'a file’s own name is not in its address',
        find: '...(grant.fileName === null ? [] : [grant.fileName]),',
        replace: '',
      },
      {
        rules: ['X13'],
        breaks: 'an address may be written in other capitals',
        find: 'update(`${body}\\n${holder}`)',
        replace: 'update(`${body.toLowerCase()}\\n${holder}`)',
      },
      {
        rules: ['X13'],
        breaks: 'signatures are compared by their bytes, however they are spelled',
        find: 'const given = Buffer.from(mac);',
        replace: "const given = Buffer.from(Buffer.from(mac, 'base64url').toString('base64url'));",
      },
      {
        rules: ['X13'],
        breaks: 'signatures of another length make the comparison fail',
        find: 'given.length !== expected.length || ',
        replace: '',
      },
      {
        rules: ['X13'],
        breaks: 'a user named visitor holds what visitors hold',
        find: "return userId === null ? 'visitor' : `user:${userId}`;",
        replace: "return userId ?? 'visitor';",
      },
      {
        rules: ['X13'],
        breaks: 'an address names its holder',
        find: '[grant.fileName]),\n  ];',
        replace: '[grant.fileName]),\n    null,\n    holder,\n  ];',
      },
    ],
  },
  {
    file: 'services/gateway/modules/media/video-token.ts',
    tests: [MEDIA],
    mutants: [
      {
        rules: ['X13'],
        breaks: 'addresses play for a day',
        find: 'ADDRESS_HOURS = 4',
        replace: 'ADDRESS_HOURS = 24',
      },
      {
        rules: ['K07'],
        breaks: 'a mobile device gets the heavy 480',
        find: "['p480', 'p2160']",
        replace: "['p480l', 'p2160']",
      },
    ],
  },
  {
    file: 'libs/access/rules/anonymous.ts',
    tests: [MEDIA, DIRECTIVE],
    mutants: [
      {
        rules: ['A01'],
        breaks: 'a visitor plays the whole film',
        find: "allow('play', 'trailer', { isDenied: false })",
        replace: "allow('play', ['trailer', 'video'], { isDenied: false })",
      },
      {
        rules: ['A01'],
        breaks: 'a visitor plays the trailers of denied films, and no others',
        find: '{ isDenied: false }',
        replace: '{ isDenied: true }',
      },
    ],
  },
  {
    file: 'services/gateway/modules/media/send-media.ts',
    tests: [MEDIA],
    mutants: [
      {
        rules: ['X13'],
        breaks: 'what is for one person may be kept for everybody',
        find: "PERSONAL = 'private, no-cache'",
        replace: "PERSONAL = 'public, max-age=3600'",
      },
    ],
  },
  {
    file: 'services/gateway/modules/media/refuse-media.ts',
    tests: [MEDIA],
    mutants: [
      {
        rules: ['X13'],
        breaks: 'a refused address answers 200',
        find: 'reply.code(status).header(',
        replace: 'reply.header(',
      },
    ],
  },
  {
    file: 'services/gateway/modules/media/granted-file.ts',
    tests: [MEDIA],
    mutants: [
      {
        rules: ['X13'],
        breaks: 'an address opens whatever name stands after it',
        find: 'return name === (grant.fileName ?? ENTRY_NAME.quality) ? inFolder(`${grant.part}.mp4`) : null;',
        replace: 'return inFolder(name === ENTRY_NAME.quality ? `${grant.part}.mp4` : name);',
      },
    ],
  },
  {
    file: 'services/gateway/modules/media/playback-positions.ts',
    tests: ['services/gateway/modules/media/playback-positions.postgres.test.ts'],
    mutants: [
      {
        rules: ['C14'],
        breaks: 'the furthest position counts, not the newest',
        find: 'where playback_positions.saved_at <= excluded.saved_at',
        replace: 'where playback_positions.position_seconds <= excluded.position_seconds',
      },
    ],
  },
];

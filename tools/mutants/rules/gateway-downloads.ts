import type { MutatedFile } from '../mutant.ts';

/** Downloads and their quotas, and sets of pictures. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/downloads/resolvers.ts',
    tests: ['services/gateway/modules/downloads/downloads.integration.test.ts'],
    mutants: [
      {
        rules: ['C17', 'X13'],
        breaks: 'a file does not name its site',
        find: 'fileName: `${row.site_id}-${row.slug}`',
        replace: 'fileName: row.slug',
      },
      {
        rules: ['C17'],
        breaks: 'every film counts against the same quota',
        find: 'return quotaKind(channel?.category ?? null);',
        replace: 'return quotaKind(channel === null ? null : null);',
      },
    ],
  },
  {
    file: 'services/gateway/modules/downloads/take-download.ts',
    tests: ['services/gateway/modules/downloads/downloads.integration.test.ts'],
    mutants: [
      {
        rules: ['X03'],
        breaks: 'a film that is downloaded again counts again',
        find: '    if (again) return { ok: true, takenAt: again.downloaded_at };\n',
        replace: '',
      },
      {
        rules: ['E09'],
        breaks: 'downloads never end',
        find: '    if (status.thresholdReached) return { ok: false, status };\n',
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/membership/membership.ts',
    tests: ['services/gateway/modules/downloads/downloads.integration.test.ts'],
    mutants: [
      {
        rules: ['A06'],
        breaks: 'a trial opens every film of its sites',
        find: "held.type === 'member' && held.entitlement.isActive",
        replace: 'held.entitlement.isActive',
      },
    ],
  },
  {
    file: 'services/gateway/modules/picture-sets/stills.ts',
    tests: ['services/gateway/modules/picture-sets/picture-sets.integration.test.ts'],
    mutants: [
      {
        rules: ['X07'],
        breaks: 'pictures of a set come in their smallest size',
        find: 'webp.at(-1) ?? width',
        replace: 'webp.at(0) ?? width',
      },
    ],
  },
  {
    file: 'services/gateway/modules/picture-sets/routes.ts',
    tests: ['services/gateway/modules/picture-sets/picture-sets.integration.test.ts'],
    mutants: [
      {
        rules: ['X07'],
        breaks: 'the last picture is missing in the file of all',
        find: 'stillsOf(video, set.picture_count).flatMap',
        replace: 'stillsOf(video, set.picture_count - 1).flatMap',
      },
    ],
  },
  {
    file: 'services/gateway/modules/picture-sets/resolvers.ts',
    tests: ['services/gateway/modules/picture-sets/picture-sets.integration.test.ts'],
    mutants: [
      {
        rules: ['X07'],
        breaks: 'who may look at a set may take it along',
        find: "askAbility(context, 'download', 'pictureSet', item)",
        replace: "askAbility(context, 'see', 'pictureSet', item)",
      },
    ],
  },
  {
    file: 'services/gateway/modules/picture-sets/set-address.ts',
    tests: ['services/gateway/modules/picture-sets/picture-sets.integration.test.ts'],
    mutants: [
      {
        rules: ['X07'],
        breaks: 'the address of a set opens for whoever holds it',
        find: 'update(`picture-set\\n${body}\\n${holder}`)',
        replace: 'update(`picture-set\\n${body}`)',
      },
    ],
  },
  {
    file: 'services/gateway/modules/collections/top-rated-route.ts',
    tests: ['services/gateway/modules/collections/top-rated-route.integration.test.ts'],
    mutants: [
      {
        rules: ['C27', 'R06'],
        breaks: 'the newId of a film is that of its site',
        find: 'newId: row.new_id',
        replace: 'newId: row.site_id',
      },
      {
        rules: ['C27'],
        breaks: 'a bad page is the first',
        find: 'if (page === null) throw',
        replace: 'if (page === undefined) throw',
      },
    ],
  },
];

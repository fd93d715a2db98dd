/** Names that would make a person appear to speak for the network. */
const ROLES = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'administration',
  'sysadmin',
  'superadmin',
  'moderator',
  'moderators',
  'moderation',
  'mod',
  'mods',
  'support',
  'staff',
  'helpdesk',
  'frontoffice',
  'webmaster',
  'postmaster',
  'noreply',
  'system',
  'root',
  'security',
  'billing',
  'customerservice',
  'customercare',
  'official',
];

/** Words that may stand beside a reserved one without making it another name. */
const BESIDE = [
  'a',
  'the',
  'real',
  'your',
  'our',
  'my',
  'mr',
  'ms',
  'team',
  'desk',
  'help',
  'hq',
  'tv',
  'account',
  'of',
  'x',
  'page',
];

const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** Pairs of letters that are read as one, and letters that are read as another one. */
const PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
] as const;

/** A name as it is read at a glance: look-alikes as the letter that they pass for. */
function skeletonOf(name: string): string {
  const letters = Array.from(name.toLowerCase(), (sign) => DIGITS[sign] ?? sign).join('');
  const joined = PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), letters);
  return joined.replaceAll(/[lj]/g, 'i');
}

/** Finds a word also where its letters are doubled, as in `addmin`. */
const patternOf = (word: string): string =>
  skeletonOf(word)
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/./g, '$&+');

/**
 * Whether a name passes for one of the network's own people or brands: a reserved word, alone or with others of them
 * or a word such as `the`, with digits around it or written in look-alikes (`adm1n`, `theadmin`, `m0derator99`). A word
 * that only contains a reserved one (`badminton`) does not.
 * @param brandNames names of sites and brands, which the caller knows, such as `vixen`
 */
export function isReservedUsername(name: string, brandNames: readonly string[]): boolean {
  const reserved = [...ROLES, ...brandNames].map(patternOf).join('|');
  const beside = BESIDE.map(patternOf).join('|');
  const pattern = new RegExp(`^(?:${beside})*(?:${reserved})(?:${reserved}|${beside})*$`);
  const withoutDigits = name.replaceAll(/^\d+|\d+$/g, '');
  return [name, withoutDigits].some((reading) => pattern.test(skeletonOf(reading)));
}

/**
 * Passwords that every guessing list begins with and that the join rule would let pass, lower-cased. What a stem, a sequence
 * or a repetition matches is not here.
 */
const COMMON = new Set(
  `sunshine princess football baseball superman michelle jennifer trustno1 starwars computer whatever internet samantha
  danielle jonathan alexande alexander elizabeth victoria qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm1 zxcvbnma
  qazwsxed qazwsxedc 1qaz2wsx 1qazxsw2 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 qwer1234 qwert123 abcd1234 a1b2c3d4
  aa123456 a1234567 a12345678 1234qwer 123qweasd asdf1234 zaq12wsx zaq1xsw2 12qwaszx 123abc123 1g2w3e4r default1
  administrator administr root1234 rootroot test1234 testtest tester12 guest123 access14 master12 dragon12 monkey12
  shadow12 killer12 charlie1 freedom1 michael1 jordan23 liverpool chelsea1 arsenal1 mustang1 corvette ferrari1
  mercedes yamaha12 chocolate cheese12 butterfly blink182 metallica nirvana1 slipknot pokemon1 nintendo starcraft
  minecraft spiderman batman12 cocacola snickers summer12 winter12 october1 november december september february
  midnight midnight1 babygirl lovelove loveyou1 ilovegod jesus123 blessed1 hello123 hello1234 secret12 secret123
  google12 facebook samsung1 mypassword newpassword passpass p4ssw0rd pa55word pa55w0rd sunshine1 princess1 football1
  baseball1 superman1 computer1 rainbow1 ashley12 nicole12 jessica1 matthew1 anthony1 daniel12 andrew12 joshua12
  brandon1 william1 richard1 robert12 thomas12 hunter12 ranger12 buster12 soccer12 hockey12 tigger12 ginger12 pepper12
  cookie12 flower12 purple12 orange12 silver12 golden12 diamond1 angel123 money123 lucky123 happy123 peaches1 steelers
  patriots cowboys1 yankees1 redsox12 lakers24 eagles12 packers1 dolphins panthers fishing1 hunting1 swordfish
  thunder1 phoenix1 warrior1 maverick marlboro heineken scorpion dreamer1 explorer einstein qwerqwer asdfasdf zxcvzxcv
  1a2b3c4d 12341234 11223344 1122334455 147258369 147852369 159357456 159753456 741852963 789456123 963852741
  520131400 5201314520 31415926 19841984`.split(/\s+/),
);

/** Words that stay guessable with a number or a year appended. */
const STEMS =
  /^(?:password|passwort|passw0rd|qwerty|qwertz|azerty|letmein|welcome|admin|abc|iloveyou|changeme)\d{0,8}$/;
const SEQUENCES = [
  '0123456789012345678901234567890123',
  '9876543210987654321098765432109876',
  'abcdefghijklmnopqrstuvwxyz',
];

/** Whether a password is one of those that are guessed first: listed, a stem with a number, a sequence, or a repetition. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (COMMON.has(lower) || STEMS.test(lower)) return true;
  return SEQUENCES.some((sequence) => sequence.includes(lower)) || /^(.{1,3})\1+$/.test(lower);
}

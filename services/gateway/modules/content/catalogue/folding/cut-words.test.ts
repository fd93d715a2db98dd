import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutWords, storedWords, titleWord, titleWords } from './cut-words.ts';
import { foldText } from '@network/validation/fold-text.ts';
import { forgivableWords, hasTerms, queryOf, termsOf } from './sought-words.ts';

describe('a text is folded', () => {
  it.each([
    ['Søren Łódź Straße ışık Æther Œuvre', 'soren lodz strasse isik aether oeuvre'],
    ['Þór Đurđa Ħal ĲSSEL ŊA', 'thor durda hal ijssel na'],
    ['ＦＵＬＬ　ｗｉｄｔｈ', 'full width'],
    ['Sum\u00ADmer\u200B\u200Dtime\uFEFF', 'summertime'],
    ['Don’t rockʼn＇roll', "don't rock'n'roll"],
    ['Cádiz Cádiz', 'cadiz cadiz'],
    ['İSTANBUL ΟΔΟΣ', 'istanbul οδοσ'],
    ['ガラス', 'ガラス'],
    ['ｶﾞﾗｽ', 'ガラス'],
    ['서울', '서울'],
    ['Dream™ Café®', 'dream  cafe '],
    ['שָׁלוֹם', 'שלום'],
  ])('%s is %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('a text is cut', () => {
  it.each([
    ['Open 24/7', ['open', '24', '7', '247']],
    ['Vol.2', ['vol', '2', 'vol2']],
    ['Mr.Right', ['mr', 'right', 'mrright']],
    ['COVID-19 Diary', ['covid', '19', 'covid19', 'diary']],
    ['Room 101-102', ['room', '101', '102', '101102']],
    ['U.S.A.', ['usa', 'u', 's', 'a']],
    ["Don't", ['dont', 'don', 't']],
    ['東京の夜', ['東京', '京の', 'の夜', '夜']],
    ['서울의 밤', ['서울', '울의', '의', '밤']],
    ['คืนเดือน', ['คืน', 'ืนเ', 'นเด', 'อน', 'น']],
    ['東京ราตรี', ['東京', '京', 'ราต', 'ตรี', 'รี', '東京ราตรี']],
    ['Späte Größen', ['spate', 'spaete', 'grossen', 'groessen']],
    ['Öl-Brände', ['ol', 'brande', 'olbrande', 'oel', 'braende', 'oelbraende']],
    ['ガラスの城2', ['ガラ', 'ラス', 'スの', 'の城', '城', '2', 'ガラスの城2']],
  ])('%s into its pieces and the whole', (text, words) => {
    expect(storedWords(text)).toEqual(expect.arrayContaining(words));
  });

  it('keeps for the release before what that looks for', () => {
    expect(storedWords('Søren')).toEqual(['soren', 'soeren', 'søren']);
    expect(storedWords('東京の夜')).toContain('東京の夜');
    expect(cutWords('Silver Rain').flatMap(({ former }) => former)).toEqual([]);
  });

  it('knows a title by all of it, however it is written', () => {
    expect(titleWord('Mr. Right')).toBe(titleWord('mr right'));
    expect(titleWord('Open 24/7')).toBe('=open247');
    expect(titleWord('♥ !')).toBe('=♥!');
    expect(titleWord(' \u200B')).toBeNull();
    expect(titleWords('Späte Tage')).toEqual(['=spatetage', '=spaetetage']);
    expect(titleWords('♥ Å')).toEqual(['=a', '=aa']);
    expect(titleWords('Late Days')).toEqual(['=latedays']);
  });

  it('never into half a sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const words = [...storedWords(text), titleWord(text) ?? ''];
        expect(words.filter((word) => !word.isWellFormed())).toEqual([]);
      }),
    );
  });
});

describe('what is typed', () => {
  it.each([
    ['Søren', 'soren'],
    ['soren', 'Søren'],
    ['Straße', 'STRASSE'],
    ['Łódź at Night', 'lodz'],
    ['ışık', 'isik'],
    ["Don't Look", 'dont look'],
    ['L’Amour', 'amour'],
    ['Dont Look', "don't"],
    ['U.S.A.', 'usa'],
    ['USA', 'U.S.A.'],
    ['Open 24/7', '24 7'],
    ['Open 24/7', 'open 247'],
    ['Mr.Right', 'right'],
    ['COVID-19 Diary', 'covid 19'],
    ['Room 101-102', '102'],
    ['東京の夜', '夜'],
    ['東京の夜', '京の夜'],
    ['서울의 달밤', '달밤'],
    ['北京的夏天', '夏天'],
    ['คืนเดือนหงาย', 'เดือน'],
    ['คืนเดือนหงาย', 'หง'],
    ['คืนเดือนหงาย', 'ย'],
    ['ຄືນເດືອນ', 'ເດືອນ'],
    ['យប់ព្រះចន្ទ', 'ព្រះ'],
    ['လသာည', 'သာည'],
    ['Sum\u00ADmer', 'summer'],
    ['Summer', 'sum\u200Bmer'],
    ['Silver Rain', 'rai sil'],
    ['Späte Größen', 'spaete groessen'],
    ['Späte Größen', 'SPAETE grossen'],
    ['Späte Größen', 'spae'],
    ['Spa\u0308te', 'spaete'],
    ['Müller', 'mueller'],
    ['Mueller', 'Müller'],
    ['Søren Østergård', 'soeren oestergaard'],
    ['Öl-Brände', 'oel braende'],
    ['SPÄTE', 'spaete'],
  ])('of %s is found by %s', (text, typed) => {
    expect(hasTerms(text, termsOf(typed))).toBe(true);
  });

  it.each([
    ['Silver Rain', 'train'],
    ['Donna Takes a Walk', "don't"],
    ['Mueller', 'muller'],
    ['Noël', 'noeel'],
    ['東京の夜', '夜の京都'],
    ['คืนเดือนหงาย', 'เดือย'],
  ])('of %s is not found by %s', (text, typed) => {
    expect(hasTerms(text, termsOf(typed))).toBe(false);
  });

  it('finds every text that has it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(hasTerms(text, termsOf(text))).toBe(true);
      }),
    );
  });

  it('is bounded, and a query of words alone', () => {
    expect(termsOf('one two three four five six seven eight nine')).toHaveLength(8);
    expect(queryOf(termsOf('24/7'))).toBe("(('247':*) | ('24' & '7'))");
    expect(forgivableWords('Silver rain 2024 夜の東京の夜 sun')).toEqual(['silver', 'rain']);
  });
});

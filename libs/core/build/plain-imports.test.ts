import { describe, expect, it } from 'vitest';
import { nameAllFiles, openAddresses, unwrapImports } from './plain-imports.ts';

describe('plain imports', () => {
  it('replace those with an empty list of files', () => {
    const code = 'var a={load:()=>D(()=>import(`./Ab-1_x.js`),[])},b=D(()=>import(`./x.js`).then(e=>e.n),[]);';
    expect(unwrapImports(code)).toBe('var a={load:()=>import(`./Ab-1_x.js`)},b=import(`./x.js`).then(e=>e.n);');
  });

  it('replace those that name exports at once', () => {
    const code = 'D(async()=>{let{settle:e}=await import(`./x.js`);return{settle:e}},[]).then(({settle:e})=>e())';
    expect(unwrapImports(code)).toBe('import(`./x.js`).then(({settle:e})=>e())');
  });

  it('replace those of a module in the same chunk', () => {
    const code = 'D(async()=>{let{routes:e}=await Promise.resolve().then(()=>Kn);return{routes:e}},void 0)';
    expect(unwrapImports(code)).toBe('Promise.resolve().then(()=>Kn)');
  });

  it('leave those that need a stylesheet', () => {
    const code = 'D(()=>import(`./player.js`),["assets/player.css"])';
    expect(unwrapImports(code)).toBe(code);
  });
});

describe('the address of an imported chunk', () => {
  it('has the end that a repeated import says, and the chunk is the one of its own folder', () => {
    const code = 'a={load:()=>import(`./Ab-1_x.js`)},b=import(`./x.js`).then(e=>e.n);import"./y.js";';
    expect(openAddresses(code)).toBe(
      'a={load:()=>import(`./Ab-1_x.js`+(self.chunkAddressEnd||``))},b=import(`./x.js`+(self.chunkAddressEnd||``)).then(e=>e.n);import"./y.js";',
    );
  });
});

describe('a chunk that is loaded later', () => {
  const chunk = (fileName: string, ...imports: readonly string[]) => [fileName, { fileName, imports }] as const;
  const chunks = new Map([
    chunk('assets/page.js', 'assets/first.js', 'assets/near.js'),
    chunk('assets/near.js', 'assets/far.js', 'assets/first.js'),
    chunk('assets/far.js', 'assets/near.js', 'assets/farther.js'),
    chunk('assets/farther.js'),
    chunk('assets/first.js', 'assets/vendor.js'),
    chunk('assets/vendor.js'),
  ]);

  it('names its files at any distance, in circles too, but none of the first page', () => {
    const page = { fileName: 'assets/page.js', imports: ['assets/first.js', 'assets/near.js'], code: 'code;\n' };
    const named = nameAllFiles(page, chunks, new Set(['assets/first.js', 'assets/vendor.js']));
    expect(named).toBe('code;\nimport"./far.js";\nimport"./farther.js";');
  });
});

import { describe, expect, it } from 'vitest';
import { sheetsNamed } from './late-sheets.ts';

const LIST =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/page.css","assets/player.css"])))=>i.map(i=>d[i]);\n';
const EVERY_PAGE = new Set(['assets/page.css']);

describe('the stylesheets of a later chunk', () => {
  it('are named where it is imported, without those of every page', () => {
    const code =
      'a=()=>D(()=>import(`./player.js`),__vite__mapDeps([0,1])),b=D(()=>import(`./x.js`),__vite__mapDeps([0]));';
    expect(sheetsNamed(LIST + code, EVERY_PAGE)).toBe(
      'a=()=>D(()=>import(`./player.js`),["assets/player.css"]),b=D(()=>import(`./x.js`),[]);',
    );
  });

  it('are in no code that imports none', () => expect(sheetsNamed('a=1;', EVERY_PAGE)).toBe('a=1;'));

  it('stop the build when Vite has written its lists anew', () => {
    expect(() => sheetsNamed('D(()=>import(`./x.js`),__vite__mapDeps(a));', EVERY_PAGE)).toThrow('have changed');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { bannedWordsOperation } from './banned-words-operation.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { commentsOf } from './testing/comment-operations.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';

let ada: TestMember;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  await addVideo(gateway.services.db, 'film', 'vixen');
});

const run = (...args: string[]) => bannedWordsOperation.run(gateway.services, args);
const say = async (text: string) => {
  const { __typename, code, message } = await commentsOf(ada, 'film').add(text);
  return code === undefined ? __typename : `${code}: ${message}`;
};

describe('D28 the words that editors decide on', () => {
  it('D28 E11 hold for the next comment, until they are taken away', async () => {
    expect(await say('Pineapple pizza')).toBe('CommentAdded');
    expect(await run('ban', 'Pine\u0301apple', ' PIZZA')).toMatchObject({ ok: true });
    expect(await say('pineapple-p1zza again')).toBe('BANNED_WORD: Found banned word');
    expect((await run('try', 'more pineapple pizza')).text).toBe('A comment with this text is refused.');
    expect((await run('list')).text).toBe('banned   pin\u00e9apple pizza');
    expect(await run('remove', 'pineapple pizza')).toMatchObject({ ok: true });
    expect(await run('remove', 'pineapple pizza')).toMatchObject({ ok: false });
    expect(await say('pineapple pizza again')).toBe('CommentAdded');
  });

  it('D28 allow what a list bans', async () => {
    expect(await say('you moron')).toBe('BANNED_WORD: Found banned word');
    await run('allow', 'moron');
    expect(await say('you moron')).toBe('CommentAdded');
    expect(await say('you idiot')).toBe('BANNED_WORD: Found banned word');
  });

  it('D28 are refused by the rules of the console', async () => {
    expect(await run('ban', '!!!')).toEqual({ ok: false, text: expect.stringMatching(/^Type a word/) });
    expect(await run('ban', 'x'.repeat(61))).toEqual({ ok: false, text: expect.stringMatching(/at most 60/) });
    expect(await run('ban', 'an idiot')).toEqual({ ok: false, text: 'Comments with this are refused already.' });
  });

  it.each([[], ['ban'], ['other', 'word'], ['try']])('explain their own use: %j', async (...args) =>
    expect(await run(...args)).toMatchObject({ ok: false, text: expect.stringContaining('Usage') }),
  );
});

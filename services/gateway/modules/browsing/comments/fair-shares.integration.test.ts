import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { addVideo } from '../../content/catalogue/testing/public.ts';
import { commentsOf } from './testing/comment-operations.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';

let ada: TestMember;
let ben: TestMember;
const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  ada = await signInMember(gateway, vixen, 'ada');
  ben = await signInMember(gateway, vixen, 'ben');
});
beforeEach(() => clearLimits(gateway.services.db));

let videos = 0;
async function aVideo(): Promise<string> {
  videos += 1;
  return addVideo(gateway.services.db, `video-${videos}`, 'vixen');
}

async function added(member: TestMember, videoId: string, text: string, answered?: string): Promise<string> {
  const as = commentsOf(member, videoId);
  const answer = await (answered === undefined ? as.add(text) : as.reply(answered, text));
  expect(answer.__typename).toBe('CommentAdded');
  return answer.comment?.commentId ?? '';
}

describe('what a member may not do to the others', () => {
  it.each(['LIKE', 'DISLIKE'] as const)('nobody gives their own comment or reply a %s', async (vote) => {
    const videoId = await aVideo();
    const id = await added(ada, videoId, 'The best comment');
    const reply = await added(ada, videoId, 'Indeed', id);
    for (const own of [id, reply]) {
      expect(await commentsOf(ada, videoId).vote(own, vote)).toMatchObject({
        code: 'OWN_COMMENT',
        message: 'You can’t like or dislike your own comment.',
      });
    }
    expect(await commentsOf(ada, videoId).page()).toMatchObject({
      comments: [{ likes: 0, dislikes: 0, myVote: null }],
    });
  });

  it('more than fifteen comments in a minute, by one member and not by the next', async () => {
    const videoId = await aVideo();
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, each) => commentsOf(ada, videoId).add(`Thought number ${each}`)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    const refused = answers.find((each) => each.status === 'rejected');
    expect(String(refused?.reason)).toContain('RATE_LIMITED');
    await added(ben, videoId, 'Still here');
    expect(await commentsOf(ben, videoId).page()).toMatchObject({ total: 16 });
  });
});

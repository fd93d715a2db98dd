import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import tushy from '../../../apps/tushy/tenant.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { addVideo } from '../modules/content/catalogue/testing/public.ts';
import { commentsOf } from '../modules/browsing/comments/testing/public.ts';
import { signInMember, type TestMember } from '../modules/money/membership/testing/public.ts';
import { modules } from '../modules/registry.ts';
import { createSchema } from './schema.ts';

/** Calls with the id of a film; on vixen, one of tushy is none. */
const FILMS: Record<string, string> = {
  getToken: '{ getToken(videoId: "$", device: DESKTOP) { __typename } }',
  getTrailerToken: '{ getTrailerToken(videoId: "$", device: DESKTOP) { __typename } }',
  comments: '{ comments(videoId: "$") { __typename } }',
  newComments: '{ newComments(videoId: "$", since: "0") { commentId } }',
  isFavorite: '{ isFavorite(kind: VIDEO, id: "$") }',
  personalPart: '{ personalPart(videoIds: ["$"], performerIds: []) { favoriteVideoIds watchMarks { videoId } } }',
  recommendations: '{ recommendations(shelf: videoPage, about: "$") { __typename } }',
  videoById: '{ videoById(id: "$") { title } }',
  videosById: '{ videosById(ids: ["$"]) { title } }',
  UnlockVideo: 'mutation { UnlockVideo(input: { id: "$" }) { __typename } }',
  addComment: 'mutation { addComment(videoId: "$", text: "Words") { __typename } }',
  addFavorites: 'mutation { addFavorites(kind: VIDEO, ids: ["$"]) { ... on FavoritesChanged { ids } } }',
  createPlaylist: 'mutation { createPlaylist(name: "Words", videoId: "$") { __typename ... on Playlist { name } } }',
  playlistsWith: '{ playlistsWith(videoId: "$") }',
  removeFavorites: 'mutation { removeFavorites(kind: VIDEO, ids: ["$"]) { ... on FavoritesChanged { ids } } }',
  generateVideoToken: 'mutation { generateVideoToken(videoId: "$", device: DOWNLOAD) { __typename } }',
  markNotices: 'mutation { markNotices(videoIds: ["$"], isRead: true) { ... on NoticesMarked { unread } } }',
  rateVideo: 'mutation { rateVideo(videoId: "$", rating: 5) { __typename } }',
  updateExpertReview: 'mutation { updateExpertReview(videoId: "$", type: "global", rating: 5) { __typename } }',
  removeFromHistory: 'mutation { removeFromHistory(videoId: "$", removalId: "removal") }',
  savePlaybackPosition: 'mutation { savePlaybackPosition(videoId: "$", positionSeconds: 5) }',
  setContinueWatching: 'mutation { setContinueWatching(videoId: "$", isShown: false) }',
  setWatchLater: 'mutation { setWatchLater(videoId: "$", isSaved: true) }',
};

/** Calls with the id of a comment, made at a film of vixen; one of a film of tushy is none. */
const COMMENTS: Record<string, string> = {
  comment: '{ comment(videoId: "film", commentId: "$") { __typename } }',
  commentReplies: '{ commentReplies(videoId: "film", commentId: "$") { __typename } }',
  replyToComment: 'mutation { replyToComment(videoId: "film", commentId: "$", text: "Words") { __typename } }',
  voteComment: 'mutation { voteComment(videoId: "film", commentId: "$", vote: LIKE) { __typename } }',
  reportComment: 'mutation { reportComment(videoId: "film", commentId: "$", reason: SPAM) { __typename } }',
  editComment: 'mutation { editComment(videoId: "film", commentId: "$", text: "Words") { __typename } }',
  withdrawComment: 'mutation { withdrawComment(videoId: "film", commentId: "$") { __typename } }',
  deleteComment: 'mutation { deleteComment(videoId: "film", commentId: "$") { __typename } }',
  pinComment: 'mutation { pinComment(videoId: "film", commentId: "$", pinned: true) { __typename } }',
  dismissReports: 'mutation { dismissReports(commentId: "$") }',
  removeComment: 'mutation { removeComment(commentId: "$") }',
  restoreComment: 'mutation { restoreComment(commentId: "$") }',
};

/** Proved beside their code: channels are the network's, a person's own things need a session. */
const ELSEWHERE = [
  'acceptCancellationOffer',
  'addToPlaylist',
  'cancellationPreview',
  'channel',
  'confirmCancellation',
  'confirmWaitingPayment',
  'dealsById',
  'deletePlaylist',
  'deleteSavedSearch',
  'editPlaylist',
  'endSession',
  'creditCardUpdate',
  'getRetentionOffer',
  'giftPayment',
  'giveCancellationReason',
  'moderateWallPost',
  'moveInPlaylist',
  'outgoingUpsellOneclickTracking',
  'pauseMembership',
  'pendingCancellation',
  'playlist',
  'playlistPlace',
  'reactivateCancelledRebill',
  'reactivationTerms',
  'receipt',
  'reels',
  'removeFromPlaylist',
  'removeHistoryOfDay',
  'removePasskey',
  'renameSavedSearch',
  'reportWallPost',
  'restoreHistory',
  'restorePlaylist',
  'restoreSavedSearch',
  'resumeMembership',
  'returnWaitingPayment',
  'revokePlaylistLink',
  'schedulePlanChange',
  'setSavedSearchNotices',
  'sharePlaylist',
  'startCancellation',
  'unlockChannelPack',
  'withdrawPlannedChange',
];

let gateway: TestGateway;
let member: TestMember;
let editor: TestMember;
let foreignComment: string;
beforeAll(async () => {
  gateway = await startTestGateway({ tenants: [tushy, vixen] });
  await addVideo(gateway.services.db, 'film', 'vixen');
  await addVideo(gateway.services.db, 'foreign-film', 'tushy');
  const sister = await signInMember(gateway, tushy, 'sister');
  const added = await commentsOf(sister, 'foreign-film').add('Words');
  foreignComment = added.comment?.commentId ?? '';
  // The membership opens both sites: only the site of the call makes the difference.
  member = await signInMember(gateway, vixen, 'member', { product: 'multisite2025' });
  editor = await signInMember(gateway, vixen, 'editor', { product: 'multisite2025', group: 'commenteditor' });
});
afterAll(() => gateway.close());

/** The answer about an id, without the id itself. */
async function answerFor({ session }: TestMember, call: string, id: string): Promise<string> {
  const caller = { tenant: vixen.id, area: 'members', session } as const;
  const answer = await gateway.graphql(call.replace('"$"', `"${id}"`), {}, caller);
  return JSON.stringify(answer).replaceAll(id, 'this one');
}

function takesId(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some((field) => takesId(field.type));
  return named.name === 'ID';
}

describe('ids of another site', () => {
  it.each(Object.entries(FILMS))('%s answers a film of a sister as one that does not exist', async (_, call) => {
    const unknown = await answerFor(member, call, 'no-such-film');
    expect(await answerFor(member, call, 'foreign-film')).toBe(unknown);
    expect(unknown).not.toMatch(/BAD_REQUEST|GRAPHQL|UNAUTHENTICATED/);
  });

  it.each(Object.entries(COMMENTS))('%s answers a sister’s comment as one that does not exist', async (_, call) => {
    const unknown = await answerFor(editor, call, '999999999');
    expect(await answerFor(editor, call, foreignComment)).toBe(unknown);
    expect(unknown).not.toMatch(/BAD_REQUEST|GRAPHQL|UNAUTHENTICATED/);
  });

  it.each([...Object.entries(FILMS), ...Object.entries(COMMENTS)])(
    '%s answers an id that no database holds with what is wrong with it',
    async (_, call) => {
      const answer = await answerFor(editor, call, String.raw`film\u0000`);
      expect(answer).not.toContain('INTERNAL');
    },
  );

  it('are tested for every call that takes one', () => {
    const schema = createSchema(modules);
    const calls = [schema.getQueryType(), schema.getMutationType()]
      .flatMap((type) => Object.values(type?.getFields() ?? {}))
      .filter(({ args }) => args.some(({ type }) => takesId(type)))
      .map(({ name }) => name);
    const known = [...Object.keys(FILMS), ...Object.keys(COMMENTS), ...ELSEWHERE];
    expect(calls.toSorted()).toEqual(known.toSorted());
  });
});

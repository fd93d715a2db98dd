import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller } from '../../people/identity/testing/public.ts';

/** A film of the site with stills, and the first of a pack that member has not unlocked. */
const FILM = 'vxn-3';
const IN_LOCKED_PACK = 'chn-13';

const gateway = gatewayForTests({ tenants: [vixen], seed: true });

const SET = `query ($id: ID!) { videoById(id: $id) { slug picturesInSet pictureSet {
  __typename ... on PictureSet { pictureSetId zip images { src width height name picture { src avifSrcSet } } }
  ... on AccessDenied { nextStep } } } }`;

interface SetAnswer {
  readonly __typename: string;
  readonly nextStep?: string;
  readonly zip: string | null;
  readonly images: readonly {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly name: string;
  }[];
}

async function as(name: string) {
  const caller = await demonstrationCaller(gateway.services, name, vixen);
  const headers = gateway.headersFor(caller);
  return {
    set: async (id: string) =>
      (
        await gateway.graphql<{ videoById: { slug: string; picturesInSet: number; pictureSet: SetAnswer } }>(
          SET,
          { id },
          caller,
        )
      ).data.videoById,
    get: (url: string, method: 'GET' | 'HEAD' = 'GET') => gateway.inject({ method, url, headers }),
  };
}

describe('X07 a picture set', () => {
  it('A06 has all its pictures for a member, each with its size and name', async () => {
    const member = await as('member');
    const { slug, picturesInSet, pictureSet } = await member.set(FILM);
    expect(pictureSet.images).toHaveLength(picturesInSet);
    expect(pictureSet.images[0]).toMatchObject({ name: `${slug}-01.webp`, width: 600, height: 800 });
    const answer = await member.get(pictureSet.images[0]?.src ?? '');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('is one file of known length with every picture in it', async () => {
    const member = await as('member');
    const { slug, pictureSet } = await member.set(FILM);
    const zip = await member.get(pictureSet.zip ?? '');
    expect(zip.statusCode).toBe(200);
    expect(zip.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${slug}.zip"`,
      'content-length': String(zip.rawPayload.length),
    });
    expect(zip.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    for (const { name } of pictureSet.images) expect(zip.rawPayload.includes(name)).toBe(true);
    const head = await member.get(pictureSet.zip ?? '', 'HEAD');
    expect(head.headers['content-length']).toBe(zip.headers['content-length']);
  });

  it('A03 A16 shows a trial the pictures and no file of them; a locked pack and a lapsed member get the next step', async () => {
    const trial = (await (await as('trial')).set(FILM)).pictureSet;
    expect([trial.__typename, trial.zip]).toEqual(['PictureSet', null]);
    expect((await (await as('member')).set(IN_LOCKED_PACK)).pictureSet).toEqual({
      __typename: 'AccessDenied',
      nextStep: 'UNLOCK_CHANNEL',
    });
    expect((await (await as('expired')).set(FILM)).pictureSet).toMatchObject({ nextStep: 'REACTIVATE' });
    expect((await (await as('portalguest')).set(FILM)).pictureSet).toMatchObject({ nextStep: 'PURCHASE' });
  });

  it('gives its addresses to nobody else, and to nobody who changed them', async () => {
    const member = await as('member');
    const { pictureSet } = await member.set(FILM);
    const zip = pictureSet.zip ?? '';
    const picture = pictureSet.images[0]?.src ?? '';
    expect((await (await as('silver')).get(zip)).statusCode).toBe(403);
    expect((await gateway.inject({ url: zip })).statusCode).toBe(403);
    const forged = picture.replace('/media/sets/', '/media/sets/x');
    expect((await member.get(forged)).statusCode).toBe(403);
    // The token of the pictures opens no zip, and no picture that the set does not have.
    const base = picture.slice(0, picture.lastIndexOf('/'));
    for (const name of ['99-600.webp', '0-600.webp', '1-601.webp', '../1-600.webp', 'x.zip', '']) {
      expect((await member.get(`${base}/${name}`)).statusCode).toBeGreaterThanOrEqual(403);
    }
  });
});

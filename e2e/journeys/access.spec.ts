import { expect, test } from '@playwright/test';
import { isWholeRun } from '@network/testing/effort.ts';
import { brands } from '../brands.ts';
import { GUARDED_FIELDS } from '../outside/guarded-fields.ts';
import { gatewayRefusal, pageRefusal, viewerOf } from '../outside/page-side.ts';
import { sampleVideos } from '../outside/sample-videos.ts';
import { cookieOf } from '../outside/sign-in.ts';
import { inGate } from '../walked-brands.ts';

/** Everybody of the demonstration who can sign in, and a visitor. */
const PEOPLE =
  `visitor member single multi monthly trial trialspent trialexpired freetrial freetrialexpired expired grace
  cancelled cancelledext portal portalguest parent child model king director official wifeymember quota consent preview
  editor admin founder silver`.split(/\s+/);

/** The kinds of people that the gate asks for; libs/access proves what each kind may do. */
const ASKED_IN_GATE = ['visitor', 'member', 'expired'];

const isFull = isWholeRun();
/** All brands in the torture run; else the flagship and the one of all sites alternate between the people. */
const brandsFor = (ofPerson: number) =>
  brands.filter(({ tenant }) => isFull || (ofPerson % 2 === 0 ? tenant.flagship : tenant.combined));

for (const [ofPerson, person] of PEOPLE.entries()) {
  for (const brand of brandsFor(ofPerson)) {
    test(
      `A01 to A17 D36: page and gateway answer ${person} alike at ${brand.id}, whatever the page hides`,
      inGate(ASKED_IN_GATE.includes(person)),
      async () => {
        const cookie = person === 'visitor' ? '' : await cookieOf(brand, `${person}@demo.example`);
        const viewer = await viewerOf(brand, cookie);
        // A person who owes the terms has a visitor's rights until they accept them.
        expect(viewer.userId === null).toBe(person === 'visitor' || person === 'consent');
        const videos = await sampleVideos(brand, viewer.unlockedVideoIds);
        expect(videos.length).toBeGreaterThanOrEqual(4);
        const different: string[] = [];
        const calls = videos.flatMap((video, index) => {
          if (!isFull && (index + ofPerson) % 3 !== 0) return [];
          // Fields that are not about the video are checked with the first person only.
          return GUARDED_FIELDS.filter(({ document }) => document.includes('$video') || index < 3).map((field) => ({
            field,
            video,
          }));
        });
        const work = async (): Promise<void> => {
          for (let call = calls.shift(); call; call = calls.shift()) {
            const { field, video } = call;
            const refused = pageRefusal(field, viewer, brand.tenant, video);
            // Nothing is changed: of the mutations only those that must be refused are sent.
            if (refused === null && field.isMutation) continue;
            const wanted = refused && `${refused} errors.${refused === 'SIGN_IN' ? 'signInRequired' : 'accessDenied'}`;
            const got = await gatewayRefusal(field, brand, cookie, video);
            if (got !== wanted) different.push(`${field.name} ${JSON.stringify(video)}: ${got} instead of ${wanted}`);
          }
        };
        await Promise.all(Array.from({ length: 4 }, work));
        expect(different).toEqual([]);
      },
    );
  }
}

import { describe, expect, it } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { problemsOf, structuredDataIn } from '@network/core/testing/structured-data.ts';
import { watch } from '@network/messages/watch.ts';
import { aTenant } from './testing/a-tenant.ts';
import { renderWatchPage, type WatchPageOptions } from './testing/watch-pages.tsx';
import { aWatchVideo } from './testing/watch-video.ts';

const tenant = aTenant();
const member: Viewer = {
  ...VISITOR,
  userId: 'user-1',
  siteAccess: ['vixen'],
  subscription: {
    type: 'member',
    isActive: true,
    isCancelled: false,
    isBillerNative: true,
    isFreeLimitedTrial: false,
    credits: 0,
    isGuest: false,
  },
};

async function open(href: string, options: Partial<WatchPageOptions> = {}) {
  const page = await renderWatchPage(href, { video: aWatchVideo(), tenant, ...options });
  if (page.kind !== 'html') throw new Error(`redirected to ${page.location}`);
  return page;
}

const INVALID = ['Slow-light', 'slow--light', '-slow', 'slow_light', 'slow.light', 'a'.repeat(201)];

describe.each(['/videos', '/trailer'])('%s/:slug', (path) => {
  it.each(INVALID)(`R02 R04 V08 ${path}/%s is not found, as the slug is invalid`, async (slug) => {
    // The gateway would find it: only the rule refuses.
    expect((await open(`${path}/${slug}`, { video: aWatchVideo({ slug }) })).status).toBe(404);
  });

  it(`R02 R04 ${path} of an unknown slug is not found`, async () => {
    expect((await open(`${path}/other-film`)).status).toBe(404);
  });

  it('leads from an earlier slug to the one of today for good, with the query', async () => {
    const video = aWatchVideo({ slug: 'new-light' });
    const found = await renderWatchPage(`${path}/old-light?utm_source=x`, { video, tenant, slugOfBefore: 'old-light' });
    expect(found).toMatchObject({ kind: 'redirect', status: 301, location: `${path}/new-light?utm_source=x` });
  });

  it('R02 R04 is open to visitors, with its title and plain links to performers', async () => {
    const { status, html } = await open(`${path}/slow-light?utm_source=x`);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Slow light<\/h1>/);
    expect(html).toContain('href="/performers/ada-morrow"');
    expect(html).toContain('href="/videos/later-film"');
  });

  it('has no player and no script for HLS in its HTML before somebody plays', async () => {
    const { html } = await open(`${path}/slow-light`);
    expect(html).not.toMatch(/<video/);
    expect(html).toContain('fetchPriority="high"');
  });

  it('D36 a denied video has a page and nothing to play', async () => {
    const { status, html } = await open(`${path}/slow-light`, { video: aWatchVideo({ isDenied: true }) });
    expect(status).toBe(200);
    expect(html).toContain('This film is not available.');
    expect(html).not.toMatch(/>Play /);
  });

  it('a video whose media are not there yet has a page that says so, and nothing to play', async () => {
    const { status, html } = await open(`${path}/slow-light`, { video: aWatchVideo({ isBeingPrepared: true }) });
    expect(status).toBe(200);
    expect(html).toContain('This film is being prepared.');
    expect(html).not.toMatch(/>Play /);
  });
});

describe('the page of a video', () => {
  it('A01 offers a visitor the trailer, and the way to the film', async () => {
    const { html } = await open('/videos/slow-light');
    expect(html).toContain('>Play the trailer of Slow light<');
    // The button's name is enough.
    expect(html).toMatch(/<span aria-hidden="true"[^>]*>Trailer</);
    expect(html).toContain('/joinnow');
    expect(html).toContain('href="https://members.example/oidc/login?uri=%2Fvideos%2Fslow-light"');
  });

  it('A06 offers a member the film, and asks for nothing', async () => {
    const { html } = await open('/videos/slow-light', { viewer: member, isMembersArea: true });
    expect(html).toContain('>Play Slow light<');
    expect(html).not.toContain('/oidc/login');
    for (const { title } of Object.values(watch.gate)) expect(html).not.toContain(title);
  });

  it('A05 D41 says on the stage itself why a portal guest sees nothing of a film, and what is open to guests', async () => {
    const guest: Viewer = {
      ...member,
      siteAccess: [],
      subscription: { ...member.subscription, type: 'porn-portal', isGuest: true } as Viewer['subscription'],
    };
    const pageOf = (guestUserScene: boolean, viewer = guest) =>
      open('/videos/slow-light', { video: aWatchVideo({ guestUserScene }), viewer, isMembersArea: true });
    const stageOf = (html: string) => html.slice(0, html.indexOf('<h1'));
    const closed = await pageOf(false);
    expect(stageOf(closed.html)).toContain('Not open to guests');
    expect(closed.html).not.toMatch(/>Play /);
    expect(stageOf((await pageOf(true)).html)).toContain('Open to guests');
    const confirmed = await pageOf(true, { ...guest, hasConfirmedGuestScenes: true });
    expect(stageOf(confirmed.html)).toContain('>Play Slow light<');
    expect(confirmed.html).not.toContain('Open to guests');
  });

  it('says where a member stopped', async () => {
    const video = aWatchVideo({ playbackPosition: 725 });
    expect((await open('/videos/slow-light', { video, viewer: member })).html).toMatch(
      /<span class="[^>]*>Continue at 12:05/,
    );
  });

  it('offers no continuation of a video that was played to its end', async () => {
    const video = aWatchVideo({ playbackPosition: 0 });
    expect((await open('/videos/slow-light', { video, viewer: member })).html).not.toContain('Continue at');
  });

  it('D36 an upcoming video has its trailer and its date', async () => {
    const video = aWatchVideo({ isUpcoming: true, releaseDate: '2026-12-24T00:00:00.000Z' });
    const { html } = await open('/videos/slow-light', { video, viewer: member });
    expect(html).toContain('>Play the trailer of Slow light<');
    expect(html).toContain('Coming December 24, 2026');
  });

  it('A16 asks a visitor to sign in for a free video, and to come back', async () => {
    const { html } = await open('/videos/slow-light', { video: aWatchVideo({ freeVideo: true }) });
    expect(html).toContain('href="https://members.example/oidc/login?uri=%2Fvideos%2Fslow-light"');
    expect(html).not.toContain('/joinnow');
  });

  it('T05 has a title, a description, keywords and a picture of its own', async () => {
    const { html } = await open('/videos/slow-light');
    expect(html).toContain('<title>Slow light — Vixen</title>');
    expect(html).toMatch(/<meta name="description" content="Slow light with Ada Morrow: 25 minutes at Vixen/);
    expect(html).toContain('<meta name="keywords" content="Ada Morrow, Golden hour, Long take"/>');
    expect(html).toContain('<meta property="og:image" content="https://tour.example/media/cards/slow-light.jpg"/>');
  });

  it.each(['/videos/slow-light', '/trailer/slow-light'])(
    'shows search engines what it is on the tour, in the words of schema.org: %s',
    async (path) => {
      const things = structuredDataIn((await open(path)).html);
      expect(things.map((thing) => thing['@type'])).toEqual(['VideoObject', 'BreadcrumbList']);
      expect(things.flatMap(problemsOf)).toEqual([]);
      expect(things[0]).toMatchObject({ embedUrl: 'https://tour.example/trailer/slow-light' });
    },
  );

  it('shows nothing of that to members', async () => {
    expect((await open('/videos/slow-light', { isMembersArea: true })).html).not.toContain('application/ld+json');
  });

  it('describes itself to networks as a film', async () => {
    const { html } = await open('/videos/slow-light');
    for (const [property, content] of [
      ['og:type', 'video.movie'],
      ['og:title', 'Slow light — Vixen'],
      ['og:url', 'https://tour.example/videos/slow-light'],
      ['video:duration', '1503'],
      ['video:release_date', '2026-03-04T00:00:00.000Z'],
    ])
      expect(html).toContain(`<meta property="${property}" content="${content}"/>`);
  });

  it('lets no title out of its structured data', async () => {
    const video = aWatchVideo({ title: '</script><script>alert(1)</script>', description: '<!--\u2028' });
    const { html } = await open('/videos/slow-light', { video });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<!--\u2028');
  });
});

describe('/videos/:slug/comment/:commentId', () => {
  const asMember = { viewer: member, isMembersArea: true } as const;

  it('R03 is the page of the video for a signed-in person', async () => {
    const { status, html } = await open('/videos/slow-light/comment/7', asMember);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Slow light<\/h1>/);
  });

  it('R03 sends a visitor to sign in and back, and is not there on a tour host', async () => {
    const href = '/videos/slow-light/comment/7';
    const page = await renderWatchPage(href, { video: aWatchVideo(), tenant, isMembersArea: true });
    expect(page).toMatchObject({ location: `${tenant.urls.members}/oidc/login?uri=${encodeURIComponent(href)}` });
    expect((await open(href)).status).toBe(404);
  });

  it.each(INVALID)('R03 V08 /videos/%s/comment/7 is not found, as the slug is invalid', async (slug) => {
    const page = await open(`/videos/${slug}/comment/7`, { ...asMember, video: aWatchVideo({ slug }) });
    expect(page.status).toBe(404);
  });
});

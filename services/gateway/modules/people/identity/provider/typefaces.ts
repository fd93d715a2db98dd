import type { FastifyInstance } from 'fastify';
import type { GatewayServices } from '../../../../services.ts';
import { packageName, readTypeface } from '../../../../typefaces/read-typeface.ts';

const A_WEEK_S = 604_800;

const fileName = (family: string): string => `${packageName(family)}.woff2`;

/** Returns the path of a typeface, at the gateway's public address. */
export const typefacePath = (family: string): string => `/typefaces/${fileName(family)}`;

/** The typefaces of the brands, so that signing in looks like them: pages here load nothing of another origin. */
export function typefaceRoutes(app: FastifyInstance, { tenants, log }: GatewayServices): void {
  const faces = new Map<string, Promise<Buffer | null>>();
  app.get<{ Params: { file: string } }>('/typefaces/:file', async ({ params: { file } }, reply) => {
    const families = tenants.all().flatMap(({ theme }) => [theme.fonts.display, theme.fonts.text]);
    if (!families.some((family) => fileName(family) === file)) return reply.callNotFound();
    const reading = faces.get(file) ?? readTypeface(file.slice(0, -'.woff2'.length));
    faces.set(file, reading);
    const face = await reading;
    if (face === null) {
      log.warn({ file }, 'no package here has this typeface');
      return reply.callNotFound();
    }
    return reply
      .header('cache-control', `public, max-age=${A_WEEK_S}`)
      .header('x-content-type-options', 'nosniff')
      .type('font/woff2')
      .send(face);
  });
}

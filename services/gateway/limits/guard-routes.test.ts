import { buildSchema } from 'graphql';
import { fastify, type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { limitMutations } from '../graphql/budget-directive.ts';
import type { GatewayServices } from '../services.ts';
import { limitRoutes } from './guard-routes.ts';

describe('a write without a budget', () => {
  it('stops the start: a mutation', () => {
    const limit = (directives: string) => () =>
      limitMutations(
        buildSchema(`directive @budget(from: String!) on FIELD_DEFINITION
          type Query { word: Int }
          type Mutation { write: Int ${directives} }`),
      );
    expect(limit('')).toThrow('"write" has no budget');
    expect(limit('@budget(from: "nothing")')).toThrow('"write" takes from "nothing"');
    expect(limit('@budget(from: "profile")')).not.toThrow();
  });

  it('stops the start: a route', () => {
    const app = fastify();
    // Nothing is asked for before a request comes.
    const services = {} as GatewayServices;
    limitRoutes(app as unknown as FastifyInstance, services, () => {
      throw new Error('nobody asks');
    });
    app.get('/read', async () => 'x');
    expect(() => app.post('/new', async () => 'x')).toThrow('has no budget');
  });
});

import { describe, expect, it } from 'vitest';
import { composeSchema } from './compose-schema.ts';

const base = { path: 'a/schema.graphql', text: 'directive @open on FIELD_DEFINITION\ntype Query\nscalar Date\n' };

describe('composeSchema', () => {
  it('joins the parts, keeps directives and descriptions, and does not depend on their order', () => {
    const more = { path: 'b/schema.graphql', text: 'extend type Query { "Today." today: Date! @open }' };
    const text = composeSchema([base, more]).text;
    expect(text).toBe(composeSchema([more, base]).text);
    expect(text).toContain('"Today."');
    expect(text).toContain('today: Date! @open');
  });

  it('refuses a field that two modules define', () => {
    const one = { path: 'b/schema.graphql', text: 'extend type Query { today: Date! }' };
    const two = { path: 'c/schema.graphql', text: 'extend type Query { today: Date! }' };
    expect(() => composeSchema([base, one, two])).toThrow(/Query\.today/);
  });

  it('names the file of a syntax error', () => {
    const broken = { path: 'b/schema.graphql', text: 'type {' };
    expect(() => composeSchema([base, broken])).toThrow(
      expect.objectContaining({ source: expect.objectContaining({ name: 'b/schema.graphql' }) }),
    );
  });
});

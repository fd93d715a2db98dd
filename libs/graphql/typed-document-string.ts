import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** What a call needs to know of an operation. */
export interface OperationMeta {
  /** SHA-256 of the operation's text, hex: its key in the manifest of its pages. */
  readonly hash: string;
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
}

/**
 * One GraphQL operation with the types of its result and variables. It contains no text: browsers and brand servers send
 * the hash, and the gateway looks the text up in the manifest that codegen writes. Generated documents are plain objects
 * of this shape.
 */
export class TypedDocumentString<Result, Variables> implements DocumentTypeDecoration<Result, Variables> {
  declare readonly __apiType?: NonNullable<DocumentTypeDecoration<Result, Variables>['__apiType']>;
  readonly __meta__: OperationMeta;

  constructor(meta: OperationMeta) {
    this.__meta__ = meta;
  }
}

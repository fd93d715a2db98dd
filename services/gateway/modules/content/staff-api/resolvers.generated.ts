// Written by `npm run codegen` from *.graphql; a change here is lost.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ContentItemMapper, ContentInUseMapper } from './schema.mappers.ts';
import type { StaffContext } from './staff-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
};

export type Channel = {
  readonly __typename?: 'Channel';
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly isThirdParty: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type ChannelInput = {
  readonly category?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly isThirdParty?: InputMaybe<Scalars['Boolean']['input']>;
  readonly name: Scalars['String']['input'];
  readonly position: Scalars['Int']['input'];
  readonly site: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
};

export type Chapter = {
  readonly __typename?: 'Chapter';
  readonly startsAtSeconds: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
};

export type ChapterInput = {
  readonly startsAtSeconds: Scalars['Int']['input'];
  readonly title: Scalars['String']['input'];
};

export type ContentConflict = {
  readonly __typename?: 'ContentConflict';
  readonly current: ContentItem;
};

export type ContentInUse = {
  readonly __typename?: 'ContentInUse';
  readonly kind: ContentKind;
  readonly slug: Scalars['String']['output'];
};

export type ContentInvalid = {
  readonly __typename?: 'ContentInvalid';
  readonly problems: ReadonlyArray<FieldProblem>;
};

export type ContentItem = {
  readonly __typename?: 'ContentItem';
  readonly category?: Maybe<Label>;
  readonly channel?: Maybe<Channel>;
  readonly film?: Maybe<Film>;
  readonly id: Scalars['ID']['output'];
  readonly kind: ContentKind;
  readonly pack?: Maybe<Pack>;
  readonly performer?: Maybe<Performer>;
  readonly publishedVersion?: Maybe<Scalars['Int']['output']>;
  readonly showcase?: Maybe<Showcase>;
  readonly state: ContentState;
  readonly tag?: Maybe<Label>;
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  readonly version: Scalars['Int']['output'];
};

export type ContentKind =
  | 'category'
  | 'channel'
  | 'film'
  | 'pack'
  | 'performer'
  | 'showcase'
  | 'tag';

export type ContentMissing = {
  readonly __typename?: 'ContentMissing';
  readonly id: Scalars['ID']['output'];
};

export type ContentResult = ContentConflict | ContentInUse | ContentInvalid | ContentMissing | ContentSaved;

export type ContentSaved = {
  readonly __typename?: 'ContentSaved';
  readonly item: ContentItem;
};

export type ContentState =
  | 'draft'
  | 'published'
  | 'unpublished';

export type ContentVersion = {
  readonly __typename?: 'ContentVersion';
  readonly action: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly item: ContentItem;
  readonly state: ContentState;
  readonly version: Scalars['Int']['output'];
};

export type FieldProblem = {
  readonly __typename?: 'FieldProblem';
  readonly message: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
};

export type Film = {
  readonly __typename?: 'Film';
  readonly bestHeight: Scalars['Int']['output'];
  readonly categories: ReadonlyArray<Scalars['String']['output']>;
  readonly channel?: Maybe<Scalars['String']['output']>;
  readonly chapters: ReadonlyArray<Chapter>;
  readonly composition?: Maybe<Scalars['String']['output']>;
  readonly description: Scalars['String']['output'];
  readonly directors: ReadonlyArray<Scalars['String']['output']>;
  readonly isDenied: Scalars['Boolean']['output'];
  readonly isExclusive: Scalars['Boolean']['output'];
  readonly isFree: Scalars['Boolean']['output'];
  readonly isFreeLimitedTrial: Scalars['Boolean']['output'];
  readonly isGuestScene: Scalars['Boolean']['output'];
  readonly pack?: Maybe<Scalars['String']['output']>;
  readonly performers: ReadonlyArray<Scalars['String']['output']>;
  readonly pictureCount?: Maybe<Scalars['Int']['output']>;
  readonly releasedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly runLengthSeconds?: Maybe<Scalars['Int']['output']>;
  readonly showcase?: Maybe<Scalars['String']['output']>;
  readonly site: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
};

export type FilmInput = {
  readonly bestHeight?: InputMaybe<Scalars['Int']['input']>;
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly channel?: InputMaybe<Scalars['String']['input']>;
  readonly chapters?: InputMaybe<ReadonlyArray<ChapterInput>>;
  readonly composition?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly directors?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly isDenied?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isExclusive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isFree?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isFreeLimitedTrial?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isGuestScene?: InputMaybe<Scalars['Boolean']['input']>;
  readonly pack?: InputMaybe<Scalars['String']['input']>;
  readonly performers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly pictureCount?: InputMaybe<Scalars['Int']['input']>;
  readonly releasedAt?: InputMaybe<Scalars['DateTime']['input']>;
  readonly runLengthSeconds?: InputMaybe<Scalars['Int']['input']>;
  readonly showcase?: InputMaybe<Scalars['String']['input']>;
  readonly site: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly title: Scalars['String']['input'];
};

export type Label = {
  readonly __typename?: 'Label';
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

export type LabelInput = {
  readonly name: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly createCategory: ContentResult;
  readonly createChannel: ContentResult;
  readonly createFilm: ContentResult;
  readonly createPack: ContentResult;
  readonly createPerformer: ContentResult;
  readonly createShowcase: ContentResult;
  readonly createTag: ContentResult;
  readonly deleteDraft: ContentResult;
  readonly publishContent: ContentResult;
  readonly unpublishContent: ContentResult;
  readonly updateCategory: ContentResult;
  readonly updateChannel: ContentResult;
  readonly updateFilm: ContentResult;
  readonly updatePack: ContentResult;
  readonly updatePerformer: ContentResult;
  readonly updateShowcase: ContentResult;
  readonly updateTag: ContentResult;
};


export type MutationCreateCategoryArgs = {
  input: LabelInput;
};


export type MutationCreateChannelArgs = {
  input: ChannelInput;
};


export type MutationCreateFilmArgs = {
  input: FilmInput;
};


export type MutationCreatePackArgs = {
  input: PackInput;
};


export type MutationCreatePerformerArgs = {
  input: PerformerInput;
};


export type MutationCreateShowcaseArgs = {
  input: ShowcaseInput;
};


export type MutationCreateTagArgs = {
  input: LabelInput;
};


export type MutationDeleteDraftArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


export type MutationPublishContentArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
  releaseAt?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationUnpublishContentArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


export type MutationUpdateCategoryArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: LabelInput;
};


export type MutationUpdateChannelArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: ChannelInput;
};


export type MutationUpdateFilmArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: FilmInput;
};


export type MutationUpdatePackArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: PackInput;
};


export type MutationUpdatePerformerArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: PerformerInput;
};


export type MutationUpdateShowcaseArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: ShowcaseInput;
};


export type MutationUpdateTagArgs = {
  expectedVersion: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: LabelInput;
};

export type Pack = {
  readonly __typename?: 'Pack';
  readonly channel: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
};

export type PackInput = {
  readonly channel: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly position: Scalars['Int']['input'];
  readonly slug: Scalars['String']['input'];
};

export type Performer = {
  readonly __typename?: 'Performer';
  readonly activeSince?: Maybe<Scalars['Date']['output']>;
  readonly biography: Scalars['String']['output'];
  readonly birthplace?: Maybe<Scalars['String']['output']>;
  readonly eyes?: Maybe<Scalars['String']['output']>;
  readonly hair?: Maybe<Scalars['String']['output']>;
  readonly heightCentimetres?: Maybe<Scalars['Int']['output']>;
  readonly name: Scalars['String']['output'];
  readonly nationality?: Maybe<Scalars['String']['output']>;
  readonly sex: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
};

export type PerformerInput = {
  readonly activeSince?: InputMaybe<Scalars['Date']['input']>;
  readonly biography?: InputMaybe<Scalars['String']['input']>;
  readonly birthplace?: InputMaybe<Scalars['String']['input']>;
  readonly eyes?: InputMaybe<Scalars['String']['input']>;
  readonly hair?: InputMaybe<Scalars['String']['input']>;
  readonly heightCentimetres?: InputMaybe<Scalars['Int']['input']>;
  readonly name: Scalars['String']['input'];
  readonly nationality?: InputMaybe<Scalars['String']['input']>;
  readonly sex: Scalars['String']['input'];
  readonly slug: Scalars['String']['input'];
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type Query = {
  readonly __typename?: 'Query';
  readonly content?: Maybe<ContentItem>;
  readonly contentBySlug?: Maybe<ContentItem>;
  readonly contentList: ReadonlyArray<ContentItem>;
  readonly contentVersions: ReadonlyArray<ContentVersion>;
};


export type QueryContentArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
};


export type QueryContentBySlugArgs = {
  kind: ContentKind;
  slug: Scalars['String']['input'];
};


export type QueryContentListArgs = {
  kind: ContentKind;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ContentState>;
};


export type QueryContentVersionsArgs = {
  id: Scalars['ID']['input'];
  kind: ContentKind;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Showcase = {
  readonly __typename?: 'Showcase';
  readonly description: Scalars['String']['output'];
  readonly position: Scalars['Int']['output'];
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type ShowcaseInput = {
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly position: Scalars['Int']['input'];
  readonly slug: Scalars['String']['input'];
  readonly title: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info?: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info?: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info?: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ContentResult:
    | ( Omit<ContentConflict, 'current'> & { current: _RefType['ContentItem'] } )
    | ( ContentInUseMapper )
    | ( ContentInvalid )
    | ( ContentMissing )
    | ( Omit<ContentSaved, 'item'> & { item: _RefType['ContentItem'] } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Channel: ResolverTypeWrapper<Channel>;
  ChannelInput: ChannelInput;
  Chapter: ResolverTypeWrapper<Chapter>;
  ChapterInput: ChapterInput;
  ContentConflict: ResolverTypeWrapper<Omit<ContentConflict, 'current'> & { current: ResolversTypes['ContentItem'] }>;
  ContentInUse: ResolverTypeWrapper<ContentInUseMapper>;
  ContentInvalid: ResolverTypeWrapper<ContentInvalid>;
  ContentItem: ResolverTypeWrapper<ContentItemMapper>;
  ContentKind: ContentKind;
  ContentMissing: ResolverTypeWrapper<ContentMissing>;
  ContentResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContentResult']>;
  ContentSaved: ResolverTypeWrapper<Omit<ContentSaved, 'item'> & { item: ResolversTypes['ContentItem'] }>;
  ContentState: ContentState;
  ContentVersion: ResolverTypeWrapper<Omit<ContentVersion, 'item'> & { item: ResolversTypes['ContentItem'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Film: ResolverTypeWrapper<Film>;
  FilmInput: FilmInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Label: ResolverTypeWrapper<Label>;
  LabelInput: LabelInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Pack: ResolverTypeWrapper<Pack>;
  PackInput: PackInput;
  Performer: ResolverTypeWrapper<Performer>;
  PerformerInput: PerformerInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Showcase: ResolverTypeWrapper<Showcase>;
  ShowcaseInput: ShowcaseInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Channel: Channel;
  ChannelInput: ChannelInput;
  Chapter: Chapter;
  ChapterInput: ChapterInput;
  ContentConflict: Omit<ContentConflict, 'current'> & { current: ResolversParentTypes['ContentItem'] };
  ContentInUse: ContentInUseMapper;
  ContentInvalid: ContentInvalid;
  ContentItem: ContentItemMapper;
  ContentMissing: ContentMissing;
  ContentResult: ResolversUnionTypes<ResolversParentTypes>['ContentResult'];
  ContentSaved: Omit<ContentSaved, 'item'> & { item: ResolversParentTypes['ContentItem'] };
  ContentVersion: Omit<ContentVersion, 'item'> & { item: ResolversParentTypes['ContentItem'] };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  FieldProblem: FieldProblem;
  Film: Film;
  FilmInput: FilmInput;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Label: Label;
  LabelInput: LabelInput;
  Mutation: Record<PropertyKey, never>;
  Pack: Pack;
  PackInput: PackInput;
  Performer: Performer;
  PerformerInput: PerformerInput;
  Query: Record<PropertyKey, never>;
  Showcase: Showcase;
  ShowcaseInput: ShowcaseInput;
  String: Scalars['String']['output'];
};

export type ChannelResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isThirdParty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChapterResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  startsAtSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentConflictResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentConflict'] = ResolversParentTypes['ContentConflict']> = {
  current?: Resolver<ResolversTypes['ContentItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentInUseResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentInUse'] = ResolversParentTypes['ContentInUse']> = {
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentInvalidResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentInvalid'] = ResolversParentTypes['ContentInvalid']> = {
  problems?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentItemResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentItem'] = ResolversParentTypes['ContentItem']> = {
  category?: Resolver<Maybe<ResolversTypes['Label']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  film?: Resolver<Maybe<ResolversTypes['Film']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ContentKind'], ParentType, ContextType>;
  pack?: Resolver<Maybe<ResolversTypes['Pack']>, ParentType, ContextType>;
  performer?: Resolver<Maybe<ResolversTypes['Performer']>, ParentType, ContextType>;
  publishedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  showcase?: Resolver<Maybe<ResolversTypes['Showcase']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['Label']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentMissingResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentMissing'] = ResolversParentTypes['ContentMissing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentResultResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentResult'] = ResolversParentTypes['ContentResult']> = {
  __resolveType: TypeResolveFn<'ContentConflict' | 'ContentInUse' | 'ContentInvalid' | 'ContentMissing' | 'ContentSaved', ParentType, ContextType>;
};

export type ContentSavedResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentSaved'] = ResolversParentTypes['ContentSaved']> = {
  item?: Resolver<ResolversTypes['ContentItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentVersionResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['ContentItem'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FieldProblemResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilmResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Film'] = ResolversParentTypes['Film']> = {
  bestHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chapters?: Resolver<ReadonlyArray<ResolversTypes['Chapter']>, ParentType, ContextType>;
  composition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  directors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isDenied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExclusive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFreeLimitedTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGuestScene?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  performers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  pictureCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  releasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  runLengthSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  showcase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabelResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Label'] = ResolversParentTypes['Label']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createCategory?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createChannel?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateChannelArgs, 'input'>>;
  createFilm?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateFilmArgs, 'input'>>;
  createPack?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreatePackArgs, 'input'>>;
  createPerformer?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreatePerformerArgs, 'input'>>;
  createShowcase?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateShowcaseArgs, 'input'>>;
  createTag?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateTagArgs, 'input'>>;
  deleteDraft?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationDeleteDraftArgs, 'expectedVersion' | 'id' | 'kind'>>;
  publishContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationPublishContentArgs, 'expectedVersion' | 'id' | 'kind'>>;
  unpublishContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUnpublishContentArgs, 'expectedVersion' | 'id' | 'kind'>>;
  updateCategory?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateChannel?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateChannelArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateFilm?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateFilmArgs, 'expectedVersion' | 'id' | 'input'>>;
  updatePack?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdatePackArgs, 'expectedVersion' | 'id' | 'input'>>;
  updatePerformer?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdatePerformerArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateShowcase?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateShowcaseArgs, 'expectedVersion' | 'id' | 'input'>>;
  updateTag?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationUpdateTagArgs, 'expectedVersion' | 'id' | 'input'>>;
};

export type PackResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Pack'] = ResolversParentTypes['Pack']> = {
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PerformerResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Performer'] = ResolversParentTypes['Performer']> = {
  activeSince?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  biography?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  birthplace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eyes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hair?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heightCentimetres?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  content?: Resolver<Maybe<ResolversTypes['ContentItem']>, ParentType, ContextType, RequireFields<QueryContentArgs, 'id' | 'kind'>>;
  contentBySlug?: Resolver<Maybe<ResolversTypes['ContentItem']>, ParentType, ContextType, RequireFields<QueryContentBySlugArgs, 'kind' | 'slug'>>;
  contentList?: Resolver<ReadonlyArray<ResolversTypes['ContentItem']>, ParentType, ContextType, RequireFields<QueryContentListArgs, 'kind' | 'limit' | 'offset'>>;
  contentVersions?: Resolver<ReadonlyArray<ResolversTypes['ContentVersion']>, ParentType, ContextType, RequireFields<QueryContentVersionsArgs, 'id' | 'kind' | 'limit'>>;
};

export type ShowcaseResolvers<ContextType = StaffContext, ParentType extends ResolversParentTypes['Showcase'] = ResolversParentTypes['Showcase']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = StaffContext> = {
  Channel?: ChannelResolvers<ContextType>;
  Chapter?: ChapterResolvers<ContextType>;
  ContentConflict?: ContentConflictResolvers<ContextType>;
  ContentInUse?: ContentInUseResolvers<ContextType>;
  ContentInvalid?: ContentInvalidResolvers<ContextType>;
  ContentItem?: ContentItemResolvers<ContextType>;
  ContentMissing?: ContentMissingResolvers<ContextType>;
  ContentResult?: ContentResultResolvers<ContextType>;
  ContentSaved?: ContentSavedResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  Film?: FilmResolvers<ContextType>;
  Label?: LabelResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Pack?: PackResolvers<ContextType>;
  Performer?: PerformerResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Showcase?: ShowcaseResolvers<ContextType>;
};


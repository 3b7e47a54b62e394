type PageOf<Query> = Query extends { pages?: { nodes: (infer Page)[] } | null } ? NonNullable<Page> : never;

/** The type of one content group of an operation's page: `PageGroup<StoryQuery, 'journey'>`. */
export type PageGroup<Query, Name extends keyof PageOf<Query>> = NonNullable<PageOf<Query>[Name]>;

import type { Resolver, Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';
import type { FieldGroup } from '../graphql/field-groups.ts';

type IsGroup<Type> = [Type] extends [FieldGroup] ? ([FieldGroup] extends [Type] ? true : false) : false;
type Holds<Field> =
  Field extends Resolver<infer Result, infer _Parent, infer _Context, infer _Args>
    ? IsGroup<NonNullable<Awaited<Result>>>
    : false;

/** The types of the editors' field groups (`backend/schema/groups/`). */
export type FieldGroupName = {
  [Name in keyof ResolversParentTypes]: IsGroup<ResolversParentTypes[Name]> extends true ? Name : never;
}[keyof ResolversParentTypes];

/**
 * The resolvers of a type, except for fields that hold a field group: those follow from the schema (field-groups.ts).
 */
export type OwnResolvers<Name extends keyof Resolvers> = {
  [Field in keyof Resolvers[Name] as Holds<Resolvers[Name][Field]> extends true
    ? never
    : Field]: Resolvers[Name][Field];
};

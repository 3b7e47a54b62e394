import {
  type ASTVisitor,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  parse,
  specifiedRules,
  type ValidationContext,
  ValuesOfCorrectTypeRule,
  validate,
} from 'graphql';
import type { ServiceError } from '../content/dialect/refusals.ts';

/** Validates a document like graphql-php, with its wording and locations. */
export function refuseDocument(schema: GraphQLSchema, text: string): ServiceError[] {
  const rules = specifiedRules.map((rule) => (rule === ValuesOfCorrectTypeRule ? refuseValues : rule));
  return validate(schema, parse(text), rules).map(({ message, locations }) => ({
    message,
    ...(locations && { locations: locations.map(({ line, column }) => ({ line, column })) }),
  }));
}

/** For an unknown input field, graphql-js has another wording and points at the input. */
function refuseValues(context: ValidationContext): ASTVisitor {
  return {
    ObjectField: (node) => {
      const type = getNamedType(context.getParentInputType());
      if (!isInputObjectType(type) || type.getFields()[node.name.value]) return;
      context.reportError(
        new GraphQLError(`Field "${node.name.value}" is not defined by type "${type.name}".`, { nodes: node }),
      );
    },
    EnumValue: (node) => {
      const type = getNamedType(context.getInputType());
      if (!isEnumType(type) || type.getValue(node.value)) return;
      context.reportError(
        new GraphQLError(`Value "${node.value}" does not exist in "${type.name}" enum.`, { nodes: node }),
      );
    },
  };
}

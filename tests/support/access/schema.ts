import { componentSchemas, type JsonSchema } from '#server/http/contract.ts';

const resolveReference = (schema: JsonSchema | undefined): JsonSchema => {
  const ref = schema?.$ref;
  return typeof ref === 'string' ? (componentSchemas[ref.split('/').at(-1) ?? ''] ?? {}) : (schema ?? {});
};

/** Properties of an object's schema, with references resolved; none for anything else. */
export function propertiesOf(schema: JsonSchema | undefined): Record<string, JsonSchema> {
  const { properties } = resolveReference(schema) as { properties?: Record<string, JsonSchema> };
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, property]) => [name, resolveReference(property)]),
  );
}

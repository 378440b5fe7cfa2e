type Definition = SchemaNode | boolean
type Definitions = Readonly<Record<string, Definition>>

/** The parts of a JSON schema that strict modes restrict. */
interface SchemaNode {
  readonly type?: unknown
  readonly properties?: Definitions
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly items?: Definition | readonly Definition[]
  readonly anyOf?: readonly Definition[]
  readonly $defs?: Definitions
  readonly definitions?: Definitions
}

/**
 * Whether a schema fits the strict modes of OpenAI and Mistral: each object lists all its properties as required and
 * allows no others (https://platform.openai.com/docs/guides/structured-outputs#supported-schemas).
 */
export function isStrictSchema(schema: Definition): boolean {
  if (typeof schema === 'boolean') return false
  const { properties = {}, required = [], items, anyOf = [], $defs = {}, definitions = {} } = schema
  const isObject = schema.type === 'object' || schema.properties !== undefined
  if (isObject && schema.additionalProperties !== false) return false
  if (!Object.keys(properties).every((name) => required.includes(name))) return false
  const inner = [properties, $defs, definitions].flatMap((group) => Object.values(group))
  const listed = items === undefined ? [] : [items].flat()
  return [...inner, ...listed, ...anyOf].every((one) => isStrictSchema(one))
}

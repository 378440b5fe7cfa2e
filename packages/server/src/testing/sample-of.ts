import { z } from 'zod'
import type { z as mini } from 'zod/mini'

/** The parts of JSON Schema that the contracts use. */
interface Described {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Described[]
  readonly properties?: Readonly<Record<string, Described>>
  readonly required?: readonly string[]
  readonly items?: Described
  readonly minItems?: number
  readonly minLength?: number
  readonly minimum?: number
}

/** A minimal value that a schema accepts: only what is required. Ignores refinements and unknown formats. */
export function sampleOf(schema: mini.ZodMiniType): unknown {
  // The library's type of JSON Schema allows much more than the contracts use.
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described)
}

function sample(schema: Described): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0])
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => sample(schema.items ?? {}))
    case 'string':
      return 'x'.repeat(Math.max(1, schema.minLength ?? 1))
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return null
  }
}

import type { JSONSchema7 } from '@ai-sdk/provider'

/** An object. All fields are required, as the strict modes of providers need it. */
export function formObject(properties: Readonly<Record<string, JSONSchema7>>): JSONSchema7 {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

export function formList(items: JSONSchema7): JSONSchema7 {
  return { type: 'array', items }
}

export function formChoice(values: readonly string[]): JSONSchema7 {
  return { type: 'string', enum: [...values] }
}

export const formText: JSONSchema7 = { type: 'string' }

/** Providers refuse schemas with more values: OpenAI allows 1000 in all, and a form lists the ids several times. */
const mostIds = 200

/** The id of a block. The answer is checked in any case. */
export function formId(ids: readonly string[]): JSONSchema7 {
  return ids.length > mostIds ? formText : formChoice(ids)
}

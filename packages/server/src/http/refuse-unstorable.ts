import { Problem } from '@lectern/domain/problems/problems.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Maximum nesting of arrays and objects in a body. Documents have about ten levels. */
const deepest = 100

interface Place {
  readonly value: unknown
  /** The names that lead to the value, outermost first. */
  readonly path: Path | undefined
  readonly depth: number
}

/** A linked list, because only the path of a refused value is written out. */
interface Path {
  readonly name: string
  readonly above: Path | undefined
}

/**
 * Validates all text of requests in one place. PostgreSQL stores neither NUL (U+0000) nor half a surrogate pair. A
 * request that contains one in its path, query or body is refused with the name of the field.
 */
export function refuseUnstorableRequests(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }: FastifyRequest) => {
    refuseUnstorable(params)
    refuseUnstorable(query)
    refuseUnstorable(body)
  })
}

/** Throws INVALID_REQUEST with the name of the field that cannot be stored or is nested too deeply. */
export function refuseUnstorable(given: unknown): void {
  // A loop instead of recursion, because a body can be deeply nested.
  const waiting: Place[] = [{ value: given, path: undefined, depth: 0 }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, path, depth } = place
    if (typeof value === 'string') {
      if (!isStorable(value)) throw refused(path, 'unstorable')
    } else if (Array.isArray(value) || isPlainObject(value)) {
      if (depth >= deepest) throw refused(path, 'tooDeep')
      for (const [name, inner] of Object.entries(value)) {
        const below = { name, above: path }
        if (!isStorable(name)) throw refused(below, 'unstorable')
        waiting.push({ value: inner, path: below, depth: depth + 1 })
      }
    }
  }
}

/** Whether PostgreSQL can store all parameters of the path. */
export function hasStorablePath({ params }: FastifyRequest): boolean {
  return Object.values(params ?? {}).every((value) => typeof value !== 'string' || isStorable(value))
}

/** Whether PostgreSQL can store a text. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** The objects of JSON and of the web server. The body of an upload is a stream and is not checked. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype || !(Symbol.asyncIterator in value)
}

function refused(path: Path | undefined, reason: 'unstorable' | 'tooDeep'): Problem {
  const names: string[] = []
  for (let step = path; step; step = step.above) names.unshift(step.name)
  const field = cleaned(names.join('.')) || undefined
  const values = { field }
  const { message } = new Problem('INVALID_REQUEST', { reason, values })
  const details = { fields: [{ field: field ?? 'this request', message }] }
  return new Problem('INVALID_REQUEST', { reason, values, details })
}

const cleaned = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd').slice(0, 200)

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String))

/** Forms and JSON, as Canvas accepts them. A form names its fields `wiki_page[title]`. */
export function acceptForms(app: FastifyInstance) {
  const options = { parseAs: 'string' } as const
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (_request: FastifyRequest, body: string) => {
      const fields: Record<string, Record<string, string>> = {}
      for (const [name, value] of new URLSearchParams(body)) {
        const [, object, field] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
        if (object && field) fields[object] = { ...fields[object], [field]: value }
      }
      return fields
    },
  )
}

/** The fields of one object of a request; undefined if the request does not have it. */
export function fieldsOf(body: unknown, object: string): Readonly<Record<string, string>> | undefined {
  const parsed = z.object({ [object]: values }).safeParse(body)
  return parsed.data?.[object]
}

/** A truth value as Canvas reads it; undefined if it is not given. */
export function truthOf(value: string | undefined): boolean | undefined {
  return value === undefined || value === '' ? undefined : /^(true|1|on|yes|t|y)$/i.test(value)
}

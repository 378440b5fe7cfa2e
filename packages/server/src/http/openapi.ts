import { z } from 'zod'
import type { z as mini } from 'zod/mini'
import { problemAnswer } from '@lectern/domain/api/endpoint/problem-answer.ts'
import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { accepted } from '@lectern/domain/api/jobs.ts'

/** The description of the API (OpenAPI 3.1), generated from the endpoints of the server. */
export function openApi(endpoints: readonly Endpoint[], info: { version: string; url: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {}
    Object.assign(paths[endpoint.path] ?? {}, { [endpoint.method.toLowerCase()]: operation(endpoint) })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lectern',
      version: info.version,
      description: 'Course pages into slideshows and podcasts.',
    },
    servers: [{ url: info.url }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths,
  }
}

function operation(endpoint: Endpoint) {
  const { summary, access, params, query, body, upload, status = 200 } = endpoint
  return {
    summary,
    ...(access === 'public' ? {} : { security: [{ token: [] }] }),
    ...(params || query
      ? { parameters: [...parameters(params, 'path'), ...parameters(query, 'query')] }
      : {}),
    ...(body ? { requestBody: { required: true, content: json(body, 'input') } } : {}),
    ...(upload ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
    responses: {
      [status]: { description: 'Done.', content: goodAnswer(endpoint) },
      ...(endpoint.async
        ? {
            202: {
              description: 'Accepted, with `Prefer: respond-async`.',
              content: json(accepted, 'output'),
            },
          }
        : {}),
      default: {
        description: 'A problem, as a sentence and a code.',
        content: json(problemAnswer, 'output'),
      },
    },
  }
}

/** Each message of a stream is JSON, so the schema describes one message. */
function goodAnswer({ answer, file, stream, progress }: Endpoint) {
  if (file) return { [file]: {} }
  if (stream) return { [stream]: { schema: schemaOf(answer, 'output') } }
  const whole = json(answer, 'output')
  if (!progress) return whole
  const messages = z.union([
    z.object({ progress }),
    z.object({ answer }),
    z.object({ status: z.number(), problem: problemAnswer }),
  ])
  return { ...whole, 'text/event-stream': { schema: schemaOf(messages, 'output') } }
}

function parameters(schema: mini.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: described,
  }))
}

function json(schema: mini.ZodMiniType, io: 'input' | 'output') {
  return { 'application/json': { schema: schemaOf(schema, io) } }
}

function schemaOf(schema: mini.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import ipaddr from 'ipaddr.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import type { Account } from '../accounts/account.ts'
import type { AccountStore } from '../accounts/store/account-store.ts'
import type { Call, Route, Streamed } from '../route.ts'
import { sendAnswer } from './send-answer.ts'
import { sendFile } from './send-file.ts'
import type { ServedFile } from '../course-material/media/served-file.ts'
import { authenticate, authenticateForMedia, bearerToken } from './authenticate.ts'
import { languageOf } from './language-of.ts'
import { createProgressStream } from './progress-stream.ts'
import { problemMessage } from './reply-with-problem.ts'
import { sendStream } from './send-stream.ts'
import { readUpload } from './upload.ts'

/** Default limit for bodies in bytes. */
const usualBodyLimit = 64 * 1024

/**
 * Registers a call: checks access, then parses params and body with the endpoint's schemas, then runs the handler.
 */
export function registerRoute(
  app: FastifyInstance,
  { endpoint, handle }: Route,
  accounts: AccountStore,
): void {
  const known = new WeakMap<FastifyRequest, Account>()
  app.route({
    method: endpoint.file ? [endpoint.method, 'HEAD'] : endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.upload?.limit ?? endpoint.bodyLimit ?? usualBodyLimit,
    // A compressed file would have neither a length nor ranges.
    ...(endpoint.file && !endpoint.compressed ? { compress: false } : {}),
    // Runs before the body is read, so that validation errors reveal nothing to a caller without a session.
    onRequest: async (request) => {
      if (endpoint.access === 'user') known.set(request, await authenticate(accounts, request))
      if (endpoint.access === 'media') known.set(request, await authenticateForMedia(accounts, request))
    },
    handler: async (request, reply) => {
      const progress = endpoint.progress ? createProgressStream(request, reply) : undefined
      const call: Call = {
        params: readAddress(endpoint.params, request.params),
        query: readAddress(endpoint.query, request.query),
        body: readBody(endpoint, request),
        get account() {
          const account = known.get(request)
          if (!account) throw new Problem('NOT_LOGGED_IN')
          return account
        },
        // Calls of learners must not read the token or the cookies, so both are read only on demand.
        get token() {
          return bearerToken(request)
        },
        ifMatch: request.headers['if-match'],
        get upload() {
          return readUpload(request, endpoint.upload?.limit ?? 0)
        },
        get signal() {
          return disconnectSignal(reply)
        },
        report: (state) => progress?.report(state),
        maxStale: /\bmax-stale\b/i.test(request.headers['cache-control'] ?? ''),
        prefersAsync: /\brespond-async\b/i.test(String(request.headers.prefer ?? '')),
        language: languageOf(request.headers['accept-language']),
        address: request.ip,
        isLocal: isLocal(request),
        declinesCounting: request.headers.dnt === '1' || request.headers['sec-gpc'] === '1',
        get cookies() {
          return request.headers.cookie
        },
      }
      const answer = await handle(call).catch((error: unknown) => {
        if (!progress?.stop()) throw error
        progress.end(problemMessage(error, request))
      })
      if (!answer) return reply
      const { body, status, headers } = answer
      if (progress?.stop()) {
        progress.end({ answer: body })
        return reply
      }
      // The handlers of such endpoints always answer with a file.
      if (endpoint.file) {
        const { compressed: whole, anyOrigin } = endpoint
        return sendFile(request, reply, body as ServedFile, { whole, anyOrigin })
      }
      if (endpoint.stream) return sendStream(reply, endpoint.stream, body as Streamed)
      if (status === 202 && endpoint.async) reply.header('preference-applied', 'respond-async')
      return sendAnswer(reply.code(status ?? endpoint.status ?? 200), { body, headers })
    },
  })
}

/** A proxy on this machine forwards remote requests and sets a header. */
function isLocal({ ip, headers }: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers
  return !isForwarded && ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
}

/** Uses the response, because the request closes as soon as its body has been read. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const close = () => {
    if (!raw.writableFinished) controller.abort(new Problem('CANCELLED'))
  }
  // The client may have left while its session was looked up.
  if (raw.closed) close()
  else raw.once('close', close)
  return controller.signal
}

/** Parses the body. Rejects a malformed one with INVALID_REQUEST, or with TOO_LARGE above `malformedBodyLimit`. */
function readBody({ body, malformedBodyLimit = Infinity }: Endpoint, request: FastifyRequest): unknown {
  try {
    return read(body, request.body)
  } catch (error) {
    const bytes = Number(request.headers['content-length'] ?? 0)
    throw bytes > malformedBodyLimit ? new Problem('TOO_LARGE', { cause: error }) : error
  }
}

/**
 * Parses the parameters of the path or the query. A browser cannot translate the sentences of their schemas, because it
 * does not send them as fields of a form. So the sentence is about the address, and `details` has the parameter.
 */
function readAddress(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  const parsed = schema?.safeParse(value ?? {})
  if (!parsed || parsed.success) return parsed?.data
  throw new Problem('INVALID_REQUEST', {
    reason: 'malformedAddress',
    details: { fields: refusedFields(parsed.error) },
  })
}

/** Throws INVALID_REQUEST with the names of the invalid fields. */
function read(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const fields = refusedFields(parsed.error)
  const first = fields[0]
  // Lectern's schemas have complete sentences; those of the schema library need the field's name.
  const own =
    first && /^[A-Z].*[.a-z]$/.test(first.message) && !/^(Invalid|Too|Unrecognized)/.test(first.message)
  const details = { fields }
  if (own)
    throw new Problem('INVALID_REQUEST', { reason: 'schema', values: { sentence: first.message }, details })
  const values = { field: first?.field || undefined }
  throw new Problem('INVALID_REQUEST', { reason: 'field', values, details })
}

/** The refused fields by their paths, with the sentences of the schema. */
const refusedFields = ({ issues }: z.core.$ZodError) =>
  issues.map((issue) => ({
    field: [...issue.path, ...('keys' in issue ? issue.keys : [])].join('.'),
    message: issue.message,
  }))

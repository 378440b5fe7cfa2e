import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from './errors.ts'
import { paginate } from './paginate.ts'
import { withStringIds } from './string-ids.ts'
import { teacherOf } from './teacher.ts'
import type { Teacher } from './teacher.ts'

interface Params {
  readonly course: string
  readonly module: string
  readonly item: string
  readonly page: string
  readonly file: string
}
export type Request = FastifyRequest<{ Params: Params }>

/** The owner of the key of a request. */
export function authenticate(request: FastifyRequest): Teacher {
  const key = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!key) throw errors.noKey()
  const teacher = teacherOf(key)
  if (!teacher) throw errors.badKey()
  return teacher
}

export const homeOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`
export const addressOf = (request: FastifyRequest) => new URL(request.url, homeOf(request))
export const includes = (request: FastifyRequest, what: string) =>
  addressOf(request).searchParams.getAll('include[]').includes(what)

export function sendList<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  list: readonly T[],
  describe: (each: T) => object,
) {
  const { part, link } = paginate(list, addressOf(request))
  return send(request, reply.header('link', link), part.map(describe))
}

/** Most keys are never throttled, but the headers of the throttle are sent so that clients can read them. */
export function send(request: FastifyRequest, reply: FastifyReply, body: object) {
  const asStrings = request.headers.accept?.includes('application/json+canvas-string-ids')
  return reply
    .headers({ 'x-request-cost': '0.05', 'x-rate-limit-remaining': '699.95' })
    .send(asStrings ? withStringIds(body) : body)
}

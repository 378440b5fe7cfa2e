import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import { type TextEncoding, textEncodings } from '../platform/runtime/shared-text.ts'

/** The encoding that a client prefers of those that Lectern has. Undefined: not compressed. */
export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): TextEncoding | undefined {
  const accepted = negotiate(headers['accept-encoding'] ?? '', [...textEncodings])
  return textEncodings.find((encoding) => encoding === accepted)
}

import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

const part = z.object({ ok: z.boolean(), message: z.string() })

export const healthApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether Lectern is well: versions and the state of database, queue and files.',
    access: 'public',
    answer: z.object({
      status: z.enum(['ok', 'failing']),
      version: z.string(),
      node: z.string(),
      database: part,
      queue: part,
      files: part,
    }),
  }),
} as const

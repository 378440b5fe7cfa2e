import { z } from 'zod/mini'
import { externalId } from '../courses/ids.ts'
import { glossary } from '../narration/glossary/glossary.ts'
import { endpoint } from './endpoint/endpoint.ts'

const path = '/api/courses/{courseId}/glossary'
const params = z.object({ courseId: externalId })

export const glossariesApi = {
  get: endpoint({
    method: 'GET',
    path,
    summary: 'The pronunciations of the terms of a course. The ETag identifies the saved version.',
    access: 'user',
    params,
    answer: glossary,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: 'Save the whole glossary of a course. With If-Match, an outdated version is rejected with 412.',
    access: 'user',
    params,
    body: glossary,
    answer: glossary,
    bodyLimit: 512 * 1024,
  }),
} as const

import { guide, guideChange } from '../accounts/guide.ts'
import { endpoint } from './endpoint/endpoint.ts'

/** Stored state of the tour and the news for the account. */
export const guideApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/me/guide',
    summary: 'Progress of this account in the tour, and the news it has seen.',
    access: 'user',
    answer: guide,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/me/guide',
    summary: 'Change one of them. The other stays the same.',
    access: 'user',
    body: guideChange,
    answer: guide,
  }),
} as const

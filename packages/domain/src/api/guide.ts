import { guide, guideChange } from '../accounts/guide.ts'
import { endpoint } from './endpoint.ts'

/** What an account remembers of the tour and of the news. */
export const guideApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/me/guide',
    summary: 'How far this account is in the tour, and which news it has seen.',
    access: 'user',
    answer: guide,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/me/guide',
    summary: 'Change either of them; the other stays.',
    access: 'user',
    body: guideChange,
    answer: guide,
  }),
} as const

import { z } from 'zod/mini'
import { credentials, registration, session } from '../accounts/credentials.ts'
import { endpoint } from './endpoint.ts'

/** How the course system answered at registration: `message` is for the person, `system` names what was found. */
export const connection = z.object({ ok: z.boolean(), system: z.nullable(z.string()), message: z.string() })
export type Connection = z.infer<typeof connection>

export const accountsApi = {
  logIn: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Log in. Also sets an HttpOnly cookie that is good for fetching media only.',
    access: 'public',
    body: credentials,
    answer: session,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary: 'Create an account and try the course system.',
    access: 'public',
    body: registration,
    answer: z.object({ user_id: z.string(), email: z.string(), connection }),
    status: 201,
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'End this session.',
    access: 'user',
    answer: z.object({ status: z.literal('success') }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/me',
    summary: 'Whose token this is.',
    access: 'user',
    answer: z.object({
      user_id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      organization: z.string(),
      base_url: z.string(),
    }),
  }),
  demo: endpoint({
    method: 'GET',
    path: '/api/demo',
    summary: 'The demo account, where there is one (never in production).',
    access: 'public',
    answer: z.object({
      demo: z.nullable(z.object({ email: z.string(), password: z.string(), base_url: z.string() })),
    }),
  }),
} as const

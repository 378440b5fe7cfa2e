import { z } from 'zod/mini'
import {
  accountDeletion,
  courseSystemSettings,
  credentials,
  forgottenPassword,
  passwordChange,
  passwordReset,
  profile,
  registration,
  session,
} from '../accounts/credentials.ts'
import { preferenceChanges, preferences } from '../accounts/preferences.ts'
import { noticeBeside, problemBeside } from '../problems/codes/problem-reason.ts'
import { endpoint } from './endpoint/endpoint.ts'

/**
 * The connection test at registration. `message` is for the user: the sentence of `problem`, or of `notice` if the test
 * succeeded. `system` names the detected course system.
 */
export const connection = z.object({
  ok: z.boolean(),
  system: z.nullable(z.string()),
  message: z.string(),
  problem: problemBeside,
  notice: noticeBeside,
})
export type Connection = z.infer<typeof connection>

/** An account as its owner sees it. The API key is never included. */
export const ownAccount = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  organization: z.string(),
  base_url: z.string(),
  /** True for the shared demo account. Its password and course system cannot be changed, and it cannot be deleted. */
  is_demo: z.boolean(),
  /** Whether this account owns the installation (LECTERN_OWNERS). */
  is_owner: z.boolean(),
})
export type OwnAccount = z.infer<typeof ownAccount>

const done = z.object({ status: z.literal('success') })

export const accountsApi = {
  logIn: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Log in. Also sets an HttpOnly cookie that gives access to media only.',
    access: 'public',
    body: credentials,
    answer: session,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary: 'Create an account and test the course system. `Accept-Language` becomes its language.',
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
    answer: done,
  }),
  logOutEverywhere: endpoint({
    method: 'DELETE',
    path: '/api/me/sessions',
    summary: 'End all sessions of this account, including this one.',
    access: 'user',
    answer: done,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/forgot-password',
    summary:
      'Mail a link to choose a new password. The response is the same whether or not the account exists.',
    access: 'public',
    body: forgottenPassword,
    answer: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/reset-password',
    summary: 'Choose a new password with the token of a mailed link. Ends all sessions of the account.',
    access: 'public',
    body: passwordReset,
    answer: z.object({ status: z.literal('success'), email: z.string() }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/me',
    summary: 'The account of this token.',
    access: 'user',
    answer: ownAccount,
  }),
  storage: endpoint({
    method: 'GET',
    path: '/api/me/storage',
    summary: 'Used and available storage of this account (audio, pictures, imported files).',
    access: 'user',
    answer: z.object({ used_bytes: z.number(), limit_bytes: z.number() }),
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/me/preferences',
    summary: 'The settings of this account.',
    access: 'user',
    answer: preferences,
  }),
  changePreferences: endpoint({
    method: 'PUT',
    path: '/api/me/preferences',
    summary:
      'Change settings of this account: whether editors save automatically, whether substitute voices may speak, and the language of the interface. Settings that are not named stay.',
    access: 'user',
    body: preferenceChanges,
    answer: preferences,
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: '/api/me',
    summary: 'Change names and organization.',
    access: 'user',
    body: profile,
    answer: ownAccount,
  }),
  changeCourseSystem: endpoint({
    method: 'PUT',
    path: '/api/course-system',
    summary:
      'Change the course system or the API key, and test it. Running jobs on the old one are cancelled.',
    access: 'user',
    body: courseSystemSettings,
    answer: z.extend(ownAccount, { connection }),
  }),
  testConnection: endpoint({
    method: 'POST',
    path: '/api/course-system/test',
    summary: 'Test a course system for at most 3 s. Changes nothing.',
    access: 'user',
    body: courseSystemSettings,
    answer: connection,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/me/password',
    summary: 'Change the password. Ends all other sessions.',
    access: 'user',
    body: passwordChange,
    answer: done,
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/me/delete',
    summary: 'Delete this account with all of its data. Content of shared courses stays.',
    access: 'user',
    body: accountDeletion,
    answer: done,
  }),
  demo: endpoint({
    method: 'GET',
    path: '/api/demo',
    summary: 'The demo account, if there is one (never in production).',
    access: 'public',
    answer: z.object({
      demo: z.nullable(z.object({ email: z.string(), password: z.string(), base_url: z.string() })),
    }),
  }),
} as const

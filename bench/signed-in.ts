import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import type { LecternProcess } from '../packages/server/src/testing/start-process.ts'

/** Someone who is logged in, as the browser application keeps it. */
export interface SignedIn {
  readonly auth_token: string
  readonly user_id: string
  readonly user_name: string
}

/** Registers someone new with the sandbox course system, and logs in. */
export async function signUp(product: LecternProcess): Promise<SignedIn> {
  const person = { email: 'bench@lectern.example', password: 'two hundred courses' }
  await product.call('POST', '/api/register', {
    ...person,
    first_name: 'Maya',
    last_name: 'Okafor',
    organization: 'Riverside College',
    base_url: product.sandboxUrl,
    api_key: 'sandbox-bench',
  })
  const { json } = await product.call('POST', '/api/login', person)
  const { token, user_id } = z.object({ token: z.string(), user_id: z.string() }).parse(json)
  return { auth_token: token, user_id, user_name: 'Maya Okafor' }
}

/** Lets every page of a context be theirs. */
export async function beSignedIn(context: BrowserContext, someone: SignedIn): Promise<void> {
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, someone)
}

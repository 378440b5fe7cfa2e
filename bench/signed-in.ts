import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import type { LecternProcess } from '../packages/server/src/testing/start-process.ts'

/** A logged-in user, as the web app stores one. */
export interface SignedIn {
  readonly auth_token: string
  readonly user_id: string
  readonly user_name: string
}

/** Registers a new user with the sandbox course system and logs in. */
export async function register(product: LecternProcess): Promise<SignedIn> {
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

/** Logs the user in on every page of a browser context. */
export async function storeLogin(context: BrowserContext, user: SignedIn): Promise<void> {
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, user)
}

import { startSandbox } from '@lectern/sandbox-lms/start-sandbox.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { AccountStore } from '../accounts/store/account-store.ts'
import { hashPassword, verifyPassword } from '../accounts/secrets/passwords.ts'
import { newToken } from '../accounts/secrets/secrets.ts'
import type { DemoAccount } from '../accounts/demo-account.ts'
import type { Config } from '../platform/configuration/config.ts'
import { normaliseBaseUrl } from '../course-material/courses/base-url.ts'

const demo = { email: 'demo@lectern.example', password: 'try-the-demo' }

/** The running sandbox course system and its demo account. */
export interface Demo {
  readonly account: DemoAccount
  readonly close: () => Promise<void>
}

/**
 * Starts the sandbox course system and prepares an account on it, so that a new user has courses immediately. Runs only
 * while the server is bound to this machine: the password is public.
 */
export async function startDemo(
  config: Config,
  accounts: AccountStore,
  logger: FastifyBaseLogger,
): Promise<Demo> {
  const { port, coursesFolder } = config.sandbox
  const sandbox = await startSandbox({
    host: config.host,
    port,
    ...(coursesFolder ? { coursesFolder } : {}),
    logger,
  })
  const baseUrl = normaliseBaseUrl(sandbox.url)
  const known = await accounts.findByEmail(demo.email)
  if (known) {
    // The sandbox may have another port than last time, or the account may have been closed.
    await accounts.moveToCourseSystem(known.id, baseUrl)
    if (!(await verifyPassword(known.passwordHash, demo.password)))
      await accounts.changePassword(known.id, await hashPassword(demo.password))
  } else {
    await accounts.add({
      ...demo,
      first_name: 'Maya',
      last_name: 'Okafor',
      organization: 'Riverside College',
      base_url: baseUrl,
      api_key: 'sandbox-demo',
      passwordHash: await hashPassword(demo.password),
    })
  }
  return { account: { ...demo, base_url: baseUrl }, close: () => sandbox.close() }
}

/**
 * Closes the demo account when the demo is off: its password is public. Sets an unknown password and ends its sessions.
 * What was made with the account stays.
 */
export async function closeDemo(accounts: AccountStore): Promise<void> {
  const known = await accounts.findByEmail(demo.email)
  if (known && (await verifyPassword(known.passwordHash, demo.password)))
    await accounts.changePassword(known.id, await hashPassword(newToken()))
}

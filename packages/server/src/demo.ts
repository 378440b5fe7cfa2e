import { startSandbox } from '@lectern/sandbox-lms/start-sandbox.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { AccountStore } from './accounts/account-store.ts'
import { hashPassword } from './accounts/passwords.ts'
import type { DemoAccount } from './accounts/routes.ts'
import type { Config } from './config.ts'
import { normaliseBaseUrl } from './courses/base-url.ts'

const demo = { email: 'demo@lectern.example', password: 'try-the-demo' }

/**
 * Starts the sandbox course system and readies an account on it, so that a newcomer sees something at once. Only while
 * the server is bound to this machine alone: the password is known to everybody.
 */
export async function startDemo(
  config: Config,
  accounts: AccountStore,
  logger: FastifyBaseLogger,
): Promise<{ account: DemoAccount; close: () => Promise<void> }> {
  const { port, coursesFolder } = config.sandbox
  const sandbox = await startSandbox({
    host: config.host,
    port,
    ...(coursesFolder ? { coursesFolder } : {}),
    logger,
  })
  const baseUrl = normaliseBaseUrl(sandbox.url)
  const known = await accounts.findByEmail(demo.email)
  // The sandbox may have another port than last time.
  if (known) await accounts.moveToCourseSystem(known.id, baseUrl)
  else {
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

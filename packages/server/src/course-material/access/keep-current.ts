import type { AccessContext } from './access-context.ts'
import { requireFound } from './refresh/require-found.ts'
import type { Account } from '../../accounts/account.ts'
import type { Membership } from './store/membership-rows-store.ts'

/** Result of the latest request for the courses. */
export async function lastAnswer(
  { store }: AccessContext,
  account: Account,
): Promise<Pick<Membership, 'readAt' | 'problem'>> {
  const { readAt, problem } = requireFound(await store.membershipOf(account.id))
  return { readAt, problem }
}

/** Refreshes the courses of an account in the background, for example after a log-in. */
export function refreshSoon({ store, refresher, logger, starting }: AccessContext, accountId: string): void {
  const start = async () => {
    const account = await store.membershipOf(accountId)
    if (account) refresher.courses(account, account.epoch).soon()
  }
  const started = start()
    .catch((error: unknown) => logger.error({ err: error }, 'A refresh of courses could not be started.'))
    .finally(() => starting.delete(started))
  starting.add(started)
}

/** Stops background refreshes. */
export async function close({ refresher, starting }: AccessContext): Promise<void> {
  await Promise.all(starting)
  await refresher.close()
}

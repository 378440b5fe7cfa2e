import type { Preferences } from '@lectern/domain/accounts/preferences.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { JobContext } from '../platform/queue/job-kind.ts'

/** Finds the account of a job and its preferences. */
export interface Accounts {
  readonly accounts: {
    find(id: string): Promise<Account | undefined>
    preferences(id: string): Promise<Preferences>
  }
}

/** A job with its account, as the account was when this run started. */
export type AccountContext = JobContext & { readonly account: Account }

/** NOT_FOUND if the account was deleted. */
export async function withAccount(context: JobContext, { accounts }: Accounts): Promise<AccountContext> {
  const account = await accounts.find(context.accountId)
  if (!account) throw new Problem('NOT_FOUND')
  return { ...context, account }
}

import type { Account } from '../../accounts/account.ts'
import type { Attempts } from '../../accounts/attempts/attempts.ts'
import type { Spending } from '../../platform/providers/spending.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'

/** Proposals that an account may request per hour. Each may be a paid call. */
const proposalsPerHour = 300

export interface ProposalDependencies {
  readonly attempts: Pick<Attempts, 'limit'>
  readonly spending: Pick<SpendingCalls, 'of'>
}

/** Counts a request for a proposal, and returns the budget that pays for it. TOO_MANY_ATTEMPTS above the limit. */
export async function beginProposal(
  { attempts, spending }: ProposalDependencies,
  account: Account,
): Promise<Spending> {
  await attempts.limit({ name: `proposals of ${account.id}`, most: proposalsPerHour, windowMinutes: 60 })
  return spending.of({ accountId: account.id, kind: 'rewriting' })
}

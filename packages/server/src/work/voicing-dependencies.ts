import type { VoicingDependencies } from '../audio/narration/voice-text.ts'
import type { Spending } from '../platform/providers/spending.ts'
import type { Payer } from '../spending/spending-store.ts'
import type { Accounts } from './account-context.ts'

/** Dependencies of the narration job. */
export type VoicingWorkDependencies = VoicingDependencies &
  Accounts & {
    /** The budget that pays for the calls of a job. */
    readonly spendingOf: (payer: Payer) => Spending
  }

import type { FailureTexts } from './failure-text.ts'
import { registrationMessages } from './forms/registration-messages.ts'

/** The sentences after a failed registration. */
export const registrationTexts: FailureTexts = {
  byStatus: (status) => (status === 409 ? registrationMessages.alreadyRegistered : undefined),
  otherwise: () => registrationMessages.registrationFailed,
}

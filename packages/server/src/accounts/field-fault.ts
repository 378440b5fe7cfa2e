import { fieldMessages } from '@lectern/domain/accounts/field-messages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'

/** INVALID_REQUEST because of one field. `details` has the reason, which the browser says in the user's language. */
export function fieldFault(
  field: string,
  reason: 'notAnEmail' | 'keyOfThatAddressNeeded' | 'notABaseUrl',
): Problem {
  return new Problem('INVALID_REQUEST', {
    reason,
    details: { fields: [{ field, message: fieldMessages.faults[reason], reason }] },
  })
}

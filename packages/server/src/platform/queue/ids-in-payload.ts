/** A payload may have 7999 bytes; an id with its comma has 37. */
const idsInPayload = 200

/** The payloads of the notifications that name these jobs. */
export function payloadsOf(jobIds: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(jobIds.length / idsInPayload) }, (_, index) =>
    jobIds.slice(index * idsInPayload, (index + 1) * idsInPayload).join(','),
  )
}

/** The ids of the jobs that a notification names. */
export const idsOf = (payload: string): string[] => payload.split(',')

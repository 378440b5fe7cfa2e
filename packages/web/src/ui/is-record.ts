/** Whether a value from outside has fields. For code that must be smaller than a schema library. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

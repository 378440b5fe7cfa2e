/** The text of a field as it is read: clients also store numbers, and true and false. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value
  return isPlain(value) ? String(value) : ''
}

function isPlain(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean'
}

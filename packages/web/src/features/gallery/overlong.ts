/** Three times the content of each field, and a word that is wider than any column. */
export function overlong(content: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      Array.isArray(value) ? [...value, ...value].map(stretch) : stretch(value),
    ]),
  )
}

/** An address or a letter that is chosen stays what it is. */
function stretch(value: unknown): string {
  const text = String(value)
  if (text.length === 1 || text.startsWith('data:')) return text
  return `${text} ${text} Wasserstandsvorhersagedienst ${text}`
}

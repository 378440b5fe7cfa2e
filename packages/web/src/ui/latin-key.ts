/** Characters of a Latin keyboard by the position of the key. */
const byCode: Readonly<Record<string, string>> = { Slash: '/', BracketLeft: '[', BracketRight: ']' }

/**
 * The key to compare with a shortcut: `event.key`. Layouts without Latin letters (Cyrillic, Greek, Hebrew, Arabic) type
 * other letters and digits. For these, this is the Latin key at the same position, as in shortcuts of the system.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '\u061F') return '?'
  if (!/^(?!\p{Script=Latin})[\p{L}\p{M}\p{Nd}]+$/u.test(key) || /^\d$/.test(key)) return key
  const [, plain] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? []
  return plain?.toLowerCase() ?? byCode[code] ?? key
}

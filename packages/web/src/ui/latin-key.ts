/** Keys of a Latin keyboard by the place where they lie. */
const byCode: Readonly<Record<string, string>> = { Slash: '/', BracketLeft: '[', BracketRight: ']' }

/**
 * The key that a shortcut is compared with: `event.key`. Where a layout without Latin letters (Cyrillic, Greek, Hebrew,
 * Arabic) types a letter or digit of its own, this is the Latin key at that place, as the system's own shortcuts have it.
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '\u061F') return '?'
  if (!/^(?!\p{Script=Latin})[\p{L}\p{M}\p{Nd}]+$/u.test(key) || /^\d$/.test(key)) return key
  const [, plain] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? []
  return plain?.toLowerCase() ?? byCode[code] ?? key
}

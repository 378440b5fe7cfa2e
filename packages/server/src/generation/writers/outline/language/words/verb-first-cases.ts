import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { conditionalOf, startsWithCase, withoutThen } from './conditions.ts'
import type { Conditional } from './conditions.ts'

/** Words in languages in which the verb follows 'then': the question for a case with its conjunction, and the start of the answer. */
const frames: Partial<Record<Language, { readonly ask: string; readonly opener: string }>> = {
  de: { ask: 'Was gilt, {}?', opener: 'Dann' },
  nl: { ask: 'Wat geldt er {}?', opener: 'Dan' },
  da: { ask: 'Hvad gælder, {}?', opener: 'Så' },
  no: { ask: 'Hva gjelder {}?', opener: 'Da' },
  sv: { ask: 'Vad gäller {}?', opener: 'Då' },
}

/** German conditions without a conjunction, which open with their verb: 'Scheitert die Nacherfüllung, kann der Käufer …' */
const verbFirst =
  /^((?:Ist|Sind|Hat|Haben|Wird|Werden|Kann|Können|Muss|Müssen|Soll|Sollen|Will|Wollen|Darf|Geht|Tut|(?!(?:Seit|Statt|Mit|Samt|Nicht|Jetzt|Fast|Oft|Erst|Damit|Somit|Selbst|Zuletzt|Zuerst|Soweit|Weit|Laut|Meist|Zumeist|Dort|Anstatt)\s)\p{Lu}\p{Ll}{2,}t)\s(?:der|die|das|den|dem|ein|eine|einem|einen|kein|keine|es|er|sie|man|sich|dies|dieser|diese|dieses|nur|\p{Lu}\p{Ll}+)\s[^,;:]{4,}),\s(?:so\s|dann\s)?(?!(?:dass|weil|wer|was|wie|ob|der|die|das|den|dem|er|sie|es|und|oder|aber|wo|wenn|als|damit|um|sondern|obwohl|denn|also)\s)(\p{Ll}+\s[^;:]+)$/u

/** A question for what holds in a case, with its answer, which opens with 'then'. */
export interface AskedCase extends Conditional {
  readonly ask: string
  readonly answer: string
}

/** The question for the case of a sentence without its full stop; undefined in languages in which no verb follows 'then'. */
export function askVerbFirst(text: string, language: string): AskedCase | undefined {
  const code = languageOf(language) ?? 'en'
  const frame = frames[code]
  if (!frame) return undefined
  const found = startsWithCase(text, language) ? conditionalOf(text, language) : undefined
  if (found) {
    const condition = found.condition.charAt(0).toLowerCase() + found.condition.slice(1)
    return asked(
      found,
      frame.ask.replace('{}', () => condition),
      frame.opener,
      language,
    )
  }
  const [, condition, consequence] = (code === 'de' && verbFirst.exec(text)) || []
  return condition === undefined || consequence === undefined
    ? undefined
    : asked({ condition, consequence }, `${condition} – was gilt dann?`, frame.opener, language)
}

function asked(found: Conditional, ask: string, opener: string, language: string): AskedCase | undefined {
  const rest = withoutThen(found.consequence, language)
  return /^\p{Ll}/u.test(rest) ? { ...found, ask, answer: `${opener} ${rest}` } : undefined
}

/** Whether a German sentence opens with such a condition. */
export function opensWithVerbFirst(text: string, language: string): boolean {
  return languageOf(language) === 'de' && verbFirst.test(text)
}

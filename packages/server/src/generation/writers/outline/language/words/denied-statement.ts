import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { denies } from './negations.ts'

/** Verbs that a statement is denied by, each with its denial. Languages that put the denial elsewhere in a clause are left out. */
const denials: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en: { is: 'is not', are: 'are not', was: 'was not', were: 'were not', can: 'cannot', should: 'should not' },
  es: {
    es: 'no es',
    son: 'no son',
    fue: 'no fue',
    fueron: 'no fueron',
    está: 'no está',
    están: 'no están',
    puede: 'no puede',
    pueden: 'no pueden',
  },
  fr: {
    est: 'n’est pas',
    sont: 'ne sont pas',
    était: 'n’était pas',
    étaient: 'n’étaient pas',
    peut: 'ne peut pas',
    peuvent: 'ne peuvent pas',
  },
  it: {
    è: 'non è',
    sono: 'non sono',
    era: 'non era',
    erano: 'non erano',
    può: 'non può',
    possono: 'non possono',
  },
  pt: {
    é: 'não é',
    são: 'não são',
    foi: 'não foi',
    foram: 'não foram',
    pode: 'não pode',
    podem: 'não podem',
  },
  pl: {
    jest: 'nie jest',
    są: 'nie są',
    był: 'nie był',
    była: 'nie była',
    może: 'nie może',
    mogą: 'nie mogą',
  },
}

/** The verb is among the first words of its statement, whose subject has no clause of its own. */
const mostBefore = 8
const opensClause =
  /^(?:that|which|who|whose|whom|when|where|if|while|as|because|and|or|what|how|there|que|quien|donde|cuando|si|como|y|o|qui|dont|où|quand|et|ou|che|cui|quando|se|e|który|która|które|którzy|gdy|jeśli|gdzie|i|oraz|lub|to)$/iu
/** Words after the verb that a denial would not fit: 'is also'. */
const addsMore =
  /^(?:also|only|often|still|already|usually|therefore|thus|both|either|more|less|sometimes|mostly|mainly|always|never|even|just|too|so|también|solo|sólo|siempre|además|aussi|souvent|toujours|donc|anche|spesso|sempre|quindi|também|sempre|więc|także|również|też|często|zawsze|zwykle|dlatego)$/iu

/** A statement with its verb denied: 'The Sun is not a star.' Undefined if that could be no clear statement. */
export function deniedStatement(text: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  const verbs = denials[code]
  if (verbs === undefined || denies(text, code)) return undefined
  const words = text.split(' ')
  const at = words.findIndex((word) => Object.hasOwn(verbs, word))
  const [verb = '', next = ''] = words.slice(at)
  const before = words.slice(0, at)
  const isClear =
    at > 0 &&
    at <= mostBefore &&
    before.every((word) => !/\p{P}$/u.test(word) && !opensClause.test(word)) &&
    !addsMore.test(next)
  return isClear ? words.with(at, verbs[verb] ?? verb).join(' ') : undefined
}

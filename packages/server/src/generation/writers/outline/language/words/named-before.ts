import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** How a language shows, in one sentence, that a pronoun means something that the sentence named before. In lower case, except for the names. */
interface Named {
  /** The text before a pronoun that names one person, and one that names several things or persons. */
  readonly person?: RegExp
  readonly many: RegExp
  readonly ofPerson?: RegExp
  readonly ofMany: RegExp
}

const englishNouns =
  'priest|king|queen|emperor|pope|man|woman|boy|girl|child|person|patient|farmer|worker|teacher|student|pupil|doctor|nurse|author|writer|poet|painter|scientist|president|leader|soldier|merchant|monk|bishop|owner|buyer|seller|reader|driver|father|mother|brother|sister|son|daughter|husband|wife|prince|princess|knight|lord|peasant|slave|citizen|customer|player|singer|actor'
/** After a conjunction, the pronoun is the subject of its own clause: 'when he became king'. */
const clause =
  '(?<=\\s(?:when|because|than|as|before|after|until|once|while|where|if|unless|although|since)\\s)'

const named: Partial<Record<Language, Named>> = {
  en: {
    // A capital within the sentence, or two at its start: 'Louis XVI inherited', 'In August, Columbus set sail'.
    person: new RegExp(
      String.raw`^\p{Lu}[\p{L}’']+\s\p{Lu}[\p{L}’'.]*\s\p{Ll}|,\s\p{Lu}\p{Ll}+\s(?:\p{Lu}[\p{L}’']*\s)*\p{Ll}|\b(?:${englishNouns})\s\p{Ll}`,
      'u',
    ),
    many: /(?:^|\s)(?!(?:series|species|means|news|physics|basis|crisis|always|perhaps|towards|besides|across|yes|his|its|this|thus|has|was|is|does|as|us|less|unless)\b)(?:\p{L}{2,}[^sui\W]s|\p{L}+ies|\p{L}{3,}es|people|peoples|children|men|women|bacteria|fungi|families|couple)\s/u,
    ofPerson: new RegExp(String.raw`\b(?:his|her)(?=\s\p{Ll})|${clause}(?:he|she)\b`, 'gu'),
    ofMany: new RegExp(String.raw`\btheir\b|${clause}they\b`, 'gu'),
  },
  de: {
    many: /(?:^|\s)(?:[Dd]ie|[Vv]iele|[Aa]lle|[Mm]anche|[Ee]inige|[Mm]ehrere|[Bb]eide|[Zz]wei|[Dd]rei|[Ww]enige)\s(?:\p{Ll}+\s)?\p{Lu}\p{L}+\s/u,
    ofMany: /(?<=\s)ihre[rnms]?(?=\s)/gu,
  },
  fr: {
    many: /(?:^|\s)(?:les|des|certains|certaines|plusieurs|deux|trois|beaucoup de)\s\p{L}+[sx]\s/iu,
    ofMany: /(?<=\s)leurs?(?=\s\p{L})/gu,
  },
  it: {
    many: /(?:^|\s)(?:i|gli|le|alcuni|alcune|molti|molte|due|tre)\s\p{L}+[ie]\s/iu,
    ofMany: /(?<=\s(?:il|la|i|le|lo|gli|del|della|dei|delle|nel|nella|con|per)\s)loro(?=\s)/gu,
  },
}

/** The subject and its verb are before the pronoun. */
const fewestBefore = 3

/**
 * A text with '…' in the place of each pronoun that means what the text names before: 'King Louis was not like his predecessors', 'Many
 * families lost their savings'. A slide may show it alone. Only for a sentence that needs no other one.
 */
export function withoutNamedBefore(text: string, language: string): string {
  const forms = named[languageOf(language) ?? 'en']
  if (!forms) return text
  const { person, many, ofPerson, ofMany } = forms
  const ofOne = person && ofPerson ? replaced(text, ofPerson, person) : text
  return replaced(ofOne, ofMany, many)
}

function replaced(text: string, pronoun: RegExp, antecedent: RegExp): string {
  return text.replaceAll(pronoun, (word, ...rest: readonly unknown[]) => {
    const at = rest.find((one) => typeof one === 'number') ?? 0
    const before = text.slice(0, at)
    const isNamed = before.trim().split(/\s+/u).length >= fewestBefore && antecedent.test(before)
    return isNamed ? '…' : word
  })
}

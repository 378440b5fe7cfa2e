import { languageOf } from '@lectern/domain/voices/languages.ts'
import { contentWords } from './content-words.ts'

/** The words after the noun of a definition, and the first marks. */
const afterGenus =
  /[,;:،؛(（–—]|\s(?:of|that|which|who|whose|whom|where|when|whereby|in|for|from|to|by|with|without|between|on|at|into|through|as|than|used|made|de|del|della|delle|dei|di|du|des|do|da|dos|das|que|qui|quien|che|dont|où|donde|dove|onde|para|pour|per|por|par|en|em|con|avec|com|a|à|der|die|das|dem|den|von|vom|zur|zum|für|mit|aus|bei|im|van|voor|met|dat|waarin|waarbij|w|z|do|na|o|który|która|które|है|जो|जिसमें|من|في|عبر|الذي|التي)(?![\p{L}\p{M}])/iu
/** 'A type of protein' is about a protein. */
const kindOf =
  /^(?:\p{L}{1,5}\s)?(?:(?:type|kind|form|sort|class|variety|tipo|forma|clase|classe|sorte|espèce)\s(?:of|de|di)|(?:Art|Form)\s(?:von|der|des)|soort|vorm\svan|rodzaj)\s/iu
/** Chinese puts the noun last, after 的. */
const chineseGenus = /^[^。，,；]*的([^。，,；的]+)/u
const person =
  /(?<!\p{L})(?:who|whom|person|people|someone|somebody|anyone|man|woman|human|expert|professional|specialist|member|representative|jemand\p{L}*|wer|mensch\p{L}*|person\p{L}*|persona|quien|alguien|personne|quelqu|qualcuno|pessoa|alguém|quem|iemand|persoon|osoba|ktoś|człowiek|व्यक्ति|شخص)(?!\p{L})|(?:人|者|员|師|师|家|生)(?:[。，,]|$)/iu
/** 'Adviser', 'inspector', 'scientist' */
const agent = /\p{L}{3}(?:er|or|ist|eur|ista)(?!\p{L})/u

/**
 * Whether two definitions may say what one thing is: both are persons, or the nouns that they start with share a word. A
 * definition that does not show its noun may fit any.
 */
export function areOfOneKind(one: string, other: string, language: string): boolean {
  const [a, b] = [one, other].map((meaning) => {
    const genus = genusOf(meaning, language)
    return { words: contentWords(genus), isPerson: person.test(meaning) || agent.test(genus) }
  })
  if (!a || !b || a.words.size === 0 || b.words.size === 0 || (a.isPerson && b.isPerson)) return true
  return !a.words.isDisjointFrom(b.words)
}

/** The noun phrase that a definition starts with: 'an electronic device' of 'an electronic device that stores numbers'. */
function genusOf(meaning: string, language: string): string {
  const isChinese = languageOf(language) === 'zh'
  const genus = isChinese ? chineseGenus.exec(meaning)?.[1] : meaning.replace(kindOf, '').split(afterGenus)[0]
  return genus ?? ''
}

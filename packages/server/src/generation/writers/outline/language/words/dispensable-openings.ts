import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced } from './word-patterns.ts'

/**
 * How a sentence opens with a means, a reason, a purpose or a concession, up to a comma: 'By measuring temperatures, …'. The rest holds
 * without it, as it does not without a condition, a time or a place. No languages whose verb comes right after such an opening.
 */
const openings: Partial<Record<Language, string>> = {
  en: 'by \\p{Ll}+ing|although|even though|though|because(?! of)|thanks to|despite|in spite of|(?:in order )?to \\p{Ll}+|using|instead of',
  es: 'aunque|a pesar de|pese a|gracias a|al \\p{Ll}+[aei]r|mediante|para \\p{Ll}+[aei]r(?:l[oae]s?|se)?|debido a|como|ya que|puesto que|dado que',
  fr: 'bien que|quoique|malgré|grâce à|en \\p{Ll}+ant|pour \\p{Ll}+(?:er|ir|re)|comme|puisque|étant donné que',
  it: 'anche se|sebbene|benché|nonostante|malgrado|grazie a\\p{Ll}*|per \\p{Ll}+(?:are|ere|ire)|poiché|siccome|dato che',
  pt: 'embora|apesar d\\p{Ll}+|graças a\\p{Ll}*|para \\p{Ll}+[aei]r|ao \\p{Ll}+[aei]r|como|uma vez que|visto que|já que',
  ro: 'deși|datorită|pentru a|deoarece|întrucât',
  pl: 'chociaż|choć|mimo że|pomimo|dzięki|aby|żeby|by|ponieważ|\\p{Ll}{3,}ąc',
  cs: 'přestože|ačkoli|i když|díky|aby|protože|jelikož',
  sk: 'hoci|aj keď|vďaka|aby|pretože|keďže',
  ru: 'хотя|несмотря на|благодаря|чтобы|поскольку|так как|\\p{Ll}{3,}(?:ая|яя|уя)',
  uk: 'хоча|незважаючи на|завдяки|щоб|оскільки|\\p{Ll}{3,}(?:ючи|аючи|уючи)',
  el: 'παρόλο που|αν και|χάρη σ\\p{Ll}+|για να|επειδή',
  hu: 'bár|noha|mivel|annak ellenére, hogy',
  tr: '\\p{Ll}+ rağmen|\\p{Ll}+ sayesinde|\\p{Ll}+ için',
  id: 'meskipun|walaupun|berkat|untuk|karena',
  vi: 'mặc dù|tuy|nhờ|để|vì|bởi vì',
  ar: 'على الرغم من|رغم|بفضل|بسبب|من خلال|نظرًا ل\\p{L}*|لأن',
  he: 'למרות|בזכות|כדי|מכיוון ש\\p{L}+|כיוון ש\\p{L}+',
  zh: '虽然|尽管|因为|由于|通过|为了',
}

/** Words that join the rest of a Chinese sentence to such an opening. */
const joint = /^(?:但是?|可是|所以|因此|却|就)/u

const patterns = new Map(
  Object.entries(openings)

    .map(([code, words]) => {
      const end = unspaced.has(languageOf(code) ?? 'en') ? '' : '(?![\\p{L}\\p{M}])'
      return [
        code,
        new RegExp(`^(?:${words})${end}[^,，،:：;；.!?]{2,}[,，،]\\s?(?<rest>\\S.*)$`, 'iu'),
      ] as const
    }),
)

/** The rest of a sentence after such an opening; undefined if it has none. */
export function withoutDispensableOpening(text: string, language: string): string | undefined {
  const rest = patterns.get(languageOf(language) ?? 'en')?.exec(text)?.groups?.rest
  return rest === undefined ? undefined : rest.replace(joint, '')
}

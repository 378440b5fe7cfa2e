import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

const auxiliary = 'is|are|was|were|do|does|did|can|could|will|would|has|have|had|should|must|may|might'

/** Headings that are questions without their mark. */
const questions: Partial<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:(?:what|who|how|why|when|where|how (?:many|much|far|long|often|fast))\\s(?:${auxiliary})\\s|(?:what|which|how many|how much)\\s(?!(?:we|you|they|he|she|it|i|one)\\s)\\p{L}+\\s(?:${auxiliary})\\s|who\\s\\p{Ll}+s\\s)`,
    'iu',
  ),
  es: /^(?:qué|quién(?:es)?|cómo|por qué|para qué|cuándo|(?:de |a )?dónde|cuál(?:es)?|cuánt[oa]s?)\s/iu,
  fr: /^(?:qu[’']est-ce qu[e’']|pourquoi\s|comment\s|qui\s(?:est|sont|a|ont)\s|quel(?:le)?s?\s)/iu,
  de: /^(?:was|wer|wie|warum|wieso|wo|wann|welche[rsnm]?\s\p{L}+)\s(?:ist|sind|war|waren|hat|haben|wird|werden|wurde|wurden|kann|können|macht|bedeutet|heißt|funktioniert|entsteht|entstehen|gibt|gehört|kommt)\s?/iu,
  it: /^(?:che cosa|cosa|chi|come|perché|quando|dove|quale?|quali|quant[oaie])\s\p{Ll}/iu,
  nl: /^(?:wat|wie|hoe|waarom|waar|wanneer)\s(?:is|zijn|was|waren|heeft|hebben|wordt|worden|werd|werden|kan|kunnen|doet|doen|betekent|werkt|ontstaat|ontstaan|gebeurt)(?:\s|$)/iu,
  da: /^(?:hvad|hvem|hvordan|hvorfor|hvor|hvornår)\s(?:er|var|har|havde|kan|skal|bliver|blev|gør|betyder|sker|virker|opstår)(?:\s|$)/iu,
  no: /^(?:hva|hvem|hvordan|hvorfor|hvor|når)\s(?:er|var|har|hadde|kan|skal|blir|ble|gjør|betyr|skjer|virker|oppstår)(?:\s|$)/iu,
  sv: /^(?:vad|vem|hur|varför|var|när)\s(?:är|var|har|hade|kan|ska|blir|blev|gör|betyder|händer|fungerar|uppstår)(?:\s|$)/iu,
  fi: /^(?:mikä|mitä|mitkä|kuka|miten|kuinka|miksi|milloin|missä|mistä)\s\p{Ll}/iu,
  cs: /^(?:co|kdo|jak|proč|kdy|kde|kolik|odkud|čím|k čemu|jak[áéýíou]+|kter\p{L}+)\s\p{Ll}/iu,
  sk: /^(?:čo|kto|ako|prečo|kedy|kde|koľko|odkiaľ|čím|na čo|ak[áéýíou]+|ktor\p{L}+)\s\p{Ll}/iu,
  ru: /^(?:что|кто|как|почему|зачем|когда|где|откуда|сколько|чем|как(?:ой|ая|ое|ие)|котор\p{L}+)\s\p{Ll}/iu,
  uk: /^(?:що|хто|як|чому|навіщо|коли|де|звідки|скільки|чим|як(?:ий|а|е|і))\s\p{Ll}/iu,
  hu: /^(?:mi az?|mik az?|mit|ki az?|kik|hogyan|miért|mikor|hol|honnan|mennyi|milyen|melyik)\s/iu,
  // 'Unde electromagnetice' are waves.
  ro: /^(?:(?:ce|cine|cum|de ce|când|care|cât[eăi]?)\s\p{Ll}|unde\s(?:este|e|sunt|se|a|au|s-a|s-au|era|erau|trăi\p{L}+|găsi\p{L}+)\s)/iu,
  // 'Ποινικό δίκαιο' and 'Πόσιμο νερό' begin with no question word.
  el: /^(?:τι|ποι(?:ος|α|ο|οι|ες|ον|αν|ους|ου|ας|ων)|πώς|γιατί|πότε|πού|πόσ(?:ος|η|ο|οι|ες|α|ους|ων))\s\p{Ll}/iu,
  // 'Neden ve sonuç' are cause and effect.
  tr: /(?:^(?:neden(?!\s(?:ve|ile|sonuç)\s)|niçin|nasıl)\s.*|\s(?:nedir|nelerdir|kimdir|nasıl\s\S+|neden\s\S+))$/iu,
  id: /^(?:apa (?:itu|yang)|siapa|mengapa|bagaimana|kapan|di mana|berapa)\s/iu,
  vi: /^(?:tại sao|vì sao|làm thế nào)\s|\s(?:là gì|là ai|như thế nào|thế nào)$/iu,
  he: /^(?:מהו|מהי|מהם|מהן|מה זה|מה הם|מה הוא|מה היא|למה|מדוע|איך|כיצד|מתי|איפה)\s/u,
  ja: /(?:とは|のか|でしょうか|ですか)$/u,
  // Nouns end like the particle: 이란 (Iran), 혼란 (confusion), 배란 (ovulation), 임진왜란 (a war).
  ko: /(?:\S이란|(?<!(?:^|\s)[소포요파모토내대미누피이교배]|[왜호계혼반산환분문심곤명알착동정현찬전민])란|(?:무엇|누구|어디|언제)인가|는가|까|나요)$/u,
  pl: /^(?:czym|czemu|co|kto|kogo|jak|dlaczego|kiedy|gdzie|skąd|po co|od czego|ile|jak[aie]\p{L}*|któr\p{L}+)\s\p{Ll}/iu,
  pt: /^(?:o que|quem|como|por qu[eê]|para que serve\p{L}*|qual|quais|quant[oa]s?)\s/iu,
  ar: /^(?:ما\s(?:هو|هي|هم|معنى)|ماذا|لماذا|كيف|أين|متى|هل|كم)\s/u,
  hi: /\s(?:क्या|क्यों|कैसे|कौन|कब|कहाँ|कहां|कितन\S*)\s\S+(?:\s\S+)?$/u,
  zh: /^(?:什么|为什么|为何|如何|怎样|怎么|谁|哪|何时)|(?:是什么|吗|呢|为什么)$/u,
}

/** Headings that name what is defined, and the rest of the question: 'マグマとは' asks 'what is magma'. */
const nounQuestions: Partial<Record<Language, readonly [RegExp, string]>> = {
  ja: [/とは$/u, '何ですか？'],
  ko: [/(?:이란|란)$/u, ' 무엇인가요?'],
}

/** German puts the verb of a subordinate clause last: 'Warum sich die Ziele widersprechen', but not 'Wie atmen Fische'. Nouns have capitals. */
const germanClause =
  /^(?:was|wer|wie|warum|wieso|weshalb|woher|wodurch|womit|woran|wovon|welche[rsnm]?)\s(?!(?:\p{Ll}+(?:t|en))(?<!\b(?:nicht|den|einen|oft|weit|gut|selbst|jeden))\s)(?:\S+\s)+\p{Ll}+(?:t|en|ern|eln|ind|ist|war|ar)$/u

/** A clause of an English question: 'How rivers grow', 'What the court can order', 'When to use a comma'. 'When demand falls' is a case. */
const clause =
  /^(?:(?:what|who|how|why)\s(?!(?:about|if|else|not|next)\b)\p{L}|(?:when|where)\s(?:to|we)\s\p{L})/iu

/** 'What salt does to plants', 'What cells are made of', 'What depreciation is not': the noun is the subject, and no question ends so. */
const nounClause =
  /^(?:what|which|how many|how much)\s\p{L}+\s(?:(?:do|does|did)(?:\s(?:to|for|with|in|not|when|and|at|on)\s|$)|(?:is|are|was|were|can|could|must|has|have|had|will|would|should)(?:\s.*)?\s(?:of|like|from|for|to|about|with|do|not)$|(?:is|are|was|were)$)/iu

/** A heading that is a question without its mark, with the mark: 'What is a river' as 'What is a river?' */
export function questionOf(text: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  // 'What to do (learn this by heart)'
  const heading = text.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '')
  if (/[?？؟!:：.,]/u.test(heading) || questions[code]?.test(heading) !== true) return undefined
  if (code === 'en' && nounClause.test(heading)) return undefined
  const marks: Partial<Record<Language, string>> = { zh: '？', ar: '؟', fr: ' ?', el: ';', ja: '？' }
  const noun = nounQuestions[code]
  if (noun?.[0].test(heading) === true) return `${heading.trim()}${noun[1]}`
  const opening = code === 'es' ? '¿' : ''
  return `${opening}${heading.trim()}${marks[code] ?? '?'}`
}

/**
 * A heading that completes 'Tell us …': 'how rivers grow'. Only English and German need it: others ask in the same words, or
 * the phrase books have no request for it.
 */
export function clauseOf(heading: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  const pattern = code === 'en' ? clause : code === 'de' ? germanClause : undefined
  const low = heading.charAt(0).toLowerCase() + heading.slice(1)
  if (/[?!:.,]/u.test(heading) || pattern?.test(low) !== true) return undefined
  // 'I would like to know what you need to know': the listeners are meant, not the other host.
  if (/(?<!\p{L})(?:you|your|sie|ihr|du|dein\p{L}*|ihre)(?!\p{L})/iu.test(heading)) return undefined
  if (questionOf(heading, language) !== undefined) return undefined
  const [first = ''] = heading.split(' ')
  return first.toLowerCase() + heading.slice(first.length)
}

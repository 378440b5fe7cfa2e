import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { beliefWords } from '../../../../../platform/languages/belief-words.ts'
import { alternatives, unspaced, wordEnd } from './word-patterns.ts'

/** Openings of a sentence that says how it really is, in lower case. */
const corrections: Partial<Record<Language, string>> = {
  en: 'the opposite is|on the contrary|not so|not at all|this is a (?:myth|mistake|misconception)|in fact|in reality|in truth|actually|the truth is|it is not|it isn’t|this is (?:wrong|false|not)|that is (?:wrong|false|not)|no[,:]',
  es: 'al contrario|es al revés|ocurre lo contrario|lo contrario es|en realidad|de hecho|en verdad|no es|esto (?:es falso|no)|eso (?:es falso|no)|es (?:falso|un error)',
  fr: "au contraire|c’est le contraire|c’est l’inverse|en réalité|en fait|en vérité|c’est faux|c[’']est (?:faux|une erreur)|ce n[’']est pas|il n[’']en est rien",
  de: 'im gegenteil|das gegenteil|umgekehrt|tatsächlich|in wirklichkeit|in wahrheit|in der realität|das (?:stimmt nicht|ist (?:falsch|nicht|ein irrtum))',
  pt: 'pelo contrário|é o contrário|ao contrário|na verdade|na realidade|de fato|de facto|isto (?:é falso|não)|isso (?:é falso|não)|não é',
  pl: 'jest odwrotnie|jest wręcz|przeciwnie|odwrotnie|w rzeczywistości|naprawdę|tak naprawdę|faktycznie|tymczasem|to (?:nieprawda|błąd|mit|nie)|nie jest',
  cs: 've skutečnosti|ve skutečnosti však|doopravdy|to (?:není|je omyl|je mýtus)',
  sk: 'v skutočnosti|naozaj|to (?:nie|je omyl|je mýtus)',
  ru: 'наоборот|напротив|всё наоборот|на самом деле|в действительности|это (?:не|ошибка|заблуждение|миф)',
  uk: 'навпаки|насправді|у дійсності|це (?:не|помилка|хибно|міф)',
  ro: 'în realitate|de fapt|acest lucru (?:este fals|nu)|nu este',
  sv: 'i själva verket|egentligen|i verkligheten|det (?:är fel|stämmer inte|är inte)',
  da: 'i virkeligheden|faktisk|det (?:er forkert|passer ikke|er ikke)',
  no: 'i virkeligheten|faktisk|egentlig|det (?:er feil|stemmer ikke|er ikke)',
  fi: 'todellisuudessa|oikeasti|itse asiassa|se ei|tämä (?:ei|on väär)',
  hu: 'valójában|a valóságban|ez (?:téves|nem)',
  el: 'στην πραγματικότητα|αυτό (?:δεν|είναι λάθος)',
  id: 'sebenarnya|padahal|kenyataannya|(?:ini|itu|hal ini) (?:salah|keliru|tidak)',
  vi: 'thực ra|thật ra|trên thực tế|thực tế|điều (?:này|đó) (?:là sai|không)',
  zh: '恰恰相反|正好相反|刚好相反|相反|其实|实际上|事实上|这是(?:错|不)|这种(?:看法|想法|说法)|这不',
  ar: 'العكس|بل العكس|في الحقيقة|في الواقع|والحقيقة|الحقيقة|هذا (?:غير|خطأ|ليس)|وهذا (?:غير|خطأ|ليس)',
}

/** A verb in the mood of reported speech shows whose words they are: 'man könne sich daran gewöhnen'. */
const reported: Partial<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:könnten?|könne|sei|seien|habe|hätten?|werde|würden?|müsse|müssten?|dürfe|solle|wäre|dass|es\swäre)(?!\p{L})/u,
  sv: /(?<!\p{L})(?:inte|alltid|aldrig)(?!\p{L})/u,
  da: /(?<!\p{L})(?:ikke|altid|aldrig)(?!\p{L})/u,
  no: /(?<!\p{L})(?:ikke|alltid|aldri)(?!\p{L})/u,
}

/** Experts are mostly right about it. */
const experts =
  /scientist|historian|researcher|experts?(?!\p{L})|scholar|economist|biologist|physicist|philosopher|theorist|científic|historiador|investigador|scientifique|historien|chercheu|wissenschaft|historiker|forscher|naukowc|historyc|badacz|cientist|pesquisador|учен(?:ые|ых)|учён|исследовател|историк|вчен|дослідник|科学家|学者|专家|历史学家|研究者|研究人员|العلماء|الباحث|المؤرخ|الخبراء/iu
/** Words that call what is believed a mistake themselves. */
const named =
  /misconception|(?<!\p{L})myth|mistake|fallacy|wrongly|(?<!\p{L})error|(?<!\p{L})mito|erreur|mythe|à tort|irrtum|fälschlich|błęd|(?<!\p{L})mit,|omyl|ошибк|заблужд|миф|помилк|міф|(?<!\p{L})erro(?!\p{L})|误区|误以为|错误|خطأ|خرافة|tévhit|fejl|feil|misstag|greșeal|kesalahan|sai lầm/iu

/** Whether a sentence itself calls a belief a mistake. */
export function namesMistakenBelief(text: string): boolean {
  return named.test(text)
}

const patterns = new Map<Language, RegExp>()

/** The belief that a sentence names as a mistake of others: 'Sugar makes children restless' of 'Many think that sugar makes children restless'. */
export function beliefIn(text: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  const words = beliefWords[code]
  if (words === undefined || experts.test(text)) return undefined
  const pattern =
    patterns.get(code) ??
    new RegExp(
      unspaced.has(code)
        ? `^.{2,30}?(?:${alternatives(words)})([^。；：，]+)$`
        : `^[^.;:]{3,90}?(?<!\\p{L})(?:${alternatives(words)})\\s([^;:]+)$`,
      'iu',
    )
  patterns.set(code, pattern)
  const [, belief] = pattern.exec(text) ?? []
  return belief === undefined || reported[code]?.test(belief) === true ? undefined : belief
}

const openings = new Map<Language, RegExp>()

/** Whether a sentence says that what is before it is not so. */
export function corrects(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const words = corrections[code]
  if (words === undefined) return false
  const pattern = openings.get(code) ?? new RegExp(`^(?:${words})${unspaced.has(code) ? '' : wordEnd}`, 'iu')
  openings.set(code, pattern)
  return pattern.test(text)
}

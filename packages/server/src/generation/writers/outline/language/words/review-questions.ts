import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Exercises that ask for reasons without a question mark: 'Give two reasons why …', 'Explain why …'. */
const tasks: Partial<Record<Language, RegExp>> = {
  en: /^(?:give|name|state|list|identify|explain|discuss|describe|say)(?!\p{L}).*?(?<!\p{L})(?:why|reasons?(?:\swhy|\sfor)?|causes?\s(?:of|for))(?!\p{L})/iu,
  es: /^(?:da|dé|dad|den|indi(?:ca|que)n?|mencion[ae]n?|nombr[ae]n?|expli(?:ca|que)n?|enumer[ae]n?|cit[ae]n?)(?!\p{L}).*?(?<!\p{L})(?:por\squé|(?:razones|motivos)\s(?:por\s(?:las|los)\s(?:que|cuales)|de|para)|causas\sde)(?!\p{L})/iu,
  fr: /^(?:donne[zr]?|cite[zr]?|explique[zr]?|indique[zr]?|nomme[zr]?)(?!\p{L}).*?(?<!\p{L})(?:pourquoi|raisons\s(?:pour\slesquelles|de)|causes\sde)(?!\p{L})/iu,
  de: /^(?:nenn(?:e|t|en\ssie)|gib|geben\ssie|erklär(?:e|t|en\ssie)|erläuter(?:e|t|n\ssie)|begründ(?:e|et|en\ssie))(?!\p{L}).*?(?<!\p{L})(?:warum|weshalb|wieso|gründe(?:\sfür|,\swarum|,\sweshalb)?|ursachen(?:\sfür)?)(?!\p{L})/iu,
  it: /^(?:indica(?:te)?|elenca(?:te)?|spiega(?:te)?|cita(?:te)?|nomina(?:te)?)(?!\p{L}).*?(?<!\p{L})(?:perché|(?:ragioni|motivi)\s(?:per\scui|di|della|del)|cause\s(?:di|della|del))(?!\p{L})/iu,
  pt: /^(?:dê|indi(?:ca|que)|mencione|cite|expli(?:ca|que)|apresente|enumere)(?!\p{L}).*?(?<!\p{L})(?:por\sque|(?:razões|motivos)\s(?:pel[ao]s\squais|para|de|da|do)|causas\sd[aeo])(?!\p{L})/iu,
  nl: /^(?:noem|geef|verklaar|leg\suit|beschrijf)(?!\p{L}).*?(?<!\p{L})(?:waarom|redenen(?:\svoor|\swaarom)?|oorzaken(?:\svan)?)(?!\p{L})/iu,
  pl: /^(?:podaj(?:cie)?|wymień(?:cie)?|wyjaśnij(?:cie)?|wskaż(?:cie)?)(?!\p{L}).*?(?<!\p{L})(?:dlaczego|powody(?:,\sdla\sktórych)?|przyczyny)(?!\p{L})/iu,
  cs: /^(?:uveď(?:te)?|vysvětli(?:te)?|vyjmenuj(?:te)?)(?!\p{L}).*?(?<!\p{L})(?:proč|důvody(?:,\sproč)?|příčiny)(?!\p{L})/iu,
  sk: /^(?:uveď(?:te)?|vysvetli(?:te)?|vymenuj(?:te)?)(?!\p{L}).*?(?<!\p{L})(?:prečo|dôvody(?:,\sprečo)?|príčiny)(?!\p{L})/iu,
  ru: /^(?:назовите|укажите|приведите|объясните|перечислите)(?!\p{L}).*?(?<!\p{L})(?:почему|причин[ыу]?)(?!\p{L})/iu,
  uk: /^(?:назвіть|укажіть|вкажіть|наведіть|поясніть|перелічіть)(?!\p{L}).*?(?<!\p{L})(?:чому|причин[иу]?)(?!\p{L})/iu,
  da: /^(?:nævn|giv|forklar|angiv)(?!\p{L}).*?(?<!\p{L})(?:hvorfor|grunde\stil|årsager\stil)(?!\p{L})/iu,
  no: /^(?:nevn|gi|forklar|oppgi)(?!\p{L}).*?(?<!\p{L})(?:hvorfor|grunner\stil|årsaker\stil)(?!\p{L})/iu,
  sv: /^(?:nämn|ge|förklara|ange)(?!\p{L}).*?(?<!\p{L})(?:varför|skäl\still|orsaker\still)(?!\p{L})/iu,
  fi: /^(?:mainitse|selitä|kerro|anna)(?!\p{L}).*?(?<!\p{L})(?:miksi|syytä(?:,\smiksi)?)(?!\p{L})/iu,
  ro: /^(?:dați|dă|numiți|numește|explicați|explică|enumerați|enumeră)(?!\p{L}).*?(?<!\p{L})(?:de\sce|motive\spentru\scare|cauze\sale)(?!\p{L})/iu,
  id: /^(?:sebutkan|jelaskan|berikan)(?!\p{L}).*?(?<!\p{L})(?:mengapa|alasan|penyebab)(?!\p{L})/iu,
  vi: /^(?:hãy\s)?(?:nêu|giải\sthích|cho\sbiết|kể)(?!\p{L}).*?(?<!\p{L})(?:vì\ssao|tại\ssao|(?:lí|lý)\sdo|nguyên\snhân)(?!\p{L})/iu,
  ar: /^(?:اذكر|علل|علّل|فسر|فسّر|اشرح)(?!\p{L}).*?(?<!\p{L})(?:لماذا|سببين\sل?|أسباب\s?)/u,
  he: /^(?:הסבירו|הסבר|ציינו|ציין|מנו)(?!\p{L}).*?(?<!\p{L})(?:מדוע|למה|סיבות\sל?)/u,
  zh: /^(?:请)?(?:说出|说明|解释|举出|写出|列举|简述)(?:.*?为什么)?/u,
}

/** The claim whose reasons an exercise asks for: 'patients are at risk' of 'Give two reasons why patients are at risk.' */
export function askedReasonOf(text: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  const [start] = tasks[code]?.exec(text) ?? []
  const isOfReason = code !== 'zh' || /为什么|原因|理由/u.test(text)
  if (start === undefined || !isOfReason) return undefined
  const rest = text
    .slice(start.length)
    .replace(code === 'zh' ? /的?(?:\p{Script=Han}个)?(?:原因|理由)/u : /^[,\s]+/u, '')
  return rest.trim() === '' ? undefined : rest
}

/** Questions for what follows from something: 'How does … affect …?', 'What happens when …?' */
const effects: Partial<Record<Language, RegExp>> = {
  en: /^how\s(?:do|does|did|can|could|will|would)\s.*\s(?:affect|influence|change|contribute|react|respond)(?!\p{L})|^what\s(?:happens|happened|follows|effects?|consequences?)(?!\p{L})|^what\s(?:is|are|was|were)\sthe\s(?:effects?|consequences?|results?)\sof/iu,
  es: /^¿?(?:cómo\s(?:afectan?|influyen?|cambian?|contribuyen?|reaccionan?|responden?)|qué\s(?:ocurre|pasa|sucede|efectos?|consecuencias?))(?!\p{L})/iu,
  fr: /^(?:comment\s.*(?:affecte|influe|influence|change|contribue|réagi|agi)(?:nt|t|ssent)?|que\sse\spasse|qu[’']arrive|quel(?:le)?s?\s(?:est|sont)\s(?:l[’']effet|les\seffets|la\sconséquence|les\sconséquences))/iu,
  de: /^(?:wie\s(?:wirkt|wirken|beeinflusst|beeinflussen|verändert|verändern|ändert|ändern|reagiert|reagieren)|was\s(?:passiert|geschieht)|welche\s(?:folgen?|auswirkung(?:en)?|wirkung))(?!\p{L})/iu,
  it: /^(?:come\s(?:influisc|influenz|cambia|contribui|reagisc)|che\s(?:cosa\s)?(?:succede|accade)|quali?\s(?:è|sono)\s(?:l[’']effetto|gli\seffetti|la\sconseguenza|le\sconseguenze))/iu,
  pt: /^(?:como\s.*(?:afeta|influencia|influi|muda|contribui|reage)|o\sque\s(?:acontece|ocorre)|qual\sé\s(?:o\sefeito|a\sconsequência))/iu,
  nl: /^(?:hoe\s(?:beïnvloedt|beïnvloeden|verandert|veranderen|reageert|reageren)|wat\s(?:gebeurt|is\shet\sgevolg|zijn\sde\sgevolgen))(?!\p{L})/iu,
  pl: /^(?:jak\s.*(?:wpływa|zmienia|reaguj)|co\ssię\s(?:dzieje|stanie|stało)|co\snastępuje|jaki(?:e|ch)?\s(?:jest|są)\sskut)/iu,
  cs: /^(?:jak\s.*(?:ovlivň|mění|působí|reaguj)|co\sse\s(?:stane|děje)|jaké?\s(?:je|jsou)\s(?:důsledk|následk))/iu,
  sk: /^(?:ako\s.*(?:ovplyvň|mení|pôsobí|reaguj)|čo\ssa\s(?:stane|deje)|aké\s(?:je|sú)\s(?:dôsledk|následk))/iu,
  ru: /^(?:как\s.*(?:влия|меня|изменя|действу)|что\s(?:происходит|произойд[её]т|случится)|к\sчему\sприводит|каковы\sпоследствия)/iu,
  uk: /^(?:як\s.*(?:вплива|зміню|ді[єю])|що\s(?:відбувається|станеться|трапиться)|до\sчого\sпризводить|які\sнаслідки)/iu,
  ro: /^(?:cum\s.*(?:afectează|influențează|schimbă)|ce\sse\s(?:întâmplă|petrece))/iu,
  fi: /^(?:miten\s.*(?:vaikutta|muuttu)|mitä\s(?:tapahtuu|seuraa))/iu,
  hu: /^(?:hogyan\s.*(?:hat|befolyásol|változ)|mi\störténik)/iu,
  el: /^(?:πώς\s.*(?:επηρεάζ|αλλάζ)|τι\sσυμβαίνει)/iu,
  tr: /ne\solur|nasıl\s(?:etkiler|değişir)/iu,
  id: /^(?:bagaimana\s.*(?:memengaruhi|mempengaruhi|berubah)|apa\s(?:yang\sterjadi|akibat|pengaruh))/iu,
  vi: /ảnh\shưởng\s(?:như\sthế\snào|thế\snào)|điều\sgì\s(?:sẽ\s)?xảy\sra/iu,
  hi: /क्या\s(?:होता|होगा|प्रभाव|असर|परिणाम)/u,
  ar: /^(?:ماذا\s(?:يحدث|يحصل|ينتج)|كيف\s[يت]ؤثر|ما\s(?:أثر|تأثير|نتيجة))/u,
  he: /^(?:מה\s(?:קורה|יקרה)|כיצד\sמשפיע|איך\sמשפיע)/u,
  zh: /会怎么样|会怎样|会发生什么|有什么(?:影响|后果|结果)|(?:如何|怎样|怎么)影响/u,
  ja: /どうなる|どうなり|どのような影響/u,
}

/** Instructions for several exercises, which say nothing without them. */
const forSeveral = /following exercises|siguientes ejercicios|exercices suivants|folgenden aufgaben/iu

export function pointsAtExercises(text: string): boolean {
  return forSeveral.test(text)
}

export function asksForEffect(question: string, language: string): boolean {
  return effects[languageOf(language) ?? 'en']?.test(question) === true
}

/** Questions for the case or the time in which something holds. */
const cases: Partial<Record<Language, RegExp>> = {
  en: /^(?:when\s(?:do|does|is|are|can|should|must|may|will)|under\s(?:what|which)\s(?:condition|circumstance)s?)(?!\p{L})/iu,
  es: /^¿?(?:cuándo|en\squé\s(?:caso|condiciones))(?!\p{L})/iu,
  fr: /^(?:quand|dans\squel\scas|à\squelles?\sconditions?)(?!\p{L})/iu,
  it: /^(?:quando|in\squale\scaso|a\squali?\scondizion[ei])(?!\p{L})/iu,
  pt: /^(?:quando|em\sque\s(?:caso|condições))(?!\p{L})/iu,
  de: /^(?:wann|unter\swelchen?\s(?:bedingung(?:en)?|umständen))(?!\p{L})/iu,
  pl: /^(?:kiedy|pod\sjakim\swarunkiem|w\sjakim\sprzypadku)(?!\p{L})/iu,
  cs: /^(?:kdy|za\sjak(?:é|ých)\spodmín(?:ky|ek))(?!\p{L})/iu,
  sk: /^(?:kedy|za\sak(?:ej|ých)\spodmien(?:ky|ok))(?!\p{L})/iu,
  ru: /^(?:когда|при\sкак(?:ом|их)\sуслови(?:и|ях))(?!\p{L})/iu,
  uk: /^(?:коли|за\sяк(?:ої|их)\sумов[и]?)(?!\p{L})/iu,
  ro: /^(?:când|în\sce\s(?:caz|condiții))(?!\p{L})/iu,
}

export function asksForCase(question: string, language: string): boolean {
  return cases[languageOf(language) ?? 'en']?.test(question.trim()) === true
}

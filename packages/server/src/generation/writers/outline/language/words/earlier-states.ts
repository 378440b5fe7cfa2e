import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced } from './word-patterns.ts'

/** Openers of a sentence about what was so at first or for a long time, and mostly no longer is. */
const openers: Readonly<Record<Language, string>> = {
  en: 'for most of history|for most of its history|for most of human history|for generations|at first|initially|originally|for decades|for centuries|for a long time|for many years|until recently|once,|in the past|formerly|previously',
  es: 'durante la mayor parte de la historia|durante generaciones|al principio|inicialmente|originalmente|durante décadas|durante siglos|durante mucho tiempo|hasta hace poco|antes se|antiguamente|en el pasado',
  fr: "pendant des générations|pendant la plus grande partie de l’histoire|au début|initialement|à l’origine|à l'origine|pendant des décennies|pendant des siècles|pendant longtemps|longtemps,|jusqu’à récemment|jusqu'à récemment|autrefois|jadis|par le passé",
  de: 'die längste zeit|generationenlang|zunächst|anfangs|ursprünglich|jahrzehntelang|jahrhundertelang|lange zeit|lange galt|bis vor kurzem|früher|einst|in der vergangenheit',
  it: "per gran parte della storia|per generazioni|all’inizio|all'inizio|inizialmente|originariamente|in origine|per decenni|per secoli|per molto tempo|a lungo|fino a poco tempo fa|un tempo|in passato",
  ja: '当初|最初は|はじめは|長い間|かつて|以前は|昔は',
  ko: '처음에는|당초|오랫동안|과거에는|예전에는|원래는',
  pt: 'durante a maior parte da história|durante gerações|no início|inicialmente|originalmente|durante décadas|durante séculos|durante muito tempo|até há pouco|até recentemente|antigamente|outrora|no passado',
  ru: 'большую часть истории|столетиями|сначала|вначале|первоначально|изначально|десятилетиями|веками|долгое время|долго|до недавнего времени|раньше|прежде|когда-то|в прошлом',
  zh: '最初|起初|一开始|长期以来|过去|从前|曾经|以前',
  ar: 'في البداية|في الأصل|لعقود|لقرون|لفترة طويلة|لوقت طويل|حتى وقت قريب|في الماضي|سابقا|سابقًا|قديما|قديمًا',
  cs: 'nejprve|zpočátku|původně|po desetiletí|po staletí|dlouho|donedávna|dříve|kdysi|v minulosti',
  da: 'i begyndelsen|oprindeligt|i årtier|i århundreder|i lang tid|længe|indtil for nylig|tidligere|engang|før i tiden',
  nl: 'het grootste deel van de geschiedenis|generaties lang|aanvankelijk|in het begin|eerst|oorspronkelijk|decennialang|eeuwenlang|lange tijd|tot voor kort|vroeger|ooit|in het verleden',
  fi: 'aluksi|alun perin|vuosikymmenten ajan|vuosisatojen ajan|pitkään|viime aikoihin asti|aiemmin|ennen vanhaan|menneisyydessä',
  el: 'αρχικά|στην αρχή|για δεκαετίες|για αιώνες|για πολύ καιρό|μέχρι πρόσφατα|παλαιότερα|παλιότερα|κάποτε|στο παρελθόν',
  he: 'בתחילה|בהתחלה|במקור|במשך עשורים|במשך מאות שנים|במשך זמן רב|עד לאחרונה|בעבר|פעם',
  hi: 'शुरू में|आरंभ में|प्रारंभ में|मूल रूप से|दशकों तक|सदियों तक|लंबे समय तक|हाल तक|पहले|अतीत में',
  hu: 'kezdetben|eleinte|eredetileg|évtizedekig|évszázadokig|sokáig|hosszú ideig|egészen a közelmúltig|korábban|régen|egykor|a múltban',
  id: 'awalnya|pada awalnya|mula-mula|semula|selama puluhan tahun|selama berabad-abad|sejak lama|hingga baru-baru ini|dahulu|dulu|di masa lalu',
  no: 'til å begynne med|i begynnelsen|opprinnelig|i flere tiår|i århundrer|i lang tid|lenge|inntil nylig|tidligere|en gang|før i tiden',
  pl: 'przez większość historii|przez stulecia|przez pokolenia|początkowo|z początku|pierwotnie|przez dziesięciolecia|przez dekady|przez wieki|przez długi czas|długo|do niedawna|dawniej|niegdyś|kiedyś|w przeszłości',
  ro: 'la început|inițial|timp de decenii|timp de secole|multă vreme|până de curând|odinioară|cândva|în trecut',
  sk: 'najprv|spočiatku|pôvodne|desaťročia|stáročia|dlho|donedávna|predtým|kedysi|v minulosti',
  sv: 'i början|ursprungligen|till en början|i årtionden|i århundraden|under lång tid|länge|tills nyligen|tidigare|en gång|förr',
  th: 'ในตอนแรก|แต่เดิม|เดิมที|เป็นเวลานาน|ในอดีต|เมื่อก่อน',
  tr: 'başlangıçta|ilk başta|aslen|onlarca yıl|yüzyıllarca|uzun süre|yakın zamana kadar|eskiden|bir zamanlar|geçmişte',
  uk: 'спочатку|спершу|первісно|десятиліттями|століттями|довгий час|довго|донедавна|раніше|колись|у минулому',
  vi: 'ban đầu|lúc đầu|thoạt đầu|trong nhiều thập kỷ|trong nhiều thế kỷ|trong một thời gian dài|cho đến gần đây|trước đây|trước kia|xưa kia|trong quá khứ',
}

/** 'At first light', 'no início da primavera' and 'en gång om året' say when something is so, also now. */
const notOf =
  "(?!\\s(?:light|sight|glance|of|de|da|do|du|des|del|della|af|av|van|om året|om dagen|i året|i uka|i måneden|בשנה|ביום)(?![\\p{L}\\p{M}])|\\sdell[’'])"
const patterns = new Map<Language, RegExp>()

/** Whether a sentence opens with what was so earlier: 'For decades historians condemned it.' Mostly, the next one corrects it. */
export function opensEarlierState(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const end = unspaced.has(code) ? '' : `(?<=,)|(?![\\p{L}\\p{M}])${notOf}`
  const pattern =
    patterns.get(code) ?? new RegExp(`^(?:${alternatives(openers[code].split('|'))})(?:${end})`, 'iu')
  patterns.set(code, pattern)
  return pattern.test(text)
}

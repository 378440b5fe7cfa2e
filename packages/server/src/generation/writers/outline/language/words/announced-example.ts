import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Sentences that only say that an example follows. */
const announcements: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:now\s|next,?\s)?(?:we(?:\swill|’ll|'ll)?|let us|let’s|let's)\s(?:now\s)?(?:work through|look at|take|consider|go through|see|do|start with)|here is|here’s|here's|consider|look at|take a look at|see)\s(?:an|another|one|the following|a (?:short|simple|concrete|worked|small|real|typical|first|second))\s(?:\p{L}+\s)?example(?:\s(?:together|now|first|step by step))?[.:]$/iu,
  es: /^(?:veamos|vemos|tomemos|consideremos|consideramos|resolvamos|analicemos|he aquí)\s(?:ahora\s|juntos\s)?(?:un|otro|el siguiente)\sejemplo(?:\s(?:sencillo|concreto|práctico|real))?[.:]$/iu,
  fr: /^(?:prenons|voyons|voici|considérons|étudions)\s(?:maintenant\s|ensemble\s)?(?:un|un autre|l[’']exemple suivant)\s?(?:exemple)?(?:\s(?:simple|concret|suivant))?\s?[.:]$/iu,
  de: /^(?:(?:betrachten|nehmen|sehen|rechnen|schauen) wir(?: uns)?(?: nun| jetzt)?|hier ist|es folgt|dazu)\s(?:ein|noch ein|das folgende)\s(?:\p{L}+es\s)?beispiel(?:\s(?:an|durch))?[.:]$/iu,
  it: /^(?:vediamo|consideriamo|prendiamo|facciamo|ecco)\s(?:ora\s|insieme\s)?(?:un|un altro|il seguente)\sesempio(?:\s(?:semplice|concreto|pratico))?[.:]$/iu,
  pt: /^(?:vejamos|vamos ver|consideremos|tomemos|eis)\s(?:agora\s|juntos\s)?(?:um|outro|o seguinte)\sexemplo(?:\s(?:simples|concreto|prático))?[.:]$/iu,
  nl: /^(?:laten we|we bekijken|we nemen|hier is|hier volgt)\s(?:nu\s|eens\s)?(?:een|nog een)\s(?:\p{L}+\s)?voorbeeld(?:\s(?:bekijken|nemen|doornemen))?[.:]$/iu,
  pl: /^(?:rozważmy|zobaczmy|weźmy|prześledźmy|przyjrzyjmy się|oto)\s(?:teraz\s)?(?:(?:prosty|następujący|konkretny|kolejny)\s)?przykład(?:owi)?[.:]$/iu,
  cs: /^(?:podívejme se na|uveďme|ukažme si|vezměme si|zde je)\s(?:\p{L}+\s)?příklad[.:]$/iu,
  sk: /^(?:pozrime sa na|uveďme|ukážme si|vezmime si|tu je)\s(?:\p{L}+\s)?príklad[.:]$/iu,
  ru: /^(?:рассмотрим|разберём|разберем|приведём|приведем|возьмём|возьмем)\s(?:теперь\s)?(?:\p{L}+\s)?пример[.:]$/iu,
  uk: /^(?:розглянемо|розгляньмо|наведемо|розберемо|візьмемо)\s(?:тепер\s)?(?:\p{L}+\s)?приклад[.:]$/iu,
  zh: /^(?:下面)?(?:我们)?(?:来)?(?:看|举)(?:一看|看)?(?:一个|个|下面的)?(?:简单的|具体的)?例子[。：:]$/u,
  ar: /^(?:لنأخذ|لننظر إلى|لنتأمل|إليك|إليكم)\s(?:مثالا|مثالًا|مثال|المثال)(?:\s(?:بسيطا|بسيطًا|واحدا|واحدًا|التالي|آخر))?\s?[.:]$/u,
}

/** Whether a sentence only announces an example: 'We work through an example.' A host has asked for one, or asks for it next. */
export function onlyAnnouncesExample(text: string, language: string): boolean {
  return announcements[languageOf(language) ?? 'en']?.test(text.trim()) === true
}

import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Leaves the listeners with questions of the page. Nothing in it agrees with their number, and it addresses none of them. */
const reviewPhrases: Readonly<Record<Language, string>> = {
  en: 'And here is something to think about:',
  es: 'Y ahora, algo para pensar, para quienes nos escuchan:',
  fr: 'Et maintenant, de quoi réfléchir pour celles et ceux qui nous écoutent :',
  de: 'Und nun etwas zum Nachdenken für alle, die zuhören:',
  it: 'E ora qualcosa su cui riflettere, per chi ci ascolta:',
  ja: '最後に、お聞きの皆さんに考えていただきたいことがあります。',
  ko: '이제 듣고 계신 여러분이 생각해 보실 차례입니다.',
  pt: 'E agora, algo para pensar, para quem nos ouve:',
  ru: 'А теперь — над чем подумать тем, кто нас слушает:',
  zh: '最后，请各位听众想一想：',
  ar: 'والآن شيء للتفكير، لكل من يستمع إلينا:',
  cs: 'A teď něco k zamyšlení pro všechny, kdo nás poslouchají:',
  da: 'Og nu noget at tænke over for alle, der lytter:',
  nl: 'En nu iets om over na te denken voor wie luistert:',
  fi: 'Ja nyt pohdittavaa kaikille kuuntelijoille:',
  el: 'Και τώρα, κάτι για να σκεφτούν όσοι μας ακούν:',
  he: 'ועכשיו משהו לחשוב עליו, לכל מי שמאזין לנו:',
  hi: 'और अब हमारे श्रोताओं के सोचने के लिए:',
  hu: 'És most egy kis gondolkodnivaló azoknak, akik hallgatnak minket:',
  id: 'Dan sekarang, bahan renungan bagi para pendengar:',
  no: 'Og nå noe å tenke på for alle som lytter:',
  pl: 'A teraz coś do przemyślenia dla tych, którzy nas słuchają:',
  ro: 'Și acum, ceva la care să reflecteze cei care ne ascultă:',
  sk: 'A teraz niečo na zamyslenie pre všetkých, ktorí nás počúvajú:',
  sv: 'Och nu något att fundera på för alla som lyssnar:',
  th: 'และต่อไปนี้เป็นเรื่องชวนคิดสำหรับผู้ฟังทุกท่าน:',
  tr: 'Ve şimdi, bizi dinleyenler için düşünecek bir şey:',
  uk: 'А тепер — над чим подумати тим, хто нас слухає:',
  vi: 'Và bây giờ là điều để những ai đang nghe cùng suy ngẫm:',
}

export function reviewPhraseOf(language: string): string {
  return reviewPhrases[languageOf(language) ?? 'en']
}

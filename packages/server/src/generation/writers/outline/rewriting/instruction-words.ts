import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** The directions of an instruction without details: fewer words, more words, other words, an example. */
export type Direction = 'shorter' | 'longer' | 'other' | 'example'

/**
 * The words for each direction, by language. An example is matched first, because 'another example' does not mean other
 * wording.
 */
export const directionWords: Record<Direction, Partial<Record<Language, RegExp>> & { readonly en: RegExp }> =
  {
    example: {
      en: /\b(?:(?:another|one more|more|further|an?|with|give|add) )*examples?\b/,
      ar: /مثال/,
      da: /eksempel/,
      de: /beispiel/,
      es: /ejemplo/,
      fr: /exemple/,
      it: /esempio/,
      ja: /例/,
      ko: /예시|예를/,
      nl: /voorbeeld/,
      no: /eksempel/,
      pl: /przykład/,
      pt: /exemplo/,
      ru: /пример/,
      sv: /exempel/,
      tr: /örnek/,
      uk: /приклад/,
      zh: /例子|举例/,
    },
    shorter: {
      en: /\b(?:short(?:er|en)?|brief(?:er|ly)?|(?:more )?concise(?:ly)?|condense|less text|less detail|fewer (?:words|sentences|points))\b/,
      ar: /أقصر|اختصر|أوجز/,
      da: /kortere|forkort/,
      de: /kürzer|kürze|knapper/,
      es: /más (?:corto|breve)|acorta/,
      fr: /plus (?:court|bref)|raccourci/,
      it: /più (?:breve|corto)|accorcia/,
      ja: /短く|簡潔/,
      ko: /짧게|간결/,
      nl: /korter|inkorten/,
      no: /kortere|forkort/,
      pl: /krócej|skróć|krótsz/,
      pt: /mais (?:curto|breve)|encurt/,
      ru: /короче|сократи/,
      sv: /kortare|förkorta/,
      tr: /kısa/,
      uk: /коротше|скороти/,
      zh: /更短|简短|缩短|精简/,
    },
    longer: {
      en: /\b(?:(?:in )?more (?:details?|detailed|information|depth|text|words|sentences|points)|longer|expand|elaborate|(?:in )?detail(?:ed)?|in depth)\b/,
      ar: /تفاصيل|أطول/,
      da: /flere detaljer|længere|uddyb/,
      de: /ausführlicher|mehr details|länger/,
      es: /más (?:detalles?|detallado|largo)/,
      fr: /plus (?:de détails?|détaillé|long)|développe/,
      it: /più (?:dettagli|dettagliato|lungo)/,
      ja: /詳しく|長く/,
      ko: /자세히|자세하게|길게/,
      nl: /meer details|uitgebreider|langer/,
      no: /flere detaljer|lengre|utdyp/,
      pl: /więcej szczegół|dłużej|dokładniej/,
      pt: /mais (?:detalh|longo)/,
      ru: /подробнее|длиннее/,
      sv: /mer detalj|längre|utförligare/,
      tr: /ayrıntılı|daha uzun/,
      uk: /докладніше|детальніше|довше/,
      zh: /更详细|详细|更多细节/,
    },
    other: {
      en: /\b(?:(?:in |with |a )*(?:different|other|another|new) (?:words?|wording|sentences?|phrasing|way|version)|differently|otherwise|rephrase|reword|different)\b/,
      ar: /مختلف|أخرى/,
      da: /anderledes|andre ord|omformul/,
      de: /anders|andere[nr]? (?:worte|wörter|sätze|formulierung)|umformulier/,
      es: /otras palabras|de otr[ao] (?:forma|manera|modo)|reformul/,
      fr: /autrement|d['’]autres mots|reformul/,
      it: /altre parole|diversamente|riformul/,
      ja: /別の|違う/,
      ko: /다르게|다른/,
      nl: /anders|andere woorden|herformul/,
      no: /annerledes|andre ord|omformul/,
      pl: /inaczej|innymi słowami/,
      pt: /outras palavras|de outr[ao] (?:forma|maneira|modo)|reformul/,
      ru: /иначе|по-другому|другими словами/,
      sv: /annorlunda|andra ord|omformul/,
      tr: /farklı/,
      uk: /інакше|по-іншому|іншими словами/,
      zh: /换个|换一|不同/,
    },
  }

/** Instructions that need other words than the page has, with the remark for the author. */
export const declinedInstructions: readonly (readonly [RegExp, Remark])[] = [
  [
    /\b(?:(?:with |in )*(?:simpl(?:e|er|est|ify|ified)|easier|plain(?:er)?) ?(?:words|language|terms)?|for (?:children|kids|beginners)|(?:less|no|without) jargon)\b/,
    remarkOf('SIMPLER_WORDS_NOT_FOLLOWED'),
  ],
  [
    /\b(?:tone|(?:more |in an? )*(?:friendl(?:y|ier)|formal|informal|funn(?:y|ier)|humou?r(?:ous)?|casual|cheerful|serious|livel(?:y|ier)|enthusiastic|engaging|academic|warmer|conversational|encouraging))\b/,
    remarkOf('TONE_NOT_FOLLOWED'),
  ],
  [
    /\b(?:translate\w*(?: (?:it|this))?(?: (?:in)?to \w+)?|in (?:english|french|german|spanish|italian|portuguese|dutch|polish|russian|chinese|japanese|arabic))\b/,
    remarkOf('LANGUAGE_NOT_FOLLOWED'),
  ],
]

/** Words without meaning for an instruction. */
export const fillers =
  /\b(?:please|make|turn|write|rewrite|say|put|give|use|it|its|this|that|slide|line|lines|segment|part|text|the|an?|and|or|but|as|in|into|to|of|with|more|much|bit|little|some|me|us|can|could|you|be|points?|list|words?|type)\b/g

import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** A comparative, and the word before that with which it compares. Languages whose comparatives look like other words are left out. */
const comparatives: Partial<Record<Language, { readonly form: RegExp; readonly than: RegExp }>> = {
  en: { form: /\b(?:higher|lower|greater|smaller|larger|bigger|fewer)\b/iu, than: /\bthan\b/iu },
  es: {
    form: /(?<!\p{L})(?:mayor|menor|mayores|menores|superior|inferior)(?!\p{L})/iu,
    than: /(?<!\p{L})(?:que|a|al)(?!\p{L})/iu,
  },
  fr: {
    form: /(?<!\p{L})(?:supérieure?s?|inférieure?s?|plus (?:grande?|petite?|élevée?|faible|haute?|basse?)s?)(?!\p{L})/iu,
    than: /(?<!\p{L})(?:que|à|au|aux)(?!\p{L})|qu[’']/iu,
  },
  de: {
    form: /(?<!\p{L})(?:höher|niedriger|größer|kleiner|geringer|tiefer)(?!\p{L})/iu,
    than: /(?<!\p{L})als(?!\p{L})/iu,
  },
  pl: {
    form: /(?<!\p{L})(?:wyższ|niższ|większ|mniejsz)(?:y|a|e|i)(?!\p{L})/iu,
    than: /(?<!\p{L})(?:niż|od)(?!\p{L})/iu,
  },
}

/** Whether a case compares with something that it does not name: 'if the price is higher'. */
export function comparesOpenly(text: string, language: string): boolean {
  const found = comparatives[languageOf(language) ?? 'en']
  return found !== undefined && found.form.test(text) && !found.than.test(text)
}

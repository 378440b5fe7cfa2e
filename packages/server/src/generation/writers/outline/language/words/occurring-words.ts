import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'

/** Verbs that say in which case a thing occurs, with the conjunction after them. */
const occurring: Partial<Record<Language, string>> = {
  en: '(?:happens?|occurs?|arises?|develops?|takes? place)\\s(?:when|if|where)',
  es: '(?:ocurre|sucede|se produce|aparece|surge)n?\\s(?:cuando|si)',
  fr: "(?:se produit|survient|apparaît)\\s(?:quand|lorsqu(?:e\\s|[’'])|si\\s)",
  de: '(?:tritt auf|entsteht|geschieht|liegt vor),?\\s(?:wenn|sobald)',
  it: '(?:si verifica|avviene|si ha|accade)\\s(?:quando|se)',
  pt: '(?:ocorre|acontece|surge)\\s(?:quando|se)',
  nl: '(?:ontstaat|gebeurt|treedt op)\\s(?:wanneer|als)',
  pl: '(?:występuje|powstaje|zachodzi|pojawia się),?\\s(?:gdy|kiedy|jeśli)',
  zh: '(?:发生在|出现在)',
  ar: '(?:عندما|حين|إذا)',
}

const patterns = new Map<Language, RegExp>()

/** 'infiltration' of 'Infiltration happens when fluid leaks': the thing that a sentence explains by when it occurs. */
export function nameOfCase(text: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  const words = occurring[code]
  if (words === undefined) return undefined
  const known = patterns.get(code)
  const space = code === 'zh' ? '' : '\\s'
  // In Arabic, the verb is first: 'يحدث التسرب عندما …'.
  const made =
    known ??
    (code === 'ar'
      ? new RegExp(`^(?:يحدث|تحدث|ينشأ|تنشأ|يظهر|تظهر)\\s(ال[\\p{L}\\p{M}]+(?:\\s\\p{L}+)?)\\s${words}`, 'u')
      : new RegExp(
          `^(?:(?:An?|The|El|La|Los|Las|Le|Les|Der|Die|Das|Eine?|Il|Lo|O|A|Een|De|Het)\\s|L[’'])?(\\p{L}[\\p{L}\\p{M}-]*(?:\\s\\p{L}[\\p{L}\\p{M}-]*){0,2}?)${space}${words}`,
          'u',
        ))
  patterns.set(code, made)
  const name = made.exec(text)?.[1]
  return name !== undefined && !pronouns.test(name) ? name : undefined
}

const pronouns =
  /^(?:this|that|it|these|those|what|which|esto|eso|cela|ceci|das|dies|es|questo|ciò|isto|isso|dit|dat|to|这|那)$/iu

import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced } from './word-patterns.ts'

/**
 * The meaning of a column for a decision: `use` says what a thing is chosen for, `avoid` when it must not be chosen, `cause` why the
 * thing of a row happens, and `remedy` what to do about it.
 */
export type ColumnRole = 'use' | 'avoid' | 'cause' | 'remedy'

/** Headings of such columns, as whole words in lower case. */
const headings: Partial<Record<Language, Readonly<Record<ColumnRole, string>>>> = {
  en: {
    use: 'use for|used for|use when|use if|good for|best for|suitable for|suited (?:for|to)|recommended for|indications?|indicated for|when to use|best used for|choose (?:for|when|if)',
    avoid:
      'avoid (?:when|if|in|for)|do not use (?:when|if|in|for)|not (?:suitable |suited )?for|contraindications?|unsuitable for|when not to use',
    cause: '(?:(?:likely|probable|possible|common|most likely) )?causes?',
    remedy:
      '(?:remed(?:y|ies)|solutions?|fix|fixes|what to do|actions?|first aid|treatments?|corrections?|corrective action|countermeasures?|response)',
  },
  es: {
    use: 'usar para|se usa para|uso recomendado|indicado para|indicación|indicaciones|cuándo usarl[oa]|recomendado para|adecuado para|ideal para',
    avoid: 'evitar (?:si|cuando|en)|no usar (?:si|cuando|en)|contraindicaci(?:ón|ones)',
    cause: 'causas?(?: (?:probable|posible)s?)?',
    remedy:
      'soluci(?:ón|ones)|remedios?|qué hacer|medidas?|primeros auxilios|tratamiento|correcci(?:ón|ones)',
  },
  fr: {
    use: 'utiliser pour|indications?|recommandé pour|adapté à|idéal pour|à utiliser (?:pour|si|quand)',
    avoid: 'à éviter (?:si|en cas de|quand)|contre-indications?|ne pas utiliser (?:si|pour)',
    cause: 'causes?(?: (?:probable|possible)s?)?',
    remedy:
      'solutions?|remèdes?|que faire|mesures?|premiers secours|traitement|corrections?|action corrective',
  },
  de: {
    use: 'geeignet für|empfohlen für|einsatz|anwendung bei|indikation(?:en)?|verwenden (?:für|bei)',
    avoid: 'nicht (?:geeignet|verwenden) (?:für|bei|wenn)|kontraindikation(?:en)?|vermeiden (?:bei|wenn)',
    cause: '(?:mögliche |wahrscheinliche )?ursachen?',
    remedy: 'abhilfe|maßnahmen?|lösung(?:en)?|was tun|erste hilfe|behandlung|behebung',
  },
  it: {
    use: 'indicato per|adatto a|indicazioni?|si usa per|consigliato per',
    avoid: 'da evitare (?:se|quando|in)|controindicazion[ei]',
    cause: 'caus[ae](?: (?:probabil|possibil)[ei])?',
    remedy: 'rimedi(?:o)?|soluzion[ei]|che cosa fare|cosa fare|misur[ae]|trattamento|primo soccorso',
  },
  pt: {
    use: 'indicado para|usar para|indicaç(?:ão|ões)|adequado para|recomendado para|ideal para',
    avoid: 'evitar (?:se|quando|em)|contraindicaç(?:ão|ões)|não usar (?:se|quando|em)',
    cause: 'causas?(?: (?:provável|prováveis|possível|possíveis))?',
    remedy: 'soluç(?:ão|ões)|remédios?|o que fazer|medidas?|tratamento|primeiros socorros|correç(?:ão|ões)',
  },
  nl: {
    use: 'geschikt voor|gebruiken voor|indicaties?|aanbevolen voor',
    avoid: 'niet (?:geschikt|gebruiken) (?:voor|bij|als)|contra-indicaties?|vermijden (?:bij|als)',
    cause: '(?:mogelijke |waarschijnlijke )?oorza(?:ak|ken)',
    remedy: 'oplossing(?:en)?|maatregel(?:en)?|wat te doen|eerste hulp|behandeling',
  },
  pl: {
    use: 'zastosowanie|wskazania?|do czego|kiedy stosować|odpowiedni[ae]? do',
    avoid: 'przeciwwskazania?|kiedy nie stosować|nie stosować (?:gdy|przy)',
    cause: '(?:możliwa |prawdopodobna )?przyczyn[ay]',
    remedy:
      'rozwiązani[ea]|środki? zaradcz[ey]|co robić|działani[ea]|pierwsza pomoc|leczenie|sposób usunięcia',
  },
  ru: {
    use: 'применение|показания|подходит для',
    avoid: 'противопоказания|не применять (?:при|если)',
    cause: '(?:возможная |вероятная )?причин[аы]',
    remedy: 'решени[ея]|что делать|меры|первая помощь|лечение|устранение',
  },
  uk: {
    use: 'застосування|показання|підходить для',
    avoid: 'протипоказання|не застосовувати (?:при|якщо)',
    cause: '(?:можлива |ймовірна )?причин[аи]',
    remedy: 'рішення|що робити|заходи|перша допомога|лікування|усунення',
  },
  zh: {
    use: '适用于|适用情况|适用范围|适应症|用途|适合',
    avoid: '禁忌|禁忌症|禁用|不适用于|不宜用于',
    cause: '(?:可能|常见|主要)?(?:的)?原因',
    remedy: '处理|处理方法|解决方法|解决办法|对策|措施|急救|应对方法|治疗',
  },
  ar: {
    use: 'يستخدم ل\\p{L}*|الاستخدام|دواعي الاستعمال|مناسب ل\\p{L}*',
    avoid: 'موانع الاستعمال|يمنع في|تجنبه عند',
    cause: '(?:السبب|الأسباب)(?: (?:المحتمل|المحتملة))?',
    remedy: 'الحل|العلاج|ماذا تفعل|الإجراء|الإسعافات الأولية',
  },
}

/** Questions by role: `{name}` is the thing of the row, and `{cell}` its cell, both in quotation marks. */
const frames: Partial<Record<Language, Readonly<Record<ColumnRole, string>>>> = {
  en: {
    use: 'Which would you choose in this case: {cell}?',
    avoid: 'In which case should this not be used: {name}?',
    cause: 'What is the likely cause of this: {name}?',
    remedy: 'What should be done in this case: {name}?',
  },
  es: {
    use: '¿Qué elegiría en este caso: {cell}?',
    avoid: '¿En qué caso no se debe usar: {name}?',
    cause: '¿Cuál es la causa de esto: {name}?',
    remedy: '¿Qué hay que hacer en este caso: {name}?',
  },
  fr: {
    use: 'Que choisiriez-vous dans ce cas : {cell} ?',
    avoid: 'Dans quel cas ne faut-il pas utiliser : {name} ?',
    cause: 'Quelle en est la cause : {name} ?',
    remedy: 'Que faut-il faire dans ce cas : {name} ?',
  },
  de: {
    use: 'Was würden Sie in diesem Fall wählen: {cell}?',
    avoid: 'In welchem Fall darf man das nicht verwenden: {name}?',
    cause: 'Was ist die Ursache dafür: {name}?',
    remedy: 'Was ist in diesem Fall zu tun: {name}?',
  },
  it: {
    use: 'Che cosa scegliereste in questo caso: {cell}?',
    avoid: 'In quale caso non va usato: {name}?',
    cause: 'Qual è la causa di questo: {name}?',
    remedy: 'Che cosa bisogna fare in questo caso: {name}?',
  },
  pt: {
    use: 'O que escolheria neste caso: {cell}?',
    avoid: 'Em que caso não se deve usar: {name}?',
    cause: 'Qual é a causa disto: {name}?',
    remedy: 'O que se deve fazer neste caso: {name}?',
  },
  nl: {
    use: 'Wat zou u in dit geval kiezen: {cell}?',
    avoid: 'In welk geval mag dit niet worden gebruikt: {name}?',
    cause: 'Wat is hiervan de oorzaak: {name}?',
    remedy: 'Wat moet men in dit geval doen: {name}?',
  },
  pl: {
    use: 'Co należy wybrać w tym przypadku: {cell}?',
    avoid: 'W jakim przypadku nie należy tego stosować: {name}?',
    cause: 'Jaka jest tego przyczyna: {name}?',
    remedy: 'Co należy zrobić w tym przypadku: {name}?',
  },
  ru: {
    use: 'Что следует выбрать в этом случае: {cell}?',
    avoid: 'В каком случае это применять нельзя: {name}?',
    cause: 'Какова причина этого: {name}?',
    remedy: 'Что нужно сделать в этом случае: {name}?',
  },
  uk: {
    use: 'Що слід обрати в цьому випадку: {cell}?',
    avoid: 'У якому випадку це застосовувати не можна: {name}?',
    cause: 'Яка причина цього: {name}?',
    remedy: 'Що потрібно зробити в цьому випадку: {name}?',
  },
  zh: {
    use: '在这种情况下应该选哪一种：{cell}？',
    avoid: '在什么情况下不能使用{name}？',
    cause: '造成{name}的原因是什么？',
    remedy: '遇到{name}时应该怎么做？',
  },
  ar: {
    use: 'ماذا تختار في هذه الحالة: {cell}؟',
    avoid: 'في أي حالة لا يجوز استخدام {name}؟',
    cause: 'ما سبب ما يلي: {name}؟',
    remedy: 'ماذا تفعل في هذه الحالة: {name}؟',
  },
}

/** English asks shorter: 'Which dressing would you choose for dry wounds?' */
const forKind = 'Which {kind} would you choose for {cell}?'
const endsInFor = /(?:for|to)$/u

const roles = ['use', 'avoid', 'cause', 'remedy'] as const
const patterns = new Map<string, RegExp>()

/** The role of a column by its heading; undefined if it only describes. */
export function roleOf(heading: string, language: string): ColumnRole | undefined {
  const code = languageOf(language) ?? 'en'
  const words = headings[code]
  const low = heading
    .trim()
    .toLowerCase()
    .replace(/[:：?？…]+$/u, '')
    .trim()
  return words && roles.find((role) => patternOf(code, role, words[role]).test(low))
}

function patternOf(code: Language, role: ColumnRole, words: string): RegExp {
  const key = `${code} ${role}`
  const pattern = patterns.get(key) ?? new RegExp(`^(?:${words})$`, 'u')
  patterns.set(key, pattern)
  return pattern
}

/** A question of this role about a row. `kind` is the heading above the names, if it is a single noun. */
export function askForRole(
  role: ColumnRole,
  {
    kind,
    heading,
    name,
    cell,
    quoted,
  }: {
    readonly kind: string
    readonly heading: string
    readonly name: string
    readonly cell: string
    readonly quoted: (text: string) => string
  },
  language: string,
): string | undefined {
  const code = languageOf(language) ?? 'en'
  const isShort = code === 'en' && role === 'use' && endsInFor.test(heading.trim().toLowerCase())
  if (isShort && /^\p{L}+(?<!s)$/u.test(kind.trim()))
    return forKind.replace('{kind}', () => kind.trim().toLowerCase()).replace('{cell}', () => lowered(cell))
  // A Chinese name needs no marks within its question.
  const named = unspaced.has(code) && role === 'avoid' ? name : quoted(name)
  return frames[code]?.[role].replace('{name}', () => named).replace('{cell}', () => quoted(cell))
}

/** 'Shallow wounds' within a sentence, but 'DNA samples' as it is. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

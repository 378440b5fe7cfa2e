import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { wordEnd, wordStart } from './word-patterns.ts'

/** Starts of nouns for what a person was, as patterns. */
const nouns: Partial<Record<Language, string>> = {
  en: 'physicians?|doctors?|mathematicians?|philosophers?|scientists?|physicists?|chemists?|biologists?|astronomers?|poets?|writers?|authors?|painters?|composers?|kings?|queens?|emperors?|empress|generals?|politicians?|presidents?|inventors?|engineers?|explorers?|historians?|economists?|nurses?|monks?|bishops?|popes?|sultans?|caliphs?|merchants?|lawyers?|architects?|sculptors?|sailors?|botanists?|geologists?|leaders?|brothers',
  es: 'médic[oa]s?|matemátic[oa]s?|filósof[oa]s?|científic[oa]s?|físic[oa]s?|químic[oa]s?|biólog[oa]s?|astrónom[oa]s?|poetas?|escritor\\p{L}*|pintor\\p{L}*|compositor\\p{L}*|rey|reina|emperador|emperatriz|general|polític[oa]s?|presidente|inventor\\p{L}*|ingenier[oa]s?|explorador\\p{L}*|historiador\\p{L}*|economista|monje|obispo|papa|sultán|califa|arquitect[oa]s?|navegante',
  fr: 'médecins?|mathématicien\\p{L}*|philosophes?|scientifiques?|physicien\\p{L}*|chimistes?|biologistes?|astronomes?|poètes?|écrivain\\p{L}*|peintres?|compositeur\\p{L}*|roi|reine|empereur|impératrice|général|homme politique|président\\p{L}*|inventeur\\p{L}*|ingénieur\\p{L}*|explorateur\\p{L}*|historien\\p{L}*|économiste|moine|évêque|pape|sultan|calife|architecte|navigateur',
  it: 'medic[oi]|matematic[oa]|filosof[oa]|scienziat[oa]|fisic[oa]|chimic[oa]|biolog[oa]|astronom[oa]|poet\\p{L}+|scrittor\\p{L}+|pittor\\p{L}+|compositor\\p{L}+|re|regina|imperator\\p{L}+|generale|politic[oa]|presidente|inventor\\p{L}+|ingegnere|esplorator\\p{L}+|storic[oa]|economista|monaco|vescovo|papa|sultano|califfo|architetto|navigatore',
  pt: 'médic[oa]|matemátic[oa]|filósof[oa]|cientista|físic[oa]|químic[oa]|biólog[oa]|astrónom[oa]|astrônom[oa]|poeta|escritor\\p{L}*|pintor\\p{L}*|compositor\\p{L}*|rei|rainha|imperador|imperatriz|general|polític[oa]|presidente|inventor\\p{L}*|engenheir[oa]|explorador\\p{L}*|historiador\\p{L}*|economista|monge|bispo|papa|sultão|califa|arquitet[oa]|navegador',
  nl: 'arts|wiskundige|filosoof|wetenschapper|natuurkundige|scheikundige|bioloog|sterrenkundige|dichter|schrijver|schilder|componist|koning|koningin|keizer|generaal|politicus|president|uitvinder|ingenieur|ontdekkingsreiziger|historicus|econoom|monnik|bisschop|paus|architect',
  pl: 'lekar\\p{L}+|matematy\\p{L}+|filozof\\p{L}*|naukow\\p{L}+|uczon\\p{L}+|fizy[kc]\\p{L}*|chemi[kc]\\p{L}*|biolog\\p{L}*|astronom\\p{L}*|poet\\p{L}+|pisar\\p{L}+|malar\\p{L}+|kompozytor\\p{L}*|król\\p{L}*|cesar\\p{L}+|generał|polity\\p{L}+|prezydent|wynalaz\\p{L}+|inżynier|podróżni\\p{L}+|history[kc]\\p{L}*|ekonomist\\p{L}*|mnich|biskup|papież|sułtan|kalif|architekt',
  ru: 'врач|математик|философ|учёный|ученый|физик|химик|биолог|астроном|поэт\\p{L}*|писател\\p{L}+|художни\\p{L}+|композитор|король|королева|царь|царица|император\\p{L}*|генерал|политик|президент|изобретатель|инженер|путешественник|историк|экономист|монах|епископ|папа|султан|халиф|архитектор',
  uk: 'лікар\\p{L}*|математик|філософ|вчений|науковець|фізик|хімік|біолог|астроном|поет\\p{L}*|письменни\\p{L}+|художни\\p{L}+|композитор|король|королева|цар|імператор\\p{L}*|генерал|політик|президент|винахідник|інженер|мандрівник|історик|економіст|монах|єпископ|папа|султан|халіф|архітектор',
  cs: 'lékař\\p{L}*|matemati\\p{L}+|filozof\\p{L}*|věd\\p{L}+|fyzi[kč]\\p{L}*|chemi[kč]\\p{L}*|biolog\\p{L}*|astronom\\p{L}*|básní\\p{L}+|spisovatel\\p{L}*|malíř\\p{L}*|skladatel\\p{L}*|král\\p{L}*|císař\\p{L}*|generál|politik|prezident|vynálezce|inženýr|cestovatel|historik|ekonom|mnich|biskup|papež|architekt',
  ar: '(?:طبيب|عالم|فيلسوف|شاعر|ملك|ملكة|خليفة|كاتب|مؤرخ|رحالة|مهندس|فلكي|قائد|أمير|سلطان|فقيه|كيميائي|فيزيائي|رسام|موسيقي|مترجم|عالمة|شاعرة|طبيبة)ة?|(?:ثلاثة\\s)?إخوة',
}

/** After an article and at most two adjectives. */
const before = String.raw`^(?:(?:an?|the|une?|un[oa]?|uma?|el|la|le|il|lo|o|a|een|de)\s)?(?:[\p{L}-]+\s){0,2}?`

const patterns = new Map<Language, RegExp>()

/** A verb of the present after the noun: 'عالم يدرس النبات' (a scientist who studies plants) says what a botanist is. */
const arabicPresent = /^(?:\S+(?:\s\S+)?\sي\p{L}{2,}|\S+ة\sت\p{L}{2,})/u

/**
 * Whether a label is the name of a person, by what is said of it: 'Marie Curie: a physicist who discovered radium'. Such a name has no
 * meaning to ask for.
 */
export function namesPerson(name: string, said: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const any = nouns[code]
  if (any === undefined) return false
  const pattern =
    patterns.get(code) ?? new RegExp(`${code === 'ar' ? '^' : before}${wordStart}(?:${any})${wordEnd}`, 'iu')
  patterns.set(code, pattern)
  if (!pattern.test(said.trim())) return false
  if (code === 'ar') return !arabicPresent.test(said.trim())
  const words = name.trim().split(/[\s-]+/u)
  return words.length > 1 && [words[0], words.at(-1)].every((word) => /^\p{Lu}/u.test(word ?? ''))
}

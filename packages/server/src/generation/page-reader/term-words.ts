/** Words of a heading above terms with their meanings, in all languages. */
const vocabulary = wholeWords(
  [
    'vocabulary|glossary|key terms?|key words?|terms|terminology|word list|definitions?|key concepts?',
    'vocabulario|glosario|términos(?: clave)?|conceptos(?: clave| básicos| importantes)?|definiciones|definición',
    'vocabulaire|glossaire|lexique|définitions?|notions(?: clés)?|mots[- ]clés',
    'vokabeln|wortschatz|glossar|fachbegriffe|begriffe|definition(?:en)?',
    'glossario|vocabolario|termini|definizioni|parole chiave',
    'vocabulário|glossário|termos|conceitos(?: importantes| básicos)?|definições',
    'słownik|słowniczek|pojęcia|definicje|terminy',
    'begrippen|begrippenlijst|woordenlijst|definities|woordenschat',
    'ordliste|begreper|begreber|ordlista|begrepp|definitioner|definisjoner|sanasto|käsitteet|määritelmät',
    'slovníček|pojmy|definice|definície|fogalmak|szószedet|noțiuni|termeni|definiții|glosar',
    'словарь|термины|понятия|основные понятия|определения|словник|терміни|поняття|визначення',
    'λεξιλόγιο|γλωσσάρι|όροι|ορισμοί|sözlük|kavramlar|temel kavramlar|terimler|tanımlar',
    'kosakata|glosarium|istilah|definisi|từ vựng|thuật ngữ|khái niệm',
    'المفردات|المصطلحات|مصطلحات|مفردات|التعريفات|מושגים|מילון|הגדרות|शब्दावली|परिभाषाएँ|परिभाषा',
  ].join('|'),
)
const vocabularyUnspaced = /词汇|术语|名词解释|概念|定义|用語|語句|語彙|定義|용어|어휘|개념|คำศัพท์|นิยาม/u

/** Names of a column of meanings. */
const meanings = new RegExp(
  `^(?:${[
    'definitions?|meanings?|what it means|definición|significado|concepto|définition|signification|sens',
    'definition(?:en)?|bedeutung|erklärung|definizione|significato|definição|conceito|definicja|znaczenie',
    'definitie|betekenis|definitioner|betydning|betydelse|definisjon|määritelmä|merkitys|definice|význam|definícia',
    'meghatározás|jelentés|definíció|definiție|semnificație|определение|значение|визначення|значення',
    'ορισμός|σημασία|tanım|tanımı|anlamı?|definisi|arti|makna|định nghĩa|ý nghĩa',
    'التعريف|تعريف|المعنى|معنى|הגדרה|משמעות|परिभाषा|अर्थ|定义|含义|解释|释义|意思|定義|意味|説明|정의|뜻|의미|ความหมาย|นิยาม',
  ].join('|')})$`,
  'iu',
)

/** Words that join a description to a noun: 'a cell that carries oxygen'. A meaning often has one, and a statement seldom. */
const relative = wholeWords(
  [
    'that|which|who|whose|where|que|donde|cuy[oa]s?|qui|dont|où|che|cui|dove|onde|cuj[oa]s?',
    'die|dat|waar(?:in|mee|door|bij|op)?|som|joka|jotka|jonka|jossa|jolla|amely\\p{L}*|amit|ami|aki|care (?:se|este|are|sunt|nu|poate)',
    'któr\\p{L}+|gdzie|kter\\p{L}+|ktor\\p{L}+|котор\\p{L}+|як(?:ий|а|е|і|ого|ої|им|ою)|που|οποί\\p{L}+',
    'yang|mà|الذي|التي|الذين|אשר|ש\\p{L}{2,}|जो|जिस\\p{L}*|जिन\\p{L}*|जिसमें',
    '\\p{L}{2,}(?:ılan|ilen|atan|eten|ayan|eyen|dığı|diği|duğu|düğü|lan|len)',
  ].join('|'),
)
const germanClause = /,\s(?:in |an |mit |bei |aus |von |auf )?(?:der|die|das|dem|den|denen|deren|dessen)\s/u
/** Chinese, Japanese, Korean and Thai nouns with what describes them before or after them. */
const unspacedClause =
  /的\p{Script=Han}{1,5}$|[うくすつぬむるいたのな]\p{Script=Han}{1,5}$|(?:는|은|한|된|인|을)\s\p{Script=Hangul}+$|ที่|ซึ่ง/u

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
}

/** 'Vocabulary', 'Key terms of chapter 3'. */
export function namesTerms(heading: string): boolean {
  return vocabulary.test(heading.replaceAll('İ', 'i')) || vocabularyUnspaced.test(heading)
}

/** 'Definition' above a column. */
export function namesMeanings(column: string): boolean {
  return meanings.test(column.trim().replaceAll('İ', 'i'))
}

/** 'the liquid that surrounds the grana' describes a thing. */
export function describes(text: string): boolean {
  return relative.test(text) || germanClause.test(text) || unspacedClause.test(text)
}

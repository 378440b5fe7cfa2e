import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf, type Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordStart } from './word-patterns.ts'

/**
 * 'After', 'at the end of'; a part of a course; what learners are able to do then. As expressions, in lower case. A word that is
 * also an hour is a lesson only with its article: 'nach der Stunde', but 'nach einer Stunde'.
 */
type GoalLead = readonly [after: string, part: string, able: string]

const leads: Readonly<Record<Language, GoalLead>> = {
  en: [
    'after|by the end|at the end|on completi|having|when you (?:finish|have)',
    '(?:lesson|chapter|unit|section|module|class|course|page|lecture|session)(?!\\p{L})',
    '(?:you|students|learners|pupils) (?:will|should|can)',
  ],
  es: [
    'al final|al finalizar|al terminar|al acabar|después de|tras|en est[ea] ',
    'clase|lección|unidad|capítulo|módulo|tema|curso|sesión|página',
    'podrás|podrá|podrán|sabrás|sabrá|sabrán|será|puedes|habrás|aprender[áe]|aprendemos',
  ],
  fr: [
    "à la fin|à l[’']issue|au terme|après|dans ce |dans cette ",
    'leçon|cours(?!\\p{L})|chapitre|séance|unité|module|page',
    'saur|pourr|ser(?:ez|as|a|ont) (?:capable|en mesure)|saurez|apprendr|découvrir',
  ],
  de: [
    'nach |am ende|in dies(?:er|em) ',
    '(?:der|dieser) stunde|unterrichtsstunde|schulstunde|lektion|kapitel|einheit|modul|unterricht|kurs|vorlesung|seite|abschnitt',
    'kannst|könn|weißt|wissen|bist du|sind sie|lern(?:st|en|t) (?:du|sie|ihr|wir)',
  ],
  it: [
    'alla fine|al termine|dopo|in quest[oa] ',
    'lezione|capitolo|unità|modulo|corso|pagina',
    'sapr|potr|sarai in grado|sarà in grado|sarete in grado|saranno in grado|imparer',
  ],
  pt: [
    'no final|no fim|ao final|ao fim|ao terminar|depois|após|nest[ea] ',
    'aula|lição|unidade|capítulo|módulo|curso|página',
    'poder|saber|será|serás|serão|és capaz|é capaz|(?:vai|vais|vamos|vão) aprender|aprender[áe]',
  ],
  nl: [
    'na |aan het ein|in deze |in dit ',
    'les(?!\\p{L})|hoofdstuk|unit|module|cursus|college|pagina|paragraaf',
    'kun je|kan |kunt u|kunnen|weet je|ken je|ben je in staat|leer (?:je|u)|leren (?:we|jullie)',
  ],
  sv: [
    'efter|i slutet|när',
    'lektion|kapit|avsnitt|modul|kurs|föreläsning|(?:denna|här) sida',
    'kan du|kan eleven|kunna|vet du|kan ni',
  ],
  da: [
    'efter|i slutningen|når',
    'timen|denne time|undervisningstime|lektion|kapit|afsnit|modul|kursus|side',
    'kan du|kan eleven|kunne|ved du|kan i',
  ],
  no: [
    'etter|på slutten|når',
    'timen|denne time|undervisningstime|leksjon|kapit|avsnitt|modul|kurs|side',
    'kan du|kan eleven|kunne|vet du|kan dere',
  ],
  fi: [
    'jälkeen|lopussa|päätteeksi|luettua|opiskeltua',
    'tunnin|oppitunnin|luvun|jakson|kurssin|luennon|sivun',
    'osaat|osaa|osaatte|pystyt|tiedät|ymmärrät',
  ],
  pl: [
    'po |na koniec|na zakończenie|na tej |w tej |w tym |na tych ',
    'lekcj|zajęci|rozdzia|moduł|kurs|wykład',
    'potrafi|umie|będzie|uczeń|student|będziesz|wie(?!\\p{L})|wiesz|wiecie|nauczy|dowie|pozna',
  ],
  cs: [
    'po |na konci',
    '(?:této|vyučovací) hodin|konci hodiny|lekc|kapitol|modul|kurz|přednášc|stránk',
    'dokáž|umě|budete|budeš|žák|student|víš|víte',
  ],
  sk: [
    'po |na konci',
    '(?:tejto|vyučovacej) hodin|konci hodiny|lekci|kapitol|modul|kurz|prednášk|stránk',
    'dokáž|vedieť|budete|budeš|žiak|študent|vieš|viete',
  ],
  ru: [
    'после|к концу|в конце|по окончании|по завершении|на этом |в этом |в этой ',
    'урок|заняти|глав[аеуыо]й?(?!\\p{L})|тем[аеуы](?!\\p{L})|модул|курс|лекци|раздел[ау]?(?!\\p{L})|страниц',
    'сможе|смогут|научи|будете|будешь|узна|умеете',
  ],
  uk: [
    'після|до кінця|наприкінці|у кінці|в кінці|по завершенні|по закінченні|на цьому |у цьому |в цьому |у цій |в цій ',
    'урок|занят|розділ[ауі]?(?!\\p{L})|тем[аиіу](?!\\p{L})|модул|курс|лекці|сторінк',
    'змож|навчи|будете|будеш|дізна|вмі',
  ],
  hu: [
    'után|végére|végén',
    'lecke|leckét|(?:az|tan)\\s?óra|órát|fejezet|modul|kurzus|előadás|oldal',
    'képes|tud|fogod|tudja|ismer',
  ],
  ro: [
    'la sfârșitul|la finalul|după|până la sfârșitul',
    'lecți|capitol|unit|modul|curs|pagin|această oră|acestei ore|orei',
    've[iț]i? |vor |va |poți|puteți',
  ],
  tr: [
    'son(?:unda|ra)|tamamla|bitir',
    'ders|ünite|bölüm|modül|konu|sayfa|kurs',
    '\\p{L}*[ea]bil(?:ecek|ir)|öğrenci',
  ],
  el: [
    'μετά|στο τέλος|ολοκληρών|με το τέλος|αφού',
    'μάθημα|μαθήματος|κεφάλαιο|κεφαλαίου|ενότητα|ενότητας|διάλεξη|σελίδα',
    'θα |μπορε|ξέρ|γνωρίζ',
  ],
  ar: [
    'في نهاية|بنهاية|بعد|مع نهاية|عند الانتهاء|يُتوقع|يتوقع|في هذا |في هذه ',
    'الدرس|الفصل|الوحدة|الحصة|المحاضرة|الصفحة|الطالب|الطلاب',
    'تستطيع|تتمكن|يتمكن|قادر|تكون|يكون|ستعرف|أن$|أن:|ستتعلم|تتعلم|سنتعلم',
  ],
  he: [
    'בסוף|בסיום|לאחר|אחרי|בתום',
    'השיעור|הפרק|היחידה|הקורס|העמוד',
    'תדעו|תוכלו|תדע|תוכל|ידעו|יוכלו|תהיו|מסוגל',
  ],
  hi: ['के बाद|के अंत|अंत तक|पढ़ने के बाद', 'पाठ|अध्याय|इकाई|पृष्ठ|कक्षा', 'आप|विद्यार्थी|छात्र|सक्षम|सकेंगे'],
  id: [
    'setelah|di akhir|pada akhir|sesudah|usai',
    'pelajaran|bab(?!\\p{L})|unit|modul|kuliah|halaman|materi|kursus',
    'dapat|mampu|bisa|akan',
  ],
  vi: ['sau|học xong|kết thúc|cuối', 'bài|chương|tiết|môn', 'có thể|sẽ|biết|nắm'],
  th: ['หลังจาก|เมื่อ|ท้าย|จบ', 'บทเรียน|บท|หน่วย|คาบ', 'สามารถ|จะ'],
  ja: ['終え|終わり|終わる|学ぶと|学んだ後|学習する', '授業|章|単元|レッスン|課|講義|ページ', 'でき'],
  ko: ['마치|끝나|배우|학습하|끝내', '수업|단원|이 장|차시|강의', '있다|있습니다|있어요|여러분'],
  zh: [
    '学完|通过|学习|结束|之后|后',
    '本课|这一课|本节|这一节|本章|这一章|本单元|本讲|课程|课堂',
    '能够|应能|你会|你将|你能|学生能|同学们能',
  ],
}

/** The most words of a sentence that introduces goals. */
const longest = 22

/**
 * Whether a text introduces what learners are able to do after a part of the course: 'At the end of the lesson, you can:'. A list
 * of such things follows it.
 */
export function leadsToGoals(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const low = text.toLowerCase().trim()
  const isOpen = /[:：]$/u.test(low) || ((code === 'ja' || code === 'ko') && /[.。]$/u.test(low))
  if (!isOpen || countWords(low) > longest) return false
  const start = unspaced.has(code) || code === 'ko' ? '' : wordStart
  return leads[code].every((words) => new RegExp(`${start}(?:${words})`, 'u').test(low))
}

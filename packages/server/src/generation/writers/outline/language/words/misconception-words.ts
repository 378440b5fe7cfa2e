import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words of a mistake of learners, or of a common saying, that a page mentions only to correct it. In lower case. */
export const misconceptionWords: Readonly<Record<Language, string>> = {
  en: 'students often write|students often say|students often assume|students often confuse|students sometimes write|students sometimes think|beginners often write|beginners often think|beginners think|learners often think|many students write|many students say|many assume|many claim|some claim|it is often claimed|it is sometimes said|it is widely believed|popular belief|is often thought|are often thought|a frequent mistake|a common error|a frequent error|a typical mistake|many people think|many people believe|some people think|most people think',
  es: 'los estudiantes suelen escribir|los estudiantes suelen pensar|los estudiantes suelen creer|los alumnos suelen escribir|los alumnos suelen pensar|los alumnos suelen creer|muchos alumnos creen|muchos alumnos piensan|muchos alumnos escriben|se dice a menudo|se dice a veces|se afirma a menudo|un error frecuente|un error habitual|una creencia popular|muchas personas creen|muchas personas piensan|mucha gente cree|mucha gente piensa|algunos creen|se suele creer|se suele pensar|hay quien piensa|hay quien cree',
  fr: 'les élèves écrivent souvent|les élèves pensent souvent|les étudiants pensent souvent|beaucoup d’élèves écrivent|on dit souvent|on entend souvent|une erreur fréquente|une croyance répandue|beaucoup de gens pensent|beaucoup de gens croient|certains croient|on croit souvent',
  de: 'lernende schreiben oft|lernende denken oft|schüler schreiben oft|studierende schreiben oft|schülerinnen und schüler denken|viele schreiben|es wird oft behauptet|man hört oft|ein häufiger fehler|ein typischer fehler|ein verbreiteter fehler|viele menschen glauben|viele menschen denken|viele meinen|manche glauben|manche denken|manche meinen',
  it: 'gli studenti scrivono spesso|gli studenti pensano spesso|gli alunni scrivono spesso|gli alunni pensano spesso|si dice spesso|si sente dire|un errore frequente|un errore tipico|una credenza diffusa|molte persone credono|molte persone pensano|alcuni credono|c’è chi pensa|c’è chi crede',
  ja: '生徒はよく|学生はよく|とよく言われ|よくある間違い|よくある誤り|と思われがち|と思っている人|と考えられがち|と思う人が多',
  ko: '학생들은 흔히|학생들은 종종|흔히 말|흔한 실수|자주 하는 실수|생각하기 쉽|생각하는 사람이 많|여기기 쉽|여기는 사람이 많',
  pt: 'os alunos costumam escrever|os alunos costumam pensar|os estudantes costumam pensar|muitos alunos pensam|muitos alunos escrevem|diz-se muitas vezes|um erro frequente|um erro típico|uma crença comum|muitas pessoas acham|muitas pessoas pensam|muita gente pensa|muita gente acha|muitos acham|muitos acreditam|há quem pense',
  ru: 'ученики часто пишут|ученики часто думают|студенты часто пишут|студенты часто думают|часто говорят, что|распространённая ошибка|типичная ошибка|частая ошибка|многие думают|многие считают|некоторые думают|некоторые считают|часто думают|часто считают',
  zh: '学生常常写|学生常常认为|学生常以为|同学常常认为|很多同学认为|很多同学以为|许多同学认为|许多同学以为|人们常说|常见错误|常见的错误|很多人认为|很多人以为|许多人认为|许多人以为|不少人认为|不少人以为|有人以为|人们往往认为|人们常常以为|往往以为|常常以为|误以为|常被误解|容易误解',
  ar: 'يكتب الطلاب غالبا|يكتب الطلاب كثيرا|يظن الطلاب|يعتقد الطلاب|كثيرا ما يقال|كثيرا ما يعتقد|من الأخطاء المتكررة|خطأ متكرر|يعتقد كثيرون|يظن كثيرون|يظن كثير من|يعتقد كثير من|يعتقد البعض|يظن البعض|يعتقد بعض الناس|يظن بعض الناس',
  cs: 'žáci často píší|žáci si často myslí|studenti často píší|studenti si často myslí|často se říká|častá chyba|typická chyba|častou chybou|mnozí si myslí|mnoho lidí si myslí|někteří si myslí|někteří lidé si myslí|lidé si často myslí|často se tvrdí',
  da: 'elever skriver ofte|elever tror ofte|studerende tror ofte|man siger ofte|en almindelig fejl|en typisk fejl|mange tror|mange mennesker tror|nogle tror',
  nl: 'leerlingen schrijven vaak|leerlingen denken vaak|studenten schrijven vaak|studenten denken vaak|vaak wordt beweerd|een veelvoorkomende fout|een bekende misvatting|veel mensen denken|veel mensen geloven|velen denken|sommige mensen denken|sommigen denken',
  fi: 'oppilaat kirjoittavat usein|oppilaat luulevat usein|opiskelijat luulevat usein|usein sanotaan|yleinen virhe|tyypillinen virhe|monet luulevat|jotkut luulevat|usein luullaan',
  el: 'οι μαθητές συχνά γράφουν|οι μαθητές συχνά νομίζουν|οι φοιτητές συχνά νομίζουν|συχνά λέγεται|συχνό λάθος|τυπικό λάθος|μερικοί πιστεύουν|μερικοί νομίζουν|κάποιοι πιστεύουν|κάποιοι νομίζουν|πολλοί άνθρωποι πιστεύουν',
  he: 'תלמידים רבים חושבים|תלמידים רבים כותבים|סטודנטים רבים חושבים|נהוג לומר|טעות שכיחה|אנשים רבים חושבים|רבים סבורים|יש הסבורים|יש החושבים',
  hi: 'छात्र अक्सर लिखते|छात्र अक्सर सोचते|विद्यार्थी अक्सर लिखते|विद्यार्थी अक्सर सोचते|अक्सर कहा जाता|आम गलती|आम भूल|बहुत से लोग सोचते|बहुत से लोग मानते|कई लोग सोचते|कई लोग मानते|कुछ लोग सोचते|लोग अक्सर सोचते',
  hu: 'a diákok gyakran azt írják|a diákok gyakran azt hiszik|a tanulók gyakran azt írják|a tanulók gyakran azt hiszik|gyakran mondják|gyakori hiba|tipikus hiba|sokan azt gondolják|egyesek azt hiszik|néhányan azt hiszik',
  id: 'siswa sering menulis|siswa sering mengira|mahasiswa sering mengira|sering dikatakan|kesalahan umum|kesalahan yang sering|banyak orang mengira|banyak orang berpikir|sebagian orang mengira|orang sering mengira',
  no: 'elever skriver ofte|elever tror ofte|studenter tror ofte|man sier ofte|en vanlig feil|en typisk feil|mange tror|mange mennesker tror|noen tror',
  pl: 'uczniowie często piszą|uczniowie często myślą|uczniowie często sądzą|studenci często piszą|studenci często myślą|często mówi się|mówi się często|często słyszy się|typowym błędem|częsty błąd|typowy błąd|wielu ludzi sądzi|wielu ludzi myśli|wiele osób sądzi|wiele osób myśli|wiele osób uważa|niektórzy sądzą|niektórzy myślą|często sądzi się',
  ro: 'elevii scriu adesea|elevii cred adesea|studenții cred adesea|se spune adesea|o greșeală tipică|o eroare frecventă|mulți consideră|unii cred|unii oameni cred|se crede adesea',
  sk: 'žiaci často píšu|žiaci si často myslia|študenti často píšu|študenti si často myslia|často sa hovorí|častá chyba|typická chyba|častou chybou|mnohí si myslia|veľa ľudí si myslí|niektorí si myslia|ľudia si často myslia|často sa tvrdí',
  sv: 'elever skriver ofta|elever tror ofta|studenter tror ofta|man säger ofta|ett vanligt fel|ett typiskt fel|många människor tror|en del tror|vissa tror',
  th: 'นักเรียนมักเขียน|นักเรียนมักคิด|นักศึกษามักคิด|มักพูดกันว่า|ข้อผิดพลาดที่พบบ่อย|หลายคนคิดว่า|หลายคนเชื่อว่า|บางคนคิดว่า',
  tr: 'öğrenciler genellikle sanır|öğrencilerin çoğu sanır|sıkça söylenir|sık yapılan bir hata|yaygın hata|çoğu insan sanır|çoğu kişi sanır',
  uk: 'учні часто пишуть|учні часто думають|студенти часто пишуть|студенти часто думають|часто кажуть, що|типова помилка|часта помилка|багато хто думає|багато хто вважає|багато людей думає|дехто думає|дехто вважає|часто думають|часто вважають',
  vi: 'học sinh thường viết|học sinh thường nghĩ|sinh viên thường nghĩ|người ta thường nói|lỗi thường gặp|sai lầm phổ biến|nhiều người cho rằng|nhiều người nghĩ|một số người cho rằng|một số người nghĩ|người ta thường nghĩ',
}

/** Verbs of what people think, with those who think so in languages in which 'you' has the same form. */
const thinking: Partial<Record<Language, string>> = {
  en: '(?:students|learners|beginners|people|others|many|most|some|pupils|patients|wrongly|often|commonly|widely)(?: of them)? (?:often |sometimes |still |wrongly |mistakenly )?(?:believed?|think|thought|assumed?)',
  es: 'creen|piensan|cree|creía|creían|suele creer|suele pensar',
  fr: 'croient|pensent|imaginent|croyait|croyaient',
  de: '(?:viele|manche|andere|einige|lernende|studierende|schüler|leute|menschen)(?: leute| menschen| lernende)? (?:glauben|meinen|denken|nehmen)|wird angenommen|glaubte man',
  it: 'credono|pensano|ritengono|si crede|si pensa|si credeva',
  pt: 'acreditam|pensam|acham|acredita-se|pensa-se',
  nl: '(?:mensen|leerlingen|studenten|velen|sommigen) (?:denken|geloven)|dacht men',
  pl: 'myśli|myślą|sądzi|sądzą|uważa|uważają|uważano',
  cs: 'myslí|věří|věřilo',
  sk: 'myslí|verí|verilo',
  da: 'tror|troede man',
  no: 'tror|trodde man',
  sv: 'tror|trodde man',
  ru: 'думают|считают|полагают',
  uk: 'думають|вважають|гадають',
  fi: 'luulee|luulevat|uskovat|uskottiin',
  vi: 'nhiều người nghĩ|nhiều người tin|người ta tin',
  zh: '人(?:常常|往往)?(?:认为|以为|觉得)|(?:学生|同学)(?:常常|往往)?(?:认为|以为|觉得)',
  ar: 'يظن|يعتقد',
  he: 'חושבים|מאמינים|חשבו',
}

const patterns = new Map<Language, RegExp>()

/** Whether a sentence says that others make a mistake: 'Many people think that a tomato is a vegetable.' */
export function namesMistaken(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const [start, end] = unspaced.has(code) ? ['', ''] : [wordStart, wordEnd]
  const mistakes = alternatives(misconceptionWords[code].split('|'))
  const pattern =
    patterns.get(code) ?? new RegExp(`${start}(?:${mistakes}|${thinking[code] ?? '(?!)'})${end}`, 'u')
  patterns.set(code, pattern)
  return pattern.test(text.toLowerCase())
}

/** Labels of lines about a page in all languages: who made it, until when something is due, and from what it was taken. */
const people = [
  'written by|prepared by|created by|adapted by|teacher|instructor|lecturer|professor|credits?|image credits?',
  'elaborado por|adaptación|adaptado por|profesor(?:a|es)?|docente|créditos|maestr[oa]',
  'professeure?|enseignante?|rédigé par|crédits?|adapté de|verfasser(?:in)?|lehrer(?:in)?|dozent(?:in)?|erstellt von|bildnachweis',
  'docente|insegnante|a cura di|crediti|professor(?:a|es)?|elaborado por|docentes?|créditos',
  'nauczyciel(?:ka)?|prowadząc[ya]|opracował[ay]?|opracowanie|docent|leraar|gemaakt door',
  'underviser|lærer|lärare|opettaja|učitel(?:ka)?|učiteľ(?:ka)?',
  'tanár|készítette|profesor|realizat de|întocmit de|учитель|преподаватель|составитель|вчитель|викладач|укладач',
  'καθηγητής|καθηγήτρια|hazırlayan(?:lar)?|öğretmen|öğretim görevlisi|disusun oleh|biên soạn',
  'إعداد',
  '编者|整理|授课教师|任课教师|任课老师|主讲|供稿|作成者|担当|担当者|担当教員|授業者|작성자',
]

const dates = [
  'due|due date|deadline|submission deadline|submit by|uploaded|last updated|updated|last modified|date posted',
  'fecha de entrega|entrega|fecha límite|plazo|actualizado el|última actualización',
  'date limite|à rendre(?: pour| le| avant)?|à remettre|échéance|date de remise|mis à jour|dernière mise à jour',
  'abgabe|abgabefrist|abgabetermin|fällig|hochgeladen|zuletzt aktualisiert|scadenza|consegna|data di consegna|ultimo aggiornamento',
  'data de entrega|entrega|prazo|atualizado em|última atualização|termin oddania|termin|ostatnia aktualizacja',
  'inleverdatum|inleveren|deadline|afleveringsfrist|aflevering|inlämning|innleveringsfrist|frist|palautus|määräaika',
  'termín odevzdání|odevzdat do|termín odovzdania|határidő|beadási határidő|termen|termen limită|data predării',
  'сдать до|срок сдачи|срок|здати до|термін здачі|προθεσμία|ημερομηνία παράδοσης',
  'teslim tarihi|son teslim tarihi|son tarih|yüklenme tarihi|batas waktu|tenggat|hạn nộp|thời hạn',
  'تاريخ التسليم|موعد التسليم|آخر موعد|מועד הגשה|תאריך הגשה|अंतिम तिथि|जमा करने की तिथि|กำหนดส่ง|วันส่ง',
  '截止日期|截止时间|作业截止|提交截止|上传时间|更新时间|提出期限|提出日|締切|締め切り|更新日|제출 기한|마감일|제출일',
]

const sources = [
  "sources?|source text|taken from|adapted from|fuentes?|tomado de|adaptado de|extraído de|d[’']après|quellen?|fonti?|fonte|tratto da|fontes|retirado de|bron|bronnen",
  'źródło|źródła|kilder?|källa|källor|lähde|lähteet|zdroje?|forrás|források|surs[aă]|источники?|джерел[оа]|πηγή|πηγές|kaynak(?:lar|ça)?|sumber|nguồn',
  'المصدر|المصادر|מקור|מקורות|स्रोत|ที่มา|แหล่งที่มา|来源|资料来源|文章来源|出处|出典|参考|출처',
]

/** Labels that are about the page only beside other such lines: 'Class' is also a group of animals, and an author may have written a novel. */
const ofHead = [
  'authors?|autor(?:a|as|e|en|es|i|in|ka)?|autorzy|autoři|autrice|auteure?s?|forfatter|författare|kirjoittaja|szerző|автор(?:ы|и)?|συγγραφέας|yazar|penulis|tác giả',
  'المؤلف|الكاتب|מחבר|מחברת|लेखक|ผู้เขียน|作者|著者|저자',
  'class|grade|year|points|teacher|course|subject|curso|grado|puntos|asignatura|classe|niveau|matière|klasse|fach|punkte|classe|materia|punti',
  'turma|ano|série|disciplina|pontos|klasa|przedmiot|punkty|klas|vak|punten|fag|ämne|årskurs|luokka|třída|předmět|body|trieda|predmet',
  'osztály|tantárgy|clasa|disciplina|класс|предмет|баллы|клас|бали|τάξη|μάθημα|sınıf|ders|puan|kelas|mata pelajaran|nilai|guru|dosen|lớp|môn|giáo viên',
  'الصف|المادة|الدرجات|المعلم|المعلمة|الأستاذ|الأستاذة|כיתה|מקצוע|מורה|המורה|कक्षा|विषय|अंक|शिक्षक|शिक्षिका|अध्यापक|ชั้น|วิชา|คะแนน|ผู้สอน|อาจารย์',
  '年级|班级|科目|教师|老师|分数|学年|学級|教科|教員|配点|학년|과목|교사|점수',
]

function label(lists: readonly string[], end = String.raw`\s?[:：]`): RegExp {
  return new RegExp(`^(?:${lists.join('|')})${end}`, 'iu')
}

/** The words at the start of lines about the page. */
export const pageLabels = {
  people: label(people),
  dates: label(
    dates,
    String.raw`(?:\s?[:：]|\s(?!to\s)(?:\p{L}{1,3}\s)?(?=\p{N}{1,2}(?:[./-]\p{N}|\s\p{L}{3,}\s\p{N}{4})))`,
  ),
  sources: label(sources),
  ofHead: label(ofHead),
} as const

const lesson =
  'lesson|page|chapter|unit|module|topic|section|week|class|lección|página|tema|capítulo|unidad|clase|leçon|chapitre|séance|module|cours|lektion|kapitel|seite|lezione|pagina|capitolo|aula|seção|unidade|lekcja|strona|rozdział|temat|les|hoofdstuk|side|kapittel|konu|ünite|ders|sayfa|урок|тема|глава|страница|сторінка|розділ|الدرس|الصفحة|पाठ|अध्याय'

/** Names of links between pages. */
const links = new RegExp(
  `^(?:${[
    `(?:previous|prev|next|back|forward|continue)(?:[ :]+(?:to |up )?(?:the )?(?:${lesson})?(?: ?\\d+)?)?|home|modules?|contents|table of contents|index|menu|top|(?:back|return) to (?:the )?(?:top|home|start|modules?|course|contents|index)|course home|start`,
    `anterior|siguiente|inicio|volver(?: al inicio| arriba| al índice)?|índice|(?:${lesson}) (?:anterior|siguiente)`,
    `précédent|suivant|accueil|retour(?: à l[’']accueil| au sommaire| en haut)?|sommaire|haut de page|(?:${lesson}) (?:précédente?|suivante?)`,
    `zurück|weiter|startseite|nach oben|übersicht|(?:vorherige|nächste|vorheriges|nächstes)s? (?:${lesson})|indietro|avanti|successivo|precedente|torna (?:su|all[’']indice)|(?:${lesson}) (?:precedente|successiv[oa])`,
    `próxim[oa](?: (?:${lesson}))?|voltar(?: ao (?:início|topo))?|início|(?:${lesson}) (?:anterior|seguinte)|seguinte|poprzedni[ae]?(?: (?:${lesson}))?|następn[aey](?: (?:${lesson}))?|wstecz|dalej|powrót|strona główna|spis treści|do góry`,
    `vorige|volgende|terug(?: naar boven)?|forrige|næste|tilbage|föregående|nästa|tillbaka|neste|tilbake|edellinen|seuraava|takaisin|předchozí|další|zpět|predchádzajúca|ďalšia|späť|előző|következő|vissza|înapoi|înainte|următorul|anteriorul`,
    `назад|далее|вперёд|вперед|далі|на главную|главная|содержание|головна|наверх|(?:предыдущ|следующ|попередн|наступн)\\p{L}+ (?:${lesson})|προηγούμενο|επόμενο|αρχική|πίσω`,
    `(?:önceki|sonraki)(?: (?:${lesson}))?|geri|ileri|ana sayfa|başa dön|sebelumnya|selanjutnya|berikutnya|beranda|kembali|trước|tiếp|trang chủ|quay lại`,
    `السابق|التالي|الرئيسية|العودة|(?:${lesson}) (?:السابق|التالي|السابقة|التالية)|הקודם|הבא|חזרה|דף הבית|पिछला(?: (?:${lesson}))?|अगला(?: (?:${lesson}))?|मुख्य पृष्ठ|ก่อนหน้า|ถัดไป|หน้าแรก`,
    `上一[节页章课篇]|下一[节页章课篇]|首页|返回(?:顶部|首页|目录)?|目录|前へ|次へ|前のページ|次のページ|戻る|トップへ(?:戻る)?|目次|이전|다음|홈|목록|맨 위로`,
  ].join('|')})$`,
  'iu',
)

/** 'Next lesson', '上一页'. */
export function namesLink(text: string): boolean {
  return links.test(text.replaceAll('İ', 'i'))
}

/** 'Download the notes as PDF'. */
export const offersFile =
  /^(?:click (?:here )?to )?(?:download|descarga(?:r|te)?|télécharge[rz]|herunterladen|scarica(?:re|te)?|baix[ae]r?|pobierz|stáhn(?:ěte|out)|letöltés|скачать|завантажити|indir|unduh|tải (?:về|xuống)|تحميل|تنزيل|הורדה|ดาวน์โหลด|下载)(?!\p{L}).*(?<![\p{L}\p{N}])(?:PDF|PPTX?|Word|DOCX?|ZIP)(?![\p{L}\p{N}])|^(?:PDF|PPT|DOCX?)\s.{0,6}(?:डाउनलोड|indir|ダウンロード|다운로드|下载)|^предварительный просмотр:?$|^(?:版权(?:说明|声明|所有)|免责声明)\s?[:：]?/iu

import type { Language } from '@lectern/domain/voices/languages.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'

/** Words that count, and words for what is counted, as patterns. */
interface Announcing {
  readonly counts: string
  readonly counted: string
  /** The word that counts comes after what is counted: 'بطرق عديدة'. */
  readonly countsAfter?: string
  /** Words that may come at the end of the sentence: the verb in Hindi. */
  readonly end?: string
}

const announcing: Partial<Record<Language, Announcing>> = {
  en: {
    counts:
      'several|many|various|multiple|numerous|different|distinct|a few|a number of|a variety of|a range of|two|three|four|five|six|seven|eight|nine|ten|\\d+|the following',
    counted:
      'reasons?|ways|steps|stages|phases|factors|kinds|types|forms|parts|categories|groups|causes|consequences|effects|results|advantages|disadvantages|benefits|drawbacks|principles|rules|features|characteristics|properties|functions|elements|components|points|problems|challenges|methods|approaches|aspects|classes|levels|options|purposes|conditions|changes|cases|concepts|forces|positions|views|theories|ideas|arguments|interpretations|mistakes|errors|questions|presumptions|institutions|quantities|criteria|strategies|techniques|sources|signs|symptoms|tasks|roles|goals|aims|duties|branches|layers|mechanisms|models|explanations|beliefs|misconceptions|debates|objections|claims|exceptions|respects|requirements|premises',
  },
  es: {
    counts:
      'vari[oa]s|much[oa]s|divers[oa]s|distint[oa]s|diferentes|algun[oa]s|numeros[oa]s|dos|tres|cuatro|cinco|seis|siete|ocho|\\d+|l[oa]s siguientes',
    counted:
      'razones|motivos|formas|maneras|modos|pasos|etapas|fases|factores|tipos|clases|partes|categorías|grupos|causas|consecuencias|efectos|ventajas|desventajas|principios|reglas|características|propiedades|funciones|elementos|componentes|problemas|métodos|aspectos|niveles|cambios|casos|conceptos|fuerzas|posiciones|posturas|teorías|ideas|argumentos|errores|preguntas|instituciones|magnitudes|criterios|estrategias|técnicas|fuentes|síntomas|tareas|funciones|capas|mecanismos|modelos|órganos|poderes|condiciones|requisitos|excepciones|objeciones|acciones|remedios|supuestos',
  },
  fr: {
    counts:
      'plusieurs|divers(?:es)?|différent(?:e)?s|quelques|de nombreu(?:x|ses)|deux|trois|quatre|cinq|six|sept|huit|\\d+|les [\\p{L}]+ suivant(?:e)?s',
    counted:
      'raisons|motifs|façons|manières|formes|étapes|phases|facteurs|types|sortes|genres|parties|catégories|groupes|causes|conséquences|effets|avantages|inconvénients|principes|règles|caractéristiques|propriétés|fonctions|éléments|composants|problèmes|méthodes|aspects|niveaux|changements|cas|concepts|forces|positions|théories|idées|arguments|erreurs|questions|institutions|grandeurs|critères|stratégies|techniques|sources|symptômes|tâches|rôles|couches|mécanismes|modèles|organes|pouvoirs',
  },
  de: {
    counts:
      'mehreren?|vielen?|verschiedenen?|einigen?|zahlreichen?|unterschiedlichen?|zwei|drei|vier|fünf|sechs|sieben|acht|\\d+|folgenden?',
    counted:
      'Gründen?|Arten|Weisen|Wegen?|Schritten?|Phasen|Stufen|Etappen|Faktoren|Formen|Typen|Teilen?|Kategorien|Gruppen|Ursachen|Folgen|Auswirkungen|Vorteilen?|Nachteilen?|Prinzipien|Regeln|Merkmalen?|Eigenschaften|Funktionen|Elementen?|Bestandteilen?|Problemen?|Methoden|Aspekten?|Ebenen|Änderungen|Fällen?|Begriffen?|Kräften?|Positionen|Theorien|Ideen|Argumenten?|Fehlern?|Fragen|Größen|Institutionen|Organen?|Kriterien|Aufgaben|Zielen?|Schichten|Modellen?|Verfahren|Quellen|Zeichen|Symptomen?|Rollen|Einwänden?|Bedingungen|Voraussetzungen|Ausnahmen|Annahmen|Aussagen|Anforderungen',
  },
  pl: {
    counts:
      'kilk(?:a|u|oma)|wiel(?:e|u|oma)|różn(?:e|ych|ymi)|liczn(?:e|ych)|dw(?:a|ie|óch|u|oma|iema)|trzy|trzech|trzema|cztery|czterech|czterema|pięć|pięciu|sześć|sześciu|\\d+|następując(?:e|ych)',
    counted:
      'powod(?:y|ów|ach)|przyczyn(?:y|ach)?|sposob(?:y|ów|ach)|sposobów|faz(?:y|ach)?|etap(?:y|ów|ach)|krok(?:i|ów|ach)|rodzaj(?:e|ów|ach)|typ(?:y|ów|ach)|częś(?:ci|ciach)|czynnik(?:i|ów|ach|ami)|grup(?:y|ach)?|skutk(?:i|ów|ach)|zalet(?:y|ach)?|wad(?:y|ach)?|zasad(?:y|ach)?|form(?:y|ach)?|funkcj(?:e|i|ach)|klas(?:y|ach)?|cech(?:y|ach)?|element(?:y|ów|ach)|problem(?:y|ów|ach)|metod(?:y|ach)?|poziom(?:y|ów|ach)|zmian(?:y|ach)?|przypadk(?:i|ów|ach)|pojęci(?:a|ach)|pojęć|sił(?:y|ach)?|teori(?:e|i|ach)|błęd(?:y|ów|ach)|pytania(?:ch)?|pytań|instytucj(?:e|i|ach)|organ(?:y|ów|ach)|wielkości(?:ach)?|kryteri(?:a|ów|ach)|zada(?:nia|ń|niach)|warstw(?:y|ach)?|model(?:e|i|ach)|źród(?:ła|eł|łach)|objaw(?:y|ów|ach)|zarzut(?:y|ów|ach)|twierdze(?:nia|ń|niach)|warun(?:ki|ków|kach)|wyjąt(?:ki|ków|kach)|założe(?:nia|ń|niach)|argument(?:y|ów|ach)',
  },
  pt: {
    counts:
      'vári[oa]s|muit[oa]s|divers[oa]s|diferentes|algun?s|algumas|numeros[oa]s|dois|duas|três|quatro|cinco|seis|sete|oito|\\d+|[oa]s seguintes',
    counted:
      'razões|motivos|formas|maneiras|modos|passos|etapas|fases|fatores|tipos|classes|partes|categorias|grupos|causas|consequências|efeitos|vantagens|desvantagens|princípios|regras|características|propriedades|funções|elementos|componentes|problemas|métodos|aspectos|níveis|mudanças|casos|conceitos|forças|posições|teorias|ideias|argumentos|erros|perguntas',
  },
  it: {
    counts:
      'vari[ei]?|divers[ei]|molt[ei]|alcun[ei]|numeros[ei]|due|tre|quattro|cinque|sei|sette|otto|\\d+|(?:i|le|gli) seguenti',
    counted:
      'ragioni|motivi|modi|passi|passaggi|fasi|tappe|fattori|tipi|forme|parti|categorie|gruppi|classi|cause|conseguenze|effetti|vantaggi|svantaggi|principi|regole|caratteristiche|proprietà|funzioni|elementi|problemi|metodi|aspetti|livelli|teorie|errori|domande',
  },
  nl: {
    counts: 'verschillende|meerdere|enkele|talrijke|veel|twee|drie|vier|vijf|zes|zeven|acht|\\d+|de volgende',
    counted:
      'redenen|manieren|wijzen|stappen|fasen|fases|factoren|soorten|typen|types|vormen|delen|categorieën|groepen|klassen|oorzaken|gevolgen|effecten|voordelen|nadelen|principes|regels|kenmerken|eigenschappen|functies|elementen|problemen|methoden|aspecten|niveaus|fouten|vragen',
  },
  sv: {
    counts: 'flera|många|några|olika|två|tre|fyra|fem|sex|sju|åtta|\\d+|följande',
    counted:
      'skäl|orsaker|sätt|steg|faser|faktorer|slag|typer|sorter|former|delar|kategorier|grupper|klasser|följder|effekter|fördelar|nackdelar|principer|regler|egenskaper|funktioner|element|problem|metoder|aspekter|nivåer|fel|frågor',
  },
  da: {
    counts: 'flere|mange|nogle|forskellige|to|tre|fire|fem|seks|syv|otte|\\d+|følgende',
    counted:
      'grunde|årsager|måder|trin|faser|faktorer|slags|typer|former|dele|kategorier|grupper|klasser|følger|virkninger|fordele|ulemper|principper|regler|egenskaber|funktioner|elementer|problemer|metoder|aspekter|niveauer|fejl|spørgsmål',
  },
  no: {
    counts: 'flere|mange|noen|ulike|forskjellige|to|tre|fire|fem|seks|sju|åtte|\\d+|følgende',
    counted:
      'grunner|årsaker|måter|trinn|faser|faktorer|slag|typer|former|deler|kategorier|grupper|klasser|følger|virkninger|fordeler|ulemper|prinsipper|regler|egenskaper|funksjoner|elementer|problemer|metoder|aspekter|nivåer|feil|spørsmål',
  },
  cs: {
    counts:
      'několik\\p{L}*|mnoho|různ\\p{L}+|dv\\p{L}{1,3}|tři|třech|tří|čtyř\\p{L}*|pět|pěti|šest|šesti|\\d+|následující\\p{L}*',
    counted:
      'důvod\\p{L}*|příčin\\p{L}*|způsob\\p{L}*|krok\\p{L}*|fáz\\p{L}*|etap\\p{L}*|faktor\\p{L}*|druh\\p{L}*|typ\\p{L}*|část\\p{L}*|skupin\\p{L}*|kategori\\p{L}*|následk\\p{L}*|důsledk\\p{L}*|výhod\\p{L}*|nevýhod\\p{L}*|pravid\\p{L}*|vlastnost\\p{L}*|funkc\\p{L}*|prvk\\p{L}*|problém\\p{L}*|metod\\p{L}*',
  },
  sk: {
    counts:
      'niekoľk\\p{L}*|mnoho|veľa|rôzn\\p{L}+|dv\\p{L}{1,3}|tri|troch|štyr\\p{L}*|päť|piatich|šesť|\\d+|nasledujúc\\p{L}+',
    counted:
      'dôvod\\p{L}*|príčin\\p{L}*|spôsob\\p{L}*|krok\\p{L}*|fáz\\p{L}*|etáp\\p{L}*|faktor\\p{L}*|druh\\p{L}*|typ\\p{L}*|čast\\p{L}*|skupin\\p{L}*|skupín|kategóri\\p{L}*|následk\\p{L}*|dôsledk\\p{L}*|výhod\\p{L}*|nevýhod\\p{L}*|pravid\\p{L}*|vlastnost\\p{L}*|funkci\\p{L}*|prvk\\p{L}*|problém\\p{L}*|metód\\p{L}*',
  },
  ru: {
    counts:
      'нескольк\\p{L}+|много|многих|различн\\p{L}+|разн\\p{L}+|дв[аеу]\\p{L}{0,2}|три|тр[её]х|четыр\\p{L}+|пят[ьи]|шест[ьи]|\\d+|следующ\\p{L}+',
    counted:
      'причин\\p{L}*|способ\\p{L}*|шаг\\p{L}*|этап\\p{L}*|фаз\\p{L}*|стади\\p{L}*|фактор\\p{L}*|(?:вид|тип)(?:ы|а|ов|ом|ам|ами|ах)?|част(?:и|ь|ей|ью|ям|ями|ях)|групп\\p{L}*|категори\\p{L}*|последстви\\p{L}*|преимуществ\\p{L}*|недостат\\p{L}+|правил\\p{L}*|свойств\\p{L}*|функци\\p{L}*|элемент\\p{L}*|проблем\\p{L}*|метод\\p{L}*',
  },
  uk: {
    counts:
      'кілька|кільк\\p{L}+|декілька|багато|різн\\p{L}+|дв[аіо]\\p{L}{0,2}|три|трьох|чотир\\p{L}+|п’ят[ьи]|шіст\\p{L}+|\\d+|так[іи]\\p{L}?',
    counted:
      'причин\\p{L}*|способ\\p{L}*|крок\\p{L}*|етап\\p{L}*|фаз\\p{L}*|стаді\\p{L}*|чинник\\p{L}*|фактор\\p{L}*|(?:вид|тип)(?:и|у|ів|ом|ам|ами|ах)?|частин\\p{L}*|груп\\p{L}*|категорі\\p{L}*|наслідк\\p{L}*|переваг\\p{L}*|недолік\\p{L}*|правил\\p{L}*|властивост\\p{L}*|функці\\p{L}*|елемент\\p{L}*|проблем\\p{L}*|метод\\p{L}*',
  },
  ro: {
    counts:
      'mai mult[ei]|diverse|diferite|numeroase|câtev?a|două|doi|trei|patru|cinci|șase|șapte|opt|\\d+|următoarele',
    counted:
      'motive|cauze|moduri|feluri|pași|etape|faze|factori|tipuri|forme|părți|categorii|grupe|grupuri|clase|consecințe|efecte|avantaje|dezavantaje|principii|reguli|caracteristici|proprietăți|funcții|elemente|probleme|metode|aspecte|niveluri',
  },
  hu: {
    counts: 'több|sok|számos|különböző|két|kettő|három|négy|öt|hat|hét|\\d+|a következő',
    counted:
      '(?:ok|módszer|mód|lépés|szakasz|tényező|fajta|típus|forma|rész|csoport|kategória|következmény|hatás|előny|hátrány|szabály|tulajdonság|funkció|elem|probléma|szempont)(?:[aeá]|[aáoeé]?t|j?[ae]i(?:t|r[ae])?|b[óő]l|r[ae]|b[ae]|n[ae]k|[oeö]n|b[ae]n|\\p{L}[ae]l)?',
    end: '(?:\\s\\S+){0,3}',
  },
  tr: {
    counts: 'birkaç|çeşitli|birçok|farklı|iki|üç|dört|beş|altı|yedi|\\d+|şu',
    counted:
      // A traveller ('yolcu'), a Turk and a particle ('parçacık') are no ways, kinds or parts.
      '(?!yolcu|türk|türlü|parçacı|etkin)(?:neden|sebep|yol|yöntem|adım|aşama|evre|etken|faktör|tür|çeşit|biçim|parça|bölüm|kısm|grup|grub|kategori|sonuç|sonuc|etki|avantaj|dezavantaj|kural|özellik|özelliğ|işlev|öğe|sorun)\\p{L}{0,4}',
    end: '(?:\\s\\S+){0,2}',
  },
  fi: {
    counts:
      'monta|useita|useista|monista|erilaisia|kaksi|kahteen|kolme|kolmeen|neljä|neljään|viisi|viiteen|\\d+|seuraavat',
    counted:
      '(?:syy|tapa|tapaa|vaihe|tekijä|laji|tyyppi|muoto|osa|ryhmä|luokka|seuraus|vaikutus|etu|haitta|sääntö|ominaisuus|ominaisuut|tehtävä|ongelma|menetelmä)\\p{L}{0,4}',
  },
  id: {
    counts: 'beberapa|berbagai|banyak|dua|tiga|empat|lima|enam|\\d+',
    counted:
      'alasan|cara|langkah|tahap|fase|faktor|jenis|macam|tipe|bentuk|bagian|kategori|kelompok|golongan|sebab|penyebab|akibat|dampak|keuntungan|kelebihan|kekurangan|prinsip|aturan|ciri|sifat|fungsi|unsur|masalah|metode|aspek',
  },
  el: {
    counts:
      'πολλ\\p{L}+|διάφορ\\p{L}+|αρκετ\\p{L}+|δύο|τρεις|τρία|τέσσερ\\p{L}+|πέντε|έξι|\\d+|(?:τα|οι|τις|τους) εξής',
    counted:
      'λόγ\\p{L}+|τρόπ\\p{L}+|βήμα\\p{L}*|στάδι\\p{L}+|φάσ\\p{L}+|παράγοντ\\p{L}+|είδη|ειδών|τύπ\\p{L}+|μορφ\\p{L}+|μέρη|κατηγορί\\p{L}+|ομάδ\\p{L}+|αιτί\\p{L}+|συνέπει\\p{L}+|πλεονεκτήματα|μειονεκτήματα|κανόν\\p{L}+|χαρακτηριστικά|ιδιότητ\\p{L}+|λειτουργί\\p{L}+|στοιχεία|προβλήματα|μεθόδ\\p{L}+',
  },
  vi: {
    counts: 'nhiều|một số|hai|ba|bốn|năm|sáu|\\d+|(?:các|những)(?=.*\\ssau(?:\\sđây)?$)',
    counted:
      'lý do|cách|bước|giai đoạn|yếu tố|loại|dạng|hình thức|phần|nhóm|nguyên nhân|hậu quả|ưu điểm|nhược điểm|nguyên tắc|quy tắc|đặc điểm|tính chất|chức năng|vấn đề|phương pháp',
    end: '(?:\\s(?:chính|khác nhau|sau|sau đây))?',
  },
  ko: {
    counts: '여러|다양한|몇|두|세|네|다섯|여섯|\\d+',
    // '세 개의 강이 흐른다' (three rivers flow) is a statement.
    counted:
      '(?:(?:가지|종류)(?!의)|개의\\s(?:부분|단계|종류|그룹|요소|유형|층|원인|이유|방법|규칙))\\p{L}{0,3}',
    end: '(?:\\s\\S+){0,2}',
  },
  he: {
    counts: 'כמה|מספר|שתי|שני|שלוש|שלושה|ארבע|ארבעה|חמש|חמישה|\\d+',
    counted:
      'סיבות|דרכים|צעדים|שלבים|גורמים|סוגים|צורות|חלקים|קטגוריות|קבוצות|תוצאות|השפעות|יתרונות|חסרונות|עקרונות|כללים|מאפיינים|תכונות|תפקידים|מרכיבים|בעיות|שיטות|היבטים|רמות',
    end: '(?:\\s\\S+)?',
  },
  hi: {
    counts: 'कई|अनेक|विभिन्न|अलग-अलग|दो|तीन|चार|पाँच|पांच|छह|सात|निम्नलिखित|\\d+',
    counted:
      'कारण|कारणों|तरीके|तरीकों|चरण|चरणों|प्रकार|प्रकारों|कारक|कारकों|भाग|भागों|रूप|रूपों|समूह|समूहों|लाभ|नियम|विशेषताएँ|विशेषताओं|कार्य|तत्व|तत्वों|समस्याएँ|विधियाँ|स्तर|स्तरों',
    end: '(?:\\s\\S+){0,4}\\s(?:हैं|है|थे|थीं|गया|जाता|होता|होते|होती)',
  },
  ar: {
    counts: '[لبف]?(?:عدة|بضعة?|ثلاثة?|أربعة?|خمسة?|ستة?|سبعة?|عدد من|مجموعة من)',
    counted:
      '(?:أسباب|طرق|خطوات|مراحل|عوامل|أنواع|أشكال|أجزاء|أقسام|فئات|مجموعات|نتائج|آثار|مزايا|فوائد|عيوب|مبادئ|قواعد|خصائص|وظائف|عناصر|مشكلات|أساليب|جوانب|مستويات)',
    countsAfter: '(?:عديدة|مختلفة|متعددة|كثيرة|متنوعة|رئيسية)',
  },
  zh: {
    counts: '(?:好?几|多|两|二|三|四|五|六|七|八|若干|许多|很多|不同|以下)(?:个|种|条|项|类|大|点)?',
    counted:
      '原因|理由|方式|方法|途径|步骤|阶段|因素|类型|种类|形式|部分|类别|组|结果|影响|优点|缺点|好处|原则|规则|特点|特征|性质|功能|作用|要素|问题|方面|层次|条件|例外|误解|环节|情况|层面|错误',
  },
}

/** Two words may be between the count and the counted, and two or three after it: 'three main kinds of rock'. */
const between = '(?:[\\p{L}\\p{M}-]+\\s){0,2}'
const after: Partial<Record<Language, string>> = {
  en: '(?:\\s(?:of|for|in|to)\\s(?:\\p{L}+\\s?){1,4})?',
  es: '(?:\\s\\p{L}+)?(?:\\s(?:de|del|para|en)\\s(?:\\p{L}+\\s?){1,3})?',
  fr: '(?:\\s\\p{L}+)?(?:\\s(?:de|du|des|pour|à)\\s(?:\\p{L}+\\s?){1,3})?',
  pt: '(?:\\s\\p{L}+)?(?:\\s(?:de|do|da|para|em)\\s(?:\\p{L}+\\s?){1,3})?',
  de: '(?:\\s(?:von|für|der|des)\\s(?:\\p{L}+\\s?){1,2})?(?:\\s\\p{Ll}+){0,2}',
  pl: '(?:\\s\\p{Ll}+){0,2}',
}

/** Arabic counts two of a kind without a word that counts: 'نوعين من الأسباب'. */
const arabicPairs =
  '(?:نوعين|نوعان|قسمين|قسمان|سببين|سببان|طريقتين|طريقتان|مرحلتين|مرحلتان|مجموعتين|مجموعتان|عاملين|عاملان|جزأين|جزءان|شكلين|شكلان)'

const patterns = new Map<string, RegExp>()

/**
 * Whether a sentence only announces what follows: 'The empire fell for several reasons.' Without the reasons it says
 * nothing, so it is no point of a slide, a summary or a conversation.
 */
export function announces(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const known = patterns.get(code) ?? patternOf(code)
  patterns.set(code, known)
  const bare = text.replace(/[\s.。．।:：]+$/u, '')
  return /[,;，；،؛—]/u.test(bare) ? false : known.test(bare)
}

const counting = new Map<Language, RegExp>()

/** Whether a sentence counts such things anywhere: 'Plants have found three ways to bind carbon dioxide.' */
export function countsThings(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const own = announcing[code]
  if (!own || code === 'ar' || code === 'zh') return announces(text, language)
  const known =
    counting.get(code) ??
    new RegExp(
      `(?:^|\\s)(?:${own.counts})\\s${between}(?:${own.counted})(?![\\p{L}\\p{M}-])`,
      code === 'de' ? 'u' : 'iu',
    )
  counting.set(code, known)
  return known.test(text)
}

function patternOf(code: Language): RegExp {
  const own = announcing[code]
  if (!own) return /(?!)/u
  const { counts, counted, countsAfter, end = '' } = own
  if (code === 'zh') return new RegExp(`(?:${counts})(?:主要|不同|基本|重要)?的?(?:${counted})$`, 'u')
  if (code === 'ar')
    return new RegExp(
      `(?:^|\\s)(?:[وفبلك]?${arabicPairs}(?:\\s\\S+){0,3}|[وفبلك]?(?:${counts})\\s${counted}[اًة]{0,2}(?:\\s\\S+)?|[وفبلك]?(?:لل)?${counted}[اً]{0,2}\\s${countsAfter})$`,
      'u',
    )
  return new RegExp(
    `(?:^|\\s)(?:${counts})\\s${between}(?:${counted})${after[code] ?? ''}${end}$`,
    code === 'de' ? 'u' : 'iu',
  )
}

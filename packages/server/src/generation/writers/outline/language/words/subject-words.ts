import type { Language } from '@lectern/domain/voices/languages.ts'

/** How the subject of a sentence is found in a language with spaces between its words. */
export interface SubjectWords {
  /** Forms of verbs before which a subject ends, in lower case: the most frequent ones, no nouns. */
  readonly verbs: string
  /** Words that open no subject that a question can name: pronouns, amounts, words that point back. */
  readonly noStart: string
  /** Words between the subject and its verb. */
  readonly adverbs: string
  /** Words that may connect the parts of a subject. */
  readonly within: string
}

/**
 * Languages whose nouns show their case. Most of these verbs take no object, so the noun before them is in the nominative, which a
 * question keeps.
 */
export const subjectWordsWithCases: Partial<Record<Language, SubjectWords>> = {
  ru: {
    verbs:
      'является|являются|состоит|состоят|был|была|было|были|может|могут|зависит|зависят|служит|служат|находится|находятся|растёт|растут|живёт|живут|обитает|обитают|возникает|возникают|возник|возникла|возникли|появился|появилась|появились|становится|становятся|стал|стала|стали|начинается|начинаются|длится|длятся|происходит|происходят|существует|существуют|относится|относятся|образуется|образуются|содержит|содержат|защищает|защищают|помогает|помогают|получает|получают|должен|должна|должны|имеет|имеют|уменьшается|увеличивается|работает|работают|движется|движутся|остаётся|остаются',
    noStart:
      'эт\\p{L}+|тот|та|те|то|он|она|оно|они|мы|вы|я|ты|все|всё|весь|вся|кажд\\p{L}+|друг\\p{L}+|некотор\\p{L}+|многи\\p{L}+|больш\\p{L}+ часть|большинство|часть|один|одна|одно|одни|два|две|три|четыре|пять|шесть|семь|оба|обе|кто|что|как|как\\p{L}{2}|котор\\p{L}+|когда|если|где|чем|в|во|на|с|со|по|из|к|у|о|об|от|до|для|без|при|под|над|между|через|после|перед|не|ни|также|тоже|даже|только|лишь|уже|ещё|здесь|там|тогда|теперь|сегодня|затем|потом|поэтому|однако|но|а|и|или|да|его|её|их|наш\\p{L}*|ваш\\p{L}*|сво\\p{L}+|сам\\p{L}*|так\\p{L}*|перв\\p{L}+|втор\\p{L}+|трет\\p{L}+|последн\\p{L}+|следующ\\p{L}+|главн\\p{L}+|подобн\\p{L}+|именно|более|менее|наиболее|столько|сколько|много|мало|несколько|причин\\p{L}+|результат\\p{L}*|пример\\p{L}*|вс[её]го|раньше|позже|вместе|человек|раз|иначе|почти|примерно|около|ещё|важн\\p{L}+|нужн\\p{L}+|известн\\p{L}+',
    adverbs: 'также|тоже|обычно|часто|всегда|никогда|уже|ещё|только|не|здесь|давно|сначала|постепенно',
    within: 'и|без|из|в|на|с|для',
  },
  uk: {
    verbs:
      'є|складається|складаються|був|була|було|були|може|можуть|залежить|залежать|розташований|розташована|росте|ростуть|живе|живуть|виникає|виникають|виник|виникла|виникли|з’явився|з’явилася|з’явилися|стає|стають|став|стала|стали|починається|починаються|триває|тривають|відбувається|відбуваються|існує|існують|належить|належать|утворюється|утворюються|містить|містять|захищає|захищають|допомагає|допомагають|отримує|отримують|має|мають|повинен|повинна|повинні|зростає|зростають|зменшується|працює|працюють|рухається|рухаються|залишається',
    noStart:
      'це\\p{L}*|ця|ці|той|та|ті|те|він|вона|воно|вони|ми|ви|я|ти|усі|всі|усе|все|весь|вся|кож\\p{L}+|інш\\p{L}+|деяк\\p{L}+|багат\\p{L}+|більшість|частина|один|одна|одне|одні|два|дві|три|чотири|п’ять|обидва|обидві|хто|що|як|як\\p{L}{1,2}|котр\\p{L}+|коли|якщо|де|чим|в|у|на|з|із|зі|по|до|від|для|без|при|під|над|між|через|після|перед|не|ні|також|теж|навіть|тільки|лише|вже|ще|тут|там|тоді|тепер|сьогодні|потім|тому|однак|але|а|і|й|або|так|його|її|їх\\p{L}*|наш\\p{L}*|ваш\\p{L}*|сво\\p{L}+|сам\\p{L}*|так\\p{L}*|перш\\p{L}+|друг\\p{L}+|трет\\p{L}+|останн\\p{L}+|наступн\\p{L}+|головн\\p{L}+|подібн\\p{L}+|саме|більш|менш|найбільш|стільки|скільки|мало|кілька|причин\\p{L}+|результат\\p{L}*|приклад\\p{L}*|раніше|пізніше|разом|інакше|майже|приблизно|близько|важлив\\p{L}+|потрібн\\p{L}+|відом\\p{L}+',
    adverbs: 'також|теж|зазвичай|часто|завжди|ніколи|вже|ще|тільки|не|тут|давно|спочатку|поступово',
    within: 'і|й|та|без|з|із|у|в|на|для',
  },
  cs: {
    verbs:
      'je|jsou|byl|byla|bylo|byli|byly|má|mají|měl|měla|měli|měly|může|mohou|musí|obsahuje|obsahují|závisí|slouží|leží|roste|rostou|vzniká|vznikají|vznikl|vznikla|vznikly|trvá|trvají|patří|chrání|umožňuje|umožňují|způsobuje|způsobují|vede|vedou|začíná|začínají|žije|žijí|není|nejsou|klesá|klesají|zůstává|zůstávají|funguje|fungují|potřebuje|potřebují',
    noStart:
      'to|ten|ta|ti|ty|tento|tato|toto|tyto|tito|takov\\p{L}+|on|ona|ono|oni|my|vy|já|jin\\p{L}+|některé|někteří|mnoho|všechn\\p{L}+|všichni|každ\\p{L}+|oba|obě|jeden|jedna|jedno|dva|dvě|tři|čtyři|pět|kdo|co|jak|jak\\p{L}{1,2}|kter\\p{L}+|když|pokud|kde|protože|ačkoli|v|ve|na|z|ze|bez|pod|nad|od|do|po|před|při|pro|o|u|za|během|díky|podle|s|se|k|ke|mezi|ne|není|také|jen|pouze|tak|proto|ale|i|a|nebo|jeho|její|jejich|náš|naše|svůj|první|druh[áýé]|třetí|poslední|další|většina|část|tam|tady|zde|dnes|nyní|potom|pak|dále|podobn\\p{L}+|důležit\\p{L}+|nutn\\p{L}+|možn\\p{L}+|zajímav\\p{L}+|zřejm\\p{L}+|znám\\p{L}+|typick\\p{L}+|podstatn\\p{L}+|dobř\\p{L}+|třeba|ani|už|až|asi|téměř|přibližně|více|méně|nejvíce|nejčastěji|obvykle|často|vždy|někdy|později|dříve|příčin\\p{L}+|výsledk\\p{L}+|příklad\\p{L}+|hlavní|hlavním',
    adverbs: 'také|obvykle|často|vždy|nikdy|už|ještě|jen|hlavně|tedy|však|ovšem',
    within: 'a|z|bez|v|na|s|pro',
  },
  sk: {
    verbs:
      'je|sú|bol|bola|bolo|boli|má|majú|mal|mala|mali|môže|môžu|musí|obsahuje|obsahujú|závisí|slúži|leží|rastie|rastú|vzniká|vznikajú|vznikol|vznikla|vznikli|trvá|trvajú|patrí|chráni|umožňuje|umožňujú|spôsobuje|spôsobujú|vedie|vedú|začína|začínajú|žije|žijú|nie|klesá|klesajú|zostáva|zostávajú|funguje|fungujú|potrebuje|potrebujú',
    noStart:
      'to|ten|tá|tí|tie|tento|táto|toto|tieto|títo|tak\\p{L}+|on|ona|ono|oni|my|vy|ja|in[áýéí]|niektor\\p{L}+|veľa|mnoho|všet\\p{L}+|každ\\p{L}+|oba|obe|obaja|jeden|jedna|jedno|dva|dve|tri|štyri|päť|kto|čo|ako|ak\\p{L}{1,2}|ktor\\p{L}+|keď|kde|pretože|hoci|v|vo|na|z|zo|bez|pod|nad|od|do|po|pred|pri|pre|o|u|za|počas|vďaka|podľa|s|so|k|ku|medzi|nie|tiež|aj|len|iba|tak|preto|ale|i|a|alebo|jeho|jej|ich|náš|naše|svoj|prv\\p{L}+|druh[áýé]|tret\\p{L}+|posledn\\p{L}+|ďalš\\p{L}+|väčšina|časť|tam|tu|dnes|teraz|potom|ďalej|podobn\\p{L}+|dôležit\\p{L}+|nutn\\p{L}+|možn\\p{L}+|zaujímav\\p{L}+|zrejm\\p{L}+|znám\\p{L}+|typick\\p{L}+|podstatn\\p{L}+|dobr\\p{L}+|treba|ani|už|až|asi|takmer|približne|viac|menej|najviac|najčastejšie|obvykle|často|vždy|niekedy|neskôr|skôr|príčin\\p{L}+|výsledk\\p{L}+|príklad\\p{L}+|hlavn\\p{L}+',
    adverbs: 'tiež|obvykle|často|vždy|nikdy|už|ešte|len|hlavne|teda|však|aj',
    within: 'a|z|bez|v|na|s|pre',
  },
}

/** Endings of words that are no nominative, so that the sentence does not start with its subject. */
export const oblique: Partial<Record<Language, RegExp>> = {
  pl: /(?:ą|ę|em|ami|ach|om|ów|owi|emu|ego|ych|ich|ym|im|ej)$/iu,
  ru: /(?:у|ю|ой|ей|ом|ем|ём|ами|ями|ах|ях|ов|ев|ого|его|ому|ему|ых|их|ым|им|ыми|ими|о)$/iu,
  uk: /(?:у|ю|ою|ею|єю|ом|ем|єм|ами|ями|ах|ях|ів|їв|ого|його|ому|йому|их|їх|им|ім|їм|ими|о)$/iu,
  cs: /(?:u|ou|em|ům|ách|ích|ami|emi|ého|ému|ých|ým|ími|ými|ům|ů)$/iu,
  sk: /(?:u|ou|om|em|ám|ach|ách|och|ami|ého|ému|ých|ým|ými|ov|iam|iach)$/iu,
}

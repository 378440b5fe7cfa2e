import type { Language } from '@lectern/domain/voices/languages.ts'

/** Starts of sentences about a stage, with `{}` in place of the ordinal, and the ordinals that agree with them. */
interface Stages {
  readonly starts: string
  readonly first: string
  readonly later: string
}

const stages: Readonly<Record<Language, readonly Stages[]>> = {
  en: [
    {
      starts:
        'in the {} stage|in the {} phase|in the {} step|at the {} stage|during the {} stage|during the {} phase',
      first: 'first',
      later: 'second|third|fourth|fifth|last|final',
    },
  ],
  es: [
    {
      starts: 'en la {} etapa|en la {} fase|durante la {} etapa|durante la {} fase',
      first: 'primera',
      later: 'segunda|tercera|cuarta|quinta|última',
    },
  ],
  fr: [
    {
      starts:
        'dans la {} phase|dans la {} étape|pendant la {} phase|lors de la {} phase|lors de la {} étape|à la {} étape',
      first: 'première',
      later: 'deuxième|seconde|troisième|quatrième|dernière',
    },
  ],
  de: [
    {
      starts: 'in der {} phase|in der {} stufe|in der {} etappe|im {} schritt|während der {} phase',
      first: 'ersten',
      later: 'zweiten|dritten|vierten|fünften|letzten',
    },
  ],
  it: [
    {
      starts: 'nella {} fase|nella {} tappa|durante la {} fase',
      first: 'prima',
      later: 'seconda|terza|quarta|ultima',
    },
  ],
  ja: [
    {
      starts: '{}段階で|{}の段階で',
      first: '第一|第1|最初',
      later: '第二|第三|第四|第2|第3|最後',
    },
  ],
  ko: [
    { starts: '{} 단계에서', first: '첫 번째|첫번째|1', later: '두 번째|세 번째|네 번째|두번째|마지막|2|3' },
  ],
  pt: [
    {
      starts: 'na {} fase|na {} etapa|durante a {} fase',
      first: 'primeira',
      later: 'segunda|terceira|quarta|última',
    },
  ],
  ru: [
    { starts: 'на {} этапе', first: 'первом', later: 'втором|третьем|четвёртом|последнем' },
    {
      starts: 'на {} стадии|в {} фазе|во {} фазе',
      first: 'первой',
      later: 'второй|третьей|четвёртой|последней',
    },
  ],
  zh: [{ starts: '在{}阶段', first: '第一|第一个', later: '第二|第三|第四|第二个|第三个|最后' }],
  ar: [
    {
      starts:
        'في المرحلة {}|وفي المرحلة {}|أما المرحلة {}|وأما المرحلة {}|أما في المرحلة {}|في الخطوة {}|وفي الخطوة {}',
      first: 'الأولى',
      later: 'الثانية|الثالثة|الرابعة|الأخيرة',
    },
  ],
  cs: [
    {
      starts: 'v {} fázi|ve {} fázi|v {} etapě|ve {} etapě',
      first: 'první',
      later: 'druhé|třetí|čtvrté|poslední',
    },
    { starts: 'v {} kroku|ve {} kroku', first: 'prvním', later: 'druhém|třetím|čtvrtém|posledním' },
  ],
  da: [
    {
      starts: 'i {} fase|i {} trin',
      first: 'første|den første|det første',
      later: 'anden|den anden|andet|det andet|tredje|den tredje|det tredje|sidste|den sidste|det sidste',
    },
  ],
  nl: [
    {
      starts: 'in de {} fase|in de {} stap|tijdens de {} fase',
      first: 'eerste',
      later: 'tweede|derde|vierde|laatste',
    },
  ],
  fi: [
    { starts: '{} vaiheessa', first: 'ensimmäisessä', later: 'toisessa|kolmannessa|neljännessä|viimeisessä' },
  ],
  el: [
    { starts: 'στη {} φάση|στην {} φάση', first: 'πρώτη', later: 'δεύτερη|τρίτη|τέταρτη|τελευταία' },
    { starts: 'στο {} στάδιο', first: 'πρώτο', later: 'δεύτερο|τρίτο|τέταρτο|τελευταίο' },
  ],
  he: [{ starts: 'בשלב ה{}', first: 'ראשון', later: 'שני|שלישי|רביעי|אחרון' }],
  hi: [
    { starts: '{} चरण में', first: 'पहले|प्रथम', later: 'दूसरे|तीसरे|चौथे|अंतिम' },
    { starts: '{} अवस्था में', first: 'पहली', later: 'दूसरी|तीसरी|चौथी|अंतिम' },
  ],
  hu: [
    {
      starts: 'az {} szakaszban|a {} szakaszban|az {} lépésben|a {} lépésben',
      first: 'első',
      later: 'második|harmadik|negyedik|utolsó',
    },
  ],
  id: [
    {
      starts: 'pada tahap {}|dalam tahap {}|pada fase {}',
      first: 'pertama',
      later: 'kedua|ketiga|keempat|terakhir',
    },
  ],
  no: [
    {
      starts: 'i {} fase|i {} fasen|i {} trinn',
      first: 'første|den første|det første',
      later: 'andre|den andre|det andre|tredje|den tredje|det tredje|siste|den siste|det siste',
    },
  ],
  pl: [
    { starts: 'w {} etapie|we {} etapie', first: 'pierwszym', later: 'drugim|trzecim|czwartym|ostatnim' },
    { starts: 'w {} fazie|we {} fazie', first: 'pierwszej', later: 'drugiej|trzeciej|czwartej|ostatniej' },
  ],
  ro: [{ starts: 'în {} etapă|în {} fază', first: 'prima', later: 'a doua|a treia|a patra|ultima' }],
  sk: [
    {
      starts: 'v {} fáze|vo {} fáze|v {} etape|vo {} etape',
      first: 'prvej',
      later: 'druhej|tretej|štvrtej|poslednej',
    },
  ],
  sv: [
    {
      starts: 'i {} fasen|i {} steget',
      first: 'första|den första|det första',
      later: 'andra|den andra|det andra|tredje|den tredje|det tredje|sista|den sista|det sista',
    },
  ],
  th: [{ starts: 'ในระยะ{}|ในขั้น{}|ในขั้นตอน{}', first: 'แรก|ที่หนึ่ง', later: 'ที่สอง|ที่สาม|ที่สี่|สุดท้าย' }],
  tr: [
    { starts: '{} aşamada|{} evrede|{} adımda', first: 'ilk|birinci', later: 'ikinci|üçüncü|dördüncü|son' },
  ],
  uk: [
    { starts: 'на {} етапі', first: 'першому', later: 'другому|третьому|четвертому|останньому' },
    {
      starts: 'на {} стадії|у {} фазі|в {} фазі',
      first: 'першій',
      later: 'другій|третій|четвертій|останній',
    },
  ],
  vi: [
    {
      starts: 'ở giai đoạn {}|trong giai đoạn {}',
      first: 'thứ nhất|đầu tiên|một',
      later: 'thứ hai|thứ ba|thứ tư|cuối cùng|hai|ba',
    },
  ],
}

/** Starts of sentences about the first and a later stage, in lower case: 'in the first stage', 'in the second stage'. */
export function stageStarts(code: Language): { readonly first: string[]; readonly later: string[] } {
  const starts = (place: 'first' | 'later') =>
    stages[code].flatMap((one) =>
      one[place]
        .split('|')
        .flatMap((ordinal) => one.starts.split('|').map((start) => start.replace('{}', ordinal))),
    )
  return { first: starts('first'), later: starts('later') }
}

import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Headings of columns that are a predicate with their cells, and the question that has this predicate. `{kind}` is the kind of the things. */
interface Predicate {
  readonly heading: RegExp
  readonly ofKind: string
  readonly ofThese: string
}

/** 'Lasts', 'Starts after', 'Given', 'Found in', 'Good for': with the cell, these are the end of a sentence about the thing. */
const predicates: Partial<Record<Language, readonly Predicate[]>> = {
  en: [
    {
      heading:
        /^(?:lasts|starts|begins|ends|needs|requires|takes|grows|acts|works|reaches|contains|provides|supplies|produces|prevents|measures|stores|eats|lives|melts|boils|freezes|comes|protects|carries|controls|treats|removes|absorbs|releases|turns|consists|depends|belongs|applies|costs|weighs|covers|uses|feeds|flows|forms|leads|means|shows|hardens|dries|ripens|flowers|breaks|keeps|holds|allows)(?:\s\p{Ll}+){0,3}$/iu,
      ofKind: 'Which {kind} {heading} {cell}?',
      ofThese: 'Which of these {heading} {cell}?',
    },
    {
      heading:
        /^(?:given|used|found|made|taken|stored|kept|built|sold|applied|measured|paid|needed|caused|spread|known|grown|eaten|formed|discovered|invented|introduced|located|treated|transmitted|recommended|produced|carried|controlled|written|planted|sown|harvested|worn|added|removed|driven|powered|supplied|obtained|derived|chosen|preferred|good|bad|best|suitable|typical|responsible|rich|safe|strong|weak|common)(?:\s(?:for|in|by|as|of|from|to|with|at|on|when|if|against|after|before|during|near|through|into))?$/iu,
      ofKind: 'Which {kind} is {heading} {cell}?',
      ofThese: 'Which of these is {heading} {cell}?',
    },
  ],
  es: [
    {
      heading:
        /^(?:se\s\p{Ll}+[ae]n?(?:\s\p{Ll}{1,5}){0,2}|\p{L}+[ae]\s(?:por|en|con|para|hasta|sobre|desde|contra)|contiene|necesita|dura|produce|sirve\spara|crece|actúa|aporta|protege|evita|libera|almacena)$/iu,
      ofKind: '¿Qué {kind} {heading} {cell}?',
      ofThese: '¿Cuál {heading} {cell}?',
    },
  ],
  pt: [
    {
      heading:
        /^(?:\p{L}+[ae]-se(?:\s\p{Ll}{1,5}){0,2}|contém|necessita|precisa\sde|dura|produz|serve\spara|cresce|atua|protege|evita|liberta|libera|armazena)$/iu,
      ofKind: 'Que {kind} {heading} {cell}?',
      ofThese: 'Qual {heading} {cell}?',
    },
  ],
  it: [
    {
      heading:
        /^(?:si\s\p{Ll}+[ae](?:\s\p{Ll}{1,5}){0,2}|contiene|richiede|dura|produce|serve\s(?:a|per)|cresce|agisce|protegge|libera|fornisce)$/iu,
      ofKind: 'Quale {kind} {heading} {cell}?',
      ofThese: 'Quale {heading} {cell}?',
    },
  ],
  fr: [
    {
      heading:
        /^(?:s[’']\p{Ll}+|se\s\p{Ll}+(?:\s\p{Ll}{1,5}){0,2}|contient|nécessite|dure|produit|sert\sà|pousse|agit|protège|libère|fournit|stocke)$/iu,
      ofKind: 'Lequel {heading} {cell} ?',
      ofThese: 'Lequel {heading} {cell} ?',
    },
  ],
  de: [
    {
      heading:
        /^(?:wirkt|hält|dauert|beginnt|endet|enthält|liefert|braucht|benötigt|dient|wächst|lebt|schützt|reicht|kostet|entsteht|verhindert|speichert|erzeugt|schmilzt|siedet|wiegt|gilt|verdirbt|reift|blüht|eignet\ssich)(?:\s(?:nach|in|bei|für|gegen|auf|an|durch|bis|zu|aus|vor|mit|von|ab))?$/iu,
      ofKind: 'Was davon {heading} {cell}?',
      ofThese: 'Was davon {heading} {cell}?',
    },
  ],
  pl: [
    {
      heading:
        /^(?:\p{L}+\ssię(?:\s(?:po|w|we|z|ze|na|do|przez|od|przy))?|(?:dostarcza|zawiera|potrzebuje|wytwarza|trwa|działa|powoduje|służy|występuje|żyje|rośnie|magazynuje|wymaga|chroni)(?:\s(?:po|w|we|z|ze|na|do|przez|od|przy))?)$/iu,
      ofKind: 'Co {heading} {cell}?',
      ofThese: 'Co {heading} {cell}?',
    },
  ],
  ru: [
    {
      heading:
        /^(?:содержит|требует|длится|действует|вызывает|служит|растёт|живёт|хранит|защищает|применяется|используется|встречается|образуется|состоит)(?:\s(?:через|в|во|на|до|из|от|при|для|с|по))?$/iu,
      ofKind: 'Что {heading} {cell}?',
      ofThese: 'Что {heading} {cell}?',
    },
  ],
  zh: [
    {
      heading: /^(?:用于|适用于|产生|含有|需要|存在于|来自|属于|导致|防止|储存|分布在|位于|作用于)$/u,
      ofKind: '哪一种{kind}{heading}{cell}？',
      ofThese: '哪一项{heading}{cell}？',
    },
  ],
}

/** A cell with such marks is more than the end of a sentence, and one such as 'yes' needs its heading. */
const notEnd =
  /[;:()；：（）?？!！"“”„«»]|^(?:[–—-]|yes|no|sí|oui|non|ja|nein|sim|não|tak|nie|да|нет|是|否)$/iu

/** The question whose predicate is a heading with its cell: 'Which {kind} lasts 24 hours?'; undefined if they are no predicate. */
export function predicateOf(
  heading: string,
  cell: string,
  language: string,
): { readonly ofKind: string; readonly ofThese: string } | undefined {
  const plain = heading.trim().replace(/[.…]+$/u, '')
  if (cell.trim() === '' || notEnd.test(cell.trim())) return undefined
  return predicates[languageOf(language) ?? 'en']?.find((one) => one.heading.test(plain))
}

/** Whether a heading is the start of a predicate, which has no highest value: 'Which has the highest lasts?' */
export function opensPredicate(heading: string, language: string): boolean {
  return predicateOf(heading, 'x', language) !== undefined
}

import type { TalkPhrases } from '../talk-phrase-book.ts'

export const pl: TalkPhrases = {
  greetings: [
    'Witam wszystkich! Od czego warto zacząć?',
    'Jestem tu, żeby pytać. Co trzeba wiedzieć najpierw?',
    'Na razie niewiele o tym wiem. Jak można to przedstawić?',
  ],
  starts: ['Brzmi dobrze. Od czego zaczynamy?'],
  goals: ['A czego się dziś nauczymy?'],
  closingLeads: ['Pora spojrzeć wstecz. Co warto zapamiętać?'],
  remembers: ['A to trafia do moich notatek.'],
  goodbyes: ['To wszystko na dziś. Dziękujemy za uwagę!'],
  cause: ['Jak dotąd rozumiem, ale zastanawiam się, skąd to się bierze. Wiesz?', 'A co się za tym kryje?'],
  contrast: ['To jasne. Ale czy to już wszystko?', 'Czy to obowiązuje bez ograniczeń?'],
  result: ['I co to wszystko ostatecznie oznacza?', 'I co z tego wyszło?'],
  example: ['Potrzebuję czegoś konkretnego. Jak by to wyglądało?'],
  terms: [
    'Termin {} nie jest mi obcy, ale trudno mi go wyjaśnić. Co on znaczy?',
    'Zanim pójdziemy dalej: co prostymi słowami oznacza {}?',
    'Nie mam pewności, co to jest {}. Do czego odnosi się ten termin?',
    'Pytam też o hasło {}. Co się pod nim kryje?',
  ],
  echoes: ['Mówiąc prosto:', 'Jeśli dobrze nadążam:', 'Możemy więc powiedzieć:', 'Ważne jest zatem to:'],
  confirms: ['Tak właśnie jest.', 'O to chodzi.', 'Tak, to jest to.', 'Istotnie.'],
  years: ['A co wiemy o roku {}?'],
  more: ['Chętnie usłyszę więcej na temat {}. Co jeszcze się z tym wiąże?'],
  checks: ['Popraw mnie, jeśli się mylę:', 'Powiedz, czy to się zgadza:', 'I przypuszczam, że jest tak:'],
  conditions: ['A {}?', '{}, to co wtedy?', 'Myślę o takim przypadku: {}. Co wtedy?'],
  others: ['A pozostałe punkty?', 'Co jeszcze jest na tej liście?'],
  code: ['Przejdźmy przez kod krok po kroku. Co się w nim dzieje?'],
  cues: {
    named: ['nazyw*|nazwan*|zwan*|określa się|określane|znane jako|znany jako', 'A czy to ma własną nazwę?'],
    result: [
      'prowadzi do|prowadzą do|doprowadził*|spowodował*|powoduje|powodują|skutkiem|skutki|skutkuje|skutkują|skutkował*|konsekwencj*|w rezultacie|efekt|efektem|efekty',
      'A do czego coś takiego w końcu prowadzi?',
      'To pewnie ma jakiś skutek. Jaki?',
    ],
    enables: [
      'pozwala|pozwalają|pozwolił*|umożliwi*',
      'To już jasne. Ale co dzięki temu staje się możliwe?',
      'A do czego to się przydaje?',
    ],
    problem: [
      'problem*|trudn*|niebezpiecz*|ryzyk*|wad|wady|wadą|przeszkod*',
      'Czy jest z tym jakiś problem?',
    ],
    compare: [
      'w przeciwieństwie|natomiast|podczas gdy|w porównaniu|różni się od|różnic*',
      'Czy można to z czymś porównać?',
      'Przydałoby się porównanie. Co jest inne, a co takie samo?',
    ],
    today: ['dziś|dzisiaj|obecnie|współcześnie', 'A jak to wygląda dzisiaj?'],
    view: [
      'badacz*|krytycy|psycholodzy|psychologowie|naukowc*|naukowiec|historyk*|ekonomist*|ekonomiści|eksper*',
      'A co mówią o tym osoby, które znają temat?',
    ],
    began: [
      'zaczę*|zaczął|rozpoczę*|rozpoczął|założon*|założył*|powstał*',
      'Zawsze lubię wiedzieć, jak coś się zaczyna. Jak było tutaj?',
    ],
    ended: [
      'zakończył*|skończył*|upadł*|znikną*|zniknęł*|zniszczył*|zniszczon*|porzucił*|porzucon*',
      'A co się z tym w końcu stało?',
    ],
    changed: [
      'zmienił*|wzrósł|wzrosł*|spadł*|zastąpił*',

      'I jak to się potem potoczyło?',
    ],
    most: [
      'najważniejsz*|największ*|najwyższ*|najbardziej|główn*',
      'Co z tego wszystkiego najbardziej się wyróżnia?',
    ],
    parts: ['składa się z|składają się z', 'A z czego to się składa, jeśli zajrzymy do środka?'],
    must: [
      'musisz|musimy|trzeba|powinieneś|powinnaś|powinniśmy',
      'A gdyby robić to samemu, na co trzeba uważać?',
      'I o czym należy przy tym pamiętać?',
    ],
    can: [
      'możemy|możesz|można użyć|służy do|służą do|używa się|wykorzystuje się',
      'To mnie ciekawi. A co można z tym zrobić w praktyce?',
      'A jak się tego używa?',
    ],
    usual: ['zwykle|zazwyczaj|na ogół|ogólnie|przeważnie', 'A jak to wygląda zwykle?'],
    case: [
      'jeśli|jeżeli|gdyby',
      'Czy jest tak zawsze, czy to zależy od sytuacji?',
      'A jakie przypadki trzeba rozróżnić?',
    ],
    next: ['gdy|kiedy|później', 'Mogę to sobie wyobrazić. I co się wtedy dzieje?'],
    how: [
      'za pomocą|poprzez|przy użyciu',
      'Ciekawi mnie, jak to działa. Opowiesz?',
      'A jak dokładnie się to robi?',
    ],
  },
}

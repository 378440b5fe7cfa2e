import type { DomainMessages } from '@lectern/domain/messages/domain-messages.ts'
import { displayName } from '@lectern/domain/voices/languages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

const slides = (count: number): string =>
  plural(count, { one: '# slajd', few: '# slajdy', many: '# slajdów', other: '# slajdu' })

const lines = (count: number): string =>
  plural(count, { one: '# kwestia', few: '# kwestie', many: '# kwestii', other: '# kwestii' })

export const domain: DomainMessages = {
  'animation durations': {
    fast: 'Szybko',
    normal: 'Normalnie',
    slow: 'Wolno',
    'very-slow': 'Bardzo wolno',
  },

  backgrounds: {
    none: 'Brak',
    'gradient-shift': 'Płynny gradient',
    particles: 'Cząsteczki',
    waves: 'Fale',
    bokeh: 'Bokeh',
    aurora: 'Zorza',
    stars: 'Gwiazdy',
    geometric: 'Geometryczne',
    'circuit-board': 'Płytka drukowana',
    'particle-network': 'Sieć cząsteczek',
    'liquid-blob': 'Płynne kształty',
    'cyber-grid': 'Cybersiatka',
    'data-flow': 'Strumień danych',
    'neural-network': 'Sieć neuronowa',
    'hexagon-pulse': 'Pulsujące sześciokąty',
    'matrix-rain': 'Deszcz znaków',
    'quantum-field': 'Pole kwantowe',
    'tech-dna': 'Nić DNA',
    holographic: 'Holograficzne',
  },

  'content faults': {
    notOneOf: (label, choices) => `Pole „${label}” musi mieć jedną z wartości: ${choices}.`,
    notAnyOf: (label, choices) => `Pole „${label}” musi być listą z wartości: ${choices}.`,
    notText: (label) => `Pole „${label}” musi być tekstem.`,
    onSlide: (slide, fault) => `Slajd ${slide}: ${fault}`,
  },

  'content status': {
    slideshow: {
      Completed: 'Prezentacja ukończona',
      In_Progress: 'Prezentacja w toku',
      Not_Started: 'Prezentacja nierozpoczęta',
    },
    podcast: {
      Completed: 'Podcast ukończony',
      In_Progress: 'Podcast w toku',
      Not_Started: 'Podcast nierozpoczęty',
    },
  },

  'drawing faults': {
    tooFewRows: (kind, least) => `${kind}: brakuje wypełnionych wierszy, potrzeba co najmniej ${least}.`,
    tooManyRows: (kind, most) => `${kind}: wierszy jest za dużo, zmieści się najwyżej ${most}.`,
    noLabel: (row) => `Wiersz ${row} nie ma etykiety.`,
    noValue: (row) => `Wiersz ${row} wymaga liczby.`,
    noText: (row) => `Wiersz ${row} nie ma tekstu.`,
    longLabel: (row, most) => `Etykieta wiersza ${row} jest długa. Limit znaków: ${most}.`,
    longText: (row, most) => `Tekst wiersza ${row} jest długi. Limit znaków: ${most}.`,
  },

  'drawing kinds': {
    bars: 'Wykres słupkowy',
    line: 'Wykres liniowy',
    timeline: 'Oś czasu',
    process: 'Kroki',
    tree: 'Klasyfikacja',
    circles: 'Dwa koła',
    number: 'Jedna duża liczba',
  },

  'element animations': {
    none: 'Brak',
    'fade-in': 'Pojawianie się',
    'slide-in-left': 'Wsuwanie z lewej',
    'slide-in-right': 'Wsuwanie z prawej',
    'slide-in-up': 'Wsuwanie z dołu',
    'slide-in-down': 'Wsuwanie z góry',
    'zoom-in': 'Przybliżanie',
    pop: 'Wyskakiwanie',
    pulse: 'Pulsowanie',
    typewriter: 'Maszyna do pisania',
    'word-reveal': 'Słowo po słowie',
    glow: 'Poświata',
    'ken-burns': 'Efekt Kena Burnsa',
    'flip-in': 'Odwracanie',
    'rotate-in': 'Obracanie',
    'bounce-in': 'Odbijanie',
    elastic: 'Sprężynowanie',
    glitch: 'Zakłócenia',
    'text-3d': 'Tekst 3D',
    morph: 'Przeobrażanie',
    'neon-glow': 'Neon',
    'particle-text': 'Tekst z cząsteczek',
    'wave-text': 'Falujący tekst',
    matrix: 'Matryca',
    hologram: 'Hologram',
    'cyber-decode': 'Odszyfrowanie',
    'data-scramble': 'Wymieszane litery',
  },

  'episode sounds': {
    chime: 'Dzwonki',
    plucked: 'Szarpane struny',
    swell: 'Ciepłe brzmienie',
  },

  formats: {
    slideshow: {
      label: 'Prezentacja',
      plural: 'Prezentacje',
      part: (count) => plural(count, { one: 'slajd', few: 'slajdy', many: 'slajdów', other: 'slajdu' }),
    },
    podcast: {
      label: 'Podcast',
      plural: 'Podcasty',
      part: (count) =>
        plural(count, { one: 'segment', few: 'segmenty', many: 'segmentów', other: 'segmentu' }),
    },
  },

  'glossary terms': {
    termMissing: 'Wpisz termin.',
    termTooLong: 'Termin może mieć najwyżej 100 znaków.',
    spokenMissing: 'Wpisz, jak wymawia się termin.',
    spokenTooLong: 'Wymowa terminu może mieć najwyżej 200 znaków.',
    tooManyTerms: 'Słowniczek wymowy może mieć najwyżej 500 terminów.',
  },

  gradients: {
    'blue-purple': 'Od niebieskiego do fioletowego',
    'green-blue': 'Od zielonego do niebieskiego',
    'orange-red': 'Od pomarańczowego do czerwonego',
    'yellow-orange': 'Od żółtego do pomarańczowego',
    'teal-blue': 'Od turkusowego do niebieskiego',
    'purple-pink': 'Od fioletowego do różowego',
    'blue-cyan': 'Od niebieskiego do cyjanu',
    'red-purple': 'Od czerwonego do fioletowego',
  },

  languages: { nameOf: (tag) => displayName('pl', tag) },

  makers: {
    outlineWriter: 'Asystent konspektu',
    englishVoices: 'Wbudowane głosy angielskie',
    otherVoices: 'Wbudowane głosy w innych językach',
    localVoices: 'Głosy neuronowe na tym serwerze',
    ownRecording: 'Własne nagranie',
    languageModel: (model) => `${model} (model językowy)`,
    speechModel: (model) => `${model} (dowolny język)`,
  },
  modules: {
    otherPages: 'Inne strony',
  },

  'music beds': {
    'calm-pads': 'Spokojne tło',
    'plucked-strings': 'Szarpane struny',
    'soft-bells': 'Łagodne dzwonki',
    'warm-keys': 'Ciepłe klawisze',
  },

  'needed audio': {
    slideshow: {
      missing: (count) => `${slides(count)} bez audio`,
      outdated: (count) => `${slides(count)} z nieaktualnym audio`,
    },
    podcast: {
      missing: (count) => `${lines(count)} bez audio`,
      outdated: (count) => `${lines(count)} z nieaktualnym audio`,
    },
  },

  'podcast audio': {
    nothingForFeed: 'W tym podcaście nie ma jeszcze czego słuchać: kanał podcastu go pomija.',
    leftOutOfFeed: (missing, all) =>
      `Kwestie bez audio: ${numberOf(missing)} z ${numberOf(all)}. Kanał podcastu pomija ten odcinek.`,
    outdated: (outdated, all) => `Kwestie z nieaktualnym audio: ${numberOf(outdated)} z ${numberOf(all)}.`,
    noLines: 'Ten podcast nie ma jeszcze kwestii, które wymagają audio.',
    missing: (missing, all) =>
      `Kwestie bez audio: ${numberOf(missing)} z ${numberOf(all)}. Najpierw wygeneruj audio.`,
  },

  ids: {
    tooLong: (most) =>
      `Lectern nie może użyć tej strony, ponieważ jej identyfikator w systemie kursów ma więcej niż ${most} znaków. Nadaj tam stronie krótszą nazwę.`,
  },

  refusals: {
    noSlide: 'Prezentacja musi mieć co najmniej jeden slajd.',
    noSegment: 'Podcast musi mieć co najmniej jeden segment.',
    unknownLayout: 'Nie ma takiego układu. Bez wskazania układ wynika z treści.',
    unknownMusic: (known) => `Nie ma takiej muzyki. Dostępne: ${known}.`,
    notInThemes: 'Motyw nie może mieć tej wartości.',
    emptyScript: 'Tekst lektora jest pusty. Dodaj tekst, aby wygenerować audio.',
    noScriptToRecord: 'Najpierw napisz tekst lektora. Napisy potrzebują jego słów.',
    noInstruction: 'Napisz, co zmienić.',
    instructionTooLong: 'Opisz to w najwyżej 500 znakach.',
    noQuestion: 'Wpisz pytanie.',
    questionTooLong: 'Zadaj pytanie w najwyżej 500 znakach.',
    noPicturePrompt: 'Opisz obraz.',
    picturePromptTooLong: 'Opisz obraz, używając najwyżej 2000 znaków.',
    noPage: 'Wybierz co najmniej jedną stronę',
    noFormat: 'Wybierz co najmniej jeden format (prezentacja lub podcast)',
    tooManyPages: (most) =>
      plural(most, {
        one: 'Wybierz najwyżej # stronę naraz.',
        few: 'Wybierz najwyżej # strony naraz.',
        many: 'Wybierz najwyżej # stron naraz.',
        other: 'Wybierz najwyżej # strony naraz.',
      }),
  },

  'rewriting instructions': {
    Shorter: 'Krócej',
    'More detail': 'Więcej szczegółów',
    'Different wording': 'Innymi słowami',
    'Another example': 'Inny przykład',
    'Simpler words': 'Prostszymi słowami',
    Livelier: 'Żywiej',
  },

  shadows: {
    small: 'Mały',
    medium: 'Średni',
    large: 'Duży',
    sharp: 'Ostry',
    diffuse: 'Rozproszony',
  },

  'silent parts': {
    slideshow: {
      parts: slides,
      silent: (count) => `${slides(count)} bez dźwięku`,
      incomplete: (count) => `${slides(count)} z niepełnym audio`,
    },
    podcast: {
      parts: lines,
      silent: (count) => `${lines(count)} bez dźwięku`,
      incomplete: (count) => `${lines(count)} z niepełnym audio`,
    },
    both: (silent, incomplete) => `${silent} i ${incomplete}`,
  },

  'silent slides': {
    missing: (missing, all) => `Slajdy bez audio: ${numberOf(missing)} z ${numberOf(all)}.`,
    outdated: (outdated, all) => `Slajdy z nieaktualnym audio: ${numberOf(outdated)} z ${numberOf(all)}.`,
    both: (missing, outdated) => `${missing} ${outdated}`,
  },

  'slide types': {
    title: {
      label: 'Tytuł',
      about: 'Otwiera prezentację: o czym jest i dlaczego warto.',
      fields: {
        course_title: 'Tytuł',
        course_subtitle: 'Podtytuł',
        course_intro: 'Wprowadzenie',
      },
      hints: {
        course_title: 'Temat, najwyżej osiem słów',
        course_subtitle: 'Jeden wiersz pod tytułem',
        course_intro: 'Jedno lub dwa zdania o tym, co będzie dalej',
      },
      choices: {},
      layouts: {},
    },
    text: {
      label: 'Tekst',
      about: 'Nagłówek i jeden lub dwa krótkie akapity, gdy lista nie pasuje.',
      rewrite: 'Jako tekst',
      fields: {
        slide_title: 'Tytuł slajdu',
        slide_content: 'Tekst',
      },
      hints: {
        slide_title: 'Co mówi slajd, najwyżej dziesięć słów',
        slide_content: 'Najwyżej 60 słów',
      },
      choices: {},
      layouts: {
        statement: {
          label: 'Teza',
          about: 'Pierwsze zdanie duże, reszta pod nim',
        },
        lead: {
          label: 'Wstęp i treść',
          about: 'Pierwsze zdanie obok reszty',
        },
        note: {
          label: 'Notatka z boku',
          about: 'Ostatnie zdanie z boku, z jego liczbą',
        },
        plain: {
          label: 'Prosty',
          about: 'Jedna kolumna, na długie teksty',
        },
      },
    },
    bullets: {
      label: 'Punkty',
      about: 'Od trzech do sześciu równorzędnych punktów.',
      rewrite: 'Jako punkty',
      fields: {
        slide_title: 'Tytuł slajdu',
        bullet_points: 'Punkty',
      },
      hints: {
        slide_title: 'Co łączy punkty, najwyżej dziesięć słów',
      },
      choices: {},
      layouts: {
        rows: {
          label: 'Wiersze',
          about: 'Punkty jeden pod drugim',
        },
        numbered: {
          label: 'Numerowane',
          about: 'Kroki albo stała liczba',
        },
        terms: {
          label: 'Terminy',
          about: 'Każdy punkt zaczyna się od terminu',
        },
      },
    },
    image: {
      label: 'Obraz',
      about: 'Obraz ze strony obok kilku słów o tym, co pokazuje.',
      fields: {
        slide_title: 'Tytuł slajdu',
        slide_content: 'Tekst',
        image_url: 'Obraz',
        image_alt: 'Opis obrazu',
      },
      hints: {
        slide_title: 'Co pokazuje obraz, najwyżej dziesięć słów',
        slide_content: 'Najwyżej 40 słów o tym, na co patrzeć',
        image_alt: 'Co pokazuje obraz, dla osób, które go nie widzą',
      },
      choices: {},
      layouts: {
        end: {
          label: 'Obraz na końcu',
          about: 'Najpierw czyta się tekst',
        },
        start: {
          label: 'Obraz na początku',
          about: 'Najpierw widać obraz',
        },
        full: {
          label: 'Pełny obraz',
          about: 'Na zdjęcie i krótki akapit',
        },
      },
    },
    'two-column': {
      label: 'Dwie kolumny',
      about: 'Dwie równie ważne rzeczy obok siebie.',
      fields: {
        slide_title: 'Tytuł slajdu',
        column1_title: 'Lewy nagłówek',
        column1_content: 'Lewy tekst',
        column2_title: 'Prawy nagłówek',
        column2_content: 'Prawy tekst',
      },
      hints: {
        slide_title: 'Co łączy obie rzeczy, najwyżej dziesięć słów',
        column1_title: 'Pierwsza rzecz',
        column1_content: 'Najwyżej 35 słów',
        column2_title: 'Druga rzecz',
        column2_content: 'Najwyżej 35 słów',
      },
      choices: {},
      layouts: {
        side: {
          label: 'Obok siebie',
          about: 'Na części jednej całości',
        },
        split: {
          label: 'Podzielone pole',
          about: 'Na dwie przeciwstawne rzeczy',
        },
      },
    },
    definition: {
      label: 'Definicja',
      about: 'Jeden termin i jego znaczenie.',
      rewrite: 'Jako definicja',
      fields: {
        slide_title: 'Tytuł slajdu',
        term: 'Termin',
        definition: 'Definicja',
      },
      hints: {
        slide_title: 'Mały nagłówek nad terminem',
        term: 'Sam termin',
        definition: 'Co oznacza, w jednym lub dwóch zdaniach',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'Wyróżniony',
          about: 'Na termin z jednego lub dwóch słów',
        },
        entry: {
          label: 'Hasło',
          about: 'Termin obok znaczenia i przykładu',
        },
      },
    },
    table: {
      label: 'Tabela',
      about: 'Do 6 kolumn i 8 wierszy.',
      rewrite: 'Jako tabela',
      fields: {
        slide_title: 'Tytuł slajdu',
        column_count: 'Kolumny',
        row_count: 'Wiersze',
      },
      hints: {
        slide_title: 'Co pokazuje tabela, najwyżej dziesięć słów',
      },
      choices: {},
      layouts: {},
    },
    comparison: {
      label: 'Porównanie',
      about: 'Dwie rzeczy porównane pod względem dwóch cech.',
      rewrite: 'Jako porównanie',
      fields: {
        slide_title: 'Tytuł slajdu',
        comparison_item_1: 'Element 1',
        comparison_item_2: 'Element 2',
        feature_1: 'Cecha 1',
        feature_2: 'Cecha 2',
        item_1_feature_1: 'Element 1, cecha 1',
        item_2_feature_1: 'Element 2, cecha 1',
        item_1_feature_2: 'Element 1, cecha 2',
        item_2_feature_2: 'Element 2, cecha 2',
      },
      hints: {
        slide_title: 'Co jest porównywane, najwyżej dziesięć słów',
        comparison_item_1: 'Pierwszy z dwóch',
        comparison_item_2: 'Drugi z dwóch',
        feature_1: 'Pierwsza różnica',
        feature_2: 'Druga różnica',
        item_1_feature_1: 'Najwyżej 15 słów',
        item_2_feature_1: 'Najwyżej 15 słów',
        item_1_feature_2: 'Najwyżej 15 słów',
        item_2_feature_2: 'Najwyżej 15 słów',
      },
      choices: {},
      layouts: {},
    },
    quote: {
      label: 'Cytat',
      about: 'Słowa jakiejś osoby lub z tekstu, przytoczone dosłownie.',
      fields: {
        slide_title: 'Tytuł slajdu',
        quote_text: 'Cytat',
        quote_author: 'Autor',
        highlight_text: 'Do zapamiętania',
      },
      hints: {
        slide_title: 'Mały nagłówek nad cytatem',
        quote_text: 'Dokładne słowa, bez cudzysłowu',
        quote_author: 'Czyje to słowa',
        highlight_text: 'Co warto zapamiętać',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'Wyróżniony',
          about: 'Do 20 słów',
        },
        framed: {
          label: 'W ramce',
          about: 'Na dłuższe cytaty',
        },
      },
    },
    quiz: {
      label: 'Quiz',
      about:
        'Pytanie z maksymalnie czterema odpowiedziami. Poprawna jest jedna lub kilka albo to pytanie typu prawda lub fałsz.',
      rewrite: 'Jako quiz',
      fields: {
        quiz_question: 'Pytanie',
        quiz_kind: 'Rodzaj pytania',
        option_a: 'Odpowiedź A',
        option_b: 'Odpowiedź B',
        option_c: 'Odpowiedź C',
        option_d: 'Odpowiedź D',
        correct_answer: 'Poprawna odpowiedź',
        correct_answers: 'Poprawne odpowiedzi',
        correct_feedback: 'Komentarz przy dobrej odpowiedzi',
        incorrect_feedback: 'Komentarz przy złej odpowiedzi',
      },
      hints: {
        quiz_question: 'Pytanie, na które odpowiada strona',
        option_a: 'Możliwa odpowiedź',
        option_b: 'Możliwa odpowiedź',
        option_c: 'Możliwa odpowiedź',
        option_d: 'Możliwa odpowiedź',
        correct_feedback: 'Jedno zdanie',
        incorrect_feedback: 'Jedno zdanie',
      },
      choices: {
        quiz_kind: {
          one: 'Jedna poprawna odpowiedź',
          several: 'Kilka poprawnych odpowiedzi',
          'true-false': 'Prawda lub fałsz',
        },
      },
      layouts: {},
    },
    summary: {
      label: 'Podsumowanie',
      about: 'Zamyka prezentację tym, co warto zapamiętać.',
      fields: {
        summary_text: 'Podsumowanie',
      },
      hints: {
        summary_text: 'Dwa lub trzy zdania, najwyżej 50 słów',
      },
      choices: {},
      layouts: {},
    },
  },

  table: {
    header: (column) => `Nagłówek ${column}`,
    headerHint: (column) => `Nagłówek kolumny ${column}`,
    cell: (row, column) => `Wiersz ${row}, kolumna ${column}`,
    cellHint: 'Kilka słów',
  },

  themes: {
    'educational-blue': {
      name: 'Edukacyjny niebieski',
      description: 'Jasny i przejrzysty, na lekcje',
    },
    'educational-green': {
      name: 'Edukacyjny zielony',
      description: 'Świeży, do przyrody i nauk ścisłych',
    },
    'educational-neutral': {
      name: 'Edukacyjny neutralny',
      description: 'Ciepły papier, spokojna lektura',
    },
    'corporate-blue': {
      name: 'Biznesowy niebieski',
      description: 'Stonowany i oficjalny',
    },
    'corporate-dark': {
      name: 'Biznesowy ciemny',
      description: 'Mało światła, dużo skupienia',
    },
    'corporate-minimal': {
      name: 'Biznesowy minimalistyczny',
      description: 'Szary, lekki i precyzyjny',
    },
    'creative-purple': {
      name: 'Kreatywny fioletowy',
      description: 'Zabawny fiolet',
    },
    'creative-gradient': {
      name: 'Kreatywny gradient',
      description: 'Barwy zachodu słońca, wyraziste tytuły',
    },
    'creative-orange': {
      name: 'Kreatywny pomarańczowy',
      description: 'Ciepły i energiczny',
    },
    'minimal-light': {
      name: 'Minimalistyczny jasny',
      description: 'Dużo bieli i jeden akcent',
    },
    'minimal-dark': {
      name: 'Minimalistyczny ciemny',
      description: 'Czerń, biel, jeden akcent',
    },
    'minimal-grayscale': {
      name: 'Minimalistyczny w szarościach',
      description: 'Do druku i na projektor',
    },
  },

  tones: {
    conversational: 'swobodny',
    enthusiastic: 'pełen entuzjazmu',
    curious: 'zaciekawiony',
    thoughtful: 'refleksyjny',
    explanatory: 'objaśniający',
    warm: 'ciepły',
  },

  transitions: {
    none: 'Brak',
    fade: 'Przenikanie',
    'slide-left': 'Przesunięcie w lewo',
    'slide-right': 'Przesunięcie w prawo',
    'slide-up': 'Przesunięcie w górę',
    'slide-down': 'Przesunięcie w dół',
    'zoom-in': 'Przybliżenie',
    'zoom-out': 'Oddalenie',
    flip: 'Odwrócenie',
    'cube-left': 'Sześcian w lewo',
    'cube-right': 'Sześcian w prawo',
    dissolve: 'Rozpuszczanie',
    'page-curl': 'Przewracanie strony',
    rotate: 'Obrót',
    'cube-3d': 'Sześcian 3D',
    liquid: 'Płynne',
    'glitch-transition': 'Zakłócenia',
    'particle-dissolve': 'Rozpad na cząsteczki',
    'morph-transition': 'Przeobrażenie',
    warp: 'Zakrzywienie',
    shatter: 'Roztrzaskanie',
    portal: 'Portal',
  },

  'voice sample': {
    missing: 'Wpisz przykładowy tekst.',
    tooLong: 'Przykładowy tekst może mieć najwyżej 1000 znaków.',
  },

  'writing options': {
    minutes: 'Od 1 do 60 minut.',
    tooLong: (most) =>
      plural(most, {
        one: 'Najwyżej # znak.',
        few: 'Najwyżej # znaki.',
        many: 'Najwyżej # znaków.',
        other: 'Najwyżej # znaku.',
      }),
  },
}

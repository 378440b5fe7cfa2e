import { listOf } from '../../lists.ts'
import type { EditingMessages } from '../language-messages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

type Difference = Parameters<EditingMessages['editing/history-panel']['restoringChanges']['slideshow']>[0]

const slides = (count: number): string =>
  plural(count, { one: '# slajd', few: '# slajdy', many: '# slajdów', other: '# slajdu' })
const segments = (count: number): string =>
  plural(count, { one: '# segment', few: '# segmenty', many: '# segmentów', other: '# segmentu' })

// Separate, because `plural` replaces the first '#', and a name may contain one.
const others = (count: number): string =>
  plural(count, { one: '# inna osoba', few: '# inne osoby', many: '# innych osób', other: '# innej osoby' })

/** 'Przywrócenie zmieni 2 slajdy, przywróci 1 slajd i usunie 3 slajdy.' */
function restoring(
  { frame, changed, added, removed }: Difference,
  frameName: string,
  parts: (count: number) => string,
): string {
  const effects = [
    frame && `zmieni ${frameName}`,
    changed > 0 && `zmieni ${parts(changed)}`,
    added > 0 && `doda z powrotem ${parts(added)}`,
    removed > 0 && `usunie ${parts(removed)}`,
  ]
  return `Przywrócenie ${listOf(effects.filter((effect) => effect !== false))}.`
}

export const editing: EditingMessages = {
  'editing/asking': {
    askPage: 'Zapytaj stronę',
  },

  'editing/asking-panel': {
    title: 'Zapytaj stronę',
    question: 'Twoje pytanie',
    questionHint: 'Odpowiedź mówi tylko to, co jest na stronie. Każde zdanie pokazuje swoje źródła.',
    questionMissing: 'Wpisz pytanie.',
    ask: 'Zapytaj',
    asking: 'Szukanie odpowiedzi…',
    cancel: 'Anuluj',

    answer: 'Odpowiedź',
    notFound: 'Strona nie odpowiada na to pytanie.',
    source: (number) => `Źródło ${number}`,
    sources: 'Źródła',
    answeredBy: (writer) => `Odpowiada: ${writer}`,

    refusedInWords: (words) => `Model językowy odmawia odpowiedzi. Jego słowa: „${words}”`,
    refused: 'Model językowy odmawia odpowiedzi. Zadaj inne pytanie lub sformułuj je inaczej.',
    notAnswered: 'Brak odpowiedzi na pytanie. Spróbuj ponownie.',
  },

  'editing/commands': {
    undo: 'Cofnij',
    redo: 'Ponów',
    saveChanges: 'Zapisz zmiany',
    complete: 'Ukończ',
    saveAndComplete: {
      slideshow: 'Zapisz i oznacz tę prezentację jako ukończoną',
      podcast: 'Zapisz i oznacz ten podcast jako ukończony',
    },
    commands: 'Polecenia',
    keyboardShortcuts: 'Skróty klawiszowe',

    labelWithKeys: (label, keys) => `${label} (${keys})`,
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Shift',
      Alt: 'Alt',
      Enter: 'Enter',
      Space: 'Spacja',
      Delete: 'Delete',
      Tab: 'Tab',
      Esc: 'Esc',
    },

    searchCommands: 'Szukaj poleceń',
    whatToDo: 'Co chcesz zrobić?',
    noCommandFound: 'Żadne polecenie nie zawiera tych słów.',
    commandsFound: (count) =>
      plural(count, { one: '# polecenie', few: '# polecenia', many: '# poleceń', other: '# polecenia' }),
  },

  'editing/leave-guard': {
    question: 'Wyjść bez zapisywania?',
    leave: 'Wyjdź',
    stay: 'Zostań',
    changesAreKept: 'Zmiany nie są zapisane. Ta przeglądarka je przechowa i zaproponuje po Twoim powrocie.',
    changesAreLost:
      'Zmiany nie są zapisane, a ta przeglądarka nie może ich przechować. Jeśli wyjdziesz, przepadną.',
  },

  'editing/document': {
    retry: 'Ponów próbę',

    notSaved: 'Nie udało się zapisać zmian. Spróbuj ponownie.',
    alsoRetried: (draftLocation) => `Lectern ponawia też próby samodzielnie. ${draftLocation}`,
    refused: 'Lectern nie może tego zapisać.',

    waitingTo: { save: 'Czeka na zapis', complete: 'Czeka na ukończenie' },
    saving: 'Zapisywanie…',
    allSaved: 'Wszystko zapisane',
    stopped: 'Nie zapisano',
    unsaved: 'Niezapisane zmiany',

    cancel: 'Anuluj',
    offline: 'Jesteś offline.',
    databaseUnavailable: 'Lectern nie ma teraz połączenia ze swoją bazą danych.',
    noAnswer: 'Lectern nie odpowiada.',
    cannotSave: 'Lectern nie może teraz zapisywać.',
    whenPossible: {
      save: 'Zmiany są przechowywane w tej przeglądarce i zapiszą się, gdy tylko będzie to możliwe.',
      saveNotKept: (draftLocation) => `${draftLocation} Zapiszą się, gdy tylko będzie to możliwe.`,
      complete: 'Zmiany są zapisane. Treść zostanie oznaczona jako ukończona, gdy tylko będzie to możliwe.',
    },
    whenOnline: {
      save: 'Zmiany są przechowywane w tej przeglądarce i zapiszą się, gdy wrócisz do trybu online.',
      saveNotKept: (draftLocation) => `${draftLocation} Zapiszą się, gdy wrócisz do trybu online.`,
      complete: 'Zmiany są zapisane. Treść zostanie oznaczona jako ukończona, gdy wrócisz do trybu online.',
    },
    thenComplete: 'Potem treść zostanie oznaczona jako ukończona.',
    kept: 'Zmiany są przechowywane w tej przeglądarce.',
    notKept:
      'Ta przeglądarka nie może przechować zmian, więc nie zamykaj tej strony, dopóki się nie zapiszą.',
    reasonAndNext: (reason, next) => `${reason} ${next}`,
    completedLate: 'Ukończenie musiało poczekać, dlatego pozostajesz w edytorze.',
    editedSinceComplete:
      'Treść nie została oznaczona jako ukończona, bo w międzyczasie ją zmieniono. Naciśnij „Ukończ”, gdy będzie gotowa.',

    unsavedEditsFrom: (time) => `Masz niezapisane zmiany (${time}).`,
    restore: 'Przywróć',

    generationFailed: 'Generowanie nie powiodło się',
    generationFailedBecause: (reason) => `Generowanie nie powiodło się: ${reason}`,
    generatedNotLoaded: {
      slideshow: 'Nie udało się załadować nowej prezentacji. Spróbuj ponownie.',
      podcast: 'Nie udało się załadować nowego podcastu. Spróbuj ponownie.',
    },
    generated: {
      slideshow: 'Prezentacja jest gotowa!',
      podcast: 'Podcast jest gotowy!',
    },
    generatedWithoutEdits: 'Wygenerowano nowe treści. Nie ma w nich Twoich zmian.',
    openGenerated: 'Otwórz nowe treści',
  },

  'editing/history-panel': {
    history: 'Historia',
    explanation:
      'Wszystkie zapisy i wygenerowane wersje z ostatnich 30 dni. Przywrócenie to zmiana jak każda inna: możesz ją cofnąć, a utrwali się przy następnym zapisie.',
    loading: 'Ładowanie historii…',
    notLoaded: 'Nie udało się załadować historii. Spróbuj ponownie.',
    loadingVersion: 'Ładowanie wersji…',
    versionNotLoaded: 'Nie udało się załadować tej wersji. Spróbuj ponownie.',
    current: 'Bieżąca',
    parts: { slideshow: slides, podcast: segments },

    origin: {
      generated: 'Wygenerowana',
      saved: 'Zapisana',
      deleted: 'Sprzed usunięcia',
      restored: 'Przywrócona',
    },
    originAndAuthor: {
      generated: (author) => `Wygenerowana (${author})`,
      saved: (author) => `Zapisana (${author})`,
      deleted: (author) => `Sprzed usunięcia (${author})`,
      restored: (author) => `Przywrócona (${author})`,
    },

    sameAsOpen: 'Ma tę samą treść co otwarta wersja.',
    restoringChanges: {
      slideshow: (difference) => restoring(difference, 'tytuł i motyw', slides),
      podcast: (difference) => restoring(difference, 'tytuł i informacje', segments),
    },
    restore: 'Przywróć tę wersję',
    versionIsBack: (time) => `Przywrócono wersję: ${time}. Utrwali się przy następnym zapisie.`,
    openIsBack: 'Wróciła poprzednio otwarta wersja. „Cofnij” przywróci Twoje późniejsze zmiany.',

    partUnchanged: 'Bez zmian',
    partChanged: 'Zmienione',
    partAdded: 'Wraca',
    partRemoved: 'Znika',
    sameWords: 'Tekst jest ten sam. Inny jest wygląd lub ruch.',
  },

  'editing/history': {
    history: 'Historia',
    today: (time) => `Dzisiaj, ${time}`,
    yesterday: (time) => `Wczoraj, ${time}`,
    dayAndTime: (day, time) => `${day}, ${time}`,
  },

  'editing/jobs': {
    opensHere: (generating) => `${generating} Gotowy wynik otworzy się tutaj.`,
    cancel: 'Anuluj',
    notCancelled: 'Nie udało się tego anulować. Spróbuj ponownie.',
    watch: 'Podgląd',
    reading: 'Trwa czytanie strony.',
    waiting: 'Praca zaraz zostanie wznowiona.',
    cancelled: {
      slideshow: 'Prezentacja została anulowana przed ukończeniem.',
      podcast: 'Podcast został anulowany przed ukończeniem.',
    },
    slideshow: {
      planning: 'Trwa planowanie prezentacji.',
      beingWritten: (slide, all) => `Slajd ${numberOf(slide)} z około ${numberOf(all)} jest właśnie pisany`,
      finished: (finished, all) => `Gotowe slajdy: ${numberOf(finished)} z około ${numberOf(all)}.`,
      voiced: (voiced, all) => `Slajdy z audio: ${numberOf(voiced)} z ${numberOf(all)}.`,
      playable: 'Gotowe slajdy można już odtworzyć. Prezentacja otworzy się do edycji, gdy będzie kompletna.',
      first: 'Pierwszy slajd pojawi się tutaj, gdy tylko zostanie napisany.',
    },
    podcast: {
      planning: 'Trwa planowanie podcastu.',
      beingWritten: (segment, all) =>
        `Segment ${numberOf(segment)} z około ${numberOf(all)} jest właśnie pisany`,
      finished: (finished, all) => `Gotowe segmenty: ${numberOf(finished)} z około ${numberOf(all)}.`,
      voiced: (voiced, all) => `Kwestie z audio: ${numberOf(voiced)} z ${numberOf(all)}.`,
      playable:
        'Gotowych segmentów można już posłuchać. Podcast otworzy się do edycji, gdy będzie kompletny.',
      first: 'Pierwszy segment pojawi się tutaj, gdy tylko zostanie napisany.',
    },
  },

  'editing/merge': {
    conflictText: (sentence, time) => `${sentence} (${time})`,

    decide: 'Zdecyduj',
    undecided: (conflictText) =>
      `${conflictText} Twoje zmiany są przechowywane w tej przeglądarce i nie zapiszą się, dopóki nie zdecydujesz.`,
    undecidedAndNotKept: (conflictText, draftLocation) =>
      `${conflictText} Zdecyduj, aby zapisać swoje zmiany. ${draftLocation}`,
    notSaved: (reason, draftLocation) => `Nie zapisano. ${reason} ${draftLocation}`,

    changedMeanwhile: 'Zmieniono w międzyczasie',
    nothingLost: (conflictText) => `${conflictText} Nic nie przepada: możesz odzyskać drugą wersję.`,
    openBoth: 'Otwórz obie',
    decideLater: 'Zdecyduj później',
    notLoaded: {
      slideshow: 'Nie udało się załadować prezentacji.',
      podcast: 'Nie udało się załadować podcastu.',
    },

    ofTwoPeople: {
      keepTheirs: 'Zachowaj drugą',
      keepTheirsMeaning: 'Otworzy się tu druga wersja. „Cofnij” przywróci Twoją.',
      keepMine: 'Zachowaj moją',
      keepMineMeaning: 'Zapisze się Twoja wersja. Druga zostanie w historii.',
      openBothMeaning: {
        slideshow: 'Porównaj je obok siebie i wybierz wersję każdego slajdu.',
        podcast: 'Porównaj je obok siebie i wybierz wersję każdego segmentu.',
      },
      theirsIsOpen: 'Otwarta jest druga wersja. „Cofnij” przywróci Twoją.',
    },
    ofTwoWindows: {
      keepTheirs: 'Zachowaj drugą',
      keepTheirsMeaning: 'Otworzy się tu wersja z drugiego okna. „Cofnij” przywróci tę.',
      keepMine: 'Zachowaj tę',
      keepMineMeaning: 'Zapisze się wersja z tego okna. Druga zostanie w historii.',
      openBothMeaning: {
        slideshow: 'Porównaj je obok siebie i wybierz okno dla każdego slajdu.',
        podcast: 'Porównaj je obok siebie i wybierz okno dla każdego segmentu.',
      },
      theirsIsOpen: 'Otwarta jest wersja z drugiego okna. „Cofnij” przywróci tę.',
    },
  },

  'editing/both-versions': {
    cancel: 'Anuluj',
    save: 'Zapisz',
    asProposed: 'Zgodnie z propozycją',
    takeAtLeastOne: {
      slideshow: 'Wybierz co najmniej jeden slajd.',
      podcast: 'Wybierz co najmniej jeden segment.',
    },
    bothStay: (conflictText) => `${conflictText} Obie wersje możesz odzyskać.`,

    order: 'Kolejność',
    changedInBoth: 'Zmienione w obu',
    different: 'Różnią się',
    without: { slideshow: 'Bez tego slajdu', podcast: 'Bez tego segmentu' },
    sameInBoth: {
      slideshow: (count) =>
        plural(count, {
          one: '# slajd jest taki sam w obu:',
          few: '# slajdy są takie same w obu:',
          many: '# slajdów jest takich samych w obu:',
          other: '# slajdu jest takie samo w obu:',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# segment jest taki sam w obu:',
          few: '# segmenty są takie same w obu:',
          many: '# segmentów jest takich samych w obu:',
          other: '# segmentu jest takie samo w obu:',
        }),
    },

    ofTwoPeople: {
      title: 'Twoja wersja i druga',
      bothStayTaken: (conflictText) =>
        `${conflictText} To, co zmieniła tylko jedna osoba, jest już uwzględnione. Obie wersje możesz odzyskać.`,
      willBeSaved: {
        slideshow: (count) =>
          plural(count, {
            one: 'Zapisze się # slajd. „Cofnij” przywróci Twoją wersję.',
            few: 'Zapiszą się # slajdy. „Cofnij” przywróci Twoją wersję.',
            many: 'Zapisze się # slajdów. „Cofnij” przywróci Twoją wersję.',
            other: 'Zapisze się # slajdu. „Cofnij” przywróci Twoją wersję.',
          }),
        podcast: (count) =>
          plural(count, {
            one: 'Zapisze się # segment. „Cofnij” przywróci Twoją wersję.',
            few: 'Zapiszą się # segmenty. „Cofnij” przywróci Twoją wersję.',
            many: 'Zapisze się # segmentów. „Cofnij” przywróci Twoją wersję.',
            other: 'Zapisze się # segmentu. „Cofnij” przywróci Twoją wersję.',
          }),
      },
      mine: {
        label: 'Moja',
        all: 'Wszystko z mojej',
        changed: 'Zmienione w mojej',
        added: 'Nowe w mojej',
        deleted: 'Usunięte w mojej',
        deletedButChanged: 'Usunięte w mojej, zmienione w drugiej',
        only: 'Tylko w mojej',
        order: {
          slideshow: 'Kolejność slajdów z mojej',
          podcast: 'Kolejność segmentów z mojej',
        },
        sameWords: 'Tekst jest ten sam. Wygląd lub ruch jak w mojej.',
      },
      theirs: {
        label: 'Druga',
        all: 'Wszystko z drugiej',
        changed: 'Zmienione w drugiej',
        added: 'Nowe w drugiej',
        deleted: 'Usunięte w drugiej',
        deletedButChanged: 'Zmienione w mojej, usunięte w drugiej',
        only: 'Tylko w drugiej',
        order: {
          slideshow: 'Kolejność slajdów z drugiej',
          podcast: 'Kolejność segmentów z drugiej',
        },
        sameWords: 'Tekst jest ten sam. Wygląd lub ruch jak w drugiej.',
      },
    },
    ofTwoWindows: {
      title: 'Twoje dwie wersje',
      bothStayTaken: (conflictText) =>
        `${conflictText} To, co zmieniono tylko w jednym oknie, jest już uwzględnione. Obie wersje możesz odzyskać.`,
      willBeSaved: {
        slideshow: (count) =>
          plural(count, {
            one: 'Zapisze się # slajd. „Cofnij” przywróci tę wersję.',
            few: 'Zapiszą się # slajdy. „Cofnij” przywróci tę wersję.',
            many: 'Zapisze się # slajdów. „Cofnij” przywróci tę wersję.',
            other: 'Zapisze się # slajdu. „Cofnij” przywróci tę wersję.',
          }),
        podcast: (count) =>
          plural(count, {
            one: 'Zapisze się # segment. „Cofnij” przywróci tę wersję.',
            few: 'Zapiszą się # segmenty. „Cofnij” przywróci tę wersję.',
            many: 'Zapisze się # segmentów. „Cofnij” przywróci tę wersję.',
            other: 'Zapisze się # segmentu. „Cofnij” przywróci tę wersję.',
          }),
      },
      mine: {
        label: 'To okno',
        all: 'Wszystko z tego okna',
        changed: 'Zmienione w tym oknie',
        added: 'Nowe w tym oknie',
        deleted: 'Usunięte w tym oknie',
        deletedButChanged: 'Usunięte w tym oknie, zmienione w drugim',
        only: 'Tylko w tym oknie',
        order: {
          slideshow: 'Kolejność slajdów z tego okna',
          podcast: 'Kolejność segmentów z tego okna',
        },
        sameWords: 'Tekst jest ten sam. Wygląd lub ruch jak w tym oknie.',
      },
      theirs: {
        label: 'Drugie okno',
        all: 'Wszystko z drugiego okna',
        changed: 'Zmienione w drugim oknie',
        added: 'Nowe w drugim oknie',
        deleted: 'Usunięte w drugim oknie',
        deletedButChanged: 'Zmienione w tym oknie, usunięte w drugim',
        only: 'Tylko w drugim oknie',
        order: {
          slideshow: 'Kolejność slajdów z drugiego okna',
          podcast: 'Kolejność segmentów z drugiego okna',
        },
        sameWords: 'Tekst jest ten sam. Wygląd lub ruch jak w drugim oknie.',
      },
    },
  },

  'editing/page-changes': {
    title: 'Strona się zmieniła',
    bar: {
      slideshow: 'Strona zmieniła się, odkąd powstała z niej ta prezentacja.',
      podcast: 'Strona zmieniła się, odkąd powstał z niej ten podcast.',
    },
    show: 'Pokaż zmiany',
    reading: 'Wczytywanie strony…',
    cancel: 'Anuluj',
    cancelled: 'Strona nie została wczytana.',
    notRead: 'Nie udało się wczytać strony. Spróbuj ponownie.',
    gone: 'Strony nie ma już w kursie albo już jej nie widzisz. Twoje treści pozostają bez zmian.',
    inStep: 'Strona nadal mówi to, z czego powstała ta treść. Nie trzeba nic robić.',
    edited: (title, time) => `Strona „${title}” była edytowana: ${time}.`,
    passagesChanged: (count) =>
      plural(count, {
        one: 'Zmienił się # fragment.',
        few: 'Zmieniły się # fragmenty.',
        many: 'Zmieniło się # fragmentów.',
        other: 'Zmieniło się # fragmentu.',
      }),
    passagesAdded: (count) =>
      plural(count, {
        one: 'Doszedł # fragment.',
        few: 'Doszły # fragmenty.',
        many: 'Doszło # fragmentów.',
        other: 'Doszło # fragmentu.',
      }),
    passagesRemoved: (count) =>
      plural(count, {
        one: 'Zniknął # fragment.',
        few: 'Zniknęły # fragmenty.',
        many: 'Zniknęło # fragmentów.',
        other: 'Zniknęło # fragmentu.',
      }),
    nothingByItself:
      'Nic nie zmienia się samo. O każdej propozycji decydujesz Ty i wszystko możesz cofnąć jednym krokiem.',
    passages: 'Fragmenty strony',
    changed: 'Zmieniony',
    added: 'Nowy',
    removed: 'Usunięty',
    noPart: 'Nic się na nim nie opiera.',
    slide: (number) => `Slajd ${numberOf(number)}`,
    line: (line, segment) => `Kwestia ${numberOf(line)} w segmencie ${numberOf(segment)}`,
    noProposal: (part) => `${part}: Nie ma propozycji.`,
    update: (count) =>
      plural(count, {
        one: 'Zaktualizuj # część',
        few: 'Zaktualizuj # części',
        many: 'Zaktualizuj # części',
        other: 'Zaktualizuj # części',
      }),
    propose: { slideshow: 'Zaproponuj slajd', podcast: 'Zaproponuj kwestię' },
    writing: (done, total) => `Pisanie propozycji: ${numberOf(done)} z ${numberOf(total)}`,
    notProposed: (part) => `${part}: asystent pisania nie przygotował propozycji. Spróbuj ponownie.`,
    proposals: 'Propozycje',
    newPart: { slideshow: 'Nowy slajd', podcast: 'Nowa kwestia' },
    removal: {
      slideshow: 'Wszystkie fragmenty tego slajdu zniknęły. Propozycja go usuwa.',
      podcast: 'Wszystkie fragmenty tej kwestii zniknęły. Propozycja ją usuwa.',
    },
    now: 'Teraz',
    proposed: 'Propozycja',
    keep: 'Zostaw bez zmian',
    take: 'Przyjmij propozycję',
    keepAll: 'Zostaw wszystkie',
    takeAll: 'Przyjmij wszystkie',
    apply: 'Zastosuj mój wybór',
    applied: 'Twój wybór został zastosowany.',
    settle: 'Nadal poprawne, załatw wszystko',
    settled: 'Zmiany strony są załatwione.',
    editedMeanwhile: (part) =>
      `${part}: w międzyczasie treść została zmieniona i zostaje bez zmian. Zaktualizuj ją jeszcze raz.`,
  },
  'editing/panels': {
    figures: 'Dane',
    madeWith: 'Utworzono za pomocą',

    regenerateAllAudio: 'Wygeneruj ponownie całe audio',
    regenerate: 'Wygeneruj ponownie',

    pageNotKept:
      'Nie przechowano tu strony źródłowej. Wygeneruj treści ponownie, aby zobaczyć, na czym opiera się każda część.',
    notFromPage: (sentences) =>
      plural(sentences, {
        one: 'Jedno zdanie nie pochodzi ze strony',
        few: '# zdania nie pochodzą ze strony',
        many: '# zdań nie pochodzi ze strony',
        other: '# zdania nie pochodzi ze strony',
      }),
    notAsPage: (sentences: number) =>
      plural(sentences, {
        one: 'Jedno zdanie nie zgadza się ze stroną',
        few: '# zdania nie zgadzają się ze stroną',
        many: '# zdań nie zgadza się ze stroną',
        other: '# zdania nie zgadzają się ze stroną',
      }),
    groundingReasons: {
      number: (words: string) => `Na stronie nie ma liczby ${words}.`,
      date: (words: string) => `Na stronie nie ma daty ${words}.`,
      name: (words: string) => `Strona nie wymienia tu nazwy ${words}.`,
      unit: (words: string) => `Strona podaje inną jednostkę niż ${words}.`,
      term: (words: string) => `Strona nie używa tu terminu ${words}.`,
      negation: () => 'Strona i to zdanie różnią się przeczeniem.',
      direction: (words: string) => `Strona mówi odwrotnie: ${words}.`,
      quote: () => 'Tego cytatu nie ma na stronie.',
      unsupported: () => 'Strona tego nie mówi.',
      answer: () => 'Strona podaje także tę opcję jako odpowiedź.',
      doubted: () => 'Drugi model uważa, że strona tego nie potwierdza.',
    },
    pageSays: (words: string) => `Strona mówi: ${words}.`,
    noPassage: 'Nie opiera się na konkretnym fragmencie strony.',

    // Marks of speech in a script.
    addMark: 'Dodaj znak mowy',
    addMarks: { pause: 'Dodaj pauzę', slow: 'Wolniej', strong: 'Podkreśl' },
    marks: 'Znaki mowy w skrypcie',
    lengthOfPause: (number) => `Znak ${number}: długość pauzy`,
    pauseOf: (seconds) => `Pauza ${seconds} s`,
    markOf: {
      slow: (words) => `Wolniej: ${words}`,
      strong: (words) => `Nacisk: ${words}`,
    },
    removeMark: (number, mark) => `Usuń znak ${number}: ${mark}`,
    notFollowed: (voice, marks) => `${voice} tego nie potrafi: ${marks}. Słowa są wypowiadane jak zwykle.`,
  },

  'editing/spoken-takes': {
    takes: 'Wersje',
    text: 'Tekst',
    about: 'Ten sam tekst tym samym głosem, powiedziany jeszcze raz.',
    unlikeRegenerating:
      '„Wygeneruj ponownie” zastępuje audio, także innym głosem. „Powiedz jeszcze raz” zachowuje każdą wersję, aby można było wybrać.',
    differByPace: 'Wbudowany głos mówi każdą wersję w innym tempie.',
    alwaysTheSame: 'Ten głos zawsze mówi tekst tak samo.',
    noTakes: 'Nie ma jeszcze żadnej wersji tego tekstu. Najpierw wygeneruj jego audio.',
    noFurtherTake: 'Ten głos nie ma dalszych wersji tego tekstu.',
    loading: 'Wczytywanie wersji...',
    saving: 'Zapisywanie zmian...',
    notSaved: 'Wersje należą do zapisanego tekstu, a zmian nie udało się zapisać. Spróbuj ponownie.',
    notLoaded: 'Nie udało się wczytać wersji. Spróbuj ponownie.',
    take: (number) => `Wersja ${number}`,
    play: (number) => `Odtwórz wersję ${number}`,
    pause: (number) => `Wstrzymaj wersję ${number}`,
    use: 'Użyj',
    chooseTake: (number) => `Użyj wersji ${number}`,
    inUse: 'W użyciu',
    nowInUse: (number) => `Wersja ${number} jest w użyciu.`,
    notUsed: 'Nie udało się użyć tej wersji. Spróbuj ponownie.',
    makeAnother: 'Utwórz kolejną wersję',
    making: (number) => `Tworzenie wersji ${number}...`,
    cancel: 'Anuluj',
    cancelled: 'Anulowano. Audio pozostaje bez zmian.',
    sameAsBefore: (number) =>
      `Głos powiedział tekst dokładnie tak jak w wersji ${number}, więc nie ma nowej wersji. Wersja ${number} jest w użyciu.`,
    tryAgain: 'Spróbuj ponownie',
    aboutTryingAgain:
      'Możesz spróbować ponownie: głos może wypowiedzieć tekst inaczej. Płatny dostawca nalicza opłatę za każdą próbę.',
    notMade: 'Nie udało się utworzyć wersji. Spróbuj ponownie.',
    changedMeanwhile: 'Tekst lub jego wersje zmieniły się w międzyczasie. Spójrz na listę jeszcze raz.',
  },

  'editing/translation': {
    alsoIn: 'W innych językach …',
    translationInto: (language) => `Tłumaczenie: ${language}`,
    others: {
      slideshow: 'Ta prezentacja w innych językach',
      podcast: 'Ten podcast w innych językach',
    },
    original: (language) => `${language} (oryginał)`,
    originalUnknown: 'Oryginał',
    inProgress: (language) => `${language}: trwa tłumaczenie`,
    notListed: 'Nie udało się wczytać języków. Spróbuj ponownie.',
    translateInto: 'Przetłumacz …',
    title: { slideshow: 'Przetłumacz tę prezentację', podcast: 'Przetłumacz ten podcast' },
    about:
      'Wszystkie teksty zostaną przetłumaczone i odczytane. Wzory, kod, obrazy i animacje pozostają, oryginał także.',
    language: 'Język',
    narrator: 'Lektor',
    host: (name) => `Prowadzący ${name}`,
    translate: 'Przetłumacz',
    waiting: 'Czeka na swoją kolej',
    translating: (done, total) => `Tłumaczenie: ${numberOf(done)} z ${numberOf(total)}`,
    voicing: (done, total) => `Generowanie dźwięku: ${numberOf(done)} z ${numberOf(total)}`,
    workContinues: 'Możesz zamknąć to okno. Praca trwa dalej.',
    ready: (language) => `Tłumaczenie jest gotowe: ${language}.`,
    open: 'Otwórz',
    failed: 'Tłumaczenie się nie powiodło. Spróbuj ponownie.',
    cancelled: 'Tłumaczenie zostało anulowane.',
    notStarted: 'Nie udało się rozpocząć tłumaczenia. Spróbuj ponownie.',
    notCancelled: 'Nie udało się anulować tłumaczenia. Spróbuj ponownie.',
    deleteTranslation: 'Usuń tłumaczenie',
    deleteTitle: 'Usunąć to tłumaczenie?',
    deleteQuestion: 'Tłumaczenie i jego dźwięk zostaną usunięte. Oryginał pozostaje bez zmian.',
    deleted: 'Tłumaczenie zostało usunięte.',
    notDeleted: 'Nie udało się usunąć tłumaczenia. Spróbuj ponownie.',
    notRestored: 'Nie udało się przywrócić tłumaczenia. Spróbuj ponownie.',
    behind: (count) =>
      plural(count, {
        one: '# część nie nadąża za oryginałem.',
        few: '# części nie nadążają za oryginałem.',
        many: '# części nie nadąża za oryginałem.',
        other: '# części nie nadąża za oryginałem.',
      }),
    behindTitle: 'Nieaktualne względem oryginału',
    reading: 'Wczytywanie oryginału…',
    notRead: 'Nie udało się wczytać oryginału. Spróbuj ponownie.',
    gone: 'Oryginał został usunięty. To tłumaczenie pozostaje bez zmian.',
    inStep: 'To tłumaczenie mówi to, co oryginał. Nie trzeba nic robić.',
    frame: 'Tytuł',
    segment: (number) => `Segment ${numberOf(number)}`,
    update: 'Zaktualizuj te części',
    removal: 'Oryginał nie ma już tej części. Propozycja usuwa ją także tutaj.',
  },

  'editing/presence': {
    slideshow: {
      open: (name) => `${name} też ma otwartą tę prezentację`,
      openByTwo: (one, other) => `${one} i ${other} też mają otwartą tę prezentację`,
      openByMore: (one, other, more) => `${one}, ${other} i ${others(more)} też mają otwartą tę prezentację`,
    },
    podcast: {
      open: (name) => `${name} też ma otwarty ten podcast`,
      openByTwo: (one, other) => `${one} i ${other} też mają otwarty ten podcast`,
      openByMore: (one, other, more) => `${one}, ${other} i ${others(more)} też mają otwarty ten podcast`,
    },

    otherWindow: 'Otwarte też w innym oknie',
    alsoHere: (names) => `Są tu też: ${names}.`,
    otherWindowToo: 'Otwarte też w innym oknie.',
  },

  'editing/rewriting': {
    suggestions: 'Sugestie',
    instruction: 'Co zmienić?',
    instructionHint: 'Nowy tekst mówi tylko to, co jest na stronie.',
    instructionMissing: 'Napisz, co zmienić.',
    rewrite: 'Przeredaguj',
    rewriting: 'Redagowanie…',
    unfinished: 'Jeszcze nieporównane ze stroną',
    cancel: 'Anuluj',
    close: 'Zamknij',
    notRewritten: 'Niczego nie zmieniono. Spróbuj ponownie.',

    undo: 'Cofnij',
    editedSince: 'Od tamtej pory były tu zmiany. „Cofnij” wraca krok po kroku.',
  },
}

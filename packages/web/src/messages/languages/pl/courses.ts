import { listOf } from '../../lists.ts'
import { dollars, numberOf } from '../../numbers.ts'
import type { CoursesMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

const pagesOf = (pages: number): string =>
  plural(pages, { one: '# strona', few: '# strony', many: '# stron', other: '# strony' })

/** 'opłaty nalicza OpenAI' */
const charge = (services: readonly string[]): string =>
  `${plural(services.length, { one: 'opłaty nalicza', few: 'opłaty naliczają', many: 'opłaty naliczają', other: 'opłaty naliczają' })} ${listOf(services)}`

export const courses: CoursesMessages = {
  'app/screen error': {
    away: 'Brak połączenia z Lectern',
    whileAway: 'Sprawdź połączenie. To, co zapisano, jest bezpieczne, a szkice pozostają w tej przeglądarce.',
    notLoaded: 'Nie udało się wczytać tego ekranu',
    afterLoss: 'Lectern ma nową wersję albo połączenie zostało przerwane. To, co zapisano, jest bezpieczne.',
  },
  'account settings': {
    accountSettings: 'Ustawienia konta',
    linkToCourses: 'Lectern, kursy',
    backToCourses: 'Wróć do kursów',
    loading: 'Ładowanie konta…',
    notLoaded: 'Nie udało się załadować ustawień konta.',
    unsavedChanges: 'Zmiany nie są zapisane i przepadną po wyjściu.',
    demoAccount:
      'To konto demo, wspólne dla wszystkich gości. Nie można zmienić jego platformy ani hasła, nie można go też usunąć.',

    save: 'Zapisz',
    saving: 'Zapisywanie…',
    saved: 'Zapisano.',
    notSaved: 'Nie udało się zapisać. Spróbuj ponownie.',

    aboutYou: 'Imię i nazwisko widoczne dla Ciebie i innych nauczycieli. Twój login to <email/>.',

    courseSystem: 'Platforma e-learningowa',
    aboutCourseSystem:
      'Stąd pochodzą Twoje kursy. Lectern widzi tylko to, do czego ma dostęp Twój klucz API.',
    storedKey: 'Zapisany klucz nigdy nie jest pokazywany. Zostaw to pole puste, aby go zachować.',
    keyTooLong: 'Klucz API jest za długi.',
    testConnection: 'Sprawdź połączenie',
    testing: 'Sprawdzanie…',
    lastAnswer: 'Ostatnia lista kursów z Twojej platformy: <time/>.',
    lastAnswerOf: 'Ostatnia lista kursów z <system/>: <time/>.',

    aboutPassword: 'Zmiana hasła wyloguje Cię wszędzie indziej.',
    currentPassword: 'Obecne hasło',
    changePassword: 'Zmień hasło',
    passwordChanged: 'Hasło zostało zmienione.',

    editing: 'Edycja',
    aboutEditing: 'Dotyczy Twojego konta, w każdej przeglądarce.',
    autosave: 'Automatyczny zapis',
    aboutAutosave:
      'Prezentacje i podcasty zapisują się chwilę po ostatniej zmianie. Bez tej opcji kliknij „Zapisz zmiany”.',
    substituteVoice: 'Głos zastępczy',
    aboutSubstituteVoice:
      'Gdy usługa głosu jest niedostępna, mówi wbudowany głos w tym samym języku, dopóki nie wygenerujesz audio ponownie.',

    appearance: 'Wygląd',
    aboutAppearance: 'Dotyczy tej przeglądarki. Slajdy zachowują własne kolory.',

    aboutBudget:
      'Ile Twoje konto może wygenerować dziennie, łącznie z tym, co zarezerwowały trwające zadania.',
    storage: 'Miejsce na dane',
    aboutStorage: 'Twoje nagrania audio, obrazy i pliki kursów, utworzone lub przesłane.',
    storageUsed: (used, limit) => `Wykorzystano ${used} z ${limit}`,

    sessions: 'Sesje',
    aboutSessions: 'Na każdym urządzeniu logowanie wygasa po 30 dniach od ostatniej wizyty.',
    lostLaptop:
      'Zgubiony laptop albo logowanie na cudzym komputerze? Tu zakończysz wszystkie sesje, także tę.',
    logOutEverywhere: 'Wyloguj wszędzie',
    loggingOut: 'Wylogowywanie…',
    notLoggedOut: 'Nie udało się wylogować Cię wszędzie. Spróbuj ponownie.',

    deleteAccount: 'Usuń konto',
    aboutDeletion: 'Tego nie można cofnąć. Nie może tego zrobić nawet administrator tej instalacji Lectern.',
    whatIsDeleted:
      'Usunięte zostanie Twoje konto wraz z kluczem API, sesjami i zaimportowanymi kursami. Prezentacje i podcasty kursów z platformy pozostaną dostępne dla innych nauczycieli, bez Twojego nazwiska.',
    deleteQuestion: 'Usunąć Twoje konto?',
    enterPassword: 'Tego nie można cofnąć. Podaj hasło, aby kontynuować.',
    deleting: 'Usuwanie…',
    notDeleted: 'Nie udało się usunąć konta. Spróbuj ponownie.',
  },

  'courses/feed': {
    podcastFeed: 'Kanał podcastu',
    feedOf: (course) => `Kanał podcastu: ${course}`,
    about:
      'Słuchaj w dowolnej aplikacji do podcastów: kanał zawiera wszystkie podcasty tego kursu, które są ukończone i mają komplet audio. Nie ma go w żadnym katalogu. Każdy, kto zna adres, może słuchać bez logowania.',
    loading: 'Ładowanie kanału…',
    notLoaded: 'Nie udało się załadować kanału podcastu. Spróbuj ponownie.',
    create: 'Utwórz kanał',
    notCreated: 'Nie udało się utworzyć kanału podcastu. Spróbuj ponownie.',

    address: 'Adres kanału',
    copy: 'Kopiuj',
    copied: 'Skopiowano adres.',
    notCopied: 'Nie udało się skopiować adresu. Zaznacz go i skopiuj ręcznie.',
    revokeAddress: 'Unieważnij adres',
    revoke: 'Unieważnij',
    whatRevokingDoes:
      'Aplikacje do podcastów nie znajdą już kanału pod tym adresem. W każdej chwili możesz utworzyć kanał z innym adresem.',
    notRevoked: 'Nie udało się unieważnić adresu. Spróbuj ponownie.',

    noEpisodes: 'Żaden podcast tego kursu nie jest jeszcze ukończony.',
    inFeed: 'W kanale',
    leftOut: 'Poza kanałem',
    episodesNotLoaded: 'Nie udało się załadować odcinków. Spróbuj ponownie.',

    author: 'Autor',
    authorHint: 'Jeśli pole jest puste, aplikacje pokazują nazwę Twojej instytucji.',
    description: 'Opis',
    descriptionHint: 'Jeśli pole jest puste, aplikacje pokazują nazwę kursu.',
    save: 'Zapisz',
    saved: 'Zapisano.',
    notSaved: 'Nie udało się zapisać. Spróbuj ponownie.',

    artwork: {
      heading: 'Okładka',
      drawn: 'Okładka narysowana przez Lectern',
      own: 'Twoja okładka',
      aboutDrawn:
        'Okładkę rysuje Lectern. Możesz przesłać obraz o wymiarach co najmniej 1400 × 1400 pikseli; użyty będzie jego środkowy kwadrat.',
      aboutOwn:
        'Aplikacje do podcastów pokażą Twój obraz przy kanale i każdym odcinku, gdy następnym razem go sprawdzą.',
      file: 'Plik okładki',
      upload: 'Prześlij obraz',
      replace: 'Zastąp',
      remove: 'Usuń',
      uploading: 'Przesyłanie…',
      progress: 'Przesyłanie okładki',
      saved: 'Zapisano.',
      savedCropped: 'Zapisano. Widoczny jest środek obrazu, ponieważ okładka jest kwadratowa.',
      notSaved: 'Nie udało się zapisać okładki. Spróbuj ponownie.',
      removed: 'Usunięto.',
      notRemoved: 'Nie udało się usunąć okładki. Spróbuj ponownie.',
    },

    unreadablePicture: 'Nie można odczytać tego obrazu. Wybierz plik JPEG lub PNG.',
    smallPicture: (width, height, least) =>
      `Ten obraz ma wymiary ${width} × ${height} pikseli. Aplikacje do podcastów wymagają co najmniej ${least} na każdym boku. Wybierz większy.`,
  },

  'courses/import': {
    courseFiles: 'Pliki kursów',
    import: 'Importuj<file> plik kursu</file>',
    drop: 'Upuść, aby zaimportować jako kurs',
    whatToDrop: 'Pliki Common Cartridge (.imscc) wyeksportowane z platformy e-learningowej',
    isFolder: 'To jest folder. Upuść sam plik kursu (.imscc).',

    waiting: 'Oczekuje',
    sending: (percent) => `Przesyłanie… ${numberOf(percent)}%`,
    reading: 'Odczytywanie kursu…',
    sendingFile: (file) => `Przesyłanie pliku ${file}`,
    readingFile: (file) => `Odczytywanie kursu z pliku ${file}`,
    cancel: (file) => `Anuluj import pliku ${file}`,
    imported: (course) => `Zaimportowano kurs „${course}”.`,
    notImported: 'Nie zaimportowano pliku <file/>. <reason/>',
    somethingWentWrong: 'Coś poszło nie tak. Spróbuj ponownie.',

    importedFrom: (file) => `Zaimportowano z pliku ${file}`,
    importedChip: 'Zaimportowany <from>z pliku </from><file/>',
    license: (license) => `Licencja: ${license}`,
    removeCourse: 'Usuń kurs',
    removeQuestion: 'Czy na pewno chcesz usunąć ten kurs?',
    removal: 'Kurs „<course/>” zniknie z Twojej listy razem ze swoimi prezentacjami i podcastami.',
    remove: 'Usuń',
    removed: (course) => `Usunięto kurs „${course}”.`,
    undo: 'Cofnij',
    notRemoved: 'Nie udało się usunąć kursu. Spróbuj ponownie.',
    notRestored: 'Nie udało się przywrócić kursu. Spróbuj ponownie.',
  },

  'courses/jobs': {
    jobs: 'Zadania',
    allJobs: 'Wszystkie zadania',
    hideJobs: 'Ukryj zadania',
    noJobs: 'Nie ma jeszcze zadań.',
    running: (jobs) =>
      plural(jobs, { one: '# w toku', few: '# w toku', many: '# w toku', other: '# w toku' }),
    jobsFinished: 'Zadania gotowe',
    itemsFinished: (finished, all) =>
      plural(all, {
        one: `Gotowe: ${numberOf(finished)} z # elementu`,
        few: `Gotowe: ${numberOf(finished)} z # elementów`,
        many: `Gotowe: ${numberOf(finished)} z # elementów`,
        other: `Gotowe: ${numberOf(finished)} z # elementu`,
      }),
    clearFinished: 'Wyczyść gotowe',
    workContinues: 'Możesz zamknąć tę kartę. Praca trwa dalej.',

    cancelAll: 'Anuluj wszystkie',
    cancelAllTitle: 'Anulowanie wszystkich zadań',
    keepWorking: 'Kontynuuj',
    cancelAllQuestion: (jobs) =>
      plural(jobs, {
        one: 'Jedno zadanie nie jest jeszcze gotowe. To, co już powstało, zostanie zachowane.',
        few: '# zadania nie są jeszcze gotowe. To, co już powstało, zostanie zachowane.',
        many: '# zadań nie jest jeszcze gotowych. To, co już powstało, zostanie zachowane.',
        other: '# zadania nie jest jeszcze gotowe. To, co już powstało, zostanie zachowane.',
      }),
    notCancelled: 'Nie udało się anulować tego zadania. Spróbuj ponownie.',
    notAllCancelled: 'Nie udało się anulować zadań. Spróbuj ponownie.',
    notRestarted: 'Nie udało się ponownie uruchomić tego zadania. Spróbuj ponownie.',

    progress: (page) => `Postęp: ${page}`,
    cancel: (page) => `Anuluj: ${page}`,
    open: 'Otwórz',
    watch: 'Podgląd',
    retry: 'Ponów próbę',

    waiting: 'Oczekuje',
    reading: 'Czytanie',
    writing: 'Pisanie',
    translating: 'Tłumaczenie',
    inLanguage: (language, sentence) => `${language}. ${sentence}`,
    publishing: 'Publikowanie',
    finishing: 'Kończenie',

    slideshow: {
      watch: (page) => `Podgląd powstającej prezentacji: ${page}`,
      open: (page) => `Otwórz prezentację: ${page}`,
      retry: (page) => `Ponów próbę, prezentacja: ${page}`,
      voicing: (slide, slides) => `Slajd ${numberOf(slide)} z ${numberOf(slides)}`,
      waiting: 'Prezentacja. Czeka na swoją kolej',
      waitingFor: (reason) => `Prezentacja. Oczekuje. ${reason}`,
      running: (stage) => `Prezentacja. ${stage}`,
      published: 'Prezentacja jest w kursie.',
      ready: 'Prezentacja gotowa.',
      readyWithNote: (note) => `Prezentacja gotowa. ${note}`,
      readyWithSilentParts: (parts, reasons) => `Prezentacja gotowa (${parts}). ${reasons}`,
      failed: 'Prezentacja. Generowanie nie powiodło się',
      failedBecause: (reason) => `Prezentacja. ${reason}`,
      cancelled: 'Prezentacja. Anulowano',
    },
    podcast: {
      watch: (page) => `Podgląd powstającego podcastu: ${page}`,
      open: (page) => `Otwórz podcast: ${page}`,
      retry: (page) => `Ponów próbę, podcast: ${page}`,
      voicing: (line, lines) => `Kwestia ${numberOf(line)} z ${numberOf(lines)}`,
      waiting: 'Podcast. Czeka na swoją kolej',
      waitingFor: (reason) => `Podcast. Oczekuje. ${reason}`,
      running: (stage) => `Podcast. ${stage}`,
      published: 'Podcast jest w kursie.',
      ready: 'Podcast gotowy.',
      readyWithNote: (note) => `Podcast gotowy. ${note}`,
      readyWithSilentParts: (parts, reasons) => `Podcast gotowy (${parts}). ${reasons}`,
      failed: 'Podcast. Generowanie nie powiodło się',
      failedBecause: (reason) => `Podcast. ${reason}`,
      cancelled: 'Podcast. Anulowano',
    },
  },

  courses: {
    courses: 'Kursy',
    refresh: 'Odśwież',
    refreshing: 'Odświeżanie…',
    refreshingCourses: (read, all) => `Odświeżanie…<count> ${numberOf(read)} z ${numberOf(all)}</count>`,
    cancel: 'Anuluj',
    cancelRefreshing: 'Anuluj odświeżanie',
    updating: 'Aktualizowanie…',
    loading: 'Ładowanie kursów…',
    retry: 'Ponów próbę',

    courseCount: (count) =>
      plural(count, { one: '# kurs', few: '# kursy', many: '# kursów', other: '# kursu' }),
    coursesFound: (found, all) =>
      plural(all, {
        one: `Znaleziono ${numberOf(found)} z # kursu`,
        few: `Znaleziono ${numberOf(found)} z # kursów`,
        many: `Znaleziono ${numberOf(found)} z # kursów`,
        other: `Znaleziono ${numberOf(found)} z # kursu`,
      }),
    coursesFrom: (count, host) =>
      plural(count, {
        one: `# kurs z ${host}`,
        few: `# kursy z ${host}`,
        many: `# kursów z ${host}`,
        other: `# kursu z ${host}`,
      }),
    coursesFromAndImported: (count, host, imported) =>
      plural(count, {
        one: `# kurs z ${host}, zaimportowane: ${numberOf(imported)}`,
        few: `# kursy z ${host}, zaimportowane: ${numberOf(imported)}`,
        many: `# kursów z ${host}, zaimportowane: ${numberOf(imported)}`,
        other: `# kursu z ${host}, zaimportowane: ${numberOf(imported)}`,
      }),

    searchCourses: 'Szukaj kursów',
    tickRange: 'Zaznacz strony między tą a ostatnio zaznaczoną',

    pageCount: (pages) => `Liczba stron z treścią: ${numberOf(pages)}`,
    noModules: 'Nie znaleziono modułów',
    noModulesYet: 'Ten kurs nie ma jeszcze modułów.',
    selectAll: 'Zaznacz wszystkie',
    selectAllPages: (course) => `Zaznacz wszystkie strony: ${course}`,
    completed: 'Ukończone',
    inProgress: 'W toku',
    notStarted: 'Nierozpoczęte',
    pronunciation: 'Wymowa',
    learnersSeeComplete: 'Uczestnicy widzą wszystkie ukończone prezentacje i podcasty tego kursu.',
    generateContent: 'Wygeneruj treści',
    pagesNotLoaded: 'Nie udało się załadować stron tego kursu. Spróbuj ponownie.',

    selection: 'Zaznaczenie',
    clearSelection: 'Wyczyść zaznaczenie',
    pagesSelected: (pages) =>
      plural(pages, {
        one: 'Zaznaczono # stronę',
        few: 'Zaznaczono # strony',
        many: 'Zaznaczono # stron',
        other: 'Zaznaczono # strony',
      }),
    pagesOfCoursesSelected: (pages, count) => {
      const ofCourses = plural(count, {
        one: ' z # kursu',
        few: ' z # kursów',
        many: ' z # kursów',
        other: ' z # kursu',
      })
      return plural(pages, {
        one: `Zaznaczono # stronę<courses>${ofCourses}</courses>`,
        few: `Zaznaczono # strony<courses>${ofCourses}</courses>`,
        many: `Zaznaczono # stron<courses>${ofCourses}</courses>`,
        other: `Zaznaczono # strony<courses>${ofCourses}</courses>`,
      })
    },

    notLoaded: 'Nie udało się załadować Twoich kursów',
    somethingWentWrong: 'Coś poszło nie tak. Spróbuj ponownie.',
    systemAt: (system, host) => `${system} (${host})`,
    knownAt: (time) => `Widzisz stan z godziny ${time}.`,
    knownOn: (day, time) => `Widzisz stan z dnia ${day}, godz. ${time}.`,
    accountSettings: 'Ustawienia konta',
    noCourses: 'Nie znaleziono kursów',
    adjustSearch: 'Zmień kryteria wyszukiwania albo sprawdź połączenie.',
    clearSearch: 'Wyczyść wyszukiwanie',
    lookAgain: 'Sprawdź ponownie',
    whatToCheck: (system) => `Co sprawdzić w ${system}`,
    changeAddress:
      'Zmień adres lub klucz w <settings>ustawieniach konta</settings> albo dodaj kurs z pliku przyciskiem <button>Importuj plik kursu</button>.',
    tryDemo:
      'Chcesz się najpierw rozejrzeć? <logOut>Wyloguj się</logOut> i kliknij <button>Wypróbuj demo</button>.',
  },

  'courses/pages': {
    contentPage: 'Strona z treścią',
    selectPage: (page) => `Zaznacz: ${page}`,
    selectModule: (module) => `Zaznacz wszystkie strony: ${module}`,
    pageCount: pagesOf,
    partCount: (parts, name) => `${numberOf(parts)} ${name}`,

    delete: 'Usuń',
    undo: 'Cofnij',
    openFeed: 'Otwórz kanał podcastu',

    slideshow: {
      edit: (page) => `Edytuj prezentację: ${page}`,
      delete: (page) => `Usuń prezentację: ${page}`,
      generating: 'Generowanie prezentacji…',
      generatingOf: (page) => `Generowanie prezentacji… ${page}`,
      deleteTitle: 'Usuwanie prezentacji',
      deleteQuestion: 'Czy na pewno chcesz usunąć tę prezentację?',
      deleted: 'Prezentacja usunięta.',
      notDeleted: 'Nie udało się usunąć prezentacji. Spróbuj ponownie.',
      notRestored: 'Nie udało się przywrócić prezentacji. Spróbuj ponownie.',
      complete: 'Prezentacja ukończona: <page/>.',
      next: 'Następna strona bez prezentacji: <page/>.',
      allComplete: 'Każda strona kursu <course/> ma prezentację.',
      generateNext: 'Wygeneruj prezentację',
    },
    podcast: {
      edit: (page) => `Edytuj podcast: ${page}`,
      delete: (page) => `Usuń podcast: ${page}`,
      generating: 'Generowanie podcastu…',
      generatingOf: (page) => `Generowanie podcastu… ${page}`,
      deleteTitle: 'Usuwanie podcastu',
      deleteQuestion: 'Czy na pewno chcesz usunąć ten podcast?',
      deleted: 'Podcast usunięty.',
      notDeleted: 'Nie udało się usunąć podcastu. Spróbuj ponownie.',
      notRestored: 'Nie udało się przywrócić podcastu. Spróbuj ponownie.',
      complete: 'Podcast ukończony: <page/>.',
      next: 'Następna strona bez podcastu: <page/>.',
      allComplete: 'Każda strona kursu <course/> ma podcast.',
      generateNext: 'Wygeneruj podcast',
    },
  },

  'courses/status': {
    slideshow: (completed, inProgress, notStarted) =>
      `Prezentacje – ukończone: ${numberOf(completed)}, w toku: ${numberOf(inProgress)}, nierozpoczęte: ${numberOf(notStarted)}`,
    podcast: (completed, inProgress, notStarted) =>
      `Podcasty – ukończone: ${numberOf(completed)}, w toku: ${numberOf(inProgress)}, nierozpoczęte: ${numberOf(notStarted)}`,
    completed: (completed, all) => `${numberOf(completed)} z ${numberOf(all)}<done> gotowe</done>`,

    reason: (reason) => `: ${reason}`,
    hidden: { label: 'Ukryta', reason: 'Uczestnicy nie widzą tej strony.' },
    restricted: { label: 'Ograniczona', reason: 'Uczestnicy widzą tę stronę tylko pod pewnymi warunkami.' },
    pageChanged: {
      label: 'Strona zmieniona',
      reason: (formats) => `Strona była edytowana, odkąd powstało z niej: ${formats}`,
    },
    unlisted: {
      label: 'Poza listą',
      reason: 'Uczestnicy mogą otworzyć tę stronę, ale strona kursu jej nie pokazuje.',
    },
  },

  'courses/top bar': {
    openMenu: 'Otwórz menu',
    linkToCourses: 'Lectern, kursy',
    jobs: 'Zadania',
    running: (jobs) =>
      plural(jobs, { one: '# w toku', few: '# w toku', many: '# w toku', other: '# w toku' }),
    searchCourses: 'Szukaj kursów',
    searchPlaceholder: 'Szukaj kursów…',
    accountSettings: 'Ustawienia konta',
    modelsAndVoices: 'Modele i głosy',
    appearance: 'Wygląd',
    logOut: 'Wyloguj się',
  },

  generate: {
    title: 'Generowanie treści',
    selectFormat: 'Wybierz format',
    slideshow: 'Prezentacja',
    slideshowDescription: 'Slajdy z lektorem',
    slideshowTooltip: 'Wybierz prezentację, jeśli chcesz mieć slajdy z obrazem i dźwiękiem.',
    podcast: 'Podcast',
    podcastDescription: 'ALEX i JAMIE rozmawiają',
    podcastTooltip: 'Wybierz podcast, jeśli chcesz mieć samo audio z dwojgiem prowadzących.',
    cancel: 'Anuluj',
    generate: 'Wygeneruj',
    generating: 'Generowanie…',
    notStarted: 'Nie udało się wygenerować treści. Szczegóły znajdziesz w konsoli.',

    selectVoices: 'Wybierz głos(y)',
    selectFormatFirst: 'Wybierz format, aby dobrać głosy.',
    narrator: 'Lektor',
    hostAlex: 'Głos: ALEX',
    hostJamie: 'Głos: JAMIE',
    pagesAreIn: (pages, languages) =>
      plural(pages, {
        one: `Język tej strony: ${listOf(languages)}.`,
        few: `Język tych stron: ${listOf(languages)}.`,
        many: `Język tych stron: ${listOf(languages)}.`,
        other: `Język tych stron: ${listOf(languages)}.`,
      }),

    selectedPages: 'Wybrane strony',
    listOfPages: 'Wybrane strony',
    pageCount: pagesOf,
    selectPages: 'Zamknij to okno i zaznacz strony w treści kursu poniżej.',
    removePage: (title) => `Usuń: ${title}`,

    moreOptions: 'Więcej opcji',
    moreOptionsSummary: 'Długość, odbiorcy, ton, język',
    minutes: 'Długość w minutach',
    minutesPlaceholder: 'Zależnie od strony',
    minutesHint: 'Czas audio dla każdej strony.',
    language: 'Język',
    languageOfPage: 'Jak na stronie',
    audience: 'Odbiorcy',
    audiencePlaceholder: 'Studenci pierwszego roku',
    tone: 'Ton',
    tones: {
      friendly: 'Przyjazny',
      formal: 'Formalny',
      enthusiastic: 'Entuzjastyczny',
      calm: 'Spokojny',
      humorous: 'Żartobliwy',
      encouraging: 'Zachęcający',
    },
    instructions: 'Dodatkowe wskazówki',

    noPage: 'Wybierz co najmniej jedną stronę',
    noFormat: 'Wybierz co najmniej jeden format (prezentacja lub podcast)',
    noNarrator: 'Wybierz głos lektora prezentacji',
    noHosts: 'Wybierz głosy dla obojga prowadzących',
    wrongOptions: 'Popraw to, co oznaczono w sekcji „Więcej opcji”',

    estimate: (pages, audio) => `Około: ${pagesOf(pages)}, ${audio}`,
    estimateWithPrice: (pages, audio, price) => `Około: ${pagesOf(pages)}, ${audio}, ${price}`,
    estimateWithCharges: (pages, audio, services) =>
      `Około: ${pagesOf(pages)}, ${audio}; ${charge(services)}`,
    estimateWithPriceAndCharges: (pages, audio, price, services) =>
      `Około: ${pagesOf(pages)}, ${audio}, ${price}; do tego ${charge(services)}`,
    noAudio: 'bez audio',
    underOneMinute: 'mniej niż 1 minuta audio',
    minutesOfAudio: (minutes) =>
      plural(minutes, {
        one: '# minuta audio',
        few: '# minuty audio',
        many: '# minut audio',
        other: '# minuty audio',
      }),
    // Not a constant: the format of numbers is known after this module has loaded.
    get underOneCent() {
      return `mniej niż ${dollars(0.01)}`
    },
    about: (price) => `około ${dollars(price)}`,

    complete: 'Generowanie zakończone:',
    outcome: (formats, successful, failed) =>
      `${formats} – udane: ${numberOf(successful)}, nieudane: ${numberOf(failed)}`,
    cancelled: (pages) => `anulowane: ${numberOf(pages)}`,
    batchFailed: 'Generowanie nie powiodło się',
    silentParts: (parts, reasons) => `Gotowe (${parts}). ${reasons}`,
    whatFailed: 'Co się nie udało',
    whatToLookAt: 'Na co zwrócić uwagę',
    remark: {
      slideshow: '<page/> (prezentacja): <reason/>',
      podcast: '<page/> (podcast): <reason/>',
    },
    tryAgain: 'Spróbuj ponownie',
    dismiss: 'Ukryj',
  },

  guide: {
    help: 'Pomoc',
    helpWithNews: 'Pomoc, są nowości',
    takeTour: 'Rozpocznij przewodnik',
    continueTour: 'Kontynuuj przewodnik',
    whatsNew: 'Nowości',
    whatsNewUnseen: 'Nowości<unseen>, jeszcze nieprzeczytane</unseen>',

    tour: 'Przewodnik',
    tourOffer:
      '<question>Pierwszy raz tutaj?</question> Dwuminutowy przewodnik pokaże drogę od strony do gotowej prezentacji.',
    noThanks: 'Nie, dziękuję',

    latest: 'Najnowsze',
    version: (version) => `Wersja ${version}`,
  },

  'guide/tour': {
    leave: 'Zakończ przewodnik',
    previous: 'Wstecz',
    next: 'Dalej',
    done: 'Gotowe',
    step: (step, steps) => `Krok ${numberOf(step)} z ${numberOf(steps)}`,

    steps: {
      courses: {
        title: 'Twoje kursy',
        text: 'Lectern pokazuje kursy, które możesz edytować. Otwórz kurs, aby zobaczyć jego strony. Dopóki nie opublikujesz czegoś w kursie, na Twojej platformie nic się nie zmienia.',
      },
      pages: {
        title: 'Od strony do prezentacji lub podcastu',
        text: 'W otwartym kursie zaznacz wybrane strony i kliknij „Wygeneruj treści”. Wybierz prezentację, podcast lub oba formaty oraz głosy. W tym czasie możesz dalej pracować.',
      },
      status: {
        title: 'Postępy każdego kursu',
        text: 'Zielony to ukończone, żółty w toku, szary nierozpoczęte. W otwartym kursie ołówek obok strony otwiera edytor.',
      },
      editor: {
        title: 'Edytuj, słuchaj, ukończ',
        text: 'W edytorze zmieniasz tekst, kolejność i wygląd, słuchasz efektu i oznaczasz go jako ukończony. „Cofnij” sięga aż do początku, a wcześniejsze wersje zostają w historii.',
      },
      import: {
        title: 'Bez platformy e-learningowej',
        text: 'Tu możesz zaimportować plik kursu (.imscc lub .zip). Stanie się kursem jak każdy inny.',
      },
      help: {
        title: 'Tu znajdziesz pomoc',
        text: 'W tym menu są przewodnik, wszystkie skróty klawiszowe i nowości w Lectern.',
      },
    },
  },
}

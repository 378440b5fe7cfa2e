import { listOf } from '../../lists.ts'
import { decimalOf } from '../../numbers.ts'
import type { SlideshowEditorMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const slideshowEditor: SlideshowEditorMessages = {
  'slideshow-editor/canvas': {
    slide: (title) => `Slajd: ${title}`,
    tooMuchText: 'Za dużo tekstu na jeden slajd',
    split: 'Podziel',
    replay: 'Powtórz',
  },

  'slideshow-editor/document': {
    saved: 'Prezentacja zapisana!',
    notSaved: 'Nie udało się zapisać prezentacji. Spróbuj ponownie.',
    completed: 'Prezentację oznaczono jako ukończoną!',
    notCompleted: 'Prezentację zapisano, ale nie udało się zmienić jej statusu. Spróbuj ponownie.',
    noPresentation: 'Nie znaleziono danych prezentacji',

    editsSlide: (name, slide) => `${name} edytuje slajd ${slide}`,
    atSlide: (name, slide) => `${name}: slajd ${slide}`,

    titleAndTheme: 'Tytuł i motyw',

    slideMoved: (title, number, count) => `${title}: teraz slajd ${number} z ${count}.`,
    slidesMoved: (moved, first, last, count) =>
      plural(moved, {
        one: `Przeniesiono # slajd. Teraz to slajd ${first} z ${count}.`,
        few: `Przeniesiono # slajdy. Teraz to slajdy od ${first} do ${last} z ${count}.`,
        many: `Przeniesiono # slajdów. Teraz to slajdy od ${first} do ${last} z ${count}.`,
        other: `Przeniesiono # slajdu. Teraz to slajdy od ${first} do ${last} z ${count}.`,
      }),

    pictureTooLarge: 'Ten obraz ma ponad 10 MiB. Wybierz mniejszy.',
    pictureNotUploaded: 'Nie udało się przesłać obrazu. Spróbuj ponownie.',
    typeChangedDuringUpload:
      'Typ slajdu zmienił się podczas przesyłania obrazu. Obraz znajdziesz pod polem obrazu dowolnego slajdu.',
    slideDeletedDuringUpload:
      'Slajd został usunięty podczas przesyłania obrazu. Obraz znajdziesz pod polem obrazu dowolnego slajdu.',
    pictureNotGenerated: 'Nie udało się wygenerować obrazu. Spróbuj ponownie.',
    typeChangedDuringGeneration:
      'Typ slajdu zmienił się podczas generowania obrazu. Obraz znajdziesz pod polem obrazu dowolnego slajdu.',
    slideDeletedDuringGeneration:
      'Slajd został usunięty podczas generowania obrazu. Obraz znajdziesz pod polem obrazu dowolnego slajdu.',
    pictureChosenDuringGeneration:
      'Slajd ma już inny obraz. Wygenerowany obraz znajdziesz pod polem obrazu dowolnego slajdu.',
    pictureIsOnSlide: (number) => `Obraz jest na slajdzie ${number}.`,
  },

  'slideshow-editor/drawing': {
    drawing: 'Rysunek',
    about: 'Pokazuje dane zamiast obrazu, w kolorach motywu.',
    draw: 'Narysuj dane',
    kind: 'Rodzaj',
    unit: 'Jednostka',
    axis: 'Czym są etykiety',
    series: (number) => `Nazwa serii ${number}`,
    addSeries: 'Dodaj drugą serię',
    removeSeries: 'Usuń drugą serię',
    label: (number) => `Etykieta wiersza ${number}`,
    value: (number) => `Liczba w wierszu ${number}`,
    valueOf: (number, series) => `Liczba w wierszu ${number}: ${series}`,
    text: (number) => `Tekst wiersza ${number}`,
    items: (number) => `Elementy wiersza ${number}, każdy w osobnej linii`,
    up: (number) => `Przesuń wiersz ${number} w górę`,
    down: (number) => `Przesuń wiersz ${number} w dół`,
    remove: (number) => `Usuń wiersz ${number}`,
    add: 'Dodaj wiersz',
    notANumber: 'To nie jest liczba. Przykład: 12,5',
    plainTable: 'Użyj zwykłej tabeli',
    tableTooSmall: (most) => `Limit takich wierszy w tabeli: ${most}. Najpierw usuń kilka wierszy.`,
    picture: 'Użyj zamiast tego obrazu',
  },

  'slideshow-editor/inspector': {
    content: 'Treść',
    type: 'Typ',
    changeType: (type) => `Typ: ${type}. Zmień typ`,
    unknownType: (type) => `Nieznany typ slajdu: ${type}`,
    choiceOf: (field, choice) => `${field}: ${choice}`,
    bulletRows: {
      row: (number) => `Punkt ${number}`,
      remove: (number) => `Usuń punkt ${number}`,
      add: 'Dodaj punkt',
      move: {
        up: (number) => `Przenieś punkt ${number} wyżej`,
        down: (number) => `Przenieś punkt ${number} niżej`,
      },
    },
    itemRows: {
      row: (number) => `Element ${number}`,
      remove: (number) => `Usuń element ${number}`,
      add: 'Dodaj element',
      move: {
        up: (number) => `Przenieś element ${number} wyżej`,
        down: (number) => `Przenieś element ${number} niżej`,
      },
    },
    layout: 'Układ',
    automaticLayout: 'Automatyczny',
    aboutAutomaticLayout: 'Dobrany do treści slajdu',

    rewriteSlide: 'Przeredaguj slajd…',
    rewritingSlide: (number) => `Redagowanie slajdu ${number}…`,
    rewritten: 'Slajd przeredagowany',
    notRewritten: 'Asystent pisania pozostawił ten slajd bez zmian.',
    editedMeanwhile: 'Ten slajd zmienił się w międzyczasie, więc zostaje Twoja wersja.',

    pictureAddress: 'Adres obrazu',
    insecurePicture:
      'Nie można wyświetlić tego obrazu, bo jego adres zaczyna się od http:. Użyj https: albo prześlij obraz.',
    describePicture: 'Opisz ten obraz dla osób, które go nie widzą.',
    picturesOfPage: 'Obrazy ze strony',
    unusedPictures: 'Przesłane, jeszcze na żadnym slajdzie',
    picture: (number) => `Obraz ${number}`,
    pictureFile: 'Plik obrazu',
    uploadPicture: 'Prześlij obraz',
    uploading: 'Przesyłanie…',
    uploadingPicture: 'Przesyłanie obrazu',
    cancel: 'Anuluj',

    generatePicture: 'Wygeneruj obraz…',
    describeGenerated: 'Opis dla modelu',
    generate: 'Wygeneruj',
    generateAnother: 'Wygeneruj inny',
    generating: 'Generowanie…',
    generatingPicture: 'Generowanie obrazu',
    priceOfPicture: (model, price) => `${model}: opłata za obraz wynosi ${price}.`,
    chargesForPicture: (model) => `${model} pobiera opłatę za każdy obraz.`,
    generatesPicture: (model) => `${model} generuje obraz.`,
    markedAsGenerated:
      'Slajd informuje, że obraz został wygenerowany. Sprawdź, czy obraz jest poprawny, i opisz go dla osób, które go nie widzą.',

    pictureOnSlide: 'Obraz na slajdzie',
    pictureSize: 'Rozmiar obrazu',
    automaticSize: 'Automatyczny',
    wholePicture: 'Cały obraz',
    fillPlace: 'Wypełnij miejsce',
    horizontalFocus: 'Kadr, od lewej do prawej',
    verticalFocus: 'Kadr, od góry do dołu',
    zoom: 'Powiększenie',
    percent: (percent) => `${percent}%`,

    motion: 'Animacja i efekty',
    transition: 'Przejście',
    background: 'Tło',
    speed: 'Szybkość',
    speeds: { slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko' },
    intensity: 'Intensywność',
    intensities: { subtle: 'Subtelna', normal: 'Normalna', intense: 'Silna' },
    elements: {
      title: 'Tytuł',
      subtitle: 'Podtytuł',
      content: 'Treść',
      bullets: 'Punkty',
      image: 'Obraz',
      quote: 'Cytat',
    },
    animationOf: (element) => `Animacja: ${element}`,
    duration: 'Czas trwania',
    namedDuration: (name, milliseconds) => `${name} (${milliseconds} ms)`,
    delay: 'Opóźnienie',
    milliseconds: (milliseconds) => `${milliseconds} ms`,

    sources: 'Źródła',
    aboutSources: 'Na jakich fragmentach strony opiera się ten slajd',
  },

  'slideshow-editor': {
    slideshow: 'Prezentacja',
    loading: 'Ładowanie prezentacji…',
    cannotLoad: 'Błąd ładowania prezentacji',
    loadingFailed:
      'Nie udało się załadować prezentacji. Być może nie istnieje albo wystąpił błąd podczas pobierania.',
    backToCourses: 'Wróć do kursów',

    back: 'Wstecz',
    presentationTitle: 'Tytuł prezentacji',
    mode: 'Tryb',
    edit: 'Edycja',
    preview: 'Podgląd',
    fullscreen: 'Pełny ekran',
    previousSlide: 'Wstecz',
    nextSlide: 'Dalej',
    slideOfSlides: (number, count) => `${number} / ${count}`,

    slideSettings: 'Ustawienia slajdu',
    theme: 'Motyw',
    closeTheme: 'Zamknij motyw',
    voiceOfSlide: 'Głos tego slajdu',
    closeVoiceOfSlide: 'Zamknij głos tego slajdu',

    addSlide: 'Dodaj slajd',
    duplicateSlides: (count) =>
      plural(count, {
        one: 'Duplikuj slajd',
        few: 'Duplikuj # slajdy',
        many: 'Duplikuj # slajdów',
        other: 'Duplikuj # slajdu',
      }),
    deleteSlides: (count) =>
      plural(count, {
        one: 'Usuń slajd',
        few: 'Usuń # slajdy',
        many: 'Usuń # slajdów',
        other: 'Usuń # slajdu',
      }),
    moveSlidesUp: (count) =>
      plural(count, {
        one: 'Przenieś slajd wyżej',
        few: 'Przenieś # slajdy wyżej',
        many: 'Przenieś # slajdów wyżej',
        other: 'Przenieś # slajdu wyżej',
      }),
    moveSlidesDown: (count) =>
      plural(count, {
        one: 'Przenieś slajd niżej',
        few: 'Przenieś # slajdy niżej',
        many: 'Przenieś # slajdów niżej',
        other: 'Przenieś # slajdu niżej',
      }),
    changeType: 'Zmień typ',
    splitSlide: 'Podziel slajd',
    generateAudioOfSlide: 'Wygeneruj audio tego slajdu',
    recordSlide: 'Nagraj ten slajd własnym głosem',
    generateMissingAudio: 'Wygeneruj audio wszystkich slajdów, które go wymagają',
    regenerateAllAudio: 'Wygeneruj ponownie audio wszystkich slajdów',
    goToSlide: (number, title) => `Przejdź do slajdu ${number}: ${title}`,

    generateNewContent: 'Wygeneruj nowe treści',
    willReplaceContent: 'Nowo wygenerowane treści zastąpią obecne. Czy na pewno?',
    generate: 'Wygeneruj',
    generating: 'Generowanie…',
    generatingSlideshow: 'Generowanie prezentacji…',
    generated: 'Prezentacja jest gotowa!',
    generationFailed: 'Generowanie nie powiodło się',
    generationFailedBecause: (reason) => `Generowanie nie powiodło się: ${reason}`,
    invalidResponse: 'Nieprawidłowa odpowiedź serwera',
    notGenerated: 'Nie udało się wygenerować nowych treści. Spróbuj ponownie.',

    pictureUploading: 'Trwa jeszcze przesyłanie obrazu. Jeśli wyjdziesz, obraz przepadnie.',
    pictureUploadingAndUnsaved:
      'Trwa jeszcze przesyłanie obrazu. Jeśli wyjdziesz, obraz przepadnie. Pozostałe zmiany ta przeglądarka przechowa i zaproponuje po Twoim powrocie.',
  },

  'slideshow-editor/on-slide': {
    addText: (name) => `Dodaj: ${name}`,
    editText: (name, text) => `${name}, edytuj: ${text}`,
    clickToEdit: 'Kliknij, aby edytować',
    textOnSlide: (name) => `${name}, na slajdzie`,
    choosePicture: (name) => `${name}, wybierz`,
    clickToChoose: 'Kliknij, aby wybrać',

    bullet: (number) => `Punkt ${number}`,
    item: (number) => `Element ${number}`,
    paragraph: (name, number) => `${name}, akapit ${number}`,

    editTextByKey: 'Edytuj tekst na slajdzie',
    goToTextBeside: 'Przejdź do następnego lub poprzedniego tekstu',
    leaveUnchanged: 'Opuść tekst bez zmian',
    bold: 'Pogrubienie',
    italic: 'Kursywa',
  },

  'slideshow-editor/rail': {
    back: 'Wstecz',
    slides: 'Slajdy',
    addSlide: 'Dodaj slajd',
    saving: 'Zapisywanie…',
    generating: 'Generowanie…',

    selected: 'Zaznaczony',
    hasAudio: 'Ma audio',
    hasOwnRecording: 'Ma audio, własne nagranie',
    moveUp: (number, title) => `Przenieś wyżej slajd ${number}, ${title}`,
    moveDown: (number, title) => `Przenieś niżej slajd ${number}, ${title}`,
    duplicate: (number, title) => `Duplikuj slajd ${number}, ${title}`,
    deleteSlide: (number, title) => `Usuń slajd ${number}, ${title}`,
    keepsOneSlide: 'Prezentacja musi mieć co najmniej jeden slajd.',

    countSelected: (count) =>
      plural(count, {
        one: 'Zaznaczono: #',
        few: 'Zaznaczono: #',
        many: 'Zaznaczono: #',
        other: 'Zaznaczono: #',
      }),
    moveSelectedUp: 'Przenieś zaznaczone slajdy wyżej',
    moveSelectedDown: 'Przenieś zaznaczone slajdy niżej',
    duplicateSelected: 'Duplikuj zaznaczone slajdy',
    deleteSelected: 'Usuń zaznaczone slajdy',

    deleteSlides: (count) =>
      plural(count, {
        one: 'Usuwanie slajdu',
        few: 'Usuwanie slajdów',
        many: 'Usuwanie slajdów',
        other: 'Usuwanie slajdów',
      }),
    reallyDelete: (count) =>
      plural(count, {
        one: 'Czy na pewno chcesz usunąć ten slajd?',
        few: 'Czy na pewno chcesz usunąć te # slajdy?',
        many: 'Czy na pewno chcesz usunąć te # slajdów?',
        other: 'Czy na pewno chcesz usunąć te # slajdu?',
      }),
    confirmDelete: 'Usuń',

    goToSlideBeside: 'Przejdź do slajdu powyżej lub poniżej',
    selectMore: 'Zaznacz kolejne slajdy',
    selectAll: 'Zaznacz wszystkie slajdy',
    moveSelected: 'Przenieś zaznaczone slajdy',
    deleteSelectedByKey: 'Usuń zaznaczone slajdy',

    changeType: 'Zmień typ',
    currentType: (type) => `${type} (obecny)`,
    cancel: 'Anuluj',
  },

  'slideshow-editor/theme': {
    categories: {
      educational: 'Edukacyjne',
      corporate: 'Biznesowe',
      creative: 'Kreatywne',
      minimal: 'Minimalistyczne',
    },
    themesOf: (category) => `Motywy: ${category}`,
    resetTo: (preset) => `Przywróć motyw ${preset}`,

    colors: 'Kolory',
    colorNames: {
      primary_color: 'Główny',
      secondary_color: 'Dodatkowy',
      accent_color: 'Akcent',
      danger_color: 'Ostrzeżenie',
      card_bg: 'Karta',
      text_primary: 'Tekst',
      text_secondary: 'Tekst stonowany',
    },
    readable: 'Czytelny',
    hardToRead: 'Mało czytelny',
    makeReadable: 'Popraw czytelność',
    unreadableText: {
      card: (contrast) => `Tekst na karcie: kontrast ${decimalOf(contrast)}, czytelny od ${decimalOf(4.5)}.`,
      background: (contrast) =>
        `Tekst na tle: kontrast ${decimalOf(contrast)}, czytelny od ${decimalOf(4.5)}.`,
    },
    unreadableSoftText: {
      card: (contrast) =>
        `Tekst stonowany na karcie: kontrast ${decimalOf(contrast)}, czytelny od ${decimalOf(4.5)}.`,
      background: (contrast) =>
        `Tekst stonowany na tle: kontrast ${decimalOf(contrast)}, czytelny od ${decimalOf(4.5)}.`,
    },

    gradient: 'Gradient tła',
    gradientFrom: 'Od',
    gradientTo: 'Do',
    direction: 'Kierunek',
    degrees: (angle) => `${angle}°`,

    shape: 'Kształt',
    borderRadius: 'Zaokrąglenie rogów',
    shadow: 'Cień',
    shadowOffset: 'Przesunięcie cienia',
    shadowBlur: 'Rozmycie cienia',
    shadowOpacity: 'Krycie cienia',
    pixels: (length) => `${length} px`,
    percent: (percent) => `${percent}%`,

    transition: 'Przejście',
    transitionSpeed: 'Szybkość przejścia',
    transitionType: 'Rodzaj przejścia',
    seconds: (seconds) => `${decimalOf(seconds)} s`,
    applyToAll: 'Zastosuj do wszystkich slajdów',
    appliedToAll: 'Teraz tak pojawia się każdy slajd.',
    undo: 'Cofnij',
    forNewSlides: 'Tak będą się pojawiać nowe slajdy.',

    brand: 'Twoja marka',
    brandSummary: 'Motyw z Twoich kolorów lub logo',
    color: (number) => `Kolor ${number}`,
    darkGround: 'Ciemne tło',
    applyColors: 'Użyj tych kolorów',
    chooseLogo: 'Odczytaj z logo',
    logo: 'Logo',
    unreadableLogo: 'Nie udało się odczytać kolorów tego obrazu. Spróbuj z plikiem PNG, JPEG, WebP lub SVG.',
  },

  'slideshow-editor/voicing': {
    status: {
      'Not Generated': 'Niewygenerowane',
      Available: 'Dostępne',
      'Update Needed': 'Do aktualizacji',
    },

    script: 'Tekst lektora',
    words: (count) => plural(count, { one: '# słowo', few: '# słowa', many: '# słów', other: '# słowa' }),
    characters: (count) =>
      plural(count, { one: '# znak', few: '# znaki', many: '# znaków', other: '# znaku' }),
    aboutMinutes: (minutes) => `około ${minutes} min`,
    wordsPerMinute: (count) =>
      plural(count, {
        one: '# słowo na minutę',
        few: '# słowa na minutę',
        many: '# słów na minutę',
        other: '# słowa na minutę',
      }),
    ownVoiceTime: (time) => `${time} Twojego głosu`,

    generate: 'Wygeneruj audio',
    regenerate: 'Wygeneruj ponownie',
    update: 'Zaktualizuj audio',
    generating: 'Generowanie…',
    sayAgain: 'Powiedz jeszcze raz',
    record: 'Nagraj',
    alsoNeedsAudio: (texts) => `Audio wymaga też: ${texts}.`,
    mute: 'Wycisz',
    unmute: 'Włącz dźwięk',
    noVoice: 'Najpierw wybierz głos',
    emptyScript: 'Tekst lektora jest pusty. Dodaj tekst, aby wygenerować audio.',
    failed: 'Nie udało się wygenerować audio',
    failedTryAgain: 'Nie udało się wygenerować audio. Spróbuj ponownie.',
    notYetAccessible:
      'Audio jest gotowe, ale plik nie jest jeszcze dostępny. Poczekaj chwilę i odtwórz ponownie.',
    takesAndSettings: 'Nagrania i ustawienia',

    saving: 'Zapisywanie…',
    generateAllNeeded: 'Wygeneruj, co potrzebne',
    updateAllNeeded: 'Zaktualizuj, co potrzebne',
    regenerateAll: 'Wszystko od nowa',
    everySlideHasAudio: 'Każdy slajd z tekstem lektora ma audio.',
    slidesNeedAudio: (count) =>
      plural(count, {
        one: '# slajd wymaga audio.',
        few: '# slajdy wymagają audio.',
        many: '# slajdów wymaga audio.',
        other: '# slajdu wymaga audio.',
      }),
    textsInSubstitute: (count) => `Tekstów mówionych głosem zastępczym: ${count}.`,
    slidesHaveOwnVoice: (count) =>
      plural(count, {
        one: '# slajd ma Twój głos.',
        few: '# slajdy mają Twój głos.',
        many: '# slajdów ma Twój głos.',
        other: '# slajdu ma Twój głos.',
      }),
    voiced: (done, total) => `Z audio: ${done} z ${total}`,
    cancel: 'Anuluj',
    progress: 'Audio slajdów',
    audio: 'Audio',
    narrator: 'Lektor',
    cannotLoadVoices: 'Nie udało się załadować dostępnych głosów',
    askRegenerateAudio: (count) =>
      plural(count, {
        one: 'Slajd zostanie wypowiedziany od nowa wybranym głosem, nawet jeśli ma już audio. Czy na pewno?',
        few: 'Wszystkie # slajdy zostaną wypowiedziane od nowa wybranym głosem, także te, które mają już audio. Czy na pewno?',
        many: 'Wszystkie slajdy (#) zostaną wypowiedziane od nowa wybranym głosem, także te, które mają już audio. Czy na pewno?',
        other:
          'Wszystkie slajdy (#) zostaną wypowiedziane od nowa wybranym głosem, także te, które mają już audio. Czy na pewno?',
      }),
    generated: (count) =>
      plural(count, {
        one: 'Wygenerowano audio # slajdu.',
        few: 'Wygenerowano audio # slajdów.',
        many: 'Wygenerowano audio # slajdów.',
        other: 'Wygenerowano audio # slajdu.',
      }),
    partlyGenerated: (done, total, reason) =>
      plural(total, {
        one: `Wygenerowano audio ${done} z # slajdu. ${reason}`,
        few: `Wygenerowano audio ${done} z # slajdów. ${reason}`,
        many: `Wygenerowano audio ${done} z # slajdów. ${reason}`,
        other: `Wygenerowano audio ${done} z # slajdu. ${reason}`,
      }),
    cancelled: (done) =>
      plural(done, {
        one: 'Anulowano. # slajd ma już audio.',
        few: 'Anulowano. # slajdy mają już audio.',
        many: 'Anulowano. # slajdów ma już audio.',
        other: 'Anulowano. # slajdu ma już audio.',
      }),

    slidesWithOwnVoice: (numbers) =>
      plural(numbers.length, {
        one: `Slajd ${listOf(numbers.map(String))} ma Twój głos.`,
        few: `Slajdy ${listOf(numbers.map(String))} mają Twój głos.`,
        many: `Slajdy ${listOf(numbers.map(String))} mają Twój głos.`,
        other: `Slajdy ${listOf(numbers.map(String))} mają Twój głos.`,
      }),
    replaceRecording: 'Zastąpić Twoje nagranie?',
    aboutReplacing:
      'Ten slajd ma Twój głos. Zamiast niego będzie słychać głos syntetyczny; Twoje nagrania zostaną na liście.',
    replace: 'Zastąp',
    keepRecording: 'Zachowaj moje nagranie',
  },
}

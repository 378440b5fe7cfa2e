import type { SoundMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

// Separate, because `plural` replaces the first '#', and the names of recorded parts may contain one.
const theOthers = (count: number): string =>
  plural(count, {
    one: 'Jedna pozostała część otrzyma audio syntetyczne.',
    few: '# pozostałe części otrzymają audio syntetyczne.',
    many: '# pozostałych części otrzyma audio syntetyczne.',
    other: '# pozostałej części otrzyma audio syntetyczne.',
  })

export const sound: SoundMessages = {
  audio: {
    none: 'Ten slajd nie ma audio',
    notFound: 'Nie znaleziono pliku audio. Wygeneruj audio ponownie.',
    slow: 'Ładowanie pliku audio trwa zbyt długo. Być może jest niedostępny.',
    playing: (reason) => `Błąd odtwarzania audio: ${reason}`,
    loading: (reason) => `Błąd ładowania audio: ${reason}. Wygeneruj je ponownie.`,
    refused: (message) => `Nie udało się odtworzyć audio: ${message}`,

    aborted: 'Przerwano odtwarzanie',
    network: 'Błąd sieci',
    undecodable: 'Nie udało się odczytać audio',
    unsupported: 'Nieobsługiwany format audio',
    unknown: 'Nieznany błąd',
    otherError: (code) => `Kod błędu ${code}`,

    play: 'Odtwórz',
    pause: 'Wstrzymaj',
    position: 'Pozycja',
    timeOf: (time, duration) => `${time} z ${duration}`,
  },

  'recording/capture': {
    microphoneNumber: (number) => `Mikrofon ${number}`,
  },

  recording: {
    ownRecording: 'Własne nagranie',

    strip: 'Nagrywanie',
    recordVoice: 'Nagraj swój głos',
    recordingVoice: 'Trwa nagrywanie Twojego głosu',
    scriptTime: (time) => `czytanie tekstu zajmie około ${time}`,
    script: 'Tekst do przeczytania',
    closeStrip: 'Zamknij nagrywanie',
    openingMicrophone: 'Włączanie mikrofonu…',
    microphone: 'Mikrofon',
    startsIn: (seconds) => `Początek nagrania za ${seconds}`,
    breatheIn: 'Weź oddech. Nagranie zacznie się po jedynce.',
    cancel: 'Anuluj',
    record: 'Nagraj',
    stop: 'Zatrzymaj',
    startOver: 'Od początku',
    keys: 'Spacja zatrzymuje<line/>R zaczyna od nowa',
    scriptFirst: 'Najpierw napisz tekst lektora. Potrzebują go napisy.',
    microphoneLevel: 'Poziom mikrofonu',
    levels: { quiet: 'za cicho', good: 'dobry poziom', loud: 'za głośno' },

    countingIn: 'Nagranie zacznie się za trzy sekundy. Spacja zatrzymuje, R zaczyna od nowa.',
    recorded: 'Nagrane. Zachowaj to nagranie, posłuchaj go albo nagraj ponownie.',
    microphoneOn: 'Mikrofon jest włączony. Nic się jeszcze nie nagrywa.',

    recordingTooLong: 'Nagranie może trwać najwyżej 5 minut. Oto, co nagrało się do tej chwili.',
    microphoneUnplugged: 'Mikrofon został odłączony. Oto, co nagrało się do tej chwili.',
    fileNotSound: 'Nie można odczytać dźwięku z tego pliku. Wybierz plik WAV, MP3 lub M4A.',
    fileTooLong: 'Nagranie może trwać najwyżej 5 minut. Wybierz krótszy plik.',

    inYourVoice: 'Powiedz to własnym głosem',
    aboutMicrophone:
      'Przeglądarka zapyta o mikrofon. Nic się nie nagra, dopóki nie klikniesz „Nagraj”, i nic nie opuści tej strony, dopóki nie zachowasz nagrania.',
    allowMicrophone: 'Użyj mojego mikrofonu',
    blocked: 'Mikrofon jest zablokowany',
    aboutBlocked:
      'Kliknij kłódkę obok adresu, zezwól na mikrofon i spróbuj ponownie. Do tego czasu zostaje głos syntetyczny.',
    noMicrophone: 'Nie znaleziono mikrofonu',
    aboutNoMicrophone:
      'Podłącz mikrofon, a pojawi się tu automatycznie. Możesz też przesłać nagranie WAV, MP3 lub M4A.',
    unplugged: 'Mikrofon został odłączony',
    aboutUnplugged:
      'Podłącz go ponownie, a pojawi się tu automatycznie. Możesz też przesłać nagranie WAV, MP3 lub M4A.',
    inUse: 'Mikrofon nie odpowiada',
    aboutInUse: 'Być może używa go inny program. Zakończ rozmowy i inne nagrania, a potem spróbuj ponownie.',
    notOffered: 'Ta przeglądarka nie udostępnia tu mikrofonu',
    aboutNotOffered:
      'Robi to tylko pod adresami zaczynającymi się od https. Możesz przesłać nagranie WAV, MP3 lub M4A.',
    tryAgain: 'Spróbuj ponownie',
    showWhere: 'Pokaż, gdzie',
    whereBrowsersAllow:
      'Chrome i Edge: ikona przed adresem, potem „Mikrofon”. Firefox: przekreślony mikrofon przed adresem. Safari: menu „Safari”, „Ustawienia tej witryny”, „Mikrofon”.',
    uploadRecording: 'Prześlij nagranie',
    fileToUpload: 'Nagranie do przesłania',

    keepTake: 'Zachowaj nagranie',
    listen: (duration) => `Posłuchaj, ${duration}`,
    stopListening: 'Zatrzymaj odsłuch',
    recordAgain: 'Nagraj ponownie',
    takeKept: 'To nagranie jest zachowane.',
    takeDeleted: 'To nagranie jest usunięte.',
    takeOnItsWay: 'Nagranie jest wysyłane. Możesz pracować dalej.',
    nothingSent: 'Nic jeszcze nie opuściło tej strony.',
    nothingSentButSafe: 'Nic jeszcze nie opuściło tej strony. Nagranie jest bezpieczne na tym urządzeniu.',
    nothingSentAndUnsafe:
      'Nic jeszcze nie opuściło tej strony. Ta przeglądarka niczego nie przechowuje, więc zachowaj nagranie przed wyjściem.',

    takes: 'Nagrania',
    newestFirst: 'od najnowszego',
    noTakes: 'Nie ma jeszcze nagrań. Każde kolejne pojawi się tutaj.',
    take: (number) => `Nagranie ${number}`,
    playTake: (number) => `Odtwórz nagranie ${number}`,
    stopTake: (number) => `Zatrzymaj nagranie ${number}`,
    moreForTake: (number) => `Więcej opcji nagrania ${number}`,
    takeInUse: 'W użyciu',
    takeNotKeptYet: 'Jeszcze niezachowane',
    earlierScript: 'Zawiera wcześniejszy tekst.',
    recordedToday: (duration, time) => `${duration} · ${time}`,
    recordedOn: (duration, day, time) => `${duration} · ${day}, ${time}`,
    chooseTake: 'Użyj tego nagrania',
    takeNotUsed: 'Nie udało się użyć tego nagrania. Spróbuj ponownie.',
    deleteTake: (number) => `Usuń nagranie ${number}`,
    askDeleteTake: (number) => `Usunąć nagranie ${number}?`,
    aboutDeleting: 'Usuniętego nagrania nie da się odzyskać.',
    delete: 'Usuń',
    takeNotDeleted: 'Nie udało się usunąć tego nagrania. Spróbuj ponownie.',

    leavePageOpen:
      'Ta przeglądarka niczego nie przechowuje, więc nie zamykaj tej strony, dopóki nagranie się nie wyśle.',
    waitingForTurn: 'Czeka na swoją kolej.',
    sendingProgress: (percent) => `Wysyłanie nagrania, wysłano ${percent}%`,
    sent: (percent) => `Wysłano ${percent}%.`,
    sentAndWaiting: (percent, reason) =>
      `Wysłano ${percent}%. ${reason} Nagranie jest bezpieczne na tym urządzeniu i wyśle się automatycznie.`,
    sentAndWaitingUnsafe: (percent, reason) =>
      `Wysłano ${percent}%. ${reason} Ta przeglądarka niczego nie przechowuje, więc nie zamykaj tej strony, dopóki nagranie się nie wyśle.`,
    levelling: 'Wysłano. Wyrównywanie głośności…',

    voice: 'Głos',
    synthesized: 'Syntetyczny',
    myOwn: 'Mój własny',
    recordFirst: 'Nagraj i zachowaj nagranie: stanie się głosem.',
    generating: 'Generowanie…',
    recordingStays: 'Nagranie pozostaje, gdy generujesz całe audio, chyba że zdecydujesz inaczej.',
    trimSilence: 'Przytnij ciszę',
    aboutTrimming: 'Na początku i końcu każdego nagrania',
    trimmed: (start, end) => `${start} s na początku, ${end} s na końcu`,
    countMeIn: 'Odliczanie',
    aboutCountingIn: '3, 2, 1 przed każdym nagraniem',
    sameLoudness: 'Każde nagranie dostosowujemy do głośności pozostałego audio.',
    captionsFollowScript:
      'Napisy są zgodne z tekstem lektora. Nagranie brzmi inaczej? Zmień tekst na wypowiedziane słowa.',
    captionsFollowScriptLinked:
      'Napisy są zgodne z tekstem lektora. Nagranie brzmi inaczej? <link>Zmień tekst na wypowiedziane słowa</link>',

    askKeepRecordings: (count) =>
      plural(count, {
        one: 'Zachować Twoje nagranie?',
        few: 'Zachować Twoje # nagrania?',
        many: 'Zachować Twoje # nagrań?',
        other: 'Zachować Twoje # nagrania?',
      }),
    keepRecordings: (count) =>
      plural(count, {
        one: 'Zachowaj moje nagranie',
        few: 'Zachowaj moje nagrania',
        many: 'Zachowaj moje nagrania',
        other: 'Zachowaj moje nagrania',
      }),
    replaceRecordings: (count) =>
      plural(count, {
        one: 'Zastąp je',
        few: 'Zastąp także je',
        many: 'Zastąp także je',
        other: 'Zastąp także je',
      }),
    aboutKeepingAll: (recorded) =>
      `${recorded} Nic więcej nie wymaga audio. Zastąpione nagrania zostają na liście.`,
    aboutKeeping: (recorded, others) =>
      `${recorded} ${theOthers(others)} Zastąpione nagrania zostają na liście.`,
  },

  'recording/take-outbox': {
    waitingForConnection: 'Oczekiwanie na połączenie.',
    takeNotKept: 'Nie udało się zachować tego nagrania. Spróbuj ponownie.',
  },

  glossary: {
    title: 'Wymowa',
    titleIn: (course) => `Wymowa: ${course}`,
    explanation:
      'Nazwy, skróty i obce słowa, które głosy czytają błędnie: zapisz każde tak, jak ma być czytane. Dotyczy to wszystkich prezentacji i podcastów kursu.',
    loading: 'Ładowanie słowniczka…',
    loadFailed: 'Nie udało się załadować słowniczka.',
    addTerm: 'Dodaj termin',
    cancel: 'Anuluj',
    save: 'Zapisz',
    saving: 'Zapisywanie…',
    saved: 'Zapisano wymowę. To, co brzmi teraz inaczej, wymaga nowego audio.',
    saveFailed: 'Nie udało się zapisać słowniczka. Spróbuj ponownie.',
    changedElsewhere:
      'W międzyczasie ten słowniczek zmieniono: zrobiła to inna osoba z kursu albo stało się to w innym oknie. Lista zawiera teraz te zmiany. Jeśli zmieniono też ten sam termin tutaj, pozostaje twoja wersja. Sprawdź ją i zapisz ponownie.',
    discardTitle: 'Odrzucić zmiany?',
    discardQuestion: 'Terminy, które wpisano lub zmieniono, nie są zapisane.',
    discard: 'Odrzuć',
    keepEditing: 'Edytuj dalej',

    term: (number) => `Termin ${number}`,
    emptyTerm: (number) => `termin ${number}`,
    saidAs: 'Czytane jako',
    language: 'Język',
    allLanguages: 'Wszystkie języki',
    remove: (term) => `Usuń: ${term}`,
    repeated: 'Ten termin jest już wyżej.',
    sayIt: 'Posłuchaj',
    say: (term) => `Posłuchaj: ${term}`,
    pause: (term) => `Wstrzymaj: ${term}`,
    noVoice: 'Żaden głos nie mówi w tym języku',
  },

  voices: {
    selectVoice: 'Wybierz głos',
    unreachable: 'Głos, który jest teraz nieosiągalny',
    loadFailed: 'Nie udało się załadować dostępnych głosów. Spróbuj ponownie.',
    speaksOther: (voice, language, content) =>
      `Język głosu ${voice} to ${language}, a język treści to ${content}.`,
    speaksOtherOnSomePages: (voice, language, content) =>
      `Język głosu ${voice} to ${language}, ale język niektórych stron to ${content}.`,
    takeBetter: (voice, language) => `Użyj głosu ${voice} (${language})`,

    sampleText: 'Przykładowy tekst',
    search: 'Szukaj głosów',
    searchPlaceholder: 'Szukaj głosów…',
    language: 'Język',
    allLanguages: 'Wszystkie języki',
    voices: 'Głosy',
    loading: 'Ładowanie głosów…',
    noneFound: 'Nie znaleziono pasujących głosów',

    quality: { good: 'Dobra jakość', fair: 'Średnia jakość', poor: 'Słaba jakość' },
    followsTones: 'Oddaje ton kwestii',
    select: 'Wybierz',
    selected: 'Wybrany',
    selectNamed: (voice) => `Wybierz głos ${voice}`,
    selectedNamed: (voice) => `Wybrany głos ${voice}`,
    playSample: (voice) => `Odtwórz próbkę głosu ${voice}`,
    pauseSample: (voice) => `Wstrzymaj próbkę głosu ${voice}`,
    sampleFailed: 'Nie udało się odtworzyć próbki głosu. Spróbuj ponownie.',

    pronunciation: 'Wymowa',
  },
}

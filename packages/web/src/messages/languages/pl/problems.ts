import { fieldName } from '@lectern/domain/accounts/field-messages.ts'
import { makerName } from '@lectern/domain/documents/maker-names.ts'
import type { ProblemMessages } from '@lectern/domain/problems/problem-messages.ts'
import type { Renewal } from '@lectern/domain/problems/budget-sentences.ts'
import type { OtherLanguage } from '@lectern/domain/problems/problem-sentences.ts'
import type { Waiting } from '@lectern/domain/problems/provider-sentences.ts'
import { momentInUtc } from '@lectern/domain/problems/moment-in-utc.ts'
import { waitOf } from '@lectern/domain/problems/wait.ts'
import { languageNamesIn } from '../../language-names.ts'
import { plural } from './plural.ts'

const languageName = /* @__PURE__ */ languageNamesIn('pl')

const soon = 'Spróbuj ponownie za kilka minut.'

const renews = ({ renewsAt }: Renewal) => `Limit odnowi się: ${momentInUtc(renewsAt, 'pl')}.`

function later({ waitSeconds }: Waiting): string {
  const wait = waitOf(waitSeconds)
  if (wait.unit === 'unknown') return soon
  const time =
    wait.unit === 'minute'
      ? plural(wait.count, { one: 'minutę', few: '# minuty', many: '# minut', other: '# minuty' })
      : plural(wait.count, { one: 'godzinę', few: '# godziny', many: '# godzin', other: '# godziny' })
  return `Spróbuj ponownie za ${time}.`
}

const administrator = 'Administrator tej instalacji Lectern powinien'
const ifItLasts = 'Jeśli to się utrzymuje, administrator tej instalacji Lectern powinien sprawdzić'

interface Provider {
  readonly it: string
  readonly genitive: string
  /** After 'z'. */
  readonly instrumental: string
  readonly setting: string
}

const refusalsOf = ({ it, genitive, setting }: Provider, variable = `${setting}_KEY`) => ({
  credit: `Konto tej instalacji Lectern u dostawcy ${genitive} wyczerpało środki lub limit. ${administrator} je doładować.`,
  region: `${it} nie jest dostępny w kraju, w którym działa ten serwer. ${administrator} wybrać inny w ${setting}.`,
  key: `${it} nie przyjmuje klucza tej instalacji Lectern. ${administrator} sprawdzić ${variable}.`,
  permission: `Klucz tej instalacji Lectern nie pozwala na używanie ${genitive}. ${administrator} zezwolić na to u dostawcy albo zmienić ${setting} lub ${variable}.`,
})

const failuresOf = ({ it, instrumental, setting }: Provider) => ({
  insecure: `Połączenie z ${instrumental} nie jest bezpieczne, więc Lectern go nie użył. ${administrator} sprawdzić certyfikat pod ${setting}_URL.`,
  unknownModel: `${it} podany w ustawieniach nie istnieje u dostawcy. ${administrator} sprawdzić ${setting} (i ${setting}_URL).`,
  noSuchAddress: `${it} nie istnieje pod podanym adresem. ${administrator} sprawdzić ${setting}_URL i ${setting}.`,
  memory: `${it} potrzebuje więcej pamięci, niż ma jego serwer. ${administrator} wybrać mniejszy w ${setting}.`,
  misunderstood: `${it} nie rozumie zapytań Lectern. ${administrator} sprawdzić, czy ${setting} się do tego nadaje, i wypróbować inny.`,
})

const outagesOf = ({ it, genitive, instrumental, setting }: Provider) => ({
  noAddress: `Nie można teraz znaleźć adresu ${genitive}. ${ifItLasts} ${setting}_URL.`,
  notRunning: `${it} nie działa lub jest nieosiągalny. ${ifItLasts} ${setting}_URL.`,
  slow: `${it} zbyt długo nie odpowiadał. ${soon}`,
  disconnected: `Połączenie z ${instrumental} zostało przerwane przed odpowiedzią. ${soon}`,
  rate: (wait: Waiting) => `${it} dostaje więcej zapytań, niż pozwala dostawca. ${later(wait)}`,
  busy: (wait: Waiting) => `${it} jest przeciążony lub jeszcze się uruchamia. ${later(wait)}`,
  itsOwnFault: (wait: Waiting) => `${it} ma teraz awarię. ${later(wait)}`,
  askedToWait: (wait: Waiting) => `${it} prosi Lectern o chwilę przerwy. ${later(wait)}`,
  resting: (wait: Waiting) => `${it} kilka razy nie odpowiedział. ${later(wait)}`,
  crowded: (wait: Waiting) => `${it} ma zbyt wiele oczekujących zapytań. ${later(wait)}`,
})

const contentRulesOf = ({ genitive }: Provider) =>
  `Dostawca ${genitive} blokuje ten tekst na podstawie swoich zasad dotyczących treści. Zmień stronę lub wybierz inny model.`

const model: Provider = {
  it: 'Model językowy',
  genitive: 'modelu językowego',
  instrumental: 'modelem językowym',
  setting: 'LECTERN_LANGUAGE_MODEL',
}
const pictureModel: Provider = {
  it: 'Model obrazów',
  genitive: 'modelu obrazów',
  instrumental: 'modelem obrazów',
  setting: 'LECTERN_IMAGE_MODEL',
}
const voiceEngine: Provider = {
  it: 'Syntezator mowy',
  genitive: 'syntezatora mowy',
  instrumental: 'syntezatorem mowy',
  setting: 'LECTERN_SPEECH_MODEL',
}

const otherLanguage = ({ voice, voiceLanguage, content, language }: OtherLanguage) =>
  `Język głosu ${voice}: ${languageName(voiceLanguage)}. Język ${content === 'page' ? 'tej strony' : 'tego tekstu'}: ${languageName(language)}.`

const advice = {
  page: 'Spróbuj ponownie lub wybierz inny model.',
  part: 'Spróbuj ponownie lub napisz innymi słowami, czego oczekujesz.',
}

const parts = {
  slideshow: (count: number) =>
    plural(count, { one: '# slajd', few: '# slajdy', many: '# slajdów', other: '# slajdu' }),
  podcast: (count: number) =>
    plural(count, { one: '# kwestia', few: '# kwestie', many: '# kwestii', other: '# kwestii' }),
}

/** Fields without a name in words are not part of the sentence. */
function check(field: string | undefined): string {
  const name = fieldName(field)
  return name === undefined ? 'Sprawdź to żądanie' : `Sprawdź „${name}”`
}

const incomplete = 'W tym żądaniu czegoś brakuje lub coś ma zły format.'

/** The abilities of the outline writer in rewriting, as sentences. */
const abilities = {
  slide:
    'Może skrócić lub rozwinąć slajd, użyć innych zdań ze strony, dodać przykład ze strony i zmienić typ slajdu.',
  lines: 'Może skrócić lub rozwinąć kwestie, użyć innych zdań ze strony i dodać przykład ze strony.',
}

export const problems: ProblemMessages = {
  sentences: {
    INVALID_REQUEST: {
      default: incomplete,
      notJson: 'Treść tego żądania nie jest poprawnym JSON-em.',
      malformedAddress: 'Ten adres jest nieprawidłowo zbudowany.',
      notAnEtag: 'If-Match musi być ETagiem tego dokumentu.',
      field: ({ field }) =>
        fieldName(field) ? `${check(field)}: brakuje wartości lub ma ona złą postać.` : incomplete,
      unstorable: ({ field }) => `${check(field)}: wartość zawiera znak, którego Lectern nie może zapisać.`,
      tooDeep: ({ field }) => `${check(field)}: wartość jest zagnieżdżona zbyt głęboko.`,
      schema: ({ sentence }) => sentence,
      notAnEmail: 'Wpisz prawidłowy adres e-mail.',
      keyOfThatAddressNeeded:
        'Wpisz klucz API dla tego adresu. Zapisany klucz jest wysyłany tylko pod adres, dla którego został podany.',
      notABaseUrl:
        'Bazowy adres URL musi zaczynać się od https:// (lub http://) i prowadzić do Twojej platformy.',
    },
    UNKNOWN_VOICE: { default: 'Ten głos jest niedostępny. Wybierz inny.' },
    WRONG_PASSWORD: { default: 'To nie jest Twoje obecne hasło.' },
    RESET_LINK_SPENT: { default: 'Ten link wygasł lub został już użyty. Poproś o nowy.' },
    EMPTY_SCRIPT: { default: 'Tekst lektora jest pusty. Dodaj tekst, aby wygenerować audio.' },
    NOT_LOGGED_IN: { default: 'Zaloguj się, aby kontynuować.' },
    WRONG_CREDENTIALS: { default: 'Nieprawidłowy e-mail lub hasło.' },
    DEMO_ACCOUNT: {
      default:
        'To konto demo, wspólne dla wszystkich gości, więc nie można tego zmienić. Zarejestruj się, aby mieć własne konto.',
    },
    OWNERS_ONLY: {
      default:
        'Widzą to tylko właściciele tej instalacji Lectern. Administrator wskazuje ich w LECTERN_OWNERS.',
    },
    NO_COURSES_TO_EDIT: {
      default:
        'Na swojej platformie możesz przeglądać kursy, ale żadnego nie możesz edytować. Poproś o rolę prowadzącego w kursie i kliknij „Ponów próbę” albo zaimportuj plik kursu.',
      moodle:
        'W Moodle możesz przeglądać kursy, ale żadnego nie możesz edytować. Poproś o rolę prowadzącego w kursie i kliknij „Ponów próbę” albo zaimportuj plik kursu.',
    },
    NOT_FOUND: {
      default: 'To nie istnieje albo nie masz do tego dostępu.',
      notBuilt: 'Aplikacja internetowa nie jest zbudowana. Uruchom npm run build.',
      takeOfAnother: 'Nagranie może usunąć tylko osoba, która je nagrała.',
      slideHasNoAudio: 'Ten slajd nie ma audio.',
      pageNotInCourse: 'Tej strony nie ma już w kursie.',
      pictureNotFetched:
        'Ta witryna nie wysyła tego obrazu do Lectern. Pobierz go w przeglądarce i prześlij na slajd.',
    },
    NO_SUCH_CALL: { default: 'Takie wywołanie API nie istnieje.' },
    METHOD_NOT_ALLOWED: { default: 'Ten adres nie obsługuje tej metody.' },
    ALREADY_REGISTERED: { default: 'Ten e-mail lub klucz API jest już używany.' },
    STALE_VERSION: {
      default: 'Od chwili otwarcia ktoś inny zapisał tu zmiany.',
      savedBy: ({ name }) => `Od chwili otwarcia zmiany zapisała tu inna osoba: ${name}.`,
      savedByYou: 'Od chwili otwarcia w tym oknie Twoje zmiany zapisano w innym.',
    },
    TOO_LARGE: {
      default: 'To jest za duże dla Lectern.',
      document: ({ format }) =>
        ({
          slideshow:
            'Ta prezentacja jest zbyt duża, aby ją zapisać (ponad 2 MB). Usuń lub skróć kilka slajdów.',
          podcast: 'Ten podcast jest zbyt duży, aby go zapisać (ponad 2 MB). Usuń lub skróć kilka kwestii.',
        })[format],
    },
    COURSE_FILE_TOO_LARGE: {
      default: 'Ten plik kursu jest większy, niż Lectern może zaimportować (500 MB).',
      files: ({ most }) =>
        `Ten plik kursu zawiera ponad ${plural(most, { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' })}, czyli więcej, niż Lectern może zaimportować.`,
      pages: 'Strony tego pliku kursu są zbyt duże do zaimportowania.',
      file: ({ file, megabytes }) =>
        `„${file}” w tym pliku kursu jest po rozpakowaniu większy, niż Lectern może zaimportować (${megabytes} MB).`,
    },
    PICTURE_TOO_LARGE: {
      default: 'Ten obraz ma ponad 50 milionów pikseli. Zmniejsz go i spróbuj ponownie.',
    },
    RECORDING_TOO_LONG: {
      default: 'Nagranie może mieć najwyżej 5 minut. Nagraj krótsze lub podziel tekst lektora.',
    },
    STORAGE_QUOTA_EXCEEDED: {
      default: 'Twoje konto wykorzystało całe miejsce. Poproś administratora Lectern o więcej.',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      default: 'Lectern przyjmuje tylko żądania w JSON-ie.',
      fileNeeded: ({ type }) => `Wyślij sam plik jako ${type}.`,
    },
    EMBED_FORMAT_NOT_SUPPORTED: {
      default: 'Lectern opisuje osadzanie tylko w formacie JSON (format=json).',
    },
    RANGE_NOT_SATISFIABLE: { default: 'Plik jest krótszy niż żądany zakres.' },
    NOT_A_COURSE_FILE: {
      default: 'To nie jest plik kursu. Wybierz plik Common Cartridge (.imscc) wyeksportowany z platformy.',
      noPages: 'W tym pliku kursu nie ma żadnej strony: są tylko linki, pliki lub quizy.',
      noManifest:
        'To archiwum nie jest plikiem kursu: nie ma w nim imsmanifest.xml. Wybierz sam plik Common Cartridge (.imscc).',
      badManifest: 'Nie można odczytać spisu treści tego pliku kursu (imsmanifest.xml).',
      badPage: ({ page }) => `Nie można odczytać strony „${page}” z tego pliku kursu.`,
      locked: 'Ten plik kursu jest chroniony hasłem. Wyeksportuj go bez hasła.',
      outside: 'Ten plik kursu odwołuje się do plików, których nie zawiera, więc nie został zaimportowany.',
      damaged: 'Ten plik kursu jest niekompletny lub uszkodzony. Wyeksportuj lub pobierz go ponownie.',
    },
    NOT_A_PICTURE: {
      default: 'Slajdy nie mogą pokazać tego pliku. Wybierz obraz PNG, JPEG, WebP, GIF lub SVG.',
    },
    ARTWORK_NOT_FIT: {
      default:
        'Okładka podcastu to kwadratowy obraz JPEG lub PNG o boku od 1400 do 3000 pikseli. Wybierz inny obraz.',
    },
    NOT_A_RECORDING: {
      default: 'Lectern nie może odczytać tego audio. Wyślij plik WAV, MP3, FLAC lub Ogg Opus.',
    },
    RECORDING_SILENT: { default: 'Na tym nagraniu nic nie słychać. Sprawdź mikrofon i nagraj ponownie.' },
    PAGE_TOO_SHORT: {
      default: 'Na tej stronie jest za mało tekstu. Dodaj kilka akapitów i spróbuj ponownie.',
    },
    PAGE_TOO_LONG: {
      default:
        'Strona jest za długa dla tego modelu. Wybierz model z większym kontekstem lub podziel stronę.',
    },
    PAGE_NOT_READABLE: {
      default: 'Lectern nie może odczytać tej strony.',
      locked: 'Ta strona jest zablokowana.',
      lockedBecause: ({ explanation }) => explanation,
      otherEditor: 'Ta strona powstała w edytorze, którego Lectern nie umie odczytać.',
    },
    WRITER_REFUSED: {
      default: 'Model językowy odmówił napisania tego. Zmień stronę lub wybierz inny model.',
      contentRules: contentRulesOf(model),
      declined: ({ words }) => `Model językowy odmówił napisania tego. Odpowiedź: „${words}”`,
      noContent: ({ words }) => `Model językowy nie napisał żądanej treści. Odpowiedź: „${words}”`,
    },
    PICTURE_REFUSED: {
      default: 'Model obrazów odmówił utworzenia tego obrazu. Zmień opis.',
      contentRules:
        'Dostawca modelu obrazów blokuje ten opis na podstawie swoich zasad dotyczących treści. Zmień opis.',
      declined: ({ words }) => `Model obrazów odmówił utworzenia tego obrazu. Odpowiedź: „${words}”`,
    },
    VOICE_CANNOT_SPEAK: {
      default: 'Ten głos nie może odczytać tego tekstu. Wybierz głos w jego języku.',
      otherScript: ({ language }) =>
        `Ten głos nie umie odczytać pisma tego tekstu. Język głosu: ${languageName(language)}. Wybierz głos w języku tekstu.`,
      noVoice: (values) => `${otherLanguage(values)} Ta instalacja Lectern nie ma głosu w tym języku.`,
      readsEveryLanguage: (values) =>
        `${otherLanguage(values)} Wybierz głos, który czyta w każdym języku, na przykład ${values.better}.`,
      speaksLanguage: (values) =>
        `${otherLanguage(values)} Wybierz głos w tym języku, na przykład ${values.better}.`,
    },
    KEY_REJECTED: {
      default: 'Twoja platforma nie przyjmuje już tego klucza API. Zmień go w ustawieniach konta.',
      notAccepted: 'Twoja platforma nie przyjmuje tego klucza API. Sprawdź klucz.',
    },
    TOO_MANY_ATTEMPTS: {
      default: 'Zbyt wiele prób. Poczekaj chwilę i spróbuj ponownie.',
      imports: 'Inne Twoje pliki kursów są jeszcze importowane. Poczekaj, aż import się skończy.',
    },
    BUDGET_SPENT: {
      default: 'Dzisiejszy limit został wykorzystany. Spróbuj ponownie jutro.',
      pages: (values) =>
        `Dzisiejszy limit stron tej instalacji Lectern został wykorzystany. ${renews(values)}`,
      audio: (values) =>
        `Z dzisiejszego limitu audio tej instalacji Lectern zostało za mało. ${renews(values)}`,
      dollars: (values) =>
        `Z dzisiejszego limitu wydatków tej instalacji Lectern zostało za mało. ${renews(values)}`,
      ownPages: (values) => `Twój dzisiejszy limit stron został wykorzystany. ${renews(values)}`,
      ownAudio: (values) => `Z Twojego dzisiejszego limitu audio zostało za mało. ${renews(values)}`,
      ownDollars: (values) => `Z Twojego dzisiejszego limitu wydatków zostało za mało. ${renews(values)}`,
    },
    CANCELLED: {
      default: 'To zostało anulowane.',
      uploadInterrupted: 'Przesyłanie zostało przerwane. Spróbuj ponownie.',
    },
    AUDIO_MISSING: {
      default: 'Niektóre kwestie tego podcastu nie mają jeszcze audio. Najpierw wygeneruj audio.',
      noLines: 'Ten podcast nie ma jeszcze kwestii, które wymagają audio.',
      lines: ({ lines, missing }) => `Kwestie bez audio: ${missing} z ${lines}. Najpierw wygeneruj audio.`,
    },
    RECORDING_INCOMPLETE: { default: 'Brakuje części tego nagrania. Wyślij je ponownie.' },
    RECORDING_KEPT: {
      default: 'To Twoje własne nagranie. Potwierdź, że ma zostać zastąpione, a potem wygeneruj audio.',
    },
    EDITED_MEANWHILE: {
      default:
        'Ta strona była edytowana, gdy Lectern ją generował. Twoje zmiany zostały zachowane. Wygeneruj ją ponownie, aby je zastąpić.',
      page: 'Strona została ponownie zmieniona, odkąd zmiany zostały przeczytane. Przeczytaj je jeszcze raz.',
    },
    NOTHING_TO_RETRY: { default: 'Nie ma czego ponawiać: nie było żadnych błędów.' },
    BUSY: { default: 'Lectern jest bardzo obciążony. Spróbuj ponownie za chwilę.' },
    INTERNAL: {
      default: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
      interrupted:
        'Podczas generowania tej strony Lectern był kilka razy uruchamiany ponownie. Spróbuj ponownie.',
    },
    COURSE_SYSTEM_FAILED: {
      default: 'Twoja platforma wysłała odpowiedź, której Lectern nie może użyć.',
    },
    NOT_A_COURSE_SYSTEM: {
      default: 'Pod tym adresem nie ma platformy e-learningowej. Sprawdź bazowy adres URL.',
      moodleAddress: ({ address }) => `Adres tego Moodle to ${address}. Użyj go jako bazowego adresu URL.`,
      redirects: ({ address }) => `Ten adres przekierowuje do ${address}. Użyj go jako bazowego adresu URL.`,
      privateNetwork: 'Ten adres jest w sieci prywatnej, a tam Lectern nie szuka platform.',
    },
    COURSE_SYSTEM_FORBIDS: {
      default: 'Twoja platforma nie pozwala na to z tym kluczem API.',
      moodleFiles:
        'Ten klucz API nie pozwala czytać plików z Twojego Moodle. Poproś administratora, aby w usłudze klucza zezwolił na „Może pobierać pliki”.',
      moodleFunctions: ({ functions }) =>
        `Twój Moodle nie udostępnia wszystkiego, czego potrzebuje Lectern. Poproś administratora, aby do usługi Twojego klucza API dodał: ${functions}.`,
      moodleWebServices:
        'W Twoim Moodle usługi sieciowe są wyłączone. Poproś administratora, aby włączył usługi sieciowe i protokół REST.',
    },
    COURSE_SYSTEM_UNAVAILABLE: { default: `Twoja platforma teraz nie odpowiada. ${soon}` },
    COURSE_SYSTEM_IN_MAINTENANCE: {
      default: 'Na Twojej platformie trwają prace konserwacyjne. Spróbuj ponownie po ich zakończeniu.',
      moodle: 'W Moodle trwają prace konserwacyjne. Spróbuj ponownie po ich zakończeniu.',
    },
    PUBLISHING_NOT_POSSIBLE: {
      default:
        'Lectern nie może tworzyć stron w tym kursie. Udostępnij link albo dodaj samodzielnie kod do osadzenia na stronie.',
      moodle:
        'Moodle nie pozwala innym programom tworzyć stron. Udostępnij link albo dodaj samodzielnie kod do osadzenia na stronie w Moodle.',
      importedCourse:
        'Ten kurs zaimportowano z pliku, więc Lectern nie może tworzyć w nim stron. Udostępnij link albo dodaj samodzielnie kod do osadzenia na stronie.',
    },
    TRANSLATION_NOT_POSSIBLE: {
      default:
        'Do tłumaczenia potrzebny jest model językowy, a ten Lectern go nie ma. Poproś administratora o jego skonfigurowanie.',
      sameLanguage: ({ language }) => `To jest już w tym języku: ${languageName(language)}.`,
      exists: ({ language }) =>
        `Jest już tłumaczenie (${languageName(language)}). Otwórz je albo najpierw usuń.`,
      ofTranslation: 'To samo jest tłumaczeniem. Wygeneruj lub przetłumacz oryginał.',
    },
    PAGE_NOT_ACCEPTED: {
      default: 'Twoja platforma nie przyjęła strony. Spróbuj ponownie albo użyj kodu do osadzenia.',
      title: 'Twoja platforma nie przyjęła tytułu strony. Zmień go i opublikuj ponownie.',
      content: 'Strona jest za długa dla Twojej platformy. Użyj linku albo kodu do osadzenia.',
      frontPage:
        'Ta strona jest stroną główną kursu, której nie można ukryć ani usunąć. Najpierw wybierz na platformie inną stronę główną.',
    },
    NOT_COMPLETE_YET: { default: 'Jeszcze nieukończone. Oznacz jako ukończone, a potem opublikuj.' },
    PAGE_CHANGED_IN_COURSE: {
      default: 'Ktoś inny zmienił tę stronę na Twojej platformie. Wybierz, co zrobić ze zmianami.',
      foreign:
        'Ta strona nie ma już treści Lectern, dlatego Lectern jej nie zmienia. Aby utworzyć inną stronę, najpierw usuń tę z listy.',
      removal:
        'Ktoś inny zmienił tę stronę na Twojej platformie, dlatego nie została usunięta. Usuń ją na swojej platformie.',
      publishing: 'Ta strona jest właśnie publikowana. Poczekaj albo najpierw anuluj publikowanie.',
      removing: 'Ta strona jest właśnie usuwana.',
    },
    WRITER_FAILED: {
      default: 'Model językowy nie zwrócił tekstu, którego można użyć. Spróbuj ponownie.',
      ...refusalsOf(model),
      ...failuresOf(model),
      key: ({ variable }) => refusalsOf(model, variable).key,
      permission: ({ variable }) => refusalsOf(model, variable).permission,
      webPage: `Zamiast modelu językowego odpowiedziała strona internetowa, na przykład strona serwera proxy. ${administrator} sprawdzić adres modelu i serwer proxy.`,
      empty: ({ task }) => `Model językowy nie dał odpowiedzi, którą Lectern może odczytać. ${advice[task]}`,
      noJson: ({ task }) => `Model językowy nie napisał żądanej treści. ${advice[task]}`,
      unreadable: ({ task }) =>
        `Model językowy dwa razy z rzędu napisał odpowiedź, której Lectern nie może odczytać. ${advice[task]}`,
      cutOff: ({ task }) => `Model językowy dwa razy z rzędu przerwał odpowiedź w połowie. ${advice[task]}`,
      tooLarge: ({ task }) =>
        `Model językowy nie kończył odpowiedzi, więc Lectern go zatrzymał. ${advice[task]}`,
      againstRules: ({ task }) =>
        `Model językowy dwa razy z rzędu nie zachował wymaganej formy. ${advice[task]}`,
      language: ({ task }) => `Model językowy napisał tekst w innym języku niż wybrany. ${advice[task]}`,
      notStorable: 'Lectern nie może zapisać tego, co powstało dla tej strony. Spróbuj ponownie.',
      outlineCannotTranslate: ({ own, asked }) =>
        `Asystent konspektu pisze w języku strony: ${languageName(own)}. Aby uzyskać tekst w języku: ${languageName(asked)}, wybierz model językowy.`,
    },
    WRITER_UNAVAILABLE: {
      default: `Model językowy teraz nie odpowiada. ${soon}`,
      ...outagesOf(model),
    },
    PICTURE_FAILED: {
      default: 'Model obrazów nie przesłał obrazu, którego Lectern może użyć. Spróbuj ponownie.',
      ...refusalsOf(pictureModel),
      ...failuresOf(pictureModel),
      key: ({ variable }) => refusalsOf(pictureModel, variable).key,
      permission: ({ variable }) => refusalsOf(pictureModel, variable).permission,
      webPage: `Zamiast modelu obrazów odpowiedziała strona internetowa, na przykład strona serwera proxy. ${administrator} sprawdzić adres modelu i serwer proxy.`,
      tooLong: 'Ten opis jest za długi dla modelu obrazów. Skróć go.',
    },
    PICTURE_MODEL_UNAVAILABLE: {
      default: `Model obrazów teraz nie odpowiada. ${soon}`,
      ...outagesOf(pictureModel),
    },
    SPEECH_FAILED: {
      default: 'Syntezator mowy nie wygenerował audio. Spróbuj ponownie.',
      ...failuresOf(voiceEngine),
      tooLong: 'Ten tekst jest za długi dla syntezatora mowy. Skróć go.',
      contentRules: contentRulesOf(voiceEngine),
      unsupportedFormat:
        'Serwer mowy wysłał audio w formacie, którego Lectern nie obsługuje (działają WAV, MP3, Opus i FLAC).',
      engineSetting: ({ engine, setting }) =>
        `${engine} nie rozumie żądania Lectern. ${administrator} sprawdzić ${setting}.`,
    },
    SPEECH_UNUSABLE: {
      default: 'Syntezator mowy wysłał audio, którego nie można użyć. Spróbuj ponownie.',
      tooMuch: 'Serwer mowy wysłał znacznie więcej audio, niż może mieć ten tekst. Spróbuj ponownie.',
      clipped: 'Syntezator mowy wysłał zniekształcone audio. Spróbuj ponownie lub wybierz inny głos.',
      silent: 'Głos nie wydał żadnego dźwięku dla tego tekstu. Spróbuj ponownie lub wybierz inny głos.',
      partial: 'Głos wypowiedział tylko część tego tekstu. Spróbuj ponownie lub wybierz inny głos.',
      noAudio: 'Serwer mowy nie wysłał audio. Spróbuj ponownie.',
      cutOff: 'Serwer mowy wysłał tylko część audio. Spróbuj ponownie.',
      message: `Serwer mowy wysłał komunikat zamiast audio. ${ifItLasts} LECTERN_SPEECH_MODEL_URL.`,
    },
    SPEECH_REFUSED: {
      default: `Syntezator mowy nie przyjmuje klucza tej instalacji Lectern. ${administrator} sprawdzić LECTERN_SPEECH_MODEL_KEY.`,
      ...refusalsOf(voiceEngine),
      engineKey: ({ engine, setting }) =>
        `${engine} nie przyjmuje klucza tej instalacji Lectern. ${administrator} sprawdzić ${setting}.`,
      engineSetting: ({ engine, setting }) =>
        `Klucz tej instalacji Lectern nie może używać tego głosu ${engine}. ${administrator} zezwolić na to u dostawcy lub sprawdzić ${setting}.`,
    },
    SPEECH_UNAVAILABLE: {
      default: `Syntezator mowy teraz nie odpowiada. ${soon}`,
      ...outagesOf(voiceEngine),
    },
    DATABASE_UNAVAILABLE: {
      default: 'Lectern nie może teraz połączyć się z bazą danych. Spróbuj ponownie za chwilę.',
    },
    STORAGE_FULL: { default: 'Lectern nie ma już miejsca na dysku. Powiadom administratora.' },
    STORAGE_READ_ONLY: { default: 'Lectern nie może zapisywać na dysku. Powiadom administratora.' },
    SHUTTING_DOWN: { default: 'Lectern uruchamia się ponownie. Spróbuj ponownie za chwilę.' },
  },

  notices: {
    CONNECTED: ({ name }) => `Połączono z Twoją platformą. Konto: ${name}.`,
    PICTURES_MISSING: ({ count }) =>
      plural(count, {
        one: 'Nie udało się pobrać jednego obrazu ze strony.',
        few: 'Nie udało się pobrać # obrazów ze strony.',
        many: 'Nie udało się pobrać # obrazów ze strony.',
        other: 'Nie udało się pobrać # obrazu ze strony.',
      }),
    NO_AUDIO: ({ format, count, because }) => `${parts[format](count)} bez audio: ${because}`,
    SOME_AUDIO_MISSING: ({ format, count, because }) =>
      `${parts[format](count)} z niepełnym audio: ${because}`,
    SUBSTITUTE_VOICE: ({ format, count, voice, because }) =>
      `${parts[format](count)} na razie z głosem ${voice}: ${because}`,
    WORDS_LEFT_OUT: ({ format, count, words }) =>
      `${parts[format](count)}: głos pominął „${words}”, ponieważ nie może tego odczytać.`,
    TONE_NOT_FOLLOWED: 'Asystent konspektu trzyma się słów strony i nie może zmienić ich tonu.',
    LANGUAGE_NOT_FOLLOWED: 'Asystent konspektu pisze w języku strony i nie może tłumaczyć.',
    INSTRUCTIONS_NOT_FOLLOWED:
      'Asystent konspektu działa według własnych zasad i nie może wykonywać poleceń.',
    SIMPLER_WORDS_NOT_FOLLOWED: 'Asystent konspektu trzyma się słów strony i nie może ich uprościć.',
    INSTRUCTION_NOT_UNDERSTOOD: ({ part }) =>
      `Asystent konspektu działa według reguł i nie rozumie tego polecenia. ${abilities[part]}`,
    INSTRUCTION_FOLLOWED_IN_PART:
      'Asystent konspektu działa według reguł i wykonał tylko część tego polecenia.',
    CANNOT_BE_SHORTER: 'Słowami strony nie da się tego powiedzieć krócej.',
    NOTHING_TO_ADD: 'Strona nie mówi o tym nic więcej.',
    NO_OTHER_SENTENCES: 'Na stronie nie ma innych zdań na ten temat.',
    NO_FURTHER_EXAMPLE: 'Na stronie nie ma kolejnego przykładu na ten temat.',
    NOT_ON_PAGE: 'Strona nic o tym nie mówi, więc nie ma z czego napisać tego na nowo.',
    NO_CONTENT_FOR_TYPE: ({ label }) => `Strona nie ma tu treści na slajd typu „${label}”.`,
    NO_PICTURE_ON_PAGE: 'Strona nie ma tu obrazu na slajd tego typu.',
    SENTENCE_NOT_FROM_PAGE: ({ words }) => `To zdanie nie pochodzi ze strony: „${words}”`,
    SENTENCE_DOUBTED: ({ words }) => `Drugi model uważa, że strona nie potwierdza tego zdania: „${words}”`,
    READ_IN_PART: ({ words }) =>
      `Część strony jest dłuższa, niż model czyta za jednym razem. Użyto tylko jej początku: „${words} …”`,
    LENGTH_LIMITED_BY_PAGE: ({ wished, most }) =>
      `Wybrano długość ${wished} min. Treści strony wystarczy na około ${most} min.`,
    LENGTH_NOT_MET: ({ wished, written }) =>
      `Wybrano długość ${wished} min, a model językowy napisał około ${written} min.`,
    FOUND_BY_WORDS: ({ own }) =>
      `Asystent konspektu szuka słów z pytania. Zapytaj w języku strony (${languageName(own)}), używając jej słów.`,
    TRANSLATION_TO_CHECK: ({ format, count, places }) =>
      ({
        slideshow: plural(count, {
          one: `Sprawdź slajd ${places}: liczba, nazwa, termin lub długość różni się od oryginału.`,
          few: `Sprawdź slajdy ${places}: liczby, nazwy, terminy lub długość różnią się od oryginału.`,
          many: `Sprawdź slajdy ${places}: liczby, nazwy, terminy lub długość różnią się od oryginału.`,
          other: `Sprawdź slajdy ${places}: liczby, nazwy, terminy lub długość różnią się od oryginału.`,
        }),
        podcast: plural(count, {
          one: `Sprawdź segment ${places}: liczba, nazwa, termin lub długość różni się od oryginału.`,
          few: `Sprawdź segmenty ${places}: liczby, nazwy, terminy lub długość różnią się od oryginału.`,
          many: `Sprawdź segmenty ${places}: liczby, nazwy, terminy lub długość różnią się od oryginału.`,
          other: `Sprawdź segmenty ${places}: liczby, nazwy, terminy lub długość różnią się od oryginału.`,
        }),
      })[format],
    NO_VOICE_FOR_TRANSLATION: ({ language }) =>
      `Ten Lectern nie ma głosu dla tego języka (${languageName(language)}), więc tłumaczenie nie ma dźwięku.`,
    WRITER_SAYS: ({ words }) => words,
    HANDED_OVER: ({ from, to, because }) =>
      `Całość lub część napisał ${makerName(to)} zamiast ${makerName(from)}. Powód: ${because}`,
    JOINED: ({ by, differs }) => {
      const [how, unused] =
        differs === 'voice'
          ? ['z innym głosem', 'Twój wybór nie został użyty.']
          : ['z innymi ustawieniami', 'Twoje ustawienia nie zostały użyte.']
      return by === 'you'
        ? `Masz już uruchomione generowanie tej strony ${how}. ${unused}`
        : `Inna osoba uruchomiła już generowanie tej strony ${how}. ${unused}`
    },
  },
}

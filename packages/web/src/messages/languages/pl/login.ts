import type { LoginMessages } from '../language-messages.ts'
import { domainLogin } from './domain-login.ts'
import { problems } from './problems.ts'

export const login: LoginMessages = {
  problems,
  ...domainLogin,
  api: {
    noAnswer: 'Lectern nie odpowiada. Sprawdź połączenie i spróbuj ponownie.',
    lateAnswer: 'Lectern nie odpowiedział na czas. Sprawdź połączenie i spróbuj ponownie.',
    unreadableAnswer: 'Nie udało się odczytać odpowiedzi Lectern. Spróbuj ponownie.',
  },

  app: {
    loading: 'Ładowanie…',
    notReachable: 'Brak połączenia z Lectern. Trwa ponowna próba…',
    somethingWentWrong: 'Coś poszło nie tak',
    screenFailed: 'Nie udało się wyświetlić tego ekranu. Zapisane treści są bezpieczne.',
    backToCourses: 'Wróć do kursów',
    tryAgain: 'Spróbuj ponownie',
  },

  'course systems': {
    canvas: {
      keySteps: {
        openSettings: 'Zaloguj się do Canvas i kliknij Konto, a potem Ustawienia.',
        newToken: 'Przewiń do sekcji Zatwierdzone integracje i kliknij Nowy token dostępu.',
        generateToken: 'W polu Przeznaczenie wpisz Lectern i kliknij Generuj token.',
        copyToken: 'Skopiuj token i wklej go tutaj. Canvas pokazuje go tylko raz.',
      },
      drawing: {
        notifications: 'Powiadomienia',
        profile: 'Profil',
        files: 'Pliki',
        settings: 'Ustawienia',
        approvedIntegrations: 'Zatwierdzone integracje',
        newAccessToken: '+ Nowy token dostępu',
      },
      checks: {
        role: 'Prowadzisz lub projektujesz kurs albo w nim asystujesz: Lectern nie pokazuje kursów, w których tylko uczestniczysz.',
        courseState: 'Kurs nie jest zakończony ani usunięty.',
        token: 'Token należy do Twojego konta w Canvas i nie wygasł.',
        baseUrl: 'Bazowy adres URL to adres widoczny w przeglądarce, na przykład https://canvas.example.edu.',
      },
    },
    moodle: {
      keySteps: {
        openPreferences: 'Zaloguj się do Moodle, otwórz menu pod swoim nazwiskiem i kliknij Preferencje.',
        openKeys: 'W sekcji Konto użytkownika kliknij Klucze bezpieczeństwa.',
        copyKey:
          'Skopiuj klucz usługi, którą wskaże administrator, na przykład Moodle mobile web service, i wklej go tutaj.',
        noKey: 'Nie ma tam klucza? Poproś administratora o włączenie dla Ciebie usług sieciowych.',
      },
      drawing: {
        profile: 'Profil',
        grades: 'Oceny',
        messages: 'Wiadomości',
        preferences: 'Preferencje',
        securityKeys: 'Klucze bezpieczeństwa',
        mobileWebService: 'Mobile web service',
      },
      checks: {
        role: 'Masz prawo edytować kurs: Lectern nie pokazuje kursów, w których tylko się uczysz.',
        webServices: 'Usługi sieciowe są włączone przez administratora, a klucz należy do Twojego konta.',
        key: 'Klucz nie wygasł i dopuszcza adres tej instalacji Lectern.',
        baseUrl: 'Bazowy adres URL to adres główny Moodle, bez /my ani /login na końcu.',
      },
    },
  },

  account: {
    brandPicture: 'Strona kursu zamienia się w slajd i rozmowę',

    email: 'E-mail',
    password: 'Hasło',

    login: 'Zaloguj się',
    loginSlogan: 'Strony Twoich kursów, gotowe do słuchania.',
    loginPromise:
      'Zamień strony, z których już uczysz, w prezentacje z lektorem i podcasty z dwojgiem prowadzących. Każde zdanie możesz zmienić po swojemu.',
    welcome: 'Witaj ponownie',
    enterCredentials: 'Podaj dane logowania, aby kontynuować',
    forgotPassword: 'Nie pamiętasz hasła?',
    loggingIn: 'Logowanie…',
    or: 'lub',
    tryDemo: 'Wypróbuj demo',
    newHere: 'Nie masz jeszcze konta? <link>Utwórz konto</link>',
    loginFailed: 'Nie udało się zalogować. Sprawdź dane logowania i spróbuj ponownie.',
    wrongCredentials: 'Nieprawidłowy e-mail lub hasło',

    passwordChanged: 'Hasło zostało zmienione. Zaloguj się nowym hasłem.',
    loggedOutEverywhere: 'Wylogowano Cię wszędzie.',
    accountDeleted: 'Twoje konto zostało usunięte.',
    accountCreated: (connection) => `Twoje konto jest gotowe. ${connection}`,
    correctConnection: 'Zaloguj się, a potem popraw adres lub klucz w ustawieniach konta.',
    correctKey: 'Zaloguj się, a potem popraw klucz w ustawieniach konta.',
    courseSystemAway: 'Twoja platforma chwilowo nie odpowiada.',
    coursesFollow:
      'Możesz się już zalogować. Kursy pojawią się, gdy platforma odpowie. Jeśli się nie pojawią, sprawdź adres w ustawieniach konta.',
    sessionEnded: 'Twoja sesja wygasła. Zaloguj się ponownie.',
    sessionEndedWhileEditing:
      'Twoja sesja wygasła. Zaloguj się ponownie. Niezapisane zmiany pozostają w tej przeglądarce i będą czekać na Twój powrót.',

    unexpected: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.',
    didNotWork: 'To się nie udało. Spróbuj ponownie.',
  },

  password: {
    confirmPassword: 'Powtórz hasło',
    passwordHint: 'Co najmniej 8 znaków',
    passwordRequired: 'Powtórz hasło.',
    passwordsDiffer: 'Hasła nie są takie same',
    forgotSlogan: 'Każdemu się zdarza.',
    forgotPromise: 'Link w wiadomości, nowe hasło i wracasz do swoich slajdów. Nic nie przepada.',
    enterEmail: 'Podaj swój adres e-mail. Wyślemy Ci link do ustawienia nowego hasła.',
    sendLink: 'Wyślij link',
    sending: 'Wysyłanie…',
    remembered: 'Pamiętasz już hasło? <link>Zaloguj się</link>',
    checkMail: 'Sprawdź pocztę',
    linkSent:
      'Jeśli adres <email/> ma tu konto, link do ustawienia nowego hasła jest już w drodze. Jest ważny przez godzinę.',
    noMail:
      'Po kilku minutach nadal nic? Zajrzyj do folderu ze spamem albo zapytaj administratora tej instalacji Lectern.',
    tryAnotherEmail: 'Użyj innego adresu',
    choosePassword: 'Ustaw nowe hasło',
    chooseSlogan: 'Nowy początek, te same kursy.',
    choosePromise:
      'Ustawienie nowego hasła wyloguje Cię wszędzie indziej. Twoje slajdy i podcasty się nie zmienią.',
    fromNowOn: 'Od teraz to hasło służy do logowania.',
    saveNewPassword: 'Zapisz nowe hasło',
    saving: 'Zapisywanie…',
    requestNewLink: 'Poproś o nowy link',
    newPassword: 'Nowe hasło',
    backToLogin: 'Wróć do logowania',
  },

  registration: {
    registrationFailed: 'Nie udało się zarejestrować. Sprawdź podane informacje i spróbuj ponownie.',
    alreadyRegistered: 'Ten e-mail lub klucz API jest już używany',
    register: 'Utwórz konto',
    registerSlogan: 'Zabierz swój kurs ze sobą.',
    registerPromise:
      'Lectern czyta tylko te kursy, do których dostęp ma Twój klucz API. Klucz jest szyfrowany i nigdy więcej nie będzie pokazany.',
    haveAccount: 'Masz już konto? <link>Zaloguj się</link>',
    aboutYou: 'O Tobie',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    yourCourseSystem: 'Twoja platforma e-learningowa',
    organization: 'Instytucja',
    baseUrl: 'Bazowy adres URL',
    apiKey: 'Klucz API',
    whereIsApiKey: 'Gdzie znajdę swój klucz API?',
    courseSystem: 'Platforma e-learningowa',
    registering: 'Rejestrowanie…',
    submitRegistration: 'Zarejestruj się',
    allRequired: 'Wypełnij wszystkie pola.',
  },

  ui: {
    cancel: 'Anuluj',
    close: 'Zamknij',
    dismiss: 'Ukryj',
    notLoaded: 'Nie udało się wczytać tej części Lectern. Spróbuj ponownie.',
    retry: 'Ponów próbę',
    notifications: 'Powiadomienia',
    hideCharacters: 'Ukryj znaki',
    showCharacters: 'Pokaż znaki',
    appearances: { light: 'Jasny', dark: 'Ciemny', system: 'Systemowy' },
  },

  'language choice': {
    language: 'Język',
    about: 'Język Lectern i wysyłanych e-maili. Kursy zachowują swój język.',
    aboutDemo: 'Ustawienie tylko w tej przeglądarce. Kursy zachowują swój język.',
    notLoaded: 'Nie udało się wczytać tego języka. Spróbuj ponownie.',
  },
}

import type { LoginMessages } from '../language-messages.ts'
import { domainLogin } from './domain-login.ts'
import { problems } from './problems.ts'

export const login: LoginMessages = {
  problems,
  ...domainLogin,
  api: {
    noAnswer: 'Lectern antwortet nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    lateAnswer:
      'Lectern hat nicht rechtzeitig geantwortet. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    unreadableAnswer: 'Die Antwort von Lectern ist nicht lesbar. Bitte versuchen Sie es erneut.',
  },

  app: {
    loading: 'Wird geladen …',
    notReachable: 'Lectern ist nicht erreichbar. Neuer Versuch läuft …',
    somethingWentWrong: 'Etwas ist schiefgelaufen',
    screenFailed: 'Diese Ansicht konnte nicht angezeigt werden. Was Sie gespeichert haben, ist sicher.',
    backToCourses: 'Zurück zu den Kursen',
    tryAgain: 'Erneut versuchen',
  },

  'course systems': {
    canvas: {
      keySteps: {
        openSettings: 'Melden Sie sich bei Canvas an und klicken Sie auf Konto, dann auf Einstellungen.',
        newToken: 'Scrollen Sie zu Genehmigte Integrationen und klicken Sie auf Neues Zugangs-Token.',
        generateToken: 'Geben Sie unter Zweck Lectern ein und klicken Sie auf Token erstellen.',
        copyToken: 'Kopieren Sie das Token und fügen Sie es hier ein. Canvas zeigt es nur einmal an.',
      },
      drawing: {
        notifications: 'Benachrichtigungen',
        profile: 'Profil',
        files: 'Dateien',
        settings: 'Einstellungen',
        approvedIntegrations: 'Genehmigte Integrationen',
        newAccessToken: '+ Neues Zugangs-Token',
      },
      checks: {
        role: 'Sie unterrichten, gestalten oder betreuen den Kurs: Kurse, an denen Sie nur teilnehmen, zeigt Lectern nicht.',
        courseState: 'Der Kurs ist weder abgeschlossen noch gelöscht.',
        token: 'Das Token gehört zu Ihrem eigenen Canvas-Konto und ist nicht abgelaufen.',
        baseUrl: 'Die Basis-URL ist die Adresse, die Sie im Browser sehen, etwa https://canvas.example.edu.',
      },
    },
    moodle: {
      keySteps: {
        openPreferences:
          'Melden Sie sich bei Moodle an, öffnen Sie das Menü unter Ihrem Namen und klicken Sie auf Einstellungen.',
        openKeys: 'Klicken Sie unter Nutzerkonto auf Sicherheitsschlüssel.',
        copyKey:
          'Kopieren Sie den Schlüssel des Dienstes, den Ihre Administration nennt, etwa Moodle mobile web service, und fügen Sie ihn hier ein.',
        noKey: 'Kein Schlüssel da? Bitten Sie Ihre Administration, Webservices für Sie freizugeben.',
      },
      drawing: {
        profile: 'Profil',
        grades: 'Bewertungen',
        messages: 'Mitteilungen',
        preferences: 'Einstellungen',
        securityKeys: 'Sicherheitsschlüssel',
        mobileWebService: 'Mobile web service',
      },
      checks: {
        role: 'Sie dürfen den Kurs bearbeiten: Kurse, in denen Sie nur lernen, zeigt Lectern nicht.',
        webServices:
          'Ihre Administration hat Webservices aktiviert, und der Schlüssel gehört zu Ihrem eigenen Konto.',
        key: 'Der Schlüssel ist nicht abgelaufen und erlaubt die Adresse dieser Lectern-Installation.',
        baseUrl: 'Die Basis-URL ist die Startadresse von Moodle, ohne /my oder /login am Ende.',
      },
    },
  },

  account: {
    brandPicture: 'Aus einer Kursseite werden eine Folie und ein Gespräch',

    email: 'E-Mail',
    password: 'Passwort',

    login: 'Anmelden',
    loginSlogan: 'Ihre Kursseiten, bereit zum Anhören.',
    loginPromise:
      'Machen Sie aus den Seiten, mit denen Sie bereits unterrichten, vertonte Präsentationen und Podcasts mit zwei Hosts. Jeder Satz bleibt in Ihrer Hand.',
    welcome: 'Willkommen zurück',
    enterCredentials: 'Bitte geben Sie Ihre Zugangsdaten ein',
    forgotPassword: 'Passwort vergessen',
    loggingIn: 'Anmeldung läuft …',
    or: 'oder',
    tryDemo: 'Demo ausprobieren',
    newHere: 'Neu bei Lectern? <link>Konto erstellen</link>',
    loginFailed:
      'Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Ihre Zugangsdaten und versuchen Sie es erneut.',
    wrongCredentials: 'E-Mail oder Passwort ist falsch',

    passwordChanged: 'Ihr Passwort ist geändert. Bitte melden Sie sich mit dem neuen an.',
    loggedOutEverywhere: 'Sie sind überall abgemeldet.',
    accountDeleted: 'Ihr Konto ist gelöscht.',
    accountCreated: (connection) => `Ihr Konto ist erstellt. ${connection}`,
    correctConnection:
      'Melden Sie sich an und korrigieren Sie dann die Adresse oder den Schlüssel in Ihren Kontoeinstellungen.',
    correctKey: 'Melden Sie sich an und korrigieren Sie dann den Schlüssel in Ihren Kontoeinstellungen.',
    courseSystemAway: 'Ihre Lernplattform antwortet im Moment nicht.',
    coursesFollow:
      'Sie können sich schon anmelden. Ihre Kurse erscheinen, sobald die Lernplattform antwortet. Erscheinen sie nicht, prüfen Sie die Adresse in Ihren Kontoeinstellungen.',
    sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    sessionEndedWhileEditing:
      'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an. Ungespeicherte Änderungen bleiben in diesem Browser erhalten und werden Ihnen nach der Anmeldung angeboten.',

    unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
    didNotWork: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  },

  password: {
    confirmPassword: 'Passwort bestätigen',
    passwordHint: 'Mindestens 8 Zeichen',
    passwordRequired: 'Bitte bestätigen Sie das Passwort.',
    passwordsDiffer: 'Die Passwörter stimmen nicht überein',
    forgotSlogan: 'Das kann jedem passieren.',
    forgotPromise:
      'Ein Link per E-Mail, ein neues Passwort, und schon sind Sie wieder bei Ihren Folien. Nichts geht verloren.',
    enterEmail:
      'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    sendLink: 'Link senden',
    sending: 'Wird gesendet …',
    remembered: 'Doch wieder eingefallen? <link>Anmelden</link>',
    checkMail: 'Sehen Sie in Ihrem Postfach nach',
    linkSent:
      'Wenn es zu <email/> ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Er gilt eine Stunde.',
    noMail:
      'Nach ein paar Minuten noch nichts da? Sehen Sie im Spam-Ordner nach oder fragen Sie die Administration dieser Lectern-Installation.',
    tryAnotherEmail: 'Andere E-Mail versuchen',
    choosePassword: 'Neues Passwort wählen',
    chooseSlogan: 'Neuer Start, dieselben Kurse.',
    choosePromise:
      'Mit dem neuen Passwort werden Sie überall sonst abgemeldet. Ihre Folien und Podcasts bleiben, wie sie sind.',
    fromNowOn: 'Ab jetzt melden Sie sich mit diesem Passwort an.',
    saveNewPassword: 'Passwort speichern',
    saving: 'Wird gespeichert …',
    requestNewLink: 'Neuen Link anfordern',
    newPassword: 'Neues Passwort',
    backToLogin: 'Zur Anmeldung',
  },

  registration: {
    registrationFailed:
      'Die Registrierung ist fehlgeschlagen. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.',
    alreadyRegistered: 'E-Mail oder API-Schlüssel wird bereits verwendet',
    register: 'Konto erstellen',
    registerSlogan: 'Bringen Sie Ihren Kurs mit.',
    registerPromise:
      'Lectern liest nur die Kurse, auf die Ihr eigener API-Schlüssel zugreifen kann. Der Schlüssel wird verschlüsselt und nie wieder angezeigt.',
    haveAccount: 'Sie haben schon ein Konto? <link>Anmelden</link>',
    aboutYou: 'Über Sie',
    firstName: 'Vorname',
    lastName: 'Nachname',
    yourCourseSystem: 'Ihre Lernplattform',
    organization: 'Organisation',
    baseUrl: 'Basis-URL',
    apiKey: 'API-Schlüssel',
    whereIsApiKey: 'Wo finde ich meinen API-Schlüssel?',
    courseSystem: 'Lernplattform',
    registering: 'Registrierung läuft …',
    submitRegistration: 'Registrieren',
    allRequired: 'Bitte füllen Sie alle Felder aus.',
  },

  ui: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    dismiss: 'Ausblenden',
    notLoaded: 'Dieser Teil von Lectern konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
    notifications: 'Benachrichtigungen',
    hideCharacters: 'Zeichen verbergen',
    showCharacters: 'Zeichen anzeigen',
    appearances: { light: 'Hell', dark: 'Dunkel', system: 'System' },
  },

  'language choice': {
    language: 'Sprache',
    about: 'Die Sprache von Lectern und seinen E-Mails. Ihre Kurse behalten ihre eigene.',
    aboutDemo: 'Gilt nur in diesem Browser. Ihre Kurse behalten ihre eigene Sprache.',
    notLoaded: 'Diese Sprache konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
}

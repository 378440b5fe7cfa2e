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

const languageName = /* @__PURE__ */ languageNamesIn('de')
const linesOf = (count: number): string => plural(count, { one: '# Zeile', other: '# Zeilen' })

const renews = ({ renewsAt }: Renewal) => `Es erneuert sich am ${momentInUtc(renewsAt, 'de')}.`

function later({ waitSeconds }: Waiting): string {
  const wait = waitOf(waitSeconds)
  if (wait.unit === 'unknown') return 'Bitte versuchen Sie es in einigen Minuten erneut.'
  const time =
    wait.unit === 'minute'
      ? plural(wait.count, { one: 'einer Minute', other: '# Minuten' })
      : plural(wait.count, { one: 'einer Stunde', other: '# Stunden' })
  return `Bitte versuchen Sie es in ${time} erneut.`
}

const soon = 'Bitte versuchen Sie es in einigen Minuten erneut.'
const administrator = 'Die Administration dieser Lectern-Installation sollte'

interface Provider {
  readonly it: string
  /** After 'zu', 'mit' and 'von'. */
  readonly dative: string
  readonly genitive: string
  readonly setting: string
}

const refusalsOf = ({ it, dative, genitive, setting }: Provider, variable = `${setting}_KEY`) => ({
  credit: `Guthaben oder Kontingent dieser Lectern-Installation beim Anbieter ${genitive} sind aufgebraucht. ${administrator} es aufladen.`,
  region: `${it} wird in dem Land, in dem dieser Server steht, nicht angeboten. ${administrator} in ${setting} etwas anderes wählen.`,
  key: `${it} akzeptiert den Schlüssel dieser Lectern-Installation nicht. ${administrator} ${variable} prüfen.`,
  permission: `Der Schlüssel dieser Lectern-Installation darf nicht mit ${dative} arbeiten. ${administrator} das beim Anbieter erlauben oder ${setting} oder ${variable} ändern.`,
})

const failuresOf = ({ it, dative, setting }: Provider) => ({
  insecure: `Die Verbindung zu ${dative} ist nicht sicher, deshalb hat Lectern sie nicht benutzt. ${administrator} das Zertifikat unter ${setting}_URL prüfen.`,
  unknownModel: `${it} aus den Einstellungen gibt es beim Anbieter nicht. ${administrator} ${setting} (und ${setting}_URL) prüfen.`,
  noSuchAddress: `${it} ist unter der angegebenen Adresse nicht zu finden. ${administrator} ${setting}_URL und ${setting} prüfen.`,
  memory: `${it} braucht mehr Arbeitsspeicher, als der Server hat. ${administrator} in ${setting} etwas Kleineres wählen.`,
  misunderstood: `${it} versteht nicht, was Lectern verlangt. ${administrator} prüfen, ob ${setting} dafür geeignet ist, und etwas anderes ausprobieren.`,
})

const outagesOf = ({ it, dative, genitive, setting }: Provider) => ({
  noAddress: `Die Adresse ${genitive} ist zurzeit nicht zu finden. Falls das so bleibt, sollte die Administration dieser Lectern-Installation ${setting}_URL prüfen.`,
  notRunning: `${it} läuft nicht oder ist nicht erreichbar. Falls das so bleibt, sollte die Administration dieser Lectern-Installation ${setting}_URL prüfen.`,
  slow: `${it} hat zu lange für die Antwort gebraucht. ${soon}`,
  disconnected: `Die Verbindung zu ${dative} ist vor der Antwort abgebrochen. ${soon}`,
  rate: (wait: Waiting) => `${it} erhält mehr Anfragen, als der Anbieter erlaubt. ${later(wait)}`,
  busy: (wait: Waiting) => `${it} ist überlastet oder startet noch. ${later(wait)}`,
  itsOwnFault: (wait: Waiting) => `${it} hat zurzeit eine Störung. ${later(wait)}`,
  askedToWait: (wait: Waiting) => `${it} hat Lectern gebeten zu warten. ${later(wait)}`,
  resting: (wait: Waiting) => `${it} hat mehrmals nicht geantwortet. ${later(wait)}`,
  crowded: (wait: Waiting) => `Bei ${dative} warten zu viele Anfragen. ${later(wait)}`,
})

const contentRulesOf = ({ genitive }: Provider) =>
  `Der Anbieter ${genitive} lehnt diesen Text nach seinen Inhaltsregeln ab. Ändern Sie die Seite oder wählen Sie ein anderes Modell.`

const model: Provider = {
  it: 'Das Sprachmodell',
  dative: 'dem Sprachmodell',
  genitive: 'des Sprachmodells',
  setting: 'LECTERN_LANGUAGE_MODEL',
}
const pictureModel: Provider = {
  it: 'Das Bildmodell',
  dative: 'dem Bildmodell',
  genitive: 'des Bildmodells',
  setting: 'LECTERN_IMAGE_MODEL',
}
const voiceEngine: Provider = {
  it: 'Die Sprachausgabe',
  dative: 'der Sprachausgabe',
  genitive: 'der Sprachausgabe',
  setting: 'LECTERN_SPEECH_MODEL',
}

const otherLanguage = ({ voice, voiceLanguage, content, language }: OtherLanguage) =>
  `${voice} spricht ${languageName(voiceLanguage)}. ${content === 'page' ? 'Diese Seite' : 'Dieser Text'} ist auf ${languageName(language)}.`

const advice = {
  page: 'Bitte versuchen Sie es erneut oder wählen Sie ein anderes Modell.',
  part: 'Bitte versuchen Sie es erneut oder sagen Sie mit anderen Worten, was Sie möchten.',
}

const parts = {
  slideshow: (count: number) => plural(count, { one: '# Folie', other: '# Folien' }),
  podcast: (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' }),
}

/** A field by its name; undefined for the request as a whole. */
/** Fields without a name in words are not part of the sentence. */
function check(field: string | undefined): string {
  const name = fieldName(field)
  return name === undefined ? 'Bitte prüfen Sie diese Anfrage' : `Bitte prüfen Sie „${name}“`
}

const incomplete = 'In dieser Anfrage fehlt etwas oder hat das falsche Format.'

/** The abilities of the outline writer in rewriting, as sentences. */
const abilities = {
  slide:
    'Er kann eine Folie kürzen oder ausführlicher machen, andere Sätze der Seite verwenden, ein Beispiel der Seite ergänzen und den Folientyp ändern.',
  lines:
    'Er kann Zeilen kürzen oder ausführlicher machen, andere Sätze der Seite verwenden und ein Beispiel der Seite ergänzen.',
}

export const problems: ProblemMessages = {
  sentences: {
    INVALID_REQUEST: {
      default: incomplete,
      notJson: 'Der Inhalt dieser Anfrage ist kein gültiges JSON.',
      malformedAddress: 'Diese Adresse ist nicht richtig aufgebaut.',
      notAnEtag: 'If-Match muss ein ETag dieses Dokuments sein.',
      field: ({ field }) =>
        fieldName(field) ? `${check(field)}: Die Angabe fehlt oder hat nicht die richtige Form.` : incomplete,
      unstorable: ({ field }) => `${check(field)}: Ein Zeichen darin kann Lectern nicht speichern.`,
      tooDeep: ({ field }) => `${check(field)}: Die Angabe ist zu tief verschachtelt.`,
      schema: ({ sentence }) => sentence,
      notAnEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      keyOfThatAddressNeeded:
        'Bitte geben Sie den API-Schlüssel für diese Adresse ein. Der gespeicherte wird nur dorthin gesendet, wofür er eingegeben wurde.',
      notABaseUrl:
        'Die Basis-URL muss mit https:// (oder http://) beginnen und zu Ihrer Lernplattform führen.',
    },
    UNKNOWN_VOICE: { default: 'Diese Stimme ist nicht verfügbar. Bitte wählen Sie eine andere.' },
    WRONG_PASSWORD: { default: 'Das ist nicht Ihr aktuelles Passwort.' },
    RESET_LINK_SPENT: {
      default: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
    },
    EMPTY_SCRIPT: { default: 'Der Sprechtext ist leer. Bitte geben Sie Text ein, um Audio zu erstellen.' },
    NOT_LOGGED_IN: { default: 'Bitte melden Sie sich an, um fortzufahren.' },
    WRONG_CREDENTIALS: { default: 'E-Mail oder Passwort ist falsch.' },
    DEMO_ACCOUNT: {
      default:
        'Das Demokonto teilen sich alle Gäste, deshalb lässt sich das nicht ändern. Registrieren Sie sich für ein eigenes Konto.',
    },
    OWNERS_ONLY: {
      default:
        'Das sehen nur die Eigentümer dieser Lectern-Installation. Die Administration legt sie in LECTERN_OWNERS fest.',
    },
    NO_COURSES_TO_EDIT: {
      default:
        'Ihr Konto kann auf Ihrer Lernplattform Kurse lesen, aber keinen bearbeiten. Bitten Sie um eine Lehrendenrolle in einem Kurs und klicken Sie dann auf „Erneut versuchen“, oder importieren Sie eine Kursdatei.',
      moodle:
        'Ihr Moodle-Konto kann hier Kurse lesen, aber keinen bearbeiten. Bitten Sie um eine Lehrendenrolle in einem Kurs und klicken Sie dann auf „Erneut versuchen“, oder importieren Sie eine Kursdatei.',
    },
    NOT_FOUND: {
      default: 'Das gibt es nicht, oder Sie haben keinen Zugriff darauf.',
      notBuilt: 'Die Webanwendung ist nicht gebaut. Bitte führen Sie npm run build aus.',
      takeOfAnother: 'Eine Aufnahme kann nur löschen, wer sie aufgenommen hat.',
      slideHasNoAudio: 'Für diese Folie ist kein Audio verfügbar.',
      pageNotInCourse: 'Diese Seite ist nicht mehr im Kurs.',
      pictureNotFetched:
        'Die andere Website sendet dieses Bild nicht an Lectern. Laden Sie es im Browser herunter, und laden Sie es auf die Folie hoch.',
    },
    NO_SUCH_CALL: { default: 'Diesen API-Aufruf gibt es nicht.' },
    METHOD_NOT_ALLOWED: { default: 'Diese Adresse unterstützt diese Methode nicht.' },
    ALREADY_REGISTERED: { default: 'E-Mail oder API-Schlüssel wird bereits verwendet.' },
    STALE_VERSION: {
      default: 'Jemand hat dies gespeichert, nachdem Sie es geöffnet haben.',
      savedBy: ({ name }) => `${name} hat dies gespeichert, nachdem Sie es geöffnet haben.`,
      savedByYou: 'Sie haben dies in einem anderen Fenster gespeichert, nachdem Sie es hier geöffnet haben.',
    },
    TOO_LARGE: {
      default: 'Das ist größer, als Lectern erlaubt.',
      document: ({ format }) =>
        ({
          slideshow:
            'Diese Präsentation ist zu groß zum Speichern (mehr als 2 MB). Entfernen oder kürzen Sie einige Folien.',
          podcast:
            'Dieser Podcast ist zu groß zum Speichern (mehr als 2 MB). Entfernen oder kürzen Sie einige Zeilen.',
        })[format],
    },
    COURSE_FILE_TOO_LARGE: {
      default: 'Diese Kursdatei ist größer, als Lectern importieren kann (500 MB).',
      files: ({ most }) =>
        `Diese Kursdatei enthält mehr als ${plural(most, { one: '# Datei', other: '# Dateien' })}. So viele kann Lectern nicht importieren.`,
      pages: 'Die Seiten dieser Kursdatei sind zu groß für den Import.',
      file: ({ file, megabytes }) =>
        `„${file}“ in dieser Kursdatei ist entpackt größer, als Lectern importieren kann (${megabytes} MB).`,
    },
    PICTURE_TOO_LARGE: {
      default:
        'Dieses Bild hat mehr als 50 Millionen Pixel. Bitte verkleinern Sie es und versuchen Sie es erneut.',
    },
    RECORDING_TOO_LONG: {
      default:
        'Eine Aufnahme kann höchstens 5 Minuten lang sein. Nehmen Sie eine kürzere auf oder teilen Sie den Sprechtext auf.',
    },
    STORAGE_QUOTA_EXCEEDED: {
      default:
        'Der Speicherplatz Ihres Kontos ist aufgebraucht. Bitte wenden Sie sich an die Administration von Lectern.',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      default: 'Lectern akzeptiert nur Anfragen in JSON.',
      fileNeeded: ({ type }) => `Bitte senden Sie die Datei selbst, als ${type}.`,
    },
    EMBED_FORMAT_NOT_SUPPORTED: {
      default: 'Lectern beschreibt Einbettungen nur als JSON (format=json).',
    },
    RANGE_NOT_SATISFIABLE: { default: 'Die Datei ist kürzer als der angeforderte Bereich.' },
    NOT_A_COURSE_FILE: {
      default:
        'Das ist keine Kursdatei. Bitte wählen Sie eine Common-Cartridge-Datei (.imscc), die Ihre Lernplattform exportiert hat.',
      noPages: 'In dieser Kursdatei ist keine Seite: Sie enthält nur Links, Dateien oder Quizfragen.',
      noManifest:
        'Dieses Archiv ist keine Kursdatei: Die Datei imsmanifest.xml fehlt. Bitte wählen Sie die Common-Cartridge-Datei (.imscc) selbst.',
      badManifest: 'Das Inhaltsverzeichnis dieser Kursdatei (imsmanifest.xml) ist nicht lesbar.',
      badPage: ({ page }) => `Die Seite „${page}“ dieser Kursdatei ist nicht lesbar.`,
      locked: 'Diese Kursdatei ist mit einem Passwort geschützt. Bitte exportieren Sie sie ohne Passwort.',
      outside:
        'Diese Kursdatei verweist auf Dateien, die nicht in ihr enthalten sind, und wurde deshalb nicht importiert.',
      damaged:
        'Diese Kursdatei ist unvollständig oder beschädigt. Bitte exportieren Sie sie neu oder laden Sie sie noch einmal herunter.',
    },
    NOT_A_PICTURE: {
      default:
        'Folien können diese Datei nicht anzeigen. Bitte wählen Sie ein Bild in PNG, JPEG, WebP, GIF oder SVG.',
    },
    ARTWORK_NOT_FIT: {
      default:
        'Das Cover eines Podcasts ist ein quadratisches JPEG- oder PNG-Bild mit 1400 bis 3000 Pixeln pro Seite. Bitte wählen Sie ein anderes Bild.',
    },
    NOT_A_RECORDING: {
      default:
        'Lectern kann dieses Audio nicht lesen. Bitte senden Sie eine Datei in WAV, MP3, FLAC oder Ogg Opus.',
    },
    RECORDING_SILENT: {
      default: 'Auf dieser Aufnahme ist nichts zu hören. Prüfen Sie das Mikrofon und nehmen Sie erneut auf.',
    },
    PAGE_TOO_SHORT: {
      default:
        'Diese Seite hat zu wenig Text für den Unterricht. Ergänzen Sie einige Absätze und versuchen Sie es erneut.',
    },
    PAGE_TOO_LONG: {
      default:
        'Die Seite ist zu lang für dieses Modell. Wählen Sie ein Modell mit größerem Kontext oder teilen Sie die Seite.',
    },
    PAGE_NOT_READABLE: {
      default: 'Lectern kann diese Seite nicht lesen.',
      locked: 'Diese Seite ist gesperrt.',
      lockedBecause: ({ explanation }) => explanation,
      otherEditor: 'Diese Seite wurde mit einem Editor erstellt, den Lectern nicht lesen kann.',
    },
    WRITER_REFUSED: {
      default:
        'Das Sprachmodell hat es abgelehnt, das zu schreiben. Ändern Sie die Seite oder wählen Sie ein anderes Modell.',
      contentRules: contentRulesOf(model),
      declined: ({ words }) => `Das Sprachmodell hat es abgelehnt, das zu schreiben. Es sagt: „${words}“`,
      noContent: ({ words }) =>
        `Das Sprachmodell hat nicht den gewünschten Inhalt geschrieben. Es sagt: „${words}“`,
    },
    PICTURE_REFUSED: {
      default: 'Das Bildmodell hat dieses Bild abgelehnt. Bitte ändern Sie die Beschreibung.',
      contentRules:
        'Der Anbieter des Bildmodells lehnt diese Beschreibung nach seinen Inhaltsregeln ab. Bitte ändern Sie die Beschreibung.',
      declined: ({ words }) =>
        `Das Bildmodell hat es abgelehnt, dieses Bild zu erzeugen. Es sagt: „${words}“`,
    },
    VOICE_CANNOT_SPEAK: {
      default:
        'Diese Stimme kann diesen Text nicht sprechen. Bitte wählen Sie eine Stimme in der Sprache des Textes.',
      otherScript: ({ language }) =>
        `Diese Stimme spricht ${languageName(language)} und kann die Schrift dieses Textes nicht lesen. Bitte wählen Sie eine Stimme in der Sprache des Textes.`,
      noVoice: (values) =>
        `${otherLanguage(values)} Hier gibt es keine Stimme, die ${languageName(values.language)} spricht.`,
      readsEveryLanguage: (values) =>
        `${otherLanguage(values)} Wählen Sie eine Stimme, die jede Sprache liest, zum Beispiel ${values.better}.`,
      speaksLanguage: (values) =>
        `${otherLanguage(values)} Wählen Sie eine Stimme, die ${languageName(values.language)} spricht, zum Beispiel ${values.better}.`,
    },
    KEY_REJECTED: {
      default:
        'Ihre Lernplattform akzeptiert diesen API-Schlüssel nicht mehr. Ändern Sie ihn in den Kontoeinstellungen.',
      notAccepted:
        'Ihre Lernplattform akzeptiert diesen API-Schlüssel nicht. Bitte prüfen Sie den Schlüssel.',
    },
    TOO_MANY_ATTEMPTS: {
      default: 'Zu viele Versuche. Bitte warten Sie kurz und versuchen Sie es dann erneut.',
      imports: 'Andere Kursdateien von Ihnen werden noch importiert. Bitte warten Sie, bis sie fertig sind.',
    },
    BUDGET_SPENT: {
      default: 'Das heutige Budget ist aufgebraucht. Bitte versuchen Sie es morgen erneut.',
      pages: (values) =>
        `Das heutige Seitenbudget dieser Lectern-Installation ist aufgebraucht. ${renews(values)}`,
      audio: (values) =>
        `Vom heutigen Audiobudget dieser Lectern-Installation ist nicht genug übrig. ${renews(values)}`,
      dollars: (values) =>
        `Vom heutigen Geldbudget dieser Lectern-Installation ist nicht genug übrig. ${renews(values)}`,
      ownPages: (values) => `Ihr Seitenbudget für heute ist aufgebraucht. ${renews(values)}`,
      ownAudio: (values) => `Von Ihrem Audiobudget für heute ist nicht genug übrig. ${renews(values)}`,
      ownDollars: (values) => `Von Ihrem Geldbudget für heute ist nicht genug übrig. ${renews(values)}`,
    },
    CANCELLED: {
      default: 'Das wurde abgebrochen.',
      uploadInterrupted: 'Das Hochladen wurde unterbrochen. Bitte versuchen Sie es erneut.',
    },
    AUDIO_MISSING: {
      default: 'Einige Zeilen dieses Podcasts haben noch kein Audio. Erstellen Sie zuerst das Audio.',
      noLines: 'Dieser Podcast hat noch keine Zeilen, die Audio brauchen.',
      lines: ({ lines, missing }) =>
        plural(missing, {
          one: `# von ${linesOf(lines)} hat noch kein Audio. Erstellen Sie zuerst das Audio.`,
          other: `# von ${linesOf(lines)} haben noch kein Audio. Erstellen Sie zuerst das Audio.`,
        }),
    },
    RECORDING_INCOMPLETE: { default: 'Ein Teil dieser Aufnahme fehlt. Bitte senden Sie sie noch einmal.' },
    RECORDING_KEPT: {
      default:
        'Das ist Ihre eigene Aufnahme. Bestätigen Sie, dass sie ersetzt werden soll, und erstellen Sie dann das Audio.',
    },
    EDITED_MEANWHILE: {
      default:
        'Diese Seite wurde bearbeitet, während Lectern sie erstellt hat. Ihre Änderungen bleiben erhalten. Erstellen Sie die Seite neu, um sie zu ersetzen.',
      page: 'Die Seite wurde erneut bearbeitet, seit Sie die Änderungen gelesen haben. Bitte lesen Sie sie noch einmal.',
    },
    NOTHING_TO_RETRY: { default: 'Es gibt nichts zu wiederholen: Nichts ist fehlgeschlagen.' },
    BUSY: { default: 'Lectern ist stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.' },
    INTERNAL: {
      default: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es erneut.',
      interrupted:
        'Lectern wurde mehrmals neu gestartet, während diese Seite erstellt wurde. Bitte versuchen Sie es erneut.',
    },
    COURSE_SYSTEM_FAILED: {
      default: 'Ihre Lernplattform hat eine Antwort geschickt, mit der Lectern nichts anfangen kann.',
    },
    NOT_A_COURSE_SYSTEM: {
      default: 'Unter dieser Adresse gibt es keine Lernplattform. Bitte prüfen Sie die Basis-URL.',
      moodleAddress: ({ address }) =>
        `Die Adresse dieses Moodle ist ${address}. Verwenden Sie sie als Basis-URL.`,
      redirects: ({ address }) =>
        `Diese Adresse leitet zu ${address} weiter. Bitte verwenden Sie das als Basis-URL.`,
      privateNetwork:
        'Diese Adresse liegt in einem privaten Netzwerk. Dort sucht Lectern keine Lernplattformen.',
    },
    COURSE_SYSTEM_FORBIDS: {
      default: 'Ihre Lernplattform erlaubt das mit diesem API-Schlüssel nicht.',
      moodleFiles:
        'Mit diesem API-Schlüssel lassen sich keine Dateien Ihres Moodle lesen. Bitten Sie die Administration, für den Dienst des Schlüssels „Dateien herunterladen“ zu erlauben.',
      moodleFunctions: ({ functions }) =>
        `Ihr Moodle bietet nicht alles an, was Lectern braucht. Bitten Sie die Administration, den Dienst Ihres API-Schlüssels zu ergänzen um: ${functions}.`,
      moodleWebServices:
        'In Ihrem Moodle sind die Webservices ausgeschaltet. Bitten Sie die Administration, Webservices und das REST-Protokoll einzuschalten.',
    },
    COURSE_SYSTEM_UNAVAILABLE: { default: `Ihre Lernplattform antwortet zurzeit nicht. ${soon}` },
    COURSE_SYSTEM_IN_MAINTENANCE: {
      default: 'Ihre Lernplattform wird gerade gewartet. Bitte versuchen Sie es nach der Wartung erneut.',
      moodle: 'Moodle wird gerade gewartet. Bitte versuchen Sie es nach der Wartung erneut.',
    },
    PUBLISHING_NOT_POSSIBLE: {
      default:
        'Lectern kann in diesem Kurs keine Seiten anlegen. Bitte teilen Sie den Link, oder fügen Sie den Einbettungscode selbst in eine Seite ein.',
      moodle:
        'Moodle lässt andere Programme keine Seiten anlegen. Bitte teilen Sie den Link, oder fügen Sie den Einbettungscode selbst in eine Seite in Moodle ein.',
      importedCourse:
        'Dieser Kurs wurde aus einer Datei importiert, deshalb kann Lectern darin keine Seiten anlegen. Bitte teilen Sie den Link, oder fügen Sie den Einbettungscode selbst in eine Seite ein.',
    },
    TRANSLATION_NOT_POSSIBLE: {
      default:
        'Zum Übersetzen braucht Lectern ein Sprachmodell, und hier gibt es keines. Bitten Sie die Administration, eines einzurichten.',
      sameLanguage: ({ language }) => `Dies ist schon auf ${languageName(language)}.`,
      exists: ({ language }) =>
        `Es gibt schon eine Übersetzung (${languageName(language)}). Bitte öffnen Sie sie, oder löschen Sie sie zuerst.`,
      ofTranslation: 'Dies ist selbst eine Übersetzung. Bitte erstellen oder übersetzen Sie das Original.',
    },
    PAGE_NOT_ACCEPTED: {
      default:
        'Ihre Lernplattform hat die Seite nicht angenommen. Bitte versuchen Sie es erneut, oder verwenden Sie den Einbettungscode.',
      title:
        'Ihre Lernplattform hat den Titel der Seite nicht angenommen. Bitte ändern Sie ihn und veröffentlichen Sie erneut.',
      content:
        'Die Seite ist zu lang für Ihre Lernplattform. Bitte verwenden Sie den Link oder den Einbettungscode.',
      frontPage:
        'Diese Seite ist die Startseite des Kurses. Sie kann nicht verborgen oder gelöscht werden. Bitte wählen Sie in Ihrer Lernplattform zuerst eine andere Startseite.',
    },
    NOT_COMPLETE_YET: {
      default: 'Noch nicht fertig. Bitte schließen Sie es zuerst ab, und veröffentlichen Sie es dann.',
    },
    PAGE_CHANGED_IN_COURSE: {
      default:
        'Jemand anderes hat diese Seite in Ihrer Lernplattform geändert. Bitte wählen Sie, was mit den Änderungen geschieht.',
      foreign:
        'Diese Seite enthält den Inhalt von Lectern nicht mehr, deshalb ändert Lectern sie nicht. Um eine andere Seite anzulegen, entfernen Sie diese zuerst aus der Liste.',
      removal:
        'Jemand anderes hat diese Seite in Ihrer Lernplattform geändert, deshalb wurde sie nicht entfernt. Bitte entfernen Sie sie in Ihrer Lernplattform.',
      publishing: 'Diese Seite wird gerade veröffentlicht. Bitte warten Sie, oder brechen Sie das zuerst ab.',
      removing: 'Diese Seite wird gerade entfernt.',
    },
    WRITER_FAILED: {
      default: 'Das Sprachmodell hat keinen brauchbaren Text geliefert. Bitte versuchen Sie es erneut.',
      ...refusalsOf(model),
      ...failuresOf(model),
      key: ({ variable }) => refusalsOf(model, variable).key,
      permission: ({ variable }) => refusalsOf(model, variable).permission,
      webPage: `Statt des Sprachmodells hat eine Webseite geantwortet, zum Beispiel die eines Proxys. ${administrator} die Adresse des Sprachmodells und den Proxy prüfen.`,
      empty: ({ task }) =>
        `Das Sprachmodell hat keine Antwort gegeben, die Lectern lesen kann. ${advice[task]}`,
      noJson: ({ task }) => `Das Sprachmodell hat nicht den gewünschten Inhalt geschrieben. ${advice[task]}`,
      unreadable: ({ task }) =>
        `Das Sprachmodell hat zweimal nacheinander eine Antwort geschrieben, die Lectern nicht lesen kann. ${advice[task]}`,
      cutOff: ({ task }) =>
        `Das Sprachmodell hat zweimal nacheinander mitten in der Antwort aufgehört. ${advice[task]}`,
      tooLarge: ({ task }) =>
        `Das Sprachmodell hat seine Antwort nicht beendet, deshalb hat Lectern es gestoppt. ${advice[task]}`,
      againstRules: ({ task }) =>
        `Das Sprachmodell hat sich zweimal nacheinander nicht an die verlangte Form gehalten. ${advice[task]}`,
      language: ({ task }) =>
        `Das Sprachmodell hat in einer anderen Sprache geschrieben als verlangt. ${advice[task]}`,
      notStorable:
        'Lectern kann nicht speichern, was für diese Seite geschrieben wurde. Bitte versuchen Sie es erneut.',
      outlineCannotTranslate: ({ own, asked }) =>
        `Der Gliederungsassistent schreibt in der Sprache der Seite: ${languageName(own)}. Für ${languageName(asked)} wählen Sie ein Sprachmodell.`,
    },
    WRITER_UNAVAILABLE: {
      default: `Das Sprachmodell antwortet zurzeit nicht. ${soon}`,
      ...outagesOf(model),
    },
    PICTURE_FAILED: {
      default: 'Das Bildmodell hat kein brauchbares Bild geliefert. Bitte versuchen Sie es erneut.',
      ...refusalsOf(pictureModel),
      ...failuresOf(pictureModel),
      key: ({ variable }) => refusalsOf(pictureModel, variable).key,
      permission: ({ variable }) => refusalsOf(pictureModel, variable).permission,
      webPage: `Statt des Bildmodells hat eine Webseite geantwortet, zum Beispiel die eines Proxys. ${administrator} die Adresse des Bildmodells und den Proxy prüfen.`,
      tooLong: 'Diese Beschreibung ist zu lang für das Bildmodell. Kürzen Sie sie.',
    },
    PICTURE_MODEL_UNAVAILABLE: {
      default: `Das Bildmodell antwortet zurzeit nicht. ${soon}`,
      ...outagesOf(pictureModel),
    },
    SPEECH_FAILED: {
      default: 'Die Sprachausgabe hat kein Audio geliefert. Bitte versuchen Sie es erneut.',
      ...failuresOf(voiceEngine),
      tooLong: 'Dieser Text ist zu lang für die Sprachausgabe. Kürzen Sie ihn.',
      contentRules: contentRulesOf(voiceEngine),
      unsupportedFormat:
        'Der Sprachserver hat Audio in einem Format geschickt, das Lectern nicht unterstützt (möglich sind WAV, MP3, Opus und FLAC).',
      engineSetting: ({ engine, setting }) =>
        `${engine} versteht die Anfrage von Lectern nicht. Die Administration dieser Lectern-Installation sollte ${setting} prüfen.`,
    },
    SPEECH_UNUSABLE: {
      default: 'Die Sprachausgabe hat unbrauchbares Audio geliefert. Bitte versuchen Sie es erneut.',
      tooMuch:
        'Der Sprachserver hat viel mehr Audio geschickt, als dieser Text haben kann. Bitte versuchen Sie es erneut.',
      clipped:
        'Die Sprachausgabe hat verzerrtes Audio geliefert. Bitte versuchen Sie es erneut oder wählen Sie eine andere Stimme.',
      silent:
        'Die Stimme hat zu diesem Text keinen Ton erzeugt. Bitte versuchen Sie es erneut oder wählen Sie eine andere Stimme.',
      partial:
        'Die Stimme hat nur einen Teil dieses Textes gesprochen. Bitte versuchen Sie es erneut oder wählen Sie eine andere Stimme.',
      noAudio: 'Der Sprachserver hat kein Audio geschickt. Bitte versuchen Sie es erneut.',
      cutOff: 'Der Sprachserver hat nur einen Teil des Audios geschickt. Bitte versuchen Sie es erneut.',
      message:
        'Der Sprachserver hat statt Audio eine Meldung geschickt. Falls das so bleibt, sollte die Administration dieser Lectern-Installation LECTERN_SPEECH_MODEL_URL prüfen.',
    },
    SPEECH_REFUSED: {
      default:
        'Die Sprachausgabe akzeptiert den Schlüssel dieser Lectern-Installation nicht. Die Administration sollte LECTERN_SPEECH_MODEL_KEY prüfen.',
      ...refusalsOf(voiceEngine),
      engineKey: ({ engine, setting }) =>
        `${engine} akzeptiert den Schlüssel dieser Lectern-Installation nicht. Die Administration sollte ${setting} prüfen.`,
      engineSetting: ({ engine, setting }) =>
        `Der Schlüssel dieser Lectern-Installation darf diese Stimme von ${engine} nicht verwenden. Die Administration sollte das beim Anbieter erlauben oder ${setting} prüfen.`,
    },
    SPEECH_UNAVAILABLE: {
      default: `Die Sprachausgabe antwortet zurzeit nicht. ${soon}`,
      ...outagesOf(voiceEngine),
    },
    DATABASE_UNAVAILABLE: {
      default:
        'Lectern kann seine Datenbank gerade nicht erreichen. Bitte versuchen Sie es gleich noch einmal.',
    },
    STORAGE_FULL: {
      default: 'Lectern hat keinen Speicherplatz mehr. Bitte informieren Sie die Administration.',
    },
    STORAGE_READ_ONLY: {
      default: 'Lectern kann nicht auf seine Festplatte schreiben. Bitte informieren Sie die Administration.',
    },
    SHUTTING_DOWN: { default: 'Lectern startet gerade neu. Bitte versuchen Sie es gleich noch einmal.' },
  },

  notices: {
    CONNECTED: ({ name }) => `Mit Ihrer Lernplattform verbunden als ${name}.`,
    PICTURES_MISSING: ({ count }) =>
      plural(count, {
        one: 'Ein Bild der Seite konnte nicht geladen werden.',
        other: '# Bilder der Seite konnten nicht geladen werden.',
      }),
    NO_AUDIO: ({ format, count, because }) => `${parts[format](count)} ohne Audio: ${because}`,
    SOME_AUDIO_MISSING: ({ format, count, because }) =>
      `${parts[format](count)} mit unvollständigem Audio: ${because}`,
    SUBSTITUTE_VOICE: ({ format, count, voice, because }) =>
      `${parts[format](count)} vorerst mit der Stimme ${voice}: ${because}`,
    WORDS_LEFT_OUT: ({ format, count, words }) =>
      `${parts[format](count)}: Die Stimme hat „${words}“ ausgelassen, weil sie es nicht lesen kann.`,
    TONE_NOT_FOLLOWED:
      'Der Gliederungsassistent bleibt bei den Worten der Seite und kann den Tonfall nicht ändern.',
    LANGUAGE_NOT_FOLLOWED:
      'Der Gliederungsassistent schreibt in der Sprache der Seite und kann nicht übersetzen.',
    INSTRUCTIONS_NOT_FOLLOWED:
      'Der Gliederungsassistent arbeitet nach eigenen Regeln und kann keinen Anweisungen folgen.',
    SIMPLER_WORDS_NOT_FOLLOWED:
      'Der Gliederungsassistent bleibt bei den Worten der Seite und kann sie nicht vereinfachen.',
    INSTRUCTION_NOT_UNDERSTOOD: ({ part }) =>
      `Der Gliederungsassistent arbeitet nach Regeln und hat das nicht verstanden. ${abilities[part]}`,
    INSTRUCTION_FOLLOWED_IN_PART:
      'Der Gliederungsassistent arbeitet nach Regeln und hat nur einen Teil davon umgesetzt.',
    CANNOT_BE_SHORTER: 'Mit den Worten der Seite lässt sich das nicht kürzer sagen.',
    NOTHING_TO_ADD: 'Mehr steht dazu nicht auf der Seite.',
    NO_OTHER_SENTENCES: 'Andere Sätze dazu stehen nicht auf der Seite.',
    NO_FURTHER_EXAMPLE: 'Ein weiteres Beispiel dazu steht nicht auf der Seite.',
    NOT_ON_PAGE:
      'Dazu steht nichts auf der Seite, deshalb gibt es nichts, woraus sich ein neuer Text schreiben lässt.',
    NO_CONTENT_FOR_TYPE: ({ label }) => `Die Seite enthält hier nichts für eine Folie vom Typ „${label}“.`,
    NO_PICTURE_ON_PAGE: 'Die Seite enthält hier kein Bild für eine Folie dieses Typs.',
    SENTENCE_NOT_FROM_PAGE: ({ words }) => `Dieser Satz stammt nicht von der Seite: „${words}“`,
    SENTENCE_DOUBTED: ({ words }) =>
      `Ein zweites Modell findet, dass die Seite diesen Satz nicht stützt: „${words}“`,
    READ_IN_PART: ({ words }) =>
      `Ein Teil der Seite ist länger, als ein Modell auf einmal liest. Nur sein Anfang wurde verwendet: „${words} …“`,
    LENGTH_LIMITED_BY_PAGE: ({ wished, most }) =>
      `Sie haben ${wished} Minuten gewünscht. Der Inhalt der Seite reicht für etwa ${most} Minuten.`,
    LENGTH_NOT_MET: ({ wished, written }) =>
      `Sie haben ${wished} Minuten gewünscht, und das Sprachmodell hat etwa ${written} Minuten geschrieben.`,
    FOUND_BY_WORDS: ({ own }) =>
      `Der Gliederungsassistent sucht nach den Wörtern Ihrer Frage. Fragen Sie in der Sprache der Seite (${languageName(own)}) und mit ihren Wörtern.`,
    TRANSLATION_TO_CHECK: ({ format, count, places }) =>
      ({
        slideshow: plural(count, {
          one: `Bitte prüfen Sie Folie ${places}: Eine Zahl, ein Name, ein Begriff oder die Länge weicht vom Original ab.`,
          other: `Bitte prüfen Sie die Folien ${places}: Zahlen, Namen, Begriffe oder die Länge weichen vom Original ab.`,
        }),
        podcast: plural(count, {
          one: `Bitte prüfen Sie Abschnitt ${places}: Eine Zahl, ein Name, ein Begriff oder die Länge weicht vom Original ab.`,
          other: `Bitte prüfen Sie die Abschnitte ${places}: Zahlen, Namen, Begriffe oder die Länge weichen vom Original ab.`,
        }),
      })[format],
    NO_VOICE_FOR_TRANSLATION: ({ language }) =>
      `Hier gibt es keine Stimme für ${languageName(language)}, deshalb hat die Übersetzung kein Audio.`,
    WRITER_SAYS: ({ words }) => words,
    HANDED_OVER: ({ from, to, because }) =>
      `${makerName(to)} hat dies ganz oder teilweise anstelle von ${makerName(from)} geschrieben. Der Grund: ${because}`,
    JOINED: ({ by, differs }) => {
      const who = by === 'you' ? 'Sie haben' : 'Jemand aus dem Kollegium hat'
      const [what, unused] =
        differs === 'voice'
          ? ['mit einer anderen Stimme', 'Ihre Auswahl wurde nicht verwendet.']
          : ['mit anderen Einstellungen', 'Ihre Einstellungen wurden nicht verwendet.']
      return `${who} die Erstellung zu dieser Seite schon ${what} gestartet. ${unused}`
    },
  },
}

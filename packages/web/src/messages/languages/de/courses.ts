import { listOf } from '../../lists.ts'
import { dollars, numberOf } from '../../numbers.ts'
import type { CoursesMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

/** 'Etwa 3 Seiten' */
const aboutPages = (pages: number): string => `Etwa ${plural(pages, { one: '# Seite', other: '# Seiten' })}`

/** 'OpenAI berechnet' */
const charge = (services: readonly string[]): string =>
  `${listOf(services)} ${plural(services.length, { one: 'berechnet', other: 'berechnen' })}`

export const courses: CoursesMessages = {
  'app/screen error': {
    away: 'Lectern ist nicht erreichbar',
    whileAway:
      'Bitte prüfen Sie Ihre Verbindung. Was Sie gespeichert haben, ist sicher, und Entwürfe bleiben in diesem Browser.',
    notLoaded: 'Diese Ansicht konnte nicht geladen werden',
    afterLoss:
      'Es gibt eine neue Version von Lectern, oder die Verbindung war unterbrochen. Was Sie gespeichert haben, ist sicher.',
  },
  'account settings': {
    accountSettings: 'Kontoeinstellungen',
    linkToCourses: 'Lectern, Kurse',
    backToCourses: 'Zurück zu den Kursen',
    loading: 'Ihr Konto wird geladen …',
    notLoaded: 'Ihre Kontoeinstellungen konnten nicht geladen werden.',
    unsavedChanges: 'Ihre Änderungen sind nicht gespeichert und gehen beim Verlassen verloren.',
    demoAccount:
      'Dies ist das Demokonto, das sich alle Gäste teilen. Seine Lernplattform und sein Passwort lassen sich nicht ändern, und es kann nicht gelöscht werden.',

    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert.',
    notSaved: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',

    aboutYou: 'Der Name, den Sie und Ihr Kollegium sehen. Sie melden sich als <email/> an.',

    courseSystem: 'Lernplattform',
    aboutCourseSystem:
      'Von hier kommen Ihre Kurse. Lectern sieht nur, worauf Ihr API-Schlüssel zugreifen kann.',
    storedKey: 'Der gespeicherte Schlüssel wird nie angezeigt. Lassen Sie das Feld leer, um ihn zu behalten.',
    keyTooLong: 'Der API-Schlüssel ist zu lang.',
    testConnection: 'Verbindung testen',
    testing: 'Wird getestet …',
    lastAnswer: 'Ihre Lernplattform hat Ihre Kurse zuletzt am <time/> aufgelistet.',
    lastAnswerOf: '<system/> hat Ihre Kurse zuletzt am <time/> aufgelistet.',

    aboutPassword: 'Wenn Sie es ändern, werden Sie überall sonst abgemeldet.',
    currentPassword: 'Aktuelles Passwort',
    changePassword: 'Passwort ändern',
    passwordChanged: 'Passwort geändert.',

    editing: 'Bearbeitung',
    aboutEditing: 'Gilt für Ihr Konto, in jedem Browser.',
    autosave: 'Automatisch speichern',
    aboutAutosave:
      'Präsentationen und Podcasts werden kurz nach Ihrer letzten Änderung gespeichert. Sonst klicken Sie auf „Änderungen speichern“.',
    substituteVoice: 'Ersatzstimme',
    aboutSubstituteVoice:
      'Wenn der Dienst einer Stimme nicht verfügbar ist, spricht eine integrierte Stimme derselben Sprache, bis Sie das Audio neu erstellen.',

    appearance: 'Darstellung',
    aboutAppearance: 'Gilt für diesen Browser. Folien behalten ihre eigenen Farben.',

    aboutBudget: 'Was Ihr Konto pro Tag erstellen kann. Es enthält, was laufende Aufträge reserviert haben.',
    storage: 'Speicherplatz',
    aboutStorage: 'Audio, Bilder und Kursdateien, die Sie erstellt oder hochgeladen haben.',
    storageUsed: (used, limit) => `${used} von ${limit} belegt`,

    sessions: 'Sitzungen',
    aboutSessions: 'Sie bleiben auf jedem Gerät nach dem letzten Besuch 30 Tage lang angemeldet.',
    lostLaptop:
      'Laptop verloren oder an einem fremden Gerät angemeldet? Hiermit beenden Sie jede Sitzung, auch die auf diesem Bildschirm.',
    logOutEverywhere: 'Überall abmelden',
    loggingOut: 'Abmeldung läuft …',
    notLoggedOut: 'Sie konnten nicht überall abgemeldet werden. Bitte versuchen Sie es erneut.',

    deleteAccount: 'Konto löschen',
    aboutDeletion:
      'Das lässt sich nicht rückgängig machen, auch nicht von der Administration dieser Lectern-Installation.',
    whatIsDeleted:
      'Ihr Konto wird mit dem API-Schlüssel, den Sitzungen und den importierten Kursen gelöscht. Präsentationen und Podcasts zu Kursen auf Ihrer Lernplattform bleiben für Ihr Kollegium verfügbar, ohne Ihren Namen.',
    deleteQuestion: 'Ihr Konto löschen?',
    enterPassword:
      'Das lässt sich nicht rückgängig machen. Bitte geben Sie Ihr Passwort ein, um fortzufahren.',
    deleting: 'Wird gelöscht …',
    notDeleted: 'Ihr Konto konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
  },

  'courses/feed': {
    podcastFeed: 'Podcast-Feed',
    feedOf: (course) => `Podcast-Feed: ${course}`,
    about:
      'Hören Sie in jeder Podcast-App: Der Feed enthält alle Podcasts dieses Kurses, die abgeschlossen und vollständig vertont sind. Er steht in keinem Verzeichnis. Wer die Adresse hat, kann ohne Anmeldung zuhören.',
    loading: 'Feed wird geladen …',
    notLoaded: 'Der Podcast-Feed konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    create: 'Feed erstellen',
    notCreated: 'Der Podcast-Feed konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',

    address: 'Adresse des Feeds',
    copy: 'Kopieren',
    copied: 'Adresse kopiert.',
    notCopied: 'Die Adresse konnte nicht kopiert werden. Bitte markieren und kopieren Sie sie selbst.',
    revokeAddress: 'Adresse widerrufen',
    revoke: 'Widerrufen',
    whatRevokingDoes:
      'Podcast-Apps finden unter dieser Adresse dann keinen Feed mehr. Sie können jederzeit einen Feed mit einer anderen Adresse erstellen.',
    notRevoked: 'Die Adresse konnte nicht widerrufen werden. Bitte versuchen Sie es erneut.',

    noEpisodes: 'Noch kein Podcast dieses Kurses ist abgeschlossen.',
    inFeed: 'Im Feed',
    leftOut: 'Nicht im Feed',
    episodesNotLoaded: 'Die Folgen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',

    author: 'Autor/in',
    authorHint: 'Ohne Angabe zeigen Podcast-Apps Ihre Organisation.',
    description: 'Beschreibung',
    descriptionHint: 'Ohne Angabe zeigen Podcast-Apps den Namen des Kurses.',
    save: 'Speichern',
    saved: 'Gespeichert.',
    notSaved: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',

    artwork: {
      heading: 'Cover',
      drawn: 'Das von Lectern gezeichnete Cover',
      own: 'Ihr Cover',
      aboutDrawn:
        'Lectern zeichnet das Cover. Sie können ein Bild mit mindestens 1400 × 1400 Pixeln hochladen; verwendet wird das Quadrat in der Mitte.',
      aboutOwn:
        'Podcast-Apps zeigen Ihr Bild für den Feed und für jede Folge, sobald sie den Feed das nächste Mal abrufen.',
      file: 'Datei für das Cover',
      upload: 'Bild hochladen',
      replace: 'Ersetzen',
      remove: 'Entfernen',
      uploading: 'Wird hochgeladen …',
      progress: 'Cover wird hochgeladen',
      saved: 'Gespeichert.',
      savedCropped: 'Gespeichert. Zu sehen ist die Mitte des Bildes, denn Cover sind quadratisch.',
      notSaved: 'Das Cover konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
      removed: 'Entfernt.',
      notRemoved: 'Das Cover konnte nicht entfernt werden. Bitte versuchen Sie es erneut.',
    },

    unreadablePicture: 'Dieses Bild ist nicht lesbar. Bitte wählen Sie eine JPEG- oder PNG-Datei.',
    smallPicture: (width, height, least) =>
      `Dieses Bild hat ${width} × ${height} Pixel. Podcast-Apps verlangen mindestens ${least} auf jeder Seite. Bitte wählen Sie ein größeres.`,
  },

  'courses/import': {
    courseFiles: 'Kursdateien',
    import: 'Import<file> aus Kursdatei</file>',
    drop: 'Zum Importieren als Kurs hier ablegen',
    whatToDrop: 'Common-Cartridge-Dateien (.imscc), die eine Lernplattform exportiert hat',
    isFolder: 'Das ist ein Ordner. Bitte legen Sie die Kursdatei (.imscc) selbst ab.',

    waiting: 'Wartet',
    sending: (percent) => `Wird hochgeladen … ${numberOf(percent)} %`,
    reading: 'Kurs wird gelesen …',
    sendingFile: (file) => `${file} wird hochgeladen`,
    readingFile: (file) => `Kurs in ${file} wird gelesen`,
    cancel: (file) => `Import von ${file} abbrechen`,
    imported: (course) => `„${course}“ wurde importiert.`,
    notImported: '<file/> wurde nicht importiert. <reason/>',
    somethingWentWrong: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',

    importedFrom: (file) => `Importiert aus ${file}`,
    importedChip: 'Importiert <from>aus </from><file/>',
    license: (license) => `Lizenz: ${license}`,
    removeCourse: 'Kurs entfernen',
    removeQuestion: 'Möchten Sie diesen Kurs wirklich entfernen?',
    removal: '„<course/>“ verschwindet mit seinen Präsentationen und Podcasts aus Ihrer Liste.',
    remove: 'Entfernen',
    removed: (course) => `„${course}“ wurde entfernt.`,
    undo: 'Rückgängig',
    notRemoved: 'Der Kurs konnte nicht entfernt werden. Bitte versuchen Sie es erneut.',
    notRestored: 'Der Kurs konnte nicht wiederhergestellt werden. Bitte versuchen Sie es erneut.',
  },

  'courses/jobs': {
    jobs: 'Aufträge',
    allJobs: 'Alle Aufträge',
    hideJobs: 'Aufträge ausblenden',
    noJobs: 'Noch keine Aufträge.',
    running: (jobs) => plural(jobs, { one: '# läuft', other: '# laufen' }),
    jobsFinished: 'Aufträge fertig',
    itemsFinished: (finished, all) =>
      plural(all, {
        one: `${numberOf(finished)} von # Element fertig`,
        other: `${numberOf(finished)} von # Elementen fertig`,
      }),
    clearFinished: 'Fertige ausblenden',
    workContinues: 'Sie können diesen Tab schließen. Die Arbeit läuft weiter.',

    cancelAll: 'Alle abbrechen',
    cancelAllTitle: 'Alle Aufträge abbrechen',
    keepWorking: 'Weiterlaufen lassen',
    cancelAllQuestion: (jobs) =>
      plural(jobs, {
        one: 'Ein Auftrag ist noch nicht fertig. Was er bisher erstellt hat, bleibt erhalten.',
        other: '# Aufträge sind noch nicht fertig. Was sie bisher erstellt haben, bleibt erhalten.',
      }),
    notCancelled: 'Dieser Auftrag konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
    notAllCancelled: 'Die Aufträge konnten nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
    notRestarted: 'Dieser Auftrag konnte nicht neu gestartet werden. Bitte versuchen Sie es erneut.',

    progress: (page) => `Fortschritt: ${page}`,
    cancel: (page) => `Abbrechen: ${page}`,
    open: 'Öffnen',
    watch: 'Zusehen',
    retry: 'Erneut versuchen',

    waiting: 'Wartet',
    reading: 'Seite wird gelesen',
    writing: 'Wird geschrieben',
    translating: 'Wird übersetzt',
    inLanguage: (language, sentence) => `${language}. ${sentence}`,
    publishing: 'Wird veröffentlicht',
    finishing: 'Wird fertiggestellt',

    slideshow: {
      watch: (page) => `Beim Erstellen der Präsentation zusehen: ${page}`,
      open: (page) => `Präsentation öffnen: ${page}`,
      retry: (page) => `Präsentation erneut versuchen: ${page}`,
      voicing: (slide, slides) => `Folie ${numberOf(slide)} von ${numberOf(slides)}`,
      waiting: 'Präsentation. In der Warteschlange',
      waitingFor: (reason) => `Präsentation. Wartet. ${reason}`,
      running: (stage) => `Präsentation. ${stage}`,
      published: 'Präsentation ist im Kurs.',
      ready: 'Präsentation fertig.',
      readyWithNote: (note) => `Präsentation fertig. ${note}`,
      readyWithSilentParts: (parts, reasons) => `Präsentation fertig, mit ${parts}. ${reasons}`,
      failed: 'Präsentation. Erstellung fehlgeschlagen',
      failedBecause: (reason) => `Präsentation. ${reason}`,
      cancelled: 'Präsentation. Abgebrochen',
    },
    podcast: {
      watch: (page) => `Beim Erstellen des Podcasts zusehen: ${page}`,
      open: (page) => `Podcast öffnen: ${page}`,
      retry: (page) => `Podcast erneut versuchen: ${page}`,
      voicing: (line, lines) => `Zeile ${numberOf(line)} von ${numberOf(lines)}`,
      waiting: 'Podcast. In der Warteschlange',
      waitingFor: (reason) => `Podcast. Wartet. ${reason}`,
      running: (stage) => `Podcast. ${stage}`,
      published: 'Podcast ist im Kurs.',
      ready: 'Podcast fertig.',
      readyWithNote: (note) => `Podcast fertig. ${note}`,
      readyWithSilentParts: (parts, reasons) => `Podcast fertig, mit ${parts}. ${reasons}`,
      failed: 'Podcast. Erstellung fehlgeschlagen',
      failedBecause: (reason) => `Podcast. ${reason}`,
      cancelled: 'Podcast. Abgebrochen',
    },
  },

  courses: {
    courses: 'Kurse',
    refresh: 'Aktualisieren',
    refreshing: 'Wird aktualisiert …',
    refreshingCourses: (read, all) =>
      `Wird aktualisiert …<count> ${numberOf(read)} von ${numberOf(all)}</count>`,
    cancel: 'Abbrechen',
    cancelRefreshing: 'Aktualisierung abbrechen',
    updating: 'Wird aktualisiert …',
    loading: 'Kurse werden geladen …',
    retry: 'Erneut versuchen',

    courseCount: (count) => plural(count, { one: '# Kurs', other: '# Kurse' }),
    coursesFound: (found, all) =>
      plural(all, {
        one: `${numberOf(found)} von # Kurs gefunden`,
        other: `${numberOf(found)} von # Kursen gefunden`,
      }),
    coursesFrom: (count, host) => plural(count, { one: `# Kurs von ${host}`, other: `# Kurse von ${host}` }),
    coursesFromAndImported: (count, host, imported) =>
      plural(count, {
        one: `# Kurs von ${host}, ${numberOf(imported)} importiert`,
        other: `# Kurse von ${host}, ${numberOf(imported)} importiert`,
      }),

    searchCourses: 'Kurse suchen',
    tickRange: 'Seiten zwischen dieser und der zuletzt gewählten auswählen',

    pageCount: (pages) =>
      `Seiten insgesamt: ${plural(pages, { one: '# Inhaltsseite', other: '# Inhaltsseiten' })}`,
    noModules: 'Keine Module gefunden',
    noModulesYet: 'Dieser Kurs hat noch keine Module.',
    selectAll: 'Alle auswählen',
    selectAllPages: (course) => `Alle Seiten auswählen: ${course}`,
    completed: 'Abgeschlossen',
    inProgress: 'In Arbeit',
    notStarted: 'Nicht begonnen',
    pronunciation: 'Aussprache',
    learnersSeeComplete: 'Lernende sehen alle abgeschlossenen Präsentationen und Podcasts dieses Kurses.',
    generateContent: 'Inhalte erstellen',
    pagesNotLoaded: 'Die Seiten dieses Kurses konnten nicht geladen werden. Bitte versuchen Sie es erneut.',

    selection: 'Auswahl',
    clearSelection: 'Auswahl aufheben',
    pagesSelected: (pages) => plural(pages, { one: '# Seite ausgewählt', other: '# Seiten ausgewählt' }),
    pagesOfCoursesSelected: (pages, count) => {
      const ofCourses = plural(count, { one: ' aus # Kurs', other: ' aus # Kursen' })
      return plural(pages, {
        one: `# Seite<courses>${ofCourses}</courses> ausgewählt`,
        other: `# Seiten<courses>${ofCourses}</courses> ausgewählt`,
      })
    },

    notLoaded: 'Ihre Kurse konnten nicht geladen werden',
    somethingWentWrong: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
    systemAt: (system, host) => `${system} unter ${host}`,
    knownAt: (time) => `Sie sehen den Stand von ${time} Uhr.`,
    knownOn: (day, time) => `Sie sehen den Stand vom ${day}, ${time} Uhr.`,
    accountSettings: 'Kontoeinstellungen',
    noCourses: 'Keine Kurse gefunden',
    adjustSearch: 'Ändern Sie Ihre Suche oder prüfen Sie Ihre Verbindung.',
    clearSearch: 'Suche löschen',
    lookAgain: 'Erneut suchen',
    whatToCheck: (system) => `Was Sie in ${system} prüfen können`,
    changeAddress:
      'Ändern Sie die Adresse oder den Schlüssel in den <settings>Kontoeinstellungen</settings>, oder holen Sie einen Kurs per <button>Import aus Kursdatei</button>.',
    tryDemo:
      'Möchten Sie sich erst umsehen? Nutzen Sie die Demo: <logOut>Melden Sie sich ab</logOut> und klicken Sie auf <button>Demo ausprobieren</button>.',
  },

  'courses/pages': {
    contentPage: 'Inhaltsseite',
    selectPage: (page) => `Auswählen: ${page}`,
    selectModule: (module) => `Alle Seiten auswählen: ${module}`,
    pageCount: (pages) => plural(pages, { one: '# Seite', other: '# Seiten' }),
    partCount: (parts, name) => `${numberOf(parts)} ${name}`,

    delete: 'Löschen',
    undo: 'Rückgängig',
    openFeed: 'Podcast-Feed öffnen',

    slideshow: {
      edit: (page) => `Präsentation bearbeiten: ${page}`,
      delete: (page) => `Präsentation löschen: ${page}`,
      generating: 'Präsentation wird erstellt …',
      generatingOf: (page) => `Präsentation wird erstellt … ${page}`,
      deleteTitle: 'Präsentation löschen',
      deleteQuestion: 'Möchten Sie diese Präsentation wirklich löschen?',
      deleted: 'Präsentation gelöscht.',
      notDeleted: 'Die Präsentation konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
      notRestored: 'Die Präsentation konnte nicht wiederhergestellt werden. Bitte versuchen Sie es erneut.',
      complete: 'Die Präsentation zu <page/> ist abgeschlossen.',
      next: 'Als Nächstes ohne Präsentation: <page/>.',
      allComplete: 'Jede Seite von <course/> hat eine Präsentation.',
      generateNext: 'Präsentation erstellen',
    },
    podcast: {
      edit: (page) => `Podcast bearbeiten: ${page}`,
      delete: (page) => `Podcast löschen: ${page}`,
      generating: 'Podcast wird erstellt …',
      generatingOf: (page) => `Podcast wird erstellt … ${page}`,
      deleteTitle: 'Podcast löschen',
      deleteQuestion: 'Möchten Sie diesen Podcast wirklich löschen?',
      deleted: 'Podcast gelöscht.',
      notDeleted: 'Der Podcast konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
      notRestored: 'Der Podcast konnte nicht wiederhergestellt werden. Bitte versuchen Sie es erneut.',
      complete: 'Der Podcast zu <page/> ist abgeschlossen.',
      next: 'Als Nächstes ohne Podcast: <page/>.',
      allComplete: 'Jede Seite von <course/> hat einen Podcast.',
      generateNext: 'Podcast erstellen',
    },
  },

  'courses/status': {
    slideshow: (completed, inProgress, notStarted) =>
      `Präsentation: ${numberOf(completed)} abgeschlossen, ${numberOf(inProgress)} in Arbeit, ${numberOf(notStarted)} nicht begonnen`,
    podcast: (completed, inProgress, notStarted) =>
      `Podcast: ${numberOf(completed)} abgeschlossen, ${numberOf(inProgress)} in Arbeit, ${numberOf(notStarted)} nicht begonnen`,
    completed: (completed, all) => `${numberOf(completed)} von ${numberOf(all)}<done> fertig</done>`,

    reason: (reason) => `: ${reason}`,
    hidden: { label: 'Verborgen', reason: 'Lernende können diese Seite nicht sehen.' },
    restricted: {
      label: 'Eingeschränkt',
      reason: 'Lernende sehen diese Seite nur unter bestimmten Bedingungen.',
    },
    pageChanged: {
      label: 'Seite geändert',
      reason: (formats) => `Die Seite wurde bearbeitet, seit dies daraus erstellt wurde: ${formats}`,
    },
    unlisted: {
      label: 'Nicht gelistet',
      reason: 'Lernende können diese Seite öffnen, die Kursseite zeigt sie aber nicht.',
    },
  },

  'courses/top bar': {
    openMenu: 'Menü öffnen',
    linkToCourses: 'Lectern, Kurse',
    jobs: 'Aufträge',
    running: (jobs) => plural(jobs, { one: '# läuft', other: '# laufen' }),
    searchCourses: 'Kurse suchen',
    searchPlaceholder: 'Kurse suchen …',
    accountSettings: 'Kontoeinstellungen',
    modelsAndVoices: 'Modelle und Stimmen',
    appearance: 'Darstellung',
    logOut: 'Abmelden',
  },

  generate: {
    title: 'Inhalte erstellen',
    selectFormat: 'Format wählen',
    slideshow: 'Präsentation',
    slideshowDescription: 'Folien mit Sprecherstimme',
    slideshowTooltip: 'Wählen Sie „Präsentation“ für Folien mit Bild und Ton.',
    podcast: 'Podcast',
    podcastDescription: 'Ein Gespräch zwischen ALEX und JAMIE',
    podcastTooltip: 'Wählen Sie „Podcast“ für reines Audio mit zwei Hosts.',
    cancel: 'Abbrechen',
    generate: 'Erstellen',
    generating: 'Wird erstellt …',
    notStarted: 'Die Inhalte konnten nicht erstellt werden. Einzelheiten stehen in der Konsole.',

    selectVoices: 'Stimme(n) wählen',
    selectFormatFirst: 'Wählen Sie ein Format, um dessen Stimmen auszusuchen.',
    narrator: 'Sprecherstimme',
    hostAlex: 'Host ALEX',
    hostJamie: 'Host JAMIE',
    pagesAreIn: (pages, languages) =>
      plural(pages, {
        one: `Diese Seite ist auf ${listOf(languages)}.`,
        other: `Diese Seiten sind auf ${listOf(languages)}.`,
      }),

    selectedPages: 'Ausgewählte Seiten',
    listOfPages: 'Ausgewählte Seiten',
    pageCount: (pages) => plural(pages, { one: '# Seite', other: '# Seiten' }),
    selectPages: 'Bitte schließen Sie dieses Fenster und wählen Sie unten Seiten aus dem Kurs aus.',
    removePage: (title) => `Entfernen: ${title}`,

    moreOptions: 'Weitere Optionen',
    moreOptionsSummary: 'Länge, Zielgruppe, Tonfall, Sprache',
    minutes: 'Länge in Minuten',
    minutesPlaceholder: 'Je nach Seite',
    minutesHint: 'Audiolänge pro Seite.',
    language: 'Sprache',
    languageOfPage: 'Wie die Seite',
    audience: 'Zielgruppe',
    audiencePlaceholder: 'Studierende im ersten Jahr',
    tone: 'Tonfall',
    tones: {
      friendly: 'Freundlich',
      formal: 'Förmlich',
      enthusiastic: 'Begeistert',
      calm: 'Ruhig',
      humorous: 'Humorvoll',
      encouraging: 'Ermutigend',
    },
    instructions: 'Zusätzliche Anweisungen',

    noPage: 'Bitte wählen Sie mindestens eine Seite aus',
    noFormat: 'Bitte wählen Sie mindestens ein Format (Präsentation oder Podcast)',
    noNarrator: 'Bitte wählen Sie eine Stimme für die Präsentation',
    noHosts: 'Bitte wählen Sie Stimmen für beide Hosts',
    wrongOptions: 'Bitte korrigieren Sie die markierten Angaben unter „Weitere Optionen“',

    estimate: (pages, audio) => `${aboutPages(pages)}, ${audio}`,
    estimateWithPrice: (pages, audio, price) => `${aboutPages(pages)}, ${audio}, ${price}`,
    estimateWithCharges: (pages, audio, services) =>
      `${aboutPages(pages)}, ${audio}. ${charge(services)} dafür Gebühren`,
    estimateWithPriceAndCharges: (pages, audio, price, services) =>
      `${aboutPages(pages)}, ${audio}, ${price} und was ${charge(services)}`,
    noAudio: 'kein Audio',
    underOneMinute: 'weniger als 1 Minute Audio',
    minutesOfAudio: (minutes) => plural(minutes, { one: '# Minute Audio', other: '# Minuten Audio' }),
    // Not a constant: the format of numbers is known after this module has loaded.
    get underOneCent() {
      return `weniger als ${dollars(0.01)}`
    },
    about: (price) => `etwa ${dollars(price)}`,

    complete: 'Erstellung abgeschlossen:',
    outcome: (formats, successful, failed) =>
      `${formats}: ${numberOf(successful)} erfolgreich, ${numberOf(failed)} fehlgeschlagen`,
    cancelled: (pages) => `${numberOf(pages)} abgebrochen`,
    batchFailed: 'Erstellung fehlgeschlagen',
    silentParts: (parts, reasons) => `Fertig, mit ${parts}. ${reasons}`,
    whatFailed: 'Was fehlgeschlagen ist',
    whatToLookAt: 'Was Sie prüfen sollten',
    remark: {
      slideshow: '<page/> (Präsentation): <reason/>',
      podcast: '<page/> (Podcast): <reason/>',
    },
    tryAgain: 'Erneut versuchen',
    dismiss: 'Ausblenden',
  },

  guide: {
    help: 'Hilfe',
    helpWithNews: 'Hilfe, es gibt Neues',
    takeTour: 'Tour starten',
    continueTour: 'Tour fortsetzen',
    whatsNew: 'Neuigkeiten',
    whatsNewUnseen: 'Neuigkeiten<unseen>, noch nicht angesehen</unseen>',

    tour: 'Tour',
    tourOffer:
      '<question>Neu hier?</question> Eine Tour von zwei Minuten zeigt den Weg von der Seite zur fertigen Präsentation.',
    noThanks: 'Nein, danke',

    latest: 'Aktuell',
    version: (version) => `Version ${version}`,
  },

  'guide/tour': {
    leave: 'Tour verlassen',
    previous: 'Zurück',
    next: 'Weiter',
    done: 'Fertig',
    step: (step, steps) => `Schritt ${numberOf(step)} von ${numberOf(steps)}`,

    steps: {
      courses: {
        title: 'Ihre Kurse',
        text: 'Lectern zeigt die Kurse, die Sie bearbeiten dürfen. Öffnen Sie einen, um seine Seiten zu sehen. Solange Sie nichts im Kurs veröffentlichen, ändert sich auf Ihrer Lernplattform nichts.',
      },
      pages: {
        title: 'Von der Seite zur Präsentation oder zum Podcast',
        text: 'Wählen Sie in einem geöffneten Kurs die gewünschten Seiten aus und klicken Sie auf „Inhalte erstellen“. Entscheiden Sie sich für Präsentation, Podcast oder beides, und dafür, wer spricht. Währenddessen können Sie weiterarbeiten.',
      },
      status: {
        title: 'So weit ist jeder Kurs',
        text: 'Grün ist abgeschlossen, Gelb ist in Arbeit, Grau ist nicht begonnen. In einem geöffneten Kurs öffnet der Stift neben einer Seite den Editor.',
      },
      editor: {
        title: 'Bearbeiten, anhören, abschließen',
        text: 'Im Editor ändern Sie Text, Reihenfolge und Aussehen, hören das Ergebnis an und schließen es ab. „Rückgängig“ reicht bis zum Anfang zurück, und frühere Versionen bleiben im Verlauf.',
      },
      import: {
        title: 'Ohne Lernplattform',
        text: 'Hier können Sie eine Kursdatei (.imscc oder .zip) importieren. Sie wird ein Kurs wie jeder andere.',
      },
      help: {
        title: 'Hier finden Sie Hilfe',
        text: 'Dieses Menü enthält die Tour, alle Tastenkürzel und die Neuigkeiten in Lectern.',
      },
    },
  },
}

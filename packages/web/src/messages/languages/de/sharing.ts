import type { SharingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const sharing: SharingMessages = {
  sharing: {
    share: 'Teilen',
    shareCourse: (course) => `${course} teilen`,
    closeSharing: 'Teilen schließen',
    published: 'Veröffentlicht',
  },

  'sharing/panel': {
    loading: 'Wird geladen …',
    notLoaded: 'Der Link konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    retry: 'Erneut versuchen',

    whatALinkDoes: {
      slideshow:
        'Geben Sie Lernenden einen Link zu dieser Präsentation. Alle mit dem Link können sie ansehen. Lernende brauchen kein Konto und sehen, was Sie zuletzt abgeschlossen haben.',
      podcast:
        'Geben Sie Lernenden einen Link zu diesem Podcast. Alle mit dem Link können ihn anhören. Lernende brauchen kein Konto und hören, was Sie zuletzt abgeschlossen haben.',
      course:
        'Geben Sie Lernenden einen Link zu diesem Kurs. Er zeigt alle abgeschlossenen Präsentationen und Podcasts nach Modulen. Lernende brauchen kein Konto.',
    },
    makeLink: 'Link erstellen',
    notMade: 'Der Link konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',

    link: 'Link',
    noAccountNeeded: 'Kein Konto nötig',
    address: 'Adresse für Lernende',
    copy: 'Kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Markieren und kopieren Sie den Text.',
    whoCanSee: {
      slideshow: 'Alle mit dem Link können sie ansehen.',
      podcast: 'Alle mit dem Link können ihn anhören.',
      course: 'Alle mit dem Link können ansehen und anhören.',
    },
    qrCode: 'QR-Code des Links',
    qrAs: { svg: 'QR als SVG', png: 'QR als PNG' },
    qrFailed: 'Der QR-Code konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',

    links: (links) => plural(links, { one: '# Link für Lernende', other: '# Links für Lernende' }),
    chooseLink: 'Wählen Sie den Link zum Ändern',

    pageLinks: (pages) => plural(pages, { one: 'Seite im Kurs', other: 'Seiten im Kurs' }),
    whatPageLinksDo:
      'Der Player auf der Seite hat einen eigenen Link, der mit der Seite endet. Geben Sie diesen Link nicht an Lernende weiter.',
    publishAgain:
      'Die Seite zeigt noch eine alte Adresse, deshalb funktioniert ihr Player nicht. Veröffentlichen Sie sie erneut.',
    downloadsOf: (title) => `Downloads auf ${title}`,

    ends: 'Endet',
    endsHint: 'Ab dem nächsten Tag zeigt der Link, dass es hier nichts mehr gibt.',
    neverEnds: 'Ohne Datum endet der Link nicht.',
    noEndDate: 'Kein Enddatum',
    endInPast: 'Wählen Sie heute oder einen späteren Tag.',
    ended: (day) => `Dieser Link endete am ${day}. Wählen Sie einen späteren Tag, um ihn wieder zu öffnen.`,
    downloads: 'Downloads',
    downloadsHint: 'Lernende können Audio, Transkript und Untertitel herunterladen.',
    notSaved: 'Diese Einstellung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',

    embed: 'Einbetten',
    embedSize: (width, height) => `${width} × ${height}, passt sich der Spalte an`,
    embedCode: 'Einbettungscode',
    copyEmbedCode: 'Einbettungscode kopieren',
    codeCopied: 'Einbettungscode kopiert.',
    preview: 'Vorschau der eingebetteten Wiedergabe',
    loadingPreview: 'Vorschau wird geladen …',
    previewNotLoaded: 'Die Vorschau konnte nicht geladen werden.',
    openPreview: 'Die eingebettete Wiedergabe in einem neuen Tab öffnen',
    nothingToPreview: 'Lernende sehen hier nichts, bis Sie auf „Abschließen“ drücken.',
    sites: 'Websites, die es zeigen dürfen',
    noSites: 'Noch darf keine Website es zeigen.',
    removeSite: (site) => `${site} entfernen`,
    allowAnotherSite: 'Weitere Website erlauben',
    siteAddress: 'Adresse der Website',
    siteHint: 'Fügen Sie die Adresse einer ihrer Seiten ein.',
    allow: 'Erlauben',
    cancel: 'Abbrechen',
    siteFaults: {
      noSite: 'Das ist keine Adresse einer Website. Eine Adresse sieht aus wie https://canvas.example.edu.',
      wildcard: 'Eine Adresse kann kein * enthalten. Fügen Sie jede Website mit ihrer eigenen Adresse hinzu.',
      ipv6: 'Browser akzeptieren hier keine IPv6-Adressen. Verwenden Sie den Namen der Website.',
    },
    mostSites: (count) =>
      plural(count, {
        one: 'Ein Link kann # Website haben.',
        other: 'Ein Link kann # Websites haben.',
      }),
    anySite: 'Jede Website',
    anySiteHint: 'Jede Website darf es in einem Rahmen zeigen.',

    figures: 'Zahlen',
    since: (day) => `seit ${day}`,
    starts: 'begonnen',
    finish: 'beendet',
    watched: 'angesehen',
    visitsSoFar: (visits) => plural(visits, { one: 'Bisher # Besuch.', other: 'Bisher # Besuche.' }),
    moreFromFive: 'Ab fünf Besuchen sehen Sie mehr.',
    longerRange:
      'In diesen Wochen gibt es zu wenige Besuche, um mehr zu zeigen. Wählen Sie einen längeren Zeitraum.',
    seeFigures: 'Zahlen ansehen',
    figuresNotLoaded: 'Die Zahlen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',

    sharedBy: (author, day) => `Geteilt von ${author}, ${day}`,
    sharedOn: (day) => `Geteilt am ${day}`,
    newAddress: 'Neue Adresse',
    whatANewAddressDoes:
      'Lernende bekommen einen neuen Link. Der alte Link und sein QR-Code funktionieren nie wieder, auch nicht dort, wo sie eingebettet sind. Links von Übersetzungen haben eigene Adressen und bleiben.',
    makeNewAddress: 'Neue Adresse erstellen',
    addressIsNew: 'Der Link hat eine neue Adresse.',
    notRenewed: 'Die neue Adresse konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    stopSharing: 'Nicht mehr teilen',
    whatStoppingDoes:
      'Der Link und sein QR-Code funktionieren nie wieder, auch nicht dort, wo sie eingebettet sind. Links von Übersetzungen haben eigene Adressen und bleiben.',
    stopped: 'Der Link funktioniert nicht mehr.',
    notStopped: 'Das Teilen konnte nicht beendet werden. Bitte versuchen Sie es erneut.',
  },

  'sharing/published': {
    pageStays: (page) =>
      `„${page}“ bleibt im Kurs, aber der Player zeigt dort nichts mehr. Mit „Im Kurs veröffentlichen“ können Sie die Seite entfernen.`,
    learnersSee: (time) => `Lernende sehen die Version von ${time}.`,
    learnersSeeWithChanges: (time, changes) =>
      plural(changes, {
        one: `Lernende sehen die Version von ${time}. Seitdem # Änderung.`,
        other: `Lernende sehen die Version von ${time}. Seitdem # Änderungen.`,
      }),
    audioChanged: (time) => `Lernende sehen die Version von ${time}. Ihr Audio hat sich seitdem geändert.`,
  },

  'sharing/published panel': {
    noLearnerSees: 'Noch sehen Lernende das nicht.',
    completeToShow: 'Mit „Abschließen“ zeigen Sie es den Lernenden.',
    completeToUpdate: 'Mit „Abschließen“ sehen sie auch die Änderungen.',
    upToDate: 'Lernende sehen, was Sie sehen.',

    silentSlides: (numbers, count) =>
      plural(count, {
        one: `Folie ${numbers} ist stumm. Lernende lesen ihre Untertitel.`,
        other: `Die Folien ${numbers} sind stumm. Lernende lesen ihre Untertitel.`,
      }),
    silentParts: {
      slideshow: (count) =>
        plural(count, {
          one: '# Folie ist stumm. Lernende lesen ihre Untertitel.',
          other: '# Folien sind stumm. Lernende lesen ihre Untertitel.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# Zeile ist stumm. Lernende lesen sie im Transkript.',
          other: '# Zeilen sind stumm. Lernende lesen sie im Transkript.',
        }),
    },
    willBeSilent: {
      slideshow: (count) =>
        plural(count, {
          one: '# Folie hat kein Audio. Nach „Abschließen“ lesen Lernende ihre Untertitel.',
          other: '# Folien haben kein Audio. Nach „Abschließen“ lesen Lernende ihre Untertitel.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# Zeile hat kein Audio. Nach „Abschließen“ lesen Lernende sie im Transkript.',
          other: '# Zeilen haben kein Audio. Nach „Abschließen“ lesen Lernende sie im Transkript.',
        }),
    },

    foreignPictures: (numbers, count) =>
      plural(count, {
        one: `Folie ${numbers} zeigt ein Bild einer anderen Website. Lernende sehen es nicht: Kopieren Sie es in Lectern, oder laden Sie ein anderes hoch.`,
        other: `Die Folien ${numbers} zeigen Bilder anderer Websites. Lernende sehen sie nicht: Kopieren Sie sie in Lectern, oder laden Sie andere hoch.`,
      }),
    manyForeignPictures: (count) =>
      plural(count, {
        one: '# Folie zeigt ein Bild einer anderen Website. Lernende sehen es nicht: Kopieren Sie es in Lectern, oder laden Sie ein anderes hoch.',
        other:
          '# Folien zeigen Bilder anderer Websites. Lernende sehen sie nicht: Kopieren Sie sie in Lectern, oder laden Sie andere hoch.',
      }),
    copyPictures: 'In Lectern kopieren',
    copyingPictures: 'Wird kopiert …',
    picturesCopied: 'Lernende sehen die Kopien, nachdem Sie auf „Abschließen“ geklickt haben.',
    picturesNotCopied: 'Die Bilder wurden nicht kopiert.',
    missingPictures: (numbers, count) =>
      plural(count, {
        one: `Das Bild von Folie ${numbers} ist nicht lesbar. Lernende sehen die Folie ohne Bild: Wählen Sie das Bild erneut aus und klicken Sie dann auf „Abschließen“.`,
        other: `Die Bilder der Folien ${numbers} sind nicht lesbar. Lernende sehen die Folien ohne Bild: Wählen Sie die Bilder erneut aus und klicken Sie dann auf „Abschließen“.`,
      }),
    missingAudio: {
      slideshow: (numbers, count) =>
        plural(count, {
          one: `Audio der Folie ${numbers} ist nicht lesbar. Lernende lesen die Untertitel: Erzeugen Sie das Audio erneut.`,
          other: `Audio der Folien ${numbers} ist nicht lesbar. Lernende lesen die Untertitel: Erzeugen Sie das Audio erneut.`,
        }),
      podcast: (numbers, count) =>
        plural(count, {
          one: `Audio des Abschnitts ${numbers} ist nicht lesbar. Lernende lesen das Transkript: Erzeugen Sie das Audio erneut.`,
          other: `Audio der Abschnitte ${numbers} ist nicht lesbar. Lernende lesen das Transkript: Erzeugen Sie das Audio erneut.`,
        }),
    },

    showWhatLearnersSee: 'Zeigen, was Lernende sehen',
    seeChanges: (changes) =>
      plural(changes, { one: 'Die Änderung ansehen', other: 'Die # Änderungen ansehen' }),
    whatLearnersSee: 'Was Lernende sehen',
    loading: 'Wird geladen …',
    notLoaded: 'Was Lernende sehen, konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    changesSince: (time) => `Änderungen seit der Version von ${time}`,
    changed: 'Geändert',
    added: 'Neu',
    removed: 'Entfernt',
    moved: 'Verschoben',
    sameWords: 'Die Wörter sind gleich. Aussehen oder Bewegung ist anders.',
    movedOnly: 'Es steht an anderer Stelle. Sonst hat sich nichts geändert.',
    noChanges: 'Es gibt keine Änderungen.',
    stopShowing: 'Lernenden nicht mehr zeigen',
    whatStoppingDoes:
      'Lernende sehen unter dem Link nichts mehr, bis Sie wieder abschließen. Der Link, seine Einstellungen und Ihre Arbeit bleiben.',
    stopped: 'Lernende sehen das nicht mehr.',
    notStopped: 'Das Zeigen konnte nicht beendet werden. Bitte versuchen Sie es erneut.',
  },
}

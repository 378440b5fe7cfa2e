import { numberOf } from '../../numbers.ts'
import type { PublishingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const publishing: PublishingMessages = {
  publishing: {
    publish: 'Im Kurs veröffentlichen',
    whatItDoes: 'Lectern erstellt eine Seite mit dem Player neben der Ausgangsseite und aktualisiert sie.',
  },

  'publishing/dialog': {
    title: 'Im Kurs veröffentlichen',
    loading: 'Wird geladen …',
    notLoaded: 'Der Stand im Kurs konnte nicht gelesen werden. Bitte versuchen Sie es erneut.',
    cancel: 'Abbrechen',
    pieces: 'Inhalte',
    chosen: (count) => `${numberOf(count)} ausgewählt`,
    all: 'Alle abgeschlossenen Inhalte',
    choose: {
      slideshow: (title) => `Präsentation ${title} veröffentlichen`,
      podcast: (title) => `Podcast ${title} veröffentlichen`,
    },
    size: {
      slideshow: (count) => plural(count, { one: '# Folie', other: '# Folien' }),
      podcast: (count) => plural(count, { one: '# Abschnitt', other: '# Abschnitte' }),
    },
    inLanguage: (title, language) => `${title} (${language})`,
    sizeWithMinutes: (size, minutes) => `${size}, ${numberOf(minutes)} Min.`,
    updatesPage: (day) => `Aktualisiert die Seite vom ${day}`,
    linkEnded: 'Erhält einen neuen Link',
    oldAddress: 'Zeigt eine alte Adresse',
    edited: 'Im Kurs bearbeitet',
    silent: {
      slideshow: (count) => plural(count, { one: '# Text ist stumm', other: '# Texte sind stumm' }),
      podcast: (count) => plural(count, { one: '# Zeile ist stumm', other: '# Zeilen sind stumm' }),
    },
    notComplete: 'Noch nicht abgeschlossen',
    noneComplete:
      'Noch ist nichts abgeschlossen. Schließen Sie eine Präsentation oder einen Podcast ab, und veröffentlichen Sie den Inhalt dann.',
    whatItBecomes:
      'Aus jedem Inhalt wird eine eigene Seite mit Player, Link, Transkript und Quellen. Ihre eigenen Seiten werden nie verändert.',
    where: 'Wo',
    afterSource: 'Nach der Ausgangsseite',
    afterSourceHint: 'Lernende finden es beim Lesen',
    moduleEnd: 'Am Ende des Moduls',
    moduleEndHint: 'Alles zusammen, in der Reihenfolge des Kurses',
    pagesStay: 'Vorhandene Seiten bleiben, wo sie sind.',
    whoSees: 'Wer es sieht',
    studentsAtOnce: 'Lernende sofort',
    pagesDiffer: 'Vorhandene Seiten bleiben, wie sie sind. Neue Seiten sehen die Lernenden sofort.',
    hiddenFirst: 'Verborgen, bis Sie es in Ihrer Lernplattform veröffentlichen',
    newPages: (count) => plural(count, { one: '# neue Seite', other: '# neue Seiten' }),
    updates: (count) => plural(count, { one: '# Aktualisierung', other: '# Aktualisierungen' }),
    noneChosen: 'Wählen Sie mindestens einen abgeschlossenen Inhalt.',
    publish: (count) =>
      plural(count, { one: '# Inhalt veröffentlichen', other: '# Inhalte veröffentlichen' }),
    starting: 'Wird gestartet …',
    notStarted: 'Die Veröffentlichung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    showAddresses: 'Links und Einbettungscodes anzeigen',
    addresses: 'Links und Einbettungscodes',
    noAddresses:
      'Keiner dieser Inhalte ist noch abgeschlossen. Schließen Sie sie ab, und versuchen Sie es erneut.',
    copyLink: 'Link kopieren',
    copyLinkOf: (title) => `Link kopieren: ${title}`,
    copyCode: 'Einbettungscode kopieren',
    copyCodeOf: (title) => `Einbettungscode kopieren: ${title}`,
    linkCopied: 'Link kopiert.',
    codeCopied: 'Einbettungscode kopiert.',
    notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Geben Sie den Link über „Teilen“ weiter.',
    back: 'Zurück',
    progress: (ended, total) => `Wird veröffentlicht. ${numberOf(ended)} von ${numberOf(total)} fertig`,
    workContinues: 'Sie können dieses Fenster schließen. Die Arbeit geht weiter.',
    cancelPublishing: 'Veröffentlichung abbrechen',
    notCancelled: 'Die Veröffentlichung konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
    published: (published, total) => `${numberOf(published)} von ${numberOf(total)} veröffentlicht`,
    questions: (count) => plural(count, { one: '# Frage', other: '# Fragen' }),
    notPublished: (count) => `${numberOf(count)} nicht veröffentlicht`,
    piece: { slideshow: (title) => `${title}, Präsentation`, podcast: (title) => `${title}, Podcast` },
    newIn: (module) => `Neue Seite in ${module}.`,
    newOutside: 'Neue Seite außerhalb der Module, weil die Ausgangsseite in keinem ist.',
    updatedIn: (module) => `Aktualisierte Seite in ${module}.`,
    updatedOutside: 'Aktualisierte Seite außerhalb der Module.',
    studentsSee: 'Lernende sehen sie.',
    isHidden: 'Sie ist verborgen, bis Sie sie in Ihrer Lernplattform veröffentlichen.',
    silentNow: {
      slideshow: (count) =>
        plural(count, {
          one: '# Text ist stumm; Untertitel werden gezeigt.',
          other: '# Texte sind stumm; Untertitel werden gezeigt.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# Zeile ist stumm; Lernende lesen sie.',
          other: '# Zeilen sind stumm; Lernende lesen sie.',
        }),
    },
    waiting: 'Wartet, bis es an der Reihe ist.',
    waitingBecause: (reason) => `Wartet. ${reason}`,
    running: 'Wird veröffentlicht …',
    cancelled: 'Abgebrochen.',
    failed: 'Der Inhalt wurde nicht veröffentlicht. Bitte versuchen Sie es erneut.',
    left: 'Die Seite bleibt, wie sie ist.',
    settled: 'Die Änderungen dieser Seite wurden in einem anderen Fenster geklärt.',
    removed: 'Die Seite wurde aus dem Kurs entfernt.',
    unknown: 'Das Ergebnis ist nicht mehr bekannt.',
    states: {
      done: 'Fertig',
      question: 'Braucht eine Antwort',
      failed: 'Fehlgeschlagen',
      stopped: 'Nicht erledigt',
      working: 'In Arbeit',
    },
    open: 'Im Kurs öffnen',
    openOf: (title) => `Im Kurs öffnen: ${title}`,
    tryAgain: 'Erneut versuchen',
    tryAgainOf: (title) => `Erneut versuchen: ${title}`,
    editPiece: 'Editor öffnen',
    again: 'Erneut veröffentlichen',
    publishAgain:
      'Veröffentlichen Sie jederzeit erneut: Dieselben Seiten werden aktualisiert, und keine entsteht doppelt.',
    done: 'Fertig',
    wasEdited: (title) => `${title} wurde im Kurs bearbeitet`,
    editedBy: (author, time) =>
      `${author} hat die Seite am ${time} geändert, deshalb hat Lectern sie nicht angetastet.`,
    editedAt: (time) =>
      `Eine andere Person hat die Seite am ${time} geändert, deshalb hat Lectern sie nicht angetastet.`,
    editedSometime: 'Eine andere Person hat die Seite geändert, deshalb hat Lectern sie nicht angetastet.',
    editedAgain: 'Die Seite wurde nach Ihrer Antwort noch einmal geändert. Unten steht ihre neue Fassung.',
    theirs: 'Jetzt im Kurs',
    ours: 'Neue Fassung von Lectern',
    sameWords: 'Die Wörter sind gleich. Aufbau oder Bilder unterscheiden sich.',
    below: 'Player unter diesen Text setzen',
    leave: 'So lassen',
    replace: 'Ersetzen',
    notAnswered: 'Die Antwort konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    leftPages: 'Seiten ohne abgeschlossenen Inhalt',
    whatLeftPagesShow:
      'Ihre Präsentation oder ihr Podcast wurde gelöscht oder wird Lernenden nicht mehr gezeigt, deshalb zeigen ihre Player nichts. Die Seiten bleiben im Kurs, bis Sie sie entfernen.',
    removeOf: (title) => `Entfernen: ${title}`,
    remove: (count) => plural(count, { one: 'Diese Seite entfernen', other: 'Diese # Seiten entfernen' }),
    removeTitle: (count) =>
      plural(count, {
        one: 'Diese Seite aus dem Kurs entfernen?',
        other: '# Seiten aus dem Kurs entfernen?',
      }),
    removeQuestion: (count) =>
      plural(count, {
        one: 'Lernende finden die Seite nicht mehr, und der Link ihres Players endet. Die Präsentation oder der Podcast bleibt.',
        other:
          'Lernende finden die Seiten nicht mehr, und die Links ihrer Player enden. Die Präsentationen und Podcasts bleiben.',
      }),
    confirmRemoval: 'Entfernen',
    pagesRemoved: (count) =>
      plural(count, {
        one: 'Die Seite wurde aus dem Kurs entfernt.',
        other: '# Seiten wurden aus dem Kurs entfernt.',
      }),
    notRemoved: 'Die Seite konnte nicht entfernt werden. Bitte versuchen Sie es erneut.',
    notRemovedBecause: (title, reason) => `${title}: ${reason}`,
  },
}

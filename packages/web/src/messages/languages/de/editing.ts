import { listOf } from '../../lists.ts'
import type { EditingMessages } from '../language-messages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

type Difference = Parameters<EditingMessages['editing/history-panel']['restoringChanges']['slideshow']>[0]

const slides = (count: number): string => plural(count, { one: '# Folie', other: '# Folien' })
const segments = (count: number): string => plural(count, { one: '# Abschnitt', other: '# Abschnitte' })

// Separate, because `plural` replaces the first '#', and a name may contain one.
const others = (count: number): string =>
  plural(count, { one: '# weitere Person', other: '# weitere Personen' })

/** 'Die Wiederherstellung ändert 2 Folien, bringt 1 Folie zurück und entfernt 3 Folien.' */
function restoring(
  { frame, changed, added, removed }: Difference,
  frameName: string,
  parts: (count: number) => string,
): string {
  const effects = [
    frame && `ändert ${frameName}`,
    changed > 0 && `ändert ${parts(changed)}`,
    added > 0 && `bringt ${parts(added)} zurück`,
    removed > 0 && `entfernt ${parts(removed)}`,
  ]
  return `Die Wiederherstellung ${listOf(effects.filter((effect) => effect !== false))}.`
}

export const editing: EditingMessages = {
  'editing/asking': {
    askPage: 'Die Seite fragen',
  },

  'editing/asking-panel': {
    title: 'Die Seite fragen',
    question: 'Ihre Frage',
    questionHint: 'Die Antwort sagt nur, was auf der Seite steht. Jeder Satz zeigt seine Quellen.',
    questionMissing: 'Bitte geben Sie eine Frage ein.',
    ask: 'Fragen',
    asking: 'Eine Antwort wird gesucht …',
    cancel: 'Abbrechen',

    answer: 'Antwort',
    notFound: 'Die Seite beantwortet diese Frage nicht.',
    source: (number) => `Quelle ${number}`,
    sources: 'Quellen',
    answeredBy: (writer) => `Beantwortet von: ${writer}`,

    refusedInWords: (words) => `Das Sprachmodell hat die Antwort abgelehnt. Es sagt: „${words}“`,
    refused:
      'Das Sprachmodell hat die Antwort abgelehnt. Stellen Sie eine andere Frage oder formulieren Sie sie anders.',
    notAnswered: 'Ihre Frage wurde nicht beantwortet. Bitte versuchen Sie es erneut.',
  },

  'editing/commands': {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    saveChanges: 'Änderungen speichern',
    complete: 'Abschließen',
    saveAndComplete: {
      slideshow: 'Diese Präsentation speichern und abschließen',
      podcast: 'Diesen Podcast speichern und abschließen',
    },
    commands: 'Befehle',
    keyboardShortcuts: 'Tastenkürzel',

    labelWithKeys: (label, keys) => `${label} (${keys})`,
    keyNames: {
      Ctrl: 'Strg',
      Shift: 'Umschalt',
      Alt: 'Alt',
      Enter: 'Eingabe',
      Space: 'Leertaste',
      Delete: 'Entf',
      Tab: 'Tab',
      Esc: 'Esc',
    },

    searchCommands: 'Befehle suchen',
    whatToDo: 'Was möchten Sie tun?',
    noCommandFound: 'Kein Befehl enthält diese Wörter.',
    commandsFound: (count) => plural(count, { one: '# Befehl', other: '# Befehle' }),
  },

  'editing/leave-guard': {
    question: 'Ohne Speichern verlassen?',
    leave: 'Verlassen',
    stay: 'Bleiben',
    changesAreKept:
      'Ihre Änderungen sind nicht gespeichert. Dieser Browser behält sie und bietet sie Ihnen beim nächsten Mal an.',
    changesAreLost:
      'Ihre Änderungen sind nicht gespeichert, und dieser Browser kann sie nicht aufbewahren. Wenn Sie die Seite verlassen, gehen sie verloren.',
  },

  'editing/document': {
    retry: 'Erneut versuchen',

    notSaved: 'Die Änderungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    alsoRetried: (draftLocation) => `Lectern versucht es auch selbst erneut. ${draftLocation}`,
    refused: 'Lectern konnte dies nicht speichern.',

    waitingTo: { save: 'Speichern steht aus', complete: 'Abschluss steht aus' },
    saving: 'Wird gespeichert …',
    allSaved: 'Alles gespeichert',
    stopped: 'Nicht gespeichert',
    unsaved: 'Noch nicht gespeichert',

    cancel: 'Abbrechen',
    offline: 'Offline.',
    databaseUnavailable: 'Lectern erreicht seine Datenbank im Moment nicht.',
    noAnswer: 'Lectern antwortet nicht.',
    cannotSave: 'Lectern kann im Moment nicht speichern.',
    whenPossible: {
      save: 'Ihre Änderungen bleiben in diesem Browser erhalten und werden gespeichert, sobald es möglich ist.',
      saveNotKept: (draftLocation) => `${draftLocation} Gespeichert wird, sobald es möglich ist.`,
      complete: 'Ihre Änderungen sind gespeichert. Abgeschlossen wird, sobald es möglich ist.',
    },
    whenOnline: {
      save: 'Ihre Änderungen bleiben in diesem Browser erhalten und werden gespeichert, sobald Sie wieder online sind.',
      saveNotKept: (draftLocation) => `${draftLocation} Gespeichert wird, sobald Sie wieder online sind.`,
      complete: 'Ihre Änderungen sind gespeichert. Abgeschlossen wird, sobald Sie wieder online sind.',
    },
    thenComplete: 'Danach wird abgeschlossen.',
    kept: 'Ihre Änderungen bleiben in diesem Browser erhalten.',
    notKept:
      'Dieser Browser kann Ihre Änderungen nicht aufbewahren. Lassen Sie diese Seite daher offen, bis sie gespeichert sind.',
    reasonAndNext: (reason, next) => `${reason} ${next}`,
    completedLate: 'Das Abschließen musste warten. Deshalb bleiben Sie im Editor.',
    editedSinceComplete:
      'Noch nicht abgeschlossen, weil Sie inzwischen weitergearbeitet haben. Drücken Sie „Abschließen“, wenn alles fertig ist.',

    unsavedEditsFrom: (time) => `Sie haben ungespeicherte Änderungen (${time}).`,
    restore: 'Wiederherstellen',

    generationFailed: 'Erstellung fehlgeschlagen',
    generationFailedBecause: (reason) => `Erstellung fehlgeschlagen: ${reason}`,
    generatedNotLoaded: {
      slideshow: 'Die neue Präsentation konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
      podcast: 'Der neue Podcast konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    },
    generated: {
      slideshow: 'Präsentation erfolgreich erstellt!',
      podcast: 'Podcast erfolgreich erstellt!',
    },
    generatedWithoutEdits: 'Neue Inhalte wurden erstellt. Ihre Änderungen sind darin nicht enthalten.',
    openGenerated: 'Neue Inhalte öffnen',
  },

  'editing/history-panel': {
    history: 'Verlauf',
    explanation:
      'Alles, was in den letzten 30 Tagen gespeichert und erstellt wurde. Wiederherstellen ist eine Änderung wie jede andere: Sie können sie rückgängig machen, und sie wird mit dem nächsten Speichern übernommen.',
    loading: 'Verlauf wird geladen …',
    notLoaded: 'Der Verlauf konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    loadingVersion: 'Version wird geladen …',
    versionNotLoaded: 'Diese Version konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    current: 'Aktuell',
    parts: { slideshow: slides, podcast: segments },

    origin: {
      generated: 'Erstellt',
      saved: 'Gespeichert',
      deleted: 'Vor dem Löschen',
      restored: 'Wiederhergestellt',
    },
    originAndAuthor: {
      generated: (author) => `Erstellt von ${author}`,
      saved: (author) => `Gespeichert von ${author}`,
      deleted: (author) => `Vor dem Löschen durch ${author}`,
      restored: (author) => `Wiederhergestellt von ${author}`,
    },

    sameAsOpen: 'Der Inhalt ist derselbe wie in der geöffneten Version.',
    restoringChanges: {
      slideshow: (difference) => restoring(difference, 'Titel und Design', slides),
      podcast: (difference) => restoring(difference, 'Titel und Angaben', segments),
    },
    restore: 'Diese Version wiederherstellen',
    versionIsBack: (time) =>
      `Version wiederhergestellt: ${time}. Sie wird mit dem nächsten Speichern übernommen.`,
    openIsBack:
      'Sie sehen wieder, was vorher geöffnet war. „Rückgängig“ bringt Ihre späteren Änderungen zurück.',

    partUnchanged: 'Unverändert',
    partChanged: 'Geändert',
    partAdded: 'Kommt zurück',
    partRemoved: 'Entfällt',
    sameWords: 'Der Text ist gleich. Aussehen oder Bewegung sind anders.',
  },

  'editing/history': {
    history: 'Verlauf',
    today: (time) => `Heute, ${time}`,
    yesterday: (time) => `Gestern, ${time}`,
    dayAndTime: (day, time) => `${day}, ${time}`,
  },

  'editing/jobs': {
    opensHere: (generating) => `${generating} Das Ergebnis öffnet sich hier, sobald es fertig ist.`,
    cancel: 'Abbrechen',
    notCancelled: 'Das konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
    watch: 'Zusehen',
    reading: 'Die Seite wird gelesen.',
    waiting: 'Die Arbeit geht gleich weiter.',
    cancelled: {
      slideshow: 'Die Präsentation wurde abgebrochen, bevor sie fertig war.',
      podcast: 'Der Podcast wurde abgebrochen, bevor er fertig war.',
    },
    slideshow: {
      planning: 'Die Präsentation wird geplant.',
      beingWritten: (slide, all) =>
        `Folie ${numberOf(slide)} von etwa ${numberOf(all)} wird gerade geschrieben`,
      finished: (finished, all) => `Fertige Folien: ${numberOf(finished)} von etwa ${numberOf(all)}.`,
      voiced: (voiced, all) => `Folien mit Audio: ${numberOf(voiced)} von ${numberOf(all)}.`,
      playable:
        'Fertige Folien können Sie schon abspielen. Die Präsentation öffnet sich zum Bearbeiten, sobald sie vollständig ist.',
      first: 'Die erste Folie erscheint hier, sobald sie geschrieben ist.',
    },
    podcast: {
      planning: 'Der Podcast wird geplant.',
      beingWritten: (segment, all) =>
        `Abschnitt ${numberOf(segment)} von etwa ${numberOf(all)} wird gerade geschrieben`,
      finished: (finished, all) => `Fertige Abschnitte: ${numberOf(finished)} von etwa ${numberOf(all)}.`,
      voiced: (voiced, all) => `Zeilen mit Audio: ${numberOf(voiced)} von ${numberOf(all)}.`,
      playable:
        'Fertige Abschnitte können Sie schon anhören. Der Podcast öffnet sich zum Bearbeiten, sobald er vollständig ist.',
      first: 'Der erste Abschnitt erscheint hier, sobald er geschrieben ist.',
    },
  },

  'editing/merge': {
    conflictText: (sentence, time) => `${sentence} (${time})`,

    decide: 'Entscheiden',
    undecided: (conflictText) =>
      `${conflictText} Ihre Änderungen bleiben in diesem Browser erhalten und werden erst gespeichert, wenn Sie sich entschieden haben.`,
    undecidedAndNotKept: (conflictText, draftLocation) =>
      `${conflictText} Bitte entscheiden Sie sich, damit Ihre Änderungen gespeichert werden. ${draftLocation}`,
    notSaved: (reason, draftLocation) => `Nicht gespeichert. ${reason} ${draftLocation}`,

    changedMeanwhile: 'Inzwischen geändert',
    nothingLost: (conflictText) =>
      `${conflictText} Nichts geht verloren: Sie können die andere Version zurückholen.`,
    openBoth: 'Beide öffnen',
    decideLater: 'Später entscheiden',
    notLoaded: {
      slideshow: 'Die Präsentation konnte nicht geladen werden.',
      podcast: 'Der Podcast konnte nicht geladen werden.',
    },

    ofTwoPeople: {
      keepTheirs: 'Andere behalten',
      keepTheirsMeaning: 'Die andere Version wird hier geöffnet. „Rückgängig“ bringt Ihre zurück.',
      keepMine: 'Meine behalten',
      keepMineMeaning: 'Ihre Version wird gespeichert. Die andere bleibt im Verlauf.',
      openBothMeaning: {
        slideshow:
          'Vergleichen Sie beide nebeneinander und wählen Sie für jede Folie die gewünschte Version.',
        podcast:
          'Vergleichen Sie beide nebeneinander und wählen Sie für jeden Abschnitt die gewünschte Version.',
      },
      theirsIsOpen: 'Die andere Version ist geöffnet. „Rückgängig“ bringt Ihre zurück.',
    },
    ofTwoWindows: {
      keepTheirs: 'Andere behalten',
      keepTheirsMeaning:
        'Die Version des anderen Fensters wird hier geöffnet. „Rückgängig“ bringt diese zurück.',
      keepMine: 'Diese behalten',
      keepMineMeaning: 'Die Version dieses Fensters wird gespeichert. Die andere bleibt im Verlauf.',
      openBothMeaning: {
        slideshow:
          'Vergleichen Sie beide nebeneinander und wählen Sie für jede Folie das gewünschte Fenster.',
        podcast:
          'Vergleichen Sie beide nebeneinander und wählen Sie für jeden Abschnitt das gewünschte Fenster.',
      },
      theirsIsOpen: 'Die Version des anderen Fensters ist geöffnet. „Rückgängig“ bringt diese zurück.',
    },
  },

  'editing/both-versions': {
    cancel: 'Abbrechen',
    save: 'Speichern',
    asProposed: 'Wie vorgeschlagen',
    takeAtLeastOne: {
      slideshow: 'Übernehmen Sie mindestens eine Folie.',
      podcast: 'Übernehmen Sie mindestens einen Abschnitt.',
    },
    bothStay: (conflictText) => `${conflictText} Sie können beide Versionen zurückholen.`,

    order: 'Reihenfolge',
    changedInBoth: 'In beiden geändert',
    different: 'Unterschiedlich',
    without: { slideshow: 'Ohne diese Folie', podcast: 'Ohne diesen Abschnitt' },
    sameInBoth: {
      slideshow: (count) =>
        plural(count, { one: '# Folie ist in beiden gleich:', other: '# Folien sind in beiden gleich:' }),
      podcast: (count) =>
        plural(count, {
          one: '# Abschnitt ist in beiden gleich:',
          other: '# Abschnitte sind in beiden gleich:',
        }),
    },

    ofTwoPeople: {
      title: 'Ihre Version und die andere',
      bothStayTaken: (conflictText) =>
        `${conflictText} Was nur eine Seite geändert hat, ist schon übernommen. Sie können beide Versionen zurückholen.`,
      willBeSaved: {
        slideshow: (count) =>
          plural(count, {
            one: '# Folie wird gespeichert. „Rückgängig“ bringt Ihre Version zurück.',
            other: '# Folien werden gespeichert. „Rückgängig“ bringt Ihre Version zurück.',
          }),
        podcast: (count) =>
          plural(count, {
            one: '# Abschnitt wird gespeichert. „Rückgängig“ bringt Ihre Version zurück.',
            other: '# Abschnitte werden gespeichert. „Rückgängig“ bringt Ihre Version zurück.',
          }),
      },
      mine: {
        label: 'Meine',
        all: 'Alles aus meiner',
        changed: 'In meiner geändert',
        added: 'Neu in meiner',
        deleted: 'In meiner gelöscht',
        deletedButChanged: 'In meiner gelöscht, in der anderen geändert',
        only: 'Nur in meiner',
        order: {
          slideshow: 'Die Folien in meiner Reihenfolge',
          podcast: 'Die Abschnitte in meiner Reihenfolge',
        },
        sameWords: 'Der Text ist gleich. Aussehen oder Bewegung sind wie in meiner.',
      },
      theirs: {
        label: 'Andere',
        all: 'Alles aus der anderen',
        changed: 'In der anderen geändert',
        added: 'Neu in der anderen',
        deleted: 'In der anderen gelöscht',
        deletedButChanged: 'In meiner geändert, in der anderen gelöscht',
        only: 'Nur in der anderen',
        order: {
          slideshow: 'Die Folien in der anderen Reihenfolge',
          podcast: 'Die Abschnitte in der anderen Reihenfolge',
        },
        sameWords: 'Der Text ist gleich. Aussehen oder Bewegung sind wie in der anderen.',
      },
    },
    ofTwoWindows: {
      title: 'Ihre beiden Versionen',
      bothStayTaken: (conflictText) =>
        `${conflictText} Was nur in einem Fenster geändert wurde, ist schon übernommen. Sie können beide Versionen zurückholen.`,
      willBeSaved: {
        slideshow: (count) =>
          plural(count, {
            one: '# Folie wird gespeichert. „Rückgängig“ bringt diese Version zurück.',
            other: '# Folien werden gespeichert. „Rückgängig“ bringt diese Version zurück.',
          }),
        podcast: (count) =>
          plural(count, {
            one: '# Abschnitt wird gespeichert. „Rückgängig“ bringt diese Version zurück.',
            other: '# Abschnitte werden gespeichert. „Rückgängig“ bringt diese Version zurück.',
          }),
      },
      mine: {
        label: 'Dieses Fenster',
        all: 'Alles aus diesem Fenster',
        changed: 'In diesem Fenster geändert',
        added: 'Neu in diesem Fenster',
        deleted: 'In diesem Fenster gelöscht',
        deletedButChanged: 'In diesem Fenster gelöscht, im anderen geändert',
        only: 'Nur in diesem Fenster',
        order: {
          slideshow: 'Die Folien in der Reihenfolge dieses Fensters',
          podcast: 'Die Abschnitte in der Reihenfolge dieses Fensters',
        },
        sameWords: 'Der Text ist gleich. Aussehen oder Bewegung sind wie in diesem Fenster.',
      },
      theirs: {
        label: 'Anderes Fenster',
        all: 'Alles aus dem anderen Fenster',
        changed: 'Im anderen Fenster geändert',
        added: 'Neu im anderen Fenster',
        deleted: 'Im anderen Fenster gelöscht',
        deletedButChanged: 'In diesem Fenster geändert, im anderen gelöscht',
        only: 'Nur im anderen Fenster',
        order: {
          slideshow: 'Die Folien in der Reihenfolge des anderen Fensters',
          podcast: 'Die Abschnitte in der Reihenfolge des anderen Fensters',
        },
        sameWords: 'Der Text ist gleich. Aussehen oder Bewegung sind wie im anderen Fenster.',
      },
    },
  },

  'editing/page-changes': {
    title: 'Die Seite hat sich geändert',
    bar: {
      slideshow: 'Die Seite hat sich geändert, seit diese Präsentation daraus erstellt wurde.',
      podcast: 'Die Seite hat sich geändert, seit dieser Podcast daraus erstellt wurde.',
    },
    show: 'Änderungen zeigen',
    reading: 'Seite wird gelesen …',
    cancel: 'Abbrechen',
    cancelled: 'Die Seite wurde nicht gelesen.',
    notRead: 'Die Seite konnte nicht gelesen werden. Bitte versuchen Sie es erneut.',
    gone: 'Die Seite ist nicht mehr im Kurs, oder Sie können sie nicht mehr sehen. Ihre Inhalte bleiben, wie sie sind.',
    inStep:
      'Die Seite sagt noch dasselbe wie zu der Zeit, als dies daraus erstellt wurde. Es gibt nichts zu tun.',
    edited: (title, time) => `„${title}“ wurde am ${time} bearbeitet.`,
    passagesChanged: (count) =>
      plural(count, { one: '# Textstelle hat sich geändert.', other: '# Textstellen haben sich geändert.' }),
    passagesAdded: (count) =>
      plural(count, { one: '# Textstelle ist neu.', other: '# Textstellen sind neu.' }),
    passagesRemoved: (count) =>
      plural(count, { one: '# Textstelle ist entfallen.', other: '# Textstellen sind entfallen.' }),
    nothingByItself:
      'Nichts ändert sich von selbst. Sie entscheiden über jeden Vorschlag und können alles in einem Schritt rückgängig machen.',
    passages: 'Textstellen der Seite',
    changed: 'Geändert',
    added: 'Neu',
    removed: 'Entfallen',
    noPart: 'Nichts beruht darauf.',
    slide: (number) => `Folie ${numberOf(number)}`,
    line: (line, segment) => `Zeile ${numberOf(line)} von Abschnitt ${numberOf(segment)}`,
    noProposal: (part) => `${part}: Es gibt keinen Vorschlag.`,
    update: (count) => plural(count, { one: '# Teil aktualisieren', other: '# Teile aktualisieren' }),
    propose: { slideshow: 'Folie vorschlagen', podcast: 'Zeile vorschlagen' },
    writing: (done, total) => `Vorschläge werden geschrieben: ${numberOf(done)} von ${numberOf(total)}`,
    notProposed: (part) =>
      `${part}: Der Schreibassistent konnte nichts vorschlagen. Bitte versuchen Sie es erneut.`,
    proposals: 'Vorschläge',
    newPart: { slideshow: 'Neue Folie', podcast: 'Neue Zeile' },
    removal: {
      slideshow: 'Alle Textstellen dieser Folie sind entfallen. Der Vorschlag entfernt sie.',
      podcast: 'Alle Textstellen dieser Zeile sind entfallen. Der Vorschlag entfernt sie.',
    },
    now: 'Jetzt',
    proposed: 'Vorschlag',
    keep: 'So lassen',
    take: 'Vorschlag übernehmen',
    keepAll: 'Alle so lassen',
    takeAll: 'Alle übernehmen',
    apply: 'Meine Auswahl anwenden',
    applied: 'Ihre Auswahl ist angewendet.',
    settle: 'Stimmt noch, alles erledigt',
    settled: 'Die Änderungen der Seite sind erledigt.',
    editedMeanwhile: (part) =>
      `${part} wurde inzwischen bearbeitet und bleibt, wie es ist. Aktualisieren Sie den Teil noch einmal.`,
  },
  'editing/panels': {
    figures: 'Zahlen',
    madeWith: 'Erstellt mit',

    regenerateAllAudio: 'Gesamtes Audio neu erstellen',
    regenerate: 'Neu erstellen',

    pageNotKept:
      'Die Seite ist hier nicht gespeichert. Erstellen Sie den Inhalt neu, um zu sehen, worauf jeder Teil beruht.',
    notFromPage: (sentences) =>
      plural(sentences, {
        one: 'Ein Satz stammt nicht von der Seite',
        other: '# Sätze stammen nicht von der Seite',
      }),
    notAsPage: (sentences: number) =>
      plural(sentences, {
        one: 'Ein Satz stimmt nicht mit der Seite überein',
        other: '# Sätze stimmen nicht mit der Seite überein',
      }),
    groundingReasons: {
      number: (words: string) => `Die Zahl ${words} steht nicht auf der Seite.`,
      date: (words: string) => `Das Datum ${words} steht nicht auf der Seite.`,
      name: (words: string) => `Die Seite nennt ${words} hier nicht.`,
      unit: (words: string) => `Die Seite nennt eine andere Einheit als ${words}.`,
      term: (words: string) => `Die Seite verwendet den Begriff ${words} hier nicht.`,
      negation: () => 'Die Seite und dieser Satz unterscheiden sich durch eine Verneinung.',
      direction: (words: string) => `Die Seite sagt es umgekehrt: ${words}.`,
      quote: () => 'Dieses Zitat steht nicht auf der Seite.',
      unsupported: () => 'Das sagt die Seite nicht.',
      answer: () => 'Die Seite nennt auch diese Möglichkeit als Antwort.',
      doubted: () => 'Ein zweites Modell findet, dass die Seite das nicht stützt.',
    },
    pageSays: (words: string) => `Die Seite sagt: ${words}.`,
    noPassage: 'Dies beruht auf keiner bestimmten Stelle der Seite.',

    // Marks of speech in a script.
    addMark: 'Sprechzeichen einfügen',
    addMarks: { pause: 'Pause einfügen', slow: 'Langsamer', strong: 'Betonen' },
    marks: 'Sprechzeichen im Skript',
    lengthOfPause: (number) => `Zeichen ${number}: Länge der Pause`,
    pauseOf: (seconds) => `Pause ${seconds} s`,
    markOf: {
      slow: (words) => `Langsamer: ${words}`,
      strong: (words) => `Betont: ${words}`,
    },
    removeMark: (number, mark) => `Zeichen ${number} entfernen: ${mark}`,
    notFollowed: (voice, marks) =>
      `${voice} kann das nicht: ${marks}. Die Wörter werden wie sonst gesprochen.`,
  },

  'editing/spoken-takes': {
    takes: 'Fassungen',
    text: 'Text',
    about: 'Derselbe Text mit derselben Stimme, noch einmal gesprochen.',
    unlikeRegenerating:
      '„Audio neu erstellen“ ersetzt das Audio, auch mit einer anderen Stimme. „Noch einmal sprechen“ behält jede Fassung, damit Sie wählen können.',
    differByPace: 'Eine eingebaute Stimme spricht jede Fassung in einem anderen Tempo.',
    alwaysTheSame: 'Diese Stimme spricht einen Text immer gleich.',
    noTakes: 'Von diesem Text gibt es noch keine Fassung. Erstellen Sie zuerst sein Audio.',
    noFurtherTake: 'Diese Stimme hat keine weiteren Fassungen dieses Textes.',
    loading: 'Fassungen werden geladen …',
    saving: 'Ihre Änderungen werden gespeichert …',
    notSaved:
      'Die Fassungen gehören zum gespeicherten Text, und Ihre Änderungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    notLoaded: 'Die Fassungen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    take: (number) => `Fassung ${number}`,
    play: (number) => `Fassung ${number} abspielen`,
    pause: (number) => `Fassung ${number} anhalten`,
    use: 'Verwenden',
    chooseTake: (number) => `Fassung ${number} verwenden`,
    inUse: 'In Verwendung',
    nowInUse: (number) => `Fassung ${number} wird verwendet.`,
    notUsed: 'Diese Fassung konnte nicht verwendet werden. Bitte versuchen Sie es erneut.',
    makeAnother: 'Weitere Fassung erstellen',
    making: (number) => `Fassung ${number} wird erstellt …`,
    cancel: 'Abbrechen',
    cancelled: 'Abgebrochen. Das Audio bleibt, wie es war.',
    sameAsBefore: (number) =>
      `Die Stimme sprach genau wie in Fassung ${number}, daher gibt es keine neue Fassung. Fassung ${number} wird verwendet.`,
    tryAgain: 'Erneut versuchen',
    aboutTryingAgain:
      'Sie können es erneut versuchen: Die Stimme spricht vielleicht anders. Ein kostenpflichtiger Anbieter berechnet jeden Versuch.',
    notMade: 'Die Fassung konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    changedMeanwhile:
      'Der Text oder seine Fassungen haben sich inzwischen geändert. Bitte sehen Sie sich die Liste noch einmal an.',
  },

  'editing/translation': {
    alsoIn: 'Auch auf …',
    translationInto: (language) => `Übersetzung: ${language}`,
    others: {
      slideshow: 'Diese Präsentation in anderen Sprachen',
      podcast: 'Dieser Podcast in anderen Sprachen',
    },
    original: (language) => `${language} (Original)`,
    originalUnknown: 'Original',
    inProgress: (language) => `${language}: wird übersetzt`,
    notListed: 'Die Sprachen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    translateInto: 'Übersetzen …',
    title: { slideshow: 'Präsentation übersetzen', podcast: 'Podcast übersetzen' },
    about:
      'Alle Texte werden übersetzt und gesprochen. Formeln, Code, Bilder und Animationen bleiben, und das Original auch.',
    language: 'Sprache',
    narrator: 'Sprecherstimme',
    host: (name) => `Host ${name}`,
    translate: 'Übersetzen',
    waiting: 'In der Warteschlange',
    translating: (done, total) => `Wird übersetzt: ${numberOf(done)} von ${numberOf(total)}`,
    voicing: (done, total) => `Audio wird erzeugt: ${numberOf(done)} von ${numberOf(total)}`,
    workContinues: 'Sie können dieses Fenster schließen. Die Arbeit läuft weiter.',
    ready: (language) => `Die Übersetzung ist fertig: ${language}.`,
    open: 'Öffnen',
    failed: 'Die Übersetzung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    cancelled: 'Die Übersetzung wurde abgebrochen.',
    notStarted: 'Die Übersetzung konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
    notCancelled: 'Die Übersetzung konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
    deleteTranslation: 'Übersetzung löschen',
    deleteTitle: 'Diese Übersetzung löschen?',
    deleteQuestion: 'Die Übersetzung und ihr Audio werden gelöscht. Das Original bleibt, wie es ist.',
    deleted: 'Die Übersetzung ist gelöscht.',
    notDeleted: 'Die Übersetzung konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
    notRestored: 'Die Übersetzung konnte nicht wiederhergestellt werden. Bitte versuchen Sie es erneut.',
    behind: (count) =>
      plural(count, {
        one: '# Teil ist nicht auf dem Stand des Originals.',
        other: '# Teile sind nicht auf dem Stand des Originals.',
      }),
    behindTitle: 'Hinter dem Original',
    reading: 'Das Original wird gelesen …',
    notRead: 'Das Original konnte nicht gelesen werden. Bitte versuchen Sie es erneut.',
    gone: 'Das Original wurde gelöscht. Diese Übersetzung bleibt, wie sie ist.',
    inStep: 'Diese Übersetzung sagt, was das Original sagt. Es gibt nichts zu tun.',
    frame: 'Titel',
    segment: (number) => `Abschnitt ${numberOf(number)}`,
    update: 'Diese aktualisieren',
    removal: 'Im Original gibt es diesen Teil nicht mehr. Der Vorschlag entfernt ihn auch hier.',
  },

  'editing/presence': {
    slideshow: {
      open: (name) => `${name} hat diese Präsentation auch geöffnet`,
      openByTwo: (one, other) => `${one} und ${other} haben diese Präsentation auch geöffnet`,
      openByMore: (one, other, more) =>
        `${one}, ${other} und ${others(more)} haben diese Präsentation auch geöffnet`,
    },
    podcast: {
      open: (name) => `${name} hat diesen Podcast auch geöffnet`,
      openByTwo: (one, other) => `${one} und ${other} haben diesen Podcast auch geöffnet`,
      openByMore: (one, other, more) =>
        `${one}, ${other} und ${others(more)} haben diesen Podcast auch geöffnet`,
    },

    otherWindow: 'Auch in einem anderen Fenster geöffnet',
    alsoHere: (names) => `Auch hier: ${names}.`,
    otherWindowToo: 'Auch in einem anderen Fenster geöffnet.',
  },

  'editing/rewriting': {
    suggestions: 'Vorschläge',
    instruction: 'Was soll sich ändern?',
    instructionHint: 'Der neue Text sagt nur, was auf der Seite steht.',
    instructionMissing: 'Bitte geben Sie an, was sich ändern soll.',
    rewrite: 'Umformulieren',
    rewriting: 'Wird umformuliert …',
    unfinished: 'Noch nicht mit der Seite verglichen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    notRewritten: 'Es wurde nichts umformuliert. Bitte versuchen Sie es erneut.',

    undo: 'Rückgängig',
    editedSince: 'Seitdem wurde dies bearbeitet. „Rückgängig“ geht Schritt für Schritt zurück.',
  },
}

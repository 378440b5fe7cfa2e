import type { SoundMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

// Separate, because `plural` replaces the first '#', and the names of recorded parts may contain one.
const theOthers = (count: number): string =>
  plural(count, {
    one: 'Der andere Teil erhält synthetisches Audio.',
    other: 'Die anderen # Teile erhalten synthetisches Audio.',
  })

export const sound: SoundMessages = {
  audio: {
    none: 'Für diese Folie gibt es kein Audio',
    notFound: 'Audiodatei nicht gefunden. Bitte erstellen Sie das Audio neu.',
    slow: 'Das Laden der Audiodatei dauert zu lange. Vielleicht ist sie nicht verfügbar.',
    playing: (reason) => `Fehler beim Abspielen: ${reason}`,
    loading: (reason) => `Fehler beim Laden des Audios: ${reason}. Erstellen Sie es neu.`,
    refused: (message) => `Das Audio konnte nicht abgespielt werden: ${message}`,

    aborted: 'Wiedergabe abgebrochen',
    network: 'Netzwerkfehler',
    undecodable: 'Audio nicht lesbar',
    unsupported: 'Audioformat nicht unterstützt',
    unknown: 'Unbekannter Fehler',
    otherError: (code) => `Fehlercode ${code}`,

    play: 'Abspielen',
    pause: 'Pause',
    position: 'Position',
    timeOf: (time, duration) => `${time} von ${duration}`,
  },

  'recording/capture': {
    microphoneNumber: (number) => `Mikrofon ${number}`,
  },

  recording: {
    ownRecording: 'Eigene Aufnahme',

    strip: 'Aufnahme',
    recordVoice: 'Ihre Stimme aufnehmen',
    recordingVoice: 'Ihre Stimme wird aufgenommen',
    scriptTime: (time) => `der Sprechtext dauert etwa ${time}`,
    script: 'Sprechtext zum Vorlesen',
    closeStrip: 'Aufnahme schließen',
    openingMicrophone: 'Mikrofon wird geöffnet …',
    microphone: 'Mikrofon',
    startsIn: (seconds) => `Aufnahme beginnt in ${seconds}`,
    breatheIn: 'Atmen Sie ein. Nach der Eins beginnt die Aufnahme.',
    cancel: 'Abbrechen',
    record: 'Aufnehmen',
    stop: 'Stopp',
    startOver: 'Von vorn',
    keys: 'Leertaste stoppt<line/>R beginnt von vorn',
    scriptFirst: 'Schreiben Sie zuerst den Sprechtext. Die Untertitel brauchen ihn.',
    microphoneLevel: 'Mikrofonpegel',
    levels: { quiet: 'leise', good: 'guter Pegel', loud: 'zu laut' },

    countingIn: 'Die Aufnahme beginnt in drei Sekunden. Leertaste stoppt, R beginnt von vorn.',
    recorded: 'Aufgenommen. Behalten Sie die Aufnahme, hören Sie sie an oder nehmen Sie erneut auf.',
    microphoneOn: 'Das Mikrofon ist an. Noch wird nichts aufgenommen.',

    recordingTooLong: 'Eine Aufnahme dauert höchstens 5 Minuten. Dies wurde bis dahin aufgenommen.',
    microphoneUnplugged: 'Das Mikrofon wurde getrennt. Dies wurde bis dahin aufgenommen.',
    fileNotSound: 'Diese Datei ist nicht als Ton lesbar. Bitte wählen Sie eine WAV-, MP3- oder M4A-Datei.',
    fileTooLong: 'Eine Aufnahme dauert höchstens 5 Minuten. Bitte wählen Sie eine kürzere Datei.',

    inYourVoice: 'Sprechen Sie es selbst',
    aboutMicrophone:
      'Ihr Browser fragt gleich nach dem Mikrofon. Aufgenommen wird erst, wenn Sie auf „Aufnehmen“ klicken, und nichts verlässt diese Seite, bevor Sie eine Aufnahme behalten.',
    allowMicrophone: 'Mikrofon nutzen',
    blocked: 'Das Mikrofon ist blockiert',
    aboutBlocked:
      'Klicken Sie auf das Schloss neben der Adresse, erlauben Sie das Mikrofon und versuchen Sie es erneut. Bis dahin bleibt die synthetische Stimme.',
    noMicrophone: 'Kein Mikrofon gefunden',
    aboutNoMicrophone:
      'Schließen Sie eines an, dann erscheint es hier von selbst. Oder laden Sie eine Aufnahme hoch: WAV, MP3 oder M4A.',
    unplugged: 'Das Mikrofon wurde getrennt',
    aboutUnplugged:
      'Schließen Sie es wieder an, dann erscheint es hier von selbst. Oder laden Sie eine Aufnahme hoch: WAV, MP3 oder M4A.',
    inUse: 'Das Mikrofon antwortet nicht',
    aboutInUse:
      'Vielleicht nutzt es ein anderes Programm. Beenden Sie Anrufe und andere Aufnahmen und versuchen Sie es erneut.',
    notOffered: 'Dieser Browser bietet hier kein Mikrofon',
    aboutNotOffered:
      'Das tut er nur bei Adressen, die mit https beginnen. Sie können eine Aufnahme hochladen: WAV, MP3 oder M4A.',
    tryAgain: 'Erneut versuchen',
    showWhere: 'Wo finde ich das?',
    whereBrowsersAllow:
      'Chrome und Edge: das Symbol vor der Adresse, dann „Mikrofon“. Firefox: das durchgestrichene Mikrofon vor der Adresse. Safari: Menü „Safari“, „Einstellungen für diese Website“, „Mikrofon“.',
    uploadRecording: 'Aufnahme hochladen',
    fileToUpload: 'Aufnahme zum Hochladen',

    keepTake: 'Aufnahme behalten',
    listen: (duration) => `Anhören, ${duration}`,
    stopListening: 'Anhören beenden',
    recordAgain: 'Neu aufnehmen',
    takeKept: 'Diese Aufnahme ist gespeichert.',
    takeDeleted: 'Diese Aufnahme ist gelöscht.',
    takeOnItsWay: 'Diese Aufnahme wird gesendet. Sie können weiterarbeiten.',
    nothingSent: 'Noch hat nichts diese Seite verlassen.',
    nothingSentButSafe: 'Noch hat nichts diese Seite verlassen. Die Aufnahme ist auf diesem Gerät sicher.',
    nothingSentAndUnsafe:
      'Noch hat nichts diese Seite verlassen. Dieser Browser bewahrt nichts auf: Behalten Sie die Aufnahme, bevor Sie gehen.',

    takes: 'Aufnahmen',
    newestFirst: 'neueste zuerst',
    noTakes: 'Noch keine Aufnahmen. Jede neue erscheint hier.',
    take: (number) => `Aufnahme ${number}`,
    playTake: (number) => `Aufnahme ${number} abspielen`,
    stopTake: (number) => `Aufnahme ${number} stoppen`,
    moreForTake: (number) => `Mehr zu Aufnahme ${number}`,
    takeInUse: 'In Verwendung',
    takeNotKeptYet: 'Noch nicht gespeichert',
    earlierScript: 'Sie enthält einen früheren Sprechtext.',
    recordedToday: (duration, time) => `${duration} · ${time}`,
    recordedOn: (duration, day, time) => `${duration} · ${day}, ${time}`,
    chooseTake: 'Verwenden',
    takeNotUsed: 'Diese Aufnahme konnte nicht verwendet werden. Bitte versuchen Sie es erneut.',
    deleteTake: (number) => `Aufnahme ${number} löschen`,
    askDeleteTake: (number) => `Aufnahme ${number} löschen?`,
    aboutDeleting: 'Eine gelöschte Aufnahme lässt sich nicht zurückholen.',
    delete: 'Löschen',
    takeNotDeleted: 'Diese Aufnahme konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',

    leavePageOpen:
      'Dieser Browser bewahrt nichts auf. Lassen Sie diese Seite offen, bis die Aufnahme gesendet ist.',
    waitingForTurn: 'In der Warteschlange.',
    sendingProgress: (percent) => `Aufnahme wird gesendet, ${percent} % gesendet`,
    sent: (percent) => `${percent} % gesendet.`,
    sentAndWaiting: (percent, reason) =>
      `${percent} % gesendet. ${reason} Die Aufnahme ist auf diesem Gerät sicher und wird automatisch gesendet.`,
    sentAndWaitingUnsafe: (percent, reason) =>
      `${percent} % gesendet. ${reason} Dieser Browser bewahrt nichts auf. Lassen Sie diese Seite offen, bis die Aufnahme gesendet ist.`,
    levelling: 'Gesendet. Lautstärke wird angepasst …',

    voice: 'Stimme',
    synthesized: 'Synthetisch',
    myOwn: 'Meine eigene',
    recordFirst: 'Nehmen Sie etwas auf und behalten Sie die Aufnahme: Sie wird zur Stimme.',
    generating: 'Wird erstellt …',
    recordingStays:
      'Ihre Aufnahme bleibt erhalten, wenn Sie alles erstellen lassen, es sei denn, Sie entscheiden anders.',
    trimSilence: 'Stille kürzen',
    aboutTrimming: 'Am Anfang und Ende jeder Aufnahme',
    trimmed: (start, end) => `${start} s am Anfang, ${end} s am Ende`,
    countMeIn: 'Einzählen',
    aboutCountingIn: '3, 2, 1 vor jeder Aufnahme',
    sameLoudness: 'Jede Aufnahme wird an die Lautstärke des übrigen Audios angepasst.',
    captionsFollowScript:
      'Die Untertitel folgen dem Sprechtext. Etwas anderes gesagt? Passen Sie den Sprechtext an.',
    captionsFollowScriptLinked:
      'Die Untertitel folgen dem Sprechtext. Etwas anderes gesagt? <link>Passen Sie den Sprechtext an</link>',

    askKeepRecordings: (count) =>
      plural(count, { one: 'Ihre Aufnahme behalten?', other: 'Ihre # Aufnahmen behalten?' }),
    keepRecordings: (count) => plural(count, { one: 'Aufnahme behalten', other: 'Aufnahmen behalten' }),
    replaceRecordings: (count) => plural(count, { one: 'Ersetzen', other: 'Auch ersetzen' }),
    aboutKeepingAll: (recorded) =>
      `${recorded} Sonst braucht nichts Audio. Ersetzte Aufnahmen bleiben in der Liste.`,
    aboutKeeping: (recorded, others) =>
      `${recorded} ${theOthers(others)} Ersetzte Aufnahmen bleiben in der Liste.`,
  },

  'recording/take-outbox': {
    waitingForConnection: 'Wartet auf die Verbindung.',
    takeNotKept: 'Diese Aufnahme konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  },

  glossary: {
    title: 'Aussprache',
    titleIn: (course) => `Aussprache in ${course}`,
    explanation:
      'Namen, Abkürzungen und Fremdwörter, die Stimmen falsch aussprechen: Schreiben Sie jedes so, wie es vorgelesen werden soll. Das gilt für alle Präsentationen und Podcasts des Kurses.',
    loading: 'Ausspracheliste wird geladen …',
    loadFailed: 'Die Ausspracheliste konnte nicht geladen werden.',
    addTerm: 'Begriff hinzufügen',
    cancel: 'Abbrechen',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: 'Aussprache gespeichert. Was jetzt anders klingt, braucht neues Audio.',
    saveFailed: 'Die Ausspracheliste konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    changedElsewhere:
      'Diese Ausspracheliste wurde inzwischen geändert, von einer anderen Lehrkraft oder in einem anderen Fenster. Die Liste enthält jetzt diese Änderungen. Wo Sie denselben Begriff geändert haben, steht Ihre Fassung. Bitte prüfen Sie sie und speichern Sie noch einmal.',
    discardTitle: 'Änderungen verwerfen?',
    discardQuestion: 'Die Begriffe, die Sie geschrieben oder geändert haben, sind nicht gespeichert.',
    discard: 'Verwerfen',
    keepEditing: 'Weiter bearbeiten',

    term: (number) => `Begriff ${number}`,
    emptyTerm: (number) => `Begriff ${number}`,
    saidAs: 'Gesprochen als',
    language: 'Sprache',
    allLanguages: 'Alle Sprachen',
    remove: (term) => `Entfernen: ${term}`,
    repeated: 'Dieser Begriff steht schon weiter oben.',
    sayIt: 'Anhören',
    say: (term) => `Anhören: ${term}`,
    pause: (term) => `Anhalten: ${term}`,
    noVoice: 'Keine Stimme spricht diese Sprache',
  },

  voices: {
    selectVoice: 'Stimme wählen',
    unreachable: 'Eine Stimme, die jetzt nicht erreichbar ist',
    loadFailed: 'Die verfügbaren Stimmen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    speaksOther: (voice, language, content) =>
      `${voice} spricht ${language}, es gibt aber Inhalte auf ${content}.`,
    speaksOtherOnSomePages: (voice, language, content) =>
      `${voice} spricht ${language}, einige Seiten sind aber auf ${content}.`,
    takeBetter: (voice, language) => `${voice} (${language}) verwenden`,

    sampleText: 'Beispieltext',
    search: 'Stimmen suchen',
    searchPlaceholder: 'Stimmen suchen …',
    language: 'Sprache',
    allLanguages: 'Alle Sprachen',
    voices: 'Stimmen',
    loading: 'Stimmen werden geladen …',
    noneFound: 'Keine passenden Stimmen gefunden',

    quality: { good: 'Gute Qualität', fair: 'Mittlere Qualität', poor: 'Geringe Qualität' },
    followsTones: 'Folgt dem Ton der Zeilen',
    select: 'Auswählen',
    selected: 'Ausgewählt',
    selectNamed: (voice) => `${voice} auswählen`,
    selectedNamed: (voice) => `${voice} ausgewählt`,
    playSample: (voice) => `Hörprobe von ${voice} abspielen`,
    pauseSample: (voice) => `Hörprobe von ${voice} anhalten`,
    sampleFailed: 'Die Hörprobe konnte nicht abgespielt werden. Bitte versuchen Sie es erneut.',

    pronunciation: 'Aussprache',
  },
}

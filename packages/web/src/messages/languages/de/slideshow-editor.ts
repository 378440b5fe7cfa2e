import { listOf } from '../../lists.ts'
import { decimalOf } from '../../numbers.ts'
import type { SlideshowEditorMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const slideshowEditor: SlideshowEditorMessages = {
  'slideshow-editor/canvas': {
    slide: (title) => `Folie: ${title}`,
    tooMuchText: 'Zu viel Text für eine Folie',
    split: 'Teilen',
    replay: 'Wiederholen',
  },

  'slideshow-editor/document': {
    saved: 'Präsentation erfolgreich gespeichert!',
    notSaved: 'Die Präsentation konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    completed: 'Präsentation abgeschlossen!',
    notCompleted:
      'Die Präsentation ist gespeichert, ihr Status konnte aber nicht geändert werden. Bitte versuchen Sie es erneut.',
    noPresentation: 'Keine Daten zur Präsentation gefunden',

    editsSlide: (name, slide) => `${name} bearbeitet Folie ${slide}`,
    atSlide: (name, slide) => `${name}: Folie ${slide}`,

    titleAndTheme: 'Titel und Design',

    slideMoved: (title, number, count) => `${title} ist jetzt Folie ${number} von ${count}.`,
    slidesMoved: (moved, first, last, count) =>
      plural(moved, {
        one: `# Folie verschoben. Jetzt Folie ${first} von ${count}.`,
        other: `# Folien verschoben. Jetzt Folien ${first} bis ${last} von ${count}.`,
      }),

    pictureTooLarge: 'Dieses Bild ist größer als 10 MiB. Bitte wählen Sie ein kleineres.',
    pictureNotUploaded: 'Das Bild konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.',
    typeChangedDuringUpload:
      'Der Typ der Folie hat sich geändert, während ihr Bild hochgeladen wurde. Sie finden das Bild unter dem Bildfeld jeder Folie.',
    slideDeletedDuringUpload:
      'Die Folie wurde gelöscht, während ihr Bild hochgeladen wurde. Sie finden das Bild unter dem Bildfeld jeder Folie.',
    pictureNotGenerated: 'Das Bild konnte nicht erzeugt werden. Bitte versuchen Sie es erneut.',
    typeChangedDuringGeneration:
      'Der Typ der Folie hat sich geändert, während ihr Bild erzeugt wurde. Sie finden das Bild unter dem Bildfeld jeder Folie.',
    slideDeletedDuringGeneration:
      'Die Folie wurde gelöscht, während ihr Bild erzeugt wurde. Sie finden das Bild unter dem Bildfeld jeder Folie.',
    pictureChosenDuringGeneration:
      'Die Folie hat inzwischen ein anderes Bild. Sie finden das erzeugte Bild unter dem Bildfeld jeder Folie.',
    pictureIsOnSlide: (number) => `Das Bild ist auf Folie ${number}.`,
  },

  'slideshow-editor/drawing': {
    drawing: 'Zeichnung',
    about: 'Zeigt Daten statt eines Bildes, in den Farben des Designs.',
    draw: 'Daten zeichnen',
    kind: 'Art',
    unit: 'Einheit',
    axis: 'Was die Beschriftungen sind',
    series: (number) => `Name der Reihe ${number}`,
    addSeries: 'Zweite Reihe hinzufügen',
    removeSeries: 'Zweite Reihe entfernen',
    label: (number) => `Beschriftung von Zeile ${number}`,
    value: (number) => `Zahl von Zeile ${number}`,
    valueOf: (number, series) => `Zahl von Zeile ${number}: ${series}`,
    text: (number) => `Text von Zeile ${number}`,
    items: (number) => `Einträge von Zeile ${number}, je einer pro Zeile`,
    up: (number) => `Zeile ${number} nach oben`,
    down: (number) => `Zeile ${number} nach unten`,
    remove: (number) => `Zeile ${number} entfernen`,
    add: 'Zeile hinzufügen',
    notANumber: 'Das ist keine Zahl. Beispiel: 12,5',
    plainTable: 'Als einfache Tabelle zeigen',
    tableTooSmall: (most) => `Eine Tabelle hat Platz für ${most} dieser Zeilen. Entfernen Sie zuerst einige.`,
    picture: 'Stattdessen ein Bild zeigen',
  },

  'slideshow-editor/inspector': {
    content: 'Inhalt',
    type: 'Typ',
    changeType: (type) => `Typ: ${type}. Typ ändern`,
    unknownType: (type) => `Unbekannter Folientyp: ${type}`,
    choiceOf: (field, choice) => `${field}: ${choice}`,
    bulletRows: {
      row: (number) => `Stichpunkt ${number}`,
      remove: (number) => `Stichpunkt ${number} entfernen`,
      add: 'Stichpunkt hinzufügen',
      move: {
        up: (number) => `Stichpunkt ${number} nach oben`,
        down: (number) => `Stichpunkt ${number} nach unten`,
      },
    },
    itemRows: {
      row: (number) => `Eintrag ${number}`,
      remove: (number) => `Eintrag ${number} entfernen`,
      add: 'Eintrag hinzufügen',
      move: {
        up: (number) => `Eintrag ${number} nach oben`,
        down: (number) => `Eintrag ${number} nach unten`,
      },
    },
    layout: 'Layout',
    automaticLayout: 'Automatisch',
    aboutAutomaticLayout: 'Passend zum Inhalt der Folie',

    rewriteSlide: 'Folie umformulieren …',
    rewritingSlide: (number) => `Folie ${number} wird umformuliert …`,
    rewritten: 'Folie umformuliert',
    notRewritten: 'Der Schreibassistent hat diese Folie unverändert gelassen.',
    editedMeanwhile: 'Sie haben diese Folie inzwischen bearbeitet, daher bleibt Ihr Text stehen.',

    pictureAddress: 'Adresse eines Bildes',
    insecurePicture:
      'Dieses Bild kann nicht angezeigt werden, denn seine Adresse beginnt mit http:. Nutzen Sie https: oder laden Sie das Bild hoch.',
    describePicture: 'Beschreiben Sie dieses Bild für Menschen, die es nicht sehen können.',
    picturesOfPage: 'Bilder der Seite',
    unusedPictures: 'Hochgeladen, noch auf keiner Folie',
    picture: (number) => `Bild ${number}`,
    pictureFile: 'Bilddatei',
    uploadPicture: 'Bild hochladen',
    uploading: 'Wird hochgeladen …',
    uploadingPicture: 'Bild wird hochgeladen',
    cancel: 'Abbrechen',

    generatePicture: 'Bild erzeugen …',
    describeGenerated: 'Beschreibung für das Modell',
    generate: 'Erzeugen',
    generateAnother: 'Ein anderes erzeugen',
    generating: 'Wird erzeugt …',
    generatingPicture: 'Das Bild wird erzeugt',
    priceOfPicture: (model, price) => `Ein Bild kostet bei ${model} ${price}.`,
    chargesForPicture: (model) => `${model} berechnet jedes Bild.`,
    generatesPicture: (model) => `${model} erzeugt das Bild.`,
    markedAsGenerated:
      'Die Folie sagt, dass ihr Bild erzeugt ist. Prüfen Sie, ob das Bild stimmt, und beschreiben Sie es für Menschen, die es nicht sehen.',

    pictureOnSlide: 'Bild auf der Folie',
    pictureSize: 'Bildgröße',
    automaticSize: 'Automatisch',
    wholePicture: 'Ganzes Bild',
    fillPlace: 'Fläche füllen',
    horizontalFocus: 'Ausschnitt, links bis rechts',
    verticalFocus: 'Ausschnitt, oben bis unten',
    zoom: 'Zoom',
    percent: (percent) => `${percent} %`,

    motion: 'Animation & Effekte',
    transition: 'Übergang',
    background: 'Hintergrund',
    speed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    intensity: 'Intensität',
    intensities: { subtle: 'Dezent', normal: 'Normal', intense: 'Kräftig' },
    elements: {
      title: 'Titel',
      subtitle: 'Untertitel',
      content: 'Inhalt',
      bullets: 'Stichpunkte',
      image: 'Bild',
      quote: 'Zitat',
    },
    animationOf: (element) => `Animation: ${element}`,
    duration: 'Dauer',
    namedDuration: (name, milliseconds) => `${name} (${milliseconds} ms)`,
    delay: 'Verzögerung',
    milliseconds: (milliseconds) => `${milliseconds} ms`,

    sources: 'Quellen',
    aboutSources: 'Worauf diese Folie auf der Seite beruht',
  },

  'slideshow-editor': {
    slideshow: 'Präsentation',
    loading: 'Präsentation wird geladen …',
    cannotLoad: 'Fehler beim Laden der Präsentation',
    loadingFailed:
      'Die Präsentation konnte nicht geladen werden. Vielleicht gibt es sie nicht, oder beim Abrufen ist ein Fehler aufgetreten.',
    backToCourses: 'Zurück zu den Kursen',

    back: 'Zurück',
    presentationTitle: 'Titel der Präsentation',
    mode: 'Modus',
    edit: 'Bearbeiten',
    preview: 'Vorschau',
    fullscreen: 'Vollbild',
    previousSlide: 'Zurück',
    nextSlide: 'Weiter',
    slideOfSlides: (number, count) => `${number} / ${count}`,

    slideSettings: 'Folieneinstellungen',
    theme: 'Design',
    closeTheme: 'Design schließen',
    voiceOfSlide: 'Stimme dieser Folie',
    closeVoiceOfSlide: 'Stimme dieser Folie schließen',

    addSlide: 'Folie hinzufügen',
    duplicateSlides: (count) => plural(count, { one: 'Folie duplizieren', other: '# Folien duplizieren' }),
    deleteSlides: (count) => plural(count, { one: 'Folie löschen', other: '# Folien löschen' }),
    moveSlidesUp: (count) => plural(count, { one: 'Folie nach oben', other: '# Folien nach oben' }),
    moveSlidesDown: (count) => plural(count, { one: 'Folie nach unten', other: '# Folien nach unten' }),
    changeType: 'Typ ändern',
    splitSlide: 'Folie teilen',
    generateAudioOfSlide: 'Audio dieser Folie erstellen',
    recordSlide: 'Diese Folie mit eigener Stimme aufnehmen',
    generateMissingAudio: 'Audio aller Folien erstellen, die es brauchen',
    regenerateAllAudio: 'Audio aller Folien neu erstellen',
    goToSlide: (number, title) => `Zu Folie ${number}: ${title}`,

    generateNewContent: 'Neue Inhalte erstellen',
    willReplaceContent: 'Die aktuellen Inhalte werden durch neu erstellte ersetzt. Möchten Sie das wirklich?',
    generate: 'Erstellen',
    generating: 'Wird erstellt …',
    generatingSlideshow: 'Präsentation wird erstellt …',
    generated: 'Präsentation erfolgreich erstellt!',
    generationFailed: 'Erstellung fehlgeschlagen',
    generationFailedBecause: (reason) => `Erstellung fehlgeschlagen: ${reason}`,
    invalidResponse: 'Ungültige Antwort vom Server',
    notGenerated: 'Die neuen Inhalte konnten nicht erstellt werden. Bitte versuchen Sie es erneut.',

    pictureUploading: 'Ein Bild wird noch hochgeladen und geht beim Verlassen verloren.',
    pictureUploadingAndUnsaved:
      'Ein Bild wird noch hochgeladen und geht beim Verlassen verloren. Ihre anderen Änderungen behält dieser Browser und bietet sie Ihnen beim nächsten Mal an.',
  },

  'slideshow-editor/on-slide': {
    addText: (name) => `${name} hinzufügen`,
    editText: (name, text) => `${name} bearbeiten: ${text}`,
    clickToEdit: 'Zum Bearbeiten klicken',
    textOnSlide: (name) => `${name}, auf der Folie`,
    choosePicture: (name) => `${name} auswählen`,
    clickToChoose: 'Zum Auswählen klicken',

    bullet: (number) => `Stichpunkt ${number}`,
    item: (number) => `Eintrag ${number}`,
    paragraph: (name, number) => `${name}, Absatz ${number}`,

    editTextByKey: 'Einen Text der Folie bearbeiten',
    goToTextBeside: 'Zum nächsten oder vorherigen Text',
    leaveUnchanged: 'Text verlassen, ohne ihn zu ändern',
    bold: 'Fett',
    italic: 'Kursiv',
  },

  'slideshow-editor/rail': {
    back: 'Zurück',
    slides: 'Folien',
    addSlide: 'Folie hinzufügen',
    saving: 'Wird gespeichert …',
    generating: 'Wird erstellt …',

    selected: 'Ausgewählt',
    hasAudio: 'Mit Audio',
    hasOwnRecording: 'Mit Audio, eigene Aufnahme',
    moveUp: (number, title) => `Folie ${number} nach oben, ${title}`,
    moveDown: (number, title) => `Folie ${number} nach unten, ${title}`,
    duplicate: (number, title) => `Folie ${number} duplizieren, ${title}`,
    deleteSlide: (number, title) => `Folie ${number} löschen, ${title}`,
    keepsOneSlide: 'Eine Präsentation braucht mindestens eine Folie.',

    countSelected: (count) => plural(count, { one: '# ausgewählt', other: '# ausgewählt' }),
    moveSelectedUp: 'Ausgewählte Folien nach oben',
    moveSelectedDown: 'Ausgewählte Folien nach unten',
    duplicateSelected: 'Ausgewählte Folien duplizieren',
    deleteSelected: 'Ausgewählte Folien löschen',

    deleteSlides: (count) => plural(count, { one: 'Folie löschen', other: 'Folien löschen' }),
    reallyDelete: (count) =>
      plural(count, {
        one: 'Möchten Sie diese Folie wirklich löschen?',
        other: 'Möchten Sie diese # Folien wirklich löschen?',
      }),
    confirmDelete: 'Löschen',

    goToSlideBeside: 'Zur Folie darüber oder darunter',
    selectMore: 'Weitere Folien auswählen',
    selectAll: 'Alle Folien auswählen',
    moveSelected: 'Die ausgewählten Folien verschieben',
    deleteSelectedByKey: 'Die ausgewählten Folien löschen',

    changeType: 'Typ ändern',
    currentType: (type) => `${type} (aktuell)`,
    cancel: 'Abbrechen',
  },

  'slideshow-editor/theme': {
    categories: {
      educational: 'Bildung',
      corporate: 'Business',
      creative: 'Kreativ',
      minimal: 'Minimal',
    },
    themesOf: (category) => `Designs: ${category}`,
    resetTo: (preset) => `Zurücksetzen auf ${preset}`,

    colors: 'Farben',
    colorNames: {
      primary_color: 'Primär',
      secondary_color: 'Sekundär',
      accent_color: 'Akzent',
      danger_color: 'Warnung',
      card_bg: 'Karte',
      text_primary: 'Text',
      text_secondary: 'Dezenter Text',
    },
    readable: 'Lesbar',
    hardToRead: 'Schwer lesbar',
    makeReadable: 'Lesbar machen',
    unreadableText: {
      card: (contrast) => `Text auf der Karte: Kontrast ${decimalOf(contrast)}, lesbar ab ${decimalOf(4.5)}.`,
      background: (contrast) =>
        `Text auf dem Hintergrund: Kontrast ${decimalOf(contrast)}, lesbar ab ${decimalOf(4.5)}.`,
    },
    unreadableSoftText: {
      card: (contrast) =>
        `Dezenter Text auf der Karte: Kontrast ${decimalOf(contrast)}, lesbar ab ${decimalOf(4.5)}.`,
      background: (contrast) =>
        `Dezenter Text auf dem Hintergrund: Kontrast ${decimalOf(contrast)}, lesbar ab ${decimalOf(4.5)}.`,
    },

    gradient: 'Hintergrundverlauf',
    gradientFrom: 'Von',
    gradientTo: 'Bis',
    direction: 'Richtung',
    degrees: (angle) => `${angle}°`,

    shape: 'Form',
    borderRadius: 'Eckenradius',
    shadow: 'Schatten',
    shadowOffset: 'Schattenversatz',
    shadowBlur: 'Schattenunschärfe',
    shadowOpacity: 'Schattendeckkraft',
    pixels: (length) => `${length} px`,
    percent: (percent) => `${percent} %`,

    transition: 'Übergang',
    transitionSpeed: 'Übergangstempo',
    transitionType: 'Art des Übergangs',
    seconds: (seconds) => `${decimalOf(seconds)} s`,
    applyToAll: 'Auf alle Folien anwenden',
    appliedToAll: 'Jede Folie erscheint jetzt so.',
    undo: 'Rückgängig',
    forNewSlides: 'Neue Folien erscheinen so.',

    brand: 'Ihre Marke',
    brandSummary: 'Ein Design aus Ihren Farben oder Ihrem Logo',
    color: (number) => `Farbe ${number}`,
    darkGround: 'Dunkler Hintergrund',
    applyColors: 'Farben übernehmen',
    chooseLogo: 'Aus Logo übernehmen',
    logo: 'Logo',
    unreadableLogo:
      'Die Farben dieses Bildes konnten nicht gelesen werden. Bitte versuchen Sie es mit PNG, JPEG, WebP oder SVG.',
  },

  'slideshow-editor/voicing': {
    status: { 'Not Generated': 'Nicht erstellt', Available: 'Vorhanden', 'Update Needed': 'Update nötig' },

    script: 'Sprechtext',
    words: (count) => plural(count, { one: '# Wort', other: '# Wörter' }),
    characters: (count) => plural(count, { one: '# Zeichen', other: '# Zeichen' }),
    aboutMinutes: (minutes) => `etwa ${minutes} min`,
    wordsPerMinute: (count) => plural(count, { one: '# Wort pro Minute', other: '# Wörter pro Minute' }),
    ownVoiceTime: (time) => `${time} mit Ihrer Stimme`,

    generate: 'Audio erstellen',
    regenerate: 'Audio neu erstellen',
    update: 'Audio aktualisieren',
    generating: 'Wird erstellt …',
    sayAgain: 'Noch einmal sprechen',
    record: 'Aufnehmen',
    alsoNeedsAudio: (texts) => `Braucht auch Audio: ${texts}.`,
    mute: 'Ton aus',
    unmute: 'Ton an',
    noVoice: 'Bitte wählen Sie zuerst eine Stimme',
    emptyScript: 'Der Sprechtext ist leer. Bitte geben Sie Text ein, um Audio zu erstellen.',
    failed: 'Das Audio konnte nicht erstellt werden',
    failedTryAgain: 'Das Audio konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    notYetAccessible:
      'Das Audio ist erstellt, aber die Datei ist noch nicht abrufbar. Bitte warten Sie kurz und spielen Sie es erneut ab.',
    takesAndSettings: 'Aufnahmen und Einstellungen',

    saving: 'Wird gespeichert …',
    generateAllNeeded: 'Alles Fehlende erstellen',
    updateAllNeeded: 'Alles Nötige aktualisieren',
    regenerateAll: 'Alle neu erstellen',
    everySlideHasAudio: 'Jede Folie mit Sprechtext hat ihr Audio.',
    slidesNeedAudio: (count) =>
      plural(count, { one: '# Folie braucht Audio.', other: '# Folien brauchen Audio.' }),
    textsInSubstitute: (count) => `Mit einer Ersatzstimme gesprochene Texte: ${count}.`,
    slidesHaveOwnVoice: (count) =>
      plural(count, { one: '# Folie hat Ihre eigene Stimme.', other: '# Folien haben Ihre eigene Stimme.' }),
    voiced: (done, total) => `${done} von ${total} vertont`,
    cancel: 'Abbrechen',
    progress: 'Audio für die Folien',
    audio: 'Audio',
    narrator: 'Sprecherstimme',
    cannotLoadVoices: 'Die verfügbaren Stimmen konnten nicht geladen werden',
    askRegenerateAudio: (count) =>
      plural(count, {
        one: 'Die Folie wird mit der gewählten Stimme neu gesprochen, auch wenn schon Audio vorhanden ist. Möchten Sie das wirklich?',
        other:
          'Alle Folien (#) werden mit der gewählten Stimme neu gesprochen, auch wenn schon Audio vorhanden ist. Möchten Sie das wirklich?',
      }),
    generated: (count) =>
      plural(count, { one: 'Audio für # Folie erstellt.', other: 'Audio für # Folien erstellt.' }),
    partlyGenerated: (done, total, reason) =>
      plural(total, {
        one: `Audio für ${done} von # Folie erstellt. ${reason}`,
        other: `Audio für ${done} von # Folien erstellt. ${reason}`,
      }),
    cancelled: (done) =>
      plural(done, {
        one: 'Abgebrochen. # Folie hat schon Audio erhalten.',
        other: 'Abgebrochen. # Folien haben schon Audio erhalten.',
      }),

    slidesWithOwnVoice: (numbers) =>
      plural(numbers.length, {
        one: `Folie ${listOf(numbers.map(String))} hat Ihre eigene Stimme.`,
        other: `Die Folien ${listOf(numbers.map(String))} haben Ihre eigene Stimme.`,
      }),
    replaceRecording: 'Ihre Aufnahme ersetzen?',
    aboutReplacing:
      'Diese Folie hat Ihre eigene Stimme. Stattdessen wäre die synthetische Stimme zu hören; Ihre Aufnahmen bleiben in der Liste.',
    replace: 'Ersetzen',
    keepRecording: 'Aufnahme behalten',
  },
}

import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'Formate',
    slideshow: 'Präsentation',
    podcast: 'Podcast',
    alsoIn: 'Auch auf',
    minutes: (minutes) => `${numberOf(minutes)} Min.`,
    slides: (slides) => plural(slides, { one: '# Folie', other: '# Folien' }),
    chapterCount: (chapters) => plural(chapters, { one: '# Kapitel', other: '# Kapitel' }),

    transcript: 'Transkript',
    chapters: 'Kapitel',
    about: 'Über',
    views: 'Teile dieser Seite',
    followAlong: 'Mitlesen',

    course: 'Kurs',
    module: 'Modul',
    madeFrom: 'Erstellt aus der Kursseite',
    credits: 'Bildnachweise',
    length: 'Länge',
    published: 'Veröffentlicht',

    downloadTranscript: 'Transkript herunterladen',
    withoutScript: 'Zum Abspielen ist JavaScript nötig. Text und Ton stehen unten.',
    notLoaded: 'Das konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
    cannotPlay: 'Der Ton kann gerade nicht abgespielt werden. Bitte versuchen Sie es noch einmal.',
    newVersion: 'Eine neue Version ist verfügbar.',
    linkEnded: 'Dieser Link gilt nicht mehr. Bitten Sie um einen neuen.',
    reload: 'Neu laden',

    madeWith: (page) => `Mit Lectern aus der Kursseite „${page}“ erstellt.`,
    kept: 'Kein Konto, keine Cookies. Ihre Stelle wird nur auf diesem Gerät gespeichert.',
  },

  'learn/course': {
    otherPages: 'Weitere Seiten',
    empty: 'In diesem Kurs ist noch nichts veröffentlicht.',

    finished: (finished, pieces) => `${numberOf(finished)} von ${numberOf(pieces)} fertig`,
    onDevice: 'auf diesem Gerät',
    goOn: 'Dort weiter, wo Sie waren',
    slideOf: (slide, slides) => `Folie ${numberOf(slide)} von ${numberOf(slides)}`,
    chapterOf: (chapter, chapters) => `Kapitel ${numberOf(chapter)} von ${numberOf(chapters)}`,
    left: (time) => `noch ${time}`,
    started: 'Begonnen',
    watched: 'Angesehen',
    heard: 'Gehört',

    search: 'Titel und Texte durchsuchen',
    show: 'Anzeigen',
    all: 'Alle',
    toDo: 'Offen',
    recent: 'Neu',
    recentCount: (pieces) => `Neu, ${numberOf(pieces)}`,
    found: (pages) => plural(pages, { one: '# Seite', other: '# Seiten' }),
    notFound: 'Keine Seite passt.',

    forget: 'Meinen Fortschritt vergessen',
    forgetHint: 'Damit wird entfernt, was dieses Gerät von dem Kurs gespeichert hat.',
    forgetNow: 'Vergessen',
    forgotten: 'Dein Fortschritt ist von diesem Gerät entfernt.',
  },

  'learn/feed': {
    feed: 'Nehmen Sie die Podcasts mit',
    feedHint:
      'Fügen Sie den Kurs Ihrer Podcast-App hinzu. Neue Folgen kommen von selbst. Die Adresse ist privat: Bitte behalten Sie sie im Kurs.',
    feedAddress: 'Adresse des Feeds',
    copyFeed: 'Adresse des Feeds kopieren',
    copied: 'Kopiert',
    addToApp: 'Zu einer Podcast-App hinzufügen',
  },

  'learn/not-found': {
    title: 'Hier ist nichts mehr',
    hint: 'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.',
  },

  'learn/podcast': {
    goals: 'Was Sie lernen',
    span: (start, end) => `${start} bis ${end}`,
    playFrom: (time) => `Ab ${time} abspielen`,
    noAudio: 'Dieser Podcast hat noch keinen Ton. Sie können ihn hier lesen.',
    download: (size) => `Herunterladen, ${size}`,

    player: 'Wiedergabe',
    place: (time, end, chapter) => `${time} von ${end}, ${chapter}`,
    chapter: (chapter, chapters) => `Kapitel ${numberOf(chapter)} von ${numberOf(chapters)}`,
    previousChapter: 'Vorheriges Kapitel',
    nextChapter: 'Nächstes Kapitel',
    back: (seconds) => `${numberOf(seconds)} Sekunden zurück`,
    forward: (seconds) => `${numberOf(seconds)} Sekunden vor`,

    ended: 'Sie sind am Ende.',
    next: 'Als Nächstes',
    nextIn: (module) => `Als Nächstes in ${module}`,
  },

  'learn/slideshow': {
    slide: (slide) => `Folie ${numberOf(slide)}`,
    place: (slide, slides) => `Folie ${numberOf(slide)} von ${numberOf(slides)}`,
    audioOf: (slide) => `Ton zu Folie ${numberOf(slide)}`,

    ended: 'Sie sind am Ende',
    slidesSeen: (slides) =>
      plural(slides, { one: 'Diese Präsentation hat # Folie.', other: 'Diese Präsentation hat # Folien.' }),
    result: (right, questions) => `${numberOf(right)} von ${numberOf(questions)} richtig`,
    allRight: 'Gut gemacht.',
    lookAgain: (answers) =>
      plural(answers, {
        one: 'Eine Antwort lohnt einen zweiten Blick.',
        other: '# Antworten lohnen einen zweiten Blick.',
      }),
    right: 'Richtig',
    notYet: 'Noch nicht',
    chose: (chosen) => `Ihre Antwort: ${chosen}`,
    notAnswered: 'Sie haben diese Frage nicht beantwortet.',
    rightAnswer: (answer) => `Die richtige Antwort: ${answer}`,
    seeSlide: (slide) => `Folie ${numberOf(slide)} ansehen`,
    watchAgain: 'Noch einmal ansehen',
    answerAgain: 'Noch einmal antworten',
    next: 'Als Nächstes',
    nextIn: (module) => `Als Nächstes in ${module}`,
    goOn: 'Weiter',
  },
}

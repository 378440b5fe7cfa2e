import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'Formate',
    slideshow: 'Präsentation',
    podcast: 'Podcast',
    minutes: (minutes) => `${numberOf(minutes)} Min.`,
    slides: (slides) => plural(slides, { one: '# Folie', other: '# Folien' }),

    transcript: 'Transkript',
    chapters: 'Kapitel',
    about: 'Über',
    views: 'Teile dieser Seite',
    followAlong: 'Mitlesen',

    course: 'Kurs',
    module: 'Modul',
    madeFrom: 'Erstellt aus der Kursseite',
    length: 'Länge',
    published: 'Veröffentlicht',

    downloadTranscript: 'Transkript herunterladen',
    withoutScript: 'Zum Abspielen ist JavaScript nötig. Text und Ton stehen unten.',
    notLoaded: 'Das konnte nicht geladen werden. Bitte laden Sie die Seite neu.',

    madeWith: (page) => `Mit Lectern aus der Kursseite „${page}“ erstellt.`,
    kept: 'Kein Konto, keine Cookies. Ihre Stelle wird nur auf diesem Gerät gespeichert.',
  },

  'learn/course': {
    otherPages: 'Weitere Seiten',
    empty: 'In diesem Kurs ist noch nichts veröffentlicht.',
  },

  'learn/gone': {
    title: 'Hier ist nichts mehr',
    hint: 'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.',
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

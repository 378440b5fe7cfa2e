import type { InsightsMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const insights: InsightsMessages = {
  insights: {
    figures: 'Zahlen',
    mode: 'Modus',
    edit: 'Bearbeiten',
    back: 'Zurück',
    about:
      'Ohne Identität gezählt. Besuche, die nicht gezählt werden möchten, fehlen. Wochen mit weniger als fünf Besuchen werden mit den nächsten zusammen gezählt.',
    loading: 'Zahlen werden geladen...',
    notLoaded: 'Die Zahlen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    range: 'Zeitraum',
    lastWeeks: (weeks: number) => plural(weeks, { one: 'Letzte Woche', other: 'Letzte # Wochen' }),
    downloadCsv: 'Als CSV herunterladen',
    notDownloaded: 'Die Zahlen konnten nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
    starts: 'Begonnen',
    inThisWeek: (starts: string) => `${starts} in dieser Woche`,
    finished: 'Beendet',
    ofHundred: (finished: string) => `${finished} von 100, die starten`,
    typicalTime: 'Übliche Dauer',
    ofLength: (length: string) => `von ${length}`,
    quizRight: 'Quiz, beim ersten Versuch richtig',
    rightOf: (right: string, questions: string) => `${right} von ${questions}`,
    average: 'Im Durchschnitt',
    noAnswers: 'Noch keine Antworten',
    leaving: 'Wo sie aufhören, wo sie zurückgehen',
    leavingAbout: 'Besuche, die nach jedem Teil weitergehen. Der Pfeil zählt Wiederholungen.',
    leavingName: (starts: string, finished: string) =>
      `Von ${starts} Besuchen gehen ${finished} bis zum Ende weiter.`,
    mostLeave: (left: string, part: string) => `${left} hören auf bei ${part}`,
    leftElsewhere: (visits) =>
      plural(visits, {
        one: '# Besuch endete vor dem ersten Teil oder bei einem Teil, der inzwischen entfernt wurde.',
        other: '# Besuche endeten vor dem ersten Teil oder bei Teilen, die inzwischen entfernt wurden.',
      }),
    numbered: (number: string, title: string) => `${number}, ${title}`,
    replays: 'Wiederholungen',
    part: 'Teil',
    goOn: 'Gehen weiter',
    left: 'Hören auf',
    averageTime: 'Durchschnittliche Dauer',
    byWeek: 'Nach Woche',
    byWeekAbout:
      'Umriss und Zahl darüber: begonnen. Gefüllt und Zahl darin: beendet. Gestrichelt: weniger als fünf Besuche.',
    week: 'Woche ab',
    fewForWeek: 'Weniger als fünf Besuche',
    quizAnswers: 'Quizantworten',
    answers: (answers: number) => plural(answers, { one: '# Antwort', other: '# Antworten' }),
    fewAnswers: 'Antworten werden gezeigt, sobald fünf Besuche geantwortet haben.',
    right: 'Richtige Antwort',
    isTrue: 'Richtig',
    isFalse: 'Falsch',
    visitsSoFar: (visits: number) => plural(visits, { one: 'Bisher # Besuch', other: 'Bisher # Besuche' }),
    fewVisits:
      'Ab fünf Besuchen sehen Sie, wo Lernende aufhören, was sie wiederholen und wie sie antworten. Weniger würden auf einzelne Personen hinweisen.',
    longerRange:
      'In diesen Wochen gibt es zu wenige Besuche, um mehr zu zeigen. Wählen Sie einen längeren Zeitraum.',
    copyLink: 'Link noch einmal kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Der Link konnte nicht kopiert werden. Bitte versuchen Sie es erneut.',
    counting: 'Besuche in diesem Kurs zählen',
    countingAbout:
      'Es werden keine Namen und keine Adressen gespeichert. Wenn Sie es ausschalten, werden neue Besuche nicht gezählt, und frühere Zahlen bleiben.',
    notSaved: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  },
}

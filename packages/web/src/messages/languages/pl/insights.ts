import type { InsightsMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const insights: InsightsMessages = {
  insights: {
    figures: 'Dane',
    mode: 'Tryb',
    edit: 'Edycja',
    back: 'Wstecz',
    about:
      'Liczone bez tożsamości. Wizyty, które proszą o nieliczenie, są pominięte. Tygodnie z mniej niż pięcioma wizytami są liczone razem z następnymi.',
    loading: 'Wczytywanie danych...',
    notLoaded: 'Nie udało się wczytać danych. Spróbuj ponownie.',
    range: 'Zakres',
    lastWeeks: (weeks: number) =>
      plural(weeks, {
        one: 'Ostatni tydzień',
        few: 'Ostatnie # tygodnie',
        many: 'Ostatnie # tygodni',
        other: 'Ostatnie # tygodnia',
      }),
    downloadCsv: 'Pobierz jako CSV',
    notDownloaded: 'Nie udało się pobrać danych. Spróbuj ponownie.',
    starts: 'Rozpoczęcia',
    inThisWeek: (starts: string) => `${starts} w tym tygodniu`,
    finished: 'Ukończone',
    ofHundred: (finished: string) => `${finished} na 100 rozpoczętych`,
    typicalTime: 'Typowy czas',
    ofLength: (length: string) => `z ${length}`,
    quizRight: 'Quiz, dobrze za pierwszym razem',
    rightOf: (right: string, questions: string) => `${right} z ${questions}`,
    average: 'Średnio',
    noAnswers: 'Nie ma jeszcze odpowiedzi',
    leaving: 'Gdzie odchodzą, gdzie wracają',
    leavingAbout: 'Wizyty, które trwają dalej po każdej części. Strzałka liczy powtórki.',
    leavingName: (starts: string, finished: string) => `Z ${starts} wizyt ${finished} trwa do końca.`,
    mostLeave: (left: string, part: string) => `${left} odchodzi przy ${part}`,
    leftElsewhere: (visits) =>
      plural(visits, {
        one: '# wizyta zakończyła się przed pierwszą częścią lub na części, którą później usunięto.',
        few: '# wizyty zakończyły się przed pierwszą częścią lub na częściach, które później usunięto.',
        many: '# wizyt zakończyło się przed pierwszą częścią lub na częściach, które później usunięto.',
        other: '# wizyty zakończyło się przed pierwszą częścią lub na częściach, które później usunięto.',
      }),
    numbered: (number: string, title: string) => `${number}, ${title}`,
    replays: 'Powtórki',
    part: 'Część',
    goOn: 'Idą dalej',
    left: 'Odchodzą',
    averageTime: 'Średni czas',
    byWeek: 'Według tygodni',
    byWeekAbout:
      'Obrys i liczba nad nim: rozpoczęcia. Wypełnienie i liczba w środku: ukończone. Linia przerywana: mniej niż pięć wizyt.',
    week: 'Tydzień od',
    fewForWeek: 'Mniej niż pięć wizyt',
    quizAnswers: 'Odpowiedzi w quizie',
    answers: (answers: number) =>
      plural(answers, {
        one: '# odpowiedź',
        few: '# odpowiedzi',
        many: '# odpowiedzi',
        other: '# odpowiedzi',
      }),
    fewAnswers: 'Odpowiedzi są widoczne, gdy odpowie pięć wizyt.',
    right: 'Dobra odpowiedź',
    isTrue: 'Prawda',
    isFalse: 'Fałsz',
    visitsSoFar: (visits: number) =>
      plural(visits, {
        one: '# wizyta do tej pory',
        few: '# wizyty do tej pory',
        many: '# wizyt do tej pory',
        other: '# wizyty do tej pory',
      }),
    fewVisits:
      'Od pięciu wizyt widać, gdzie uczestnicy odchodzą, co powtarzają i jak odpowiadają. Mniej wskazywałoby na pojedyncze osoby.',
    longerRange: 'W tych tygodniach jest za mało wizyt, aby pokazać więcej. Wybierz dłuższy okres.',
    copyLink: 'Skopiuj link ponownie',
    copied: 'Link skopiowany.',
    notCopied: 'Nie udało się skopiować linku. Spróbuj ponownie.',
    counting: 'Licz wizyty w tym kursie',
    countingAbout:
      'Nie są zapisywane żadne nazwiska ani adresy. Po wyłączeniu nowe wizyty nie są liczone, a wcześniejsze dane pozostają.',
    notSaved: 'Nie udało się zapisać. Spróbuj ponownie.',
  },
}

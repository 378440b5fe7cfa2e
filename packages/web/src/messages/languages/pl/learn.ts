import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'Formaty',
    slideshow: 'Prezentacja',
    podcast: 'Podcast',
    alsoIn: 'W innych językach:',
    minutes: (minutes) => `${numberOf(minutes)} min`,
    slides: (slides) =>
      plural(slides, { one: '# slajd', few: '# slajdy', many: '# slajdów', other: '# slajdu' }),
    chapterCount: (chapters) =>
      plural(chapters, { one: '# rozdział', few: '# rozdziały', many: '# rozdziałów', other: '# rozdziału' }),

    transcript: 'Transkrypcja',
    chapters: 'Rozdziały',
    about: 'Informacje',
    views: 'Części tej strony',
    followAlong: 'Śledź tekst',

    course: 'Kurs',
    module: 'Moduł',
    madeFrom: 'Utworzono ze strony kursu',
    credits: 'Źródła ilustracji',
    length: 'Długość',
    published: 'Opublikowano',

    downloadTranscript: 'Pobierz transkrypcję',
    withoutScript: 'Odtwarzanie wymaga JavaScriptu. Tekst i dźwięk są poniżej.',
    notLoaded: 'Nie udało się tego wczytać. Odśwież stronę.',
    cannotPlay: 'Nie można teraz odtworzyć dźwięku. Spróbuj ponownie.',
    newVersion: 'Dostępna jest nowa wersja.',
    linkEnded: 'Ten link już nie działa. Poproś o nowy.',
    reload: 'Odśwież',

    madeWith: (page) => `Utworzono w Lectern ze strony kursu „${page}”.`,
    kept: 'Bez konta i bez plików cookie. Miejsce jest zapamiętane tylko na tym urządzeniu.',
  },

  'learn/course': {
    otherPages: 'Inne strony',
    empty: 'W tym kursie nic jeszcze nie opublikowano.',

    finished: (finished, pieces) => `Ukończono: ${numberOf(finished)} z ${numberOf(pieces)}`,
    onDevice: 'na tym urządzeniu',
    goOn: 'Wróć do miejsca, w którym skończono',
    slideOf: (slide, slides) => `Slajd ${numberOf(slide)} z ${numberOf(slides)}`,
    chapterOf: (chapter, chapters) => `Rozdział ${numberOf(chapter)} z ${numberOf(chapters)}`,
    left: (time) => `pozostało ${time}`,
    started: 'Rozpoczęto',
    watched: 'Obejrzano',
    heard: 'Wysłuchano',

    search: 'Szukaj w tytułach i tekstach',
    show: 'Pokaż',
    all: 'Wszystko',
    toDo: 'Do zrobienia',
    recent: 'Nowe',
    recentCount: (pieces) => `Nowe: ${numberOf(pieces)}`,
    found: (pages) => plural(pages, { one: '# strona', few: '# strony', many: '# stron', other: '# strony' }),
    notFound: 'Żadna strona nie pasuje.',

    forget: 'Zapomnij mój postęp',
    forgetHint: 'To usuwa wszystko, co to urządzenie pamięta o kursie.',
    forgetNow: 'Zapomnij',
    forgotten: 'Twój postęp został usunięty z tego urządzenia.',
  },

  'learn/feed': {
    feed: 'Zabierz podcasty ze sobą',
    feedHint:
      'Dodaj kurs do swojej aplikacji z podcastami. Nowe odcinki pojawiają się same. Adres jest prywatny: nie udostępniaj go poza klasą.',
    feedAddress: 'Adres kanału',
    copyFeed: 'Kopiuj adres kanału',
    copied: 'Skopiowano',
    addToApp: 'Dodaj do aplikacji z podcastami',
  },

  'learn/not-found': {
    title: 'Tu już nic nie ma',
    hint: 'Poproś o nowy link osobę, która go wysłała.',
  },

  'learn/podcast': {
    goals: 'Czego się nauczysz',
    span: (start, end) => `${start} do ${end}`,
    playFrom: (time) => `Odtwórz od ${time}`,
    noAudio: 'Ten podcast nie ma jeszcze dźwięku. Można go tu przeczytać.',
    download: (size) => `Pobierz, ${size}`,

    player: 'Odtwarzacz',
    place: (time, end, chapter) => `${time} z ${end}, ${chapter}`,
    chapter: (chapter, chapters) => `Rozdział ${numberOf(chapter)} z ${numberOf(chapters)}`,
    previousChapter: 'Poprzedni rozdział',
    nextChapter: 'Następny rozdział',
    back: (seconds) => `Cofnij o ${numberOf(seconds)} s`,
    forward: (seconds) => `Przewiń o ${numberOf(seconds)} s`,

    ended: 'To już koniec.',
    next: 'Następne',
    nextIn: (module) => `Następne w: ${module}`,
  },

  'learn/slideshow': {
    slide: (slide) => `Slajd ${numberOf(slide)}`,
    place: (slide, slides) => `Slajd ${numberOf(slide)} z ${numberOf(slides)}`,
    audioOf: (slide) => `Dźwięk slajdu ${numberOf(slide)}`,

    ended: 'To już koniec',
    slidesSeen: (slides) =>
      plural(slides, {
        one: 'Ta prezentacja ma # slajd.',
        few: 'Ta prezentacja ma # slajdy.',
        many: 'Ta prezentacja ma # slajdów.',
        other: 'Ta prezentacja ma # slajdu.',
      }),
    result: (right, questions) => `Dobrze: ${numberOf(right)} z ${numberOf(questions)}`,
    allRight: 'Świetnie.',
    lookAgain: (answers) =>
      plural(answers, {
        one: 'Do jednej odpowiedzi warto wrócić.',
        few: 'Do # odpowiedzi warto wrócić.',
        many: 'Do # odpowiedzi warto wrócić.',
        other: 'Do # odpowiedzi warto wrócić.',
      }),
    right: 'Dobrze',
    notYet: 'Jeszcze nie',
    chose: (chosen) => `Wybrana odpowiedź: ${chosen}`,
    notAnswered: 'To pytanie zostało bez odpowiedzi.',
    rightAnswer: (answer) => `Prawidłowa odpowiedź: ${answer}`,
    seeSlide: (slide) => `Zobacz slajd ${numberOf(slide)}`,
    watchAgain: 'Obejrzyj ponownie',
    answerAgain: 'Odpowiedz ponownie',
    next: 'Następne',
    nextIn: (module) => `Następne w: ${module}`,
    goOn: 'Dalej',
  },
}

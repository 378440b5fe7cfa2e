import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'Formats',
    slideshow: 'Diaporama',
    podcast: 'Podcast',
    alsoIn: 'Aussi en',
    minutes: (minutes) => `${numberOf(minutes)} min`,
    slides: (slides) => plural(slides, { one: '# diapositive', other: '# diapositives' }),
    chapterCount: (chapters) => plural(chapters, { one: '# chapitre', other: '# chapitres' }),

    transcript: 'Transcription',
    chapters: 'Chapitres',
    about: 'À propos',
    views: 'Parties de cette page',
    followAlong: 'Suivre la lecture',

    course: 'Cours',
    module: 'Module',
    madeFrom: 'Créé à partir de la page du cours',
    credits: 'Crédits des images',
    length: 'Durée',
    published: 'Publié',

    downloadTranscript: 'Télécharger la transcription',
    withoutScript: 'La lecture nécessite JavaScript. Le texte et le son se trouvent ci-dessous.',
    notLoaded: 'Le chargement a échoué. Veuillez recharger la page.',
    cannotPlay: 'Le son ne peut pas être lu pour le moment. Veuillez réessayer.',
    newVersion: 'Une nouvelle version est disponible.',
    linkEnded: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
    reload: 'Recharger',

    madeWith: (page) => `Créé avec Lectern à partir de la page « ${page} » du cours.`,
    kept: 'Sans compte ni cookies. Votre position est conservée uniquement sur cet appareil.',
  },

  'learn/course': {
    otherPages: 'Autres pages',
    empty: 'Rien n’a encore été publié dans ce cours.',

    finished: (finished, pieces) => `${numberOf(finished)} sur ${numberOf(pieces)} terminés`,
    onDevice: 'sur cet appareil',
    goOn: 'Reprendre où vous étiez',
    slideOf: (slide, slides) => `Diapositive ${numberOf(slide)} sur ${numberOf(slides)}`,
    chapterOf: (chapter, chapters) => `Chapitre ${numberOf(chapter)} sur ${numberOf(chapters)}`,
    left: (time) => `reste ${time}`,
    started: 'Commencé',
    watched: 'Vu',
    heard: 'Écouté',

    search: 'Rechercher dans les titres et les textes',
    show: 'Afficher',
    all: 'Tout',
    toDo: 'À faire',
    recent: 'Nouveau',
    recentCount: (pieces) => `Nouveau, ${numberOf(pieces)}`,
    found: (pages) => plural(pages, { one: '# page', other: '# pages' }),
    notFound: 'Aucune page ne correspond.',

    forget: 'Oublier ma progression',
    forgetHint: 'Cela supprime ce que cet appareil retient du cours.',
    forgetNow: 'Oublier',
    forgotten: 'Votre progression a été supprimée de cet appareil.',
  },

  'learn/feed': {
    feed: 'Emportez les podcasts',
    feedHint:
      'Ajoutez le cours à votre application de podcasts. Les nouveaux épisodes arrivent d’eux-mêmes. L’adresse est privée : gardez-la dans la classe.',
    feedAddress: 'Adresse du flux',
    copyFeed: 'Copier l’adresse du flux',
    copied: 'Copiée',
    addToApp: 'Ajouter à une application de podcasts',
  },

  'learn/not-found': {
    title: 'Il n’y a plus rien ici',
    hint: 'Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  },

  'learn/podcast': {
    goals: 'Ce que vous apprenez',
    span: (start, end) => `${start} à ${end}`,
    playFrom: (time) => `Lire à partir de ${time}`,
    noAudio: 'Ce podcast n’a pas encore de son. Vous pouvez le lire ici.',
    download: (size) => `Télécharger, ${size}`,

    player: 'Lecteur',
    place: (time, end, chapter) => `${time} sur ${end}, ${chapter}`,
    chapter: (chapter, chapters) => `Chapitre ${numberOf(chapter)} sur ${numberOf(chapters)}`,
    previousChapter: 'Chapitre précédent',
    nextChapter: 'Chapitre suivant',
    back: (seconds) => `Reculer de ${numberOf(seconds)} secondes`,
    forward: (seconds) => `Avancer de ${numberOf(seconds)} secondes`,

    ended: 'Vous êtes arrivé à la fin.',
    next: 'Ensuite',
    nextIn: (module) => `Ensuite dans ${module}`,
  },

  'learn/slideshow': {
    slide: (slide) => `Diapositive ${numberOf(slide)}`,
    place: (slide, slides) => `Diapositive ${numberOf(slide)} sur ${numberOf(slides)}`,
    audioOf: (slide) => `Son de la diapositive ${numberOf(slide)}`,

    ended: 'Vous êtes arrivé à la fin',
    slidesSeen: (slides) =>
      plural(slides, { one: 'Ce diaporama a # diapositive.', other: 'Ce diaporama a # diapositives.' }),
    result: (right, questions) => `${numberOf(right)} sur ${numberOf(questions)} justes`,
    allRight: 'Bravo.',
    lookAgain: (answers) =>
      plural(answers, {
        one: 'Une réponse mérite un second regard.',
        other: '# réponses méritent un second regard.',
      }),
    right: 'Juste',
    notYet: 'Pas encore',
    chose: (chosen) => `Vous avez choisi : ${chosen}`,
    notAnswered: 'Vous n’avez pas répondu à cette question.',
    rightAnswer: (answer) => `La bonne réponse : ${answer}`,
    seeSlide: (slide) => `Voir la diapositive ${numberOf(slide)}`,
    watchAgain: 'Revoir',
    answerAgain: 'Répondre à nouveau',
    next: 'Ensuite',
    nextIn: (module) => `Ensuite dans ${module}`,
    goOn: 'Continuer',
  },
}

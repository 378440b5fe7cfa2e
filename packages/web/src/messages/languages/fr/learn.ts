import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'Formats',
    slideshow: 'Diaporama',
    podcast: 'Podcast',
    minutes: (minutes) => `${numberOf(minutes)} min`,
    slides: (slides) => plural(slides, { one: '# diapositive', other: '# diapositives' }),

    transcript: 'Transcription',
    chapters: 'Chapitres',
    about: 'À propos',
    views: 'Parties de cette page',
    followAlong: 'Suivre la lecture',

    course: 'Cours',
    module: 'Module',
    madeFrom: 'Créé à partir de la page du cours',
    length: 'Durée',
    published: 'Publié',

    downloadTranscript: 'Télécharger la transcription',
    withoutScript: 'La lecture nécessite JavaScript. Le texte et le son se trouvent ci-dessous.',
    notLoaded: 'Le chargement a échoué. Veuillez recharger la page.',

    madeWith: (page) => `Créé avec Lectern à partir de la page « ${page} » du cours.`,
    kept: 'Sans compte ni cookies. Votre position est conservée uniquement sur cet appareil.',
  },

  'learn/course': {
    otherPages: 'Autres pages',
    empty: 'Rien n’a encore été publié dans ce cours.',
  },

  'learn/gone': {
    title: 'Il n’y a plus rien ici',
    hint: 'Demandez un nouveau lien à la personne qui vous l’a envoyé.',
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

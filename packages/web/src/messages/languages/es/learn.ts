import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'Formatos',
    slideshow: 'Presentación',
    podcast: 'Pódcast',
    minutes: (minutes) => `${numberOf(minutes)} min`,
    slides: (slides) => plural(slides, { one: '# diapositiva', other: '# diapositivas' }),

    transcript: 'Transcripción',
    chapters: 'Capítulos',
    about: 'Información',
    views: 'Partes de esta página',
    followAlong: 'Seguir la lectura',

    course: 'Curso',
    module: 'Módulo',
    madeFrom: 'Creado a partir de la página del curso',
    length: 'Duración',
    published: 'Publicado',

    downloadTranscript: 'Descargar la transcripción',
    withoutScript: 'Para reproducir se necesita JavaScript. El texto y el audio están abajo.',
    notLoaded: 'No se ha podido cargar. Vuelva a cargar la página.',

    madeWith: (page) => `Creado con Lectern a partir de la página «${page}» del curso.`,
    kept: 'Sin cuenta y sin cookies. Su posición se guarda solo en este dispositivo.',
  },

  'learn/course': {
    otherPages: 'Otras páginas',
    empty: 'Todavía no se ha publicado nada en este curso.',
  },

  'learn/gone': {
    title: 'Aquí ya no hay nada',
    hint: 'Pida un enlace nuevo a la persona que se lo envió.',
  },

  'learn/slideshow': {
    slide: (slide) => `Diapositiva ${numberOf(slide)}`,
    place: (slide, slides) => `Diapositiva ${numberOf(slide)} de ${numberOf(slides)}`,
    audioOf: (slide) => `Audio de la diapositiva ${numberOf(slide)}`,

    ended: 'Ha llegado al final',
    slidesSeen: (slides) =>
      plural(slides, {
        one: 'Esta presentación tiene # diapositiva.',
        other: 'Esta presentación tiene # diapositivas.',
      }),
    result: (right, questions) => `${numberOf(right)} de ${numberOf(questions)} correctas`,
    allRight: 'Muy bien.',
    lookAgain: (answers) =>
      plural(answers, {
        one: 'Una respuesta merece otra mirada.',
        other: '# respuestas merecen otra mirada.',
      }),
    right: 'Correcto',
    notYet: 'Todavía no',
    chose: (chosen) => `Ha elegido: ${chosen}`,
    notAnswered: 'No ha respondido a esta pregunta.',
    rightAnswer: (answer) => `La respuesta correcta: ${answer}`,
    seeSlide: (slide) => `Ver la diapositiva ${numberOf(slide)}`,
    watchAgain: 'Ver otra vez',
    answerAgain: 'Responder otra vez',
    next: 'Siguiente',
    nextIn: (module) => `Siguiente en ${module}`,
    goOn: 'Continuar',
  },
}

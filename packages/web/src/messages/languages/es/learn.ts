import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'Formatos',
    slideshow: 'Presentación',
    podcast: 'Pódcast',
    alsoIn: 'También en',
    minutes: (minutes) => `${numberOf(minutes)} min`,
    slides: (slides) => plural(slides, { one: '# diapositiva', other: '# diapositivas' }),
    chapterCount: (chapters) => plural(chapters, { one: '# capítulo', other: '# capítulos' }),

    transcript: 'Transcripción',
    chapters: 'Capítulos',
    about: 'Información',
    views: 'Partes de esta página',
    followAlong: 'Seguir la lectura',

    course: 'Curso',
    module: 'Módulo',
    madeFrom: 'Creado a partir de la página del curso',
    credits: 'Créditos de las imágenes',
    length: 'Duración',
    published: 'Publicado',

    downloadTranscript: 'Descargar la transcripción',
    withoutScript: 'Para reproducir se necesita JavaScript. El texto y el audio están abajo.',
    notLoaded: 'No se ha podido cargar. Vuelva a cargar la página.',
    cannotPlay: 'El audio no se puede reproducir en este momento. Inténtalo de nuevo.',
    newVersion: 'Hay una versión nueva disponible.',
    linkEnded: 'Este enlace ya no es válido. Pide uno nuevo.',
    reload: 'Recargar',

    madeWith: (page) => `Creado con Lectern a partir de la página «${page}» del curso.`,
    kept: 'Sin cuenta y sin cookies. Su posición se guarda solo en este dispositivo.',
  },

  'learn/course': {
    otherPages: 'Otras páginas',
    empty: 'Todavía no se ha publicado nada en este curso.',

    finished: (finished, pieces) => `${numberOf(finished)} de ${numberOf(pieces)} terminados`,
    onDevice: 'en este dispositivo',
    goOn: 'Continúe donde estaba',
    slideOf: (slide, slides) => `Diapositiva ${numberOf(slide)} de ${numberOf(slides)}`,
    chapterOf: (chapter, chapters) => `Capítulo ${numberOf(chapter)} de ${numberOf(chapters)}`,
    left: (time) => `quedan ${time}`,
    started: 'Empezado',
    watched: 'Visto',
    heard: 'Escuchado',

    search: 'Buscar en títulos y textos',
    show: 'Mostrar',
    all: 'Todo',
    toDo: 'Pendiente',
    recent: 'Nuevo',
    recentCount: (pieces) => `Nuevo, ${numberOf(pieces)}`,
    found: (pages) => plural(pages, { one: '# página', other: '# páginas' }),
    notFound: 'Ninguna página coincide.',

    forget: 'Olvidar mi progreso',
    forgetHint: 'Esto elimina lo que este dispositivo recuerda del curso.',
    forgetNow: 'Olvidar',
    forgotten: 'Tu progreso se ha eliminado de este dispositivo.',
  },

  'learn/feed': {
    feed: 'Llévese los pódcasts',
    feedHint:
      'Añada el curso a su aplicación de pódcasts. Los episodios nuevos llegan solos. La dirección es privada: no la comparta fuera de la clase.',
    feedAddress: 'Dirección del feed',
    copyFeed: 'Copiar la dirección del feed',
    copied: 'Copiada',
    addToApp: 'Añadir a una app de pódcast',
  },

  'learn/not-found': {
    title: 'Aquí ya no hay nada',
    hint: 'Pida un enlace nuevo a la persona que se lo envió.',
  },

  'learn/podcast': {
    goals: 'Lo que aprenderá',
    span: (start, end) => `${start} a ${end}`,
    playFrom: (time) => `Reproducir desde ${time}`,
    noAudio: 'Este pódcast todavía no tiene audio. Puede leerlo aquí.',
    download: (size) => `Descargar, ${size}`,

    player: 'Reproductor',
    place: (time, end, chapter) => `${time} de ${end}, ${chapter}`,
    chapter: (chapter, chapters) => `Capítulo ${numberOf(chapter)} de ${numberOf(chapters)}`,
    previousChapter: 'Capítulo anterior',
    nextChapter: 'Capítulo siguiente',
    back: (seconds) => `Retroceder ${numberOf(seconds)} segundos`,
    forward: (seconds) => `Avanzar ${numberOf(seconds)} segundos`,

    ended: 'Ha llegado al final.',
    next: 'Siguiente',
    nextIn: (module) => `Siguiente en ${module}`,
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

import { numberOf } from '../../numbers.ts'
import type { PlayerMessages } from '../language-messages.ts'

/** 'Diapositiva 2 de 9' */
const slideOfSlides = (slide: number, slides: number): string =>
  `Diapositiva ${numberOf(slide)} de ${numberOf(slides)}`

export const player: PlayerMessages = {
  'slides/player/transcript': {
    transcript: 'Transcripción',
    close: 'Cerrar la transcripción',
    silent: 'En esta presentación no se dice nada.',
    slide: (slide) => `Diapositiva ${numberOf(slide)}`,
    ownRecording: 'Grabación propia',
  },

  'slides/player/keys': {
    title: 'Atajos de teclado',
    close: 'Cerrar',
    actions: {
      play: 'Reproducir o pausar',
      next: 'Diapositiva siguiente',
      previous: 'Diapositiva anterior',
      back: 'Retroceder 5 segundos',
      on: 'Avanzar 5 segundos',
      first: 'Primera diapositiva',
      last: 'Última diapositiva',
      tenth: 'Ir a esa décima parte de la presentación',
      replay: 'Repetir la diapositiva',
      auto: 'Activar o desactivar la reproducción automática',
      louder: 'Más volumen',
      softer: 'Menos volumen',
      mute: 'Silenciar o activar el sonido',
      slower: 'Más lento',
      faster: 'Más rápido',
      captions: 'Mostrar u ocultar los subtítulos',
      transcript: 'Mostrar u ocultar la transcripción',
      fullscreen: 'Pantalla completa',
      list: 'Esta lista',
    },

    space: 'Espacio',
    home: 'Inicio',
    end: 'Fin',
  },

  'slides/player/controls': {
    close: 'Cerrar',

    play: 'Reproducir',
    pause: 'Pausar',
    previous: 'Anterior',
    next: 'Siguiente',
    replay: 'Repetir',

    progress: 'Progreso',
    place: (time, end, slide, slides) =>
      `${time} de ${end}, diapositiva ${numberOf(slide)} de ${numberOf(slides)}`,
    slide: slideOfSlides,
    times: (time, end) => `${time} / ${end}`,

    mute: 'Silenciar',
    unmute: 'Activar el sonido',
    volume: 'Volumen',
    percent: (percent) => `${percent} %`,
    percentMuted: (percent) => `${percent} %, en silencio`,

    autoOn: 'Reproducción automática: activada (las diapositivas avanzan solas)',
    autoOff: 'Reproducción automática: desactivada (avanzas a tu ritmo)',
    speed: 'Velocidad',
    speedOf: (speed) => `${numberOf(speed)}×`,
    captions: 'Subtítulos',
    transcript: 'Transcripción',
    keys: 'Atajos de teclado',
    fullscreen: 'Pantalla completa',
    exit: 'Salir de pantalla completa',
  },

  'slides/player': {
    player: 'Reproductor de presentaciones',
    empty: 'No hay diapositivas disponibles.',
    part: slideOfSlides,
    waiting: (slide, slides) =>
      `Avanza cuando quieras, diapositiva ${numberOf(slide)} de ${numberOf(slides)}`,
    startOver: 'Empezar de nuevo',
    upcoming: 'A continuación',
  },

  'slides/stage': {
    unknownType: 'Tipo de diapositiva desconocido',
    notSupported: (type) => `El tipo de diapositiva «${type}» no es compatible.`,
    unknownTypeInEditor: (type) => `Tipo de diapositiva desconocido: ${type}`,
  },

  'slides/views': {
    feature: 'Característica',
    noPicture: 'Todavía no hay una imagen elegida para esta diapositiva.',
    brokenPicture: 'Esta imagen no se puede mostrar.',
    generatedPicture: 'Generada con IA',
    emptyDrawing: 'Este dibujo todavía no tiene datos.',
  },
}

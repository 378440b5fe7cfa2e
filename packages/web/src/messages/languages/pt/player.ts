import { numberOf } from '../../numbers.ts'
import type { PlayerMessages } from '../language-messages.ts'

const slideOf = (slide: number, slides: number): string => `Slide ${numberOf(slide)} de ${numberOf(slides)}`

export const player: PlayerMessages = {
  'slides/player/transcript': {
    transcript: 'Transcrição',
    close: 'Fechar transcrição',
    silent: 'Não há fala nesta apresentação.',
    slide: (slide) => `Slide ${numberOf(slide)}`,
    ownRecording: 'Gravação própria',
  },

  'slides/player/keys': {
    title: 'Atalhos de teclado',
    close: 'Fechar',
    actions: {
      play: 'Reproduzir ou pausar',
      next: 'Próximo slide',
      previous: 'Slide anterior',
      back: 'Voltar 5 segundos',
      on: 'Avançar 5 segundos',
      first: 'Primeiro slide',
      last: 'Último slide',
      tenth: 'Ir para esse décimo da apresentação',
      replay: 'Repetir o slide',
      auto: 'Ligar ou desligar reprodução automática',
      louder: 'Aumentar o volume',
      softer: 'Diminuir o volume',
      mute: 'Silenciar ou ativar som',
      slower: 'Mais devagar',
      faster: 'Mais rápido',
      captions: 'Mostrar ou ocultar legendas',
      transcript: 'Mostrar ou ocultar transcrição',
      fullscreen: 'Tela cheia',
      list: 'Esta lista',
    },

    space: 'Espaço',
    home: 'Home',
    end: 'End',
  },

  'slides/player/controls': {
    close: 'Fechar',

    play: 'Reproduzir',
    pause: 'Pausar',
    previous: 'Anterior',
    next: 'Próximo',
    replay: 'Repetir',

    progress: 'Progresso',
    place: (time, end, slide, slides) => `${time} de ${end}, slide ${numberOf(slide)} de ${numberOf(slides)}`,
    slide: slideOf,
    times: (time, end) => `${time} / ${end}`,

    mute: 'Silenciar',
    unmute: 'Ativar som',
    volume: 'Volume',
    percent: (percent) => `${percent}%`,
    percentMuted: (percent) => `${percent}%, sem som`,

    autoOn: 'Reprodução automática ligada (os slides passam sozinhos)',
    autoOff: 'Reprodução automática desligada (controle manual)',
    speed: 'Velocidade',
    speedOf: (speed) => `${numberOf(speed)}×`,
    captions: 'Legendas',
    transcript: 'Transcrição',
    keys: 'Atalhos de teclado',
    fullscreen: 'Tela cheia',
    exit: 'Sair da tela cheia',
  },

  'slides/player': {
    player: 'Player da apresentação',
    empty: 'Nenhum slide disponível.',
    part: slideOf,
    waiting: (slide, slides) => `Esperando por você, slide ${numberOf(slide)} de ${numberOf(slides)}`,
    startOver: 'Recomeçar',
    upcoming: 'A seguir',
  },

  'slides/stage': {
    unknownType: 'Tipo de slide desconhecido',
    notSupported: (type) => `O tipo de slide “${type}” não é compatível.`,
    unknownTypeInEditor: (type) => `Tipo de slide desconhecido: ${type}`,
  },

  'slides/views': {
    feature: 'Característica',
    noPicture: 'Nenhuma imagem foi escolhida para este slide.',
    brokenPicture: 'Não é possível mostrar esta imagem.',
    generatedPicture: 'Gerada por IA',
    emptyDrawing: 'Este desenho ainda não tem dados.',
  },
}

import { numberOf } from '../../numbers.ts'
import type { PlayerMessages } from '../language-messages.ts'

export const player: PlayerMessages = {
  'slides/player/transcript': {
    transcript: 'Transkrypcja',
    close: 'Zamknij transkrypcję',
    silent: 'W tej prezentacji nikt nic nie mówi.',
    slide: (slide) => `Slajd ${numberOf(slide)}`,
    ownRecording: 'Własne nagranie',
  },

  'slides/player/keys': {
    title: 'Skróty klawiszowe',
    close: 'Zamknij',
    actions: {
      play: 'Odtwórz lub wstrzymaj',
      next: 'Następny slajd',
      previous: 'Poprzedni slajd',
      back: '5 sekund wstecz',
      on: '5 sekund naprzód',
      first: 'Pierwszy slajd',
      last: 'Ostatni slajd',
      tenth: 'Do tej dziesiątej części prezentacji',
      replay: 'Powtórz slajd',
      auto: 'Włącz lub wyłącz autoodtwarzanie',
      louder: 'Głośniej',
      softer: 'Ciszej',
      mute: 'Wycisz lub włącz dźwięk',
      slower: 'Wolniej',
      faster: 'Szybciej',
      captions: 'Włącz lub wyłącz napisy',
      transcript: 'Pokaż lub ukryj transkrypcję',
      fullscreen: 'Pełny ekran',
      list: 'Ta lista',
    },

    space: 'Spacja',
    home: 'Home',
    end: 'End',
  },

  'slides/player/controls': {
    close: 'Zamknij',

    play: 'Odtwórz',
    pause: 'Wstrzymaj',
    previous: 'Poprzedni',
    next: 'Następny',
    replay: 'Powtórz',

    progress: 'Postęp',
    place: (time, end, slide, slides) => `${time} z ${end}, slajd ${numberOf(slide)} z ${numberOf(slides)}`,
    slide: (slide, slides) => `Slajd ${numberOf(slide)} z ${numberOf(slides)}`,
    times: (time, end) => `${time} / ${end}`,

    mute: 'Wycisz',
    unmute: 'Włącz dźwięk',
    volume: 'Głośność',
    percent: (percent) => `${percent}%`,
    percentMuted: (percent) => `${percent}%, wyciszone`,

    autoOn: 'Autoodtwarzanie: włączone (slajdy zmieniają się same)',
    autoOff: 'Autoodtwarzanie: wyłączone (slajdy zmieniasz ręcznie)',
    speed: 'Szybkość',
    speedOf: (speed) => `${numberOf(speed)}×`,
    captions: 'Napisy',
    transcript: 'Transkrypcja',
    keys: 'Skróty klawiszowe',
    fullscreen: 'Pełny ekran',
    exit: 'Zamknij pełny ekran',
  },

  'slides/player': {
    player: 'Odtwarzacz prezentacji',
    empty: 'Brak slajdów.',
    part: (slide, slides) => `Slajd ${numberOf(slide)} z ${numberOf(slides)}`,
    waiting: (slide, slides) => `Czeka na Ciebie, slajd ${numberOf(slide)} z ${numberOf(slides)}`,
    startOver: 'Od początku',
    upcoming: 'Co będzie dalej',
  },

  'slides/stage': {
    unknownType: 'Nieznany typ slajdu',
    notSupported: (type) => `Typ slajdu „${type}” nie jest obsługiwany.`,
    unknownTypeInEditor: (type) => `Nieznany typ slajdu: ${type}`,
  },

  'slides/views': {
    feature: 'Cecha',
    noPicture: 'Nie wybrano jeszcze obrazu dla tego slajdu.',
    brokenPicture: 'Nie można wyświetlić tego obrazu.',
    generatedPicture: 'Wygenerowane przez AI',
    emptyDrawing: 'Ten rysunek nie ma jeszcze danych.',
  },
}

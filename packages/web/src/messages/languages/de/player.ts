import { numberOf } from '../../numbers.ts'
import type { PlayerMessages } from '../language-messages.ts'

export const player: PlayerMessages = {
  'slides/player/transcript': {
    transcript: 'Transkript',
    close: 'Transkript schließen',
    silent: 'In dieser Präsentation wird nichts gesprochen.',
    slide: (slide) => `Folie ${numberOf(slide)}`,
    ownRecording: 'Eigene Aufnahme',
  },

  'slides/player/keys': {
    title: 'Tastenkürzel',
    close: 'Schließen',
    actions: {
      play: 'Abspielen oder anhalten',
      next: 'Nächste Folie',
      previous: 'Vorherige Folie',
      back: '5 Sekunden zurück',
      on: '5 Sekunden vor',
      first: 'Erste Folie',
      last: 'Letzte Folie',
      tenth: 'Zu diesem Zehntel der Präsentation',
      replay: 'Folie wiederholen',
      auto: 'Automatische Wiedergabe an oder aus',
      louder: 'Lauter',
      softer: 'Leiser',
      mute: 'Ton aus oder an',
      slower: 'Langsamer',
      faster: 'Schneller',
      captions: 'Untertitel an oder aus',
      transcript: 'Transkript an oder aus',
      fullscreen: 'Vollbild',
      list: 'Diese Liste',
    },

    space: 'Leertaste',
    home: 'Pos1',
    end: 'Ende',
  },

  'slides/player/controls': {
    close: 'Schließen',

    play: 'Abspielen',
    pause: 'Pause',
    previous: 'Zurück',
    next: 'Weiter',
    replay: 'Wiederholen',

    progress: 'Fortschritt',
    place: (time, end, slide, slides) =>
      `${time} von ${end}, Folie ${numberOf(slide)} von ${numberOf(slides)}`,
    slide: (slide, slides) => `Folie ${numberOf(slide)} von ${numberOf(slides)}`,
    times: (time, end) => `${time} / ${end}`,

    mute: 'Ton aus',
    unmute: 'Ton an',
    volume: 'Lautstärke',
    percent: (percent) => `${percent} %`,
    percentMuted: (percent) => `${percent} %, Ton aus`,

    autoOn: 'Automatische Wiedergabe: An (Folien wechseln von selbst)',
    autoOff: 'Automatische Wiedergabe: Aus (Sie blättern selbst)',
    speed: 'Tempo',
    speedOf: (speed) => `${numberOf(speed)}×`,
    captions: 'Untertitel',
    transcript: 'Transkript',
    keys: 'Tastenkürzel',
    fullscreen: 'Vollbild',
    exit: 'Vollbild beenden',
  },

  'slides/player': {
    player: 'Präsentation abspielen',
    empty: 'Keine Folien vorhanden.',
    part: (slide, slides) => `Folie ${numberOf(slide)} von ${numberOf(slides)}`,
    waiting: (slide, slides) => `Wartet auf Sie, Folie ${numberOf(slide)} von ${numberOf(slides)}`,
    startOver: 'Von vorn beginnen',
    upcoming: 'Was als Nächstes kommt',
  },

  'slides/stage': {
    unknownType: 'Unbekannter Folientyp',
    notSupported: (type) => `Der Folientyp „${type}“ wird nicht unterstützt.`,
    unknownTypeInEditor: (type) => `Unbekannter Folientyp: ${type}`,
  },

  'slides/views': {
    feature: 'Merkmal',
    noPicture: 'Für diese Folie ist noch kein Bild ausgewählt.',
    brokenPicture: 'Dieses Bild kann nicht angezeigt werden.',
    generatedPicture: 'Mit KI erzeugt',
    emptyDrawing: 'Diese Zeichnung hat noch keine Daten.',
  },
}

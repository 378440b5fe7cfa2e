import { numberOf } from '../../numbers.ts'
import type { PlayerMessages } from '../language-messages.ts'

/** 'Diapositive 2 sur 9' */
const slideOfSlides = (slide: number, slides: number): string =>
  `Diapositive ${numberOf(slide)} sur ${numberOf(slides)}`

export const player: PlayerMessages = {
  'slides/player/transcript': {
    transcript: 'Transcription',
    close: 'Fermer la transcription',
    silent: 'Ce diaporama ne contient aucune parole.',
    slide: (slide) => `Diapositive ${numberOf(slide)}`,
    ownRecording: 'Enregistrement personnel',
  },

  'slides/player/keys': {
    title: 'Raccourcis clavier',
    close: 'Fermer',
    actions: {
      play: 'Lire ou mettre en pause',
      next: 'Diapositive suivante',
      previous: 'Diapositive précédente',
      back: 'Reculer de 5 secondes',
      on: 'Avancer de 5 secondes',
      first: 'Première diapositive',
      last: 'Dernière diapositive',
      tenth: 'Aller à ce dixième du diaporama',
      replay: 'Rejouer la diapositive',
      auto: 'Lecture automatique : activer ou désactiver',
      louder: 'Plus fort',
      softer: 'Moins fort',
      mute: 'Couper ou rétablir le son',
      slower: 'Plus lent',
      faster: 'Plus rapide',
      captions: 'Afficher ou masquer les sous-titres',
      transcript: 'Afficher ou masquer la transcription',
      fullscreen: 'Plein écran',
      list: 'Cette liste',
    },

    space: 'Espace',
    home: 'Début',
    end: 'Fin',
  },

  'slides/player/controls': {
    close: 'Fermer',

    play: 'Lire',
    pause: 'Pause',
    previous: 'Précédent',
    next: 'Suivant',
    replay: 'Rejouer',

    progress: 'Progression',
    place: (time, end, slide, slides) =>
      `${time} sur ${end}, diapositive ${numberOf(slide)} sur ${numberOf(slides)}`,
    slide: slideOfSlides,
    times: (time, end) => `${time} / ${end}`,

    mute: 'Couper le son',
    unmute: 'Rétablir le son',
    volume: 'Volume',
    percent: (percent) => `${percent} %`,
    percentMuted: (percent) => `${percent} %, son coupé`,

    autoOn: 'Lecture automatique : activée (les diapositives défilent seules)',
    autoOff: 'Lecture automatique : désactivée (vous avancez à votre rythme)',
    speed: 'Vitesse',
    speedOf: (speed) => `${numberOf(speed)}×`,
    captions: 'Sous-titres',
    transcript: 'Transcription',
    keys: 'Raccourcis clavier',
    fullscreen: 'Plein écran',
    exit: 'Quitter le plein écran',
  },

  'slides/player': {
    player: 'Lecteur de diaporama',
    empty: 'Aucune diapositive disponible.',
    part: slideOfSlides,
    waiting: (slide, slides) => `À vous d’avancer, diapositive ${numberOf(slide)} sur ${numberOf(slides)}`,
    startOver: 'Recommencer',
    upcoming: 'À suivre',
  },

  'slides/stage': {
    unknownType: 'Type de diapositive inconnu',
    notSupported: (type) => `Le type de diapositive « ${type} » n’est pas pris en charge.`,
    unknownTypeInEditor: (type) => `Type de diapositive inconnu : ${type}`,
  },

  'slides/views': {
    feature: 'Critère',
    noPicture: 'Aucune image n’est encore choisie pour cette diapositive.',
    brokenPicture: 'Cette image ne peut pas s’afficher.',
    generatedPicture: 'Générée par IA',
    emptyDrawing: 'Ce dessin n’a pas encore de données.',
  },
}

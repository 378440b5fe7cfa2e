import { numberOf } from '../../numbers.ts'
import type { PodcastEditorMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const podcastEditor: PodcastEditorMessages = {
  'podcast-editor/dialogue': {
    dialogue: 'Dialogue',
    addBefore: (line) => `Ajouter une réplique avant la réplique ${line}`,
    lineOf: (host, line) => `${host}, réplique ${line}`,
    textOf: (host, line) => `Dialogue : ${host}, réplique ${line}`,
    switchSpeaker: 'Changer d’hôte',
    switchSpeakerOf: (line) => `Changer d’hôte pour la réplique ${line}`,
    toneOf: (line) => `Ton de la réplique ${line}`,
    rewriteLine: (line) => `Réécrire la réplique ${line}`,
    removeLine: (line) => `Supprimer la réplique ${line}`,
    moreForLine: (line) => `Autres actions pour la réplique ${line}`,
    record: 'Enregistrer votre voix',
    addHostBelow: (host) => `Ajouter ${host} dessous`,
    splitAtCursor: 'Scinder au curseur',
    joinWithNext: 'Joindre à la suivante',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    splitSegment: 'Scinder le segment ici',
    audioAvailable: 'Audio disponible',
    audioOutdated: 'Audio disponible, à mettre à jour',
    audioMissing: 'Pas d’audio, à générer le moment venu',
    withDuration: (note, duration) => `${note}, ${duration}`,

    splitKey: 'Scinder la réplique au curseur',
    joinBeforeKey: 'Joindre à la réplique précédente',
    backspaceAtStart: 'Retour arrière au début',
    joinNextKey: 'Joindre à la réplique suivante',
    deleteAtEnd: 'Suppr à la fin',
    moveKey: 'Déplacer la réplique, ou le segment dans la liste',

    sources: 'Sources',
    sourcesOfLine: (line) => `Sources de la réplique ${line}`,
    lineSourcesSummary: 'Ce sur quoi s’appuie cette réplique dans la page',
    segmentSourcesSummary: 'Ce sur quoi s’appuie ce segment dans la page',
    showAllOfSegment: 'Tout afficher pour le segment',

    rewritingLine: (line) => `Réécriture de la réplique ${line}…`,
    rewritingSegment: (segment) => `Réécriture du segment ${segment}…`,
    rewriting: {
      line: {
        done: 'Réplique réécrite',
        unchanged: 'L’assistant d’écriture a laissé cette réplique telle quelle.',
        edited: 'Cette réplique a été modifiée entre-temps : elle reste comme vous l’avez écrite.',
      },
      segment: {
        done: 'Segment réécrit',
        unchanged: 'L’assistant d’écriture a laissé ce segment tel quel.',
        edited: 'Ce segment a été modifié entre-temps : il reste comme vous l’avez écrit.',
      },
    },

    findAndReplace: 'Rechercher et remplacer',
    find: 'Rechercher',
    findPlaceholder: 'Rechercher dans le dialogue',
    notFound: 'Aucun résultat',
    findingOf: (number, count) => `${numberOf(number)} sur ${numberOf(count)}`,
    matchCase: 'Respecter la casse',
    wholeWords: 'Mots entiers',
    previous: 'Précédent',
    next: 'Suivant',
    close: 'Fermer',
    replaceWith: 'Remplacer par',
    replace: 'Remplacer',
    replaceAll: 'Tout remplacer',
  },

  'podcast-editor/document': {
    saved: 'Les modifications du podcast sont enregistrées !',
    notSaved: 'L’enregistrement des modifications a échoué. Veuillez réessayer.',
    completed: 'Le podcast est marqué comme terminé !',
    notCompleted: 'Le podcast est enregistré, mais son état n’a pas pu être mis à jour. Veuillez réessayer.',
    nothingToHear: 'rien à écouter',
    podcastFeed: 'Flux de podcast',

    editsSegment: (name, segment) => `${name} modifie le segment ${segment}`,
    editsLine: (name, line, segment) => `${name} modifie la réplique ${line} du segment ${segment}`,
    atSegment: (name, segment) => `${name} : segment ${segment}`,
    atLine: (name, line, segment) => `${name} : réplique ${line} du segment ${segment}`,

    frame: 'Titre et informations',

    findAndReplace: 'Rechercher et remplacer',
    addHost: (host) => `Ajouter ${host}`,
    addSegment: 'Ajouter un segment',
    moveSegmentUp: 'Monter le segment',
    moveSegmentDown: 'Descendre le segment',
    mergeSegment: 'Fusionner avec le segment suivant',
    goToSegment: (number, title) => `Aller au segment ${number} : ${title}`,
    generateAudio: 'Générer l’audio',
    regenerateAllAudio: 'Régénérer tout l’audio',

    againstPlan: (duration, minutes) =>
      plural(minutes, {
        one: `environ ${duration} sur # minute prévue`,
        other: `environ ${duration} sur # minutes prévues`,
      }),

    movedToLine: (line) => `C’est maintenant la réplique ${line}`,
    movedToLineOf: (segment, line) => `C’est maintenant la réplique ${line} du segment ${segment}`,
    movedToSegment: (segment) => `C’est maintenant le segment ${segment}`,
    lineMovedTo: (segment) => `Réplique déplacée vers le segment ${segment}`,
    lineRemoved: (line) => `Réplique ${line} supprimée`,
    lineSplit: (line) => `Réplique ${line} scindée`,
    linesJoined: (first, second) => `Répliques ${first} et ${second} jointes`,
    linesPasted: (lines) => plural(lines, { one: '# réplique collée', other: '# répliques collées' }),
    segmentSplit: (segment) => `Segment scindé. Voici le segment ${segment}`,
    segmentsMerged: (first, second) => `Segments ${first} et ${second} fusionnés`,
    placesReplaced: (places) => plural(places, { one: '# remplacement', other: '# remplacements' }),
  },

  'podcast-editor/hosts': {
    hostVoices: 'Voix des hôtes',
    voicesFailed: 'Les voix disponibles n’ont pas pu être chargées',
    generating: 'Génération…',
    regenerateAll: 'Tout régénérer',
    askRegenerateAudio:
      'L’audio de toutes les répliques sera régénéré avec les voix choisies, même là où il est disponible. Continuer ?',
    linesNeedAudio: (lines) =>
      plural(lines, { one: '# réplique sans audio à jour.', other: '# répliques sans audio à jour.' }),
    linesHaveOtherVoice: (lines) =>
      plural(lines, { one: '# réplique a une autre voix.', other: '# répliques ont une autre voix.' }),
    linesHaveOwnVoice: (lines) =>
      plural(lines, {
        one: '# réplique est dite avec votre voix.',
        other: '# répliques sont dites avec votre voix.',
      }),
    noLinesYet: 'Il n’y a pas encore de répliques.',
    everyLineHasAudio: 'Toutes les répliques ont leur audio.',
    linesDone: (done, total) =>
      plural(done, {
        one: `# réplique sur ${numberOf(total)}`,
        other: `# répliques sur ${numberOf(total)}`,
      }),
    cancel: 'Annuler',
    cancelled: (done, total) =>
      plural(done, {
        one: `Annulé. # réplique sur ${numberOf(total)} a son audio.`,
        other: `Annulé. # répliques sur ${numberOf(total)} ont leur audio.`,
      }),
    selectVoices: 'Choisissez une voix pour chaque hôte',
    generationStarted: 'La génération de l’audio a démarré !',
    generationFailed: 'L’audio n’a pas pu être généré. Veuillez réessayer.',
    lineWithoutAudio: (segment, line) => `<line>Segment ${segment}, réplique ${line}</line> : <reason/>`,
    voiceOfLine: 'Voix de cette réplique',
    voiceOfLineOf: (host) => `Voix de cette réplique : ${host}`,
  },

  'podcast-editor/information': {
    information: 'Informations du podcast',
    informationSummary: (audience, objectives) =>
      [audience, plural(objectives, { one: '# objectif', other: '# objectifs' })].join(', '),
    noAudience: 'Public non défini',
    title: 'Titre',
    audience: 'Public visé',
    objectives: 'Objectifs d’apprentissage',
    objectiveRows: {
      row: (number) => `Objectif ${number}`,
      remove: (number) => `Supprimer l’objectif ${number}`,
      add: 'Ajouter un objectif',
    },
    music: 'Musique',
    noMusic: 'Aucune',
    musicNote:
      'Introduit l’épisode pendant 5 secondes, reste discrète sous les premiers mots et revient à la fin.',
    listenTo: (music) => `Écouter : ${music}`,
    stopListeningTo: (music) => `Arrêter : ${music}`,
    musicFailed: 'La musique n’a pas pu être lue. Veuillez réessayer.',
    openingSound: 'Son d’ouverture',
    closingSound: 'Son de fin',
    listenToOpening: 'Écouter le son d’ouverture',
    listenToClosing: 'Écouter le son de fin',
    noSound: 'Aucun',
  },

  'podcast-editor': {
    podcast: 'Podcast',
    loading: 'Chargement du podcast…',
    loadErrorTitle: 'Le podcast n’a pas pu être chargé',
    loadError:
      'Le podcast n’a pas pu être chargé. Il n’existe peut-être pas, ou une erreur est survenue pendant le chargement.',
    backToCourses: 'Retour aux cours',
    back: 'Retour',
    saving: 'Enregistrement…',
    writing: 'Génération du podcast…',
    segment: 'Segment',
    segmentSettings: 'Paramètres du segment',

    partsOfEditor: 'Parties de l’éditeur',
    partOfEditor: 'Partie de l’éditeur',
    tabs: { dialogue: 'Dialogue', segments: 'Segments', voices: 'Voix', info: 'Infos' },

    download: 'Télécharger',
    episodeFile: 'Épisode (MP3)',
    transcriptFile: 'Transcription (WebVTT)',
    subtitlesFile: 'Sous-titres (SRT)',
    textFile: 'Texte',
    partialEpisodeFile: 'Épisode sans ces répliques (MP3)',
    asSaved: 'Tel qu’il est enregistré.',
    asSavedWithoutEdits: 'La version enregistrée, sans vos dernières modifications.',
    outdatedLines: (lines) =>
      plural(lines, {
        one: 'Une réplique a un audio antérieur à la dernière modification : générez l’audio pour la mettre à jour.',
        other:
          '# répliques ont un audio antérieur à la dernière modification : générez l’audio pour les mettre à jour.',
      }),
    preparing: 'Préparation… Arrêter',
    stopPreparing: 'Arrêter la préparation du téléchargement',
    downloadFailed: 'Le téléchargement a échoué. Veuillez réessayer.',
  },

  'podcast-editor/now-playing': {
    nowPlaying: 'En lecture',
    nothingPlaying: 'Aucune lecture en cours.',
    playing: (host, segment) => `${host}, ${segment}`,
    playingOutdated: (host, segment) => `${host}, ${segment} (à mettre à jour)`,
    preview: 'Écouter tout le podcast',
    stopPreview: 'Arrêter l’écoute',
    stop: 'Arrêter',
    play: 'Lire',
    pause: 'Pause',
    loadingAudio: 'Chargement',
    error: 'Erreur',
    playLine: (line) => `Lire la réplique ${line}`,
    pauseLine: (line) => `Mettre en pause la réplique ${line}`,
    loadingLine: (line) => `Chargement de la réplique ${line}`,
    errorInLine: (line) => `Erreur dans la réplique ${line}`,
    playPodcast: 'Lire le podcast',
    playLineBefore: 'Lire la réplique précédente',
    playNextLine: 'Lire la réplique suivante',
    previousLine: 'Réplique précédente',
    nextLine: 'Réplique suivante',
    mute: 'Couper le son',
    unmute: 'Rétablir le son',
    volume: 'Volume',
    percent: (percent) => `${percent} %`,
    percentMuted: (percent) => `${percent} %, son coupé`,
    speed: 'Vitesse',
    speedOf: (speed) => `${numberOf(speed)}×`,
  },

  'podcast-editor/now-playing/waveform': {
    position: (time, duration, segment) => `${time} sur ${duration}, ${segment}`,
  },

  'podcast-editor/playback': {
    noSegments: 'Ce podcast n’a aucun segment à lire',
    audioErrors: {
      none: 'Cette réplique n’a pas d’audio. Commencez par générer l’audio.',
      notFound: 'Fichier audio introuvable. Essayez de régénérer l’audio.',
      slow: 'Erreur de lecture. Le chargement de l’audio prend trop de temps.',
      playing: (reason) => `Erreur de lecture. ${reason}`,
      loading: (reason) => `Erreur de lecture. ${reason}`,
      refused: () => 'La lecture audio n’a pas pu démarrer.',
      blocked: 'L’audio n’a pas pu être lu. Le navigateur a peut-être bloqué la lecture automatique.',
    },
  },

  'podcast-editor/segments': {
    segments: 'Segments',
    hasAudio: 'Avec audio',
    allSegments: (duration) => `Tous les segments : ${duration}`,
    segmentTitle: 'Titre du segment',
    segmentSettings: 'Paramètres du segment',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    mergeWithNext: 'Fusionner avec le suivant',
    deleteSegment: 'Supprimer le segment',
    askDeleteSegment: 'Voulez-vous vraiment supprimer ce segment ?',
    lastSegment: 'Un podcast garde au moins un segment.',
    delete: 'Supprimer',
    segmentOf: (number, count) => `Segment ${number} sur ${count}`,
    lineCount: (lines) => plural(lines, { one: '# réplique', other: '# répliques' }),
    audioLength: (duration) => `${duration} d’audio`,
    segment: 'Segment',
    minutes: 'Durée en minutes',
    keyPoints: 'Points clés',
    keyPointRows: {
      row: (number) => `Point clé ${number}`,
      remove: (number) => `Supprimer le point clé ${number}`,
      add: 'Ajouter un point clé',
    },
    rewrite: 'Réécrire',
    rewriteSegmentSummary: 'Toutes les répliques de ce segment, selon votre consigne',
    emptySegment:
      'Pas encore de répliques. Ajoutez-en une, ou collez un script dont les répliques commencent par ALEX: et JAMIE:',
    addHost: (host) => `Ajouter ${host}`,
  },
}

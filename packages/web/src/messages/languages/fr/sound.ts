import type { SoundMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

const theOthers = (count: number): string =>
  plural(count, {
    one: 'L’autre recevra un audio de synthèse.',
    other: 'Les # autres recevront un audio de synthèse.',
  })

export const sound: SoundMessages = {
  audio: {
    none: 'Cette diapositive n’a pas d’audio',
    notFound: 'Fichier audio introuvable. Essayez de régénérer l’audio.',
    slow: 'Le chargement du fichier audio prend trop de temps. Il n’est peut-être pas disponible.',
    playing: (reason) => `Erreur de lecture audio : ${reason}`,
    loading: (reason) => `Erreur de chargement de l’audio : ${reason}. Essayez de le régénérer.`,
    refused: (message) => `L’audio n’a pas pu être lu : ${message}`,

    aborted: 'Lecture interrompue',
    network: 'Erreur réseau',
    undecodable: 'Décodage audio impossible',
    unsupported: 'Format audio non pris en charge',
    unknown: 'Erreur inconnue',
    otherError: (code) => `Code d’erreur ${code}`,

    play: 'Lire',
    pause: 'Pause',
    position: 'Position',
    timeOf: (time, duration) => `${time} sur ${duration}`,
  },

  'recording/capture': {
    microphoneNumber: (number) => `Micro ${number}`,
  },

  recording: {
    ownRecording: 'Enregistrement personnel',

    strip: 'Enregistrement',
    recordVoice: 'Enregistrer votre voix',
    recordingVoice: 'Enregistrement de votre voix',
    scriptTime: (time) => `le script dure environ ${time}`,
    script: 'Script à lire',
    closeStrip: 'Fermer l’enregistrement',
    openingMicrophone: 'Ouverture du micro…',
    microphone: 'Micro',
    startsIn: (seconds) => `L’enregistrement commence dans ${seconds}`,
    breatheIn: 'Inspirez. L’enregistrement commence après « un ».',
    cancel: 'Annuler',
    record: 'S’enregistrer',
    stop: 'Arrêter',
    startOver: 'Recommencer',
    keys: 'Espace : arrêter<line/>R : recommencer',
    scriptFirst: 'Écrivez d’abord le script. Les sous-titres ont besoin de ses mots.',
    microphoneLevel: 'Niveau du micro',
    levels: { quiet: 'faible', good: 'bon niveau', loud: 'trop fort' },

    countingIn: 'L’enregistrement commence dans trois secondes. Espace pour arrêter, R pour recommencer.',
    recorded: 'Enregistrement terminé. Gardez cette prise, écoutez-la ou recommencez.',
    microphoneOn: 'Le micro est ouvert. Rien n’est encore enregistré.',

    recordingTooLong: 'Un enregistrement dure 5 minutes au maximum. Voici ce qui a été enregistré jusque-là.',
    microphoneUnplugged: 'Le micro a été débranché. Voici ce qui a été enregistré jusque-là.',
    fileNotSound: 'Ce fichier audio est illisible. Choisissez un fichier WAV, MP3 ou M4A.',
    fileTooLong: 'Un enregistrement dure 5 minutes au maximum. Choisissez un fichier plus court.',

    inYourVoice: 'Dites-le avec votre voix',
    aboutMicrophone:
      'Votre navigateur va demander l’accès au micro. Rien n’est enregistré avant que vous cliquiez sur « S’enregistrer », et rien ne quitte cette page avant que vous gardiez une prise.',
    allowMicrophone: 'Utiliser mon micro',
    blocked: 'Le micro est bloqué',
    aboutBlocked:
      'Cliquez sur le cadenas à côté de l’adresse, autorisez le micro, puis réessayez. D’ici là, la voix de synthèse reste en place.',
    noMicrophone: 'Aucun micro trouvé',
    aboutNoMicrophone:
      'Branchez-en un : il apparaîtra ici de lui-même. Ou importez un enregistrement WAV, MP3 ou M4A.',
    unplugged: 'Le micro a été débranché',
    aboutUnplugged:
      'Rebranchez-le : il apparaîtra ici de lui-même. Ou importez un enregistrement WAV, MP3 ou M4A.',
    inUse: 'Le micro ne répond pas',
    aboutInUse:
      'Un autre programme l’utilise peut-être. Fermez les appels et les autres enregistreurs, puis réessayez.',
    notOffered: 'Ce navigateur ne donne pas accès au micro ici',
    aboutNotOffered:
      'Il le fait aux adresses qui commencent par https. Vous pouvez importer un enregistrement WAV, MP3 ou M4A.',
    tryAgain: 'Réessayer',
    showWhere: 'Me montrer où',
    whereBrowsersAllow:
      'Chrome et Edge : l’icône devant l’adresse, puis « Microphone ». Firefox : le micro barré devant l’adresse. Safari : le menu « Safari », « Réglages pour ce site web », « Micro ».',
    uploadRecording: 'Importer un enregistrement',
    fileToUpload: 'Enregistrement à importer',

    keepTake: 'Garder cette prise',
    listen: (duration) => `Écouter, ${duration}`,
    stopListening: 'Arrêter l’écoute',
    recordAgain: 'Refaire une prise',
    takeKept: 'Cette prise est gardée.',
    takeDeleted: 'Cette prise est supprimée.',
    takeOnItsWay: 'Cette prise est en cours d’envoi. Vous pouvez continuer.',
    nothingSent: 'Rien n’a encore quitté cette page.',
    nothingSentButSafe: 'Rien n’a encore quitté cette page. La prise est en sécurité sur cet appareil.',
    nothingSentAndUnsafe:
      'Rien n’a encore quitté cette page. Ce navigateur ne conserve rien : gardez la prise avant de partir.',

    takes: 'Prises',
    newestFirst: 'la plus récente en premier',
    noTakes: 'Pas encore de prises. Chaque prise que vous enregistrez apparaît ici.',
    take: (number) => `Prise ${number}`,
    playTake: (number) => `Lire la prise ${number}`,
    stopTake: (number) => `Arrêter la prise ${number}`,
    moreForTake: (number) => `Autres actions pour la prise ${number}`,
    takeInUse: 'Utilisée',
    takeNotKeptYet: 'Pas encore gardée',
    earlierScript: 'Elle suit un script antérieur.',
    recordedToday: (duration, time) => `${duration} · ${time}`,
    recordedOn: (duration, day, time) => `${duration} · ${day}, ${time}`,
    chooseTake: 'Utiliser cette prise',
    takeNotUsed: 'Cette prise n’a pas pu être utilisée. Veuillez réessayer.',
    deleteTake: (number) => `Supprimer la prise ${number}`,
    askDeleteTake: (number) => `Supprimer la prise ${number} ?`,
    aboutDeleting: 'Une prise supprimée ne peut pas être récupérée.',
    delete: 'Supprimer',
    takeNotDeleted: 'Cette prise n’a pas pu être supprimée. Veuillez réessayer.',

    leavePageOpen:
      'Ce navigateur ne conserve rien : laissez cette page ouverte jusqu’à ce que la prise soit envoyée.',
    waitingForTurn: 'En attente de son tour.',
    sendingProgress: (percent) => `Prise en cours d’envoi, ${percent} % envoyés`,
    sent: (percent) => `${percent} % envoyés.`,
    sentAndWaiting: (percent, reason) =>
      `${percent} % envoyés. ${reason} La prise est en sécurité sur cet appareil et sera envoyée automatiquement.`,
    sentAndWaitingUnsafe: (percent, reason) =>
      `${percent} % envoyés. ${reason} Ce navigateur ne conserve rien : laissez cette page ouverte jusqu’à ce que la prise soit envoyée.`,
    levelling: 'Envoyée. Réglage du volume…',

    voice: 'Voix',
    synthesized: 'Synthèse',
    myOwn: 'La mienne',
    recordFirst: 'Enregistrez une prise et gardez-la : elle devient la voix.',
    generating: 'Génération…',
    recordingStays:
      'Votre enregistrement reste en place quand vous générez tout, sauf si vous en décidez autrement.',
    trimSilence: 'Couper les silences',
    aboutTrimming: 'Au début et à la fin de chaque prise',
    trimmed: (start, end) => `${start} s au début, ${end} s à la fin`,
    countMeIn: 'Compte à rebours',
    aboutCountingIn: '3, 2, 1 avant chaque prise',
    sameLoudness: 'Chaque prise est mise au même volume que tout le reste de l’audio.',
    captionsFollowScript:
      'Les sous-titres suivent le script. Vous l’avez dit autrement ? Adaptez le script à vos paroles.',
    captionsFollowScriptLinked:
      'Les sous-titres suivent le script. Vous l’avez dit autrement ? <link>Adaptez le script à vos paroles</link>',

    askKeepRecordings: (count) =>
      plural(count, { one: 'Garder votre enregistrement ?', other: 'Garder vos # enregistrements ?' }),
    keepRecordings: (count) =>
      plural(count, { one: 'Garder mon enregistrement', other: 'Garder mes enregistrements' }),
    replaceRecordings: (count) => plural(count, { one: 'Le remplacer', other: 'Les remplacer aussi' }),
    aboutKeepingAll: (recorded) =>
      `${recorded} Rien d’autre n’a besoin d’audio. Les prises remplacées restent dans la liste des prises.`,
    aboutKeeping: (recorded, others) =>
      `${recorded} ${theOthers(others)} Les prises remplacées restent dans la liste des prises.`,
  },

  'recording/take-outbox': {
    waitingForConnection: 'En attente de la connexion.',
    takeNotKept: 'Cette prise n’a pas pu être gardée. Veuillez réessayer.',
  },

  glossary: {
    title: 'Prononciation',
    titleIn: (course) => `Prononciation : ${course}`,
    explanation:
      'Noms, abréviations et mots étrangers que les voix prononcent mal : écrivez chacun tel qu’il faut le lire à voix haute. Cela vaut pour tous les diaporamas et podcasts du cours.',
    loading: 'Chargement du glossaire…',
    loadFailed: 'Le glossaire n’a pas pu être chargé.',
    addTerm: 'Ajouter un terme',
    cancel: 'Annuler',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Prononciation enregistrée. Ce qui se prononce autrement a maintenant besoin d’un nouvel audio.',
    saveFailed: 'Le glossaire n’a pas pu être enregistré. Veuillez réessayer.',
    changedElsewhere:
      'Ce glossaire a été modifié entre-temps, par un collègue ou dans une autre fenêtre. La liste contient maintenant ces modifications. Si vous avez modifié le même terme, votre version est conservée. Veuillez la vérifier et enregistrer de nouveau.',
    discardTitle: 'Abandonner vos modifications ?',
    discardQuestion: 'Les termes que vous avez écrits ou modifiés ne sont pas enregistrés.',
    discard: 'Abandonner',
    keepEditing: 'Continuer les modifications',

    term: (number) => `Terme ${number}`,
    emptyTerm: (number) => `terme ${number}`,
    saidAs: 'Se prononce',
    language: 'Langue',
    allLanguages: 'Toutes les langues',
    remove: (term) => `Supprimer : ${term}`,
    repeated: 'Ce terme figure déjà plus haut.',
    sayIt: 'Écouter',
    say: (term) => `Écouter : ${term}`,
    pause: (term) => `Mettre en pause : ${term}`,
    noVoice: 'Aucune voix ne parle cette langue',
  },

  voices: {
    selectVoice: 'Choisir une voix',
    unreachable: 'Une voix actuellement inaccessible',
    loadFailed: 'Les voix disponibles n’ont pas pu être chargées. Veuillez réessayer.',
    speaksOther: (voice, language, content) =>
      `${voice} parle ${language}, mais il y a du contenu en ${content}.`,
    speaksOtherOnSomePages: (voice, language, content) =>
      `${voice} parle ${language}, mais certaines pages sont en ${content}.`,
    takeBetter: (voice, language) => `Utiliser ${voice} (${language})`,

    sampleText: 'Exemple de texte',
    search: 'Rechercher une voix',
    searchPlaceholder: 'Rechercher une voix…',
    language: 'Langue',
    allLanguages: 'Toutes les langues',
    voices: 'Voix',
    loading: 'Chargement des voix…',
    noneFound: 'Aucune voix ne correspond à vos critères',

    quality: { good: 'Bonne qualité', fair: 'Qualité moyenne', poor: 'Qualité faible' },
    followsTones: 'Suit le ton des répliques',
    select: 'Choisir',
    selected: 'Choisie',
    selectNamed: (voice) => `Choisir ${voice}`,
    selectedNamed: (voice) => `${voice}, choisie`,
    playSample: (voice) => `Écouter un extrait : ${voice}`,
    pauseSample: (voice) => `Mettre en pause l’extrait : ${voice}`,
    sampleFailed: 'L’extrait de la voix n’a pas pu être lu. Veuillez réessayer.',

    pronunciation: 'Prononciation',
  },
}

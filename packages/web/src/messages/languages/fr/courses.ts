import { listOf } from '../../lists.ts'
import { dollars, numberOf } from '../../numbers.ts'
import type { CoursesMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

const pages = (count: number): string => plural(count, { one: '# page', other: '# pages' })

/** '3 pages terminées, 2 en cours, 1 non commencée' */
const pagesByStatus = (completed: number, inProgress: number, notStarted: number): string =>
  [
    plural(completed, { one: '# page terminée', other: '# pages terminées' }),
    `${numberOf(inProgress)} en cours`,
    plural(notStarted, { one: '# non commencée', other: '# non commencées' }),
  ].join(', ')

/** 'en français et en anglais' */
const inLanguages = (languages: readonly string[]): string =>
  listOf(languages.map((language) => `en ${language}`))

export const courses: CoursesMessages = {
  'app/screen error': {
    away: 'Lectern est injoignable',
    whileAway:
      'Vérifiez votre connexion. Ce que vous avez enregistré est en sécurité, et les brouillons restent dans ce navigateur.',
    notLoaded: 'Cet écran n’a pas pu être chargé',
    afterLoss:
      'Lectern a une nouvelle version, ou la connexion a été interrompue. Ce que vous avez enregistré est en sécurité.',
  },
  'account settings': {
    accountSettings: 'Paramètres du compte',
    linkToCourses: 'Lectern, cours',
    backToCourses: 'Retour aux cours',
    loading: 'Chargement de votre compte…',
    notLoaded: 'Les paramètres de votre compte n’ont pas pu être chargés.',
    unsavedChanges:
      'Vos modifications ne sont pas enregistrées. Elles seront perdues si vous quittez la page.',
    demoAccount:
      'Ceci est le compte de démonstration, commun à tous les visiteurs. Sa plateforme de cours et son mot de passe ne changent pas, et il ne peut pas être supprimé.',

    save: 'Enregistrer',
    saving: 'Enregistrement…',
    saved: 'Enregistré.',
    notSaved: 'L’enregistrement a échoué. Veuillez réessayer.',

    aboutYou: 'Le nom que vous et vos collègues voyez. Vous vous connectez avec <email/>.',

    courseSystem: 'Plateforme de cours',
    aboutCourseSystem:
      'D’où viennent vos cours. Lectern voit ce que votre clé API permet de voir, et rien d’autre.',
    storedKey: 'La clé enregistrée ne s’affiche jamais. Laissez ce champ vide pour la garder.',
    keyTooLong: 'La clé API est trop longue.',
    testConnection: 'Tester la connexion',
    testing: 'Test en cours…',
    lastAnswer: 'Votre plateforme de cours a fourni la liste de vos cours pour la dernière fois le <time/>.',
    lastAnswerOf: '<system/> a fourni la liste de vos cours pour la dernière fois le <time/>.',

    aboutPassword: 'Le modifier ferme toutes vos autres sessions.',
    currentPassword: 'Mot de passe actuel',
    changePassword: 'Modifier le mot de passe',
    passwordChanged: 'Mot de passe modifié.',

    editing: 'Édition',
    aboutEditing: 'Conservé avec votre compte, pour tous vos navigateurs.',
    autosave: 'Enregistrement automatique',
    aboutAutosave:
      'Les diaporamas et les podcasts s’enregistrent un instant après votre dernière modification. Sinon, cliquez sur « Enregistrer ».',
    substituteVoice: 'Voix de remplacement',
    aboutSubstituteVoice:
      'Si le service d’une voix est indisponible, une voix intégrée de la même langue parle jusqu’à ce que vous génériez de nouveau l’audio.',

    appearance: 'Apparence',
    aboutAppearance: 'Conservée dans ce navigateur. Les diapositives gardent leurs propres couleurs.',

    aboutBudget:
      'Ce que votre compte peut générer par jour, y compris ce que les tâches en cours ont réservé.',
    storage: 'Stockage',
    aboutStorage: 'L’audio, les images et les fichiers de cours que vous avez créés ou importés.',
    storageUsed: (used, limit) => `${used} utilisés sur ${limit}`,

    sessions: 'Sessions',
    aboutSessions: 'Sur chaque appareil, votre session reste ouverte 30 jours après votre dernière visite.',
    lostLaptop:
      'Vous avez perdu un ordinateur, ou ouvert une session sur celui de quelqu’un d’autre ? Ceci ferme toutes les sessions, y compris celle de cet écran.',
    logOutEverywhere: 'Se déconnecter partout',
    loggingOut: 'Déconnexion…',
    notLoggedOut: 'Vos sessions n’ont pas pu être fermées. Veuillez réessayer.',

    deleteAccount: 'Supprimer le compte',
    aboutDeletion:
      'Cette action est définitive : même la personne qui administre ce site Lectern ne peut pas l’annuler.',
    whatIsDeleted:
      'Votre compte est supprimé, avec sa clé API, ses sessions et les cours que vous avez importés. Les diaporamas et les podcasts des cours de votre plateforme restent à la disposition de vos collègues, sans votre nom.',
    deleteQuestion: 'Supprimer votre compte ?',
    enterPassword: 'Cette action est définitive. Saisissez votre mot de passe pour continuer.',
    deleting: 'Suppression…',
    notDeleted: 'Votre compte n’a pas pu être supprimé. Veuillez réessayer.',
  },

  'courses/feed': {
    podcastFeed: 'Flux de podcast',
    feedOf: (course) => `Flux de podcast : ${course}`,
    about:
      'À écouter dans n’importe quelle application de podcasts : le flux contient tous les podcasts de ce cours qui sont marqués comme terminés et dont l’audio est complet. Il ne figure dans aucun annuaire. Toute personne qui connaît l’adresse peut écouter, sans se connecter.',
    loading: 'Chargement du flux…',
    notLoaded: 'Le flux de podcast n’a pas pu être chargé. Veuillez réessayer.',
    create: 'Créer le flux',
    notCreated: 'Le flux de podcast n’a pas pu être créé. Veuillez réessayer.',

    address: 'Adresse du flux',
    copy: 'Copier',
    copied: 'Adresse copiée.',
    notCopied: 'L’adresse n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.',
    revokeAddress: 'Révoquer l’adresse',
    revoke: 'Révoquer',
    whatRevokingDoes:
      'Les applications de podcasts ne trouveront plus de flux à cette adresse. Vous pourrez créer un flux avec une autre adresse à tout moment.',
    notRevoked: 'L’adresse n’a pas pu être révoquée. Veuillez réessayer.',

    noEpisodes: 'Aucun podcast de ce cours n’est encore marqué comme terminé.',
    inFeed: 'Dans le flux',
    leftOut: 'Hors du flux',
    episodesNotLoaded: 'Les épisodes n’ont pas pu être chargés. Veuillez réessayer.',

    author: 'Auteur',
    authorHint: 'À défaut, les applications de podcasts affichent votre établissement.',
    description: 'Description',
    descriptionHint: 'À défaut, les applications de podcasts affichent le nom du cours.',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    notSaved: 'L’enregistrement a échoué. Veuillez réessayer.',

    artwork: {
      heading: 'Illustration',
      drawn: 'L’illustration dessinée par Lectern',
      own: 'Votre illustration',
      aboutDrawn:
        'Lectern dessine l’illustration. Vous pouvez aussi importer une image d’au moins 1400 × 1400 pixels ; seul le carré central est utilisé.',
      aboutOwn:
        'Les applications de podcasts afficheront votre image pour le flux et pour chaque épisode, dès leur prochaine mise à jour.',
      file: 'Fichier de l’illustration',
      upload: 'Importer une image',
      replace: 'Remplacer',
      remove: 'Retirer',
      uploading: 'Envoi…',
      progress: 'Envoi de l’illustration',
      saved: 'Enregistrée.',
      savedCropped: 'Enregistrée. Seul le centre de l’image s’affiche, car une illustration est carrée.',
      notSaved: 'L’illustration n’a pas pu être enregistrée. Veuillez réessayer.',
      removed: 'Retirée.',
      notRemoved: 'L’illustration n’a pas pu être retirée. Veuillez réessayer.',
    },

    unreadablePicture: 'Cette image est illisible. Choisissez un fichier JPEG ou PNG.',
    smallPicture: (width, height, least) =>
      `Cette image mesure ${width} × ${height} pixels. Les applications de podcasts demandent au moins ${least} pixels de chaque côté. Choisissez une image plus grande.`,
  },

  'courses/import': {
    courseFiles: 'Fichiers de cours',
    import: 'Importer<file> un fichier de cours</file>',
    drop: 'Déposez pour importer comme cours',
    whatToDrop: 'Fichiers Common Cartridge (.imscc) exportés d’une plateforme de cours',
    isFolder: 'Ceci est un dossier. Déposez le fichier de cours (.imscc) lui-même.',

    waiting: 'En attente',
    sending: (percent) => `Envoi… ${numberOf(percent)} %`,
    reading: 'Lecture du cours…',
    sendingFile: (file) => `Envoi : ${file}`,
    readingFile: (file) => `Lecture du cours : ${file}`,
    cancel: (file) => `Annuler l’import : ${file}`,
    imported: (course) => `Le cours « ${course} » a été importé.`,
    notImported: '<file/> n’a pas été importé. <reason/>',
    somethingWentWrong: 'Un problème est survenu. Veuillez réessayer.',

    importedFrom: (file) => `Importé du fichier ${file}`,
    importedChip: 'Importé <from>du fichier </from><file/>',
    license: (license) => `Licence : ${license}`,
    removeCourse: 'Retirer le cours',
    removeQuestion: 'Voulez-vous vraiment retirer ce cours ?',
    removal: 'Le cours « <course/> » quitte votre liste avec ses diaporamas et ses podcasts.',
    remove: 'Retirer',
    removed: (course) => `Le cours « ${course} » a été retiré.`,
    undo: 'Annuler',
    notRemoved: 'Le cours n’a pas pu être retiré. Veuillez réessayer.',
    notRestored: 'Le cours n’a pas pu être rétabli. Veuillez réessayer.',
  },

  'courses/jobs': {
    jobs: 'Tâches',
    allJobs: 'Toutes les tâches',
    hideJobs: 'Masquer les tâches',
    noJobs: 'Pas encore de tâches.',
    running: (jobs) => plural(jobs, { one: '# en cours', other: '# en cours' }),
    jobsFinished: 'Tâches terminées',
    itemsFinished: (finished, all) =>
      plural(finished, {
        one: `# élément terminé sur ${numberOf(all)}`,
        other: `# éléments terminés sur ${numberOf(all)}`,
      }),
    clearFinished: 'Effacer les terminées',
    workContinues: 'Vous pouvez fermer cet onglet. Le travail continue.',

    cancelAll: 'Tout annuler',
    cancelAllTitle: 'Annuler toutes les tâches',
    keepWorking: 'Continuer',
    cancelAllQuestion: (jobs) =>
      plural(jobs, {
        one: 'Une tâche n’est pas terminée. Ce qu’elle a déjà produit est conservé.',
        other: '# tâches ne sont pas terminées. Ce qu’elles ont déjà produit est conservé.',
      }),
    notCancelled: 'Cette tâche n’a pas pu être annulée. Veuillez réessayer.',
    notAllCancelled: 'Les tâches n’ont pas pu être annulées. Veuillez réessayer.',
    notRestarted: 'Cette tâche n’a pas pu être relancée. Veuillez réessayer.',

    progress: (page) => `Progression : ${page}`,
    cancel: (page) => `Annuler : ${page}`,
    open: 'Ouvrir',
    watch: 'Voir en direct',
    retry: 'Relancer',

    waiting: 'En attente',
    reading: 'Lecture',
    writing: 'Rédaction',
    translating: 'Traduction',
    inLanguage: (language, sentence) => `${language}. ${sentence}`,
    publishing: 'Publication',
    finishing: 'Finalisation',

    slideshow: {
      watch: (page) => `Voir en direct le diaporama : ${page}`,
      open: (page) => `Ouvrir le diaporama : ${page}`,
      retry: (page) => `Relancer le diaporama : ${page}`,
      voicing: (slide, slides) => `Diapositive ${numberOf(slide)} sur ${numberOf(slides)}`,
      waiting: 'Diaporama. En attente de son tour',
      waitingFor: (reason) => `Diaporama. En attente. ${reason}`,
      running: (stage) => `Diaporama. ${stage}`,
      published: 'Le diaporama est dans le cours.',
      ready: 'Diaporama prêt.',
      readyWithNote: (note) => `Diaporama prêt. ${note}`,
      readyWithSilentParts: (parts, reasons) => `Diaporama prêt, avec ${parts}. ${reasons}`,
      failed: 'Diaporama. La génération a échoué',
      failedBecause: (reason) => `Diaporama. ${reason}`,
      cancelled: 'Diaporama. Annulé',
    },
    podcast: {
      watch: (page) => `Voir en direct le podcast : ${page}`,
      open: (page) => `Ouvrir le podcast : ${page}`,
      retry: (page) => `Relancer le podcast : ${page}`,
      voicing: (line, lines) => `Réplique ${numberOf(line)} sur ${numberOf(lines)}`,
      waiting: 'Podcast. En attente de son tour',
      waitingFor: (reason) => `Podcast. En attente. ${reason}`,
      running: (stage) => `Podcast. ${stage}`,
      published: 'Le podcast est dans le cours.',
      ready: 'Podcast prêt.',
      readyWithNote: (note) => `Podcast prêt. ${note}`,
      readyWithSilentParts: (parts, reasons) => `Podcast prêt, avec ${parts}. ${reasons}`,
      failed: 'Podcast. La génération a échoué',
      failedBecause: (reason) => `Podcast. ${reason}`,
      cancelled: 'Podcast. Annulé',
    },
  },

  courses: {
    courses: 'Cours',
    refresh: 'Actualiser',
    refreshing: 'Actualisation…',
    refreshingCourses: (read, all) => `Actualisation…<count> ${numberOf(read)} sur ${numberOf(all)}</count>`,
    cancel: 'Annuler',
    cancelRefreshing: 'Annuler l’actualisation',
    updating: 'Mise à jour…',
    loading: 'Chargement des cours…',
    retry: 'Réessayer',

    courseCount: (count) => plural(count, { one: '# cours', other: '# cours' }),
    coursesFound: (found, all) =>
      plural(found, {
        one: `# cours trouvé sur ${numberOf(all)}`,
        other: `# cours trouvés sur ${numberOf(all)}`,
      }),
    coursesFrom: (count, host) => plural(count, { one: `# cours sur ${host}`, other: `# cours sur ${host}` }),
    coursesFromAndImported: (count, host, imported) =>
      [
        plural(count, { one: `# cours sur ${host}`, other: `# cours sur ${host}` }),
        plural(imported, { one: '# importé', other: '# importés' }),
      ].join(', '),

    searchCourses: 'Rechercher un cours',
    tickRange: 'Cocher les pages entre celle-ci et la dernière cochée',

    pageCount: (count) => `Pages de contenu : ${numberOf(count)}`,
    noModules: 'Aucun module trouvé',
    noModulesYet: 'Ce cours n’a pas encore de modules.',
    selectAll: 'Tout sélectionner',
    selectAllPages: (course) => `Sélectionner toutes les pages : ${course}`,
    completed: 'Terminé',
    inProgress: 'En cours',
    notStarted: 'Non commencé',
    pronunciation: 'Prononciation',
    learnersSeeComplete: 'Les élèves voient tous les diaporamas et podcasts terminés de ce cours.',
    generateContent: 'Générer du contenu',
    pagesNotLoaded: 'Les pages de ce cours n’ont pas pu être chargées. Veuillez réessayer.',

    selection: 'Sélection',
    clearSelection: 'Effacer la sélection',
    pagesSelected: (count) => plural(count, { one: '# page sélectionnée', other: '# pages sélectionnées' }),
    pagesOfCoursesSelected: (count, ofCourses) => {
      const inCourses = plural(ofCourses, { one: ' dans # cours', other: ' dans # cours' })
      return plural(count, {
        one: `# page sélectionnée<courses>${inCourses}</courses>`,
        other: `# pages sélectionnées<courses>${inCourses}</courses>`,
      })
    },

    notLoaded: 'Vos cours n’ont pas pu être chargés',
    somethingWentWrong: 'Un problème est survenu. Veuillez réessayer.',
    systemAt: (system, host) => `${system} sur ${host}`,
    knownAt: (time) => `Vous voyez la liste telle qu’elle était à ${time}.`,
    knownOn: (day, time) => `Vous voyez la liste telle qu’elle était le ${day} à ${time}.`,
    accountSettings: 'Paramètres du compte',
    noCourses: 'Aucun cours trouvé',
    adjustSearch: 'Essayez une autre recherche, ou vérifiez votre connexion.',
    clearSearch: 'Effacer la recherche',
    lookAgain: 'Vérifier à nouveau',
    whatToCheck: (system) => `À vérifier dans ${system}`,
    changeAddress:
      'Modifiez l’adresse ou la clé dans les <settings>paramètres du compte</settings>, ou apportez un fichier de cours avec <button>Importer un fichier de cours</button>.',
    tryDemo:
      'Pour vous faire d’abord une idée, essayez la démo : <logOut>déconnectez-vous</logOut> et cliquez sur <button>Essayer la démo</button>.',
  },

  'courses/pages': {
    contentPage: 'Page de contenu',
    selectPage: (page) => `Sélectionner : ${page}`,
    selectModule: (module) => `Sélectionner toutes les pages : ${module}`,
    pageCount: pages,
    partCount: (parts, name) => `${numberOf(parts)} ${name}`,

    delete: 'Supprimer',
    undo: 'Annuler',
    openFeed: 'Ouvrir le flux de podcast',

    slideshow: {
      edit: (page) => `Modifier le diaporama : ${page}`,
      delete: (page) => `Supprimer le diaporama : ${page}`,
      generating: 'Génération du diaporama…',
      generatingOf: (page) => `Génération du diaporama… ${page}`,
      deleteTitle: 'Supprimer le diaporama',
      deleteQuestion: 'Voulez-vous vraiment supprimer ce diaporama ?',
      deleted: 'Diaporama supprimé.',
      notDeleted: 'Le diaporama n’a pas pu être supprimé. Veuillez réessayer.',
      notRestored: 'Le diaporama n’a pas pu être rétabli. Veuillez réessayer.',
      complete: 'Le diaporama de la page <page/> est terminé.',
      next: 'Prochaine page sans diaporama : <page/>.',
      allComplete: 'Toutes les pages du cours <course/> ont un diaporama.',
      generateNext: 'Générer son diaporama',
    },
    podcast: {
      edit: (page) => `Modifier le podcast : ${page}`,
      delete: (page) => `Supprimer le podcast : ${page}`,
      generating: 'Génération du podcast…',
      generatingOf: (page) => `Génération du podcast… ${page}`,
      deleteTitle: 'Supprimer le podcast',
      deleteQuestion: 'Voulez-vous vraiment supprimer ce podcast ?',
      deleted: 'Podcast supprimé.',
      notDeleted: 'Le podcast n’a pas pu être supprimé. Veuillez réessayer.',
      notRestored: 'Le podcast n’a pas pu être rétabli. Veuillez réessayer.',
      complete: 'Le podcast de la page <page/> est terminé.',
      next: 'Prochaine page sans podcast : <page/>.',
      allComplete: 'Toutes les pages du cours <course/> ont un podcast.',
      generateNext: 'Générer son podcast',
    },
  },

  'courses/status': {
    slideshow: (completed, inProgress, notStarted) =>
      `Diaporama : ${pagesByStatus(completed, inProgress, notStarted)}`,
    podcast: (completed, inProgress, notStarted) =>
      `Podcast : ${pagesByStatus(completed, inProgress, notStarted)}`,
    completed: (completed, all) =>
      plural(completed, {
        one: `# sur ${numberOf(all)}<done> terminée</done>`,
        other: `# sur ${numberOf(all)}<done> terminées</done>`,
      }),

    reason: (reason) => ` : ${reason}`,
    hidden: { label: 'Masquée', reason: 'Les étudiants ne voient pas cette page.' },
    restricted: {
      label: 'Restreinte',
      reason: 'Les étudiants ne voient cette page que sous certaines conditions.',
    },
    pageChanged: {
      label: 'Page modifiée',
      reason: (formats) => `La page a été modifiée depuis que ceci en a été tiré : ${formats}`,
    },
    unlisted: {
      label: 'Non listée',
      reason: 'Les étudiants peuvent ouvrir cette page, mais la page du cours ne l’affiche pas.',
    },
  },

  'courses/top bar': {
    openMenu: 'Ouvrir le menu',
    linkToCourses: 'Lectern, cours',
    jobs: 'Tâches',
    running: (jobs) => plural(jobs, { one: '# en cours', other: '# en cours' }),
    searchCourses: 'Rechercher un cours',
    searchPlaceholder: 'Rechercher un cours…',
    accountSettings: 'Paramètres du compte',
    modelsAndVoices: 'Modèles et voix',
    appearance: 'Apparence',
    logOut: 'Se déconnecter',
  },

  generate: {
    title: 'Générer du contenu',
    selectFormat: 'Choisir le format',
    slideshow: 'Diaporama',
    slideshowDescription: 'Des diapositives commentées',
    slideshowTooltip: 'Choisissez le format diaporama pour des présentations avec images et audio.',
    podcast: 'Podcast',
    podcastDescription: 'Un échange entre ALEX et JAMIE',
    podcastTooltip: 'Choisissez le format podcast pour des présentations purement audio, à deux voix.',
    cancel: 'Annuler',
    generate: 'Générer',
    generating: 'Génération…',
    notStarted: 'La génération a échoué. Consultez la console pour plus de détails.',

    selectVoices: 'Choisir les voix',
    selectFormatFirst: 'Choisissez un format pour voir ses voix.',
    narrator: 'Narration',
    hostAlex: 'Hôte ALEX',
    hostJamie: 'Hôte JAMIE',
    pagesAreIn: (count, languages) =>
      plural(count, {
        one: `Cette page est ${inLanguages(languages)}.`,
        other: `Ces pages sont ${inLanguages(languages)}.`,
      }),

    selectedPages: 'Pages sélectionnées',
    listOfPages: 'Pages sélectionnées',
    pageCount: pages,
    selectPages: 'Fermez cette fenêtre et sélectionnez des pages dans le contenu du cours.',
    removePage: (title) => `Retirer : ${title}`,

    moreOptions: 'Plus d’options',
    moreOptionsSummary: 'Durée, public, ton, langue',
    minutes: 'Durée en minutes',
    minutesPlaceholder: 'Selon la page',
    minutesHint: 'Durée de l’audio, pour chaque page.',
    language: 'Langue',
    languageOfPage: 'Celle de la page',
    audience: 'Public',
    audiencePlaceholder: 'Étudiants de première année',
    tone: 'Ton',
    tones: {
      friendly: 'Amical',
      formal: 'Soutenu',
      enthusiastic: 'Enthousiaste',
      calm: 'Calme',
      humorous: 'Humoristique',
      encouraging: 'Encourageant',
    },
    instructions: 'Consignes supplémentaires',

    noPage: 'Sélectionnez au moins une page',
    noFormat: 'Choisissez au moins un format à générer (diaporama ou podcast)',
    noNarrator: 'Choisissez une voix pour la narration du diaporama',
    noHosts: 'Choisissez une voix pour chaque hôte du podcast',
    wrongOptions: 'Corrigez ce qui est signalé sous « Plus d’options »',

    estimate: (count, audio) => `Environ ${pages(count)}, ${audio}`,
    estimateWithPrice: (count, audio, price) => `Environ ${pages(count)}, ${audio}, ${price}`,
    estimateWithCharges: (count, audio, services) =>
      `Environ ${pages(count)}, ${audio}. Facturé par ${listOf(services)}`,
    estimateWithPriceAndCharges: (count, audio, price, services) =>
      `Environ ${pages(count)}, ${audio}, ${price} et ce que ${plural(services.length, { one: 'facture', other: 'facturent' })} ${listOf(services)}`,
    noAudio: 'sans audio',
    underOneMinute: 'moins de 1 minute d’audio',
    minutesOfAudio: (minutes) => plural(minutes, { one: '# minute d’audio', other: '# minutes d’audio' }),
    // Not a constant: the format of numbers is known after this module has loaded.
    get underOneCent() {
      return `moins de ${dollars(0.01)}`
    },
    about: (price) => `environ ${dollars(price)}`,

    complete: 'Génération terminée :',
    outcome: (formats, successful, failed) =>
      [
        plural(successful, { one: `${formats} : # réussi`, other: `${formats} : # réussis` }),
        plural(failed, { one: '# en échec', other: '# en échec' }),
      ].join(', '),
    cancelled: (count) => plural(count, { one: '# annulé', other: '# annulés' }),
    batchFailed: 'La génération a échoué',
    silentParts: (parts, reasons) => `Prêt, avec ${parts}. ${reasons}`,
    whatFailed: 'Ce qui a échoué',
    whatToLookAt: 'À vérifier',
    remark: {
      slideshow: '<page/> (diaporama) : <reason/>',
      podcast: '<page/> (podcast) : <reason/>',
    },
    tryAgain: 'Réessayer',
    dismiss: 'Ignorer',
  },

  guide: {
    help: 'Aide',
    helpWithNews: 'Aide, il y a du nouveau',
    takeTour: 'Suivre la visite',
    continueTour: 'Reprendre la visite',
    whatsNew: 'Nouveautés',
    whatsNewUnseen: 'Nouveautés<unseen>, pas encore vues</unseen>',

    tour: 'Visite guidée',
    tourOffer:
      '<question>Première visite ?</question> En deux minutes, la visite guidée montre le chemin d’une page à un diaporama terminé.',
    noThanks: 'Non, merci',

    latest: 'Dernière',
    version: (version) => `Version ${version}`,
  },

  'guide/tour': {
    leave: 'Quitter la visite',
    previous: 'Précédent',
    next: 'Suivant',
    done: 'Terminer',
    step: (step, steps) => `Étape ${numberOf(step)} sur ${numberOf(steps)}`,

    steps: {
      courses: {
        title: 'Vos cours',
        text: 'Lectern affiche les cours que vous pouvez modifier. Ouvrez-en un pour voir ses pages. Tant que vous ne publiez rien dans le cours, rien ne change dans votre plateforme de cours.',
      },
      pages: {
        title: 'D’une page à un diaporama ou un podcast',
        text: 'Dans un cours ouvert, cochez les pages voulues et cliquez sur « Générer du contenu ». Choisissez diaporama, podcast ou les deux, ainsi que les voix. Vous pouvez continuer à travailler pendant leur création.',
      },
      status: {
        title: 'Où en est chaque cours',
        text: 'Vert : terminé. Jaune : en cours. Gris : non commencé. Dans un cours ouvert, le crayon à côté d’une page ouvre l’éditeur.',
      },
      editor: {
        title: 'Modifier, écouter, terminer',
        text: 'Dans l’éditeur, vous changez les textes, l’ordre et l’apparence, vous écoutez le résultat et vous le marquez comme terminé. « Annuler » permet de revenir jusqu’au début, et les versions précédentes restent dans l’historique.',
      },
      import: {
        title: 'Sans plateforme de cours',
        text: 'Vous pouvez importer ici un fichier de cours (.imscc ou .zip). Il devient un cours comme les autres.',
      },
      help: {
        title: 'L’aide est ici',
        text: 'Ce menu contient la visite guidée, tous les raccourcis clavier et les nouveautés de Lectern.',
      },
    },
  },
}

import type { DifferenceCount } from '../language-messages.ts'
import { listOf } from '../../lists.ts'
import type { EditingMessages } from '../language-messages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

const slides = (count: number): string => plural(count, { one: '# diapositive', other: '# diapositives' })
const segments = (count: number): string => plural(count, { one: '# segment', other: '# segments' })
const others = (count: number): string =>
  plural(count, { one: '# autre personne', other: '# autres personnes' })

export const editing: EditingMessages = {
  'editing/asking': {
    askPage: 'Interroger la page',
  },

  'editing/asking-panel': {
    title: 'Interroger la page',
    question: 'Votre question',
    questionHint: 'La réponse ne dit que ce que dit la page. Chaque phrase montre ses sources.',
    questionMissing: 'Saisissez une question.',
    ask: 'Demander',
    asking: 'Recherche d’une réponse…',
    cancel: 'Annuler',

    answer: 'Réponse',
    notFound: 'La page ne répond pas à cette question.',
    source: (number) => `Source ${number}`,
    sources: 'Sources',
    answeredBy: (writer) => `Réponse de : ${writer}`,

    refusedInWords: (words) => `Le modèle de langage a refusé de répondre. Il dit : « ${words} »`,
    refused: 'Le modèle de langage a refusé de répondre. Posez une autre question ou formulez-la autrement.',
    notAnswered: 'Votre question n’a pas reçu de réponse. Veuillez réessayer.',
  },

  'editing/commands': {
    undo: 'Annuler',
    redo: 'Rétablir',
    saveChanges: 'Enregistrer',
    complete: 'Terminer',
    saveAndComplete: {
      slideshow: 'Enregistrer et marquer ce diaporama comme terminé',
      podcast: 'Enregistrer et marquer ce podcast comme terminé',
    },
    commands: 'Commandes',
    keyboardShortcuts: 'Raccourcis clavier',

    labelWithKeys: (label, keys) => `${label} (${keys})`,
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Maj',
      Alt: 'Alt',
      Enter: 'Entrée',
      Space: 'Espace',
      Delete: 'Suppr',
      Tab: 'Tab',
      Esc: 'Échap',
    },

    searchCommands: 'Rechercher une commande',
    whatToDo: 'Que voulez-vous faire ?',
    noCommandFound: 'Aucune commande ne contient ces mots.',
    commandsFound: (count) => plural(count, { one: '# commande', other: '# commandes' }),
  },

  'editing/leave-guard': {
    question: 'Quitter sans enregistrer ?',
    leave: 'Quitter',
    stay: 'Rester',
    changesAreKept:
      'Vos modifications ne sont pas enregistrées. Ce navigateur les garde et vous les proposera à votre retour.',
    changesAreLost:
      'Vos modifications ne sont pas enregistrées, et ce navigateur ne peut pas les garder. Elles seront perdues si vous quittez la page.',
  },

  'editing/document': {
    retry: 'Réessayer',

    notSaved: 'L’enregistrement des modifications a échoué. Veuillez réessayer.',
    alsoRetried: (draftLocation) => `Lectern réessaie aussi de lui-même. ${draftLocation}`,
    refused: 'Lectern n’a pas pu enregistrer.',

    waitingTo: { save: 'Enregistrement en attente', complete: 'Finalisation en attente' },
    saving: 'Enregistrement…',
    allSaved: 'Tout est enregistré',
    stopped: 'Non enregistré',
    unsaved: 'Modifications non enregistrées',

    cancel: 'Annuler',
    offline: 'Hors ligne.',
    databaseUnavailable: 'Lectern ne peut pas joindre sa base de données pour le moment.',
    noAnswer: 'Lectern ne répond pas.',
    cannotSave: 'Lectern ne peut pas enregistrer pour le moment.',
    whenPossible: {
      save: 'Vos modifications sont gardées dans ce navigateur et seront enregistrées dès que possible.',
      saveNotKept: (draftLocation) => `${draftLocation} L’enregistrement se fera dès que possible.`,
      complete: 'Vos modifications sont enregistrées. Le contenu sera marqué comme terminé dès que possible.',
    },
    whenOnline: {
      save: 'Vos modifications sont gardées dans ce navigateur et seront enregistrées dès votre retour en ligne.',
      saveNotKept: (draftLocation) => `${draftLocation} L’enregistrement se fera dès votre retour en ligne.`,
      complete:
        'Vos modifications sont enregistrées. Le contenu sera marqué comme terminé dès votre retour en ligne.',
    },
    thenComplete: 'Le contenu sera ensuite marqué comme terminé.',
    kept: 'Vos modifications sont gardées dans ce navigateur.',
    notKept:
      'Ce navigateur ne peut pas garder vos modifications : laissez cette page ouverte jusqu’à leur enregistrement.',
    reasonAndNext: (reason, next) => `${reason} ${next}`,
    completedLate: 'Il a fallu attendre pour terminer, vous restez donc dans l’éditeur.',
    editedSinceComplete:
      'Le contenu n’est pas marqué comme terminé, car vous l’avez modifié entre-temps. Cliquez sur « Terminer » quand il est prêt.',

    unsavedEditsFrom: (time) => `Vous avez des modifications non enregistrées (${time}).`,
    restore: 'Restaurer',

    generationFailed: 'La génération a échoué',
    generationFailedBecause: (reason) => `La génération a échoué : ${reason}`,
    generatedNotLoaded: {
      slideshow: 'Le nouveau diaporama n’a pas pu être chargé. Veuillez réessayer.',
      podcast: 'Le nouveau podcast n’a pas pu être chargé. Veuillez réessayer.',
    },
    generated: {
      slideshow: 'Le diaporama est généré !',
      podcast: 'Le podcast est généré !',
    },
    generatedWithoutEdits: 'Un nouveau contenu a été généré, sans vos modifications.',
    openGenerated: 'Ouvrir le nouveau contenu',
  },

  'editing/history-panel': {
    history: 'Historique',
    explanation:
      'Chaque enregistrement et chaque génération des 30 derniers jours. Une restauration est une modification comme les autres : vous pouvez l’annuler, et elle est conservée au prochain enregistrement.',
    loading: 'Chargement de l’historique…',
    notLoaded: 'L’historique n’a pas pu être chargé. Veuillez réessayer.',
    loadingVersion: 'Chargement de la version…',
    versionNotLoaded: 'Cette version n’a pas pu être chargée. Veuillez réessayer.',
    current: 'Actuelle',
    parts: { slideshow: slides, podcast: segments },

    origin: {
      generated: 'Générée',
      saved: 'Enregistrée',
      deleted: 'Avant la suppression',
      restored: 'Restaurée',
    },
    originAndAuthor: {
      generated: (author) => `Générée par ${author}`,
      saved: (author) => `Enregistrée par ${author}`,
      deleted: (author) => `Avant la suppression par ${author}`,
      restored: (author) => `Restaurée par ${author}`,
    },

    sameAsOpen: 'Le contenu est identique à ce qui est ouvert.',
    restoringChanges: {
      slideshow: (difference) => restoring(difference, 'le titre et le thème', slides),
      podcast: (difference) => restoring(difference, 'le titre et les informations', segments),
    },
    restore: 'Restaurer cette version',
    versionIsBack: (time) =>
      `La version est de retour (${time}). Elle sera conservée au prochain enregistrement.`,
    openIsBack:
      'Ce qui était ouvert avant est de retour. « Annuler » rétablit vos modifications ultérieures.',

    partUnchanged: 'Inchangé',
    partChanged: 'Modifié',
    partAdded: 'De retour',
    partRemoved: 'Retiré',
    sameWords: 'Le texte est le même. L’apparence ou l’animation change.',
  },

  'editing/history': {
    history: 'Historique',
    today: (time) => `Aujourd’hui, ${time}`,
    yesterday: (time) => `Hier, ${time}`,
    dayAndTime: (day, time) => `${day}, ${time}`,
  },

  'editing/jobs': {
    opensHere: (generating) => `${generating} Le résultat s’ouvrira ici dès qu’il sera prêt.`,
    cancel: 'Annuler',
    notCancelled: 'L’annulation a échoué. Veuillez réessayer.',
    watch: 'Voir en direct',
    reading: 'Lecture de la page en cours.',
    waiting: 'Le travail reprend dans un instant.',
    cancelled: {
      slideshow: 'Le diaporama a été annulé avant d’être terminé.',
      podcast: 'Le podcast a été annulé avant d’être terminé.',
    },
    slideshow: {
      planning: 'Le plan du diaporama est en préparation.',
      beingWritten: (slide, all) =>
        `La diapositive ${numberOf(slide)} sur ${numberOf(all)} environ est en cours d’écriture`,
      finished: (finished, all) =>
        `Diapositives terminées : ${numberOf(finished)} sur ${numberOf(all)} environ.`,
      voiced: (voiced, all) => `Diapositives avec audio : ${numberOf(voiced)} sur ${numberOf(all)}.`,
      playable:
        'Vous pouvez lire les diapositives terminées. Le diaporama s’ouvre pour modification dès qu’il est complet.',
      first: 'La première diapositive apparaîtra ici dès qu’elle sera écrite.',
    },
    podcast: {
      planning: 'Le plan du podcast est en préparation.',
      beingWritten: (segment, all) =>
        `Le segment ${numberOf(segment)} sur ${numberOf(all)} environ est en cours d’écriture`,
      finished: (finished, all) => `Segments terminés : ${numberOf(finished)} sur ${numberOf(all)} environ.`,
      voiced: (voiced, all) => `Répliques avec audio : ${numberOf(voiced)} sur ${numberOf(all)}.`,
      playable:
        'Vous pouvez écouter les segments terminés. Le podcast s’ouvre pour modification dès qu’il est complet.',
      first: 'Le premier segment apparaîtra ici dès qu’il sera écrit.',
    },
  },

  'editing/merge': {
    conflictText: (sentence, time) => `${sentence} (${time})`,

    decide: 'Choisir',
    undecided: (conflictText) =>
      `${conflictText} Vos modifications sont gardées dans ce navigateur, mais ne seront enregistrées qu’après votre choix.`,
    undecidedAndNotKept: (conflictText, draftLocation) =>
      `${conflictText} Faites votre choix pour que vos modifications soient enregistrées. ${draftLocation}`,
    notSaved: (reason, draftLocation) => `Non enregistré. ${reason} ${draftLocation}`,

    changedMeanwhile: 'Modifié entre-temps',
    nothingLost: (conflictText) =>
      `${conflictText} Rien n’est perdu : vous pourrez toujours retrouver l’autre version.`,
    openBoth: 'Ouvrir les deux',
    decideLater: 'Choisir plus tard',
    notLoaded: {
      slideshow: 'Le diaporama n’a pas pu être chargé.',
      podcast: 'Le podcast n’a pas pu être chargé.',
    },

    ofTwoPeople: {
      keepTheirs: 'Garder l’autre',
      keepTheirsMeaning: 'La version de votre collègue s’ouvre ici. « Annuler » rétablira ensuite la vôtre.',
      keepMine: 'Garder la mienne',
      keepMineMeaning: 'Votre version est enregistrée. Celle de votre collègue reste dans l’historique.',
      openBothMeaning: {
        slideshow: 'Comparez-les côte à côte, et prenez chaque diapositive dans la version de votre choix.',
        podcast: 'Comparez-les côte à côte, et prenez chaque segment dans la version de votre choix.',
      },
      theirsIsOpen: 'La version de votre collègue est ouverte. « Annuler » rétablit la vôtre.',
    },
    ofTwoWindows: {
      keepTheirs: 'Garder l’autre',
      keepTheirsMeaning: 'La version de l’autre fenêtre s’ouvre ici. « Annuler » rétablira ensuite celle-ci.',
      keepMine: 'Garder celle-ci',
      keepMineMeaning: 'La version de cette fenêtre est enregistrée. L’autre reste dans l’historique.',
      openBothMeaning: {
        slideshow: 'Comparez-les côte à côte, et prenez chaque diapositive dans l’une ou l’autre.',
        podcast: 'Comparez-les côte à côte, et prenez chaque segment dans l’une ou l’autre.',
      },
      theirsIsOpen: 'La version de l’autre fenêtre est ouverte. « Annuler » rétablit celle-ci.',
    },
  },

  'editing/both-versions': {
    cancel: 'Annuler',
    save: 'Enregistrer',
    asProposed: 'Comme proposé',
    takeAtLeastOne: {
      slideshow: 'Prenez au moins une diapositive.',
      podcast: 'Prenez au moins un segment.',
    },
    bothStay: (conflictText) => `${conflictText} Vous pourrez retrouver les deux versions.`,

    order: 'Ordre',
    changedInBoth: 'Modifié dans les deux',
    different: 'Différent',
    without: { slideshow: 'Sans cette diapositive', podcast: 'Sans ce segment' },
    sameInBoth: {
      slideshow: (count) =>
        plural(count, {
          one: '# diapositive identique dans les deux :',
          other: '# diapositives identiques dans les deux :',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# segment identique dans les deux :',
          other: '# segments identiques dans les deux :',
        }),
    },

    ofTwoPeople: {
      title: 'Votre version et celle de votre collègue',
      bothStayTaken: (conflictText) =>
        `${conflictText} Ce qu’une seule personne a modifié est déjà repris. Vous pourrez retrouver les deux versions.`,
      willBeSaved: {
        slideshow: (count) =>
          plural(count, {
            one: '# diapositive sera enregistrée. Dans l’éditeur, « Annuler » rétablit ensuite votre version.',
            other:
              '# diapositives seront enregistrées. Dans l’éditeur, « Annuler » rétablit ensuite votre version.',
          }),
        podcast: (count) =>
          plural(count, {
            one: '# segment sera enregistré. Dans l’éditeur, « Annuler » rétablit ensuite votre version.',
            other:
              '# segments seront enregistrés. Dans l’éditeur, « Annuler » rétablit ensuite votre version.',
          }),
      },
      mine: {
        label: 'Ma version',
        all: 'Toute ma version',
        changed: 'Modifié dans ma version',
        added: 'Nouveau dans ma version',
        deleted: 'Supprimé dans ma version',
        deletedButChanged: 'Supprimé dans ma version, modifié dans l’autre',
        only: 'Seulement dans ma version',
        order: {
          slideshow: 'Les diapositives dans l’ordre de ma version',
          podcast: 'Les segments dans l’ordre de ma version',
        },
        sameWords: 'Le texte est le même. L’apparence ou l’animation vient de ma version.',
      },
      theirs: {
        label: 'Autre version',
        all: 'Toute l’autre version',
        changed: 'Modifié dans l’autre version',
        added: 'Nouveau dans l’autre version',
        deleted: 'Supprimé dans l’autre version',
        deletedButChanged: 'Modifié dans ma version, supprimé dans l’autre',
        only: 'Seulement dans l’autre version',
        order: {
          slideshow: 'Les diapositives dans l’ordre de l’autre version',
          podcast: 'Les segments dans l’ordre de l’autre version',
        },
        sameWords: 'Le texte est le même. L’apparence ou l’animation vient de l’autre version.',
      },
    },
    ofTwoWindows: {
      title: 'Vos deux versions',
      bothStayTaken: (conflictText) =>
        `${conflictText} Ce qui n’a changé que dans une fenêtre est déjà repris. Vous pourrez retrouver les deux versions.`,
      willBeSaved: {
        slideshow: (count) =>
          plural(count, {
            one: '# diapositive sera enregistrée. Dans l’éditeur, « Annuler » rétablit ensuite cette version.',
            other:
              '# diapositives seront enregistrées. Dans l’éditeur, « Annuler » rétablit ensuite cette version.',
          }),
        podcast: (count) =>
          plural(count, {
            one: '# segment sera enregistré. Dans l’éditeur, « Annuler » rétablit ensuite cette version.',
            other:
              '# segments seront enregistrés. Dans l’éditeur, « Annuler » rétablit ensuite cette version.',
          }),
      },
      mine: {
        label: 'Cette fenêtre',
        all: 'Toute cette fenêtre',
        changed: 'Modifié dans cette fenêtre',
        added: 'Nouveau dans cette fenêtre',
        deleted: 'Supprimé dans cette fenêtre',
        deletedButChanged: 'Supprimé dans cette fenêtre, modifié dans l’autre',
        only: 'Seulement dans cette fenêtre',
        order: {
          slideshow: 'Les diapositives dans l’ordre de cette fenêtre',
          podcast: 'Les segments dans l’ordre de cette fenêtre',
        },
        sameWords: 'Le texte est le même. L’apparence ou l’animation vient de cette fenêtre.',
      },
      theirs: {
        label: 'L’autre fenêtre',
        all: 'Toute l’autre fenêtre',
        changed: 'Modifié dans l’autre fenêtre',
        added: 'Nouveau dans l’autre fenêtre',
        deleted: 'Supprimé dans l’autre fenêtre',
        deletedButChanged: 'Modifié dans cette fenêtre, supprimé dans l’autre',
        only: 'Seulement dans l’autre fenêtre',
        order: {
          slideshow: 'Les diapositives dans l’ordre de l’autre fenêtre',
          podcast: 'Les segments dans l’ordre de l’autre fenêtre',
        },
        sameWords: 'Le texte est le même. L’apparence ou l’animation vient de l’autre fenêtre.',
      },
    },
  },

  'editing/page-changes': {
    title: 'La page a changé',
    bar: {
      slideshow: 'La page a changé depuis que ce diaporama en a été tiré.',
      podcast: 'La page a changé depuis que ce podcast en a été tiré.',
    },
    show: 'Voir les changements',
    reading: 'Lecture de la page…',
    cancel: 'Annuler',
    cancelled: 'La page n’a pas été lue.',
    notRead: 'La page n’a pas pu être lue. Veuillez réessayer.',
    gone: 'La page n’est plus dans le cours, ou vous ne pouvez plus la voir. Votre contenu reste tel quel.',
    inStep: 'La page dit toujours ce dont ce contenu a été tiré. Il n’y a rien à faire.',
    edited: (title, time) => `« ${title} » a été modifiée le ${time}.`,
    passagesChanged: (count) =>
      plural(count, { one: '# passage a changé.', other: '# passages ont changé.' }),
    passagesAdded: (count) =>
      plural(count, { one: '# passage est nouveau.', other: '# passages sont nouveaux.' }),
    passagesRemoved: (count) =>
      plural(count, { one: '# passage a disparu.', other: '# passages ont disparu.' }),
    nothingByItself:
      'Rien ne change tout seul. Vous décidez pour chaque proposition et pouvez tout annuler en une étape.',
    passages: 'Passages de la page',
    changed: 'Modifié',
    added: 'Nouveau',
    removed: 'Disparu',
    noPart: 'Rien ne s’appuie dessus.',
    slide: (number) => `Diapositive ${numberOf(number)}`,
    line: (line, segment) => `Réplique ${numberOf(line)} du segment ${numberOf(segment)}`,
    noProposal: (part) => `${part} : il n’y a pas de proposition.`,
    update: (count) => plural(count, { one: 'Mettre à jour # partie', other: 'Mettre à jour # parties' }),
    propose: { slideshow: 'Proposer une diapositive', podcast: 'Proposer une réplique' },
    writing: (done, total) => `Rédaction des propositions : ${numberOf(done)} sur ${numberOf(total)}`,
    notProposed: (part) =>
      `${part} : l’assistant d’écriture n’a pas pu faire de proposition. Veuillez réessayer.`,
    proposals: 'Propositions',
    newPart: { slideshow: 'Nouvelle diapositive', podcast: 'Nouvelle réplique' },
    removal: {
      slideshow: 'Tous les passages de cette diapositive ont disparu. La proposition la supprime.',
      podcast: 'Tous les passages de cette réplique ont disparu. La proposition la supprime.',
    },
    now: 'Maintenant',
    proposed: 'Proposition',
    keep: 'Laisser tel quel',
    take: 'Accepter la proposition',
    keepAll: 'Tout laisser',
    takeAll: 'Tout accepter',
    apply: 'Appliquer mes choix',
    applied: 'Vos choix sont appliqués.',
    settle: 'Toujours juste, tout régler',
    settled: 'Les changements de la page sont réglés.',
    editedMeanwhile: (part) =>
      `${part} : modification faite entre-temps, rien n’a été remplacé. Relancez la mise à jour.`,
  },
  'editing/panels': {
    figures: 'Chiffres',
    madeWith: 'Créé avec',

    regenerateAllAudio: 'Régénérer tout l’audio',
    regenerate: 'Régénérer',

    pageNotKept:
      'La page n’est pas conservée avec ce contenu. Générez-le à nouveau pour voir sur quoi s’appuie chaque partie.',
    notFromPage: (sentences) =>
      plural(sentences, {
        one: 'Une phrase ne vient pas de la page',
        other: '# phrases ne viennent pas de la page',
      }),
    notAsPage: (sentences: number) =>
      plural(sentences, {
        one: 'Une phrase ne concorde pas avec la page',
        other: '# phrases ne concordent pas avec la page',
      }),
    groundingReasons: {
      number: (words: string) => `La page ne contient pas le nombre ${words}.`,
      date: (words: string) => `La page ne contient pas la date ${words}.`,
      name: (words: string) => `La page ne nomme pas ${words} ici.`,
      unit: (words: string) => `La page donne une autre unité que ${words}.`,
      term: (words: string) => `La page n’emploie pas le terme ${words} ici.`,
      negation: () => 'La page et cette phrase diffèrent par une négation.',
      direction: (words: string) => `La page dit l’inverse : ${words}.`,
      quote: () => 'Cette citation n’est pas dans la page.',
      unsupported: () => 'La page ne dit pas cela.',
      answer: () => 'La page donne aussi cette option comme réponse.',
      doubted: () => 'Un second modèle estime que la page n’appuie pas cela.',
    },
    pageSays: (words: string) => `La page dit : ${words}.`,
    noPassage: 'Cette partie ne s’appuie sur aucun passage précis de la page.',

    // Marks of speech in a script.
    addMark: 'Ajouter une marque de voix',
    addMarks: { pause: 'Ajouter une pause', slow: 'Plus lent', strong: 'Accentuer' },
    marks: 'Marques de voix du script',
    lengthOfPause: (number) => `Marque ${number} : durée de la pause`,
    pauseOf: (seconds) => `Pause de ${seconds} s`,
    markOf: {
      slow: (words) => `Plus lent : ${words}`,
      strong: (words) => `Accent : ${words}`,
    },
    removeMark: (number, mark) => `Retirer la marque ${number} : ${mark}`,
    notFollowed: (voice, marks) =>
      `${voice} ne sait pas faire cela : ${marks}. Les mots sont dits comme d’habitude.`,
  },

  'editing/spoken-takes': {
    takes: 'Prises',
    text: 'Texte',
    about: 'Le même texte avec la même voix, dit une nouvelle fois.',
    unlikeRegenerating:
      '« Régénérer l’audio » remplace l’audio, même avec une autre voix. « Redire » conserve chaque prise pour que vous puissiez choisir.',
    differByPace: 'Une voix intégrée dit chaque prise à un autre rythme.',
    alwaysTheSame: 'Cette voix dit toujours un texte de la même façon.',
    noTakes: 'Il n’y a pas encore de prise de ce texte. Générez d’abord son audio.',
    noFurtherTake: 'Cette voix n’a pas d’autre prise de ce texte.',
    loading: 'Chargement des prises...',
    saving: 'Enregistrement de vos modifications...',
    notSaved:
      'Les prises sont celles du texte enregistré, et vos modifications n’ont pas pu être enregistrées. Veuillez réessayer.',
    notLoaded: 'Les prises n’ont pas pu être chargées. Veuillez réessayer.',
    take: (number) => `Prise ${number}`,
    play: (number) => `Lire la prise ${number}`,
    pause: (number) => `Mettre en pause la prise ${number}`,
    use: 'Utiliser',
    chooseTake: (number) => `Utiliser la prise ${number}`,
    inUse: 'Utilisée',
    nowInUse: (number) => `La prise ${number} est utilisée.`,
    notUsed: 'Cette prise n’a pas pu être utilisée. Veuillez réessayer.',
    makeAnother: 'Faire une autre prise',
    making: (number) => `Création de la prise ${number}...`,
    cancel: 'Annuler',
    cancelled: 'Annulé. L’audio reste tel quel.',
    sameAsBefore: (number) =>
      `La voix a parlé exactement comme dans la prise ${number} : il n’y a donc pas de nouvelle prise. La prise ${number} est utilisée.`,
    tryAgain: 'Réessayer',
    aboutTryingAgain:
      'Vous pouvez réessayer : la voix parlera peut-être autrement. Si son fournisseur est payant, il facture chaque essai.',
    notMade: 'La prise n’a pas pu être faite. Veuillez réessayer.',
    changedMeanwhile: 'Le texte ou ses prises ont changé entre-temps. Veuillez revoir la liste.',
  },

  'editing/translation': {
    alsoIn: 'Aussi en …',
    translationInto: (language) => `Traduction : ${language}`,
    others: {
      slideshow: 'Ce diaporama dans d’autres langues',
      podcast: 'Ce podcast dans d’autres langues',
    },
    original: (language) => `${language} (original)`,
    originalUnknown: 'Original',
    inProgress: (language) => `${language} : traduction en cours`,
    notListed: 'Les langues n’ont pas pu être chargées. Veuillez réessayer.',
    translateInto: 'Traduire en …',
    title: { slideshow: 'Traduire ce diaporama', podcast: 'Traduire ce podcast' },
    about:
      'Tous les textes sont traduits et lus. Les formules, le code, les images et les animations restent, et l’original aussi.',
    language: 'Langue',
    narrator: 'Narration',
    host: (name) => `Hôte ${name}`,
    translate: 'Traduire',
    waiting: 'En attente de son tour',
    translating: (done, total) => `Traduction : ${numberOf(done)} sur ${numberOf(total)}`,
    voicing: (done, total) => `Génération de l’audio : ${numberOf(done)} sur ${numberOf(total)}`,
    workContinues: 'Vous pouvez fermer cette fenêtre. Le travail continue.',
    ready: (language) => `La traduction est prête : ${language}.`,
    open: 'Ouvrir',
    failed: 'La traduction a échoué. Veuillez réessayer.',
    cancelled: 'La traduction a été annulée.',
    notStarted: 'La traduction n’a pas pu être lancée. Veuillez réessayer.',
    notCancelled: 'La traduction n’a pas pu être annulée. Veuillez réessayer.',
    deleteTranslation: 'Supprimer la traduction',
    deleteTitle: 'Supprimer cette traduction ?',
    deleteQuestion: 'La traduction et son audio sont supprimés. L’original reste tel quel.',
    deleted: 'La traduction est supprimée.',
    notDeleted: 'La traduction n’a pas pu être supprimée. Veuillez réessayer.',
    notRestored: 'La traduction n’a pas pu être restaurée. Veuillez réessayer.',
    behind: (count) =>
      plural(count, {
        one: '# partie est en retard sur l’original.',
        other: '# parties sont en retard sur l’original.',
      }),
    behindTitle: 'En retard sur l’original',
    reading: 'Lecture de l’original…',
    notRead: 'L’original n’a pas pu être lu. Veuillez réessayer.',
    gone: 'L’original a été supprimé. Cette traduction reste telle quelle.',
    inStep: 'Cette traduction dit ce que dit l’original. Il n’y a rien à faire.',
    frame: 'Titre',
    segment: (number) => `Segment ${numberOf(number)}`,
    update: 'Mettre celles-ci à jour',
    removal: 'L’original n’a plus cette partie. La proposition la supprime ici aussi.',
  },

  'editing/presence': {
    slideshow: {
      open: (name) => `${name} a aussi ouvert ce diaporama`,
      openByTwo: (one, other) => `${one} et ${other} ont aussi ouvert ce diaporama`,
      openByMore: (one, other, more) => `${one}, ${other} et ${others(more)} ont aussi ouvert ce diaporama`,
    },
    podcast: {
      open: (name) => `${name} a aussi ouvert ce podcast`,
      openByTwo: (one, other) => `${one} et ${other} ont aussi ouvert ce podcast`,
      openByMore: (one, other, more) => `${one}, ${other} et ${others(more)} ont aussi ouvert ce podcast`,
    },

    otherWindow: 'Aussi ouvert dans une autre fenêtre',
    alsoHere: (names) => `Également ici : ${names}.`,
    otherWindowToo: 'Ce contenu est aussi ouvert dans une autre fenêtre.',
  },

  'editing/rewriting': {
    suggestions: 'Suggestions',
    instruction: 'Que faut-il changer ?',
    instructionHint: 'Le nouveau texte ne dit que ce que dit la page.',
    instructionMissing: 'Indiquez ce qu’il faut changer.',
    rewrite: 'Réécrire',
    rewriting: 'Réécriture…',
    unfinished: 'Pas encore comparé à la page',
    cancel: 'Annuler',
    close: 'Fermer',
    notRewritten: 'Rien n’a été réécrit. Veuillez réessayer.',

    undo: 'Annuler',
    editedSince: 'Ce contenu a été modifié depuis. « Annuler » revient en arrière étape par étape.',
  },
}

/** 'La restauration modifie 2 diapositives, rétablit 1 diapositive et retire 3 diapositives.' */
function restoring(
  { frame, changed, added, removed }: DifferenceCount,
  frameName: string,
  parts: (count: number) => string,
): string {
  const effects = [
    frame && `modifie ${frameName}`,
    changed > 0 && `modifie ${parts(changed)}`,
    added > 0 && `rétablit ${parts(added)}`,
    removed > 0 && `retire ${parts(removed)}`,
  ]
  return `La restauration ${listOf(effects.filter((effect) => effect !== false))}.`
}

import type { SharingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const sharing: SharingMessages = {
  sharing: {
    share: 'Partager',
    shareCourse: (course) => `Partager ${course}`,
    closeSharing: 'Fermer le partage',
    published: 'Publié',
  },

  'sharing/panel': {
    loading: 'Chargement...',
    notLoaded: 'Le lien n’a pas pu être chargé. Veuillez réessayer.',
    retry: 'Réessayer',

    whatALinkDoes: {
      slideshow:
        'Donnez aux élèves un lien vers ce diaporama. Toute personne qui a le lien peut le regarder. Aucun compte n’est nécessaire. On y voit ce que vous avez terminé en dernier.',
      podcast:
        'Donnez aux élèves un lien vers ce podcast. Toute personne qui a le lien peut l’écouter. Aucun compte n’est nécessaire. On y entend ce que vous avez terminé en dernier.',
      course:
        'Donnez aux élèves un lien vers ce cours. Il présente par module tous les diaporamas et podcasts terminés. Aucun compte n’est nécessaire.',
    },
    makeLink: 'Créer un lien',
    notMade: 'Le lien n’a pas pu être créé. Veuillez réessayer.',

    link: 'Lien',
    noAccountNeeded: 'Sans compte',
    address: 'Adresse pour les élèves',
    copy: 'Copier',
    copied: 'Lien copié.',
    notCopied: 'Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le.',
    whoCanSee: {
      slideshow: 'Toute personne qui a le lien peut le regarder.',
      podcast: 'Toute personne qui a le lien peut l’écouter.',
      course: 'Toute personne qui a le lien peut regarder et écouter.',
    },
    qrCode: 'Code QR du lien',
    qrAs: { svg: 'QR en SVG', png: 'QR en PNG' },
    qrFailed: 'Le code QR n’a pas pu être créé. Veuillez réessayer.',

    links: (links) => plural(links, { one: '# lien pour les élèves', other: '# liens pour les élèves' }),
    chooseLink: 'Choisissez celui à modifier',

    pageLinks: (pages) => plural(pages, { one: 'Page dans le cours', other: 'Pages dans le cours' }),
    whatPageLinksDo:
      'Le lecteur de la page a son propre lien, qui prend fin avec la page. Ne donnez pas ce lien aux élèves.',
    publishAgain:
      'La page affiche encore une ancienne adresse : son lecteur ne fonctionne donc pas. Publiez-la à nouveau.',
    downloadsOf: (title) => `Téléchargements depuis ${title}`,

    ends: 'Fin',
    endsHint: 'Dès le lendemain, le lien indique qu’il n’y a plus rien ici.',
    neverEnds: 'Sans date, le lien n’a pas de fin.',
    noEndDate: 'Sans date de fin',
    endInPast: 'Choisissez aujourd’hui ou un jour suivant.',
    ended: (day) => `Ce lien a pris fin le ${day}. Choisissez un jour suivant pour le rouvrir.`,
    downloads: 'Téléchargements',
    downloadsHint: 'Les élèves peuvent télécharger l’audio, la transcription et les sous-titres.',
    notSaved: 'Ce réglage n’a pas pu être enregistré. Veuillez réessayer.',

    embed: 'Intégrer',
    embedSize: (width, height) => `${width} × ${height}, s’adapte à sa colonne`,
    embedCode: 'Code d’intégration',
    copyEmbedCode: 'Copier le code',
    codeCopied: 'Code d’intégration copié.',
    preview: 'Aperçu du lecteur intégré',
    loadingPreview: 'Chargement de l’aperçu...',
    previewNotLoaded: 'Impossible de charger l’aperçu.',
    openPreview: 'Ouvrir le lecteur intégré dans un nouvel onglet',
    nothingToPreview: 'Les élèves ne voient rien ici tant que vous n’avez pas appuyé sur « Terminer ».',
    sites: 'Sites qui peuvent l’afficher',
    noSites: 'Aucun site ne peut encore l’afficher.',
    removeSite: (site) => `Retirer ${site}`,
    allowAnotherSite: 'Autoriser un autre site',
    siteAddress: 'Adresse du site',
    siteHint: 'Collez l’adresse d’une de ses pages.',
    allow: 'Autoriser',
    cancel: 'Annuler',
    siteFaults: {
      noSite: 'Ce n’est pas l’adresse d’un site. Une adresse ressemble à https://canvas.example.edu.',
      wildcard: 'Une adresse ne peut pas contenir *. Ajoutez chaque site avec sa propre adresse.',
      ipv6: 'Les navigateurs n’acceptent pas ici les adresses IPv6. Utilisez le nom du site.',
    },
    mostSites: (count) =>
      plural(count, { one: 'Un lien peut avoir # site.', other: 'Un lien peut avoir # sites.' }),
    anySite: 'N’importe quel site',
    anySiteHint: 'Tout site peut l’afficher dans un cadre.',

    figures: 'Chiffres',
    since: (day) => `depuis le ${day}`,
    starts: 'démarrages',
    finish: 'terminent',
    watched: 'regardés',
    visitsSoFar: (visits) =>
      plural(visits, { one: '# visite pour l’instant.', other: '# visites pour l’instant.' }),
    moreFromFive: 'À partir de cinq visites, vous en voyez plus.',
    longerRange:
      'Trop peu de visites pendant ces semaines pour en montrer plus. Choisissez une période plus longue.',
    seeFigures: 'Voir les chiffres',
    figuresNotLoaded: 'Impossible de charger les chiffres. Veuillez réessayer.',

    sharedBy: (author, day) => `Partagé par ${author}, ${day}`,
    sharedOn: (day) => `Partagé le ${day}`,
    newAddress: 'Nouvelle adresse',
    whatANewAddressDoes:
      'Les élèves auront un nouveau lien. L’ancien lien et son code QR ne fonctionneront plus jamais, même là où ils sont intégrés. Les liens des traductions ont leurs propres adresses et restent valables.',
    makeNewAddress: 'Créer une nouvelle adresse',
    addressIsNew: 'Le lien a une nouvelle adresse.',
    notRenewed: 'La nouvelle adresse n’a pas pu être créée. Veuillez réessayer.',
    stopSharing: 'Arrêter le partage',
    whatStoppingDoes:
      'Le lien et son code QR ne fonctionneront plus jamais, même là où ils sont intégrés. Les liens des traductions ont leurs propres adresses et restent valables.',
    stopped: 'Le lien ne fonctionne plus.',
    notStopped: 'Le partage n’a pas pu être arrêté. Veuillez réessayer.',
  },

  'sharing/published': {
    pageStays: (page) =>
      `« ${page} » reste dans le cours, mais son lecteur n’affichera rien. Pour retirer la page, choisissez « Publier dans le cours ».`,
    learnersSee: (time) => `Les élèves voient la version de ${time}.`,
    learnersSeeWithChanges: (time, changes) =>
      plural(changes, {
        one: `Les élèves voient la version de ${time}. # modification depuis.`,
        other: `Les élèves voient la version de ${time}. # modifications depuis.`,
      }),
    audioChanged: (time) => `Les élèves voient la version de ${time}. Son audio a changé depuis.`,
  },

  'sharing/published panel': {
    noLearnerSees: 'Les élèves ne voient pas encore ceci.',
    completeToShow: 'Avec « Terminer », vous le montrez aux élèves.',
    completeToUpdate: 'Avec « Terminer », les élèves voient aussi les modifications.',
    upToDate: 'Les élèves voient ce que vous voyez.',

    silentSlides: (numbers, count) =>
      plural(count, {
        one: `La diapositive ${numbers} est muette. Les élèves lisent ses sous-titres.`,
        other: `Les diapositives ${numbers} sont muettes. Les élèves lisent leurs sous-titres.`,
      }),
    silentParts: {
      slideshow: (count) =>
        plural(count, {
          one: '# diapositive est muette. Les élèves lisent ses sous-titres.',
          other: '# diapositives sont muettes. Les élèves lisent leurs sous-titres.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# réplique est muette. Les élèves la lisent dans la transcription.',
          other: '# répliques sont muettes. Les élèves les lisent dans la transcription.',
        }),
    },
    willBeSilent: {
      slideshow: (count) =>
        plural(count, {
          one: '# diapositive n’a pas d’audio. Après « Terminer », les élèves lisent ses sous-titres.',
          other: '# diapositives n’ont pas d’audio. Après « Terminer », les élèves lisent leurs sous-titres.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# réplique n’a pas d’audio. Après « Terminer », les élèves la lisent dans la transcription.',
          other:
            '# répliques n’ont pas d’audio. Après « Terminer », les élèves les lisent dans la transcription.',
        }),
    },

    foreignPictures: (numbers, count) =>
      plural(count, {
        one: `La diapositive ${numbers} montre une image d’un autre site. Les élèves ne la voient pas : copiez-la dans Lectern, ou importez-en une autre.`,
        other: `Les diapositives ${numbers} montrent des images d’autres sites. Les élèves ne les voient pas : copiez-les dans Lectern, ou importez-en d’autres.`,
      }),
    manyForeignPictures: (count) =>
      plural(count, {
        one: '# diapositive montre une image d’un autre site. Les élèves ne la voient pas : copiez-la dans Lectern, ou importez-en une autre.',
        other:
          '# diapositives montrent des images d’autres sites. Les élèves ne les voient pas : copiez-les dans Lectern, ou importez-en d’autres.',
      }),
    copyPictures: 'Copier dans Lectern',
    copyingPictures: 'Copie en cours…',
    picturesCopied: 'Les élèves voient les copies après « Terminer ».',
    picturesNotCopied: 'Les images n’ont pas été copiées.',
    missingPictures: (numbers, count) =>
      plural(count, {
        one: `L’image de la diapositive ${numbers} est illisible. Les élèves voient la diapositive sans elle : choisissez de nouveau l’image, puis cliquez sur « Terminer ».`,
        other: `Les images des diapositives ${numbers} sont illisibles. Les élèves voient les diapositives sans elles : choisissez de nouveau les images, puis cliquez sur « Terminer ».`,
      }),
    missingAudio: {
      slideshow: (numbers, count) =>
        plural(count, {
          one: `De l’audio de la diapositive ${numbers} est illisible. Les élèves lisent ses sous-titres : générez de nouveau l’audio.`,
          other: `De l’audio des diapositives ${numbers} est illisible. Les élèves lisent leurs sous-titres : générez de nouveau l’audio.`,
        }),
      podcast: (numbers, count) =>
        plural(count, {
          one: `De l’audio du segment ${numbers} est illisible. Les élèves lisent la transcription : générez de nouveau l’audio.`,
          other: `De l’audio des segments ${numbers} est illisible. Les élèves lisent la transcription : générez de nouveau l’audio.`,
        }),
    },

    showWhatLearnersSee: 'Montrer ce que voient les élèves',
    seeChanges: (changes) =>
      plural(changes, { one: 'Voir la modification', other: 'Voir les # modifications' }),
    whatLearnersSee: 'Ce que voient les élèves',
    loading: 'Chargement...',
    notLoaded: 'Ce que voient les élèves n’a pas pu être chargé. Veuillez réessayer.',
    changesSince: (time) => `Modifications depuis la version de ${time}`,
    changed: 'Modifié',
    added: 'Nouveau',
    removed: 'Supprimé',
    moved: 'Déplacé',
    sameWords: 'Les mots sont les mêmes. L’aspect ou le mouvement est différent.',
    movedOnly: 'La place a changé. Rien d’autre n’a changé.',
    noChanges: 'Il n’y a pas de modifications.',
    stopShowing: 'Ne plus le montrer',
    whatStoppingDoes:
      'Le lien ne montrera plus rien jusqu’à ce que vous terminiez à nouveau. Le lien, ses réglages et votre travail restent.',
    stopped: 'Les élèves ne voient plus ceci.',
    notStopped: 'L’affichage n’a pas pu être arrêté. Veuillez réessayer.',
  },
}

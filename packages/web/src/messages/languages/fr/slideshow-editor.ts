import { listOf } from '../../lists.ts'
import { decimalOf, numberOf } from '../../numbers.ts'
import type { SlideshowEditorMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const slideshowEditor: SlideshowEditorMessages = {
  'slideshow-editor/canvas': {
    slide: (title) => `Diapositive : ${title}`,
    tooMuchText: 'Trop de texte pour une seule diapositive',
    split: 'Scinder',
    replay: 'Rejouer',
  },

  'slideshow-editor/document': {
    saved: 'Le diaporama est enregistré !',
    notSaved: 'Le diaporama n’a pas pu être enregistré. Veuillez réessayer.',
    completed: 'Le diaporama est marqué comme terminé !',
    notCompleted:
      'Le diaporama est enregistré, mais son état n’a pas pu être mis à jour. Veuillez réessayer.',
    noPresentation: 'Aucune donnée de présentation trouvée',

    editsSlide: (name, slide) => `${name} modifie la diapositive ${slide}`,
    atSlide: (name, slide) => `${name} : diapositive ${slide}`,

    titleAndTheme: 'Titre et thème',

    slideMoved: (title, number, count) => `${title} : maintenant diapositive ${number} sur ${count}.`,
    slidesMoved: (moved, first, last, count) =>
      plural(moved, {
        one: `# diapositive déplacée. C’est maintenant la diapositive ${first} sur ${count}.`,
        other: `# diapositives déplacées. Ce sont maintenant les diapositives ${first} à ${last} sur ${count}.`,
      }),

    pictureTooLarge: 'Cette image dépasse 10 Mio. Choisissez une image plus légère.',
    pictureNotUploaded: 'L’image n’a pas pu être importée. Veuillez réessayer.',
    typeChangedDuringUpload:
      'La diapositive a changé de type pendant l’envoi de son image. Vous trouverez l’image sous le champ d’image de n’importe quelle diapositive.',
    slideDeletedDuringUpload:
      'La diapositive a été supprimée pendant l’envoi de son image. Vous trouverez l’image sous le champ d’image de n’importe quelle diapositive.',
    pictureNotGenerated: 'L’image n’a pas pu être générée. Veuillez réessayer.',
    typeChangedDuringGeneration:
      'La diapositive a changé de type pendant la génération de son image. Vous trouverez l’image sous le champ d’image de n’importe quelle diapositive.',
    slideDeletedDuringGeneration:
      'La diapositive a été supprimée pendant la génération de son image. Vous trouverez l’image sous le champ d’image de n’importe quelle diapositive.',
    pictureChosenDuringGeneration:
      'La diapositive a reçu une autre image entre-temps. Vous trouverez l’image générée sous le champ d’image de n’importe quelle diapositive.',
    pictureIsOnSlide: (number) => `L’image est sur la diapositive ${number}.`,
  },

  'slideshow-editor/drawing': {
    drawing: 'Dessin',
    about: 'Montre des données au lieu d’une image, dans les couleurs du thème.',
    draw: 'Dessiner des données',
    kind: 'Genre',
    unit: 'Unité',
    axis: 'Ce que sont les étiquettes',
    series: (number) => `Nom de la série ${number}`,
    addSeries: 'Ajouter une deuxième série',
    removeSeries: 'Retirer la deuxième série',
    label: (number) => `Étiquette de la ligne ${number}`,
    value: (number) => `Nombre de la ligne ${number}`,
    valueOf: (number, series) => `Nombre de la ligne ${number} : ${series}`,
    text: (number) => `Texte de la ligne ${number}`,
    items: (number) => `Éléments de la ligne ${number}, un par ligne`,
    up: (number) => `Monter la ligne ${number}`,
    down: (number) => `Descendre la ligne ${number}`,
    remove: (number) => `Retirer la ligne ${number}`,
    add: 'Ajouter une ligne',
    notANumber: 'Ce n’est pas un nombre. Exemple : 12,5',
    plainTable: 'Utiliser un tableau simple',
    tableTooSmall: (most) =>
      `Un tableau a de la place pour ${most} de ces lignes. Retirez-en d’abord quelques-unes.`,
    picture: 'Utiliser plutôt une image',
  },

  'slideshow-editor/inspector': {
    content: 'Contenu',
    type: 'Type',
    changeType: (type) => `Type : ${type}. Changer de type`,
    unknownType: (type) => `Type de diapositive inconnu : ${type}`,
    choiceOf: (field, choice) => `${field} : ${choice}`,
    bulletRows: {
      row: (number) => `Puce ${number}`,
      remove: (number) => `Supprimer la puce ${number}`,
      add: 'Ajouter une puce',
      move: {
        up: (number) => `Monter la puce ${number}`,
        down: (number) => `Descendre la puce ${number}`,
      },
    },
    itemRows: {
      row: (number) => `Élément ${number}`,
      remove: (number) => `Supprimer l’élément ${number}`,
      add: 'Ajouter un élément',
      move: {
        up: (number) => `Monter l’élément ${number}`,
        down: (number) => `Descendre l’élément ${number}`,
      },
    },
    layout: 'Mise en page',
    automaticLayout: 'Automatique',
    aboutAutomaticLayout: 'Choisie selon le contenu de la diapositive',

    rewriteSlide: 'Réécrire la diapositive…',
    rewritingSlide: (number) => `Réécriture de la diapositive ${number}…`,
    rewritten: 'Diapositive réécrite',
    notRewritten: 'L’assistant d’écriture a laissé cette diapositive telle quelle.',
    editedMeanwhile: 'Cette diapositive a été modifiée entre-temps : elle reste comme vous l’avez laissée.',

    pictureAddress: 'Adresse d’une image',
    insecurePicture:
      'Cette image ne peut pas s’afficher : son adresse commence par http:. Utilisez https:, ou importez l’image.',
    describePicture: 'Décrivez cette image pour les personnes qui ne peuvent pas la voir.',
    picturesOfPage: 'Images de la page',
    unusedPictures: 'Importées, pas encore utilisées',
    picture: (number) => `Image ${number}`,
    pictureFile: 'Fichier de l’image',
    uploadPicture: 'Importer une image',
    uploading: 'Envoi…',
    uploadingPicture: 'Envoi de l’image',
    cancel: 'Annuler',

    generatePicture: 'Générer une image…',
    describeGenerated: 'Description pour le modèle',
    generate: 'Générer',
    generateAnother: 'En générer une autre',
    generating: 'Génération…',
    generatingPicture: 'Génération de l’image',
    priceOfPicture: (model, price) => `${model} facture ${price} par image.`,
    chargesForPicture: (model) => `${model} facture chaque image.`,
    generatesPicture: (model) => `${model} génère l’image.`,
    markedAsGenerated:
      'La diapositive indique que son image est générée. Vérifiez que l’image est juste et décrivez-la pour les personnes qui ne peuvent pas la voir.',

    pictureOnSlide: 'Image sur la diapositive',
    pictureSize: 'Taille de l’image',
    automaticSize: 'Automatique',
    wholePicture: 'Image entière',
    fillPlace: 'Remplir l’espace',
    horizontalFocus: 'Cadrage, de gauche à droite',
    verticalFocus: 'Cadrage, de haut en bas',
    zoom: 'Zoom',
    percent: (percent) => `${percent} %`,

    motion: 'Animations et effets',
    transition: 'Transition',
    background: 'Arrière-plan',
    speed: 'Vitesse',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
    intensity: 'Intensité',
    intensities: { subtle: 'Discrète', normal: 'Normale', intense: 'Forte' },
    elements: {
      title: 'Titre',
      subtitle: 'Sous-titre',
      content: 'Contenu',
      bullets: 'Puces',
      image: 'Image',
      quote: 'Citation',
    },
    animationOf: (element) => `Animation : ${element}`,
    duration: 'Durée',
    namedDuration: (name, milliseconds) => `${name} (${milliseconds} ms)`,
    delay: 'Délai',
    milliseconds: (milliseconds) => `${milliseconds} ms`,

    sources: 'Sources',
    aboutSources: 'Ce sur quoi s’appuie cette diapositive dans la page',
  },

  'slideshow-editor': {
    slideshow: 'Diaporama',
    loading: 'Chargement du diaporama…',
    cannotLoad: 'Le diaporama n’a pas pu être chargé',
    loadingFailed:
      'Le diaporama n’a pas pu être chargé. Il n’existe peut-être pas, ou une erreur est survenue pendant le chargement.',
    backToCourses: 'Retour aux cours',

    back: 'Retour',
    presentationTitle: 'Titre de la présentation',
    mode: 'Mode',
    edit: 'Modifier',
    preview: 'Aperçu',
    fullscreen: 'Plein écran',
    previousSlide: 'Préc.',
    nextSlide: 'Suiv.',
    slideOfSlides: (number, count) => `${number} / ${count}`,

    slideSettings: 'Paramètres de la diapositive',
    theme: 'Thème',
    closeTheme: 'Fermer le thème',
    voiceOfSlide: 'Voix de cette diapositive',
    closeVoiceOfSlide: 'Fermer la voix de cette diapositive',

    addSlide: 'Nouvelle diapositive',
    duplicateSlides: (count) =>
      plural(count, { one: 'Dupliquer la diapositive', other: 'Dupliquer # diapositives' }),
    deleteSlides: (count) =>
      plural(count, { one: 'Supprimer la diapositive', other: 'Supprimer # diapositives' }),
    moveSlidesUp: (count) => plural(count, { one: 'Monter la diapositive', other: 'Monter # diapositives' }),
    moveSlidesDown: (count) =>
      plural(count, { one: 'Descendre la diapositive', other: 'Descendre # diapositives' }),
    changeType: 'Changer de type',
    splitSlide: 'Scinder la diapositive',
    generateAudioOfSlide: 'Générer l’audio de cette diapositive',
    recordSlide: 'Enregistrer votre voix pour cette diapositive',
    generateMissingAudio: 'Générer l’audio manquant de toutes les diapositives',
    regenerateAllAudio: 'Régénérer l’audio de toutes les diapositives',
    goToSlide: (number, title) => `Aller à la diapositive ${number} : ${title}`,

    generateNewContent: 'Générer un nouveau contenu',
    willReplaceContent: 'Le contenu actuel sera remplacé par un nouveau contenu. Continuer ?',
    generate: 'Générer',
    generating: 'Génération…',
    generatingSlideshow: 'Génération du diaporama…',
    generated: 'Le diaporama est généré !',
    generationFailed: 'La génération a échoué',
    generationFailedBecause: (reason) => `La génération a échoué : ${reason}`,
    invalidResponse: 'Réponse du serveur non valide',
    notGenerated: 'Le nouveau contenu n’a pas pu être généré. Veuillez réessayer.',

    pictureUploading: 'Une image est encore en cours d’envoi et sera perdue.',
    pictureUploadingAndUnsaved:
      'Une image est encore en cours d’envoi et sera perdue. Ce navigateur garde vos autres modifications et vous les proposera à votre retour.',
  },

  'slideshow-editor/on-slide': {
    addText: (name) => `Ajouter : ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    editText: (name, text) => `${name}, modifier : ${text}`,
    clickToEdit: 'Cliquer pour modifier',
    textOnSlide: (name) => `${name}, sur la diapositive`,
    choosePicture: (name) => `${name}, choisir`,
    clickToChoose: 'Cliquer pour choisir',

    bullet: (number) => `Puce ${number}`,
    item: (number) => `Élément ${number}`,
    paragraph: (name, number) => `${name}, paragraphe ${number}`,

    editTextByKey: 'Modifier un texte de la diapositive',
    goToTextBeside: 'Aller au texte suivant ou précédent',
    leaveUnchanged: 'Laisser un texte comme il était',
    bold: 'Gras',
    italic: 'Italique',
  },

  'slideshow-editor/rail': {
    back: 'Retour',
    slides: 'Diapositives',
    addSlide: 'Nouvelle diapositive',
    saving: 'Enregistrement…',
    generating: 'Génération…',

    selected: 'Sélectionnée',
    hasAudio: 'Avec audio',
    hasOwnRecording: 'Avec audio, enregistrement personnel',
    moveUp: (number, title) => `Monter la diapositive ${number}, ${title}`,
    moveDown: (number, title) => `Descendre la diapositive ${number}, ${title}`,
    duplicate: (number, title) => `Dupliquer la diapositive ${number}, ${title}`,
    deleteSlide: (number, title) => `Supprimer la diapositive ${number}, ${title}`,
    keepsOneSlide: 'Un diaporama garde au moins une diapositive.',

    countSelected: (count) => plural(count, { one: '# sélectionnée', other: '# sélectionnées' }),
    moveSelectedUp: 'Monter les diapositives sélectionnées',
    moveSelectedDown: 'Descendre les diapositives sélectionnées',
    duplicateSelected: 'Dupliquer les diapositives sélectionnées',
    deleteSelected: 'Supprimer les diapositives sélectionnées',

    deleteSlides: (count) =>
      plural(count, { one: 'Supprimer la diapositive', other: 'Supprimer les diapositives' }),
    reallyDelete: (count) =>
      plural(count, {
        one: 'Voulez-vous vraiment supprimer cette diapositive ?',
        other: 'Voulez-vous vraiment supprimer ces # diapositives ?',
      }),
    confirmDelete: 'Supprimer',

    goToSlideBeside: 'Aller à la diapositive précédente ou suivante',
    selectMore: 'Sélectionner d’autres diapositives',
    selectAll: 'Sélectionner toutes les diapositives',
    moveSelected: 'Déplacer les diapositives sélectionnées',
    deleteSelectedByKey: 'Supprimer les diapositives sélectionnées',

    changeType: 'Changer de type',
    currentType: (type) => `${type} (actuel)`,
    cancel: 'Annuler',
  },

  'slideshow-editor/theme': {
    categories: {
      educational: 'pédagogiques',
      corporate: 'professionnels',
      creative: 'créatifs',
      minimal: 'minimalistes',
    },
    themesOf: (category) => `Thèmes ${category}`,
    resetTo: (preset) => `Rétablir ${preset}`,

    colors: 'Couleurs',
    colorNames: {
      primary_color: 'Principale',
      secondary_color: 'Secondaire',
      accent_color: 'Accent',
      danger_color: 'Alerte',
      card_bg: 'Carte',
      text_primary: 'Texte',
      text_secondary: 'Texte atténué',
    },
    readable: 'Lisible',
    hardToRead: 'Difficile à lire',
    makeReadable: 'Rendre lisible',
    unreadableText: {
      card: (contrast) =>
        `Texte sur la carte : contraste de ${decimalOf(contrast)}, lisible à partir de ${decimalOf(4.5)}.`,
      background: (contrast) =>
        `Texte sur l’arrière-plan : contraste de ${decimalOf(contrast)}, lisible à partir de ${decimalOf(4.5)}.`,
    },
    unreadableSoftText: {
      card: (contrast) =>
        `Texte atténué sur la carte : contraste de ${decimalOf(contrast)}, lisible à partir de ${decimalOf(4.5)}.`,
      background: (contrast) =>
        `Texte atténué sur l’arrière-plan : contraste de ${decimalOf(contrast)}, lisible à partir de ${decimalOf(4.5)}.`,
    },

    gradient: 'Dégradé d’arrière-plan',
    gradientFrom: 'De',
    gradientTo: 'À',
    direction: 'Direction',
    degrees: (angle) => `${angle}°`,

    shape: 'Forme',
    borderRadius: 'Arrondi des angles',
    shadow: 'Ombre',
    shadowOffset: 'Décalage de l’ombre',
    shadowBlur: 'Flou de l’ombre',
    shadowOpacity: 'Opacité de l’ombre',
    pixels: (length) => `${length} px`,
    percent: (percent) => `${percent} %`,

    transition: 'Transition',
    transitionSpeed: 'Vitesse de transition',
    transitionType: 'Type de transition',
    seconds: (seconds) => `${decimalOf(seconds)} s`,
    applyToAll: 'Appliquer à toutes',
    appliedToAll: 'Toutes les diapositives ont maintenant cette transition.',
    undo: 'Annuler',
    forNewSlides: 'Les nouvelles diapositives auront cette transition.',

    brand: 'Votre marque',
    brandSummary: 'Un thème à partir de vos couleurs ou de votre logo',
    color: (number) => `Couleur ${number}`,
    darkGround: 'Fond sombre',
    applyColors: 'Utiliser ces couleurs',
    chooseLogo: 'À partir d’un logo',
    logo: 'Logo',
    unreadableLogo: 'Les couleurs de cette image sont illisibles. Essayez un fichier PNG, JPEG, WebP ou SVG.',
  },

  'slideshow-editor/voicing': {
    status: {
      'Not Generated': 'Non généré',
      Available: 'Disponible',
      'Update Needed': 'À mettre à jour',
    },

    script: 'Script audio',
    words: (count) => plural(count, { one: '# mot', other: '# mots' }),
    characters: (count) => plural(count, { one: '# caractère', other: '# caractères' }),
    aboutMinutes: (minutes) => `environ ${numberOf(minutes)} min`,
    wordsPerMinute: (count) => plural(count, { one: '# mot par minute', other: '# mots par minute' }),
    ownVoiceTime: (time) => `${time} avec votre voix`,

    generate: 'Générer l’audio',
    regenerate: 'Régénérer l’audio',
    update: 'Actualiser l’audio',
    generating: 'Génération…',
    sayAgain: 'Redire',
    record: 'S’enregistrer',
    alsoNeedsAudio: (texts) => `Audio également à générer : ${texts}.`,
    mute: 'Couper le son',
    unmute: 'Rétablir le son',
    noVoice: 'Choisissez d’abord une voix',
    emptyScript: 'Le script audio est vide. Ajoutez du texte pour générer l’audio.',
    failed: 'L’audio n’a pas pu être généré',
    failedTryAgain: 'L’audio n’a pas pu être généré. Veuillez réessayer.',
    notYetAccessible:
      'L’audio est généré, mais le fichier n’est pas encore accessible. Patientez un instant, puis relancez la lecture.',
    takesAndSettings: 'Prises et paramètres',

    saving: 'Enregistrement…',
    generateAllNeeded: 'Générer ce qui manque',
    updateAllNeeded: 'Actualiser si nécessaire',
    regenerateAll: 'Tout régénérer',
    everySlideHasAudio: 'Toutes les diapositives qui ont un script ont leur audio.',
    slidesNeedAudio: (count) =>
      plural(count, { one: '# diapositive sans audio à jour.', other: '# diapositives sans audio à jour.' }),
    textsInSubstitute: (count) => `Textes dits par une voix de remplacement : ${count}.`,
    slidesHaveOwnVoice: (count) =>
      plural(count, {
        one: '# diapositive est dite avec votre voix.',
        other: '# diapositives sont dites avec votre voix.',
      }),
    voiced: (done, total) => `Audio : ${done} sur ${total}`,
    cancel: 'Annuler',
    progress: 'Audio des diapositives',
    audio: 'Audio',
    narrator: 'Narration',
    cannotLoadVoices: 'Les voix disponibles n’ont pas pu être chargées',
    askRegenerateAudio: (count) =>
      plural(count, {
        one: 'L’audio de la diapositive sera régénéré avec la voix choisie, même s’il est disponible. Continuer ?',
        other:
          'L’audio des # diapositives sera régénéré avec la voix choisie, même là où il est disponible. Continuer ?',
      }),
    generated: (count) =>
      plural(count, {
        one: 'Audio généré pour # diapositive.',
        other: 'Audio généré pour # diapositives.',
      }),
    partlyGenerated: (done, total, reason) => {
      const generated = plural(done, {
        one: `Audio généré pour # diapositive sur ${total}.`,
        other: `Audio généré pour # diapositives sur ${total}.`,
      })
      return `${generated} ${reason}`
    },
    cancelled: (done) =>
      plural(done, {
        one: 'Annulé. # diapositive a déjà reçu son audio.',
        other: 'Annulé. # diapositives ont déjà reçu leur audio.',
      }),

    slidesWithOwnVoice: (numbers) =>
      plural(numbers.length, {
        one: `La diapositive ${listOf(numbers.map(String))} est dite avec votre voix.`,
        other: `Les diapositives ${listOf(numbers.map(String))} sont dites avec votre voix.`,
      }),
    replaceRecording: 'Remplacer votre enregistrement ?',
    aboutReplacing:
      'Cette diapositive est dite avec votre voix. On entendrait la voix de synthèse à la place ; vos prises restent dans la liste des prises.',
    replace: 'Remplacer',
    keepRecording: 'Garder mon enregistrement',
  },
}

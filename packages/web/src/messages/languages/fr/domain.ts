import type { DomainMessages } from '@lectern/domain/messages/domain-messages.ts'
import { displayName } from '@lectern/domain/voices/languages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

export const domain: DomainMessages = {
  'animation durations': {
    fast: 'Rapide',
    normal: 'Normale',
    slow: 'Lente',
    'very-slow': 'Très lente',
  },

  backgrounds: {
    none: 'Aucun',
    'gradient-shift': 'Dégradé mouvant',
    particles: 'Particules',
    waves: 'Vagues',
    bokeh: 'Bokeh',
    aurora: 'Aurore',
    stars: 'Étoiles',
    geometric: 'Géométrique',
    'circuit-board': 'Circuit imprimé',
    'particle-network': 'Réseau de particules',
    'liquid-blob': 'Formes liquides',
    'cyber-grid': 'Grille cyber',
    'data-flow': 'Flux de données',
    'neural-network': 'Réseau de neurones',
    'hexagon-pulse': 'Hexagones pulsants',
    'matrix-rain': 'Pluie de caractères',
    'quantum-field': 'Champ quantique',
    'tech-dna': 'Brin d’ADN',
    holographic: 'Holographique',
  },

  'content faults': {
    notOneOf: (label, choices) => `« ${label} » doit être l’une de ces valeurs : ${choices}.`,
    notAnyOf: (label, choices) => `« ${label} » doit être une liste de ces valeurs : ${choices}.`,
    notText: (label) => `« ${label} » doit être un texte.`,
    onSlide: (slide, fault) => `Diapositive ${slide} : ${fault}`,
  },

  'content status': {
    slideshow: {
      Completed: 'Diaporama terminé',
      In_Progress: 'Diaporama en cours',
      Not_Started: 'Diaporama non commencé',
    },
    podcast: {
      Completed: 'Podcast terminé',
      In_Progress: 'Podcast en cours',
      Not_Started: 'Podcast non commencé',
    },
  },

  'drawing faults': {
    tooFewRows: (kind, least) => `${kind} : il manque des lignes remplies, il en faut au moins ${least}.`,
    tooManyRows: (kind, most) => `${kind} : il y a trop de lignes, ${most} au maximum.`,
    noLabel: (row) => `La ligne ${row} n’a pas d’étiquette.`,
    noValue: (row) => `La ligne ${row} a besoin d’un nombre.`,
    noText: (row) => `La ligne ${row} n’a pas de texte.`,
    longLabel: (row, most) => `L’étiquette de la ligne ${row} est longue. ${most} caractères au maximum.`,
    longText: (row, most) => `Le texte de la ligne ${row} est long. ${most} caractères au maximum.`,
  },

  'drawing kinds': {
    bars: 'Diagramme en barres',
    line: 'Courbe',
    timeline: 'Frise chronologique',
    process: 'Étapes',
    tree: 'Arbre de classification',
    circles: 'Deux cercles',
    number: 'Un grand nombre',
  },

  'element animations': {
    none: 'Aucune',
    'fade-in': 'Fondu',
    'slide-in-left': 'Glisser depuis la gauche',
    'slide-in-right': 'Glisser depuis la droite',
    'slide-in-up': 'Glisser vers le haut',
    'slide-in-down': 'Glisser vers le bas',
    'zoom-in': 'Zoom avant',
    pop: 'Surgir',
    pulse: 'Pulsation',
    typewriter: 'Machine à écrire',
    'word-reveal': 'Mot à mot',
    glow: 'Lueur',
    'ken-burns': 'Effet Ken Burns',
    'flip-in': 'Basculement',
    'rotate-in': 'Rotation',
    'bounce-in': 'Rebond',
    elastic: 'Élastique',
    glitch: 'Brouillage',
    'text-3d': 'Texte 3D',
    morph: 'Métamorphose',
    'neon-glow': 'Néon',
    'particle-text': 'Texte en particules',
    'wave-text': 'Texte ondulé',
    matrix: 'Matrice',
    hologram: 'Hologramme',
    'cyber-decode': 'Décodage',
    'data-scramble': 'Lettres mélangées',
  },

  'episode sounds': {
    chime: 'Carillon',
    plucked: 'Cordes pincées',
    swell: 'Nappe chaleureuse',
  },

  formats: {
    slideshow: {
      label: 'Diaporama',
      plural: 'Diaporamas',
      part: (count) => plural(count, { one: 'diapositive', other: 'diapositives' }),
    },
    podcast: {
      label: 'Podcast',
      plural: 'Podcasts',
      part: (count) => plural(count, { one: 'segment', other: 'segments' }),
    },
  },

  'glossary terms': {
    termMissing: 'Veuillez saisir le terme.',
    termTooLong: 'Un terme compte au plus 100 caractères.',
    spokenMissing: 'Veuillez saisir la prononciation du terme.',
    spokenTooLong: 'La prononciation d’un terme compte au plus 200 caractères.',
    tooManyTerms: 'Un glossaire compte au plus 500 termes.',
  },

  gradients: {
    'blue-purple': 'Bleu à violet',
    'green-blue': 'Vert à bleu',
    'orange-red': 'Orange à rouge',
    'yellow-orange': 'Jaune à orange',
    'teal-blue': 'Turquoise à bleu',
    'purple-pink': 'Violet à rose',
    'blue-cyan': 'Bleu à cyan',
    'red-purple': 'Rouge à violet',
  },

  languages: { nameOf: (tag) => displayName('fr', tag) },

  makers: {
    outlineWriter: 'Assistant de plan',
    englishVoices: 'Voix anglaises intégrées',
    otherVoices: 'Voix intégrées d’autres langues',
    localVoices: 'Voix neuronales sur ce serveur',
    ownRecording: 'Enregistrement personnel',
    languageModel: (model) => `${model} (modèle de langage)`,
    speechModel: (model) => `${model} (toutes les langues)`,
  },
  modules: {
    otherPages: 'Autres pages',
  },

  'music beds': {
    'calm-pads': 'Nappes calmes',
    'plucked-strings': 'Cordes pincées',
    'soft-bells': 'Clochettes douces',
    'warm-keys': 'Clavier chaleureux',
  },

  'needed audio': {
    slideshow: {
      missing: (count) =>
        plural(count, { one: '# diapositive sans audio', other: '# diapositives sans audio' }),
      outdated: (count) =>
        plural(count, { one: '# diapositive à l’audio périmé', other: '# diapositives à l’audio périmé' }),
    },
    podcast: {
      missing: (count) => plural(count, { one: '# réplique sans audio', other: '# répliques sans audio' }),
      outdated: (count) =>
        plural(count, { one: '# réplique à l’audio périmé', other: '# répliques à l’audio périmé' }),
    },
  },

  'podcast audio': {
    nothingForFeed:
      'Ce podcast n’a encore aucune réplique à écouter : le flux de podcast ne le contient pas.',
    leftOutOfFeed: (missing, lines) =>
      plural(missing, {
        one: `# réplique sur ${numberOf(lines)} n’a pas encore d’audio : le flux de podcast ne contient pas cet épisode.`,
        other: `# répliques sur ${numberOf(lines)} n’ont pas encore d’audio : le flux de podcast ne contient pas cet épisode.`,
      }),
    outdated: (outdated, lines) =>
      plural(outdated, {
        one: `# réplique sur ${numberOf(lines)} a encore l’audio d’un texte antérieur.`,
        other: `# répliques sur ${numberOf(lines)} ont encore l’audio d’un texte antérieur.`,
      }),
    noLines: 'Ce podcast n’a encore aucune réplique qui demande de l’audio.',
    missing: (missing, lines) =>
      plural(missing, {
        one: `# réplique sur ${numberOf(lines)} n’a pas encore d’audio. Générez d’abord l’audio.`,
        other: `# répliques sur ${numberOf(lines)} n’ont pas encore d’audio. Générez d’abord l’audio.`,
      }),
  },

  ids: {
    tooLong: (most) =>
      `Lectern ne peut pas utiliser cette page, car son identifiant dans le système de cours dépasse ${most} caractères. Donnez-lui un nom plus court dans ce système.`,
  },

  refusals: {
    noSlide: 'Un diaporama a besoin d’au moins une diapositive.',
    noSegment: 'Un podcast a besoin d’au moins un segment.',
    unknownLayout: 'Cette mise en page n’existe pas. Sans indication, le contenu la détermine.',
    unknownMusic: (known) => `Cette musique n’existe pas. Choix possibles : ${known}.`,
    notInThemes: 'Un thème ne peut pas avoir cette valeur.',
    emptyScript: 'Le script audio est vide. Ajoutez du texte pour générer l’audio.',
    noScriptToRecord: 'Écrivez d’abord le script. Les sous-titres ont besoin de ses mots.',
    noInstruction: 'Indiquez ce qu’il faut changer.',
    instructionTooLong: 'Décrivez-le en 500 caractères au plus.',
    noQuestion: 'Saisissez une question.',
    questionTooLong: 'Posez votre question en 500 caractères au plus.',
    noPicturePrompt: 'Veuillez décrire l’image.',
    picturePromptTooLong: 'Veuillez décrire l’image en 2 000 caractères au plus.',
    noPage: 'Sélectionnez au moins une page',
    noFormat: 'Choisissez au moins un format à générer (diaporama ou podcast)',
    tooManyPages: (most) =>
      plural(most, {
        one: 'Choisissez au plus # page à la fois.',
        other: 'Choisissez au plus # pages à la fois.',
      }),
  },

  'rewriting instructions': {
    Shorter: 'Plus court',
    'More detail': 'Plus détaillé',
    'Different wording': 'Autre formulation',
    'Another example': 'Autre exemple',
    'Simpler words': 'Mots plus simples',
    Livelier: 'Plus vivant',
  },

  shadows: {
    small: 'Petite',
    medium: 'Moyenne',
    large: 'Grande',
    sharp: 'Nette',
    diffuse: 'Diffuse',
  },

  'silent parts': {
    slideshow: {
      parts: (count) => plural(count, { one: '# diapositive', other: '# diapositives' }),
      silent: (count) => plural(count, { one: '# diapositive muette', other: '# diapositives muettes' }),
      incomplete: (count) =>
        plural(count, {
          one: '# diapositive à l’audio incomplet',
          other: '# diapositives à l’audio incomplet',
        }),
    },
    podcast: {
      parts: (count) => plural(count, { one: '# réplique', other: '# répliques' }),
      silent: (count) => plural(count, { one: '# réplique muette', other: '# répliques muettes' }),
      incomplete: (count) =>
        plural(count, { one: '# réplique à l’audio incomplet', other: '# répliques à l’audio incomplet' }),
    },
    both: (silent, incomplete) => `${silent} et ${incomplete}`,
  },

  'silent slides': {
    missing: (missing, slides) =>
      plural(missing, {
        one: `# diapositive sur ${numberOf(slides)} n’a pas encore d’audio.`,
        other: `# diapositives sur ${numberOf(slides)} n’ont pas encore d’audio.`,
      }),
    outdated: (outdated, slides) =>
      plural(outdated, {
        one: `# diapositive sur ${numberOf(slides)} a encore l’audio d’un script antérieur.`,
        other: `# diapositives sur ${numberOf(slides)} ont encore l’audio d’un script antérieur.`,
      }),
    both: (missing, outdated) => `${missing} ${outdated}`,
  },

  'slide types': {
    title: {
      label: 'Titre',
      about: 'Ouvre le diaporama : de quoi il parle et pourquoi cela vaut la peine.',
      fields: {
        course_title: 'Titre',
        course_subtitle: 'Sous-titre',
        course_intro: 'Introduction',
      },
      hints: {
        course_title: 'Le sujet, en huit mots au plus',
        course_subtitle: 'Une ligne sous le titre',
        course_intro: 'Une ou deux phrases sur ce qui va suivre',
      },
      choices: {},
      layouts: {},
    },
    text: {
      label: 'Texte',
      about: 'Un titre et un ou deux courts paragraphes, pour ce qui ne peut pas être une liste.',
      rewrite: 'En texte',
      fields: {
        slide_title: 'Titre de la diapositive',
        slide_content: 'Texte',
      },
      hints: {
        slide_title: 'Ce que dit la diapositive, en dix mots au plus',
        slide_content: '60 mots au plus',
      },
      choices: {},
      layouts: {
        statement: {
          label: 'Affirmation',
          about: 'La première phrase en grand, le reste dessous',
        },
        lead: {
          label: 'Accroche et texte',
          about: 'La première phrase à côté du reste',
        },
        note: {
          label: 'Note en marge',
          about: 'La dernière phrase sur le côté, avec son chiffre',
        },
        plain: {
          label: 'Simple',
          about: 'Une colonne, pour les longs textes',
        },
      },
    },
    bullets: {
      label: 'Puces',
      about: 'De trois à six points de même niveau.',
      rewrite: 'En puces',
      fields: {
        slide_title: 'Titre de la diapositive',
        bullet_points: 'Puces',
      },
      hints: {
        slide_title: 'Ce que les points ont en commun, en dix mots au plus',
      },
      choices: {},
      layouts: {
        rows: {
          label: 'Lignes',
          about: 'Les points les uns sous les autres',
        },
        numbered: {
          label: 'Numérotées',
          about: 'Des étapes, ou un nombre fixe',
        },
        terms: {
          label: 'Termes',
          about: 'Chaque point commence par un terme',
        },
      },
    },
    image: {
      label: 'Image',
      about: 'Une image de la page à côté de quelques mots sur ce qu’elle montre.',
      fields: {
        slide_title: 'Titre de la diapositive',
        slide_content: 'Texte',
        image_url: 'Image',
        image_alt: 'Description de l’image',
      },
      hints: {
        slide_title: 'Ce que montre l’image, en dix mots au plus',
        slide_content: '40 mots au plus sur ce qu’il faut regarder',
        image_alt: 'Ce que montre l’image, pour qui ne peut pas la voir',
      },
      choices: {},
      layouts: {
        end: {
          label: 'Image à la fin',
          about: 'Le texte se lit d’abord',
        },
        start: {
          label: 'Image au début',
          about: 'L’image se voit d’abord',
        },
        full: {
          label: 'Pleine image',
          about: 'Pour une photo et un court paragraphe',
        },
      },
    },
    'two-column': {
      label: 'Deux colonnes',
      about: 'Deux choses de même importance côte à côte.',
      fields: {
        slide_title: 'Titre de la diapositive',
        column1_title: 'Titre de gauche',
        column1_content: 'Texte de gauche',
        column2_title: 'Titre de droite',
        column2_content: 'Texte de droite',
      },
      hints: {
        slide_title: 'Ce que les deux ont en commun, en dix mots au plus',
        column1_title: 'La première chose',
        column1_content: '35 mots au plus',
        column2_title: 'La deuxième chose',
        column2_content: '35 mots au plus',
      },
      choices: {},
      layouts: {
        side: {
          label: 'Côte à côte',
          about: 'Pour les parties d’un tout',
        },
        split: {
          label: 'Espace partagé',
          about: 'Pour deux choses qui s’opposent',
        },
      },
    },
    definition: {
      label: 'Définition',
      about: 'Un terme et ce qu’il signifie.',
      rewrite: 'En définition',
      fields: {
        slide_title: 'Titre de la diapositive',
        term: 'Terme',
        definition: 'Définition',
      },
      hints: {
        slide_title: 'Un petit titre au-dessus du terme',
        term: 'Le terme seul',
        definition: 'Ce qu’il signifie, en une ou deux phrases',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'Isolé',
          about: 'Pour un terme d’un ou deux mots',
        },
        entry: {
          label: 'Article',
          about: 'Le terme à côté de son sens et d’un exemple',
        },
      },
    },
    table: {
      label: 'Tableau',
      about: 'Jusqu’à 6 colonnes et 8 lignes.',
      rewrite: 'En tableau',
      fields: {
        slide_title: 'Titre de la diapositive',
        column_count: 'Colonnes',
        row_count: 'Lignes',
      },
      hints: {
        slide_title: 'Ce que montre le tableau, en dix mots au plus',
      },
      choices: {},
      layouts: {},
    },
    comparison: {
      label: 'Comparaison',
      about: 'Deux éléments comparés selon deux critères.',
      rewrite: 'En comparaison',
      fields: {
        slide_title: 'Titre de la diapositive',
        comparison_item_1: 'Élément 1',
        comparison_item_2: 'Élément 2',
        feature_1: 'Critère 1',
        feature_2: 'Critère 2',
        item_1_feature_1: 'Élément 1, critère 1',
        item_2_feature_1: 'Élément 2, critère 1',
        item_1_feature_2: 'Élément 1, critère 2',
        item_2_feature_2: 'Élément 2, critère 2',
      },
      hints: {
        slide_title: 'Ce que l’on compare, en dix mots au plus',
        comparison_item_1: 'Le premier des deux',
        comparison_item_2: 'Le second des deux',
        feature_1: 'La première différence',
        feature_2: 'La deuxième différence',
        item_1_feature_1: '15 mots au plus',
        item_2_feature_1: '15 mots au plus',
        item_1_feature_2: '15 mots au plus',
        item_2_feature_2: '15 mots au plus',
      },
      choices: {},
      layouts: {},
    },
    quote: {
      label: 'Citation',
      about: 'Les mots d’une personne ou d’un texte, cités exactement.',
      fields: {
        slide_title: 'Titre de la diapositive',
        quote_text: 'Citation',
        quote_author: 'Auteur',
        highlight_text: 'À retenir',
      },
      hints: {
        slide_title: 'Un petit titre au-dessus de la citation',
        quote_text: 'Les mots exacts, sans guillemets',
        quote_author: 'Qui l’a dit',
        highlight_text: 'Ce qu’il faut en retenir',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'Isolée',
          about: 'Jusqu’à 20 mots',
        },
        framed: {
          label: 'Encadrée',
          about: 'Pour les citations plus longues',
        },
      },
    },
    quiz: {
      label: 'Quiz',
      about:
        'Une question et jusqu’à quatre réponses. Une ou plusieurs sont justes, ou bien il s’agit d’un vrai ou faux.',
      rewrite: 'En quiz',
      fields: {
        quiz_question: 'Question',
        quiz_kind: 'Type de question',
        option_a: 'Réponse A',
        option_b: 'Réponse B',
        option_c: 'Réponse C',
        option_d: 'Réponse D',
        correct_answer: 'Bonne réponse',
        correct_answers: 'Bonnes réponses',
        correct_feedback: 'Commentaire si c’est juste',
        incorrect_feedback: 'Commentaire si c’est faux',
      },
      hints: {
        quiz_question: 'Une question à laquelle la page répond',
        option_a: 'Une réponse possible',
        option_b: 'Une réponse possible',
        option_c: 'Une réponse possible',
        option_d: 'Une réponse possible',
        correct_feedback: 'Une phrase',
        incorrect_feedback: 'Une phrase',
      },
      choices: {
        quiz_kind: {
          one: 'Une bonne réponse',
          several: 'Plusieurs bonnes réponses',
          'true-false': 'Vrai ou faux',
        },
      },
      layouts: {},
    },
    summary: {
      label: 'Résumé',
      about: 'Conclut le diaporama avec ce qu’il faut retenir.',
      fields: {
        summary_text: 'Résumé',
      },
      hints: {
        summary_text: 'Deux ou trois phrases, 50 mots au plus',
      },
      choices: {},
      layouts: {},
    },
  },

  table: {
    header: (column) => `En-tête ${column}`,
    headerHint: (column) => `Titre de la colonne ${column}`,
    cell: (row, column) => `Ligne ${row}, colonne ${column}`,
    cellHint: 'Quelques mots',
  },

  themes: {
    'educational-blue': {
      name: 'Éducation bleu',
      description: 'Lumineux et clair, pour les cours',
    },
    'educational-green': {
      name: 'Éducation vert',
      description: 'Frais, pour la nature et les sciences',
    },
    'educational-neutral': {
      name: 'Éducation neutre',
      description: 'Papier chaud, lecture calme',
    },
    'corporate-blue': {
      name: 'Entreprise bleu',
      description: 'Sobre et officiel',
    },
    'corporate-dark': {
      name: 'Entreprise sombre',
      description: 'Peu de lumière, beaucoup d’attention',
    },
    'corporate-minimal': {
      name: 'Entreprise minimal',
      description: 'Gris, fin et précis',
    },
    'creative-purple': {
      name: 'Créatif violet',
      description: 'Violet ludique',
    },
    'creative-gradient': {
      name: 'Créatif dégradé',
      description: 'Couleurs du couchant, titres marqués',
    },
    'creative-orange': {
      name: 'Créatif orange',
      description: 'Chaleureux et énergique',
    },
    'minimal-light': {
      name: 'Minimal clair',
      description: 'Du blanc et une touche de couleur',
    },
    'minimal-dark': {
      name: 'Minimal sombre',
      description: 'Noir, blanc, une touche de couleur',
    },
    'minimal-grayscale': {
      name: 'Minimal niveaux de gris',
      description: 'Pour l’impression et la projection',
    },
  },

  tones: {
    conversational: 'décontracté',
    enthusiastic: 'enthousiaste',
    curious: 'curieux',
    thoughtful: 'réfléchi',
    explanatory: 'explicatif',
    warm: 'chaleureux',
  },

  transitions: {
    none: 'Aucune',
    fade: 'Fondu',
    'slide-left': 'Glisser vers la gauche',
    'slide-right': 'Glisser vers la droite',
    'slide-up': 'Glisser vers le haut',
    'slide-down': 'Glisser vers le bas',
    'zoom-in': 'Zoom avant',
    'zoom-out': 'Zoom arrière',
    flip: 'Retournement',
    'cube-left': 'Cube vers la gauche',
    'cube-right': 'Cube vers la droite',
    dissolve: 'Dissolution',
    'page-curl': 'Page tournée',
    rotate: 'Rotation',
    'cube-3d': 'Cube 3D',
    liquid: 'Liquide',
    'glitch-transition': 'Brouillage',
    'particle-dissolve': 'Dissolution en particules',
    'morph-transition': 'Métamorphose',
    warp: 'Distorsion',
    shatter: 'Éclats',
    portal: 'Portail',
  },

  'voice sample': {
    missing: 'Veuillez saisir un texte d’essai.',
    tooLong: 'Un texte d’essai compte au plus 1 000 caractères.',
  },

  'writing options': {
    minutes: 'Entre 1 et 60 minutes.',
    tooLong: (most) => plural(most, { one: '# caractère au plus.', other: '# caractères au plus.' }),
  },
}

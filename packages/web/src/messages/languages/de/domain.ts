import type { DomainMessages } from '@lectern/domain/messages/domain-messages.ts'
import { displayName } from '@lectern/domain/voices/languages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

export const domain: DomainMessages = {
  'animation durations': {
    fast: 'Schnell',
    normal: 'Normal',
    slow: 'Langsam',
    'very-slow': 'Sehr langsam',
  },

  backgrounds: {
    none: 'Keiner',
    'gradient-shift': 'Farbverlauf',
    particles: 'Partikel',
    waves: 'Wellen',
    bokeh: 'Bokeh',
    aurora: 'Polarlicht',
    stars: 'Sterne',
    geometric: 'Geometrisch',
    'circuit-board': 'Leiterplatte',
    'particle-network': 'Partikelnetz',
    'liquid-blob': 'Flüssige Formen',
    'cyber-grid': 'Cybergitter',
    'data-flow': 'Datenstrom',
    'neural-network': 'Neuronales Netz',
    'hexagon-pulse': 'Pulsierende Sechsecke',
    'matrix-rain': 'Zeichenregen',
    'quantum-field': 'Quantenfeld',
    'tech-dna': 'DNA-Strang',
    holographic: 'Holografisch',
  },

  'content faults': {
    notOneOf: (label, choices) => `„${label}“ muss einer dieser Werte sein: ${choices}.`,
    notAnyOf: (label, choices) => `„${label}“ muss eine Liste aus diesen Werten sein: ${choices}.`,
    notText: (label) => `„${label}“ muss ein Text sein.`,
    onSlide: (slide, fault) => `Folie ${slide}: ${fault}`,
  },

  'content status': {
    slideshow: {
      Completed: 'Präsentation abgeschlossen',
      In_Progress: 'Präsentation in Arbeit',
      Not_Started: 'Präsentation nicht begonnen',
    },
    podcast: {
      Completed: 'Podcast abgeschlossen',
      In_Progress: 'Podcast in Arbeit',
      Not_Started: 'Podcast nicht begonnen',
    },
  },

  'drawing faults': {
    tooFewRows: (kind, least) => `${kind}: Es fehlen ausgefüllte Zeilen, mindestens ${least} sind nötig.`,
    tooManyRows: (kind, most) => `${kind}: Das sind zu viele Zeilen, höchstens ${most} sind möglich.`,
    noLabel: (row) => `Zeile ${row} hat keine Beschriftung.`,
    noValue: (row) => `Zeile ${row} braucht eine Zahl.`,
    noText: (row) => `Zeile ${row} hat keinen Text.`,
    longLabel: (row, most) =>
      `Die Beschriftung von Zeile ${row} ist lang. Möglich sind höchstens ${most} Zeichen.`,
    longText: (row, most) => `Der Text von Zeile ${row} ist lang. Möglich sind höchstens ${most} Zeichen.`,
  },

  'drawing kinds': {
    bars: 'Balkendiagramm',
    line: 'Liniendiagramm',
    timeline: 'Zeitstrahl',
    process: 'Schritte',
    tree: 'Einteilung',
    circles: 'Zwei Kreise',
    number: 'Eine große Zahl',
  },

  'element animations': {
    none: 'Keine',
    'fade-in': 'Einblenden',
    'slide-in-left': 'Von links hereingleiten',
    'slide-in-right': 'Von rechts hereingleiten',
    'slide-in-up': 'Von unten hereingleiten',
    'slide-in-down': 'Von oben hereingleiten',
    'zoom-in': 'Heranzoomen',
    pop: 'Aufspringen',
    pulse: 'Pulsieren',
    typewriter: 'Schreibmaschine',
    'word-reveal': 'Wort für Wort',
    glow: 'Leuchten',
    'ken-burns': 'Ken-Burns-Effekt',
    'flip-in': 'Hereinklappen',
    'rotate-in': 'Hereindrehen',
    'bounce-in': 'Hereinspringen',
    elastic: 'Federn',
    glitch: 'Bildstörung',
    'text-3d': '3D-Text',
    morph: 'Verwandeln',
    'neon-glow': 'Neonlicht',
    'particle-text': 'Text aus Partikeln',
    'wave-text': 'Wellentext',
    matrix: 'Matrix',
    hologram: 'Hologramm',
    'cyber-decode': 'Entschlüsseln',
    'data-scramble': 'Zeichensalat',
  },

  'episode sounds': {
    chime: 'Glockenspiel',
    plucked: 'Gezupfte Saiten',
    swell: 'Warmer Klang',
  },

  formats: {
    slideshow: {
      label: 'Präsentation',
      plural: 'Präsentationen',
      part: (count) => plural(count, { one: 'Folie', other: 'Folien' }),
    },
    podcast: {
      label: 'Podcast',
      plural: 'Podcasts',
      part: (count) => plural(count, { one: 'Abschnitt', other: 'Abschnitte' }),
    },
  },

  'glossary terms': {
    termMissing: 'Bitte geben Sie den Begriff ein.',
    termTooLong: 'Ein Begriff hat höchstens 100 Zeichen.',
    spokenMissing: 'Bitte geben Sie ein, wie der Begriff gesprochen wird.',
    spokenTooLong: 'Die Aussprache eines Begriffs hat höchstens 200 Zeichen.',
    tooManyTerms: 'Eine Ausspracheliste hat höchstens 500 Begriffe.',
  },

  gradients: {
    'blue-purple': 'Blau zu Violett',
    'green-blue': 'Grün zu Blau',
    'orange-red': 'Orange zu Rot',
    'yellow-orange': 'Gelb zu Orange',
    'teal-blue': 'Türkis zu Blau',
    'purple-pink': 'Violett zu Pink',
    'blue-cyan': 'Blau zu Cyan',
    'red-purple': 'Rot zu Violett',
  },

  languages: { nameOf: (tag) => displayName('de', tag) },

  makers: {
    outlineWriter: 'Gliederungsassistent',
    englishVoices: 'Eingebaute englische Stimmen',
    otherVoices: 'Eingebaute Stimmen anderer Sprachen',
    localVoices: 'Neuronale Stimmen auf diesem Server',
    ownRecording: 'Eigene Aufnahme',
    languageModel: (model) => `${model} (Sprachmodell)`,
    speechModel: (model) => `${model} (jede Sprache)`,
  },
  modules: {
    otherPages: 'Weitere Seiten',
  },

  'music beds': {
    'calm-pads': 'Ruhige Flächen',
    'plucked-strings': 'Gezupfte Saiten',
    'soft-bells': 'Sanfte Glocken',
    'warm-keys': 'Warmes Klavier',
  },

  'needed audio': {
    slideshow: {
      missing: (count) => plural(count, { one: '# Folie ohne Audio', other: '# Folien ohne Audio' }),
      outdated: (count) =>
        plural(count, { one: '# Folie braucht neues Audio', other: '# Folien brauchen neues Audio' }),
    },
    podcast: {
      missing: (count) => plural(count, { one: '# Zeile ohne Audio', other: '# Zeilen ohne Audio' }),
      outdated: (count) =>
        plural(count, { one: '# Zeile braucht neues Audio', other: '# Zeilen brauchen neues Audio' }),
    },
  },

  'podcast audio': {
    nothingForFeed: 'Dieser Podcast hat noch keine hörbaren Zeilen: Der Podcast-Feed lässt ihn aus.',
    leftOutOfFeed: (missing, lines) =>
      plural(missing, {
        one: `# von ${numberOf(lines)} Zeilen hat noch kein Audio: Der Podcast-Feed lässt diese Folge aus.`,
        other: `# von ${numberOf(lines)} Zeilen haben noch kein Audio: Der Podcast-Feed lässt diese Folge aus.`,
      }),
    outdated: (outdated, lines) =>
      plural(outdated, {
        one: `# von ${numberOf(lines)} Zeilen hat noch Audio eines früheren Textes.`,
        other: `# von ${numberOf(lines)} Zeilen haben noch Audio eines früheren Textes.`,
      }),
    noLines: 'Dieser Podcast hat noch keine Zeilen, die Audio brauchen.',
    missing: (missing, lines) =>
      plural(missing, {
        one: `# von ${numberOf(lines)} Zeilen hat noch kein Audio. Erstellen Sie zuerst das Audio.`,
        other: `# von ${numberOf(lines)} Zeilen haben noch kein Audio. Erstellen Sie zuerst das Audio.`,
      }),
  },

  ids: {
    tooLong: (most) =>
      `Lectern kann diese Seite nicht verwenden, weil ihre Kennung im Kurssystem mehr als ${most} Zeichen hat. Geben Sie der Seite dort einen kürzeren Namen.`,
  },

  refusals: {
    noSlide: 'Eine Präsentation braucht mindestens eine Folie.',
    noSegment: 'Ein Podcast braucht mindestens einen Abschnitt.',
    unknownLayout: 'Dieses Layout gibt es nicht. Ohne Angabe richtet sich das Layout nach dem Inhalt.',
    unknownMusic: (known) => `Diese Musik gibt es nicht. Zur Auswahl stehen: ${known}.`,
    notInThemes: 'Diesen Wert kann ein Design nicht haben.',
    emptyScript: 'Der Sprechtext ist leer. Bitte geben Sie Text ein, um Audio zu erstellen.',
    noScriptToRecord: 'Schreiben Sie zuerst den Sprechtext. Die Untertitel brauchen ihn.',
    noInstruction: 'Bitte geben Sie an, was sich ändern soll.',
    instructionTooLong: 'Bitte beschreiben Sie es mit höchstens 500 Zeichen.',
    noQuestion: 'Bitte geben Sie eine Frage ein.',
    questionTooLong: 'Bitte fragen Sie mit höchstens 500 Zeichen.',
    noPicturePrompt: 'Bitte beschreiben Sie das Bild.',
    picturePromptTooLong: 'Bitte beschreiben Sie das Bild mit höchstens 2.000 Zeichen.',
    noPage: 'Bitte wählen Sie mindestens eine Seite aus',
    noFormat: 'Bitte wählen Sie mindestens ein Format (Präsentation oder Podcast)',
    tooManyPages: (most) =>
      plural(most, {
        one: 'Wählen Sie höchstens # Seite auf einmal.',
        other: 'Wählen Sie höchstens # Seiten auf einmal.',
      }),
  },

  'rewriting instructions': {
    Shorter: 'Kürzer',
    'More detail': 'Ausführlicher',
    'Different wording': 'Andere Worte',
    'Another example': 'Anderes Beispiel',
    'Simpler words': 'Einfachere Worte',
    Livelier: 'Lebendiger',
  },

  shadows: {
    small: 'Klein',
    medium: 'Mittel',
    large: 'Groß',
    sharp: 'Scharf',
    diffuse: 'Weich',
  },

  'silent parts': {
    slideshow: {
      parts: (count) => plural(count, { one: '# Folie', other: '# Folien' }),
      silent: (count) => plural(count, { one: '# Folie ohne Ton', other: '# Folien ohne Ton' }),
      incomplete: (count) =>
        plural(count, {
          one: '# Folie, der ein Teil des Audios fehlt',
          other: '# Folien, denen ein Teil des Audios fehlt',
        }),
    },
    podcast: {
      parts: (count) => plural(count, { one: '# Zeile', other: '# Zeilen' }),
      silent: (count) => plural(count, { one: '# Zeile ohne Ton', other: '# Zeilen ohne Ton' }),
      incomplete: (count) =>
        plural(count, {
          one: '# Zeile, der ein Teil des Audios fehlt',
          other: '# Zeilen, denen ein Teil des Audios fehlt',
        }),
    },
    both: (silent, incomplete) => `${silent} und ${incomplete}`,
  },

  'silent slides': {
    missing: (missing, slides) =>
      plural(missing, {
        one: `# von ${numberOf(slides)} Folien hat noch kein Audio.`,
        other: `# von ${numberOf(slides)} Folien haben noch kein Audio.`,
      }),
    outdated: (outdated, slides) =>
      plural(outdated, {
        one: `# von ${numberOf(slides)} Folien hat noch Audio eines früheren Sprechtexts.`,
        other: `# von ${numberOf(slides)} Folien haben noch Audio eines früheren Sprechtexts.`,
      }),
    both: (missing, outdated) => `${missing} ${outdated}`,
  },

  'slide types': {
    title: {
      label: 'Titel',
      about: 'Eröffnet die Präsentation: worum es geht und warum es sich lohnt.',
      fields: {
        course_title: 'Titel',
        course_subtitle: 'Untertitel',
        course_intro: 'Einleitung',
      },
      hints: {
        course_title: 'Das Thema, in höchstens acht Wörtern',
        course_subtitle: 'Eine Zeile unter dem Titel',
        course_intro: 'Ein oder zwei Sätze zu dem, was kommt',
      },
      choices: {},
      layouts: {},
    },
    text: {
      label: 'Text',
      about: 'Eine Überschrift mit ein, zwei kurzen Absätzen, wenn eine Liste nicht passt.',
      rewrite: 'Als Text',
      fields: {
        slide_title: 'Folientitel',
        slide_content: 'Text',
      },
      hints: {
        slide_title: 'Was die Folie sagt, in höchstens zehn Wörtern',
        slide_content: 'Höchstens 60 Wörter',
      },
      choices: {},
      layouts: {
        statement: {
          label: 'Aussage',
          about: 'Der erste Satz groß, der Rest darunter',
        },
        lead: {
          label: 'Einstieg und Text',
          about: 'Der erste Satz neben dem Rest',
        },
        note: {
          label: 'Randnotiz',
          about: 'Der letzte Satz am Rand, mit seiner Zahl',
        },
        plain: {
          label: 'Schlicht',
          about: 'Eine Spalte, für lange Texte',
        },
      },
    },
    bullets: {
      label: 'Stichpunkte',
      about: 'Drei bis sechs gleichwertige Punkte.',
      rewrite: 'Als Stichpunkte',
      fields: {
        slide_title: 'Folientitel',
        bullet_points: 'Stichpunkte',
      },
      hints: {
        slide_title: 'Was die Punkte gemeinsam haben, in höchstens zehn Wörtern',
      },
      choices: {},
      layouts: {
        rows: {
          label: 'Zeilen',
          about: 'Ein Punkt unter dem anderen',
        },
        numbered: {
          label: 'Nummeriert',
          about: 'Schritte oder eine feste Anzahl',
        },
        terms: {
          label: 'Begriffe',
          about: 'Jeder Punkt beginnt mit einem Begriff',
        },
      },
    },
    image: {
      label: 'Bild',
      about: 'Ein Bild der Seite neben ein paar Worten dazu.',
      fields: {
        slide_title: 'Folientitel',
        slide_content: 'Text',
        image_url: 'Bild',
        image_alt: 'Bildbeschreibung',
      },
      hints: {
        slide_title: 'Was das Bild zeigt, in höchstens zehn Wörtern',
        slide_content: 'Höchstens 40 Wörter dazu, worauf man achten soll',
        image_alt: 'Was das Bild zeigt, für alle, die es nicht sehen können',
      },
      choices: {},
      layouts: {
        end: {
          label: 'Bild am Ende',
          about: 'Der Text wird zuerst gelesen',
        },
        start: {
          label: 'Bild am Anfang',
          about: 'Das Bild wird zuerst gesehen',
        },
        full: {
          label: 'Ganzes Bild',
          about: 'Für ein Foto und einen kurzen Absatz',
        },
      },
    },
    'two-column': {
      label: 'Zwei Spalten',
      about: 'Zwei gleich wichtige Dinge nebeneinander.',
      fields: {
        slide_title: 'Folientitel',
        column1_title: 'Überschrift links',
        column1_content: 'Text links',
        column2_title: 'Überschrift rechts',
        column2_content: 'Text rechts',
      },
      hints: {
        slide_title: 'Was beide gemeinsam haben, in höchstens zehn Wörtern',
        column1_title: 'Das erste',
        column1_content: 'Höchstens 35 Wörter',
        column2_title: 'Das zweite',
        column2_content: 'Höchstens 35 Wörter',
      },
      choices: {},
      layouts: {
        side: {
          label: 'Nebeneinander',
          about: 'Für Teile einer Sache',
        },
        split: {
          label: 'Geteilte Fläche',
          about: 'Für zwei Gegensätze',
        },
      },
    },
    definition: {
      label: 'Definition',
      about: 'Ein Begriff und was er bedeutet.',
      rewrite: 'Als Definition',
      fields: {
        slide_title: 'Folientitel',
        term: 'Begriff',
        definition: 'Definition',
      },
      hints: {
        slide_title: 'Eine kleine Überschrift über dem Begriff',
        term: 'Nur der Begriff',
        definition: 'Was er bedeutet, in ein oder zwei Sätzen',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'Freistehend',
          about: 'Für einen Begriff aus ein oder zwei Wörtern',
        },
        entry: {
          label: 'Eintrag',
          about: 'Der Begriff neben Bedeutung und Beispiel',
        },
      },
    },
    table: {
      label: 'Tabelle',
      about: 'Bis zu 6 Spalten und 8 Zeilen.',
      rewrite: 'Als Tabelle',
      fields: {
        slide_title: 'Folientitel',
        column_count: 'Spalten',
        row_count: 'Zeilen',
      },
      hints: {
        slide_title: 'Was die Tabelle zeigt, in höchstens zehn Wörtern',
      },
      choices: {},
      layouts: {},
    },
    comparison: {
      label: 'Vergleich',
      about: 'Zwei Dinge, verglichen nach zwei Merkmalen.',
      rewrite: 'Als Vergleich',
      fields: {
        slide_title: 'Folientitel',
        comparison_item_1: 'Element 1',
        comparison_item_2: 'Element 2',
        feature_1: 'Merkmal 1',
        feature_2: 'Merkmal 2',
        item_1_feature_1: 'Element 1, Merkmal 1',
        item_2_feature_1: 'Element 2, Merkmal 1',
        item_1_feature_2: 'Element 1, Merkmal 2',
        item_2_feature_2: 'Element 2, Merkmal 2',
      },
      hints: {
        slide_title: 'Was verglichen wird, in höchstens zehn Wörtern',
        comparison_item_1: 'Das erste der beiden',
        comparison_item_2: 'Das zweite der beiden',
        feature_1: 'Der erste Unterschied',
        feature_2: 'Der zweite Unterschied',
        item_1_feature_1: 'Höchstens 15 Wörter',
        item_2_feature_1: 'Höchstens 15 Wörter',
        item_1_feature_2: 'Höchstens 15 Wörter',
        item_2_feature_2: 'Höchstens 15 Wörter',
      },
      choices: {},
      layouts: {},
    },
    quote: {
      label: 'Zitat',
      about: 'Worte einer Person oder aus einem Text, genau zitiert.',
      fields: {
        slide_title: 'Folientitel',
        quote_text: 'Zitat',
        quote_author: 'Autor/in',
        highlight_text: 'Hervorhebung',
      },
      hints: {
        slide_title: 'Eine kleine Überschrift über dem Zitat',
        quote_text: 'Der genaue Wortlaut, ohne Anführungszeichen',
        quote_author: 'Wer es gesagt hat',
        highlight_text: 'Was man sich merken soll',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'Freistehend',
          about: 'Für bis zu 20 Wörter',
        },
        framed: {
          label: 'Gerahmt',
          about: 'Für längere Zitate',
        },
      },
    },
    quiz: {
      label: 'Quiz',
      about:
        'Eine Frage mit bis zu vier Antworten. Eine oder mehrere sind richtig, oder es geht um wahr oder falsch.',
      rewrite: 'Als Quiz',
      fields: {
        quiz_question: 'Frage',
        quiz_kind: 'Art der Frage',
        option_a: 'Antwort A',
        option_b: 'Antwort B',
        option_c: 'Antwort C',
        option_d: 'Antwort D',
        correct_answer: 'Richtige Antwort',
        correct_answers: 'Richtige Antworten',
        correct_feedback: 'Rückmeldung bei richtiger Antwort',
        incorrect_feedback: 'Rückmeldung bei falscher Antwort',
      },
      hints: {
        quiz_question: 'Eine Frage, die die Seite beantwortet',
        option_a: 'Eine mögliche Antwort',
        option_b: 'Eine mögliche Antwort',
        option_c: 'Eine mögliche Antwort',
        option_d: 'Eine mögliche Antwort',
        correct_feedback: 'Ein Satz',
        incorrect_feedback: 'Ein Satz',
      },
      choices: {
        quiz_kind: {
          one: 'Eine richtige Antwort',
          several: 'Mehrere richtige Antworten',
          'true-false': 'Wahr oder falsch',
        },
      },
      layouts: {},
    },
    summary: {
      label: 'Zusammenfassung',
      about: 'Schließt die Präsentation mit dem, was man sich merken soll.',
      fields: {
        summary_text: 'Zusammenfassung',
      },
      hints: {
        summary_text: 'Zwei oder drei Sätze, höchstens 50 Wörter',
      },
      choices: {},
      layouts: {},
    },
  },

  table: {
    header: (column) => `Spaltenkopf ${column}`,
    headerHint: (column) => `Überschrift der ${column}. Spalte`,
    cell: (row, column) => `Zeile ${row}, Spalte ${column}`,
    cellHint: 'Ein paar Wörter',
  },

  themes: {
    'educational-blue': {
      name: 'Bildung Blau',
      description: 'Hell und klar, für den Unterricht',
    },
    'educational-green': {
      name: 'Bildung Grün',
      description: 'Frisch, für Natur und Wissenschaft',
    },
    'educational-neutral': {
      name: 'Bildung Neutral',
      description: 'Warmes Papier, ruhiges Lesen',
    },
    'corporate-blue': {
      name: 'Business Blau',
      description: 'Solide und förmlich',
    },
    'corporate-dark': {
      name: 'Business Dunkel',
      description: 'Wenig Licht, viel Konzentration',
    },
    'corporate-minimal': {
      name: 'Business Minimal',
      description: 'Grau, schlank und präzise',
    },
    'creative-purple': {
      name: 'Kreativ Violett',
      description: 'Verspieltes Violett',
    },
    'creative-gradient': {
      name: 'Kreativ Verlauf',
      description: 'Farben des Sonnenuntergangs, kräftige Titel',
    },
    'creative-orange': {
      name: 'Kreativ Orange',
      description: 'Warm und energiegeladen',
    },
    'minimal-light': {
      name: 'Minimal Hell',
      description: 'Viel Weiß und ein Akzent',
    },
    'minimal-dark': {
      name: 'Minimal Dunkel',
      description: 'Schwarz, Weiß, ein Akzent',
    },
    'minimal-grayscale': {
      name: 'Minimal Graustufen',
      description: 'Für Druck und Beamer',
    },
  },

  tones: {
    conversational: 'locker',
    enthusiastic: 'begeistert',
    curious: 'neugierig',
    thoughtful: 'nachdenklich',
    explanatory: 'erklärend',
    warm: 'herzlich',
  },

  transitions: {
    none: 'Keiner',
    fade: 'Überblenden',
    'slide-left': 'Nach links schieben',
    'slide-right': 'Nach rechts schieben',
    'slide-up': 'Nach oben schieben',
    'slide-down': 'Nach unten schieben',
    'zoom-in': 'Hineinzoomen',
    'zoom-out': 'Herauszoomen',
    flip: 'Umklappen',
    'cube-left': 'Würfel nach links',
    'cube-right': 'Würfel nach rechts',
    dissolve: 'Auflösen',
    'page-curl': 'Umblättern',
    rotate: 'Drehen',
    'cube-3d': '3D-Würfel',
    liquid: 'Flüssig',
    'glitch-transition': 'Bildstörung',
    'particle-dissolve': 'In Partikel auflösen',
    'morph-transition': 'Verwandeln',
    warp: 'Verzerren',
    shatter: 'Zersplittern',
    portal: 'Portal',
  },

  'voice sample': {
    missing: 'Bitte geben Sie einen Beispieltext ein.',
    tooLong: 'Ein Beispieltext hat höchstens 1.000 Zeichen.',
  },

  'writing options': {
    minutes: 'Zwischen 1 und 60 Minuten.',
    tooLong: (most) => plural(most, { one: 'Höchstens # Zeichen.', other: 'Höchstens # Zeichen.' }),
  },
}

import type { DifferenceCount } from '../language-messages.ts'
import { listOf } from '../../lists.ts'
import type { EditingMessages } from '../language-messages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

const slides = (count: number): string => plural(count, { one: '# diapositiva', other: '# diapositivas' })
const segments = (count: number): string => plural(count, { one: '# segmento', other: '# segmentos' })
const others = (count: number): string => plural(count, { one: '# persona más', other: '# personas más' })

export const editing: EditingMessages = {
  'editing/asking': {
    askPage: 'Preguntar a la página',
  },

  'editing/asking-panel': {
    title: 'Preguntar a la página',
    question: 'Tu pregunta',
    questionHint: 'La respuesta dice solo lo que dice la página. Cada frase muestra sus fuentes.',
    questionMissing: 'Escribe una pregunta.',
    ask: 'Preguntar',
    asking: 'Buscando una respuesta…',
    cancel: 'Cancelar',

    answer: 'Respuesta',
    notFound: 'La página no responde a esta pregunta.',
    source: (number) => `Fuente ${number}`,
    sources: 'Fuentes',
    answeredBy: (writer) => `Respuesta de: ${writer}`,

    refusedInWords: (words) => `El modelo de lenguaje rechazó responder. Dice: «${words}»`,
    refused: 'El modelo de lenguaje rechazó responder. Haz otra pregunta o formúlala de otra manera.',
    notAnswered: 'Tu pregunta no tuvo respuesta. Inténtalo de nuevo.',
  },

  'editing/commands': {
    undo: 'Deshacer',
    redo: 'Rehacer',
    saveChanges: 'Guardar cambios',
    complete: 'Completar',
    saveAndComplete: {
      slideshow: 'Guardar y marcar esta presentación como completada',
      podcast: 'Guardar y marcar este podcast como completado',
    },
    commands: 'Comandos',
    keyboardShortcuts: 'Atajos de teclado',

    labelWithKeys: (label, keys) => `${label} (${keys})`,
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Mayús',
      Alt: 'Alt',
      Enter: 'Intro',
      Space: 'Espacio',
      Delete: 'Supr',
      Tab: 'Tab',
      Esc: 'Esc',
    },

    searchCommands: 'Buscar comandos',
    whatToDo: '¿Qué quieres hacer?',
    noCommandFound: 'Ningún comando contiene estas palabras.',
    commandsFound: (count) => plural(count, { one: '# comando', other: '# comandos' }),
  },

  'editing/leave-guard': {
    question: '¿Salir sin guardar?',
    leave: 'Salir',
    stay: 'Quedarme',
    changesAreKept:
      'Tus cambios no están guardados. Este navegador los conserva y te los ofrecerá cuando vuelvas.',
    changesAreLost:
      'Tus cambios no están guardados y este navegador no puede conservarlos. Se perderán si sales.',
  },

  'editing/document': {
    retry: 'Reintentar',

    notSaved: 'No se pudieron guardar los cambios. Inténtalo de nuevo.',
    alsoRetried: (draftLocation) => `Lectern también lo intentará por su cuenta. ${draftLocation}`,
    refused: 'Lectern no pudo guardar esto.',

    waitingTo: { save: 'Pendiente de guardar', complete: 'Pendiente de completar' },
    saving: 'Guardando…',
    allSaved: 'Todo guardado',
    stopped: 'Sin guardar',
    unsaved: 'Cambios sin guardar',

    cancel: 'Cancelar',
    offline: 'Sin conexión.',
    databaseUnavailable: 'Lectern no puede acceder a su base de datos en este momento.',
    noAnswer: 'Lectern no responde.',
    cannotSave: 'Lectern no puede guardar en este momento.',
    whenPossible: {
      save: 'Tus cambios se conservan en este navegador y se guardarán en cuanto sea posible.',
      saveNotKept: (draftLocation) => `${draftLocation} Se guardarán en cuanto sea posible.`,
      complete: 'Tus cambios están guardados. El contenido se marcará como completado en cuanto sea posible.',
    },
    whenOnline: {
      save: 'Tus cambios se conservan en este navegador y se guardarán cuando vuelva la conexión.',
      saveNotKept: (draftLocation) => `${draftLocation} Se guardarán cuando vuelva la conexión.`,
      complete:
        'Tus cambios están guardados. El contenido se marcará como completado cuando vuelva la conexión.',
    },
    thenComplete: 'Después, el contenido se marcará como completado.',
    kept: 'Tus cambios se conservan en este navegador.',
    notKept: 'Este navegador no puede conservar tus cambios; deja esta página abierta hasta que se guarden.',
    reasonAndNext: (reason, next) => `${reason} ${next}`,
    completedLate: 'Hubo que esperar para completar, por eso sigues en el editor.',
    editedSinceComplete:
      'No se marcó como completado porque hiciste cambios mientras tanto. Pulsa «Completar» cuando esté listo.',

    unsavedEditsFrom: (time) => `Tienes cambios sin guardar (${time}).`,
    restore: 'Restaurar',

    generationFailed: 'No se pudo generar',
    generationFailedBecause: (reason) => `No se pudo generar: ${reason}`,
    generatedNotLoaded: {
      slideshow: 'No se pudo cargar la nueva presentación. Inténtalo de nuevo.',
      podcast: 'No se pudo cargar el nuevo podcast. Inténtalo de nuevo.',
    },
    generated: {
      slideshow: '¡La presentación está lista!',
      podcast: '¡El podcast está listo!',
    },
    generatedWithoutEdits: 'Se generó contenido nuevo, sin incluir tus cambios.',
    openGenerated: 'Abrir contenido nuevo',
  },

  'editing/history-panel': {
    history: 'Historial',
    explanation:
      'Cada vez que se guardó o generó el contenido en los últimos 30 días. Restaurar es un cambio como cualquier otro: puedes deshacerlo, y se conserva la próxima vez que guardes.',
    loading: 'Cargando el historial…',
    notLoaded: 'No se pudo cargar el historial. Inténtalo de nuevo.',
    loadingVersion: 'Cargando la versión…',
    versionNotLoaded: 'No se pudo cargar esta versión. Inténtalo de nuevo.',
    current: 'Actual',
    parts: { slideshow: slides, podcast: segments },

    origin: {
      generated: 'Generada',
      saved: 'Guardada',
      deleted: 'Antes de eliminarse',
      restored: 'Restaurada',
    },
    originAndAuthor: {
      generated: (author) => `Generada por ${author}`,
      saved: (author) => `Guardada por ${author}`,
      deleted: (author) => `Antes de que ${author} eliminara el contenido`,
      restored: (author) => `Restaurada por ${author}`,
    },

    sameAsOpen: 'Es igual a lo que está abierto.',
    restoringChanges: {
      slideshow: (difference) => restoring(difference, 'el título y el tema', slides),
      podcast: (difference) => restoring(difference, 'el título y la información', segments),
    },
    restore: 'Restaurar esta versión',
    versionIsBack: (time) => `La versión está de vuelta (${time}). Se conservará la próxima vez que guardes.`,
    openIsBack: 'Lo que estaba abierto antes está de vuelta. «Deshacer» recupera tus cambios posteriores.',

    partUnchanged: 'Sin cambios',
    partChanged: 'Cambia',
    partAdded: 'Vuelve',
    partRemoved: 'Se quita',
    sameWords: 'El texto es el mismo. Cambia el aspecto o el movimiento.',
  },

  'editing/history': {
    history: 'Historial',
    today: (time) => `Hoy, ${time}`,
    yesterday: (time) => `Ayer, ${time}`,
    dayAndTime: (day, time) => `${day}, ${time}`,
  },

  'editing/jobs': {
    opensHere: (generating) => `${generating} Se abrirá aquí cuando termine.`,
    cancel: 'Cancelar',
    notCancelled: 'No se pudo cancelar. Inténtalo de nuevo.',
    watch: 'Ver en directo',
    reading: 'Se está leyendo la página.',
    waiting: 'El trabajo continúa enseguida.',
    cancelled: {
      slideshow: 'Se canceló la presentación antes de terminarla.',
      podcast: 'Se canceló el podcast antes de terminarlo.',
    },
    slideshow: {
      planning: 'Se está planificando la presentación.',
      beingWritten: (slide, all) =>
        `La diapositiva ${numberOf(slide)} de unas ${numberOf(all)} se está escribiendo`,
      finished: (finished, all) => `Diapositivas terminadas: ${numberOf(finished)} de unas ${numberOf(all)}.`,
      voiced: (voiced, all) => `Diapositivas con audio: ${numberOf(voiced)} de ${numberOf(all)}.`,
      playable:
        'Puedes reproducir las diapositivas terminadas. La presentación se abre para editarla cuando esté completa.',
      first: 'La primera diapositiva aparecerá aquí en cuanto esté escrita.',
    },
    podcast: {
      planning: 'Se está planificando el podcast.',
      beingWritten: (segment, all) =>
        `El segmento ${numberOf(segment)} de unos ${numberOf(all)} se está escribiendo`,
      finished: (finished, all) => `Segmentos terminados: ${numberOf(finished)} de unos ${numberOf(all)}.`,
      voiced: (voiced, all) => `Líneas con audio: ${numberOf(voiced)} de ${numberOf(all)}.`,
      playable:
        'Puedes escuchar los segmentos terminados. El podcast se abre para editarlo cuando esté completo.',
      first: 'El primer segmento aparecerá aquí en cuanto esté escrito.',
    },
  },

  'editing/merge': {
    conflictText: (sentence, time) => `${sentence} (${time})`,

    decide: 'Decidir',
    undecided: (conflictText) =>
      `${conflictText} Tus cambios se conservan en este navegador y no se guardan hasta que decidas.`,
    undecidedAndNotKept: (conflictText, draftLocation) =>
      `${conflictText} Decide para que se guarden tus cambios. ${draftLocation}`,
    notSaved: (reason, draftLocation) => `Sin guardar. ${reason} ${draftLocation}`,

    changedMeanwhile: 'Cambió mientras tanto',
    nothingLost: (conflictText) => `${conflictText} No se pierde nada: puedes recuperar la otra versión.`,
    openBoth: 'Abrir ambas',
    decideLater: 'Decidir después',
    notLoaded: {
      slideshow: 'No se pudo cargar la presentación.',
      podcast: 'No se pudo cargar el podcast.',
    },

    ofTwoPeople: {
      keepTheirs: 'Conservar la otra',
      keepTheirsMeaning: 'Se abre aquí la versión de la otra persona. «Deshacer» recupera la tuya.',
      keepMine: 'Conservar la mía',
      keepMineMeaning: 'Se guarda tu versión. La otra queda en el historial.',
      openBothMeaning: {
        slideshow: 'Compáralas lado a lado y toma cada diapositiva de la versión que quieras.',
        podcast: 'Compáralas lado a lado y toma cada segmento de la versión que quieras.',
      },
      theirsIsOpen: 'Está abierta la versión de la otra persona. «Deshacer» recupera la tuya.',
    },
    ofTwoWindows: {
      keepTheirs: 'Conservar la otra',
      keepTheirsMeaning: 'Se abre aquí la versión de la otra ventana. «Deshacer» recupera esta.',
      keepMine: 'Conservar esta',
      keepMineMeaning: 'Se guarda la versión de esta ventana. La otra queda en el historial.',
      openBothMeaning: {
        slideshow: 'Compáralas lado a lado y toma cada diapositiva de una u otra.',
        podcast: 'Compáralas lado a lado y toma cada segmento de una u otra.',
      },
      theirsIsOpen: 'Está abierta la versión de la otra ventana. «Deshacer» recupera esta.',
    },
  },

  'editing/both-versions': {
    cancel: 'Cancelar',
    save: 'Guardar',
    asProposed: 'Como se propone',
    takeAtLeastOne: {
      slideshow: 'Toma al menos una diapositiva.',
      podcast: 'Toma al menos un segmento.',
    },
    bothStay: (conflictText) => `${conflictText} Puedes recuperar ambas versiones.`,

    order: 'Orden',
    changedInBoth: 'Cambió en ambas',
    different: 'Diferente',
    without: { slideshow: 'Sin esta diapositiva', podcast: 'Sin este segmento' },
    sameInBoth: {
      slideshow: (count) =>
        plural(count, {
          one: '# diapositiva es igual en ambas:',
          other: '# diapositivas son iguales en ambas:',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# segmento es igual en ambas:',
          other: '# segmentos son iguales en ambas:',
        }),
    },

    ofTwoPeople: {
      title: 'Tu versión y la otra',
      bothStayTaken: (conflictText) =>
        `${conflictText} Lo que cambió solo una persona ya está incluido. Puedes recuperar ambas versiones.`,
      willBeSaved: {
        slideshow: (count) =>
          plural(count, {
            one: 'Se guardará # diapositiva. «Deshacer» recupera tu versión.',
            other: 'Se guardarán # diapositivas. «Deshacer» recupera tu versión.',
          }),
        podcast: (count) =>
          plural(count, {
            one: 'Se guardará # segmento. «Deshacer» recupera tu versión.',
            other: 'Se guardarán # segmentos. «Deshacer» recupera tu versión.',
          }),
      },
      mine: {
        label: 'La mía',
        all: 'Todo de la mía',
        changed: 'Cambió en la mía',
        added: 'Nuevo en la mía',
        deleted: 'Eliminado en la mía',
        deletedButChanged: 'Eliminado en la mía, cambió en la otra',
        only: 'Solo en la mía',
        order: {
          slideshow: 'Las diapositivas en el orden de la mía',
          podcast: 'Los segmentos en el orden de la mía',
        },
        sameWords: 'El texto es el mismo. El aspecto o el movimiento es como en la mía.',
      },
      theirs: {
        label: 'La otra',
        all: 'Todo de la otra',
        changed: 'Cambió en la otra',
        added: 'Nuevo en la otra',
        deleted: 'Eliminado en la otra',
        deletedButChanged: 'Cambió en la mía, eliminado en la otra',
        only: 'Solo en la otra',
        order: {
          slideshow: 'Las diapositivas en el orden de la otra',
          podcast: 'Los segmentos en el orden de la otra',
        },
        sameWords: 'El texto es el mismo. El aspecto o el movimiento es como en la otra.',
      },
    },
    ofTwoWindows: {
      title: 'Tus dos versiones',
      bothStayTaken: (conflictText) =>
        `${conflictText} Lo que cambió en una sola ventana ya está incluido. Puedes recuperar ambas versiones.`,
      willBeSaved: {
        slideshow: (count) =>
          plural(count, {
            one: 'Se guardará # diapositiva. «Deshacer» recupera esta versión.',
            other: 'Se guardarán # diapositivas. «Deshacer» recupera esta versión.',
          }),
        podcast: (count) =>
          plural(count, {
            one: 'Se guardará # segmento. «Deshacer» recupera esta versión.',
            other: 'Se guardarán # segmentos. «Deshacer» recupera esta versión.',
          }),
      },
      mine: {
        label: 'Esta ventana',
        all: 'Todo de esta ventana',
        changed: 'Cambió en esta ventana',
        added: 'Nuevo en esta ventana',
        deleted: 'Eliminado en esta ventana',
        deletedButChanged: 'Eliminado en esta ventana, cambió en la otra',
        only: 'Solo en esta ventana',
        order: {
          slideshow: 'Las diapositivas en el orden de esta ventana',
          podcast: 'Los segmentos en el orden de esta ventana',
        },
        sameWords: 'El texto es el mismo. El aspecto o el movimiento es como en esta ventana.',
      },
      theirs: {
        label: 'La otra ventana',
        all: 'Todo de la otra ventana',
        changed: 'Cambió en la otra ventana',
        added: 'Nuevo en la otra ventana',
        deleted: 'Eliminado en la otra ventana',
        deletedButChanged: 'Cambió en esta ventana, eliminado en la otra',
        only: 'Solo en la otra ventana',
        order: {
          slideshow: 'Las diapositivas en el orden de la otra ventana',
          podcast: 'Los segmentos en el orden de la otra ventana',
        },
        sameWords: 'El texto es el mismo. El aspecto o el movimiento es como en la otra ventana.',
      },
    },
  },

  'editing/page-changes': {
    title: 'La página ha cambiado',
    bar: {
      slideshow: 'La página ha cambiado desde que se creó esta presentación a partir de ella.',
      podcast: 'La página ha cambiado desde que se creó este pódcast a partir de ella.',
    },
    show: 'Ver los cambios',
    reading: 'Leyendo la página…',
    cancel: 'Cancelar',
    cancelled: 'La página no se ha leído.',
    notRead: 'No se ha podido leer la página. Inténtalo de nuevo.',
    gone: 'La página ya no está en el curso o ya no puedes verla. Tu contenido queda como está.',
    inStep: 'La página todavía dice aquello a partir de lo cual se creó esto. No hay nada que hacer.',
    edited: (title, time) => `«${title}» se editó el ${time}.`,
    passagesChanged: (count) =>
      plural(count, { one: 'Ha cambiado # pasaje.', other: 'Han cambiado # pasajes.' }),
    passagesAdded: (count) => plural(count, { one: 'Hay # pasaje nuevo.', other: 'Hay # pasajes nuevos.' }),
    passagesRemoved: (count) =>
      plural(count, { one: 'Ha desaparecido # pasaje.', other: 'Han desaparecido # pasajes.' }),
    nothingByItself:
      'Nada cambia por sí solo. Tú decides sobre cada propuesta y puedes deshacerlo todo en un paso.',
    passages: 'Pasajes de la página',
    changed: 'Cambiado',
    added: 'Nuevo',
    removed: 'Eliminado',
    noPart: 'Nada se basa en él.',
    slide: (number) => `Diapositiva ${numberOf(number)}`,
    line: (line, segment) => `Línea ${numberOf(line)} del segmento ${numberOf(segment)}`,
    noProposal: (part) => `${part}: No hay ninguna propuesta.`,
    update: (count) => plural(count, { one: 'Actualizar # parte', other: 'Actualizar # partes' }),
    propose: { slideshow: 'Proponer una diapositiva', podcast: 'Proponer una línea' },
    writing: (done, total) => `Escribiendo propuestas: ${numberOf(done)} de ${numberOf(total)}`,
    notProposed: (part) =>
      `${part}: el asistente de escritura no ha podido hacer una propuesta. Inténtalo de nuevo.`,
    proposals: 'Propuestas',
    newPart: { slideshow: 'Diapositiva nueva', podcast: 'Línea nueva' },
    removal: {
      slideshow: 'Todos los pasajes de esta diapositiva han desaparecido. La propuesta la elimina.',
      podcast: 'Todos los pasajes de esta línea han desaparecido. La propuesta la elimina.',
    },
    now: 'Ahora',
    proposed: 'Propuesta',
    keep: 'Dejar como está',
    take: 'Aceptar la propuesta',
    keepAll: 'Dejar todo',
    takeAll: 'Aceptar todo',
    apply: 'Aplicar mi selección',
    applied: 'Se ha aplicado tu selección.',
    settle: 'Sigue siendo correcto, resolver todo',
    settled: 'Los cambios de la página están resueltos.',
    editedMeanwhile: (part) => `${part}: se ha editado entretanto y queda como está. Actualízalo de nuevo.`,
  },
  'editing/panels': {
    figures: 'Cifras',
    madeWith: 'Creado con',

    regenerateAllAudio: 'Volver a generar todo el audio',
    regenerate: 'Volver a generar',

    pageNotKept:
      'La página no se guardó con este contenido. Genéralo de nuevo para ver en qué se basa cada parte.',
    notFromPage: (sentences) =>
      plural(sentences, {
        one: '# frase no viene de la página',
        other: '# frases no vienen de la página',
      }),
    notAsPage: (sentences: number) =>
      plural(sentences, {
        one: 'Una frase no concuerda con la página',
        other: '# frases no concuerdan con la página',
      }),
    groundingReasons: {
      number: (words: string) => `La página no contiene el número ${words}.`,
      date: (words: string) => `La página no contiene la fecha ${words}.`,
      name: (words: string) => `La página no nombra aquí a ${words}.`,
      unit: (words: string) => `La página da una unidad distinta de ${words}.`,
      term: (words: string) => `La página no usa aquí el término ${words}.`,
      negation: () => 'La página y esta frase difieren en un «no».',
      direction: (words: string) => `La página lo dice al revés: ${words}.`,
      quote: () => 'Esta cita no está en la página.',
      unsupported: () => 'La página no dice esto.',
      answer: () => 'La página también da esta opción como respuesta.',
      doubted: () => 'Un segundo modelo considera que la página no respalda esto.',
    },
    pageSays: (words: string) => `La página dice: ${words}.`,
    noPassage: 'Esto no se basa en ningún pasaje concreto de la página.',

    // Marks of speech in a script.
    addMark: 'Añadir una marca de voz',
    addMarks: { pause: 'Añadir pausa', slow: 'Más despacio', strong: 'Enfatizar' },
    marks: 'Marcas de voz del guion',
    lengthOfPause: (number) => `Marca ${number}: duración de la pausa`,
    pauseOf: (seconds) => `Pausa de ${seconds} s`,
    markOf: {
      slow: (words) => `Más despacio: ${words}`,
      strong: (words) => `Énfasis: ${words}`,
    },
    removeMark: (number, mark) => `Quitar la marca ${number}: ${mark}`,
    notFollowed: (voice, marks) =>
      `${voice} no puede hacer esto: ${marks}. Las palabras se dicen como siempre.`,
  },

  'editing/spoken-takes': {
    takes: 'Tomas',
    text: 'Texto',
    about: 'El mismo texto con la misma voz, dicho otra vez.',
    unlikeRegenerating:
      '«Volver a generar» reemplaza el audio, también con otra voz. «Decirlo otra vez» conserva cada toma para que puedas elegir.',
    differByPace: 'Una voz integrada dice cada toma a otro ritmo.',
    alwaysTheSame: 'Esta voz siempre dice un texto de la misma manera.',
    noTakes: 'Aún no hay ninguna toma de este texto. Primero genera su audio.',
    noFurtherTake: 'Esta voz no tiene más tomas de este texto.',
    loading: 'Cargando tomas...',
    saving: 'Guardando tus cambios...',
    notSaved:
      'Las tomas son las del texto guardado, y no se pudieron guardar tus cambios. Inténtalo de nuevo.',
    notLoaded: 'No se pudieron cargar las tomas. Inténtalo de nuevo.',
    take: (number) => `Toma ${number}`,
    play: (number) => `Reproducir la toma ${number}`,
    pause: (number) => `Pausar la toma ${number}`,
    use: 'Usar',
    chooseTake: (number) => `Usar la toma ${number}`,
    inUse: 'En uso',
    nowInUse: (number) => `La toma ${number} está en uso.`,
    notUsed: 'No se pudo usar esta toma. Inténtalo de nuevo.',
    makeAnother: 'Hacer otra toma',
    making: (number) => `Haciendo la toma ${number}...`,
    cancel: 'Cancelar',
    cancelled: 'Cancelado. El audio sigue como estaba.',
    sameAsBefore: (number) =>
      `La voz habló exactamente como en la toma ${number}, así que no hay una toma nueva. La toma ${number} está en uso.`,
    tryAgain: 'Intentarlo de nuevo',
    aboutTryingAgain:
      'Puedes intentarlo de nuevo: quizá la voz hable de otra manera. Si su proveedor cobra, cobra cada intento.',
    notMade: 'No se pudo hacer la toma. Inténtalo de nuevo.',
    changedMeanwhile: 'El texto o sus tomas han cambiado mientras tanto. Vuelve a mirar la lista.',
  },

  'editing/translation': {
    alsoIn: 'También en …',
    translationInto: (language) => `Traducción: ${language}`,
    others: {
      slideshow: 'Esta presentación en otros idiomas',
      podcast: 'Este pódcast en otros idiomas',
    },
    original: (language) => `${language} (original)`,
    originalUnknown: 'Original',
    inProgress: (language) => `${language}: se está traduciendo`,
    notListed: 'No se han podido cargar los idiomas. Inténtalo de nuevo.',
    translateInto: 'Traducir a …',
    title: { slideshow: 'Traducir esta presentación', podcast: 'Traducir este pódcast' },
    about:
      'Se traducen y se locutan todos los textos. Las fórmulas, el código, las imágenes y las animaciones se quedan igual, y el original también.',
    language: 'Idioma',
    narrator: 'Narración',
    host: (name) => `Presentador ${name}`,
    translate: 'Traducir',
    waiting: 'Esperando turno',
    translating: (done, total) => `Traduciendo: ${numberOf(done)} de ${numberOf(total)}`,
    voicing: (done, total) => `Generando audio: ${numberOf(done)} de ${numberOf(total)}`,
    workContinues: 'Puedes cerrar esta ventana. El trabajo continúa.',
    ready: (language) => `La traducción está lista: ${language}.`,
    open: 'Abrir',
    failed: 'La traducción ha fallado. Inténtalo de nuevo.',
    cancelled: 'La traducción se ha cancelado.',
    notStarted: 'No se ha podido iniciar la traducción. Inténtalo de nuevo.',
    notCancelled: 'No se ha podido cancelar la traducción. Inténtalo de nuevo.',
    deleteTranslation: 'Eliminar la traducción',
    deleteTitle: '¿Eliminar esta traducción?',
    deleteQuestion: 'Se eliminan la traducción y su audio. El original queda como está.',
    deleted: 'La traducción se ha eliminado.',
    notDeleted: 'No se ha podido eliminar la traducción. Inténtalo de nuevo.',
    notRestored: 'No se ha podido restaurar la traducción. Inténtalo de nuevo.',
    behind: (count) =>
      plural(count, {
        one: '# parte va por detrás del original.',
        other: '# partes van por detrás del original.',
      }),
    behindTitle: 'Por detrás del original',
    reading: 'Leyendo el original…',
    notRead: 'No se ha podido leer el original. Inténtalo de nuevo.',
    gone: 'El original se ha eliminado. Esta traducción queda como está.',
    inStep: 'Esta traducción dice lo que dice el original. No hay nada que hacer.',
    frame: 'Título',
    segment: (number) => `Segmento ${numberOf(number)}`,
    update: 'Actualizar estas',
    removal: 'El original ya no tiene esta parte. La propuesta también la elimina aquí.',
  },

  'editing/presence': {
    slideshow: {
      open: (name) => `${name} también tiene abierta esta presentación`,
      openByTwo: (one, other) => `También tienen abierta esta presentación: ${one}, ${other}`,
      openByMore: (one, other, more) =>
        `${one}, ${other} y ${others(more)} también tienen abierta esta presentación`,
    },
    podcast: {
      open: (name) => `${name} también tiene abierto este podcast`,
      openByTwo: (one, other) => `También tienen abierto este podcast: ${one}, ${other}`,
      openByMore: (one, other, more) =>
        `${one}, ${other} y ${others(more)} también tienen abierto este podcast`,
    },

    otherWindow: 'También abierto en otra ventana',
    alsoHere: (names) => `También aquí: ${names}.`,
    otherWindowToo: 'Esto también está abierto en otra ventana.',
  },

  'editing/rewriting': {
    suggestions: 'Sugerencias',
    instruction: '¿Qué debe cambiar?',
    instructionHint: 'El texto nuevo dice solo lo que dice la página.',
    instructionMissing: 'Escribe qué debe cambiar.',
    rewrite: 'Reescribir',
    rewriting: 'Reescribiendo…',
    unfinished: 'Aún sin comparar con la página',
    cancel: 'Cancelar',
    close: 'Cerrar',
    notRewritten: 'No se reescribió nada. Inténtalo de nuevo.',

    undo: 'Deshacer',
    editedSince: 'Esto se editó después. «Deshacer» vuelve atrás paso a paso.',
  },
}

/** 'Al restaurarla, cambian 2 diapositivas, vuelve 1 diapositiva y se quitan 3 diapositivas.' */
function restoring(
  { frame, changed, added, removed }: DifferenceCount,
  frameName: string,
  parts: (count: number) => string,
): string {
  const effects = [
    frame && `cambian ${frameName}`,
    changed > 0 && plural(changed, { one: `cambia ${parts(changed)}`, other: `cambian ${parts(changed)}` }),
    added > 0 && plural(added, { one: `vuelve ${parts(added)}`, other: `vuelven ${parts(added)}` }),
    removed > 0 &&
      plural(removed, { one: `se quita ${parts(removed)}`, other: `se quitan ${parts(removed)}` }),
  ]
  return `Al restaurarla, ${listOf(effects.filter((effect) => effect !== false))}.`
}

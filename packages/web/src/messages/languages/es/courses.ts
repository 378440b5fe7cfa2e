import { listOf } from '../../lists.ts'
import { dollars, numberOf } from '../../numbers.ts'
import type { CoursesMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

const pages = (count: number): string => plural(count, { one: '# página', other: '# páginas' })

/** '3 páginas completadas, 2 en curso, 1 sin empezar' */
const pagesByStatus = (completed: number, inProgress: number, notStarted: number): string =>
  [
    plural(completed, { one: '# página completada', other: '# páginas completadas' }),
    `${numberOf(inProgress)} en curso`,
    `${numberOf(notStarted)} sin empezar`,
  ].join(', ')

export const courses: CoursesMessages = {
  'app/screen error': {
    away: 'No se puede conectar con Lectern',
    whileAway:
      'Comprueba tu conexión. Lo que guardaste está a salvo, y los borradores siguen en este navegador.',
    notLoaded: 'No se pudo cargar esta pantalla',
    afterLoss: 'Lectern tiene una versión nueva o se interrumpió la conexión. Lo que guardaste está a salvo.',
  },
  'account settings': {
    accountSettings: 'Configuración de la cuenta',
    linkToCourses: 'Lectern, cursos',
    backToCourses: 'Volver a los cursos',
    loading: 'Cargando tu cuenta…',
    notLoaded: 'No se pudo cargar la configuración de tu cuenta.',
    unsavedChanges: 'Tus cambios no están guardados y se perderán si sales.',
    demoAccount:
      'Esta es la cuenta de demostración, la misma para todo el mundo. Su plataforma de cursos y su contraseña no cambian, y no se puede eliminar.',

    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Guardado.',
    notSaved: 'No se pudo guardar. Inténtalo de nuevo.',

    aboutYou: 'El nombre que ven tú y tus colegas. Inicias sesión con <email/>.',

    courseSystem: 'Plataforma de cursos',
    aboutCourseSystem: 'De aquí vienen tus cursos. Lectern ve lo que tu clave de API puede ver, y nada más.',
    storedKey: 'La clave guardada nunca se muestra. Deja este campo vacío para conservarla.',
    keyTooLong: 'La clave de API es demasiado larga.',
    testConnection: 'Probar la conexión',
    testing: 'Probando…',
    lastAnswer: 'Tu plataforma de cursos envió la lista de tus cursos por última vez el <time/>.',
    lastAnswerOf: '<system/> envió la lista de tus cursos por última vez el <time/>.',

    aboutPassword: 'Si la cambias, se cierran todas tus demás sesiones.',
    currentPassword: 'Contraseña actual',
    changePassword: 'Cambiar contraseña',
    passwordChanged: 'Contraseña cambiada.',

    editing: 'Edición',
    aboutEditing: 'Se guarda con tu cuenta, para todos los navegadores.',
    autosave: 'Guardado automático',
    aboutAutosave:
      'Las presentaciones y los podcasts se guardan un momento después de tu último cambio. Si lo desactivas, pulsa «Guardar cambios».',
    substituteVoice: 'Voz sustituta',
    aboutSubstituteVoice:
      'Si el servicio de una voz no está disponible, habla una voz integrada del mismo idioma hasta que vuelvas a generar el audio.',

    appearance: 'Apariencia',
    aboutAppearance: 'Se guarda en este navegador. Las diapositivas conservan sus propios colores.',

    aboutBudget: 'Lo que su cuenta puede generar al día. Incluye lo que han reservado las tareas en curso.',
    storage: 'Almacenamiento',
    aboutStorage: 'El audio, las imágenes y los archivos de curso que creaste o subiste.',
    storageUsed: (used, limit) => `${used} de ${limit} en uso`,

    sessions: 'Sesiones',
    aboutSessions: 'En cada dispositivo, tu sesión sigue abierta 30 días después de tu última visita.',
    lostLaptop:
      '¿Perdiste un dispositivo o iniciaste sesión en uno que no es tuyo? Esto cierra todas las sesiones, también la de esta pantalla.',
    logOutEverywhere: 'Cerrar todas las sesiones',
    loggingOut: 'Cerrando sesiones…',
    notLoggedOut: 'No se pudieron cerrar todas las sesiones. Inténtalo de nuevo.',

    deleteAccount: 'Eliminar cuenta',
    aboutDeletion: 'No se puede deshacer: tampoco puede hacerlo quien administra este sitio de Lectern.',
    whatIsDeleted:
      'Tu cuenta se elimina con su clave de API, sus sesiones y los cursos que importaste. Las presentaciones y los podcasts de los cursos de tu plataforma siguen disponibles para tus colegas, sin tu nombre.',
    deleteQuestion: '¿Eliminar tu cuenta?',
    enterPassword: 'Esto no se puede deshacer. Escribe tu contraseña para continuar.',
    deleting: 'Eliminando…',
    notDeleted: 'No se pudo eliminar tu cuenta. Inténtalo de nuevo.',
  },

  'courses/feed': {
    podcastFeed: 'Feed del podcast',
    feedOf: (course) => `Feed del podcast: ${course}`,
    about:
      'Para escuchar en cualquier aplicación de podcasts: el feed contiene todos los podcasts de este curso que están marcados como completados y tienen todo su audio. No aparece en ningún directorio. Cualquiera que tenga la dirección puede escuchar, sin iniciar sesión.',
    loading: 'Cargando el feed…',
    notLoaded: 'No se pudo cargar el feed del podcast. Inténtalo de nuevo.',
    create: 'Crear feed',
    notCreated: 'No se pudo crear el feed del podcast. Inténtalo de nuevo.',

    address: 'Dirección del feed',
    copy: 'Copiar',
    copied: 'Dirección copiada.',
    notCopied: 'No se pudo copiar la dirección. Selecciónala y cópiala tú.',
    revokeAddress: 'Revocar dirección',
    revoke: 'Revocar',
    whatRevokingDoes:
      'Las aplicaciones de podcasts ya no encontrarán un feed en esta dirección. Puedes crear un feed con otra dirección en cualquier momento.',
    notRevoked: 'No se pudo revocar la dirección. Inténtalo de nuevo.',

    noEpisodes: 'Todavía no hay ningún podcast de este curso marcado como completado.',
    inFeed: 'En el feed',
    leftOut: 'Fuera del feed',
    episodesNotLoaded: 'No se pudieron cargar los episodios. Inténtalo de nuevo.',

    author: 'Autoría',
    authorHint: 'Si falta, las aplicaciones de podcasts muestran tu institución.',
    description: 'Descripción',
    descriptionHint: 'Si falta, las aplicaciones de podcasts muestran el nombre del curso.',
    save: 'Guardar',
    saved: 'Guardado.',
    notSaved: 'No se pudo guardar. Inténtalo de nuevo.',

    artwork: {
      heading: 'Portada',
      drawn: 'La portada que dibuja Lectern',
      own: 'Tu portada',
      aboutDrawn:
        'Lectern dibuja la portada. También puedes subir una imagen de al menos 1400 × 1400 píxeles; se usa el cuadrado central.',
      aboutOwn:
        'Las aplicaciones de podcasts mostrarán tu imagen para el feed y para cada episodio la próxima vez que se actualicen.',
      file: 'Archivo de la portada',
      upload: 'Subir una imagen',
      replace: 'Reemplazar',
      remove: 'Quitar',
      uploading: 'Subiendo…',
      progress: 'Subiendo la portada',
      saved: 'Guardada.',
      savedCropped: 'Guardada. Se muestra el centro de la imagen, porque la portada es cuadrada.',
      notSaved: 'No se pudo guardar la portada. Inténtalo de nuevo.',
      removed: 'Quitada.',
      notRemoved: 'No se pudo quitar la portada. Inténtalo de nuevo.',
    },

    unreadablePicture: 'Esta imagen no se puede leer. Elige un archivo JPEG o PNG.',
    smallPicture: (width, height, least) =>
      `Esta imagen mide ${width} × ${height} píxeles. Las aplicaciones de podcasts piden al menos ${least} por lado. Elige una más grande.`,
  },

  'courses/import': {
    courseFiles: 'Archivos de curso',
    import: 'Importar<file> archivo de curso</file>',
    drop: 'Suelta para importar como curso',
    whatToDrop: 'Archivos Common Cartridge (.imscc) exportados de una plataforma de cursos',
    isFolder: 'Esto es una carpeta. Suelta el archivo de curso (.imscc).',

    waiting: 'En espera',
    sending: (percent) => `Subiendo… ${numberOf(percent)} %`,
    reading: 'Leyendo el curso…',
    sendingFile: (file) => `Subiendo ${file}`,
    readingFile: (file) => `Leyendo el curso de ${file}`,
    cancel: (file) => `Cancelar la importación de ${file}`,
    imported: (course) => `Se importó el curso «${course}».`,
    notImported: '<file/> no se importó. <reason/>',
    somethingWentWrong: 'Algo salió mal. Inténtalo de nuevo.',

    importedFrom: (file) => `Importado de ${file}`,
    importedChip: 'Importado <from>de </from><file/>',
    license: (license) => `Licencia: ${license}`,
    removeCourse: 'Quitar curso',
    removeQuestion: '¿Seguro que quieres quitar este curso?',
    removal: 'El curso «<course/>» sale de tu lista junto con sus presentaciones y podcasts.',
    remove: 'Quitar',
    removed: (course) => `Se quitó el curso «${course}».`,
    undo: 'Deshacer',
    notRemoved: 'No se pudo quitar el curso. Inténtalo de nuevo.',
    notRestored: 'No se pudo restaurar el curso. Inténtalo de nuevo.',
  },

  'courses/jobs': {
    jobs: 'Tareas',
    allJobs: 'Todas las tareas',
    hideJobs: 'Ocultar tareas',
    noJobs: 'Aún no hay tareas.',
    running: (jobs) => plural(jobs, { one: '# en curso', other: '# en curso' }),
    jobsFinished: 'Tareas terminadas',
    itemsFinished: (finished, all) =>
      plural(all, {
        one: `${numberOf(finished)} de # elemento terminado`,
        other: `${numberOf(finished)} de # elementos terminados`,
      }),
    clearFinished: 'Borrar terminadas',
    workContinues: 'Puedes cerrar esta pestaña. El trabajo continúa.',

    cancelAll: 'Cancelar todo',
    cancelAllTitle: 'Cancelar todas las tareas',
    keepWorking: 'Continuar',
    cancelAllQuestion: (jobs) =>
      plural(jobs, {
        one: 'Una tarea no ha terminado. Lo que ya creó se conserva.',
        other: '# tareas no han terminado. Lo que ya crearon se conserva.',
      }),
    notCancelled: 'No se pudo cancelar esta tarea. Inténtalo de nuevo.',
    notAllCancelled: 'No se pudieron cancelar las tareas. Inténtalo de nuevo.',
    notRestarted: 'No se pudo reiniciar esta tarea. Inténtalo de nuevo.',

    progress: (page) => `Progreso de ${page}`,
    cancel: (page) => `Cancelar ${page}`,
    open: 'Abrir',
    watch: 'Ver en directo',
    retry: 'Reintentar',

    waiting: 'En espera',
    reading: 'Lectura',
    writing: 'Redacción',
    translating: 'Traducción',
    inLanguage: (language, sentence) => `${language}. ${sentence}`,
    publishing: 'Publicando',
    finishing: 'Últimos detalles',

    slideshow: {
      watch: (page) => `Ver en directo la presentación de ${page}`,
      open: (page) => `Abrir la presentación de ${page}`,
      retry: (page) => `Reintentar la presentación de ${page}`,
      voicing: (slide, slides) => `Diapositiva ${numberOf(slide)} de ${numberOf(slides)}`,
      waiting: 'Presentación. Espera su turno',
      waitingFor: (reason) => `Presentación. En espera. ${reason}`,
      running: (stage) => `Presentación. ${stage}`,
      published: 'La presentación está en el curso.',
      ready: 'Presentación lista.',
      readyWithNote: (note) => `Presentación lista. ${note}`,
      readyWithSilentParts: (parts, reasons) => `Presentación lista, con ${parts}. ${reasons}`,
      failed: 'Presentación. No se pudo generar',
      failedBecause: (reason) => `Presentación. ${reason}`,
      cancelled: 'Presentación. Cancelada',
    },
    podcast: {
      watch: (page) => `Ver en directo el podcast de ${page}`,
      open: (page) => `Abrir el podcast de ${page}`,
      retry: (page) => `Reintentar el podcast de ${page}`,
      voicing: (line, lines) => `Línea ${numberOf(line)} de ${numberOf(lines)}`,
      waiting: 'Podcast. Espera su turno',
      waitingFor: (reason) => `Podcast. En espera. ${reason}`,
      running: (stage) => `Podcast. ${stage}`,
      published: 'El podcast está en el curso.',
      ready: 'Podcast listo.',
      readyWithNote: (note) => `Podcast listo. ${note}`,
      readyWithSilentParts: (parts, reasons) => `Podcast listo, con ${parts}. ${reasons}`,
      failed: 'Podcast. No se pudo generar',
      failedBecause: (reason) => `Podcast. ${reason}`,
      cancelled: 'Podcast. Cancelado',
    },
  },

  courses: {
    courses: 'Cursos',
    refresh: 'Actualizar',
    refreshing: 'Actualizando…',
    refreshingCourses: (read, all) => `Actualizando…<count> ${numberOf(read)} de ${numberOf(all)}</count>`,
    cancel: 'Cancelar',
    cancelRefreshing: 'Cancelar la actualización',
    updating: 'Actualizando…',
    loading: 'Cargando cursos…',
    retry: 'Reintentar',

    courseCount: (count) => plural(count, { one: '# curso', other: '# cursos' }),
    coursesFound: (found, all) =>
      plural(found, {
        one: `# curso encontrado de ${numberOf(all)}`,
        other: `# cursos encontrados de ${numberOf(all)}`,
      }),
    coursesFrom: (count, host) => plural(count, { one: `# curso de ${host}`, other: `# cursos de ${host}` }),
    coursesFromAndImported: (count, host, imported) =>
      [
        plural(count, { one: `# curso de ${host}`, other: `# cursos de ${host}` }),
        plural(imported, { one: '# importado', other: '# importados' }),
      ].join(', '),

    searchCourses: 'Buscar cursos',
    tickRange: 'Marcar las páginas entre esta y la última marcada',

    pageCount: (count) => `Páginas de contenido: ${numberOf(count)}`,
    noModules: 'No se encontraron módulos',
    noModulesYet: 'Este curso todavía no tiene módulos.',
    selectAll: 'Seleccionar todo',
    selectAllPages: (course) => `Seleccionar todas las páginas de ${course}`,
    completed: 'Completado',
    inProgress: 'En curso',
    notStarted: 'Sin empezar',
    pronunciation: 'Pronunciación',
    learnersSeeComplete:
      'Tus estudiantes ven todas las presentaciones y los podcasts completados de este curso.',
    generateContent: 'Generar contenido',
    pagesNotLoaded: 'No se pudieron cargar las páginas de este curso. Inténtalo de nuevo.',

    selection: 'Selección',
    clearSelection: 'Quitar la selección',
    pagesSelected: (count) =>
      plural(count, { one: '# página seleccionada', other: '# páginas seleccionadas' }),
    pagesOfCoursesSelected: (count, ofCourses) => {
      const inCourses = plural(ofCourses, { one: ' de # curso', other: ' de # cursos' })
      return plural(count, {
        one: `# página seleccionada<courses>${inCourses}</courses>`,
        other: `# páginas seleccionadas<courses>${inCourses}</courses>`,
      })
    },

    notLoaded: 'No se pudieron cargar tus cursos',
    somethingWentWrong: 'Algo salió mal. Inténtalo de nuevo.',
    systemAt: (system, host) => `${system} en ${host}`,
    knownAt: (time) => `Ves la última lista que se pudo obtener (${time}).`,
    knownOn: (day, time) => `Ves la última lista que se pudo obtener (${day}, ${time}).`,
    accountSettings: 'Configuración de la cuenta',
    noCourses: 'No se encontraron cursos',
    adjustSearch: 'Prueba con otra búsqueda o revisa tu conexión.',
    clearSearch: 'Borrar búsqueda',
    lookAgain: 'Buscar de nuevo',
    whatToCheck: (system) => `Qué revisar en ${system}`,
    changeAddress:
      'Cambia la dirección o la clave en la <settings>configuración de la cuenta</settings>, o trae un archivo de curso con <button>Importar archivo de curso</button>.',
    tryDemo:
      'Si antes quieres echar un vistazo, prueba la demo: <logOut>cierra sesión</logOut> y pulsa <button>Probar la demo</button>.',
  },

  'courses/pages': {
    contentPage: 'Página de contenido',
    selectPage: (page) => `Seleccionar ${page}`,
    selectModule: (module) => `Seleccionar todas las páginas de ${module}`,
    pageCount: pages,
    partCount: (parts, name) => `${numberOf(parts)} ${name}`,

    delete: 'Eliminar',
    undo: 'Deshacer',
    openFeed: 'Abrir el feed del podcast',

    slideshow: {
      edit: (page) => `Editar la presentación de ${page}`,
      delete: (page) => `Eliminar la presentación de ${page}`,
      generating: 'Generando la presentación…',
      generatingOf: (page) => `Generando la presentación… ${page}`,
      deleteTitle: 'Eliminar presentación',
      deleteQuestion: '¿Seguro que quieres eliminar esta presentación?',
      deleted: 'Presentación eliminada.',
      notDeleted: 'No se pudo eliminar la presentación. Inténtalo de nuevo.',
      notRestored: 'No se pudo restaurar la presentación. Inténtalo de nuevo.',
      complete: 'La presentación de <page/> está completada.',
      next: 'Siguiente página sin presentación: <page/>.',
      allComplete: 'Todas las páginas de <course/> tienen una presentación.',
      generateNext: 'Generar su presentación',
    },
    podcast: {
      edit: (page) => `Editar el podcast de ${page}`,
      delete: (page) => `Eliminar el podcast de ${page}`,
      generating: 'Generando el podcast…',
      generatingOf: (page) => `Generando el podcast… ${page}`,
      deleteTitle: 'Eliminar podcast',
      deleteQuestion: '¿Seguro que quieres eliminar este podcast?',
      deleted: 'Podcast eliminado.',
      notDeleted: 'No se pudo eliminar el podcast. Inténtalo de nuevo.',
      notRestored: 'No se pudo restaurar el podcast. Inténtalo de nuevo.',
      complete: 'El podcast de <page/> está completado.',
      next: 'Siguiente página sin podcast: <page/>.',
      allComplete: 'Todas las páginas de <course/> tienen un podcast.',
      generateNext: 'Generar su podcast',
    },
  },

  'courses/status': {
    slideshow: (completed, inProgress, notStarted) =>
      `Presentación: ${pagesByStatus(completed, inProgress, notStarted)}`,
    podcast: (completed, inProgress, notStarted) =>
      `Podcast: ${pagesByStatus(completed, inProgress, notStarted)}`,
    completed: (completed, all) =>
      plural(completed, {
        one: `# de ${numberOf(all)}<done> completada</done>`,
        other: `# de ${numberOf(all)}<done> completadas</done>`,
      }),

    reason: (reason) => `: ${reason}`,
    hidden: { label: 'Oculta', reason: 'Los estudiantes no ven esta página.' },
    restricted: {
      label: 'Restringida',
      reason: 'Los estudiantes ven esta página solo bajo ciertas condiciones.',
    },
    pageChanged: {
      label: 'Página cambiada',
      reason: (formats) => `La página se editó después de crear esto a partir de ella: ${formats}`,
    },
    unlisted: {
      label: 'No listada',
      reason: 'Los estudiantes pueden abrir esta página, pero la página del curso no la muestra.',
    },
  },

  'courses/top bar': {
    openMenu: 'Abrir menú',
    linkToCourses: 'Lectern, cursos',
    jobs: 'Tareas',
    running: (jobs) => plural(jobs, { one: '# en curso', other: '# en curso' }),
    searchCourses: 'Buscar cursos',
    searchPlaceholder: 'Buscar cursos…',
    accountSettings: 'Configuración de la cuenta',
    modelsAndVoices: 'Modelos y voces',
    appearance: 'Apariencia',
    logOut: 'Cerrar sesión',
  },

  generate: {
    title: 'Generar contenido',
    selectFormat: 'Elegir formato',
    slideshow: 'Presentación',
    slideshowDescription: 'Diapositivas con narración',
    slideshowTooltip: 'Elige el formato de presentación para contenidos con imágenes y audio.',
    podcast: 'Podcast',
    podcastDescription: 'Una charla entre ALEX y JAMIE',
    podcastTooltip: 'Elige el formato de podcast para contenidos solo de audio, a dos voces.',
    cancel: 'Cancelar',
    generate: 'Generar',
    generating: 'Generando…',
    notStarted: 'No se pudo generar el contenido. Mira los detalles en la consola.',

    selectVoices: 'Elegir voces',
    selectFormatFirst: 'Elige un formato para ver sus voces.',
    narrator: 'Narración',
    hostAlex: 'Voz de ALEX',
    hostJamie: 'Voz de JAMIE',
    pagesAreIn: (count, languages) =>
      plural(count, {
        one: `Esta página está en ${listOf(languages)}.`,
        other: `Estas páginas están en ${listOf(languages)}.`,
      }),

    selectedPages: 'Páginas seleccionadas',
    listOfPages: 'Páginas seleccionadas',
    pageCount: pages,
    selectPages: 'Cierra esta ventana y selecciona páginas en el contenido del curso.',
    removePage: (title) => `Quitar ${title}`,

    moreOptions: 'Más opciones',
    moreOptionsSummary: 'Duración, público, tono, idioma',
    minutes: 'Duración en minutos',
    minutesPlaceholder: 'Según la página',
    minutesHint: 'Duración del audio de cada página.',
    language: 'Idioma',
    languageOfPage: 'El de la página',
    audience: 'Público',
    audiencePlaceholder: 'Estudiantes de primer año',
    tone: 'Tono',
    tones: {
      friendly: 'Cercano',
      formal: 'Formal',
      enthusiastic: 'Entusiasta',
      calm: 'Tranquilo',
      humorous: 'Con humor',
      encouraging: 'Motivador',
    },
    instructions: 'Instrucciones adicionales',

    noPage: 'Selecciona al menos una página',
    noFormat: 'Elige al menos un formato para generar (presentación o podcast)',
    noNarrator: 'Elige una voz para la narración de la presentación',
    noHosts: 'Elige las dos voces del podcast',
    wrongOptions: 'Corrige lo que está señalado en «Más opciones»',

    estimate: (count, audio) => `Aprox. ${pages(count)}, ${audio}`,
    estimateWithPrice: (count, audio, price) => `Aprox. ${pages(count)}, ${audio}, ${price}`,
    estimateWithCharges: (count, audio, services) =>
      `Aprox. ${pages(count)}, ${audio}. ${listOf(services)} ${plural(services.length, { one: 'cobra', other: 'cobran' })} por ello`,
    estimateWithPriceAndCharges: (count, audio, price, services) =>
      `Aprox. ${pages(count)}, ${audio}, ${price} y lo que ${plural(services.length, { one: 'cobre', other: 'cobren' })} ${listOf(services)}`,
    noAudio: 'sin audio',
    underOneMinute: 'menos de 1 minuto de audio',
    minutesOfAudio: (minutes) => plural(minutes, { one: '# minuto de audio', other: '# minutos de audio' }),
    // Not a constant: the format of numbers is known after this module has loaded.
    get underOneCent() {
      return `menos de ${dollars(0.01)}`
    },
    about: (price) => `aprox. ${dollars(price)}`,

    complete: 'Generación terminada:',
    outcome: (formats, successful, failed) =>
      `${formats}: ${numberOf(successful)} con éxito, ${numberOf(failed)} con error`,
    cancelled: (count) => plural(count, { one: '# cancelado', other: '# cancelados' }),
    batchFailed: 'No se pudo generar',
    silentParts: (parts, reasons) => `Contenido listo, con ${parts}. ${reasons}`,
    whatFailed: 'Qué falló',
    whatToLookAt: 'Qué revisar',
    remark: {
      slideshow: '<page/> (presentación): <reason/>',
      podcast: '<page/> (podcast): <reason/>',
    },
    tryAgain: 'Reintentar',
    dismiss: 'Descartar',
  },

  guide: {
    help: 'Ayuda',
    helpWithNews: 'Ayuda, hay novedades',
    takeTour: 'Hacer el recorrido',
    continueTour: 'Seguir el recorrido',
    whatsNew: 'Novedades',
    whatsNewUnseen: 'Novedades<unseen>, sin ver</unseen>',

    tour: 'Recorrido',
    tourOffer:
      '<question>¿Es tu primera vez?</question> Un recorrido de dos minutos muestra el camino de una página a una presentación terminada.',
    noThanks: 'No, gracias',

    latest: 'Última',
    version: (version) => `Versión ${version}`,
  },

  'guide/tour': {
    leave: 'Salir del recorrido',
    previous: 'Anterior',
    next: 'Siguiente',
    done: 'Listo',
    step: (step, steps) => `Paso ${numberOf(step)} de ${numberOf(steps)}`,

    steps: {
      courses: {
        title: 'Tus cursos',
        text: 'Lectern muestra los cursos que puedes editar. Abre uno para ver sus páginas. Mientras no publiques nada en el curso, en tu plataforma de cursos no cambia nada.',
      },
      pages: {
        title: 'De una página a una presentación o un podcast',
        text: 'Abre un curso, marca las páginas que quieras y pulsa «Generar contenido». Elige presentación, podcast o ambos, y las voces. Puedes seguir trabajando mientras se crean.',
      },
      status: {
        title: 'Cómo va cada curso',
        text: 'Verde: completado. Amarillo: en curso. Gris: sin empezar. En un curso abierto, el lápiz junto a una página abre el editor.',
      },
      editor: {
        title: 'Editar, escuchar, completar',
        text: 'En el editor cambias el texto, el orden y el aspecto, escuchas el resultado y lo marcas como completado. Con «Deshacer» puedes volver hasta el principio, y las versiones anteriores quedan en el historial.',
      },
      import: {
        title: 'Sin plataforma de cursos',
        text: 'Aquí puedes importar un archivo de curso (.imscc o .zip). Se convierte en un curso como cualquier otro.',
      },
      help: {
        title: 'La ayuda está aquí',
        text: 'Este menú tiene el recorrido, todos los atajos de teclado y las novedades de Lectern.',
      },
    },
  },
}

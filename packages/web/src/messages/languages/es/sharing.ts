import type { SharingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const sharing: SharingMessages = {
  sharing: {
    share: 'Compartir',
    shareCourse: (course) => `Compartir ${course}`,
    closeSharing: 'Cerrar el panel para compartir',
    published: 'Publicado',
  },

  'sharing/panel': {
    loading: 'Cargando...',
    notLoaded: 'No se pudo cargar el enlace. Inténtalo de nuevo.',
    retry: 'Reintentar',

    whatALinkDoes: {
      slideshow:
        'Da a tus estudiantes un enlace a esta presentación. Cualquier persona con el enlace puede verla. No hace falta una cuenta, y se ve lo último que completaste.',
      podcast:
        'Da a tus estudiantes un enlace a este podcast. Cualquier persona con el enlace puede escucharlo. No hace falta una cuenta, y se escucha lo último que completaste.',
      course:
        'Da a tus estudiantes un enlace a este curso. Muestra por módulos todas las presentaciones y los podcasts completados. No hace falta una cuenta.',
    },
    makeLink: 'Crear un enlace',
    notMade: 'No se pudo crear el enlace. Inténtalo de nuevo.',

    link: 'Enlace',
    noAccountNeeded: 'Sin cuenta',
    address: 'Dirección para estudiantes',
    copy: 'Copiar',
    copied: 'Enlace copiado.',
    notCopied: 'El navegador no permitió copiar. Selecciona el texto y cópialo.',
    whoCanSee: {
      slideshow: 'Cualquier persona con el enlace puede verla.',
      podcast: 'Cualquier persona con el enlace puede escucharlo.',
      course: 'Cualquier persona con el enlace puede ver y escuchar.',
    },
    qrCode: 'Código QR del enlace',
    qrAs: { svg: 'QR en SVG', png: 'QR en PNG' },
    qrFailed: 'No se pudo crear el código QR. Inténtalo de nuevo.',

    links: (links) =>
      plural(links, { one: '# enlace para estudiantes', other: '# enlaces para estudiantes' }),
    chooseLink: 'Elige el que quieres cambiar',

    pageLinks: (pages) => plural(pages, { one: 'Página en el curso', other: 'Páginas en el curso' }),
    whatPageLinksDo:
      'El reproductor de la página tiene su propio enlace, que termina con la página. No des este enlace a los estudiantes.',
    publishAgain:
      'La página todavía muestra una dirección anterior, así que su reproductor no funciona. Publícala de nuevo.',
    downloadsOf: (title) => `Descargas desde ${title}`,

    ends: 'Termina',
    endsHint: 'A partir del día siguiente, el enlace muestra que aquí ya no hay nada.',
    neverEnds: 'Sin fecha, el enlace no termina.',
    noEndDate: 'Sin fecha de fin',
    endInPast: 'Elige hoy o un día posterior.',
    ended: (day) => `Este enlace terminó el ${day}. Elige un día posterior para abrirlo de nuevo.`,
    downloads: 'Descargas',
    downloadsHint: 'Se pueden descargar el audio, la transcripción y los subtítulos.',
    notSaved: 'No se pudo guardar este ajuste. Inténtalo de nuevo.',

    embed: 'Insertar',
    embedSize: (width, height) => `${width} × ${height}, se adapta a su columna`,
    embedCode: 'Código para insertar',
    copyEmbedCode: 'Copiar el código',
    codeCopied: 'Código copiado.',
    preview: 'Vista previa del reproductor incrustado',
    loadingPreview: 'Cargando la vista previa...',
    previewNotLoaded: 'No se pudo cargar la vista previa.',
    openPreview: 'Abrir el reproductor incrustado en una pestaña nueva',
    nothingToPreview: 'Los estudiantes no ven nada aquí hasta que pulses «Completar».',
    sites: 'Sitios que pueden mostrarlo',
    noSites: 'Todavía ningún sitio puede mostrarlo.',
    removeSite: (site) => `Quitar ${site}`,
    allowAnotherSite: 'Permitir otro sitio',
    siteAddress: 'Dirección del sitio',
    siteHint: 'Pega la dirección de cualquiera de sus páginas.',
    allow: 'Permitir',
    cancel: 'Cancelar',
    siteFaults: {
      noSite: 'Esta no es la dirección de un sitio. Una dirección es como https://canvas.example.edu.',
      wildcard: 'Una dirección no puede contener *. Añade cada sitio con su propia dirección.',
      ipv6: 'Los navegadores no aceptan aquí direcciones IPv6. Usa el nombre del sitio.',
    },
    mostSites: (count) =>
      plural(count, {
        one: 'Un enlace puede tener # sitio.',
        other: 'Un enlace puede tener # sitios.',
      }),
    anySite: 'Cualquier sitio',
    anySiteHint: 'Todos los sitios pueden mostrarlo en un marco.',

    figures: 'Cifras',
    since: (day) => `desde el ${day}`,
    starts: 'inicios',
    finish: 'terminan',
    watched: 'vistos',
    visitsSoFar: (visits) =>
      plural(visits, { one: '# visita hasta ahora.', other: '# visitas hasta ahora.' }),
    moreFromFive: 'A partir de cinco visitas verás más.',
    longerRange: 'Hay muy pocas visitas en estas semanas para mostrar más. Elija un periodo más largo.',
    seeFigures: 'Ver las cifras',
    figuresNotLoaded: 'No se pudieron cargar las cifras. Inténtalo de nuevo.',

    sharedBy: (author, day) => `Compartido por ${author}, ${day}`,
    sharedOn: (day) => `Compartido el ${day}`,
    newAddress: 'Nueva dirección',
    whatANewAddressDoes:
      'Habrá un enlace nuevo. El enlace anterior y su código QR no funcionarán nunca más, tampoco donde estén insertados. Los enlaces de las traducciones tienen direcciones propias y siguen funcionando.',
    makeNewAddress: 'Crear una nueva dirección',
    addressIsNew: 'El enlace tiene una nueva dirección.',
    notRenewed: 'No se pudo crear una nueva dirección. Inténtalo de nuevo.',
    stopSharing: 'Dejar de compartir',
    whatStoppingDoes:
      'El enlace y su código QR no funcionarán nunca más, tampoco donde estén insertados. Los enlaces de las traducciones tienen direcciones propias y siguen funcionando.',
    stopped: 'El enlace ya no funciona.',
    notStopped: 'No se pudo dejar de compartir. Inténtalo de nuevo.',
  },

  'sharing/published': {
    pageStays: (page) =>
      `“${page}” se queda en el curso, pero su reproductor no mostrará nada. Para eliminar la página, elige “Publicar en el curso”.`,
    learnersSee: (time) => `Tus estudiantes ven la versión de ${time}.`,
    learnersSeeWithChanges: (time, changes) =>
      plural(changes, {
        one: `Tus estudiantes ven la versión de ${time}. # cambio desde entonces.`,
        other: `Tus estudiantes ven la versión de ${time}. # cambios desde entonces.`,
      }),
    audioChanged: (time) => `Tus estudiantes ven la versión de ${time}. Su audio cambió desde entonces.`,
  },

  'sharing/published panel': {
    noLearnerSees: 'Tus estudiantes todavía no ven esto.',
    completeToShow: 'Con «Completar» lo muestras a tus estudiantes.',
    completeToUpdate: 'Con «Completar» ven también los cambios.',
    upToDate: 'Tus estudiantes ven lo que tú ves.',

    silentSlides: (numbers, count) =>
      plural(count, {
        one: `La diapositiva ${numbers} no tiene sonido. Se leen sus subtítulos.`,
        other: `Las diapositivas ${numbers} no tienen sonido. Se leen sus subtítulos.`,
      }),
    silentParts: {
      slideshow: (count) =>
        plural(count, {
          one: '# diapositiva no tiene sonido. Se leen sus subtítulos.',
          other: '# diapositivas no tienen sonido. Se leen sus subtítulos.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# línea no tiene sonido. Se lee en la transcripción.',
          other: '# líneas no tienen sonido. Se leen en la transcripción.',
        }),
    },
    willBeSilent: {
      slideshow: (count) =>
        plural(count, {
          one: '# diapositiva no tiene audio. Después de «Completar» se leen sus subtítulos.',
          other: '# diapositivas no tienen audio. Después de «Completar» se leen sus subtítulos.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# línea no tiene audio. Después de «Completar» se lee en la transcripción.',
          other: '# líneas no tienen audio. Después de «Completar» se leen en la transcripción.',
        }),
    },

    foreignPictures: (numbers, count) =>
      plural(count, {
        one: `La diapositiva ${numbers} muestra una imagen de otro sitio. Tus estudiantes no la ven: cópiala en Lectern o sube otra.`,
        other: `Las diapositivas ${numbers} muestran imágenes de otros sitios. Tus estudiantes no las ven: cópialas en Lectern o sube otras.`,
      }),
    manyForeignPictures: (count) =>
      plural(count, {
        one: '# diapositiva muestra una imagen de otro sitio. Tus estudiantes no la ven: cópiala en Lectern o sube otra.',
        other:
          '# diapositivas muestran imágenes de otros sitios. Tus estudiantes no las ven: cópialas en Lectern o sube otras.',
      }),
    copyPictures: 'Copiar en Lectern',
    copyingPictures: 'Copiando…',
    picturesCopied: 'Tus estudiantes ven las copias después de «Completar».',
    picturesNotCopied: 'No se copiaron las imágenes.',
    missingPictures: (numbers, count) =>
      plural(count, {
        one: `No se puede leer la imagen de la diapositiva ${numbers}. Tus estudiantes ven la diapositiva sin ella: elige la imagen de nuevo y pulsa «Completar».`,
        other: `No se pueden leer las imágenes de las diapositivas ${numbers}. Tus estudiantes ven las diapositivas sin ellas: elige las imágenes de nuevo y pulsa «Completar».`,
      }),
    missingAudio: {
      slideshow: (numbers, count) =>
        plural(count, {
          one: `No se puede leer audio de la diapositiva ${numbers}. Tus estudiantes leen sus subtítulos: genera el audio de nuevo.`,
          other: `No se puede leer audio de las diapositivas ${numbers}. Tus estudiantes leen sus subtítulos: genera el audio de nuevo.`,
        }),
      podcast: (numbers, count) =>
        plural(count, {
          one: `No se puede leer audio del segmento ${numbers}. Tus estudiantes leen la transcripción: genera el audio de nuevo.`,
          other: `No se puede leer audio de los segmentos ${numbers}. Tus estudiantes leen la transcripción: genera el audio de nuevo.`,
        }),
    },

    showWhatLearnersSee: 'Mostrar lo que ven tus estudiantes',
    seeChanges: (changes) => plural(changes, { one: 'Ver el cambio', other: 'Ver los # cambios' }),
    whatLearnersSee: 'Lo que ven tus estudiantes',
    loading: 'Cargando...',
    notLoaded: 'No se pudo cargar lo que ven tus estudiantes. Inténtalo de nuevo.',
    changesSince: (time) => `Cambios desde la versión de ${time}`,
    changed: 'Cambió',
    added: 'Nuevo',
    removed: 'Eliminado',
    moved: 'Movido',
    sameWords: 'Las palabras son las mismas. Cambió su aspecto o su movimiento.',
    movedOnly: 'Está en otro lugar. No cambió nada más.',
    noChanges: 'No hay cambios.',
    stopShowing: 'Dejar de mostrarlo',
    whatStoppingDoes:
      'En el enlace no se verá nada hasta que completes de nuevo. El enlace, sus ajustes y tu trabajo se conservan.',
    stopped: 'Tus estudiantes ya no ven esto.',
    notStopped: 'No se pudo dejar de mostrarlo. Inténtalo de nuevo.',
  },
}

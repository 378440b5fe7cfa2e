import { listOf } from '../../lists.ts'
import { decimalOf, numberOf } from '../../numbers.ts'
import type { SlideshowEditorMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const slideshowEditor: SlideshowEditorMessages = {
  'slideshow-editor/canvas': {
    slide: (title) => `Diapositiva: ${title}`,
    tooMuchText: 'Demasiado texto para una diapositiva',
    split: 'Dividir',
    replay: 'Repetir',
  },

  'slideshow-editor/document': {
    saved: '¡Presentación guardada!',
    notSaved: 'No se pudo guardar la presentación. Inténtalo de nuevo.',
    completed: '¡Presentación marcada como completada!',
    notCompleted: 'La presentación se guardó, pero no se pudo actualizar su estado. Inténtalo de nuevo.',
    noPresentation: 'No se encontraron datos de la presentación',

    editsSlide: (name, slide) => `${name} está editando la diapositiva ${slide}`,
    atSlide: (name, slide) => `${name}: diapositiva ${slide}`,

    titleAndTheme: 'Título y tema',

    slideMoved: (title, number, count) => `${title} es ahora la diapositiva ${number} de ${count}.`,
    slidesMoved: (moved, first, last, count) =>
      plural(moved, {
        one: `Se movió # diapositiva. Ahora es la diapositiva ${first} de ${count}.`,
        other: `Se movieron # diapositivas. Ahora son las diapositivas ${first} a ${last} de ${count}.`,
      }),

    pictureTooLarge: 'Esta imagen pesa más de 10 MiB. Elige una más pequeña.',
    pictureNotUploaded: 'No se pudo subir la imagen. Inténtalo de nuevo.',
    typeChangedDuringUpload:
      'La diapositiva cambió de tipo mientras se subía su imagen. Encontrarás la imagen bajo el campo de imagen de cualquier diapositiva.',
    slideDeletedDuringUpload:
      'La diapositiva se eliminó mientras se subía su imagen. Encontrarás la imagen bajo el campo de imagen de cualquier diapositiva.',
    pictureNotGenerated: 'No se pudo generar la imagen. Inténtalo de nuevo.',
    typeChangedDuringGeneration:
      'La diapositiva cambió de tipo mientras se generaba su imagen. Encontrarás la imagen bajo el campo de imagen de cualquier diapositiva.',
    slideDeletedDuringGeneration:
      'La diapositiva se eliminó mientras se generaba su imagen. Encontrarás la imagen bajo el campo de imagen de cualquier diapositiva.',
    pictureChosenDuringGeneration:
      'La diapositiva ya tiene otra imagen. Encontrarás la imagen generada bajo el campo de imagen de cualquier diapositiva.',
    pictureIsOnSlide: (number) => `La imagen está en la diapositiva ${number}.`,
  },

  'slideshow-editor/drawing': {
    drawing: 'Dibujo',
    about: 'Muestra datos en lugar de una imagen, con los colores del tema.',
    draw: 'Dibujar datos',
    kind: 'Clase',
    unit: 'Unidad',
    axis: 'Qué son las etiquetas',
    series: (number) => `Nombre de la serie ${number}`,
    addSeries: 'Añadir una segunda serie',
    removeSeries: 'Quitar la segunda serie',
    label: (number) => `Etiqueta de la fila ${number}`,
    value: (number) => `Número de la fila ${number}`,
    valueOf: (number, series) => `Número de la fila ${number}: ${series}`,
    text: (number) => `Texto de la fila ${number}`,
    items: (number) => `Elementos de la fila ${number}, uno por línea`,
    up: (number) => `Subir la fila ${number}`,
    down: (number) => `Bajar la fila ${number}`,
    remove: (number) => `Quitar la fila ${number}`,
    add: 'Añadir una fila',
    notANumber: 'Esto no es un número. Ejemplo: 12,5',
    plainTable: 'Usar una tabla sencilla',
    tableTooSmall: (most) => `En una tabla caben ${most} de estas filas. Quita antes algunas.`,
    picture: 'Usar una imagen en su lugar',
  },

  'slideshow-editor/inspector': {
    content: 'Contenido',
    type: 'Tipo',
    changeType: (type) => `Tipo: ${type}. Cambiar tipo`,
    unknownType: (type) => `Tipo de diapositiva desconocido: ${type}`,
    choiceOf: (field, choice) => `${field}: ${choice}`,
    bulletRows: {
      row: (number) => `Viñeta ${number}`,
      remove: (number) => `Eliminar la viñeta ${number}`,
      add: 'Agregar viñeta',
      move: {
        up: (number) => `Subir la viñeta ${number}`,
        down: (number) => `Bajar la viñeta ${number}`,
      },
    },
    itemRows: {
      row: (number) => `Elemento ${number}`,
      remove: (number) => `Eliminar el elemento ${number}`,
      add: 'Agregar elemento',
      move: {
        up: (number) => `Subir el elemento ${number}`,
        down: (number) => `Bajar el elemento ${number}`,
      },
    },
    layout: 'Diseño',
    automaticLayout: 'Automático',
    aboutAutomaticLayout: 'Se elige según el contenido de la diapositiva',

    rewriteSlide: 'Reescribir diapositiva…',
    rewritingSlide: (number) => `Reescribiendo la diapositiva ${number}…`,
    rewritten: 'Diapositiva reescrita',
    notRewritten: 'El asistente de escritura dejó esta diapositiva como está.',
    editedMeanwhile: 'Esta diapositiva se editó mientras tanto, así que queda como la tienes.',

    pictureAddress: 'Dirección de una imagen',
    insecurePicture:
      'Esta imagen no se puede mostrar: su dirección empieza con http:. Usa https: o sube la imagen.',
    describePicture: 'Describe esta imagen para quienes no pueden verla.',
    picturesOfPage: 'Imágenes de la página',
    unusedPictures: 'Subidas, sin usar todavía',
    picture: (number) => `Imagen ${number}`,
    pictureFile: 'Archivo de imagen',
    uploadPicture: 'Subir una imagen',
    uploading: 'Subiendo…',
    uploadingPicture: 'Subiendo la imagen',
    cancel: 'Cancelar',

    generatePicture: 'Generar una imagen…',
    describeGenerated: 'Descripción para el modelo',
    generate: 'Generar',
    generateAnother: 'Generar otra',
    generating: 'Generando…',
    generatingPicture: 'Generando la imagen',
    priceOfPicture: (model, price) => `${model} cobra ${price} por imagen.`,
    chargesForPicture: (model) => `${model} cobra por cada imagen.`,
    generatesPicture: (model) => `${model} genera la imagen.`,
    markedAsGenerated:
      'La diapositiva indica que su imagen es generada. Comprueba que la imagen sea correcta y descríbela para quienes no pueden verla.',

    pictureOnSlide: 'Imagen en la diapositiva',
    pictureSize: 'Tamaño de la imagen',
    automaticSize: 'Automático',
    wholePicture: 'Imagen completa',
    fillPlace: 'Llenar el espacio',
    horizontalFocus: 'Encuadre, de izquierda a derecha',
    verticalFocus: 'Encuadre, de arriba abajo',
    zoom: 'Zoom',
    percent: (percent) => `${percent} %`,

    motion: 'Animación y efectos',
    transition: 'Transición',
    background: 'Fondo',
    speed: 'Velocidad',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
    intensity: 'Intensidad',
    intensities: { subtle: 'Suave', normal: 'Normal', intense: 'Intensa' },
    elements: {
      title: 'Título',
      subtitle: 'Subtítulo',
      content: 'Contenido',
      bullets: 'Viñetas',
      image: 'Imagen',
      quote: 'Cita',
    },
    animationOf: (element) => `Animación: ${element}`,
    duration: 'Duración',
    namedDuration: (name, milliseconds) => `${name} (${milliseconds} ms)`,
    delay: 'Retraso',
    milliseconds: (milliseconds) => `${milliseconds} ms`,

    sources: 'Fuentes',
    aboutSources: 'En qué parte de la página se basa esta diapositiva',
  },

  'slideshow-editor': {
    slideshow: 'Presentación',
    loading: 'Cargando la presentación…',
    cannotLoad: 'No se pudo cargar la presentación',
    loadingFailed:
      'No se pudo cargar la presentación. Puede que no exista o que haya habido un error al cargarla.',
    backToCourses: 'Volver a los cursos',

    back: 'Volver',
    presentationTitle: 'Título de la presentación',
    mode: 'Modo',
    edit: 'Editar',
    preview: 'Vista previa',
    fullscreen: 'Pantalla completa',
    previousSlide: 'Ant.',
    nextSlide: 'Sig.',
    slideOfSlides: (number, count) => `${number} / ${count}`,

    slideSettings: 'Ajustes de la diapositiva',
    theme: 'Tema',
    closeTheme: 'Cerrar el tema',
    voiceOfSlide: 'Voz de esta diapositiva',
    closeVoiceOfSlide: 'Cerrar la voz de esta diapositiva',

    addSlide: 'Nueva diapositiva',
    duplicateSlides: (count) =>
      plural(count, { one: 'Duplicar diapositiva', other: 'Duplicar # diapositivas' }),
    deleteSlides: (count) => plural(count, { one: 'Eliminar diapositiva', other: 'Eliminar # diapositivas' }),
    moveSlidesUp: (count) => plural(count, { one: 'Subir diapositiva', other: 'Subir # diapositivas' }),
    moveSlidesDown: (count) => plural(count, { one: 'Bajar diapositiva', other: 'Bajar # diapositivas' }),
    changeType: 'Cambiar tipo',
    splitSlide: 'Dividir diapositiva',
    generateAudioOfSlide: 'Generar el audio de esta diapositiva',
    recordSlide: 'Grabar esta diapositiva con tu propia voz',
    generateMissingAudio: 'Generar el audio que falta en las diapositivas',
    regenerateAllAudio: 'Volver a generar el audio de todas las diapositivas',
    goToSlide: (number, title) => `Ir a la diapositiva ${number}: ${title}`,

    generateNewContent: 'Generar contenido nuevo',
    willReplaceContent: 'El contenido actual se reemplazará por contenido nuevo. ¿Quieres continuar?',
    generate: 'Generar',
    generating: 'Generando…',
    generatingSlideshow: 'Generando la presentación…',
    generated: '¡La presentación está lista!',
    generationFailed: 'No se pudo generar',
    generationFailedBecause: (reason) => `No se pudo generar: ${reason}`,
    invalidResponse: 'Respuesta no válida del servidor',
    notGenerated: 'No se pudo generar el contenido nuevo. Inténtalo de nuevo.',

    pictureUploading: 'Todavía se está subiendo una imagen y se perderá.',
    pictureUploadingAndUnsaved:
      'Todavía se está subiendo una imagen y se perderá. Este navegador conserva tus demás cambios y te los ofrecerá cuando vuelvas.',
  },

  'slideshow-editor/on-slide': {
    addText: (name) => `Agregar ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    editText: (name, text) => `${name}, editar: ${text}`,
    clickToEdit: 'Haz clic para editar',
    textOnSlide: (name) => `${name}, en la diapositiva`,
    choosePicture: (name) => `${name}, elegir`,
    clickToChoose: 'Haz clic para elegir',

    bullet: (number) => `Viñeta ${number}`,
    item: (number) => `Elemento ${number}`,
    paragraph: (name, number) => `${name}, párrafo ${number}`,

    editTextByKey: 'Editar un texto de la diapositiva',
    goToTextBeside: 'Ir al texto siguiente o anterior',
    leaveUnchanged: 'Dejar un texto como estaba',
    bold: 'Negrita',
    italic: 'Cursiva',
  },

  'slideshow-editor/rail': {
    back: 'Volver',
    slides: 'Diapositivas',
    addSlide: 'Nueva diapositiva',
    saving: 'Guardando…',
    generating: 'Generando…',

    selected: 'Seleccionada',
    hasAudio: 'Con audio',
    hasOwnRecording: 'Con audio, grabación propia',
    moveUp: (number, title) => `Subir la diapositiva ${number}, ${title}`,
    moveDown: (number, title) => `Bajar la diapositiva ${number}, ${title}`,
    duplicate: (number, title) => `Duplicar la diapositiva ${number}, ${title}`,
    deleteSlide: (number, title) => `Eliminar la diapositiva ${number}, ${title}`,
    keepsOneSlide: 'Una presentación conserva al menos una diapositiva.',

    countSelected: (count) => plural(count, { one: '# seleccionada', other: '# seleccionadas' }),
    moveSelectedUp: 'Subir las diapositivas seleccionadas',
    moveSelectedDown: 'Bajar las diapositivas seleccionadas',
    duplicateSelected: 'Duplicar las diapositivas seleccionadas',
    deleteSelected: 'Eliminar las diapositivas seleccionadas',

    deleteSlides: (count) => plural(count, { one: 'Eliminar diapositiva', other: 'Eliminar diapositivas' }),
    reallyDelete: (count) =>
      plural(count, {
        one: '¿Seguro que quieres eliminar esta diapositiva?',
        other: '¿Seguro que quieres eliminar estas # diapositivas?',
      }),
    confirmDelete: 'Eliminar',

    goToSlideBeside: 'Ir a la diapositiva anterior o siguiente',
    selectMore: 'Seleccionar más diapositivas',
    selectAll: 'Seleccionar todas las diapositivas',
    moveSelected: 'Mover las diapositivas seleccionadas',
    deleteSelectedByKey: 'Eliminar las diapositivas seleccionadas',

    changeType: 'Cambiar tipo',
    currentType: (type) => `${type} (actual)`,
    cancel: 'Cancelar',
  },

  'slideshow-editor/theme': {
    categories: {
      educational: 'educativos',
      corporate: 'corporativos',
      creative: 'creativos',
      minimal: 'minimalistas',
    },
    themesOf: (category) => `Temas ${category}`,
    resetTo: (preset) => `Restablecer ${preset}`,

    colors: 'Colores',
    colorNames: {
      primary_color: 'Principal',
      secondary_color: 'Secundario',
      accent_color: 'Acento',
      danger_color: 'Alerta',
      card_bg: 'Tarjeta',
      text_primary: 'Texto',
      text_secondary: 'Texto tenue',
    },
    readable: 'Legible',
    hardToRead: 'Difícil de leer',
    makeReadable: 'Hacer legible',
    unreadableText: {
      card: (contrast) =>
        `Texto en la tarjeta: contraste de ${decimalOf(contrast)}, es legible a partir de ${decimalOf(4.5)}.`,
      background: (contrast) =>
        `Texto en el fondo: contraste de ${decimalOf(contrast)}, es legible a partir de ${decimalOf(4.5)}.`,
    },
    unreadableSoftText: {
      card: (contrast) =>
        `Texto tenue en la tarjeta: contraste de ${decimalOf(contrast)}, es legible a partir de ${decimalOf(4.5)}.`,
      background: (contrast) =>
        `Texto tenue en el fondo: contraste de ${decimalOf(contrast)}, es legible a partir de ${decimalOf(4.5)}.`,
    },

    gradient: 'Degradado de fondo',
    gradientFrom: 'De',
    gradientTo: 'A',
    direction: 'Dirección',
    degrees: (angle) => `${angle}°`,

    shape: 'Forma',
    borderRadius: 'Radio de las esquinas',
    shadow: 'Sombra',
    shadowOffset: 'Distancia de la sombra',
    shadowBlur: 'Desenfoque de la sombra',
    shadowOpacity: 'Opacidad de la sombra',
    pixels: (length) => `${length} px`,
    percent: (percent) => `${percent} %`,

    transition: 'Transición',
    transitionSpeed: 'Velocidad de la transición',
    transitionType: 'Tipo de transición',
    seconds: (seconds) => `${decimalOf(seconds)} s`,
    applyToAll: 'Aplicar a todas',
    appliedToAll: 'Todas las diapositivas tienen ahora esta transición.',
    undo: 'Deshacer',
    forNewSlides: 'Las diapositivas nuevas tendrán esta transición.',

    brand: 'Tu marca',
    brandSummary: 'Un tema a partir de tus colores o tu logo',
    color: (number) => `Color ${number}`,
    darkGround: 'Fondo oscuro',
    applyColors: 'Usar estos colores',
    chooseLogo: 'Desde un logo',
    logo: 'Logo',
    unreadableLogo: 'No se pudieron leer los colores de esta imagen. Prueba con PNG, JPEG, WebP o SVG.',
  },

  'slideshow-editor/voicing': {
    status: {
      'Not Generated': 'Sin generar',
      Available: 'Disponible',
      'Update Needed': 'Falta actualizar',
    },

    script: 'Guion del audio',
    words: (count) => plural(count, { one: '# palabra', other: '# palabras' }),
    characters: (count) => plural(count, { one: '# carácter', other: '# caracteres' }),
    aboutMinutes: (minutes) => `aprox. ${numberOf(minutes)} min`,
    wordsPerMinute: (count) => plural(count, { one: '# palabra por minuto', other: '# palabras por minuto' }),
    ownVoiceTime: (time) => `${time} con tu propia voz`,

    generate: 'Generar audio',
    regenerate: 'Volver a generar',
    update: 'Actualizar audio',
    generating: 'Generando…',
    sayAgain: 'Decirlo otra vez',
    record: 'Grabar',
    alsoNeedsAudio: (texts) => `También falta el audio de: ${texts}.`,
    mute: 'Silenciar',
    unmute: 'Activar el sonido',
    noVoice: 'Primero elige una voz',
    emptyScript: 'El guion del audio está vacío. Agrega texto para generar el audio.',
    failed: 'No se pudo generar el audio',
    failedTryAgain: 'No se pudo generar el audio. Inténtalo de nuevo.',
    notYetAccessible:
      'El audio está generado, pero el archivo aún no está disponible. Espera un momento y reprodúcelo de nuevo.',
    takesAndSettings: 'Tomas y ajustes',

    saving: 'Guardando…',
    generateAllNeeded: 'Generar lo que falta',
    updateAllNeeded: 'Actualizar lo necesario',
    regenerateAll: 'Volver a generar todo',
    everySlideHasAudio: 'Todas las diapositivas con guion tienen su audio.',
    slidesNeedAudio: (count) =>
      plural(count, { one: '# diapositiva necesita audio.', other: '# diapositivas necesitan audio.' }),
    textsInSubstitute: (count) => `Textos leídos por una voz sustituta: ${count}.`,
    slidesHaveOwnVoice: (count) =>
      plural(count, {
        one: '# diapositiva tiene tu propia voz.',
        other: '# diapositivas tienen tu propia voz.',
      }),
    voiced: (done, total) => `${done} de ${total} con audio`,
    cancel: 'Cancelar',
    progress: 'Audio de las diapositivas',
    audio: 'Audio',
    narrator: 'Narración',
    cannotLoadVoices: 'No se pudieron cargar las voces disponibles',
    askRegenerateAudio: (count) =>
      plural(count, {
        one: 'El audio de la diapositiva se volverá a generar con la voz elegida, aunque ya esté disponible. ¿Quieres continuar?',
        other:
          'El audio de las # diapositivas se volverá a generar con la voz elegida, también donde ya está disponible. ¿Quieres continuar?',
      }),
    generated: (count) =>
      plural(count, {
        one: 'Audio generado para # diapositiva.',
        other: 'Audio generado para # diapositivas.',
      }),
    partlyGenerated: (done, total, reason) =>
      plural(total, {
        one: `Audio generado para ${done} de # diapositiva. ${reason}`,
        other: `Audio generado para ${done} de # diapositivas. ${reason}`,
      }),
    cancelled: (done) =>
      plural(done, {
        one: 'Cancelado. # diapositiva ya recibió su audio.',
        other: 'Cancelado. # diapositivas ya recibieron su audio.',
      }),

    slidesWithOwnVoice: (numbers) =>
      plural(numbers.length, {
        one: `La diapositiva ${listOf(numbers.map(String))} tiene tu propia voz.`,
        other: `Las diapositivas ${listOf(numbers.map(String))} tienen tu propia voz.`,
      }),
    replaceRecording: '¿Reemplazar tu grabación?',
    aboutReplacing:
      'Esta diapositiva tiene tu propia voz. Se oiría la voz sintética en su lugar; tus tomas quedan en la lista de tomas.',
    replace: 'Reemplazar',
    keepRecording: 'Conservar mi grabación',
  },
}

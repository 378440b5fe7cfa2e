import { listOf } from '../../lists.ts'
import { decimalOf } from '../../numbers.ts'
import type { SlideshowEditorMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const slideshowEditor: SlideshowEditorMessages = {
  'slideshow-editor/canvas': {
    slide: (title) => `Slide: ${title}`,
    tooMuchText: 'Texto demais para um slide',
    split: 'Dividir',
    replay: 'Repetir',
  },

  'slideshow-editor/document': {
    saved: 'Apresentação salva!',
    notSaved: 'Não foi possível salvar a apresentação. Tente novamente.',
    completed: 'Apresentação marcada como concluída!',
    notCompleted: 'A apresentação foi salva, mas não foi possível atualizar o status. Tente novamente.',
    noPresentation: 'Nenhum dado de apresentação encontrado',

    editsSlide: (name, slide) => `${name} está editando o slide ${slide}`,
    atSlide: (name, slide) => `${name}: slide ${slide}`,

    titleAndTheme: 'Título e tema',

    slideMoved: (title, number, count) => `${title} agora é o slide ${number} de ${count}.`,
    slidesMoved: (moved, first, last, count) =>
      plural(moved, {
        one: `# slide movido. Agora é o slide ${first} de ${count}.`,
        other: `# slides movidos. Agora são os slides ${first} a ${last} de ${count}.`,
      }),

    pictureTooLarge: 'Esta imagem tem mais de 10 MiB. Escolha uma menor.',
    pictureNotUploaded: 'Não foi possível enviar a imagem. Tente novamente.',
    typeChangedDuringUpload:
      'O tipo do slide mudou enquanto a imagem era enviada. Você encontra a imagem abaixo do campo de imagem de qualquer slide.',
    slideDeletedDuringUpload:
      'O slide foi excluído enquanto a imagem era enviada. Você encontra a imagem abaixo do campo de imagem de qualquer slide.',
    pictureNotGenerated: 'Não foi possível gerar a imagem. Tente novamente.',
    typeChangedDuringGeneration:
      'O tipo do slide mudou enquanto a imagem era gerada. Você encontra a imagem abaixo do campo de imagem de qualquer slide.',
    slideDeletedDuringGeneration:
      'O slide foi excluído enquanto a imagem era gerada. Você encontra a imagem abaixo do campo de imagem de qualquer slide.',
    pictureChosenDuringGeneration:
      'O slide já tem outra imagem. Você encontra a imagem gerada abaixo do campo de imagem de qualquer slide.',
    pictureIsOnSlide: (number) => `A imagem está no slide ${number}.`,
  },

  'slideshow-editor/drawing': {
    drawing: 'Desenho',
    about: 'Mostra dados em vez de uma imagem, nas cores do tema.',
    draw: 'Desenhar dados',
    kind: 'Espécie',
    unit: 'Unidade',
    axis: 'O que são os rótulos',
    series: (number) => `Nome da série ${number}`,
    addSeries: 'Adicionar uma segunda série',
    removeSeries: 'Remover a segunda série',
    label: (number) => `Rótulo da linha ${number}`,
    value: (number) => `Número da linha ${number}`,
    valueOf: (number, series) => `Número da linha ${number}: ${series}`,
    text: (number) => `Texto da linha ${number}`,
    items: (number) => `Itens da linha ${number}, um em cada linha`,
    up: (number) => `Mover a linha ${number} para cima`,
    down: (number) => `Mover a linha ${number} para baixo`,
    remove: (number) => `Remover a linha ${number}`,
    add: 'Adicionar uma linha',
    notANumber: 'Isto não é um número. Exemplo: 12,5',
    plainTable: 'Usar uma tabela simples',
    tableTooSmall: (most) => `Numa tabela cabem ${most} destas linhas. Remova algumas primeiro.`,
    picture: 'Usar uma imagem em vez disso',
  },

  'slideshow-editor/inspector': {
    content: 'Conteúdo',
    type: 'Tipo',
    changeType: (type) => `Tipo: ${type}. Mudar tipo`,
    unknownType: (type) => `Tipo de slide desconhecido: ${type}`,
    choiceOf: (field, choice) => `${field}: ${choice}`,
    bulletRows: {
      row: (number) => `Tópico ${number}`,
      remove: (number) => `Remover tópico ${number}`,
      add: 'Adicionar tópico',
      move: {
        up: (number) => `Mover tópico ${number} para cima`,
        down: (number) => `Mover tópico ${number} para baixo`,
      },
    },
    itemRows: {
      row: (number) => `Item ${number}`,
      remove: (number) => `Remover item ${number}`,
      add: 'Adicionar item',
      move: {
        up: (number) => `Mover item ${number} para cima`,
        down: (number) => `Mover item ${number} para baixo`,
      },
    },
    layout: 'Layout',
    automaticLayout: 'Automático',
    aboutAutomaticLayout: 'Escolhido conforme o conteúdo do slide',

    rewriteSlide: 'Reescrever slide…',
    rewritingSlide: (number) => `Reescrevendo slide ${number}...`,
    rewritten: 'Slide reescrito',
    notRewritten: 'O redator automático deixou este slide como está.',
    editedMeanwhile: 'Este slide foi editado nesse meio-tempo e ficou como você o deixou.',

    pictureAddress: 'Endereço de uma imagem',
    insecurePicture:
      'Não é possível mostrar esta imagem: o endereço começa com http:. Use https: ou envie a imagem.',
    describePicture: 'Descreva esta imagem para quem não pode vê-la.',
    picturesOfPage: 'Imagens da página',
    unusedPictures: 'Enviadas, ainda sem slide',
    picture: (number) => `Imagem ${number}`,
    pictureFile: 'Arquivo de imagem',
    uploadPicture: 'Enviar imagem',
    uploading: 'Enviando...',
    uploadingPicture: 'Enviando a imagem',
    cancel: 'Cancelar',

    generatePicture: 'Gerar uma imagem…',
    describeGenerated: 'Descrição para o modelo',
    generate: 'Gerar',
    generateAnother: 'Gerar outra',
    generating: 'Gerando...',
    generatingPicture: 'Gerando a imagem',
    priceOfPicture: (model, price) => `${model} cobra ${price} por imagem.`,
    chargesForPicture: (model) => `${model} cobra por cada imagem.`,
    generatesPicture: (model) => `${model} gera a imagem.`,
    markedAsGenerated:
      'O slide informa que a imagem foi gerada. Confira se a imagem está certa e descreva-a para quem não pode vê-la.',

    pictureOnSlide: 'Imagem no slide',
    pictureSize: 'Tamanho da imagem',
    automaticSize: 'Automático',
    wholePicture: 'Imagem inteira',
    fillPlace: 'Preencher o espaço',
    horizontalFocus: 'Foco, da esquerda para a direita',
    verticalFocus: 'Foco, de cima para baixo',
    zoom: 'Zoom',
    percent: (percent) => `${percent}%`,

    motion: 'Animação e efeitos',
    transition: 'Transição',
    background: 'Fundo',
    speed: 'Velocidade',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
    intensity: 'Intensidade',
    intensities: { subtle: 'Sutil', normal: 'Normal', intense: 'Intensa' },
    elements: {
      title: 'Título',
      subtitle: 'Subtítulo',
      content: 'Conteúdo',
      bullets: 'Tópicos',
      image: 'Imagem',
      quote: 'Citação',
    },
    animationOf: (element) => `Animação de: ${element}`,
    duration: 'Duração',
    namedDuration: (name, milliseconds) => `${name} (${milliseconds} ms)`,
    delay: 'Atraso',
    milliseconds: (milliseconds) => `${milliseconds} ms`,

    sources: 'Fontes',
    aboutSources: 'Em que parte da página este slide se baseia',
  },

  'slideshow-editor': {
    slideshow: 'Apresentação',
    loading: 'Carregando apresentação...',
    cannotLoad: 'Erro ao carregar a apresentação',
    loadingFailed:
      'Não foi possível carregar a apresentação. Talvez ela não exista, ou houve um erro ao buscá-la.',
    backToCourses: 'Voltar aos cursos',

    back: 'Voltar',
    presentationTitle: 'Título da apresentação',
    mode: 'Modo',
    edit: 'Editar',
    preview: 'Prévia',
    fullscreen: 'Tela cheia',
    previousSlide: 'Anterior',
    nextSlide: 'Próximo',
    slideOfSlides: (number, count) => `${number} / ${count}`,

    slideSettings: 'Configurações do slide',
    theme: 'Tema',
    closeTheme: 'Fechar tema',
    voiceOfSlide: 'Voz deste slide',
    closeVoiceOfSlide: 'Fechar voz deste slide',

    addSlide: 'Adicionar slide',
    duplicateSlides: (count) => plural(count, { one: 'Duplicar slide', other: 'Duplicar # slides' }),
    deleteSlides: (count) => plural(count, { one: 'Excluir slide', other: 'Excluir # slides' }),
    moveSlidesUp: (count) =>
      plural(count, { one: 'Mover slide para cima', other: 'Mover # slides para cima' }),
    moveSlidesDown: (count) =>
      plural(count, { one: 'Mover slide para baixo', other: 'Mover # slides para baixo' }),
    changeType: 'Mudar tipo',
    splitSlide: 'Dividir slide',
    generateAudioOfSlide: 'Gerar áudio deste slide',
    recordSlide: 'Gravar este slide com sua voz',
    generateMissingAudio: 'Gerar áudio de todos os slides que precisam',
    regenerateAllAudio: 'Gerar de novo o áudio de todos os slides',
    goToSlide: (number, title) => `Ir para o slide ${number}: ${title}`,

    generateNewContent: 'Gerar novo conteúdo',
    willReplaceContent: 'O conteúdo atual será substituído por um novo conteúdo gerado. Continuar?',
    generate: 'Gerar',
    generating: 'Gerando...',
    generatingSlideshow: 'Gerando apresentação...',
    generated: 'Apresentação gerada!',
    generationFailed: 'Não foi possível gerar',
    generationFailedBecause: (reason) => `Não foi possível gerar: ${reason}`,
    invalidResponse: 'Resposta inválida do servidor',
    notGenerated: 'Não foi possível gerar novo conteúdo. Tente novamente.',

    pictureUploading: 'Uma imagem ainda está sendo enviada e será perdida.',
    pictureUploadingAndUnsaved:
      'Uma imagem ainda está sendo enviada e será perdida. Este navegador guarda suas outras alterações e as oferece quando você voltar.',
  },

  'slideshow-editor/on-slide': {
    addText: (name) => `Adicionar ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    editText: (name, text) => `${name}, editar: ${text}`,
    clickToEdit: 'Clique para editar',
    textOnSlide: (name) => `${name}, no slide`,
    choosePicture: (name) => `${name}, escolher`,
    clickToChoose: 'Clique para escolher',

    bullet: (number) => `Tópico ${number}`,
    item: (number) => `Item ${number}`,
    paragraph: (name, number) => `${name}, parágrafo ${number}`,

    editTextByKey: 'Editar um texto do slide',
    goToTextBeside: 'Ir para o texto seguinte ou anterior',
    leaveUnchanged: 'Deixar o texto como estava',
    bold: 'Negrito',
    italic: 'Itálico',
  },

  'slideshow-editor/rail': {
    back: 'Voltar',
    slides: 'Slides',
    addSlide: 'Adicionar slide',
    saving: 'Salvando...',
    generating: 'Gerando...',

    selected: 'Selecionado',
    hasAudio: 'Com áudio',
    hasOwnRecording: 'Com áudio, gravação própria',
    moveUp: (number, title) => `Mover para cima o slide ${number}, ${title}`,
    moveDown: (number, title) => `Mover para baixo o slide ${number}, ${title}`,
    duplicate: (number, title) => `Duplicar o slide ${number}, ${title}`,
    deleteSlide: (number, title) => `Excluir o slide ${number}, ${title}`,
    keepsOneSlide: 'Uma apresentação mantém pelo menos um slide.',

    countSelected: (count) => plural(count, { one: '# selecionado', other: '# selecionados' }),
    moveSelectedUp: 'Mover slides selecionados para cima',
    moveSelectedDown: 'Mover slides selecionados para baixo',
    duplicateSelected: 'Duplicar slides selecionados',
    deleteSelected: 'Excluir slides selecionados',

    deleteSlides: (count) => plural(count, { one: 'Excluir slide', other: 'Excluir slides' }),
    reallyDelete: (count) =>
      plural(count, {
        one: 'Quer mesmo excluir este slide?',
        other: 'Quer mesmo excluir estes # slides?',
      }),
    confirmDelete: 'Excluir',

    goToSlideBeside: 'Ir para o slide acima ou abaixo',
    selectMore: 'Selecionar mais slides',
    selectAll: 'Selecionar todos os slides',
    moveSelected: 'Mover os slides selecionados',
    deleteSelectedByKey: 'Excluir os slides selecionados',

    changeType: 'Mudar tipo',
    currentType: (type) => `${type} (atual)`,
    cancel: 'Cancelar',
  },

  'slideshow-editor/theme': {
    categories: {
      educational: 'educacionais',
      corporate: 'corporativos',
      creative: 'criativos',
      minimal: 'minimalistas',
    },
    themesOf: (category) => `Temas ${category}`,
    resetTo: (preset) => `Redefinir para ${preset}`,

    colors: 'Cores',
    colorNames: {
      primary_color: 'Primária',
      secondary_color: 'Secundária',
      accent_color: 'Destaque',
      danger_color: 'Alerta',
      card_bg: 'Cartão',
      text_primary: 'Texto',
      text_secondary: 'Texto suave',
    },
    readable: 'Legível',
    hardToRead: 'Difícil de ler',
    makeReadable: 'Tornar legível',
    unreadableText: {
      card: (contrast) =>
        `Texto no cartão: contraste ${decimalOf(contrast)}; é legível a partir de ${decimalOf(4.5)}.`,
      background: (contrast) =>
        `Texto no fundo: contraste ${decimalOf(contrast)}; é legível a partir de ${decimalOf(4.5)}.`,
    },
    unreadableSoftText: {
      card: (contrast) =>
        `Texto suave no cartão: contraste ${decimalOf(contrast)}; é legível a partir de ${decimalOf(4.5)}.`,
      background: (contrast) =>
        `Texto suave no fundo: contraste ${decimalOf(contrast)}; é legível a partir de ${decimalOf(4.5)}.`,
    },

    gradient: 'Gradiente do fundo',
    gradientFrom: 'De',
    gradientTo: 'Até',
    direction: 'Direção',
    degrees: (angle) => `${angle}°`,

    shape: 'Forma',
    borderRadius: 'Cantos arredondados',
    shadow: 'Sombra',
    shadowOffset: 'Deslocamento da sombra',
    shadowBlur: 'Desfoque da sombra',
    shadowOpacity: 'Opacidade da sombra',
    pixels: (length) => `${length} px`,
    percent: (percent) => `${percent}%`,

    transition: 'Transição',
    transitionSpeed: 'Velocidade da transição',
    transitionType: 'Tipo de transição',
    seconds: (seconds) => `${decimalOf(seconds)} s`,
    applyToAll: 'Aplicar a todos os slides',
    appliedToAll: 'Agora todos os slides entram assim.',
    undo: 'Desfazer',
    forNewSlides: 'Os novos slides entram assim.',

    brand: 'Sua marca',
    brandSummary: 'Um tema com suas cores ou seu logo',
    color: (number) => `Cor ${number}`,
    darkGround: 'Fundo escuro',
    applyColors: 'Usar estas cores',
    chooseLogo: 'Extrair de um logo',
    logo: 'Logo',
    unreadableLogo: 'Não foi possível ler as cores desta imagem. Tente um PNG, JPEG, WebP ou SVG.',
  },

  'slideshow-editor/voicing': {
    status: { 'Not Generated': 'Não gerado', Available: 'Disponível', 'Update Needed': 'Precisa atualizar' },

    script: 'Roteiro do áudio',
    words: (count) => plural(count, { one: '# palavra', other: '# palavras' }),
    characters: (count) => plural(count, { one: '# caractere', other: '# caracteres' }),
    aboutMinutes: (minutes) => `cerca de ${minutes} min`,
    wordsPerMinute: (count) => plural(count, { one: '# palavra por minuto', other: '# palavras por minuto' }),
    ownVoiceTime: (time) => `${time} da sua voz`,

    generate: 'Gerar áudio',
    regenerate: 'Gerar áudio de novo',
    update: 'Atualizar áudio',
    generating: 'Gerando...',
    sayAgain: 'Dizer de novo',
    record: 'Gravar',
    alsoNeedsAudio: (texts) => `Também precisa de áudio: ${texts}.`,
    mute: 'Silenciar',
    unmute: 'Ativar som',
    noVoice: 'Escolha uma voz primeiro',
    emptyScript: 'O roteiro do áudio está vazio. Adicione texto para gerar o áudio.',
    failed: 'Não foi possível gerar o áudio',
    failedTryAgain: 'Não foi possível gerar o áudio. Tente novamente.',
    notYetAccessible:
      'O áudio foi gerado, mas o arquivo ainda não está acessível. Espere um momento e tente ouvir de novo.',
    takesAndSettings: 'Takes e configurações',

    saving: 'Salvando...',
    generateAllNeeded: 'Gerar tudo o que falta',
    updateAllNeeded: 'Atualizar tudo o que precisa',
    regenerateAll: 'Gerar tudo de novo',
    everySlideHasAudio: 'Todos os slides com roteiro têm áudio.',
    slidesNeedAudio: (count) =>
      plural(count, { one: '# slide precisa de áudio.', other: '# slides precisam de áudio.' }),
    textsInSubstitute: (count) => `Textos falados por uma voz substituta: ${count}.`,
    slidesHaveOwnVoice: (count) =>
      plural(count, { one: '# slide tem a sua voz.', other: '# slides têm a sua voz.' }),
    voiced: (done, total) => `${done} de ${total} com áudio`,
    cancel: 'Cancelar',
    progress: 'Áudio dos slides',
    audio: 'Áudio',
    narrator: 'Narrador',
    cannotLoadVoices: 'Não foi possível carregar as vozes disponíveis',
    askRegenerateAudio: (count) =>
      plural(count, {
        one: 'O slide será narrado de novo com a voz escolhida, mesmo que já tenha áudio. Continuar?',
        other:
          'Todos os # slides serão narrados de novo com a voz escolhida, mesmo os que já têm áudio. Continuar?',
      }),
    generated: (count) =>
      plural(count, { one: 'Áudio gerado para # slide.', other: 'Áudio gerado para # slides.' }),
    partlyGenerated: (done, total, reason) =>
      `${plural(total, { one: `Áudio gerado para ${done} de # slide.`, other: `Áudio gerado para ${done} de # slides.` })} ${reason}`,
    cancelled: (done) =>
      plural(done, {
        one: 'Cancelado. # slide recebeu áudio antes disso.',
        other: 'Cancelado. # slides receberam áudio antes disso.',
      }),

    slidesWithOwnVoice: (numbers) =>
      plural(numbers.length, {
        one: `O slide ${listOf(numbers.map(String))} tem a sua voz.`,
        other: `Os slides ${listOf(numbers.map(String))} têm a sua voz.`,
      }),
    replaceRecording: 'Substituir sua gravação?',
    aboutReplacing:
      'Este slide tem a sua voz. A voz sintetizada seria ouvida no lugar dela; seus takes continuam na lista de takes.',
    replace: 'Substituir',
    keepRecording: 'Manter minha gravação',
  },
}

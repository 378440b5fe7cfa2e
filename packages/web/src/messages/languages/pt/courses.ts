import { listOf } from '../../lists.ts'
import { dollars, numberOf } from '../../numbers.ts'
import type { CoursesMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

const pagesOf = (count: number): string => plural(count, { one: '# página', other: '# páginas' })

export const courses: CoursesMessages = {
  'app/screen error': {
    away: 'Não foi possível acessar o Lectern',
    whileAway: 'Verifique sua conexão. O que você salvou está seguro, e os rascunhos ficam neste navegador.',
    notLoaded: 'Não foi possível carregar esta tela',
    afterLoss: 'O Lectern tem uma nova versão ou a conexão foi interrompida. O que você salvou está seguro.',
  },
  'account settings': {
    accountSettings: 'Configurações da conta',
    linkToCourses: 'Lectern, cursos',
    backToCourses: 'Voltar aos cursos',
    loading: 'Carregando sua conta...',
    notLoaded: 'Não foi possível carregar as configurações da sua conta.',
    unsavedChanges: 'Suas alterações não foram salvas e serão descartadas se você sair.',
    demoAccount:
      'Esta é a conta de demonstração, que todos os visitantes usam. A plataforma de ensino e a senha não mudam, e a conta não pode ser excluída.',

    save: 'Salvar',
    saving: 'Salvando...',
    saved: 'Salvo.',
    notSaved: 'Não foi possível salvar. Tente novamente.',

    aboutYou: 'O nome que você e seus colegas veem. Você entra com <email/>.',

    courseSystem: 'Plataforma de ensino',
    aboutCourseSystem:
      'De onde vêm os seus cursos. O Lectern vê o que a sua chave de API alcança, e nada mais.',
    storedKey: 'A chave salva nunca é mostrada. Deixe em branco para mantê-la.',
    keyTooLong: 'A chave de API é longa demais.',
    testConnection: 'Testar conexão',
    testing: 'Testando...',
    lastAnswer: 'Última lista de cursos recebida da sua plataforma de ensino: <time/>.',
    lastAnswerOf: 'Última lista de cursos recebida de <system/>: <time/>.',

    aboutPassword: 'Ao alterá-la, você sai de todos os outros dispositivos.',
    currentPassword: 'Senha atual',
    changePassword: 'Alterar senha',
    passwordChanged: 'Senha alterada.',

    editing: 'Edição',
    aboutEditing: 'Fica na sua conta e vale em todos os navegadores.',
    autosave: 'Salvamento automático',
    aboutAutosave:
      'Apresentações e podcasts são salvos instantes depois da última edição. Sem ele, clique em Salvar alterações.',
    substituteVoice: 'Voz substituta',
    aboutSubstituteVoice:
      'Se o serviço de uma voz estiver indisponível, uma voz integrada do mesmo idioma fala até você gerar o áudio de novo.',

    appearance: 'Aparência',
    aboutAppearance: 'Fica neste navegador. Os slides mantêm as próprias cores.',

    aboutBudget: 'O que sua conta pode gerar por dia. Inclui o que as tarefas em andamento reservaram.',
    storage: 'Armazenamento',
    aboutStorage: 'Áudios, imagens e arquivos de curso que você criou ou enviou.',
    storageUsed: (used, limit) => `${used} de ${limit} em uso`,

    sessions: 'Sessões',
    aboutSessions: 'Sua sessão continua aberta por 30 dias depois da última visita, em cada dispositivo.',
    lostLaptop:
      'Perdeu um notebook ou entrou em um que não é seu? Isto encerra todas as sessões, inclusive a desta tela.',
    logOutEverywhere: 'Sair de todos os dispositivos',
    loggingOut: 'Saindo...',
    notLoggedOut: 'Não foi possível sair de todos os dispositivos. Tente novamente.',

    deleteAccount: 'Excluir conta',
    aboutDeletion: 'A exclusão não pode ser desfeita, nem mesmo pelo administrador deste Lectern.',
    whatIsDeleted:
      'Sua conta é excluída com a chave de API, as sessões e os cursos que você importou. As apresentações e os podcasts dos cursos da sua plataforma continuam disponíveis para seus colegas, sem o seu nome.',
    deleteQuestion: 'Excluir sua conta?',
    enterPassword: 'A exclusão não pode ser desfeita. Informe sua senha para continuar.',
    deleting: 'Excluindo...',
    notDeleted: 'Não foi possível excluir sua conta. Tente novamente.',
  },

  'courses/feed': {
    podcastFeed: 'Feed do podcast',
    feedOf: (course) => `Feed do podcast de ${course}`,
    about:
      'Ouça em qualquer aplicativo de podcast: o feed reúne todos os podcasts deste curso que estão concluídos e com todo o áudio. Ele não aparece em nenhum diretório. Quem tiver o endereço pode ouvir, sem login.',
    loading: 'Carregando o feed...',
    notLoaded: 'Não foi possível carregar o feed do podcast. Tente novamente.',
    create: 'Criar feed',
    notCreated: 'Não foi possível criar o feed do podcast. Tente novamente.',

    address: 'Endereço do feed',
    copy: 'Copiar',
    copied: 'Endereço copiado.',
    notCopied: 'Não foi possível copiar o endereço. Selecione e copie manualmente.',
    revokeAddress: 'Revogar endereço',
    revoke: 'Revogar',
    whatRevokingDoes:
      'Os aplicativos de podcast não encontrarão mais um feed neste endereço. Você pode criar um feed com outro endereço quando quiser.',
    notRevoked: 'Não foi possível revogar o endereço. Tente novamente.',

    noEpisodes: 'Nenhum podcast deste curso está concluído ainda.',
    inFeed: 'No feed',
    leftOut: 'Fora do feed',
    episodesNotLoaded: 'Não foi possível carregar os episódios. Tente novamente.',

    author: 'Autoria',
    authorHint: 'Se ficar em branco, os aplicativos de podcast mostram sua instituição.',
    description: 'Descrição',
    descriptionHint: 'Se ficar em branco, os aplicativos de podcast mostram o nome do curso.',
    save: 'Salvar',
    saved: 'Salvo.',
    notSaved: 'Não foi possível salvar. Tente novamente.',

    artwork: {
      heading: 'Capa',
      drawn: 'A capa desenhada pelo Lectern',
      own: 'Sua capa',
      aboutDrawn:
        'O Lectern desenha a capa. Você pode enviar uma imagem de pelo menos 1400 × 1400 pixels; o quadrado central é usado.',
      aboutOwn:
        'Os aplicativos de podcast mostram sua imagem no feed e em cada episódio na próxima atualização.',
      file: 'Arquivo da capa',
      upload: 'Enviar imagem',
      replace: 'Substituir',
      remove: 'Remover',
      uploading: 'Enviando...',
      progress: 'Enviando a capa',
      saved: 'Salvo.',
      savedCropped: 'Salvo. Aparece o centro da imagem, porque a capa é quadrada.',
      notSaved: 'Não foi possível salvar a capa. Tente novamente.',
      removed: 'Capa removida.',
      notRemoved: 'Não foi possível remover a capa. Tente novamente.',
    },

    unreadablePicture: 'Não foi possível ler esta imagem. Escolha um arquivo JPEG ou PNG.',
    smallPicture: (width, height, least) =>
      `Esta imagem tem ${width} por ${height} pixels. Os aplicativos de podcast pedem pelo menos ${least} de cada lado. Escolha uma maior.`,
  },

  'courses/import': {
    courseFiles: 'Arquivos de curso',
    import: 'Importar<file> arquivo de curso</file>',
    drop: 'Solte para importar como curso',
    whatToDrop: 'Arquivos Common Cartridge (.imscc) exportados de uma plataforma de ensino',
    isFolder: 'Isto é uma pasta. Solte o próprio arquivo do curso (.imscc).',

    waiting: 'Aguardando',
    sending: (percent) => `Enviando… ${numberOf(percent)}%`,
    reading: 'Lendo o curso…',
    sendingFile: (file) => `Enviando ${file}`,
    readingFile: (file) => `Lendo o curso em ${file}`,
    cancel: (file) => `Cancelar importação de ${file}`,
    imported: (course) => `“${course}” foi importado.`,
    notImported: '<file/> não foi importado. <reason/>',
    somethingWentWrong: 'Algo deu errado. Tente novamente.',

    importedFrom: (file) => `Importado de ${file}`,
    importedChip: 'Importado <from>de </from><file/>',
    license: (license) => `Licença: ${license}`,
    removeCourse: 'Remover curso',
    removeQuestion: 'Quer mesmo remover este curso?',
    removal: '“<course/>” sai da sua lista com suas apresentações e seus podcasts.',
    remove: 'Remover',
    removed: (course) => `“${course}” foi removido.`,
    undo: 'Desfazer',
    notRemoved: 'Não foi possível remover o curso. Tente novamente.',
    notRestored: 'Não foi possível restaurar o curso. Tente novamente.',
  },

  'courses/jobs': {
    jobs: 'Tarefas',
    allJobs: 'Todas as tarefas',
    hideJobs: 'Ocultar tarefas',
    noJobs: 'Nenhuma tarefa ainda.',
    running: (jobs) => plural(jobs, { one: '# em andamento', other: '# em andamento' }),
    jobsFinished: 'Tarefas concluídas',
    itemsFinished: (finished, all) =>
      plural(all, {
        one: `${numberOf(finished)} de # item concluído`,
        other: `${numberOf(finished)} de # itens concluídos`,
      }),
    clearFinished: 'Limpar concluídas',
    workContinues: 'Você pode fechar esta aba. O trabalho continua.',

    cancelAll: 'Cancelar todas',
    cancelAllTitle: 'Cancelar todas as tarefas',
    keepWorking: 'Continuar',
    cancelAllQuestion: (jobs) =>
      plural(jobs, {
        one: 'Uma tarefa não terminou. O que ela já criou continua salvo.',
        other: '# tarefas não terminaram. O que elas já criaram continua salvo.',
      }),
    notCancelled: 'Não foi possível cancelar esta tarefa. Tente novamente.',
    notAllCancelled: 'Não foi possível cancelar as tarefas. Tente novamente.',
    notRestarted: 'Não foi possível reiniciar esta tarefa. Tente novamente.',

    progress: (page) => `Progresso de ${page}`,
    cancel: (page) => `Cancelar ${page}`,
    open: 'Abrir',
    watch: 'Acompanhar',
    retry: 'Tentar de novo',

    waiting: 'Aguardando',
    reading: 'Lendo',
    writing: 'Escrevendo',
    translating: 'Traduzindo',
    inLanguage: (language, sentence) => `${language}. ${sentence}`,
    publishing: 'Publicando',
    finishing: 'Finalizando',

    slideshow: {
      watch: (page) => `Acompanhar a apresentação de ${page}`,
      open: (page) => `Abrir apresentação de ${page}`,
      retry: (page) => `Tentar de novo a apresentação de ${page}`,
      voicing: (slide, slides) => `Slide ${numberOf(slide)} de ${numberOf(slides)}`,
      waiting: 'Apresentação. Aguardando a vez',
      waitingFor: (reason) => `Apresentação. Aguardando. ${reason}`,
      running: (stage) => `Apresentação. ${stage}`,
      published: 'A apresentação está no curso.',
      ready: 'Apresentação pronta.',
      readyWithNote: (note) => `Apresentação pronta. ${note}`,
      readyWithSilentParts: (parts, reasons) => `Apresentação pronta, com ${parts}. ${reasons}`,
      failed: 'Apresentação. Não foi possível gerar',
      failedBecause: (reason) => `Apresentação. ${reason}`,
      cancelled: 'Apresentação. Cancelada',
    },
    podcast: {
      watch: (page) => `Acompanhar o podcast de ${page}`,
      open: (page) => `Abrir podcast de ${page}`,
      retry: (page) => `Tentar de novo o podcast de ${page}`,
      voicing: (line, lines) => `Fala ${numberOf(line)} de ${numberOf(lines)}`,
      waiting: 'Podcast. Aguardando a vez',
      waitingFor: (reason) => `Podcast. Aguardando. ${reason}`,
      running: (stage) => `Podcast. ${stage}`,
      published: 'O podcast está no curso.',
      ready: 'Podcast pronto.',
      readyWithNote: (note) => `Podcast pronto. ${note}`,
      readyWithSilentParts: (parts, reasons) => `Podcast pronto, com ${parts}. ${reasons}`,
      failed: 'Podcast. Não foi possível gerar',
      failedBecause: (reason) => `Podcast. ${reason}`,
      cancelled: 'Podcast. Cancelado',
    },
  },

  courses: {
    courses: 'Cursos',
    refresh: 'Atualizar',
    refreshing: 'Atualizando...',
    refreshingCourses: (read, all) => `Atualizando...<count> ${numberOf(read)} de ${numberOf(all)}</count>`,
    cancel: 'Cancelar',
    cancelRefreshing: 'Cancelar a atualização',
    updating: 'Atualizando…',
    loading: 'Carregando cursos...',
    retry: 'Tentar de novo',

    courseCount: (count) => plural(count, { one: '# curso', other: '# cursos' }),
    coursesFound: (found, all) =>
      plural(all, {
        one: `${numberOf(found)} de # curso encontrado`,
        other: `${numberOf(found)} de # cursos encontrados`,
      }),
    coursesFrom: (count, host) => plural(count, { one: `# curso de ${host}`, other: `# cursos de ${host}` }),
    coursesFromAndImported: (count, host, imported) => {
      const others = plural(imported, { one: '# importado', other: '# importados' })
      return plural(count, {
        one: `# curso de ${host}, ${others}`,
        other: `# cursos de ${host}, ${others}`,
      })
    },

    searchCourses: 'Pesquisar cursos',
    tickRange: 'Marcar as páginas entre esta e a última marcada',

    pageCount: (pages) =>
      plural(pages, { one: 'Total: # página de conteúdo', other: 'Total: # páginas de conteúdo' }),
    noModules: 'Nenhum módulo encontrado',
    noModulesYet: 'Este curso ainda não tem módulos.',
    selectAll: 'Selecionar tudo',
    selectAllPages: (course) => `Selecionar todas as páginas de ${course}`,
    completed: 'Concluído',
    inProgress: 'Em andamento',
    notStarted: 'Não iniciado',
    pronunciation: 'Pronúncia',
    learnersSeeComplete: 'Os estudantes veem todas as apresentações e podcasts concluídos deste curso.',
    generateContent: 'Gerar conteúdo',
    pagesNotLoaded: 'Não foi possível carregar as páginas deste curso. Tente novamente.',

    selection: 'Seleção',
    clearSelection: 'Limpar seleção',
    pagesSelected: (pages) => plural(pages, { one: '# página selecionada', other: '# páginas selecionadas' }),
    pagesOfCoursesSelected: (pages, count) => {
      const ofCourses = plural(count, { one: ' de # curso', other: ' de # cursos' })
      return plural(pages, {
        one: `# página selecionada<courses>${ofCourses}</courses>`,
        other: `# páginas selecionadas<courses>${ofCourses}</courses>`,
      })
    },

    notLoaded: 'Não foi possível carregar seus cursos',
    somethingWentWrong: 'Algo deu errado. Tente novamente.',
    systemAt: (system, host) => `${system} em ${host}`,
    knownAt: (time) => `Você está vendo os dados das ${time}.`,
    knownOn: (day, time) => `Você está vendo os dados de ${day}, ${time}.`,
    accountSettings: 'Configurações da conta',
    noCourses: 'Nenhum curso encontrado',
    adjustSearch: 'Tente mudar os termos da pesquisa ou verifique sua conexão.',
    clearSearch: 'Limpar pesquisa',
    lookAgain: 'Procurar de novo',
    whatToCheck: (system) => `O que conferir no ${system}`,
    changeAddress:
      'Altere o endereço ou a chave nas <settings>configurações da conta</settings>, ou traga um arquivo de curso com <button>Importar arquivo de curso</button>.',
    tryDemo:
      'Para conhecer antes, veja a demonstração: <logOut>saia</logOut> e clique em <button>Ver a demonstração</button>.',
  },

  'courses/pages': {
    contentPage: 'Página de conteúdo',
    selectPage: (page) => `Selecionar ${page}`,
    selectModule: (module) => `Selecionar todas as páginas de ${module}`,
    pageCount: pagesOf,
    partCount: (parts, name) => `${numberOf(parts)} ${name}`,

    delete: 'Excluir',
    undo: 'Desfazer',
    openFeed: 'Abrir o feed do podcast',

    slideshow: {
      edit: (page) => `Editar apresentação de ${page}`,
      delete: (page) => `Excluir apresentação de ${page}`,
      generating: 'Gerando apresentação...',
      generatingOf: (page) => `Gerando apresentação... ${page}`,
      deleteTitle: 'Excluir apresentação',
      deleteQuestion: 'Quer mesmo excluir esta apresentação?',
      deleted: 'Apresentação excluída.',
      notDeleted: 'Não foi possível excluir a apresentação. Tente novamente.',
      notRestored: 'Não foi possível restaurar a apresentação. Tente novamente.',
      complete: 'A apresentação de <page/> está concluída.',
      next: 'Próxima página sem apresentação: <page/>.',
      allComplete: 'Todas as páginas de <course/> têm apresentação.',
      generateNext: 'Gerar a apresentação dela',
    },
    podcast: {
      edit: (page) => `Editar podcast de ${page}`,
      delete: (page) => `Excluir podcast de ${page}`,
      generating: 'Gerando podcast...',
      generatingOf: (page) => `Gerando podcast... ${page}`,
      deleteTitle: 'Excluir podcast',
      deleteQuestion: 'Quer mesmo excluir este podcast?',
      deleted: 'Podcast excluído.',
      notDeleted: 'Não foi possível excluir o podcast. Tente novamente.',
      notRestored: 'Não foi possível restaurar o podcast. Tente novamente.',
      complete: 'O podcast de <page/> está concluído.',
      next: 'Próxima página sem podcast: <page/>.',
      allComplete: 'Todas as páginas de <course/> têm podcast.',
      generateNext: 'Gerar o podcast dela',
    },
  },

  'courses/status': {
    slideshow: (completed, inProgress, notStarted) =>
      `Apresentação: ${plural(completed, { one: '# concluída', other: '# concluídas' })}, ${numberOf(inProgress)} em andamento, ${plural(notStarted, { one: '# não iniciada', other: '# não iniciadas' })}`,
    podcast: (completed, inProgress, notStarted) =>
      `Podcast: ${plural(completed, { one: '# concluído', other: '# concluídos' })}, ${numberOf(inProgress)} em andamento, ${plural(notStarted, { one: '# não iniciado', other: '# não iniciados' })}`,
    completed: (completed, all) =>
      `${numberOf(completed)} de ${plural(all, { one: '#<done> concluída</done>', other: '#<done> concluídas</done>' })}`,

    reason: (reason) => `: ${reason}`,
    hidden: { label: 'Oculta', reason: 'Os estudantes não veem esta página.' },
    restricted: { label: 'Restrita', reason: 'Os estudantes só veem esta página sob certas condições.' },
    pageChanged: {
      label: 'Página alterada',
      reason: (formats) => `A página foi editada desde que isto foi criado a partir dela: ${formats}`,
    },
    unlisted: {
      label: 'Não listada',
      reason: 'Os estudantes podem abrir esta página, mas ela não aparece na página do curso.',
    },
  },

  'courses/top bar': {
    openMenu: 'Abrir menu',
    linkToCourses: 'Lectern, cursos',
    jobs: 'Tarefas',
    running: (jobs) => plural(jobs, { one: '# em andamento', other: '# em andamento' }),
    searchCourses: 'Pesquisar cursos',
    searchPlaceholder: 'Pesquisar cursos...',
    accountSettings: 'Configurações da conta',
    modelsAndVoices: 'Modelos e vozes',
    appearance: 'Aparência',
    logOut: 'Sair',
  },

  generate: {
    title: 'Gerar conteúdo',
    selectFormat: 'Escolha o formato',
    slideshow: 'Apresentação',
    slideshowDescription: 'Slides com narração',
    slideshowTooltip: 'Apresentação em vídeo: imagem e áudio juntos.',
    podcast: 'Podcast',
    podcastDescription: 'Uma conversa entre ALEX e JAMIE',
    podcastTooltip: 'Podcast: só áudio, com dois hosts.',
    cancel: 'Cancelar',
    generate: 'Gerar',
    generating: 'Gerando...',
    notStarted: 'Não foi possível gerar o conteúdo. Veja os detalhes no console.',

    selectVoices: 'Escolha as vozes',
    selectFormatFirst: 'Escolha um formato para ver as vozes.',
    narrator: 'Narrador',
    hostAlex: 'Host ALEX',
    hostJamie: 'Host JAMIE',
    pagesAreIn: (pages, languages) =>
      plural(pages, {
        one: `Esta página está em ${listOf(languages)}.`,
        other: `Estas páginas estão em ${listOf(languages)}.`,
      }),

    selectedPages: 'Páginas selecionadas',
    listOfPages: 'Páginas selecionadas',
    pageCount: pagesOf,
    selectPages: 'Feche esta janela e selecione páginas no conteúdo do curso.',
    removePage: (title) => `Remover ${title}`,

    moreOptions: 'Mais opções',
    moreOptionsSummary: 'Duração, público, tom, idioma',
    minutes: 'Duração em minutos',
    minutesPlaceholder: 'O que a página pedir',
    minutesHint: 'De áudio, para cada página.',
    language: 'Idioma',
    languageOfPage: 'O da página',
    audience: 'Público',
    audiencePlaceholder: 'Estudantes do primeiro ano',
    tone: 'Tom',
    tones: {
      friendly: 'Amigável',
      formal: 'Formal',
      enthusiastic: 'Entusiasmado',
      calm: 'Calmo',
      humorous: 'Bem-humorado',
      encouraging: 'Motivador',
    },
    instructions: 'Instruções adicionais',

    noPage: 'Selecione pelo menos uma página',
    noFormat: 'Escolha pelo menos um formato (apresentação ou podcast) para gerar',
    noNarrator: 'Escolha uma voz para narrar a apresentação',
    noHosts: 'Escolha vozes para os dois hosts do podcast',
    wrongOptions: 'Corrija o que está marcado em Mais opções',

    estimate: (pages, audio) => `Estimativa: ${pagesOf(pages)}, ${audio}`,
    estimateWithPrice: (pages, audio, price) => `Estimativa: ${pagesOf(pages)}, ${audio}, ${price}`,
    estimateWithCharges: (pages, audio, services) =>
      `Estimativa: ${pagesOf(pages)}, ${audio}. ${plural(services.length, { one: 'Serviço pago', other: 'Serviços pagos' })}: ${listOf(services)}`,
    estimateWithPriceAndCharges: (pages, audio, price, services) =>
      `Estimativa: ${pagesOf(pages)}, ${audio}, ${price}, mais o que ${plural(services.length, { one: 'cobrar', other: 'cobrarem' })} ${listOf(services)}`,
    noAudio: 'sem áudio',
    underOneMinute: 'menos de 1 minuto de áudio',
    minutesOfAudio: (minutes) => plural(minutes, { one: '# minuto de áudio', other: '# minutos de áudio' }),
    underOneCent: `menos de ${dollars(0.01)}`,
    about: (price) => `cerca de ${dollars(price)}`,

    complete: 'Geração concluída:',
    outcome: (formats, successful, failed) =>
      `${formats}: ${numberOf(successful)} com sucesso, ${numberOf(failed)} com falha`,
    cancelled: (pages) => plural(pages, { one: '# cancelada', other: '# canceladas' }),
    batchFailed: 'Não foi possível gerar',
    silentParts: (parts, reasons) => `Pronto, com ${parts}. ${reasons}`,
    whatFailed: 'O que falhou',
    whatToLookAt: 'O que conferir',
    remark: {
      slideshow: '<page/> (apresentação): <reason/>',
      podcast: '<page/> (podcast): <reason/>',
    },
    tryAgain: 'Tentar de novo',
    dismiss: 'Dispensar',
  },

  guide: {
    help: 'Ajuda',
    helpWithNews: 'Ajuda, há novidades',
    takeTour: 'Fazer o tour',
    continueTour: 'Continuar o tour',
    whatsNew: 'Novidades',
    whatsNewUnseen: 'Novidades<unseen>, ainda não vistas</unseen>',

    tour: 'Tour',
    tourOffer:
      '<question>Primeira vez aqui?</question> Um tour de dois minutos mostra o caminho de uma página até a apresentação pronta.',
    noThanks: 'Agora não',

    latest: 'Mais recente',
    version: (version) => `Versão ${version}`,
  },

  'guide/tour': {
    leave: 'Sair do tour',
    previous: 'Anterior',
    next: 'Próximo',
    done: 'Pronto',
    step: (step, steps) => `Passo ${numberOf(step)} de ${numberOf(steps)}`,

    steps: {
      courses: {
        title: 'Seus cursos',
        text: 'O Lectern lista os cursos que você pode editar. Abra um para ver as páginas. Enquanto você não publicar nada no curso, nada muda na sua plataforma de ensino.',
      },
      pages: {
        title: 'De uma página a uma apresentação ou um podcast',
        text: 'Abra um curso, marque as páginas que quiser e clique em Gerar conteúdo. Escolha apresentação, podcast ou os dois, e quem fala. Você pode continuar trabalhando enquanto tudo é gerado.',
      },
      status: {
        title: 'O andamento de cada curso',
        text: 'Verde é concluído, amarelo é em andamento e cinza é não iniciado. Em um curso aberto, o lápis ao lado da página abre o editor.',
      },
      editor: {
        title: 'Editar, ouvir, concluir',
        text: 'No editor, você muda as palavras, a ordem e a aparência, ouve o resultado e marca como concluído. Desfazer volta até o início, e as versões anteriores ficam no histórico.',
      },
      import: {
        title: 'Sem plataforma de ensino',
        text: 'Aqui você importa um arquivo de curso (.imscc ou .zip). Ele vira um curso como qualquer outro.',
      },
      help: {
        title: 'A ajuda está aqui',
        text: 'Este menu tem o tour, todos os atalhos de teclado e as novidades do Lectern.',
      },
    },
  },
}

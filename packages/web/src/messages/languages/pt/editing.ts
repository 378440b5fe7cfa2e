import { listOf } from '../../lists.ts'
import type { EditingMessages } from '../language-messages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

type DifferenceCount = Parameters<
  EditingMessages['editing/history-panel']['restoringChanges']['slideshow']
>[0]

const slidesOf = (count: number): string => plural(count, { one: '# slide', other: '# slides' })
const segmentsOf = (count: number): string => plural(count, { one: '# bloco', other: '# blocos' })

/** 'Restaurar altera 2 slides, traz de volta 1 slide e remove 3 slides.' */
function restoring(
  { frame, changed, added, removed }: DifferenceCount,
  frameName: string,
  parts: (count: number) => string,
): string {
  const effects = [
    frame && `altera ${frameName}`,
    changed > 0 && `altera ${parts(changed)}`,
    added > 0 && `traz de volta ${parts(added)}`,
    removed > 0 && `remove ${parts(removed)}`,
  ]
  return `Restaurar ${listOf(effects.filter((effect) => effect !== false))}.`
}

// Separate, because `plural` replaces the first '#', and a name may contain one.
const others = (count: number): string => plural(count, { one: 'mais # pessoa', other: 'mais # pessoas' })

export const editing: EditingMessages = {
  'editing/asking': {
    askPage: 'Perguntar à página',
  },

  'editing/asking-panel': {
    title: 'Perguntar à página',
    question: 'Sua pergunta',
    questionHint: 'A resposta diz apenas o que a página diz. Cada frase mostra suas fontes.',
    questionMissing: 'Digite uma pergunta.',
    ask: 'Perguntar',
    asking: 'Procurando uma resposta...',
    cancel: 'Cancelar',

    answer: 'Resposta',
    notFound: 'A página não responde a esta pergunta.',
    source: (number) => `Fonte ${number}`,
    sources: 'Fontes',
    answeredBy: (writer) => `Respondido por: ${writer}`,

    refusedInWords: (words) => `O modelo de linguagem se recusou a responder. Ele diz: “${words}”`,
    refused: 'O modelo de linguagem se recusou a responder. Faça outra pergunta ou use outras palavras.',
    notAnswered: 'Sua pergunta não foi respondida. Tente novamente.',
  },

  'editing/commands': {
    undo: 'Desfazer',
    redo: 'Refazer',
    saveChanges: 'Salvar alterações',
    complete: 'Concluir',
    saveAndComplete: {
      slideshow: 'Salvar e marcar esta apresentação como concluída',
      podcast: 'Salvar e marcar este podcast como concluído',
    },
    commands: 'Comandos',
    keyboardShortcuts: 'Atalhos de teclado',

    labelWithKeys: (label, keys) => `${label} (${keys})`,
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Shift',
      Alt: 'Alt',
      Enter: 'Enter',
      Space: 'Espaço',
      Delete: 'Delete',
      Tab: 'Tab',
      Esc: 'Esc',
    },

    searchCommands: 'Pesquisar comandos',
    whatToDo: 'O que você quer fazer?',
    noCommandFound: 'Nenhum comando tem essas palavras.',
    commandsFound: (count) => plural(count, { one: '# comando', other: '# comandos' }),
  },

  'editing/leave-guard': {
    question: 'Sair sem salvar?',
    leave: 'Sair',
    stay: 'Ficar',
    changesAreKept:
      'Suas alterações não foram salvas. Este navegador as guarda e as oferece quando você voltar.',
    changesAreLost:
      'Suas alterações não foram salvas, e este navegador não consegue guardá-las. Elas se perdem se você sair.',
  },

  'editing/document': {
    retry: 'Tentar de novo',

    notSaved: 'Não foi possível salvar as alterações. Tente novamente.',
    alsoRetried: (draftLocation) => `O Lectern também continua tentando. ${draftLocation}`,
    refused: 'O Lectern não conseguiu salvar.',

    waitingTo: { save: 'Aguardando para salvar', complete: 'Aguardando para concluir' },
    saving: 'Salvando...',
    allSaved: 'Tudo salvo',
    stopped: 'Não salvo',
    unsaved: 'Alterações não salvas',

    cancel: 'Cancelar',
    offline: 'Sem conexão.',
    databaseUnavailable: 'O Lectern não consegue acessar o banco de dados no momento.',
    noAnswer: 'O Lectern não responde.',
    cannotSave: 'O Lectern não consegue salvar no momento.',
    whenPossible: {
      save: 'Suas alterações estão guardadas neste navegador e serão salvas assim que possível.',
      saveNotKept: (draftLocation) => `${draftLocation} Elas serão salvas assim que possível.`,
      complete: 'Suas alterações estão salvas e serão marcadas como concluídas assim que possível.',
    },
    whenOnline: {
      save: 'Suas alterações estão guardadas neste navegador e serão salvas quando a conexão voltar.',
      saveNotKept: (draftLocation) => `${draftLocation} Elas serão salvas quando a conexão voltar.`,
      complete: 'Suas alterações estão salvas e serão marcadas como concluídas quando a conexão voltar.',
    },
    thenComplete: 'Depois serão marcadas como concluídas.',
    kept: 'Suas alterações estão guardadas neste navegador.',
    notKept:
      'Este navegador não consegue guardar suas alterações. Deixe esta página aberta até que elas sejam salvas.',
    reasonAndNext: (reason, next) => `${reason} ${next}`,
    completedLate: 'Foi preciso esperar para concluir, por isso você continua no editor.',
    editedSinceComplete:
      'Não foi marcado como concluído porque você fez alterações nesse meio-tempo. Pressione “Concluir” quando estiver pronto.',

    unsavedEditsFrom: (time) => `Você tem edições não salvas (${time}).`,
    restore: 'Restaurar',

    generationFailed: 'Não foi possível gerar',
    generationFailedBecause: (reason) => `Não foi possível gerar: ${reason}`,
    generatedNotLoaded: {
      slideshow: 'Não foi possível carregar a nova apresentação. Tente novamente.',
      podcast: 'Não foi possível carregar o novo podcast. Tente novamente.',
    },
    generated: {
      slideshow: 'Apresentação gerada!',
      podcast: 'Podcast gerado!',
    },
    generatedWithoutEdits: 'Um novo conteúdo foi gerado. Suas edições não fazem parte dele.',
    openGenerated: 'Abrir novo conteúdo',
  },

  'editing/history-panel': {
    history: 'Histórico',
    explanation:
      'Tudo o que foi salvo e gerado nos últimos 30 dias. Restaurar é uma edição como as outras: você pode desfazer, e ela é guardada no próximo salvamento.',
    loading: 'Carregando histórico...',
    notLoaded: 'Não foi possível carregar o histórico. Tente novamente.',
    loadingVersion: 'Carregando versão...',
    versionNotLoaded: 'Não foi possível carregar esta versão. Tente novamente.',
    current: 'Atual',
    parts: { slideshow: slidesOf, podcast: segmentsOf },

    origin: {
      generated: 'Versão gerada',
      saved: 'Versão salva',
      deleted: 'Antes da exclusão',
      restored: 'Versão restaurada',
    },
    originAndAuthor: {
      generated: (author) => `Versão gerada por ${author}`,
      saved: (author) => `Versão salva por ${author}`,
      deleted: (author) => `Antes da exclusão por ${author}`,
      restored: (author) => `Versão restaurada por ${author}`,
    },

    sameAsOpen: 'Igual à que está aberta.',
    restoringChanges: {
      slideshow: (difference) => restoring(difference, 'título e tema', slidesOf),
      podcast: (difference) => restoring(difference, 'título e informações', segmentsOf),
    },
    restore: 'Restaurar esta versão',
    versionIsBack: (time) => `A versão voltou (${time}). Ela é guardada no próximo salvamento.`,
    openIsBack: 'O que estava aberto antes voltou. Desfazer traz de volta as edições que você fez depois.',

    partUnchanged: 'Sem alteração',
    partChanged: 'Alterado',
    partAdded: 'Volta',
    partRemoved: 'Removido',
    sameWords: 'As palavras são as mesmas. Muda a aparência ou o movimento.',
  },

  'editing/history': {
    history: 'Histórico',
    today: (time) => `Hoje, ${time}`,
    yesterday: (time) => `Ontem, ${time}`,
    dayAndTime: (day, time) => `${day}, ${time}`,
  },

  'editing/jobs': {
    opensHere: (generating) => `${generating} Abre aqui assim que estiver tudo pronto.`,
    cancel: 'Cancelar',
    notCancelled: 'Não foi possível cancelar. Tente novamente.',
    watch: 'Acompanhar',
    reading: 'A página está sendo lida.',
    waiting: 'O trabalho continua em instantes.',
    cancelled: {
      slideshow: 'A apresentação foi cancelada antes de ficar pronta.',
      podcast: 'O podcast foi cancelado antes de ficar pronto.',
    },
    slideshow: {
      planning: 'A apresentação está sendo planejada.',
      beingWritten: (slide, all) =>
        `O slide ${numberOf(slide)} de cerca de ${numberOf(all)} está sendo escrito`,
      finished: (finished, all) => `Slides prontos: ${numberOf(finished)} de cerca de ${numberOf(all)}.`,
      voiced: (voiced, all) => `Slides com áudio: ${numberOf(voiced)} de ${numberOf(all)}.`,
      playable:
        'Você já pode reproduzir os slides prontos. A apresentação abre para edição quando estiver completa.',
      first: 'O primeiro slide aparece aqui assim que for escrito.',
    },
    podcast: {
      planning: 'O podcast está sendo planejado.',
      beingWritten: (segment, all) =>
        `O bloco ${numberOf(segment)} de cerca de ${numberOf(all)} está sendo escrito`,
      finished: (finished, all) => `Blocos prontos: ${numberOf(finished)} de cerca de ${numberOf(all)}.`,
      voiced: (voiced, all) => `Falas com áudio: ${numberOf(voiced)} de ${numberOf(all)}.`,
      playable: 'Você já pode ouvir os blocos prontos. O podcast abre para edição quando estiver completo.',
      first: 'O primeiro bloco aparece aqui assim que for escrito.',
    },
  },

  'editing/merge': {
    conflictText: (sentence, time) => `${sentence} (${time})`,

    decide: 'Decidir',
    undecided: (conflictText) =>
      `${conflictText} Suas alterações estão guardadas neste navegador e só serão salvas quando você decidir.`,
    undecidedAndNotKept: (conflictText, draftLocation) =>
      `${conflictText} Decida para que suas alterações sejam salvas. ${draftLocation}`,
    notSaved: (reason, draftLocation) => `Não salvo. ${reason} ${draftLocation}`,

    changedMeanwhile: 'Houve alterações nesse meio-tempo',
    nothingLost: (conflictText) => `${conflictText} Nada se perde: você pode recuperar a outra versão.`,
    openBoth: 'Abrir as duas',
    decideLater: 'Decidir depois',
    notLoaded: {
      slideshow: 'Não foi possível carregar a apresentação.',
      podcast: 'Não foi possível carregar o podcast.',
    },

    ofTwoPeople: {
      keepTheirs: 'Ficar com a outra',
      keepTheirsMeaning: 'A outra versão é aberta aqui. Desfazer traz a sua de volta.',
      keepMine: 'Ficar com a minha',
      keepMineMeaning: 'Sua versão é salva. A outra fica no histórico.',
      openBothMeaning: {
        slideshow: 'Compare lado a lado e escolha de qual das duas vem cada slide.',
        podcast: 'Compare lado a lado e escolha de qual das duas vem cada bloco.',
      },
      theirsIsOpen: 'A outra versão está aberta. Desfazer traz a sua de volta.',
    },
    ofTwoWindows: {
      keepTheirs: 'Ficar com a outra',
      keepTheirsMeaning: 'A versão da outra janela é aberta aqui. Desfazer traz esta de volta.',
      keepMine: 'Ficar com esta',
      keepMineMeaning: 'A versão desta janela é salva. A outra fica no histórico.',
      openBothMeaning: {
        slideshow: 'Compare lado a lado e escolha de qual das duas vem cada slide.',
        podcast: 'Compare lado a lado e escolha de qual das duas vem cada bloco.',
      },
      theirsIsOpen: 'A versão da outra janela está aberta. Desfazer traz esta de volta.',
    },
  },

  'editing/both-versions': {
    cancel: 'Cancelar',
    save: 'Salvar',
    asProposed: 'Como sugerido',
    takeAtLeastOne: {
      slideshow: 'Escolha pelo menos um slide.',
      podcast: 'Escolha pelo menos um bloco.',
    },
    bothStay: (conflictText) => `${conflictText} Você pode recuperar as duas versões.`,

    order: 'Ordem',
    changedInBoth: 'Alterado nas duas',
    different: 'Diferente',
    without: { slideshow: 'Sem este slide', podcast: 'Sem este bloco' },
    sameInBoth: {
      slideshow: (count) =>
        plural(count, { one: '# slide é igual nas duas:', other: '# slides são iguais nas duas:' }),
      podcast: (count) =>
        plural(count, { one: '# bloco é igual nas duas:', other: '# blocos são iguais nas duas:' }),
    },

    ofTwoPeople: {
      title: 'Sua versão e a outra',
      bothStayTaken: (conflictText) =>
        `${conflictText} O que só uma das duas alterou já foi incluído. Você pode recuperar as duas versões.`,
      willBeSaved: {
        slideshow: (count) =>
          plural(count, {
            one: '# slide será salvo. Desfazer traz sua versão de volta.',
            other: '# slides serão salvos. Desfazer traz sua versão de volta.',
          }),
        podcast: (count) =>
          plural(count, {
            one: '# bloco será salvo. Desfazer traz sua versão de volta.',
            other: '# blocos serão salvos. Desfazer traz sua versão de volta.',
          }),
      },
      mine: {
        label: 'A minha',
        all: 'Tudo da minha',
        changed: 'Alterado na minha',
        added: 'Novo na minha',
        deleted: 'Excluído na minha',
        deletedButChanged: 'Excluído na minha, alterado na outra',
        only: 'Só na minha',
        order: {
          slideshow: 'Os slides na ordem da minha',
          podcast: 'Os blocos na ordem da minha',
        },
        sameWords: 'As palavras são as mesmas. A aparência ou o movimento é o da minha.',
      },
      theirs: {
        label: 'A outra',
        all: 'Tudo da outra',
        changed: 'Alterado na outra',
        added: 'Novo na outra',
        deleted: 'Excluído na outra',
        deletedButChanged: 'Alterado na minha, excluído na outra',
        only: 'Só na outra',
        order: {
          slideshow: 'Os slides na ordem da outra',
          podcast: 'Os blocos na ordem da outra',
        },
        sameWords: 'As palavras são as mesmas. A aparência ou o movimento é o da outra.',
      },
    },
    ofTwoWindows: {
      title: 'Suas duas versões',
      bothStayTaken: (conflictText) =>
        `${conflictText} O que só uma das janelas alterou já foi incluído. Você pode recuperar as duas versões.`,
      willBeSaved: {
        slideshow: (count) =>
          plural(count, {
            one: '# slide será salvo. Desfazer traz esta versão de volta.',
            other: '# slides serão salvos. Desfazer traz esta versão de volta.',
          }),
        podcast: (count) =>
          plural(count, {
            one: '# bloco será salvo. Desfazer traz esta versão de volta.',
            other: '# blocos serão salvos. Desfazer traz esta versão de volta.',
          }),
      },
      mine: {
        label: 'Esta janela',
        all: 'Tudo desta janela',
        changed: 'Alterado nesta janela',
        added: 'Novo nesta janela',
        deleted: 'Excluído nesta janela',
        deletedButChanged: 'Excluído nesta janela, alterado na outra',
        only: 'Só nesta janela',
        order: {
          slideshow: 'Os slides na ordem desta janela',
          podcast: 'Os blocos na ordem desta janela',
        },
        sameWords: 'As palavras são as mesmas. A aparência ou o movimento é o desta janela.',
      },
      theirs: {
        label: 'A outra janela',
        all: 'Tudo da outra janela',
        changed: 'Alterado na outra janela',
        added: 'Novo na outra janela',
        deleted: 'Excluído na outra janela',
        deletedButChanged: 'Alterado nesta janela, excluído na outra',
        only: 'Só na outra janela',
        order: {
          slideshow: 'Os slides na ordem da outra janela',
          podcast: 'Os blocos na ordem da outra janela',
        },
        sameWords: 'As palavras são as mesmas. A aparência ou o movimento é o da outra janela.',
      },
    },
  },

  'editing/page-changes': {
    title: 'A página mudou',
    bar: {
      slideshow: 'A página mudou desde que esta apresentação foi criada a partir dela.',
      podcast: 'A página mudou desde que este podcast foi criado a partir dela.',
    },
    show: 'Mostrar mudanças',
    reading: 'Lendo a página…',
    cancel: 'Cancelar',
    cancelled: 'A página não foi lida.',
    notRead: 'Não foi possível ler a página. Tente novamente.',
    gone: 'A página não está mais no curso ou você não pode mais vê-la. Seu conteúdo fica como está.',
    inStep: 'A página ainda diz aquilo a partir do qual isto foi criado. Não há nada a fazer.',
    edited: (title, time) => `“${title}” foi editada em ${time}.`,
    passagesChanged: (count) => plural(count, { one: '# trecho mudou.', other: '# trechos mudaram.' }),
    passagesAdded: (count) => plural(count, { one: '# trecho é novo.', other: '# trechos são novos.' }),
    passagesRemoved: (count) =>
      plural(count, { one: '# trecho foi removido.', other: '# trechos foram removidos.' }),
    nothingByItself: 'Nada muda sozinho. Você decide sobre cada proposta e pode desfazer tudo em um passo.',
    passages: 'Trechos da página',
    changed: 'Alterado',
    added: 'Novo',
    removed: 'Removido',
    noPart: 'Nada se baseia nele.',
    slide: (number) => `Slide ${numberOf(number)}`,
    line: (line, segment) => `Fala ${numberOf(line)} do bloco ${numberOf(segment)}`,
    noProposal: (part) => `${part}: Não há proposta.`,
    update: (count) => plural(count, { one: 'Atualizar # parte', other: 'Atualizar # partes' }),
    propose: { slideshow: 'Propor um slide', podcast: 'Propor uma fala' },
    writing: (done, total) => `Escrevendo propostas: ${numberOf(done)} de ${numberOf(total)}`,
    notProposed: (part) => `${part}: o redator automático não conseguiu fazer uma proposta. Tente novamente.`,
    proposals: 'Propostas',
    newPart: { slideshow: 'Novo slide', podcast: 'Nova fala' },
    removal: {
      slideshow: 'Todos os trechos deste slide foram removidos. A proposta o remove.',
      podcast: 'Todos os trechos desta fala foram removidos. A proposta a remove.',
    },
    now: 'Agora',
    proposed: 'Proposta',
    keep: 'Deixar como está',
    take: 'Aceitar a proposta',
    keepAll: 'Deixar tudo',
    takeAll: 'Aceitar tudo',
    apply: 'Aplicar minhas escolhas',
    applied: 'Suas escolhas foram aplicadas.',
    settle: 'Continua certo, resolver tudo',
    settled: 'As mudanças da página estão resolvidas.',
    editedMeanwhile: (part) =>
      `${part}: houve uma edição nesse meio-tempo, e nada foi substituído. Atualize de novo.`,
  },
  'editing/panels': {
    figures: 'Números',
    madeWith: 'Feito com',

    regenerateAllAudio: 'Gerar todo o áudio de novo',
    regenerate: 'Gerar de novo',

    pageNotKept:
      'A página de origem não foi guardada com este conteúdo. Gere de novo para ver em que cada parte se baseia.',
    notFromPage: (sentences) =>
      plural(sentences, {
        one: 'Uma frase não vem da página',
        other: '# frases não vêm da página',
      }),
    notAsPage: (sentences: number) =>
      plural(sentences, {
        one: 'Uma frase não está de acordo com a página',
        other: '# frases não estão de acordo com a página',
      }),
    groundingReasons: {
      number: (words: string) => `A página não contém o número ${words}.`,
      date: (words: string) => `A página não contém a data ${words}.`,
      name: (words: string) => `A página não cita ${words} aqui.`,
      unit: (words: string) => `A página indica uma unidade diferente de ${words}.`,
      term: (words: string) => `A página não usa o termo ${words} aqui.`,
      negation: () => 'A página e esta frase diferem em um “não”.',
      direction: (words: string) => `A página diz o contrário: ${words}.`,
      quote: () => 'Esta citação não está na página.',
      unsupported: () => 'A página não diz isso.',
      answer: () => 'A página também dá esta opção como resposta.',
      doubted: () => 'Um segundo modelo considera que a página não apoia isto.',
    },
    pageSays: (words: string) => `A página diz: ${words}.`,
    noPassage: 'Não se baseia em um trecho específico da página.',

    // Marks of speech in a script.
    addMark: 'Adicionar uma marca de fala',
    addMarks: { pause: 'Adicionar pausa', slow: 'Mais devagar', strong: 'Enfatizar' },
    marks: 'Marcas de fala do roteiro',
    lengthOfPause: (number) => `Marca ${number}: duração da pausa`,
    pauseOf: (seconds) => `Pausa de ${seconds} s`,
    markOf: {
      slow: (words) => `Mais devagar: ${words}`,
      strong: (words) => `Ênfase: ${words}`,
    },
    removeMark: (number, mark) => `Remover a marca ${number}: ${mark}`,
    notFollowed: (voice, marks) =>
      `${voice} não consegue fazer isto: ${marks}. As palavras são faladas como de costume.`,
  },

  'editing/spoken-takes': {
    takes: 'Takes',
    text: 'Texto',
    about: 'O mesmo texto na mesma voz, dito de novo.',
    unlikeRegenerating:
      '“Gerar áudio de novo” substitui o áudio, também com outra voz. “Dizer de novo” mantém cada take para você escolher.',
    differByPace: 'Uma voz integrada diz cada take em outro ritmo.',
    alwaysTheSame: 'Esta voz sempre diz um texto da mesma maneira.',
    noTakes: 'Ainda não há takes deste texto. Gere primeiro o áudio.',
    noFurtherTake: 'Esta voz não tem mais takes deste texto.',
    loading: 'Carregando takes...',
    saving: 'Salvando suas alterações...',
    notSaved: 'Os takes são do texto salvo, e não foi possível salvar suas alterações. Tente novamente.',
    notLoaded: 'Não foi possível carregar os takes. Tente novamente.',
    take: (number) => `Take ${number}`,
    play: (number) => `Reproduzir take ${number}`,
    pause: (number) => `Pausar take ${number}`,
    use: 'Usar',
    chooseTake: (number) => `Usar take ${number}`,
    inUse: 'Em uso',
    nowInUse: (number) => `O take ${number} está em uso.`,
    notUsed: 'Não foi possível usar este take. Tente novamente.',
    makeAnother: 'Fazer outro take',
    making: (number) => `Fazendo o take ${number}...`,
    cancel: 'Cancelar',
    cancelled: 'Cancelado. O áudio continua como estava.',
    sameAsBefore: (number) =>
      `A voz falou exatamente como no take ${number}, então não há take novo. O take ${number} está em uso.`,
    tryAgain: 'Tentar novamente',
    aboutTryingAgain:
      'Você pode tentar novamente: talvez a voz fale de outra forma. Se o provedor cobra, ele cobra cada tentativa.',
    notMade: 'Não foi possível fazer o take. Tente novamente.',
    changedMeanwhile: 'O texto ou os takes mudaram nesse meio-tempo. Veja a lista de novo.',
  },

  'editing/translation': {
    alsoIn: 'Também em …',
    translationInto: (language) => `Tradução: ${language}`,
    others: {
      slideshow: 'Esta apresentação em outros idiomas',
      podcast: 'Este podcast em outros idiomas',
    },
    original: (language) => `${language} (original)`,
    originalUnknown: 'Original',
    inProgress: (language) => `${language}: em tradução`,
    notListed: 'Não foi possível carregar os idiomas. Tente novamente.',
    translateInto: 'Traduzir para …',
    title: { slideshow: 'Traduzir esta apresentação', podcast: 'Traduzir este podcast' },
    about:
      'Todos os textos são traduzidos e narrados. Fórmulas, código, imagens e animações ficam, e o original também.',
    language: 'Idioma',
    narrator: 'Narrador',
    host: (name) => `Host ${name}`,
    translate: 'Traduzir',
    waiting: 'Aguardando a vez',
    translating: (done, total) => `Traduzindo: ${numberOf(done)} de ${numberOf(total)}`,
    voicing: (done, total) => `Gerando áudio: ${numberOf(done)} de ${numberOf(total)}`,
    workContinues: 'Você pode fechar esta janela. O trabalho continua.',
    ready: (language) => `A tradução está pronta: ${language}.`,
    open: 'Abrir',
    failed: 'A tradução falhou. Tente novamente.',
    cancelled: 'A tradução foi cancelada.',
    notStarted: 'Não foi possível iniciar a tradução. Tente novamente.',
    notCancelled: 'Não foi possível cancelar a tradução. Tente novamente.',
    deleteTranslation: 'Excluir a tradução',
    deleteTitle: 'Excluir esta tradução?',
    deleteQuestion: 'A tradução e o áudio dela são excluídos. O original fica como está.',
    deleted: 'A tradução foi excluída.',
    notDeleted: 'Não foi possível excluir a tradução. Tente novamente.',
    notRestored: 'Não foi possível restaurar a tradução. Tente novamente.',
    behind: (count) =>
      plural(count, {
        one: '# parte está atrasada em relação ao original.',
        other: '# partes estão atrasadas em relação ao original.',
      }),
    behindTitle: 'Atrás do original',
    reading: 'Lendo o original…',
    notRead: 'Não foi possível ler o original. Tente novamente.',
    gone: 'O original foi excluído. Esta tradução fica como está.',
    inStep: 'Esta tradução diz o que o original diz. Não há nada a fazer.',
    frame: 'Título',
    segment: (number) => `Bloco ${numberOf(number)}`,
    update: 'Atualizar estas',
    removal: 'O original não tem mais esta parte. A proposta também a remove aqui.',
  },

  'editing/presence': {
    slideshow: {
      open: (name) => `${name} também está com esta apresentação aberta`,
      openByTwo: (one, other) => `${one} e ${other} também estão com esta apresentação aberta`,
      openByMore: (one, other, more) =>
        `${one}, ${other} e ${others(more)} também estão com esta apresentação aberta`,
    },
    podcast: {
      open: (name) => `${name} também está com este podcast aberto`,
      openByTwo: (one, other) => `${one} e ${other} também estão com este podcast aberto`,
      openByMore: (one, other, more) =>
        `${one}, ${other} e ${others(more)} também estão com este podcast aberto`,
    },

    otherWindow: 'Aberto também em outra janela',
    alsoHere: (names) => `Também aqui: ${names}.`,
    otherWindowToo: 'Isto está aberto também em outra janela.',
  },

  'editing/rewriting': {
    suggestions: 'Sugestões',
    instruction: 'O que deve mudar?',
    instructionHint: 'O novo texto diz apenas o que a página diz.',
    instructionMissing: 'Diga o que deve mudar.',
    rewrite: 'Reescrever',
    rewriting: 'Reescrevendo...',
    unfinished: 'Ainda não comparado com a página',
    cancel: 'Cancelar',
    close: 'Fechar',
    notRewritten: 'Nada foi reescrito. Tente novamente.',

    undo: 'Desfazer',
    editedSince: 'Houve edições depois disso. Desfazer volta passo a passo.',
  },
}

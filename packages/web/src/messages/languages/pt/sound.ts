import type { SoundMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

// Separate, because `plural` replaces the first '#', and the names of recorded parts may contain one.
const theOthers = (count: number): string =>
  plural(count, {
    one: 'O outro item recebe áudio sintetizado.',
    other: 'Os outros # itens recebem áudio sintetizado.',
  })

export const sound: SoundMessages = {
  audio: {
    none: 'Este slide não tem áudio',
    notFound: 'Arquivo de áudio não encontrado. Tente gerar o áudio de novo.',
    slow: 'O arquivo de áudio está demorando demais para carregar. Talvez não esteja disponível.',
    playing: (reason) => `Erro ao reproduzir o áudio: ${reason}`,
    loading: (reason) => `Erro ao carregar o áudio: ${reason}. Tente gerar de novo.`,
    refused: (message) => `Não foi possível reproduzir o áudio: ${message}`,

    aborted: 'Reprodução interrompida',
    network: 'Erro de rede',
    undecodable: 'Não foi possível decodificar o áudio',
    unsupported: 'Formato de áudio não compatível',
    unknown: 'Erro desconhecido',
    otherError: (code) => `Código de erro ${code}`,

    play: 'Reproduzir',
    pause: 'Pausar',
    position: 'Posição',
    timeOf: (time, duration) => `${time} de ${duration}`,
  },

  'recording/capture': {
    microphoneNumber: (number) => `Microfone ${number}`,
  },

  recording: {
    ownRecording: 'Gravação própria',

    strip: 'Gravação',
    recordVoice: 'Gravar sua voz',
    recordingVoice: 'Gravando sua voz',
    scriptTime: (time) => `o roteiro leva cerca de ${time}`,
    script: 'Roteiro para ler',
    closeStrip: 'Fechar gravação',
    openingMicrophone: 'Abrindo o microfone...',
    microphone: 'Microfone',
    startsIn: (seconds) => `A gravação começa em ${seconds}`,
    breatheIn: 'Respire fundo. A gravação começa depois do um.',
    cancel: 'Cancelar',
    record: 'Gravar',
    stop: 'Parar',
    startOver: 'Recomeçar',
    keys: 'Espaço para<line/>R recomeça',
    scriptFirst: 'Escreva o roteiro primeiro. As legendas precisam das palavras dele.',
    microphoneLevel: 'Nível do microfone',
    levels: { quiet: 'baixo', good: 'nível bom', loud: 'alto demais' },

    countingIn: 'A gravação começa em três segundos. A tecla Espaço para, R recomeça.',
    recorded: 'Gravado. Guarde este take, ouça ou grave de novo.',
    microphoneOn: 'O microfone está ligado. Nada foi gravado ainda.',

    recordingTooLong: 'Uma gravação tem no máximo 5 minutos. Isto é o que foi gravado até ali.',
    microphoneUnplugged: 'O microfone foi desconectado. Isto é o que foi gravado até ali.',
    fileNotSound: 'Não foi possível ler este arquivo como som. Escolha um arquivo WAV, MP3 ou M4A.',
    fileTooLong: 'Uma gravação tem no máximo 5 minutos. Escolha um arquivo mais curto.',

    inYourVoice: 'Diga com a sua própria voz',
    aboutMicrophone:
      'O navegador vai pedir acesso ao microfone. Nada é gravado antes de você clicar em Gravar, e nada sai desta página antes de você guardar um take.',
    allowMicrophone: 'Usar meu microfone',
    blocked: 'O microfone está bloqueado',
    aboutBlocked:
      'Clique no cadeado ao lado do endereço, permita o microfone e tente novamente. Até lá, a voz sintetizada continua.',
    noMicrophone: 'Nenhum microfone encontrado',
    aboutNoMicrophone: 'Conecte um e ele aparece aqui sozinho. Ou envie uma gravação WAV, MP3 ou M4A.',
    unplugged: 'O microfone foi desconectado',
    aboutUnplugged: 'Conecte de novo e ele aparece aqui sozinho. Ou envie uma gravação WAV, MP3 ou M4A.',
    inUse: 'O microfone não responde',
    aboutInUse:
      'Talvez outro programa o esteja usando. Encerre chamadas e outros gravadores e tente novamente.',
    notOffered: 'Este navegador não oferece microfone aqui',
    aboutNotOffered:
      'Ele oferece em endereços que começam com https. Você pode enviar uma gravação WAV, MP3 ou M4A.',
    tryAgain: 'Tentar de novo',
    showWhere: 'Mostrar onde',
    whereBrowsersAllow:
      'Chrome e Edge: o ícone antes do endereço, depois Microfone. Firefox: o microfone riscado antes do endereço. Safari: o menu Safari, Configurações deste site, Microfone.',
    uploadRecording: 'Enviar gravação',
    fileToUpload: 'Gravação para enviar',

    keepTake: 'Guardar este take',
    listen: (duration) => `Ouvir, ${duration}`,
    stopListening: 'Parar de ouvir',
    recordAgain: 'Gravar de novo',
    takeKept: 'Este take foi guardado.',
    takeDeleted: 'Este take foi excluído.',
    takeOnItsWay: 'Este take está a caminho. Você pode continuar.',
    nothingSent: 'Nada saiu desta página ainda.',
    nothingSentButSafe: 'Nada saiu desta página ainda. O take está seguro neste dispositivo.',
    nothingSentAndUnsafe:
      'Nada saiu desta página ainda. Este navegador não guarda nada, então guarde o take antes de sair.',

    takes: 'Takes',
    newestFirst: 'o mais recente primeiro',
    noTakes: 'Nenhum take ainda. Cada um que você gravar aparece aqui.',
    take: (number) => `Take ${number}`,
    playTake: (number) => `Reproduzir take ${number}`,
    stopTake: (number) => `Parar take ${number}`,
    moreForTake: (number) => `Mais opções do take ${number}`,
    takeInUse: 'Em uso',
    takeNotKeptYet: 'Ainda não guardado',
    earlierScript: 'Diz um roteiro anterior.',
    recordedToday: (duration, time) => `${duration} · ${time}`,
    recordedOn: (duration, day, time) => `${duration} · ${day}, ${time}`,
    chooseTake: 'Usar este take',
    takeNotUsed: 'Não foi possível usar este take. Tente novamente.',
    deleteTake: (number) => `Excluir take ${number}`,
    askDeleteTake: (number) => `Excluir o take ${number}?`,
    aboutDeleting: 'Um take excluído não pode ser recuperado.',
    delete: 'Excluir',
    takeNotDeleted: 'Não foi possível excluir este take. Tente novamente.',

    leavePageOpen: 'Este navegador não guarda nada. Deixe esta página aberta até o take ser enviado.',
    waitingForTurn: 'Aguardando a vez.',
    sendingProgress: (percent) => `Take a caminho, ${percent}% enviado`,
    sent: (percent) => `${percent}% enviado.`,
    sentAndWaiting: (percent, reason) =>
      `${percent}% enviado. ${reason} O take está seguro neste dispositivo e será enviado automaticamente.`,
    sentAndWaitingUnsafe: (percent, reason) =>
      `${percent}% enviado. ${reason} Este navegador não guarda nada. Deixe esta página aberta até o take ser enviado.`,
    levelling: 'Enviado. Nivelando o som...',

    voice: 'Voz',
    synthesized: 'Sintetizada',
    myOwn: 'A minha',
    recordFirst: 'Grave um take e guarde: ele passa a ser a voz.',
    generating: 'Gerando...',
    recordingStays: 'Sua gravação continua quando você gera tudo, a menos que você diga o contrário.',
    trimSilence: 'Cortar silêncio',
    aboutTrimming: 'No início e no fim de cada take',
    trimmed: (start, end) => `${start} s no início, ${end} s no fim`,
    countMeIn: 'Contagem regressiva',
    aboutCountingIn: '3, 2, 1 antes de cada take',
    sameLoudness: 'Cada take é ajustado ao volume dos outros áudios.',
    captionsFollowScript:
      'As legendas seguem o roteiro. Falou diferente? Mude o roteiro para o que você disse.',
    captionsFollowScriptLinked:
      'As legendas seguem o roteiro. Falou diferente? <link>Mude o roteiro para o que você disse</link>',

    askKeepRecordings: (count) =>
      plural(count, { one: 'Manter sua gravação?', other: 'Manter suas # gravações?' }),
    keepRecordings: (count) =>
      plural(count, { one: 'Manter minha gravação', other: 'Manter minhas gravações' }),
    replaceRecordings: (count) => plural(count, { one: 'Substituir', other: 'Substituir também' }),
    aboutKeepingAll: (recorded) =>
      `${recorded} Nada mais precisa de áudio. Os takes substituídos continuam na lista de takes.`,
    aboutKeeping: (recorded, others) =>
      `${recorded} ${theOthers(others)} Os takes substituídos continuam na lista de takes.`,
  },

  'recording/take-outbox': {
    waitingForConnection: 'Aguardando a conexão.',
    takeNotKept: 'Não foi possível guardar este take. Tente novamente.',
  },

  glossary: {
    title: 'Pronúncia',
    titleIn: (course) => `Pronúncia em ${course}`,
    explanation:
      'Nomes, abreviações e palavras estrangeiras que as vozes pronunciam errado: escreva cada um como deve ser lido em voz alta. Vale para todas as apresentações e todos os podcasts do curso.',
    loading: 'Carregando o glossário...',
    loadFailed: 'Não foi possível carregar o glossário.',
    addTerm: 'Adicionar termo',
    cancel: 'Cancelar',
    save: 'Salvar',
    saving: 'Salvando...',
    saved: 'Pronúncia salva. O que agora se fala de outro jeito pede um novo áudio.',
    saveFailed: 'Não foi possível salvar o glossário. Tente novamente.',
    changedElsewhere:
      'Este glossário foi alterado nesse meio-tempo, por um colega ou em outra janela. A lista agora contém essas alterações. Onde você alterou o mesmo termo, fica a sua versão. Verifique e salve novamente.',
    discardTitle: 'Descartar suas alterações?',
    discardQuestion: 'Os termos que você escreveu ou alterou não estão salvos.',
    discard: 'Descartar',
    keepEditing: 'Continuar editando',

    term: (number) => `Termo ${number}`,
    emptyTerm: (number) => `termo ${number}`,
    saidAs: 'Fala-se',
    language: 'Idioma',
    allLanguages: 'Todos os idiomas',
    remove: (term) => `Remover ${term}`,
    repeated: 'Este termo já está acima.',
    sayIt: 'Ouvir',
    say: (term) => `Ouvir: ${term}`,
    pause: (term) => `Pausar ${term}`,
    noVoice: 'Nenhuma voz fala este idioma',
  },

  voices: {
    selectVoice: 'Escolher voz',
    unreachable: 'Uma voz que não está acessível agora',
    loadFailed: 'Não foi possível carregar as vozes disponíveis. Tente novamente.',
    speaksOther: (voice, language, content) => `${voice} fala ${language}, mas há conteúdo em ${content}.`,
    speaksOtherOnSomePages: (voice, language, content) =>
      `${voice} fala ${language}, mas há páginas em ${content}.`,
    takeBetter: (voice, language) => `Usar ${voice} (${language})`,

    sampleText: 'Texto de amostra',
    search: 'Pesquisar vozes',
    searchPlaceholder: 'Pesquisar vozes...',
    language: 'Idioma',
    allLanguages: 'Todos os idiomas',
    voices: 'Vozes',
    loading: 'Carregando vozes...',
    noneFound: 'Nenhuma voz corresponde aos seus critérios',

    quality: { good: 'Qualidade boa', fair: 'Qualidade razoável', poor: 'Qualidade ruim' },
    followsTones: 'Segue o tom das falas',
    select: 'Escolher',
    selected: 'Escolhida',
    selectNamed: (voice) => `Escolher ${voice}`,
    selectedNamed: (voice) => `Voz escolhida: ${voice}`,
    playSample: (voice) => `Ouvir amostra de ${voice}`,
    pauseSample: (voice) => `Pausar amostra de ${voice}`,
    sampleFailed: 'Não foi possível reproduzir a amostra da voz. Tente novamente.',

    pronunciation: 'Pronúncia',
  },
}

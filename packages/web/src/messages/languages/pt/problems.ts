import { fieldName } from '@lectern/domain/accounts/field-messages.ts'
import { makerName } from '@lectern/domain/documents/maker-names.ts'
import type { ProblemMessages } from '@lectern/domain/problems/problem-messages.ts'
import type { Renewal } from '@lectern/domain/problems/budget-sentences.ts'
import type { OtherLanguage } from '@lectern/domain/problems/problem-sentences.ts'
import type { Waiting } from '@lectern/domain/problems/provider-sentences.ts'
import { momentInUtc } from '@lectern/domain/problems/moment-in-utc.ts'
import { waitOf } from '@lectern/domain/problems/wait.ts'
import { languageNamesIn } from '../../language-names.ts'
import { plural } from './plural.ts'

const languageName = /* @__PURE__ */ languageNamesIn('pt')
const linesOf = (count: number): string => plural(count, { one: '# fala', other: '# falas' })

const soon = 'Tente novamente em alguns minutos.'

const renews = ({ renewsAt }: Renewal) => `Ele se renova em ${momentInUtc(renewsAt, 'pt-BR')}.`

function later({ waitSeconds }: Waiting): string {
  const wait = waitOf(waitSeconds)
  if (wait.unit === 'unknown') return soon
  const time =
    wait.unit === 'minute'
      ? plural(wait.count, { one: 'um minuto', other: '# minutos' })
      : plural(wait.count, { one: 'uma hora', other: '# horas' })
  return `Tente novamente em ${time}.`
}

const administrator = 'O administrador deste Lectern deve'
const ifItLasts = 'Se isso continuar, o administrador deste Lectern deve verificar'

interface Provider {
  readonly it: string
  /** After 'de'. */
  readonly of: string
  readonly setting: string
}

const refusalsOf = ({ it, of, setting }: Provider, variable = `${setting}_KEY`) => ({
  credit: `A conta deste Lectern no provedor ${of} ficou sem crédito ou sem cota. ${administrator} recarregá-la.`,
  region: `${it} não é oferecido no país deste servidor. ${administrator} escolher outro em ${setting}.`,
  key: `${it} não aceita a chave deste Lectern. ${administrator} verificar ${variable}.`,
  permission: `A chave deste Lectern não permite o uso ${of}. ${administrator} liberar isso no provedor, ou alterar ${setting} ou ${variable}.`,
})

const failuresOf = ({ it, of, setting }: Provider) => ({
  insecure: `A conexão com o servidor ${of} não é segura, por isso o Lectern não a usou. ${administrator} verificar o certificado em ${setting}_URL.`,
  unknownModel: `${it} configurado não existe no provedor. ${administrator} verificar ${setting} (e ${setting}_URL).`,
  noSuchAddress: `${it} não existe no endereço indicado. ${administrator} verificar ${setting}_URL e ${setting}.`,
  memory: `${it} precisa de mais memória do que o servidor tem. ${administrator} escolher um menor em ${setting}.`,
  misunderstood: `${it} não entende o que o Lectern pede. ${administrator} verificar se ${setting} serve para isso e testar outro.`,
})

const outagesOf = ({ it, of, setting }: Provider) => ({
  noAddress: `O endereço ${of} não foi encontrado no momento. ${ifItLasts} ${setting}_URL.`,
  notRunning: `${it} não está em execução ou não pode ser acessado. ${ifItLasts} ${setting}_URL.`,
  slow: `${it} demorou demais para responder. ${soon}`,
  disconnected: `A conexão com o servidor ${of} caiu antes da resposta. ${soon}`,
  rate: (wait: Waiting) => `${it} recebe mais solicitações do que o provedor permite. ${later(wait)}`,
  busy: (wait: Waiting) => `${it} está sobrecarregado ou ainda iniciando. ${later(wait)}`,
  itsOwnFault: (wait: Waiting) => `${it} está com uma falha no momento. ${later(wait)}`,
  askedToWait: (wait: Waiting) => `${it} pediu que o Lectern espere. ${later(wait)}`,
  resting: (wait: Waiting) => `${it} não respondeu várias vezes. ${later(wait)}`,
  crowded: (wait: Waiting) => `${it} tem solicitações demais na fila. ${later(wait)}`,
})

const contentRulesOf = ({ of }: Provider) =>
  `O provedor ${of} bloqueia este texto por causa das regras de conteúdo. Altere a página ou escolha outro modelo.`

const model: Provider = {
  it: 'O modelo de linguagem',
  of: 'do modelo de linguagem',
  setting: 'LECTERN_LANGUAGE_MODEL',
}
const pictureModel: Provider = {
  it: 'O modelo de imagens',
  of: 'do modelo de imagens',
  setting: 'LECTERN_IMAGE_MODEL',
}
const voiceEngine: Provider = {
  it: 'O mecanismo de voz',
  of: 'do mecanismo de voz',
  setting: 'LECTERN_SPEECH_MODEL',
}

const otherLanguage = ({ voice, voiceLanguage, content, language }: OtherLanguage) =>
  `${voice} fala ${languageName(voiceLanguage)}. ${content === 'page' ? 'Esta página' : 'Este texto'} está em ${languageName(language)}.`

const advice = {
  page: 'Tente novamente ou escolha outro modelo.',
  part: 'Tente novamente ou diga com outras palavras o que você quer.',
}

const parts = {
  slideshow: (count: number) => plural(count, { one: '# slide', other: '# slides' }),
  podcast: (count: number) => plural(count, { one: '# fala', other: '# falas' }),
}

/** Fields without a name in words are not part of the sentence. */
function check(field: string | undefined): string {
  const name = fieldName(field)
  return name === undefined ? 'Verifique esta solicitação' : `Verifique “${name}”`
}

const incomplete = 'Falta algo nesta solicitação ou o formato está errado.'

/** The abilities of the outline writer in rewriting, as sentences. */
const abilities = {
  slide:
    'Ele pode encurtar ou ampliar um slide, usar outras frases da página, adicionar um exemplo da página e mudar o tipo do slide.',
  lines: 'Ele pode encurtar ou ampliar falas, usar outras frases da página e adicionar um exemplo da página.',
}

export const problems: ProblemMessages = {
  sentences: {
    INVALID_REQUEST: {
      default: incomplete,
      notJson: 'O conteúdo desta solicitação não é um JSON válido.',
      malformedAddress: 'Este endereço está malformado.',
      notAnEtag: 'If-Match precisa ser um ETag deste documento.',
      field: ({ field }) =>
        fieldName(field) ? `${check(field)}: o valor falta ou não tem a forma certa.` : incomplete,
      unstorable: ({ field }) =>
        `${check(field)}: o valor contém um caractere que o Lectern não consegue salvar.`,
      tooDeep: ({ field }) => `${check(field)}: o valor tem níveis demais.`,
      schema: ({ sentence }) => sentence,
      notAnEmail: 'Digite um endereço de e-mail válido.',
      keyOfThatAddressNeeded:
        'Digite a chave de API deste endereço. A chave salva só é enviada ao endereço para o qual foi informada.',
      notABaseUrl: 'A URL base deve começar com https:// (ou http://) e levar à sua plataforma de ensino.',
    },
    UNKNOWN_VOICE: { default: 'Esta voz não está disponível. Escolha outra.' },
    WRONG_PASSWORD: { default: 'Esta não é a sua senha atual.' },
    RESET_LINK_SPENT: { default: 'Este link expirou ou já foi usado. Peça um novo.' },
    EMPTY_SCRIPT: { default: 'O roteiro está vazio. Adicione texto para gerar o áudio.' },
    NOT_LOGGED_IN: { default: 'Entre para continuar.' },
    WRONG_CREDENTIALS: { default: 'E-mail ou senha incorretos.' },
    DEMO_ACCOUNT: {
      default:
        'Todos os visitantes compartilham a conta de demonstração, por isso isto não pode ser alterado. Crie a sua própria conta.',
    },
    OWNERS_ONLY: {
      default:
        'Só os proprietários deste Lectern podem ver isto. O administrador os indica em LECTERN_OWNERS.',
    },
    NO_COURSES_TO_EDIT: {
      default:
        'Sua conta pode ler cursos na plataforma de ensino, mas não editar nenhum. Peça o papel de professor em um curso e clique em Tentar de novo, ou importe um arquivo de curso.',
      moodle:
        'Sua conta do Moodle pode ler cursos aqui, mas não editar nenhum. Peça o papel de professor em um curso e clique em Tentar de novo, ou importe um arquivo de curso.',
    },
    NOT_FOUND: {
      default: 'Isto não existe ou você não tem acesso.',
      notBuilt: 'O aplicativo web não foi compilado. Execute npm run build.',
      takeOfAnother: 'Só quem gravou um take pode excluí-lo.',
      slideHasNoAudio: 'Nenhum áudio disponível para este slide.',
      pageNotInCourse: 'Esta página não está mais no curso.',
      pictureNotFetched:
        'O outro site não envia esta imagem ao Lectern. Baixe-a no navegador e envie-a para o slide.',
    },
    NO_SUCH_CALL: { default: 'Esta chamada de API não existe.' },
    METHOD_NOT_ALLOWED: { default: 'Este endereço não aceita este método.' },
    ALREADY_REGISTERED: { default: 'Este e-mail ou esta chave de API já tem cadastro.' },
    STALE_VERSION: {
      default: 'Alguém salvou isto depois que você abriu.',
      savedBy: ({ name }) => `${name} salvou isto depois que você abriu.`,
      savedByYou: 'Você salvou isto em outra janela depois de abrir aqui.',
    },
    TOO_LARGE: {
      default: 'Isto é maior do que o Lectern aceita.',
      document: ({ format }) =>
        ({
          slideshow:
            'Esta apresentação é grande demais para ser salva (mais de 2 MB). Remova ou encurte alguns slides.',
          podcast:
            'Este podcast é grande demais para ser salvo (mais de 2 MB). Remova ou encurte algumas falas.',
        })[format],
    },
    COURSE_FILE_TOO_LARGE: {
      default: 'Este arquivo de curso é maior do que o Lectern consegue importar (500 MB).',
      files: ({ most }) =>
        `Este arquivo de curso contém mais de ${plural(most, { one: '# arquivo', other: '# arquivos' })}, mais do que o Lectern consegue importar.`,
      pages: 'As páginas deste arquivo de curso são grandes demais para importar.',
      file: ({ file, megabytes }) =>
        `“${file}”, neste arquivo de curso, é maior descompactado do que o Lectern consegue importar (${megabytes} MB).`,
    },
    PICTURE_TOO_LARGE: {
      default: 'Esta imagem tem mais de 50 milhões de pixels. Diminua a imagem e tente novamente.',
    },
    RECORDING_TOO_LONG: {
      default: 'Uma gravação pode ter no máximo 5 minutos. Grave uma mais curta ou divida o roteiro.',
    },
    STORAGE_QUOTA_EXCEEDED: {
      default: 'Sua conta usou todo o armazenamento. Peça mais ao administrador deste Lectern.',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      default: 'O Lectern aceita apenas solicitações em JSON.',
      fileNeeded: ({ type }) => `Envie o próprio arquivo, como ${type}.`,
    },
    EMBED_FORMAT_NOT_SUPPORTED: {
      default: 'O Lectern descreve incorporações apenas em JSON (format=json).',
    },
    RANGE_NOT_SATISFIABLE: { default: 'O arquivo é menor do que o intervalo solicitado.' },
    NOT_A_COURSE_FILE: {
      default:
        'Isto não é um arquivo de curso. Escolha um Common Cartridge (.imscc) exportado pela sua plataforma de ensino.',
      noPages: 'Não há nenhuma página neste arquivo de curso: só links, arquivos ou quizzes.',
      noManifest:
        'Este arquivo compactado não é um arquivo de curso: falta imsmanifest.xml. Escolha o próprio Common Cartridge (.imscc).',
      badManifest: 'Não é possível ler o índice deste arquivo de curso (imsmanifest.xml).',
      badPage: ({ page }) => `Não é possível ler a página “${page}” deste arquivo de curso.`,
      locked: 'Este arquivo de curso está protegido por senha. Exporte-o sem senha.',
      outside: 'Este arquivo de curso cita arquivos fora dele, por isso não foi importado.',
      damaged: 'Este arquivo de curso está incompleto ou danificado. Exporte ou baixe o arquivo de novo.',
    },
    NOT_A_PICTURE: {
      default:
        'Os slides não conseguem mostrar este arquivo. Escolha uma imagem PNG, JPEG, WebP, GIF ou SVG.',
    },
    ARTWORK_NOT_FIT: {
      default:
        'A capa de um podcast é uma imagem JPEG ou PNG quadrada, de 1400 a 3000 pixels de lado. Escolha outra imagem.',
    },
    NOT_A_RECORDING: {
      default: 'O Lectern não consegue ler este áudio. Envie um arquivo WAV, MP3, FLAC ou Ogg Opus.',
    },
    RECORDING_SILENT: {
      default: 'Não se ouve nada nesta gravação. Verifique o microfone e grave de novo.',
    },
    PAGE_TOO_SHORT: {
      default:
        'Esta página tem pouco texto para servir de aula. Adicione alguns parágrafos e tente novamente.',
    },
    PAGE_TOO_LONG: {
      default:
        'A página é longa demais para este modelo. Escolha um modelo com contexto maior ou divida a página.',
    },
    PAGE_NOT_READABLE: {
      default: 'O Lectern não consegue ler esta página.',
      locked: 'Esta página está bloqueada.',
      lockedBecause: ({ explanation }) => explanation,
      otherEditor: 'Esta página foi feita com um editor que o Lectern não consegue ler.',
    },
    WRITER_REFUSED: {
      default: 'O modelo de linguagem se recusou a escrever isto. Altere a página ou escolha outro modelo.',
      contentRules: contentRulesOf(model),
      declined: ({ words }) => `O modelo de linguagem se recusou a escrever isto. Ele diz: “${words}”`,
      noContent: ({ words }) =>
        `O modelo de linguagem não escreveu o conteúdo solicitado. Ele diz: “${words}”`,
    },
    PICTURE_REFUSED: {
      default: 'O modelo de imagens recusou esta imagem. Altere a descrição.',
      contentRules:
        'O provedor do modelo de imagens bloqueia esta descrição por causa das regras de conteúdo. Altere a descrição.',
      declined: ({ words }) => `O modelo de imagens se recusou a criar esta imagem. Ele diz: “${words}”`,
    },
    VOICE_CANNOT_SPEAK: {
      default: 'Esta voz não consegue ler este texto. Escolha uma voz do idioma dele.',
      otherScript: ({ language }) =>
        `Esta voz fala ${languageName(language)} e não consegue ler a escrita deste texto. Escolha uma voz do idioma do texto.`,
      noVoice: (values) =>
        `${otherLanguage(values)} Este Lectern não tem nenhuma voz que fale ${languageName(values.language)}.`,
      readsEveryLanguage: (values) =>
        `${otherLanguage(values)} Escolha uma voz que leia todos os idiomas, como ${values.better}.`,
      speaksLanguage: (values) =>
        `${otherLanguage(values)} Escolha uma voz que fale ${languageName(values.language)}, como ${values.better}.`,
    },
    KEY_REJECTED: {
      default:
        'Sua plataforma de ensino não aceita mais esta chave de API. Atualize a chave nas configurações da conta.',
      notAccepted: 'Sua plataforma de ensino não aceita esta chave de API. Verifique a chave.',
    },
    TOO_MANY_ATTEMPTS: {
      default: 'Tentativas demais. Espere um pouco e tente novamente.',
      imports: 'Outros arquivos de curso seus ainda estão sendo importados. Espere até que terminem.',
    },
    BUDGET_SPENT: {
      default: 'O orçamento de hoje acabou. Tente novamente amanhã.',
      pages: (values) => `O orçamento de páginas de hoje deste Lectern acabou. ${renews(values)}`,
      audio: (values) =>
        `Não resta o suficiente do orçamento de áudio de hoje deste Lectern. ${renews(values)}`,
      dollars: (values) =>
        `Não resta o suficiente do orçamento em dinheiro de hoje deste Lectern. ${renews(values)}`,
      ownPages: (values) => `Seu orçamento de páginas de hoje acabou. ${renews(values)}`,
      ownAudio: (values) => `Não resta o suficiente do seu orçamento de áudio de hoje. ${renews(values)}`,
      ownDollars: (values) =>
        `Não resta o suficiente do seu orçamento em dinheiro de hoje. ${renews(values)}`,
    },
    CANCELLED: {
      default: 'Isto foi cancelado.',
      uploadInterrupted: 'O envio foi interrompido. Tente novamente.',
    },
    AUDIO_MISSING: {
      default: 'Algumas falas deste podcast ainda não têm áudio. Gere o áudio primeiro.',
      noLines: 'Este podcast ainda não tem falas que precisem de áudio.',
      lines: ({ lines, missing }) =>
        plural(missing, {
          one: `# de ${linesOf(lines)} ainda não tem áudio. Gere o áudio primeiro.`,
          other: `# de ${linesOf(lines)} ainda não têm áudio. Gere o áudio primeiro.`,
        }),
    },
    RECORDING_INCOMPLETE: { default: 'Falta uma parte desta gravação. Envie de novo.' },
    RECORDING_KEPT: {
      default: 'Esta é a sua própria gravação. Confirme que ela deve ser substituída e depois gere o áudio.',
    },
    EDITED_MEANWHILE: {
      default:
        'Esta página foi editada enquanto o Lectern a gerava. Suas edições foram mantidas. Gere de novo para substituí-las.',
      page: 'A página foi editada de novo depois que você leu as alterações. Leia-as mais uma vez.',
    },
    NOTHING_TO_RETRY: { default: 'Não há nada para tentar de novo: nada falhou.' },
    BUSY: { default: 'O Lectern está muito ocupado. Tente novamente daqui a pouco.' },
    INTERNAL: {
      default: 'Algo deu errado do nosso lado. Tente novamente.',
      interrupted: 'O Lectern foi reiniciado várias vezes enquanto criava esta página. Tente novamente.',
    },
    COURSE_SYSTEM_FAILED: {
      default: 'Sua plataforma de ensino enviou uma resposta que o Lectern não consegue usar.',
    },
    NOT_A_COURSE_SYSTEM: {
      default: 'Não há nenhuma plataforma de ensino neste endereço. Verifique a URL base.',
      moodleAddress: ({ address }) =>
        `O Moodle informa que o endereço dele é ${address}. Use-o como URL base.`,
      redirects: ({ address }) => `Este endereço redireciona para ${address}. Use esse como URL base.`,
      privateNetwork:
        'Este endereço fica em uma rede privada, onde o Lectern não procura plataformas de ensino.',
    },
    COURSE_SYSTEM_FORBIDS: {
      default: 'Sua plataforma de ensino não permite fazer isso com esta chave de API.',
      moodleFiles:
        'Com esta chave de API não é possível ler arquivos do seu Moodle. Peça ao administrador que permita “Pode fazer download de arquivos” no serviço da chave.',
      moodleFunctions: ({ functions }) =>
        `Seu Moodle não oferece tudo de que o Lectern precisa. Peça ao administrador que adicione ao serviço da sua chave de API: ${functions}.`,
      moodleWebServices:
        'Os serviços web estão desativados no seu Moodle. Peça ao administrador que ative os serviços web e o protocolo REST.',
    },
    COURSE_SYSTEM_UNAVAILABLE: {
      default: `Sua plataforma de ensino não responde no momento. ${soon}`,
    },
    COURSE_SYSTEM_IN_MAINTENANCE: {
      default: 'Sua plataforma de ensino está em manutenção. Tente novamente depois da manutenção.',
      moodle: 'O Moodle está em manutenção. Tente novamente depois da manutenção.',
    },
    PUBLISHING_NOT_POSSIBLE: {
      default:
        'O Lectern não consegue criar páginas neste curso. Compartilhe o link ou adicione você mesmo o código de incorporação a uma página.',
      moodle:
        'O Moodle não permite que outros programas criem páginas. Compartilhe o link ou adicione você mesmo o código de incorporação a uma página do Moodle.',
      importedCourse:
        'Este curso foi importado de um arquivo, por isso o Lectern não consegue criar páginas nele. Compartilhe o link ou adicione você mesmo o código de incorporação a uma página.',
    },
    TRANSLATION_NOT_POSSIBLE: {
      default:
        'Traduzir exige um modelo de linguagem, e este Lectern não tem nenhum. Peça ao administrador que configure um.',
      sameLanguage: ({ language }) => `Isto já está em ${languageName(language)}.`,
      exists: ({ language }) =>
        `Já existe uma tradução (${languageName(language)}). Abra-a ou exclua-a primeiro.`,
      ofTranslation: 'Isto já é uma tradução. Gere ou traduza o original.',
    },
    PAGE_NOT_ACCEPTED: {
      default:
        'Sua plataforma de ensino não aceitou a página. Tente novamente ou use o código de incorporação.',
      title: 'Sua plataforma de ensino não aceitou o título da página. Altere-o e publique novamente.',
      content:
        'A página é longa demais para a sua plataforma de ensino. Use o link ou o código de incorporação.',
      frontPage:
        'Esta página é a página inicial do curso, que não pode ser ocultada nem excluída. Escolha antes outra página inicial na sua plataforma de ensino.',
    },
    NOT_COMPLETE_YET: { default: 'Ainda não concluído. Marque como concluído e publique depois.' },
    PAGE_CHANGED_IN_COURSE: {
      default:
        'Outra pessoa alterou esta página na sua plataforma de ensino. Escolha o que fazer com as alterações.',
      foreign:
        'Esta página não tem mais o conteúdo do Lectern, por isso o Lectern não a altera. Para criar outra página, remova antes esta da lista.',
      removal:
        'Outra pessoa alterou esta página na sua plataforma de ensino, por isso ela não foi removida. Remova-a na sua plataforma de ensino.',
      publishing: 'Esta página está sendo publicada agora. Aguarde ou cancele isso primeiro.',
      removing: 'Esta página está sendo removida neste momento.',
    },
    WRITER_FAILED: {
      default: 'O modelo de linguagem não entregou um texto utilizável. Tente novamente.',
      ...refusalsOf(model),
      ...failuresOf(model),
      key: ({ variable }) => refusalsOf(model, variable).key,
      permission: ({ variable }) => refusalsOf(model, variable).permission,
      webPage: `Uma página da web respondeu no lugar do modelo de linguagem, por exemplo a de um proxy. ${administrator} verificar o endereço do modelo e o proxy.`,
      empty: ({ task }) =>
        `O modelo de linguagem não deu nenhuma resposta que o Lectern consiga ler. ${advice[task]}`,
      noJson: ({ task }) => `O modelo de linguagem não escreveu o conteúdo solicitado. ${advice[task]}`,
      unreadable: ({ task }) =>
        `O modelo de linguagem escreveu duas vezes seguidas uma resposta que o Lectern não consegue ler. ${advice[task]}`,
      cutOff: ({ task }) =>
        `O modelo de linguagem parou duas vezes seguidas no meio da resposta. ${advice[task]}`,
      tooLarge: ({ task }) =>
        `O modelo de linguagem não terminava a resposta, por isso o Lectern o interrompeu. ${advice[task]}`,
      againstRules: ({ task }) =>
        `O modelo de linguagem não seguiu a forma exigida duas vezes seguidas. ${advice[task]}`,
      language: ({ task }) =>
        `O modelo de linguagem escreveu em um idioma diferente do solicitado. ${advice[task]}`,
      notStorable: 'O Lectern não consegue guardar o que foi escrito para esta página. Tente novamente.',
      outlineCannotTranslate: ({ own, asked }) =>
        `O redator da estrutura escreve no idioma da página: ${languageName(own)}. Para um texto em ${languageName(asked)}, escolha um modelo de linguagem.`,
    },
    WRITER_UNAVAILABLE: {
      default: `O modelo de linguagem não responde no momento. ${soon}`,
      ...outagesOf(model),
    },
    PICTURE_FAILED: {
      default: 'O modelo de imagens não enviou uma imagem que o Lectern possa usar. Tente novamente.',
      ...refusalsOf(pictureModel),
      ...failuresOf(pictureModel),
      key: ({ variable }) => refusalsOf(pictureModel, variable).key,
      permission: ({ variable }) => refusalsOf(pictureModel, variable).permission,
      webPage: `Uma página da web respondeu no lugar do modelo de imagens, por exemplo a de um proxy. ${administrator} verificar o endereço do modelo e o proxy.`,
      tooLong: 'Esta descrição é longa demais para o modelo de imagens. Encurte-a.',
    },
    PICTURE_MODEL_UNAVAILABLE: {
      default: `O modelo de imagens não responde no momento. ${soon}`,
      ...outagesOf(pictureModel),
    },
    SPEECH_FAILED: {
      default: 'O mecanismo de voz não produziu nenhum áudio. Tente novamente.',
      ...failuresOf(voiceEngine),
      tooLong: 'Este texto é longo demais para o mecanismo de voz. Encurte-o.',
      contentRules: contentRulesOf(voiceEngine),
      unsupportedFormat:
        'O servidor de voz enviou o áudio em um formato que o Lectern não aceita (WAV, MP3, Opus e FLAC funcionam).',
      engineSetting: ({ engine, setting }) =>
        `${engine} não entende o que o Lectern pede. ${administrator} verificar ${setting}.`,
    },
    SPEECH_UNUSABLE: {
      default: 'O mecanismo de voz enviou um áudio que não pode ser usado. Tente novamente.',
      tooMuch: 'O servidor de voz enviou muito mais áudio do que este texto pode ter. Tente novamente.',
      clipped: 'O mecanismo de voz enviou um áudio distorcido. Tente novamente ou escolha outra voz.',
      silent: 'A voz não produziu nenhum som para este texto. Tente novamente ou escolha outra voz.',
      partial: 'A voz disse só uma parte deste texto. Tente novamente ou escolha outra voz.',
      noAudio: 'O servidor de voz não enviou nenhum áudio. Tente novamente.',
      cutOff: 'O servidor de voz enviou só uma parte do áudio. Tente novamente.',
      message: `O servidor de voz enviou uma mensagem em vez de áudio. ${ifItLasts} LECTERN_SPEECH_MODEL_URL.`,
    },
    SPEECH_REFUSED: {
      default: `O mecanismo de voz não aceita a chave deste Lectern. ${administrator} verificar LECTERN_SPEECH_MODEL_KEY.`,
      ...refusalsOf(voiceEngine),
      engineKey: ({ engine, setting }) =>
        `${engine} não aceita a chave deste Lectern. ${administrator} verificar ${setting}.`,
      engineSetting: ({ engine, setting }) =>
        `A chave deste Lectern não pode usar esta voz de ${engine}. ${administrator} permitir isso no provedor ou verificar ${setting}.`,
    },
    SPEECH_UNAVAILABLE: {
      default: `O mecanismo de voz não responde no momento. ${soon}`,
      ...outagesOf(voiceEngine),
    },
    DATABASE_UNAVAILABLE: {
      default: 'O Lectern não consegue acessar o banco de dados agora. Tente novamente daqui a pouco.',
    },
    STORAGE_FULL: { default: 'O Lectern ficou sem espaço em disco. Avise o administrador.' },
    STORAGE_READ_ONLY: { default: 'O Lectern não consegue gravar no disco. Avise o administrador.' },
    SHUTTING_DOWN: { default: 'O Lectern está reiniciando. Tente novamente daqui a pouco.' },
  },

  notices: {
    CONNECTED: ({ name }) => `O Lectern está conectado à sua plataforma de ensino como ${name}.`,
    PICTURES_MISSING: ({ count }) =>
      plural(count, {
        one: 'Não foi possível buscar uma imagem da página.',
        other: 'Não foi possível buscar # imagens da página.',
      }),
    NO_AUDIO: ({ format, count, because }) => `${parts[format](count)} sem áudio: ${because}`,
    SOME_AUDIO_MISSING: ({ format, count, because }) =>
      `${parts[format](count)} com áudio incompleto: ${because}`,
    SUBSTITUTE_VOICE: ({ format, count, voice, because }) =>
      `${parts[format](count)} por enquanto com a voz ${voice}: ${because}`,
    WORDS_LEFT_OUT: ({ format, count, words }) =>
      `${parts[format](count)}: a voz omitiu “${words}”, que ela não consegue ler.`,
    TONE_NOT_FOLLOWED: 'O redator da estrutura mantém as palavras da página e não consegue mudar o tom.',
    LANGUAGE_NOT_FOLLOWED: 'O redator da estrutura escreve no idioma da página e não consegue traduzir.',
    INSTRUCTIONS_NOT_FOLLOWED: 'O redator da estrutura tem regras próprias e não consegue seguir instruções.',
    SIMPLER_WORDS_NOT_FOLLOWED:
      'O redator da estrutura mantém as palavras da página e não consegue simplificá-las.',
    INSTRUCTION_NOT_UNDERSTOOD: ({ part }) =>
      `O redator da estrutura segue regras e não entendeu esta instrução. ${abilities[part]}`,
    INSTRUCTION_FOLLOWED_IN_PART:
      'O redator da estrutura segue regras e atendeu apenas a uma parte desta instrução.',
    CANNOT_BE_SHORTER: 'Com as palavras da página, não é possível dizer isto de forma mais curta.',
    NOTHING_TO_ADD: 'A página não diz mais nada sobre isto.',
    NO_OTHER_SENTENCES: 'A página não tem outras frases sobre isto.',
    NO_FURTHER_EXAMPLE: 'A página não dá outro exemplo disto.',
    NOT_ON_PAGE: 'A página não diz nada sobre isto, então não há de onde reescrever.',
    NO_CONTENT_FOR_TYPE: ({ label }) => `A página não tem aqui conteúdo para um slide do tipo “${label}”.`,
    NO_PICTURE_ON_PAGE: 'A página não tem aqui uma imagem para um slide deste tipo.',
    SENTENCE_NOT_FROM_PAGE: ({ words }) => `Esta frase não é da página: “${words}”`,
    SENTENCE_DOUBTED: ({ words }) =>
      `Um segundo modelo considera que a página não apoia esta frase: “${words}”`,
    READ_IN_PART: ({ words }) =>
      `Uma parte da página é mais longa do que um modelo lê de uma vez. Só o começo dela foi usado: “${words} …”`,
    LENGTH_LIMITED_BY_PAGE: ({ wished, most }) =>
      `Você pediu ${wished} minutos. O conteúdo da página dá para cerca de ${most} minutos.`,
    LENGTH_NOT_MET: ({ wished, written }) =>
      `Você pediu ${wished} minutos, e o modelo de linguagem escreveu cerca de ${written} minutos.`,
    FOUND_BY_WORDS: ({ own }) =>
      `O redator da estrutura procura as palavras da sua pergunta. Pergunte no idioma da página (${languageName(own)}) e com as palavras dela.`,
    TRANSLATION_TO_CHECK: ({ format, count, places }) =>
      ({
        slideshow: plural(count, {
          one: `Confira o slide ${places}: um número, um nome, um termo ou o tamanho difere do original.`,
          other: `Confira os slides ${places}: números, nomes, termos ou o tamanho diferem do original.`,
        }),
        podcast: plural(count, {
          one: `Confira o bloco ${places}: um número, um nome, um termo ou o tamanho difere do original.`,
          other: `Confira os blocos ${places}: números, nomes, termos ou o tamanho diferem do original.`,
        }),
      })[format],
    NO_VOICE_FOR_TRANSLATION: ({ language }) =>
      `Este Lectern não tem voz para este idioma (${languageName(language)}), por isso a tradução não tem áudio.`,
    WRITER_SAYS: ({ words }) => words,
    HANDED_OVER: ({ from, to, because }) =>
      `${makerName(to)} escreveu isto, no todo ou em parte, no lugar de ${makerName(from)}. O motivo: ${because}`,
    JOINED: ({ by, differs }) => {
      const who = by === 'you' ? 'Você já tinha iniciado' : 'Outra pessoa já tinha iniciado'
      return differs === 'voice'
        ? `${who} esta página com outra voz. Sua escolha não foi usada.`
        : `${who} esta página com outras configurações. Suas configurações não foram usadas.`
    },
  },
}

import type { LoginMessages } from '../language-messages.ts'
import { domainLogin } from './domain-login.ts'
import { problems } from './problems.ts'

export const login: LoginMessages = {
  problems,
  ...domainLogin,
  api: {
    noAnswer: 'O Lectern não responde. Verifique sua conexão e tente novamente.',
    lateAnswer: 'O Lectern não respondeu a tempo. Verifique sua conexão e tente novamente.',
    unreadableAnswer: 'Não foi possível ler a resposta do Lectern. Tente novamente.',
  },

  app: {
    loading: 'Carregando...',
    notReachable: 'Não foi possível acessar o Lectern. Tentando de novo…',
    somethingWentWrong: 'Algo deu errado',
    screenFailed: 'Não foi possível mostrar esta tela. O que você salvou está seguro.',
    backToCourses: 'Voltar aos cursos',
    tryAgain: 'Tentar de novo',
  },

  'course systems': {
    canvas: {
      keySteps: {
        openSettings: 'Entre no Canvas e clique em Conta e depois em Configurações.',
        newToken: 'Role até Integrações aprovadas e clique em Novo token de acesso.',
        generateToken: 'Escreva Lectern no campo Objetivo e clique em Gerar token.',
        copyToken: 'Copie o token e cole aqui. O Canvas o mostra uma única vez.',
      },
      drawing: {
        notifications: 'Notificações',
        profile: 'Perfil',
        files: 'Arquivos',
        settings: 'Configurações',
        approvedIntegrations: 'Integrações aprovadas',
        newAccessToken: '+ Novo token de acesso',
      },
      checks: {
        role: 'Você é docente, designer ou assistente no curso: o Lectern não lista cursos que você só frequenta.',
        courseState: 'O curso não foi encerrado nem excluído.',
        token: 'O token é do seu próprio usuário do Canvas e não expirou.',
        baseUrl: 'A URL base é o endereço que aparece no navegador, como https://canvas.example.edu.',
      },
    },
    moodle: {
      keySteps: {
        openPreferences: 'Entre no Moodle, abra o menu do seu nome e clique em Preferências.',
        openKeys: 'Em Conta do usuário, clique em Chaves de segurança.',
        copyKey:
          'Copie a chave do serviço que o administrador indicar, como Moodle mobile web service, e cole aqui.',
        noKey: 'Não há nenhuma chave? Peça ao administrador que libere os serviços web para você.',
      },
      drawing: {
        profile: 'Perfil',
        grades: 'Notas',
        messages: 'Mensagens',
        preferences: 'Preferências',
        securityKeys: 'Chaves de segurança',
        mobileWebService: 'Serviço web móvel',
      },
      checks: {
        role: 'Você pode editar o curso: o Lectern não lista cursos em que você é estudante.',
        webServices: 'O administrador ativou os serviços web, e a chave é do seu próprio usuário.',
        key: 'A chave não expirou e permite o endereço deste Lectern.',
        baseUrl: 'A URL base é a raiz do Moodle, sem /my nem /login no final.',
      },
    },
  },

  account: {
    brandPicture: 'Uma página do curso vira um slide e uma conversa',

    email: 'E-mail',
    password: 'Senha',

    login: 'Entrar',
    loginSlogan: 'As páginas do seu curso, prontas para ouvir.',
    loginPromise:
      'Transforme as páginas que você já usa em aula em apresentações narradas e podcasts com dois hosts. Cada frase continua sua para editar.',
    welcome: 'Que bom ter você de volta',
    enterCredentials: 'Informe seus dados de acesso para continuar',
    forgotPassword: 'Esqueci a senha',
    loggingIn: 'Entrando...',
    or: 'ou',
    tryDemo: 'Ver a demonstração',
    newHere: 'Primeira vez no Lectern? <link>Criar conta</link>',
    loginFailed: 'Não foi possível entrar. Verifique seus dados de acesso e tente novamente.',
    wrongCredentials: 'E-mail ou senha incorretos',

    passwordChanged: 'Sua senha foi alterada. Entre com a nova senha.',
    loggedOutEverywhere: 'Você saiu de todos os dispositivos.',
    accountDeleted: 'Sua conta foi excluída.',
    accountCreated: (connection) => `Sua conta foi criada. ${connection}`,
    correctConnection: 'Entre e corrija o endereço ou a chave nas configurações da conta.',
    correctKey: 'Entre e corrija a chave nas configurações da conta.',
    courseSystemAway: 'Sua plataforma de ensino não responde no momento.',
    coursesFollow:
      'Você já pode entrar. Seus cursos aparecem quando a plataforma responder. Se não aparecerem, verifique o endereço nas configurações da conta.',
    sessionEnded: 'Sua sessão terminou. Entre novamente.',
    sessionEndedWhileEditing:
      'Sua sessão terminou. Entre novamente. As alterações não salvas ficam guardadas neste navegador e aparecem quando você voltar.',

    unexpected: 'Ocorreu um erro inesperado. Tente novamente.',
    didNotWork: 'Não deu certo. Tente novamente.',
  },

  password: {
    confirmPassword: 'Confirmar senha',
    passwordHint: 'Pelo menos 8 caracteres',
    passwordRequired: 'Confirme a senha.',
    passwordsDiffer: 'As senhas não são iguais',
    forgotSlogan: 'Acontece com todo mundo.',
    forgotPromise: 'Um link por e-mail, uma senha nova e você está de volta aos seus slides. Nada se perde.',
    enterEmail: 'Informe seu e-mail. Enviaremos um link para você escolher uma nova senha.',
    sendLink: 'Enviar link',
    sending: 'Enviando...',
    remembered: 'Lembrou? <link>Entrar</link>',
    checkMail: 'Confira seu e-mail',
    linkSent:
      'Se houver uma conta com <email/>, um link para escolher uma nova senha está a caminho. Ele vale por uma hora.',
    noMail:
      'Não chegou nada depois de alguns minutos? Confira a pasta de spam ou fale com o administrador deste Lectern.',
    tryAnotherEmail: 'Tentar outro e-mail',
    choosePassword: 'Escolha uma nova senha',
    chooseSlogan: 'Um recomeço, os mesmos cursos.',
    choosePromise:
      'Ao escolher uma nova senha, você sai de todos os outros dispositivos. Seus slides e podcasts continuam como estão.',
    fromNowOn: 'De agora em diante, você entra com esta senha.',
    saveNewPassword: 'Salvar nova senha',
    saving: 'Salvando...',
    requestNewLink: 'Pedir novo link',
    newPassword: 'Nova senha',
    backToLogin: 'Voltar para o login',
  },

  registration: {
    registrationFailed: 'Não foi possível criar a conta. Verifique seus dados e tente novamente.',
    alreadyRegistered: 'Este e-mail ou esta chave de API já tem cadastro',
    register: 'Criar conta',
    registerSlogan: 'Traga seu curso com você.',
    registerPromise:
      'O Lectern lê os cursos que a sua chave de API alcança, e nada mais. A chave é criptografada e nunca mais é mostrada.',
    haveAccount: 'Já tem conta? <link>Entrar</link>',
    aboutYou: 'Sobre você',
    firstName: 'Nome',
    lastName: 'Sobrenome',
    yourCourseSystem: 'Sua plataforma de ensino',
    organization: 'Instituição',
    baseUrl: 'URL base',
    apiKey: 'Chave de API',
    whereIsApiKey: 'Onde encontro minha chave de API?',
    courseSystem: 'Plataforma de ensino',
    registering: 'Criando conta...',
    submitRegistration: 'Criar conta',
    allRequired: 'Preencha todos os campos.',
  },

  ui: {
    cancel: 'Cancelar',
    close: 'Fechar',
    dismiss: 'Dispensar',
    notLoaded: 'Não foi possível carregar esta parte do Lectern. Tente novamente.',
    retry: 'Tentar de novo',
    notifications: 'Notificações',
    hideCharacters: 'Ocultar caracteres',
    showCharacters: 'Mostrar caracteres',
    appearances: { light: 'Claro', dark: 'Escuro', system: 'Sistema' },
  },

  'language choice': {
    language: 'Idioma',
    about: 'O idioma do Lectern e dos e-mails que ele envia. Seus cursos mantêm o deles.',
    aboutDemo: 'Salvo neste navegador. Seus cursos mantêm o idioma deles.',
    notLoaded: 'Não foi possível carregar este idioma. Tente novamente.',
  },
}

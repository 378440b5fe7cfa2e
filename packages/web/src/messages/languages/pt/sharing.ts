import type { SharingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const sharing: SharingMessages = {
  sharing: {
    share: 'Compartilhar',
    shareCourse: (course) => `Compartilhar ${course}`,
    closeSharing: 'Fechar o compartilhamento',
    published: 'Publicado',
  },

  'sharing/panel': {
    loading: 'Carregando...',
    notLoaded: 'Não foi possível carregar o link. Tente de novo.',
    retry: 'Tentar de novo',

    whatALinkDoes: {
      slideshow:
        'Dê aos estudantes um link para esta apresentação. Qualquer pessoa com o link pode assistir. Não é preciso ter conta, e aparece o que você concluiu por último.',
      podcast:
        'Dê aos estudantes um link para este podcast. Qualquer pessoa com o link pode ouvir. Não é preciso ter conta, e toca o que você concluiu por último.',
      course:
        'Dê aos estudantes um link para este curso. Ele mostra por módulo todas as apresentações e podcasts concluídos. Não é preciso ter conta.',
    },
    makeLink: 'Criar um link',
    notMade: 'Não foi possível criar o link. Tente de novo.',

    link: 'Link',
    noAccountNeeded: 'Sem conta',
    address: 'Endereço para estudantes',
    copy: 'Copiar',
    copied: 'Link copiado.',
    notCopied: 'O navegador não permitiu copiar. Selecione o texto e copie-o.',
    whoCanSee: {
      slideshow: 'Qualquer pessoa com o link pode assistir.',
      podcast: 'Qualquer pessoa com o link pode ouvir.',
      course: 'Qualquer pessoa com o link pode assistir e ouvir.',
    },
    qrCode: 'Código QR do link',
    qrAs: { svg: 'QR em SVG', png: 'QR em PNG' },
    qrFailed: 'Não foi possível criar o código QR. Tente de novo.',

    links: (links) => plural(links, { one: '# link para estudantes', other: '# links para estudantes' }),
    chooseLink: 'Escolha o que deseja alterar',

    pageLinks: (pages) => plural(pages, { one: 'Página no curso', other: 'Páginas no curso' }),
    whatPageLinksDo:
      'O player da página tem um link próprio, que termina com a página. Não dê este link aos estudantes.',
    publishAgain:
      'A página ainda mostra um endereço antigo, por isso o player não funciona. Publique-a novamente.',
    downloadsOf: (title) => `Downloads de ${title}`,

    ends: 'Termina',
    endsHint: 'A partir do dia seguinte, o link mostra que não há mais nada aqui.',
    neverEnds: 'Sem uma data, o link não termina.',
    noEndDate: 'Sem data de término',
    endInPast: 'Escolha hoje ou um dia posterior.',
    ended: (day) => `Este link terminou em ${day}. Escolha um dia posterior para abri-lo de novo.`,
    downloads: 'Downloads',
    downloadsHint: 'É possível baixar o áudio, a transcrição e as legendas.',
    notSaved: 'Não foi possível salvar este ajuste. Tente de novo.',

    embed: 'Incorporar',
    embedSize: (width, height) => `${width} × ${height}, adapta-se à coluna`,
    embedCode: 'Código para incorporar',
    copyEmbedCode: 'Copiar o código',
    codeCopied: 'Código copiado.',
    preview: 'Prévia do player incorporado',
    loadingPreview: 'Carregando a prévia...',
    previewNotLoaded: 'Não foi possível carregar a prévia.',
    openPreview: 'Abrir o player incorporado em uma nova aba',
    nothingToPreview: 'Os estudantes não veem nada aqui até você clicar em “Concluir”.',
    sites: 'Sites que podem mostrar',
    noSites: 'Nenhum site pode mostrar ainda.',
    removeSite: (site) => `Remover ${site}`,
    allowAnotherSite: 'Permitir outro site',
    siteAddress: 'Endereço do site',
    siteHint: 'Cole o endereço de qualquer uma das páginas dele.',
    allow: 'Permitir',
    cancel: 'Cancelar',
    siteFaults: {
      noSite: 'Este não é o endereço de um site. Um endereço é como https://canvas.example.edu.',
      wildcard: 'Um endereço não pode conter *. Adicione cada site com o seu próprio endereço.',
      ipv6: 'Os navegadores não aceitam endereços IPv6 aqui. Use o nome do site.',
    },
    mostSites: (count) =>
      plural(count, { one: 'Um link pode ter # site.', other: 'Um link pode ter # sites.' }),
    anySite: 'Qualquer site',
    anySiteHint: 'Todos os sites podem mostrar em um quadro.',

    figures: 'Números',
    since: (day) => `desde ${day}`,
    starts: 'inícios',
    finish: 'terminam',
    watched: 'assistidos',
    visitsSoFar: (visits) => plural(visits, { one: '# visita até agora.', other: '# visitas até agora.' }),
    moreFromFive: 'A partir de cinco visitas, você vê mais.',
    longerRange: 'Há poucas visitas nestas semanas para mostrar mais. Escolha um período mais longo.',
    seeFigures: 'Ver os números',
    figuresNotLoaded: 'Não foi possível carregar os números. Tente novamente.',

    sharedBy: (author, day) => `Compartilhado por ${author}, ${day}`,
    sharedOn: (day) => `Compartilhado em ${day}`,
    newAddress: 'Novo endereço',
    whatANewAddressDoes:
      'Haverá um novo link. O link antigo e o código QR dele nunca mais vão funcionar, nem onde estão incorporados. Os links das traduções têm endereços próprios e continuam funcionando.',
    makeNewAddress: 'Criar um novo endereço',
    addressIsNew: 'O link tem um novo endereço.',
    notRenewed: 'Não foi possível criar um novo endereço. Tente de novo.',
    stopSharing: 'Parar de compartilhar',
    whatStoppingDoes:
      'O link e o código QR dele nunca mais vão funcionar, nem onde estão incorporados. Os links das traduções têm endereços próprios e continuam funcionando.',
    stopped: 'O link não funciona mais.',
    notStopped: 'Não foi possível parar de compartilhar. Tente de novo.',
  },

  'sharing/published': {
    pageStays: (page) =>
      `“${page}” continua no curso, mas o player não mostrará nada. Para remover a página, escolha “Publicar no curso”.`,
    learnersSee: (time) => `Os estudantes veem a versão de ${time}.`,
    learnersSeeWithChanges: (time, changes) =>
      plural(changes, {
        one: `Os estudantes veem a versão de ${time}. # alteração desde então.`,
        other: `Os estudantes veem a versão de ${time}. # alterações desde então.`,
      }),
    audioChanged: (time) => `Os estudantes veem a versão de ${time}. O áudio dela mudou desde então.`,
  },

  'sharing/published panel': {
    noLearnerSees: 'Os estudantes ainda não veem isto.',
    completeToShow: 'Com “Concluir”, você mostra isto aos estudantes.',
    completeToUpdate: 'Com “Concluir”, os estudantes veem também as alterações.',
    upToDate: 'Os estudantes veem o que você vê.',

    silentSlides: (numbers, count) =>
      plural(count, {
        one: `O slide ${numbers} está sem som. Os estudantes leem as legendas dele.`,
        other: `Os slides ${numbers} estão sem som. Os estudantes leem as legendas deles.`,
      }),
    silentParts: {
      slideshow: (count) =>
        plural(count, {
          one: '# slide está sem som. Os estudantes leem as legendas dele.',
          other: '# slides estão sem som. Os estudantes leem as legendas deles.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# fala está sem som. Os estudantes a leem na transcrição.',
          other: '# falas estão sem som. Os estudantes as leem na transcrição.',
        }),
    },
    willBeSilent: {
      slideshow: (count) =>
        plural(count, {
          one: '# slide não tem áudio. Depois de “Concluir”, os estudantes leem as legendas dele.',
          other: '# slides não têm áudio. Depois de “Concluir”, os estudantes leem as legendas deles.',
        }),
      podcast: (count) =>
        plural(count, {
          one: '# fala não tem áudio. Depois de “Concluir”, os estudantes a leem na transcrição.',
          other: '# falas não têm áudio. Depois de “Concluir”, os estudantes as leem na transcrição.',
        }),
    },

    foreignPictures: (numbers, count) =>
      plural(count, {
        one: `O slide ${numbers} mostra uma imagem de outro site. Os estudantes não a veem: copie-a para o Lectern ou envie outra.`,
        other: `Os slides ${numbers} mostram imagens de outros sites. Os estudantes não as veem: copie-as para o Lectern ou envie outras.`,
      }),
    manyForeignPictures: (count) =>
      plural(count, {
        one: '# slide mostra uma imagem de outro site. Os estudantes não a veem: copie-a para o Lectern ou envie outra.',
        other:
          '# slides mostram imagens de outros sites. Os estudantes não as veem: copie-as para o Lectern ou envie outras.',
      }),
    copyPictures: 'Copiar para o Lectern',
    copyingPictures: 'Copiando…',
    picturesCopied: 'Os estudantes veem as cópias depois de “Concluir”.',
    picturesNotCopied: 'As imagens não foram copiadas.',
    missingPictures: (numbers, count) =>
      plural(count, {
        one: `Não foi possível ler a imagem do slide ${numbers}. Os estudantes veem o slide sem ela: escolha a imagem de novo e clique em “Concluir”.`,
        other: `Não foi possível ler as imagens dos slides ${numbers}. Os estudantes veem os slides sem elas: escolha as imagens de novo e clique em “Concluir”.`,
      }),
    missingAudio: {
      slideshow: (numbers, count) =>
        plural(count, {
          one: `Não foi possível ler áudio do slide ${numbers}. Os estudantes leem as legendas: gere o áudio de novo.`,
          other: `Não foi possível ler áudio dos slides ${numbers}. Os estudantes leem as legendas: gere o áudio de novo.`,
        }),
      podcast: (numbers, count) =>
        plural(count, {
          one: `Não foi possível ler áudio do bloco ${numbers}. Os estudantes leem a transcrição: gere o áudio de novo.`,
          other: `Não foi possível ler áudio dos blocos ${numbers}. Os estudantes leem a transcrição: gere o áudio de novo.`,
        }),
    },

    showWhatLearnersSee: 'Mostrar o que os estudantes veem',
    seeChanges: (changes) => plural(changes, { one: 'Ver a alteração', other: 'Ver as # alterações' }),
    whatLearnersSee: 'O que os estudantes veem',
    loading: 'Carregando...',
    notLoaded: 'Não foi possível carregar o que os estudantes veem. Tente de novo.',
    changesSince: (time) => `Alterações desde a versão de ${time}`,
    changed: 'Mudou',
    added: 'Novo',
    removed: 'Removido',
    moved: 'Movido',
    sameWords: 'As palavras são as mesmas. O aspecto ou o movimento mudou.',
    movedOnly: 'Está em outro lugar. Nada mais mudou.',
    noChanges: 'Não há alterações.',
    stopShowing: 'Parar de mostrar',
    whatStoppingDoes:
      'O link não vai mostrar nada até você concluir de novo. O link, os ajustes dele e o seu trabalho ficam.',
    stopped: 'Os estudantes não veem mais isto.',
    notStopped: 'Não foi possível parar de mostrar. Tente de novo.',
  },
}

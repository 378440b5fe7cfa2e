import type { TalkPhrases } from '../talk-phrase-book.ts'

export const pt: TalkPhrases = {
  greetings: [
    'Olá a todos! De que se trata?',
    'Eu estou aqui para fazer perguntas. O que é preciso saber primeiro?',
    'Ainda sei pouco sobre isto. Como apresentarias o tema?',
  ],
  starts: ['Parece-me bem. Qual é o primeiro ponto?'],
  goals: ['E o que vamos aprender hoje?'],
  closingLeads: ['É hora de olhar para trás. O que devemos guardar?'],
  remembers: ['E eu anotei isto.'],
  goodbyes: ['Por hoje é tudo. Agradecemos a companhia!'],
  cause: ['Até aqui entendo, mas pergunto-me por que razão é assim. Sabes?', 'E o que está por trás disso?'],
  contrast: ['Parece claro. Mas será mesmo tudo?', 'E isso vale sem limites?'],
  result: ['E o que significa tudo isso no fim?', 'E o que resultou daí?'],
  example: ['Preciso de algo concreto. Como seria isso na prática?'],
  terms: [
    'Já ouvi a palavra {}, mas não a saberia explicar. O que quer dizer?',
    'Antes de continuar: em palavras simples, o que se entende por {}?',
    'Não tenho a certeza sobre {}. O que designa essa palavra?',
    'Também quero perguntar sobre {}. O que significa?',
  ],
  echoes: [
    'Vou resumir o que foi dito:',
    'Em palavras simples:',
    'A outra pessoa eu contaria isto:',
    'Se bem te sigo:',
  ],
  confirms: ['É mesmo assim.', 'A ideia é essa.', 'Sim, é isso.', 'De facto.'],
  years: ['E o que sabemos do ano {}?'],
  more: ['Gostava de ouvir mais sobre {}. O que vem a seguir?'],
  checks: [
    'Corrige-me se me engano:',
    'Diz-me se percebi bem:',
    'Creio que li isto:',
    'Vamos ver se eu sei:',
    'E suponho que seja assim:',
  ],
  cues: {
    named: [
      'chama|chamam|chamado|chamada|denomina*|conhecido como|conhecida como|designa*',
      'E isso tem um nome próprio?',
    ],
    result: [
      'levou a|leva a|conduziu a|conduz a|provoc*|consequência*|como resultado|efeito|efeitos|causou',
      'E aonde leva uma coisa dessas no fim?',
      'Suponho que isso tem um efeito. Qual seria?',
    ],
    enables: [
      'permite|permitem|permitiu|permitiram|possibilita*|torna possível|tornam possível',
      'Estou a ver. Mas o que é que isso torna possível?',
      'E para que serve isso?',
    ],
    problem: [
      'problema*|difícil|difíceis|dificuldade*|perigo*|risco*|desvantagem|desvantagens|obstáculo*|erro|erros',
      'Parece quase fácil demais. Há algum problema?',
    ],
    compare: [
      'ao contrário de|enquanto|em comparação|comparado com|comparada com|difere de|semelhante a|diferença*|da mesma forma',
      'Podes comparar isso com outra coisa?',
      'Gostava de uma comparação. O que é diferente e o que é igual?',
    ],
    today: ['hoje|atualmente|hoje em dia|nos dias de hoje', 'E como está isso hoje em dia?'],
    view: [
      'investigadores|pesquisadores|cientistas|historiadores|economistas|especialistas|segundo|acreditavam|acreditam',
      'E o que diz disso quem conhece o tema?',
    ],
    began: [
      'começ*|iniciou|inicia-se|iniciaram|fundad*|surgiu|surgiram',
      'Gosto sempre de saber como as coisas começam. Como começou isto?',
    ],
    ended: ['terminou|acabou|desaparec*|abandon*|destru*|desmoron*', 'E o que foi feito disso no fim?'],
    changed: [
      'tornou-se|mudou|mudam|mudança*|aument*|diminu*|cresceu|transform*|substitu*',
      'Tenho a impressão de que algo mudou. O que foi?',
      'E como evoluíram as coisas a partir daí?',
    ],
    most: [
      'mais importante|mais importantes|maior|maiores|mais conhecid*|mais famos*|principal',
      'De tudo isso, o que mais se destaca?',
    ],
    parts: [
      'consiste em|consistem em|composto por|composta por|constituíd*|contém|contêm|inclui|incluem',
      'E de que é feito, se olharmos para dentro?',
    ],
    must: [
      'deve|devem|devemos|é preciso|temos de|temos que|precisamos',
      'Se eu o quisesse fazer, a que devia prestar atenção?',
      'E o que é preciso ter em conta?',
    ],
    can: [
      'podemos|podes|você pode|pode-se|pode ser usad*|é usad*|são usad*|utiliza-se',
      'Isso interessa-me. E o que se pode fazer com isso na prática?',
      'E como se usa isso?',
    ],
    usual: [
      'normalmente|geralmente|em geral|habitualmente|costuma|costumam',
      'E como é isso no caso habitual?',
    ],
    case: ['se', 'É sempre igual, ou depende da situação?', 'E que casos é preciso distinguir?'],
    next: ['quando|depois|após|uma vez|durante', 'Consigo imaginar. E o que acontece então?'],
    how: [
      'por meio de|através de|graças a|com a ajuda de|usando|utilizando|mediante|para que',
      'Pergunto-me como funciona. Podes contar-me?',
      'E como se faz isso exatamente?',
    ],
  },
}

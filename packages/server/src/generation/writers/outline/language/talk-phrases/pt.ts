import type { TalkPhrases } from '../talk-phrase-book.ts'

export const pt: TalkPhrases = {
  greetings: [
    'Olá a todos! De que se trata?',
    'Eu estou aqui para fazer perguntas. O que é preciso saber primeiro?',
    'Ainda sei pouco sobre isso. Como você apresentaria o tema?',
  ],
  starts: ['Parece bom. Qual é o primeiro ponto?'],
  goals: ['E o que vamos aprender hoje?'],
  closingLeads: ['É hora de olhar para trás. O que vale a pena guardar?'],
  remembers: ['E eu anotei isto aqui.'],
  goodbyes: ['Por hoje é só. Agradecemos a companhia!'],
  cause: ['Até aqui entendi, mas por que será que é assim? Você sabe?', 'E o que está por trás disso?'],
  contrast: ['Parece claro. Mas será que é só isso?', 'E isso vale sempre?'],
  result: ['E o que tudo isso significa no fim das contas?', 'E o que resultou disso?'],
  example: ['Preciso de algo concreto. Como seria isso na prática?'],
  terms: [
    'Já ouvi o termo {}, mas não saberia explicar. O que quer dizer?',
    'Antes de continuar: em palavras simples, o que se entende por {}?',
    'Ainda não tenho certeza sobre {}. A que se refere esse termo?',
    'Também quero perguntar sobre {}. O que significa?',
  ],
  echoes: [
    'Em palavras simples:',
    'Se estou acompanhando bem:',
    'Então podemos dizer:',
    'O importante é isto:',
  ],
  confirms: ['É assim mesmo.', 'A ideia é essa.', 'Sim, é isso.', 'De fato.'],
  years: ['E o que sabemos do ano {}?'],
  more: ['Gostaria de ouvir mais sobre {}. O que vem agora?'],
  checks: ['Me corrija se não for assim:', 'Me diga se entendi bem:', 'E suponho que seja assim:'],
  conditions: ['E {}?', '{}, o que acontece?', 'Penso num caso: {}. E então?'],
  others: ['E os outros pontos?', 'O que mais está na lista?'],
  code: ['Vamos percorrer o código passo a passo. O que acontece nele?'],
  cues: {
    named: [
      'chama|chamam|chamado|chamada|denomina*|conhecido como|conhecida como|designa*',
      'E isso tem um nome?',
    ],
    result: [
      'levou a|leva a|conduziu a|conduz a|provoc*|consequência*|como resultado|um efeito|o efeito|os efeitos|causou',
      'E aonde uma coisa dessas leva no fim?',
      'Suponho que isso tem um efeito. Qual seria?',
    ],
    enables: [
      'permite|permitem|permitiu|permitiram|possibilita*|torna possível|tornam possível',
      'Entendi. Mas o que isso torna possível?',
      'E para que serve isso?',
    ],
    problem: [
      'problema*|difícil|difíceis|dificuldade*|perigo*|risco*|desvantagem|desvantagens|obstáculo*',
      'Há algum problema?',
    ],
    compare: [
      'ao contrário de|enquanto|em comparação|comparado com|comparada com|difere de',
      'Você pode comparar isso com outra coisa?',
      'Gostaria de uma comparação. O que é diferente e o que é igual?',
    ],
    today: ['hoje|atualmente|hoje em dia|nos dias de hoje', 'E como está isso hoje em dia?'],
    view: [
      'investigadores|pesquisadores|cientistas|historiadores|economistas|especialistas',
      'E o que diz sobre isso quem conhece o tema?',
    ],
    began: [
      'começou|começaram|iniciou|iniciaram|fundad*|surgiu|surgiram',
      'Gosto sempre de saber como as coisas começam. Como isso começou?',
    ],
    ended: [
      'terminou|acabou|desapareceu|desapareceram|abandonou|abandonad*|destruiu|destruíd*|desmoronou',
      'E o que aconteceu com isso no fim?',
    ],
    changed: [
      'mudou|mudaram|aumentou|aumentaram|diminuiu|diminuíram|cresceu|cresceram|transformou*|substituiu|substituíram',

      'E como as coisas evoluíram a partir daí?',
    ],
    most: [
      'mais importante|mais importantes|mais conhecid*|mais famos*|principal',
      'De tudo isso, o que mais se destaca?',
    ],
    parts: [
      'composto por|composta por|compõe-se|é formad*|constituíd*',
      'E do que é feito, se olharmos por dentro?',
    ],
    must: [
      'você deve|devemos|é preciso|temos de|temos que|precisamos|você precisa',
      'Se eu quisesse fazer isso, no que deveria prestar atenção?',
      'E o que é preciso levar em conta?',
    ],
    can: [
      'podemos|você pode|pode ser usad*|é usad*|são usad*|utiliza-se',
      'Isso me interessa. E o que se pode fazer com isso na prática?',
      'E como se usa isso?',
    ],
    usual: ['normalmente|geralmente|em geral|habitualmente', 'E como isso costuma ser?'],
    case: ['se', 'É sempre igual, ou depende da situação?', 'E quais casos é preciso distinguir?'],
    next: ['quando|depois|após|uma vez', 'Consigo imaginar. E o que acontece depois?'],
    how: [
      'por meio de|através de|com a ajuda de|usando|utilizando|mediante',
      'Queria saber como funciona. Pode me contar?',
      'E como se faz isso exatamente?',
    ],
  },
}

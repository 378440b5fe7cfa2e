import type { TalkPhrases } from '../talk-phrase-book.ts'

export const fr: TalkPhrases = {
  greetings: [
    'Bonjour à tous ! De quoi s’agit-il ?',
    'Je suis là pour poser les questions. Que faut-il savoir d’abord ?',
    'Je n’en sais pas encore grand-chose. Comment le présenterais-tu ?',
  ],
  starts: ['Très bien. Quel est le premier point ?'],
  goals: ['Et qu’est-ce qu’on va apprendre aujourd’hui ?'],
  closingLeads: ['Il est temps de regarder en arrière. Que faut-il retenir ?'],
  remembers: ['Et moi, j’ai noté ceci.'],
  goodbyes: ['C’est tout pour aujourd’hui. Merci de votre écoute !'],
  cause: [
    'Jusque-là, je te suis, mais je me demande pourquoi. Tu le sais ?',
    'Et qu’est-ce qu’il y a derrière cela ?',
  ],
  contrast: ['Cela paraît clair, mais est-ce vraiment tout ?', 'Et cela vaut-il toujours ?'],
  result: ['Et qu’est-ce que tout cela veut dire au bout du compte ?', 'Et qu’en est-il sorti ?'],
  example: ['J’ai besoin de quelque chose de concret. À quoi cela ressemblerait-il ?'],
  terms: [
    'J’ai déjà entendu le terme {}, mais je ne saurais pas l’expliquer. Et toi ?',
    'Avant de continuer : en mots simples, que veut dire {} ?',
    '{}, ce n’est pas encore clair pour moi. Que désigne ce mot ?',
    'J’ai aussi une question sur {}. Qu’est-ce que cela signifie ?',
  ],
  echoes: [
    'Pour le dire simplement :',
    'Si je te suis bien :',
    'On peut donc dire :',
    'L’important, c’est ceci :',
  ],
  confirms: ['C’est cela.', 'C’est bien l’idée.', 'Oui, voilà.', 'En effet.'],
  years: ['Et que sait-on de l’année {} ?'],
  more: ['J’aimerais en savoir plus sur {}. Qu’est-ce qui vient ensuite ?'],
  checks: [
    'Corrige-moi si je me trompe :',
    'Dis-moi si j’ai bien compris :',
    'Et je suppose que c’est ainsi :',
  ],
  conditions: ['Et {} ?', '{}, que se passe-t-il ?', 'Je pense à un cas : {}. Et alors ?'],
  others: ['Et les autres points ?', 'Qu’y a-t-il encore dans la liste ?'],
  code: ['Parcourons le code pas à pas. Que s’y passe-t-il ?'],
  cues: {
    named: [
      'appelle|appelé|appelée|appelés|nommé|nommée|connu sous|connue sous|désigne',
      'Et est-ce que cela porte un nom ?',
    ],
    result: [
      'a conduit à|conduit à|mène à|entraîn*|provoqu*|conséquence*|il en résulte|un effet|l’effet|effets',
      'Et où est-ce que cela mène au bout du compte ?',
      'Je suppose que cela a un effet. Lequel ?',
    ],
    enables: [
      'permet|permettent|a permis|ont permis|rend possible|rendent possible',
      'Je comprends bien. Mais qu’est-ce que cela rend possible ?',
      'Et à quoi cela sert-il ?',
    ],
    problem: [
      'problème*|difficile*|difficulté*|danger*|risque*|inconvénient*|obstacle*',
      'Y a-t-il un problème ?',
    ],
    compare: [
      'contrairement à|tandis que|alors que|par rapport à|en comparaison|comparé à|diffère de',
      'Peux-tu comparer cela à autre chose ?',
      'J’aimerais une comparaison. Qu’est-ce qui est différent, et qu’est-ce qui est pareil ?',
    ],
    today: ['aujourd’hui|aujourd’hui|actuellement|de nos jours', 'Et qu’en est-il aujourd’hui ?'],
    view: [
      'chercheurs|scientifiques|historiens|économistes|experts',
      'Et qu’en disent les gens qui connaissent le sujet ?',
    ],
    began: [
      'commença|commencèrent|a commencé|ont commencé|débuta|a débuté|fut fondé*|fondé|fondée|est né|est née',
      'J’aime bien savoir comment les choses commencent. Comment cela a-t-il débuté ?',
    ],
    ended: [
      's’est terminé*|prit fin|a pris fin|disparu*|abandonné*|détruit*',
      'Et comment cela s’est-il terminé ?',
    ],
    changed: [
      'changea|a changé|ont changé|augmenta|a augmenté|ont augmenté|diminua|a diminué|ont diminué|transforma|a transformé|remplaça|a remplacé|ont remplacé',

      'Et comment la situation a-t-elle évolué ?',
    ],
    most: [
      'plus important*|plus grand*|plus connu*|plus célèbre*|principal|principale',
      'Dans tout cela, qu’est-ce qui ressort le plus ?',
    ],
    parts: [
      'se compose de|se composent de|composé de|composée de|constitué de|constituée de',
      'Et de quoi est-ce fait, si on regarde à l’intérieur ?',
    ],
    must: [
      'tu dois|vous devez|nous devons|on doit|il faut|assurez-vous|veillez',
      'Si je devais le faire, à quoi faudrait-il faire attention ?',
      'Et qu’est-ce qu’il ne faut pas oublier ?',
    ],
    can: [
      'vous pouvez|on peut|nous pouvons|peut être utilisé*|est utilisé*|sont utilisé*|sert à|servent à',
      'Cela m’intéresse. Et que peut-on en faire en pratique ?',
      'Et comment s’en sert-on ?',
    ],
    usual: [
      'généralement|en général|habituellement|normalement|le plus souvent',
      'Et à quoi cela ressemble-t-il d’habitude ?',
    ],
    case: [
      'si|s’il|s’ils',
      'Est-ce toujours pareil, ou cela dépend-il de la situation ?',
      'Et quels cas faut-il distinguer ?',
    ],
    next: ['quand|lorsque|lorsqu’*|après|une fois', 'Je peux me l’imaginer. Et que se passe-t-il alors ?'],
    how: [
      'au moyen de|à l’aide de|en utilisant|à travers',
      'Je me demande comment cela marche. Tu peux me le dire ?',
      'Et comment fait-on cela exactement ?',
    ],
  },
}

import type { TalkPhrases } from '../talk-phrase-book.ts'

export const es: TalkPhrases = {
  greetings: [
    '¡Hola a todos! ¿De qué trata?',
    'Me alegra estar aquí. ¿Qué hay que saber primero?',
    'Yo sé poco de esto todavía. ¿Cómo lo presentarías?',
  ],
  starts: ['Suena bien. ¿Cuál es el primer punto?'],
  goals: ['¿Y qué vamos a aprender hoy?'],
  closingLeads: ['Es hora de mirar atrás. ¿Con qué nos quedamos?'],
  remembers: ['Y yo me he apuntado esto.'],
  goodbyes: ['Eso es todo por hoy. ¡Gracias por escucharnos!'],
  cause: ['Hasta aquí te sigo, pero me pregunto por qué es así. ¿Lo sabes?', '¿Y qué hay detrás de eso?'],
  contrast: ['Parece claro, pero ¿es eso todo, o hay algo más?', '¿Y eso vale siempre?'],
  result: ['¿Y qué significa todo eso al final?', '¿Y qué salió de ahí?'],
  example: ['Necesito algo concreto. ¿Cómo sería eso en la práctica?'],
  terms: [
    'He oído el término {}, pero no sabría explicarlo. ¿Qué significa?',
    'Antes de seguir: en palabras sencillas, ¿qué es {}?',
    'No tengo claro lo de {}. ¿A qué se refiere ese término?',
    'También quiero preguntar por {}. ¿Qué quiere decir?',
  ],
  echoes: [
    'Dicho de forma sencilla:',
    'Si te sigo bien:',
    'Entonces podemos decir:',
    'Lo importante es esto:',
  ],
  confirms: ['Justo así.', 'Esa es la idea.', 'Sí, eso es.', 'En efecto.'],
  years: ['¿Y qué sabemos del año {}?'],
  more: ['Me gustaría oír más sobre {}. ¿Qué sigue?'],
  checks: ['Corrígeme si me equivoco:', 'Dime si lo he entendido:', 'Y supongo que es así:'],
  conditions: ['¿Y {}?', '{}, ¿qué pasa entonces?', 'Pienso en un caso: {}. ¿Y entonces?'],
  others: ['¿Y los demás puntos?', '¿Qué más hay en la lista?'],
  code: ['Repasemos el código paso a paso. ¿Qué ocurre en él?'],
  cues: {
    named: [
      'llama|llaman|llamado|llamada|denomina|denominan|conoce como|conocido como|conocida como',
      '¿Y eso tiene algún nombre?',
    ],
    result: [
      'condujo a|conduce a|llevó a|lleva a|provoc*|consecuencia*|como resultado|un efecto|efectos|el efecto|dio lugar',
      '¿Y a qué lleva algo así al final?',
      'Supongo que eso tiene un efecto. ¿Cuál sería?',
    ],
    enables: [
      'permite|permiten|permitió|permitieron|posibilita*|hace posible|hacen posible',
      'Entiendo. Pero ¿qué hace posible eso?',
      '¿Y para qué sirve eso, si puedo preguntar?',
    ],
    problem: [
      'problema*|difícil|difíciles|dificultad*|peligro*|riesgo*|desventaja*|obstáculo*',
      '¿Hay algún problema?',
    ],
    compare: [
      'a diferencia de|mientras que|en comparación|comparado con|comparada con|difiere de',
      '¿Puedes comparar eso con otra cosa?',
      'Me gustaría una comparación. ¿Qué es distinto y qué es igual?',
    ],
    today: ['hoy|actualmente|en la actualidad|hoy en día', '¿Y cómo está eso hoy en día?'],
    view: [
      'investigador*|científic*|historiador*|economistas|expertos|físicos',
      '¿Y qué dicen de eso quienes conocen el tema?',
    ],
    began: [
      'comenzó|comenzaron|empezó|empezaron|fundó|fundaron|fundad*|se originó|surgió',
      'Siempre me gusta saber cómo empiezan las cosas. ¿Cómo empezó esto?',
    ],
    ended: [
      'terminó|acabó|desapareció|desaparecieron|abandonó|abandonad*|destruyó|destruid*|derrumbó',
      '¿Y qué fue de eso al final?',
    ],
    changed: [
      'cambió|cambiaron|aumentó|aumentaron|disminuyó|disminuyeron|creció|crecieron|transformó|transformaron|reemplazó|reemplazaron',

      '¿Y cómo siguió la cosa desde ahí?',
    ],
    most: [
      'más importante*|más grande*|más conocid*|más famos*|principal',
      'De todo eso, ¿qué es lo que más destaca?',
    ],
    parts: [
      'consta de|constan de|se compone de|se componen de|compuesto por|compuesta por',
      '¿Y de qué se compone, si miramos dentro?',
    ],
    must: [
      'debes|debemos|hay que|tienes que|tenemos que|necesitamos|asegúrate',
      'Pienso en hacerlo yo. ¿A qué debo prestar atención?',
      '¿Y qué hay que tener en cuenta?',
    ],
    can: [
      'podemos|puedes|se puede usar|se pueden usar|se utiliza|se utilizan|se usa|se usan',
      'Eso me interesa. ¿Y qué se puede hacer con eso en la práctica?',
      '¿Y cómo lo usaría yo?',
    ],
    usual: [
      'normalmente|generalmente|por lo general|en general|habitualmente',
      '¿Y cómo es eso en el caso habitual?',
    ],
    case: ['si', '¿Es siempre igual, o depende de la situación?', '¿Y qué casos hay que distinguir?'],
    next: ['cuando|después|tras|una vez', 'Me lo puedo imaginar. ¿Y qué pasa entonces?'],
    how: [
      'mediante|por medio de|a través de|utilizando|usando|con ayuda de',
      'Me pregunto cómo funciona eso. ¿Me lo cuentas?',
      '¿Y cómo se hace eso exactamente?',
    ],
  },
}

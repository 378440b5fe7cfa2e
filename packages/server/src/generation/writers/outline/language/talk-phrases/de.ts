import type { TalkPhrases } from '../talk-phrase-book.ts'

export const de: TalkPhrases = {
  greetings: [
    'Hallo zusammen! Worum geht es?',
    'Ich bin hier, um zu fragen. Was sollte man zuerst wissen?',
    'Ich weiß noch wenig darüber. Wie würdest du es vorstellen?',
  ],
  starts: ['Das klingt gut. Womit fangen wir an?'],
  goals: ['Und was lernen wir heute?'],
  closingLeads: ['Zeit für einen Blick zurück. Was sollten wir behalten?'],
  remembers: ['Und das habe ich mir notiert.'],
  goodbyes: ['Das war es für heute. Danke fürs Zuhören!'],
  cause: [
    'So weit komme ich mit, aber ich frage mich, warum das so ist. Weißt du es?',
    'Und was steckt dahinter?',
  ],
  contrast: ['Das klingt klar. Aber ist das schon alles?', 'Und gilt das ohne Einschränkung?'],
  result: ['Und was heißt das alles am Ende?', 'Und was ist daraus geworden?'],
  example: ['Ich brauche etwas Greifbares. Wie sähe das aus?'],
  terms: [
    'Den Begriff {} habe ich schon gehört, aber ich könnte ihn nicht erklären. Was ist damit gemeint?',
    'Bevor wir weitermachen: Was heißt {} in einfachen Worten?',
    'Bei {} bin ich mir nicht sicher. Wofür steht das Wort?',
    'Ich möchte auch nach {} fragen. Was bedeutet das?',
  ],
  echoes: [
    'Einfach gesagt:',
    'Wenn ich dich richtig verstehe:',
    'Wir können also sagen:',
    'Wichtig ist also:',
  ],
  confirms: ['Du hast es verstanden.', 'Genau darum geht es.', 'Ja, das ist es.', 'In der Tat.'],
  years: ['Und was wissen wir über das Jahr {}?'],
  more: ['Über {} würde ich gern mehr hören. Was kommt als Nächstes?'],
  checks: [
    'Korrigiere mich, wenn ich falsch liege:',
    'Sag mir, ob ich es richtig habe:',
    'Und ich nehme an, es ist so:',
  ],
  conditions: ['Und {}?', '{}, was dann?', 'Ich denke an einen Fall: {}. Was dann?'],
  others: ['Und die anderen Punkte?', 'Was steht noch auf der Liste?'],
  code: ['Gehen wir den Code Schritt für Schritt durch. Was passiert darin?'],
  cues: {
    named: ['nennt|nennen|genannt|heißt|heißen|bezeichnet|bekannt als', 'Hat das denn einen eigenen Namen?'],
    result: [
      'führt zu|führte zu|führten zu|verursach*|folge|auswirkung*|infolge|bewirk*',
      'Und wohin führt so etwas am Ende?',
      'Ich nehme an, das hat eine Wirkung. Welche wäre das?',
    ],
    enables: [
      'ermöglich*|erlaub*|macht es möglich|machte es möglich',
      'Das verstehe ich. Aber was wird dadurch möglich?',
      'Und wozu ist das gut, wenn ich fragen darf?',
    ],
    problem: [
      'problem*|schwierig*|gefahr*|gefährlich*|risik*|nachteil*|hindernis*',
      'Gibt es dabei ein Problem?',
    ],
    compare: [
      'im gegensatz zu|im vergleich|verglichen mit|unterscheidet sich|unterscheiden sich|im unterschied zu',
      'Kannst du das für mich mit etwas anderem vergleichen?',
      'Ich hätte gern einen Vergleich. Was ist anders, und was ist gleich?',
    ],
    today: ['heute|heutzutage|gegenwärtig|derzeit|bis heute', 'Und wie steht es heute damit?'],
    view: [
      'forscher*|wissenschaftler*|psychologen|kritiker*|historiker*|ökonomen|fachleute|experten',
      'Und was sagen Leute dazu, die sich damit auskennen?',
    ],
    began: [
      'begann*|gründete*|gegründet|entstand|entstanden|ursprünglich',
      'Ich weiß immer gern, wie etwas anfängt. Wie war das hier?',
    ],
    ended: [
      'endete*|verschwand*|zerstört*|aufgegeben|brach zusammen|zusammenbruch',
      'Und was ist am Ende daraus geworden?',
    ],
    changed: [
      'änderte*|veränderte*|verwandelte*|wuchs*|nahm zu|nahm ab|stieg|stiegen|sank|sanken|ersetzte*',

      'Und wie ging es von da an weiter?',
    ],
    most: [
      'wichtigste*|größte*|höchste*|bekannteste*|häufigste*|mächtigste*',
      'Was sticht bei alldem am meisten heraus?',
    ],
    parts: [
      'besteht aus|bestehen aus|bestand aus|setzt sich zusammen|setzen sich zusammen',
      'Und woraus besteht das, wenn wir hineinsehen?',
    ],
    must: [
      'du musst|man muss|wir müssen|du solltest|man sollte|wir sollten|achte darauf|achten sie darauf|stellen sie sicher',
      'Wenn ich das selbst tun wollte: Worauf müsste ich achten?',
      'Und was sollte man dabei im Kopf behalten?',
    ],
    can: [
      'du kannst|wir können|man kann|wird verwendet|werden verwendet|dient|dienen',
      'Das ist gut zu wissen. Und was kann man damit in der Praxis tun?',
      'Und wie würde ich das selbst benutzen?',
    ],
    usual: [
      'normalerweise|üblicherweise|in der regel|gewöhnlich|meistens|im allgemeinen',
      'Und wie sieht das im Normalfall aus?',
    ],
    case: [
      'wenn|falls',
      'Ist das immer gleich, oder hängt es von der Situation ab?',
      'Und welche Fälle sollte ich unterscheiden?',
    ],
    next: ['nach|nachdem|sobald|später', 'Das kann ich mir vorstellen. Und was passiert dann?'],
    how: [
      'mithilfe|mit hilfe|indem|mittels',
      'Ich frage mich, wie das geht. Kannst du es mir sagen?',
      'Und wie genau macht man das?',
    ],
  },
}

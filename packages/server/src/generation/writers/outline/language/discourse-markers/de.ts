import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const de: DiscourseMarkers = {
  dependentStarts:
    'der wichtigste ist|der wichtigste war|die wichtigste ist|die wichtigste war|das wichtigste ist|das wichtigste war|die andere ist|der andere ist|das andere ist|ähnlich|ähnliches|das gegenteil|in diesem fall|in dem fall|in solchen|wenn nicht,|falls nicht|andernfalls|sonst|ansonsten|aus diesem grund|deshalb|deswegen|daher|darum|dadurch|damit|dabei|dafür|dagegen|danach|daraufhin|daraus|davon|dazu|darin|darauf|darüber|hierbei|hierfür|hierzu|hierdurch|hier|dort|so|auf diese weise|insbesondere|genauer|kurz gesagt|kurzum|insgesamt|zunächst|am anfang|im gegenzug|umgekehrt|seitdem|bis dahin|später|dann|anschließend|einige davon|die meisten davon|eine davon|einer davon|keine davon|letztere|letzterer|letzteres|erstere|ersterer|denn|aber|doch|jedoch|trotzdem|dennoch|in wirklichkeit|tatsächlich|leider|glücklicherweise|das heißt|zudem|außerdem|ebenso|genauso|jene|jener|jenes|dessen|deren|beide|beides|weil',
  early:
    'letztere|letzterer|letzteres|erstere|ersterer|hingegen|dagegen|jedoch|daher|deshalb|ebenfalls|wiederum|solche|solcher|solches|solchen|somit|also|dabei|damit|dazu|daraus|dadurch|trotzdem|dennoch|allerdings',
  inside: 'jedoch|hingegen|dagegen|also|daher|zum beispiel|wiederum|ebenfalls|allerdings|außerdem',
  first: 'erstens|zuerst|als erstes|der erste|die erste|das erste|einerseits|zum einen',
  next: 'zweitens|drittens|viertens|fünftens|schließlich|zuletzt|als zweites|als nächstes|als letztes|der zweite|die zweite|das zweite|der dritte|die dritte|das dritte|der letzte|die letzte|das letzte|andererseits|zum anderen',
  example:
    'zum beispiel|beispielsweise|als beispiel|angenommen|stellen sie sich vor|stell dir vor|z. b.|nehmen wir an',
  contrast:
    'jedoch|aber|doch|allerdings|dennoch|trotzdem|in diesem fall|hingegen|dagegen|im gegensatz dazu|in wirklichkeit|tatsächlich|das ist nicht|dies ist nicht|leider',
  seeming:
    'viele meinen|viele nehmen an|häufig wird angenommen|lernende glauben|studierende glauben|schüler glauben|manche glauben|andere glauben|manche denken|fälschlich|fälschlicherweise|es mag scheinen|es scheint|es könnte scheinen|man könnte meinen|man könnte denken|oft wird angenommen|oft heißt es|auf den ersten blick|viele glauben|viele denken|früher glaubte|lange glaubte|ein häufiger irrtum|ein verbreiteter irrtum',
  elsewhere:
    'in diesem abschnitt|dieser abschnitt|in diesem kapitel|dieses kapitel|in diesem modul|in dieser lektion|in dieser einheit|auf dieser seite|in diesem kurs|in diesem buch|nächsten abschnitt|nächsten kapitel|nächste abschnitt|nächste kapitel|folgenden abschnitt|folgenden kapitel|vorherigen abschnitt|vorherigen kapitel|vorigen abschnitt|vorigen kapitel|obigen|bild oben|bild unten|abbildung oben|abbildung unten|tabelle oben|tabelle unten|grafik oben|grafik unten|siehe oben|siehe unten|wie oben|oben gezeigt|unten gezeigt|weiter unten|weiter oben|folgenden fragen|geben sie ihr|gib dein|abgabetermin|abgabefrist|bitte lesen sie|im forum|wird bewertet',
  exercises:
    'leseaufträge|leseauftrag|aufgaben zum text|fragen zum text|diskussionsfragen|fragen zur diskussion|wiederholungsfragen|reflexionsfragen|fragen|reflexion|aktivität|aktivitäten|arbeitsauftrag|arbeitsaufträge|hausaufgabe|hausaufgaben|selbsttest|teste dich|testen sie sich|zum nachdenken|jetzt sind sie dran|jetzt bist du dran|persönliche anwendung|du bist dran|probier es aus|probieren sie es aus|jetzt du',
  references:
    'weitere ressourcen|zusätzliche ressourcen|weiterführende literatur|weiterführende links|weiterführendes|ressourcen|links|nützliche links|siehe auch|mehr erfahren|danksagung|lizenz|bildnachweise|bildnachweis|anmerkungen|fußnoten|nächste schritte|über den autor|über die autorin|literaturempfehlungen|lesetipps|bevor sie beginnen|bevor du beginnst|vorbereitung|abgabe|was abzugeben ist|bewertung|bewertungskriterien|termine|fristen|ankündigungen|pflichtlektüre|sprechstunde|organisatorisches',
  labels:
    'was|warum|wer|wann|wo|wie|zeit|zeitbedarf|zeitaufwand|dauer|niveau|schwierigkeit|voraussetzungen|voraussetzung|material|materialien|werkzeuge|zielgruppe|autor|autorin|autoren|lehrkraft|dozent|dozentin|kontakt|datum|abgabe|abgabetermin|frist|punkte|note|format|art|ziel|ziele|zweck|aufgabe|anleitung|lizenz|sprache|quelle|quellen|schlagwörter|fach|version',
  nouns:
    'die ursache|die ursachen|die hauptursache|der hauptgrund|der zweck|das ziel|der vorteil|der nachteil|das paar|das ergebnis|der unterschied|die antwort|der grund|die wirkung|die folge|das problem|die lösung|der prozess|der vorgang|die idee|dasselbe|das gleiche|die anderen|der rest|die methode|der autor',
  complements: 'der|des|von|vom|zwischen|in|im|für|dass|zu|zur|zum|aus|mit',
}

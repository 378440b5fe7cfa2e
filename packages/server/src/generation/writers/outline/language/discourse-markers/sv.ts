import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const sv: DiscourseMarkers = {
  dependentStarts:
    'huvudorsaken var|huvudorsaken är|orsaken var|orsaken är|den främsta orsaken var|den främsta orsaken är|den viktigaste orsaken var|den viktigaste orsaken är|den viktigaste är|den viktigaste var|den andra är|liknande|motsatsen|i så fall|i det fallet|annars|om inte,|av denna anledning|därför|således|på detta sätt|särskilt|kort sagt|i början|i gengäld|sedan dess|fram till dess|så|sedan|därefter|senare|några av dem|de flesta av dem|en av dem|var och en av dem|den senare|den förra|eftersom|men|dock|ändå|i verkligheten|tyvärr|lyckligtvis|det vill säga|dessutom|också',
  early: 'däremot|därför|också|dock|sådana|sådan|denna|detta|dessa|deras|dess|likaså|emellertid',
  inside: 'däremot|emellertid|därför|till exempel|dock|också|alltså|i sin tur',
  first: 'för det första|först,|till att börja med|den första|det första|å ena sidan',
  next: 'för det andra|för det tredje|för det fjärde|till sist|slutligen|den andra|det andra|den tredje|det tredje|den sista|å andra sidan',
  example: 'till exempel|t.ex.|exempelvis|föreställ dig|anta',
  contrast: 'men|dock|ändå|emellertid|i detta fall|däremot|tvärtom|i verkligheten|tyvärr|det är inte',
  seeming:
    'det kan se ut|det kan verka|man kan tro|vid första anblicken|många tror|förr trodde man|en vanlig missuppfattning|ett vanligt misstag',
  elsewhere:
    'i detta avsnitt|detta avsnitt|i detta kapitel|detta kapitel|i denna modul|i den här lektionen|på den här sidan|på denna sida|i den här kursen|i denna kurs|i denna bok|nästa avsnitt|nästa kapitel|föregående avsnitt|föregående kapitel|bilden ovan|bilden nedan|figuren ovan|figuren nedan|tabellen ovan|tabellen nedan|följande frågor',
  exercises:
    'diskussionsfrågor|repetitionsfrågor|reflektionsfrågor|instuderingsfrågor|frågor|reflektion|aktivitet|aktiviteter|uppgift|uppgifter|läxa|läxor|testa dig själv|din tur',
  references:
    'fler resurser|ytterligare resurser|resurser|vidare läsning|länkar|användbara länkar|se även|läs mer|tack|licens|noter|nästa steg|om författaren',
  labels:
    'vad|varför|vem|när|var|hur|tid|tidsåtgång|längd|nivå|svårighetsgrad|förkunskaper|material|verktyg|målgrupp|författare|lärare|kontakt|datum|inlämning|inlämningsdatum|poäng|betyg|format|typ|mål|syfte|uppgift|instruktioner|licens|språk|källa|källor|nyckelord|ämne|version',
}

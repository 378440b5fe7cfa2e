import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const cs: DiscourseMarkers = {
  dependentStarts:
    'hlavní příčinou byl|hlavní příčinou byla|hlavní příčinou bylo|hlavní příčinou je|hlavní příčinou jsou|hlavním důvodem byl|hlavním důvodem byla|hlavním důvodem je|příčinou byl|příčinou byla|příčinou je|důvodem byl|důvodem byla|důvodem je|nejdůležitější je|nejdůležitější byl|podobně|podobný|naopak|opak|v tom případě|v takovém případě|v opačném případě|jinak|pokud ne,|z tohoto důvodu|z toho důvodu|proto|tak|takto|tímto způsobem|zejména|stručně řečeno|zpočátku|na oplátku|od té doby|do té doby|pak|potom|později|poté|některé z nich|většina z nich|jeden z nich|jedna z nich|každý z nich|poslední|protože|neboť|ale|avšak|však|ve skutečnosti|bohužel|naštěstí|to znamená|přesto|navíc|rovněž|také',
  early:
    'však|tedy|proto|naproti tomu|také|rovněž|takový|taková|takové|zase|ovšem|jej|ji|jim|jejich|jeho|její|tento|tato|toto|tyto|těchto|tomuto|něj|něho|němu|něm|ním|ní|nich|nimi',
  inside: 'však|tedy|například|naproti tomu|ovšem|také',
  first: 'zaprvé|za prvé|nejprve|především,|první|na jedné straně',
  next: 'zadruhé|za druhé|zatřetí|za třetí|dále,|nakonec|konečně|druhý|druhá|druhé|třetí|poslední|na druhé straně',
  example: 'například|např.|představte si|předpokládejme|dejme tomu',
  contrast: 'avšak|ale|přesto|nicméně|v tomto případě|naopak|ve skutečnosti|bohužel|to není',
  seeming:
    'může se zdát|mohlo by se zdát|zdá se, že|na první pohled|často se myslí|mnoho lidí věří|dříve se věřilo|běžný omyl|častý omyl',
  elsewhere:
    'v této části|tato část|v této kapitole|tato kapitola|v tomto modulu|v této lekci|na této stránce|v tomto kurzu|v této knize|v další části|v další kapitole|následující kapitole|předchozí kapitole|předchozí části|obrázek výše|obrázek níže|na obrázku výše|na obrázku níže|tabulce výše|tabulce níže|jak je uvedeno|následující otázky',
  exercises:
    'otázky k diskusi|otázky k opakování|kontrolní otázky|otázky k zamyšlení|otázky|zamyšlení|aktivita|aktivity|úkol|úkoly|domácí úkol|vyzkoušejte si|otestujte se|procvičování',
  references:
    'další zdroje|doporučená literatura|další čtení|užitečné odkazy|odkazy|viz také|více informací|poděkování|licence|poznámky|další kroky|o autorovi|zdroje',
  labels:
    'co|proč|kdo|kdy|kde|jak|čas|potřebný čas|časová náročnost|délka|trvání|úroveň|obtížnost|předpoklady|pomůcky|materiály|nástroje|cílová skupina|autor|autoři|učitel|kontakt|datum|termín|termín odevzdání|body|hodnocení|formát|typ|cíl|cíle|účel|úkol|pokyny|licence|jazyk|zdroj|klíčová slova|předmět|verze',
  verbs:
    'je|jsou|byl|byla|bylo|byli|byly|má|mají|může|mohou|skládá|obsahuje|obsahují|umožňuje|umožňují|slouží|patří|musí|stal|stala|narodil|narodila|zemřel|zemřela|napsal|napsala',
  verbEndings: 'uje|ují',
  notDropped:
    'je důležité|je nutné|je možné|je třeba|je vhodné|je dobré|je pravda|může se zdát|existuje|existují|potřebuje',
}

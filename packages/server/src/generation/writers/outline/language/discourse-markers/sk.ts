import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const sk: DiscourseMarkers = {
  dependentStarts:
    'hlavnou príčinou bol|hlavnou príčinou bola|hlavnou príčinou bolo|hlavnou príčinou je|hlavnou príčinou sú|hlavným dôvodom bol|hlavným dôvodom bola|hlavným dôvodom je|príčinou bol|príčinou bola|príčinou je|dôvodom bol|dôvodom bola|dôvodom je|najdôležitejší je|najdôležitejší bol|podobne|podobný|naopak|opak|v tom prípade|v takom prípade|v opačnom prípade|inak|ak nie,|z tohto dôvodu|z toho dôvodu|preto|tak|takto|týmto spôsobom|najmä|stručne povedané|spočiatku|na oplátku|odvtedy|dovtedy|potom|neskôr|niektoré z nich|väčšina z nich|jeden z nich|jedna z nich|každý z nich|posledný|pretože|lebo|ale|však|avšak|v skutočnosti|bohužiaľ|našťastie|to znamená|napriek tomu|navyše|tiež',
  early:
    'však|teda|preto|naproti tomu|tiež|taký|taká|také|zase|ovšem|ich|jeho|jej|tento|táto|toto|tieto|týchto|neho|nemu|ňom|ním|nej|ňou|nich|nimi',
  inside: 'však|teda|napríklad|naproti tomu|ovšem|tiež',
  first: 'po prvé|najprv|najskôr|predovšetkým,|prvý|prvá|prvé|na jednej strane',
  next: 'po druhé|po tretie|ďalej,|nakoniec|napokon|druhý|druhá|druhé|tretí|tretia|tretie|posledný|posledná|posledné|na druhej strane',
  example: 'napríklad|napr.|predstavte si|predpokladajme',
  contrast: 'avšak|ale|napriek tomu|v tomto prípade|naopak|v skutočnosti|bohužiaľ|to nie je',
  seeming:
    'môže sa zdať|mohlo by sa zdať|zdá sa, že|na prvý pohľad|často sa myslí|mnoho ľudí verí|kedysi sa verilo|bežný omyl|častý omyl',
  elsewhere:
    'v tejto časti|táto časť|v tejto kapitole|táto kapitola|v tomto module|v tejto lekcii|na tejto stránke|v tomto kurze|v tejto knihe|v ďalšej časti|v ďalšej kapitole|nasledujúcej kapitole|predchádzajúcej kapitole|predchádzajúcej časti|obrázok vyššie|obrázok nižšie|na obrázku vyššie|na obrázku nižšie|tabuľke vyššie|tabuľke nižšie|ako je uvedené|nasledujúce otázky',
  exercises:
    'otázky na diskusiu|otázky na opakovanie|kontrolné otázky|otázky na zamyslenie|otázky|zamyslenie|aktivita|aktivity|úloha|úlohy|domáca úloha|otestujte sa|precvičovanie',
  references:
    'ďalšie zdroje|odporúčaná literatúra|ďalšie čítanie|užitočné odkazy|odkazy|pozri tiež|viac informácií|poďakovanie|licencia|poznámky|ďalšie kroky|o autorovi',
  labels:
    'čo|prečo|kto|kedy|kde|ako|čas|potrebný čas|dĺžka|trvanie|úroveň|náročnosť|predpoklady|pomôcky|materiály|nástroje|cieľová skupina|autor|autori|učiteľ|kontakt|dátum|termín|termín odovzdania|body|hodnotenie|formát|typ|cieľ|ciele|účel|úloha|pokyny|licencia|jazyk|zdroj|kľúčové slová|predmet|verzia',
  verbs:
    'je|sú|bol|bola|bolo|boli|má|majú|môže|môžu|skladá|obsahuje|obsahujú|umožňuje|umožňujú|slúži|patrí|musí|stal|stala|narodil|narodila|zomrel|zomrela|napísal|napísala',
  verbEndings: 'uje|ujú',
  notDropped:
    'je dôležité|je nutné|je možné|je potrebné|je vhodné|je dobré|je pravda|môže sa zdať|existuje|existujú',
}

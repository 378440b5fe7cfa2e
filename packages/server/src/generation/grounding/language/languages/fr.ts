import type { LanguageData } from '../language-data.ts'

export const fr: LanguageData = {
  negations:
    "ne|n’*|n'*|pas|jamais|aucun|aucune|sans|personne ne|rien|ni|non|nulle part|impossible|à peine|rarement|guère",
  notNegations: 'non seulement|ne … que|pas seulement|sans doute|non plus seulement',
  opposites:
    'ouvert*,ouvre*/fermé*,ferme*|augment*,croît,croissent,monte*,hausse,accroî*/diminu*,rédui*,décroî*,baisse*|plus/moins|supérieur*/inférieur*|élevé*,haut*/faible*,bas,basse,basses|grand*/petit*|rapide*/lent*|fort*/faible*|chaud*/froid*|long*/court*|avant/après|gagne*/perd*|même*,identique*/différent*|maxim*/minim*|nord/sud|est de/ouest de|permet*/empêche*,interdi*|positif*,positive*/négatif*,négative*|intérieur*,interne*/extérieur*,externe*|premier*,première*/dernier*,dernière*|toujours/jamais|absorbe*/libère*,émet*|entre dans,entrent dans/sort de,sortent de',
  causes:
    'cause|causent|a causé|causé|provoque|provoquent|a provoqué|entraîne|entraînent|a entraîné|produit|produisent|conduit à|conduisent à|mène à|mènent à|donc|par conséquent|c’est pourquoi|ainsi|si bien que|engendre|engendrent|aboutit à',
  reasons:
    "parce que|parce qu’*|parce qu'*|car|puisque|puisqu’*|à cause de|à cause du|à cause des|en raison de|en raison du|en raison des|grâce à|grâce au|dû à|due à|dus à|due au|dû au|provoqué par|provoquée par|provoqués par|causé par|causée par|causés par|est causé par|est causée par|résulte de|résultent de|provient de|proviennent de|est dû à|est due à|entraîné par|entraînée par|est provoquée par|est provoqué par",
  before: 'avant|avant de|avant que|précède|précèdent|suivi de|suivie de|suivi par',
  after: 'après|après que|suit|suivent|succède à|précédé de|précédée de|à la suite de',
  than: "que|qu’*|qu'*",
  numbers:
    'zéro=0|deux=2|trois=3|quatre=4|cinq=5|six=6|sept=7|huit=8|neuf=9|dix=10|onze=11|douze=12|treize=13|quatorze=14|quinze=15|seize=16|vingt=20|vingts=20|trente=30|quarante=40|cinquante=50|soixante=60|quatre-vingts=80|quatre-vingt=80|septante=70|huitante=80|nonante=90|cent=100|cents=100|mille=1000|milliers=1000|million=1000000|millions=1000000|milliard=1000000000|milliards=1000000000|douzaine=12',
  numberJoints: 'et',
  fractions:
    'moitié=0.5|demi=0.5|demie=0.5|tiers=0.333333|quart=0.25|quarts=0.25|cinquième de=0.2|cinquièmes=0.2|dixième de=0.1|dixièmes=0.1',
  about: 'environ|près de|presque|à peu près|autour de|jusqu’à|quelque',
  units:
    'kilomètres cubes=km³|kilomètre cube=km³|mètres cubes=m³|mètre cube=m³|centimètres cubes=cm³|kilomètres carrés=km²|kilomètre carré=km²|mètres carrés=m²|mètre carré=m²|centimètres carrés=cm²|pour cent=%|degrés=°|siècle=century|siècles=century|décennies=decade|livres=pound|pieds=foot|dollars=$|euros=€|euro=€|tonnes=t|joules=J|watts=W|volts=V|newtons=N|ans=year|an=year|années=year|personnes=people',
  connective:
    'bienvenue|bonjour|aujourd|regard|voyons|voir|maintenant|question|répon|correct|exact|juste|bien|merci|expliqu|parl|dire|pens|savoir|sait|signifi|compren|rappel|écout|montr|exemple|commenc|premier|enfin|plus|sujet|intéress|surpren|curieu|vraiment|simplement|mot|partie|leçon|diapositive|page|section|ici|cette|cela|quel|pourquoi|comment|quand|sera|serait|pourrait|avoir|alors|depuis|aussi|beaucoup|aide|apprend|résum|bref|clair|idée|point|suiv|revien|revenons|allons|faux|option|chois|avant|après|ensemble|deux|sûr|moment|image|figure|tableau|dessous|dessus|épisode|prochain|revoir|bientôt|pour|avec|dans|nous|vous|notre|votre',
}

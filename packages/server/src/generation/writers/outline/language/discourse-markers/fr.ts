import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const fr: DiscourseMarkers = {
  dependentStarts:
    "le plus important est|la plus importante est|le plus important était|l’autre est|l'autre est|un résultat semblable|de même|dans ce cas|dans un tel cas|sinon|si ce n’est pas le cas|si non,|pour cette raison|c’est pourquoi|c’est pour cela|ainsi|de cette façon|de cette manière|en particulier|plus précisément|en bref|en somme|au début|en retour|à son tour|en réponse|au contraire|dès lors|depuis lors|jusque-là|ensuite|plus tard|puis|certains d’entre eux|la plupart d’entre eux|l’un d’eux|l’une d’elles|chacun d’eux|aucun d’eux|celui-ci|celle-ci|ceux-ci|celles-ci|ce dernier|cette dernière|ces derniers|ces dernières|parce que|mais|pourtant|cependant|toutefois|en réalité|malheureusement|heureusement|à l’inverse|c’est-à-dire|cela|ceci",
  early:
    'ce dernier|cette dernière|ces derniers|ces dernières|celui-ci|celle-ci|ceux-ci|celles-ci|cela|de tels|de telles|un tel|une telle|en revanche|donc|quant à lui|quant à elle',
  inside:
    'cependant|toutefois|en revanche|donc|par conséquent|par exemple|en effet|ensuite|également|à son tour|au contraire|néanmoins|quant à lui|quant à elle|lui aussi|elle aussi|eux aussi',
  first:
    'premièrement|d’abord|tout d’abord|en premier lieu|pour commencer|le premier|la première|d’une part|d’un côté',
  next: 'deuxièmement|troisièmement|quatrièmement|ensuite,|puis,|enfin|en deuxième lieu|en second lieu|en troisième lieu|finalement|le deuxième|la deuxième|le second|la seconde|le troisième|la troisième|le dernier|la dernière|d’autre part|de l’autre|d’un autre côté',
  example: 'par exemple|à titre d’exemple|supposons|imaginons|imaginez|prenons|considérons|p. ex.',
  contrast:
    'cependant|toutefois|mais|pourtant|néanmoins|dans ce cas|en revanche|au contraire|en réalité|en fait|or,|ce n’est pas',
  seeming:
    'beaucoup croient|beaucoup d’élèves croient|beaucoup d’élèves pensent|beaucoup d’étudiants croient|beaucoup d’étudiants pensent|d’autres croient|d’autres pensent|croit à tort|pense à tort|il peut sembler|il pourrait sembler|il semble|on pourrait croire|on pourrait penser|on croit souvent|on pense souvent|à première vue|une idée reçue|une erreur courante|beaucoup pensent|on a longtemps cru',
  elsewhere:
    'dans cette section|cette section|dans ce chapitre|ce chapitre|dans ce module|dans cette leçon|dans cette unité|sur cette page|dans ce cours|dans ce livre|section suivante|chapitre suivant|prochaine section|prochain chapitre|section précédente|chapitre précédent|chapitres précédents|image ci-dessus|image ci-dessous|figure ci-dessus|figure ci-dessous|tableau ci-dessus|tableau ci-dessous|graphique ci-dessus|graphique ci-dessous|ci-dessus|ci-dessous|ci-contre|comme nous l’avons vu|questions suivantes|rendez votre|à rendre|date limite|veuillez lire|sur le forum|sera noté',
  exercises:
    'questions de discussion|questions de révision|questions de réflexion|questions|réflexion|activité|activités|devoir|devoirs|auto-évaluation|à vous de jouer|testez vos connaissances|entraînez-vous|application personnelle|problèmes|à vous|à toi de jouer|à ton tour|à votre tour',
  references:
    'ressources supplémentaires|autres ressources|ressources|lectures complémentaires|lectures recommandées|pour aller plus loin|en savoir plus|liens|liens utiles|voir aussi|remerciements|licence|crédits|notes|prochaines étapes|à propos de l’auteur|avant de commencer|préparation|à rendre|travail à rendre|rendu|modalités|critères d’évaluation|échéances|annonces|rappels|lectures obligatoires',
  labels:
    'quoi|pourquoi|qui|quand|où|comment|durée|temps|temps requis|temps nécessaire|temps estimé|niveau|difficulté|prérequis|matériel|outils|public|auteur|auteurs|enseignant|contact|date|date limite|échéance|points|note|format|type|objectif|objectifs|but|tâche|consignes|licence|langue|source|sources|mots-clés|matière|version',
  nouns:
    'la cause|les causes|le motif|le but|l’avantage|l’inconvénient|le couple|le résultat|la différence|la réponse|la raison|l’effet|la conséquence|le problème|la solution|le processus|l’idée|la même|le même|les autres|le reste|la méthode|l’auteur',
  complements: 'de|du|des|d|entre|en|pour|que|à|au|dans',
}

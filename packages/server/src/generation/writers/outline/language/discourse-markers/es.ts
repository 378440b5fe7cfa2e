import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const es: DiscourseMarkers = {
  dependentStarts:
    'el más importante fue|el más importante es|la más importante es|la más importante fue|el otro es|el otro fue|la otra es|de lo expuesto|de lo anterior|similar|lo contrario|en ese caso|en tal caso|si entonces|si no,|si no es así|de no ser así|en caso contrario|de lo contrario|por esta razón|por esa razón|por este motivo|por eso|de este modo|de esta manera|de esta forma|así pues|asimismo|en particular|en concreto|en definitiva|en pocas palabras|al principio|a cambio|a su vez|en respuesta|por el contrario|al contrario|desde entonces|hasta entonces|para entonces|entonces|de ahí|luego|después|más tarde|en cambio|con ello|para ello|por ello|ello|algunos de ellos|la mayoría de ellos|muchos de ellos|uno de ellos|una de ellas|cada uno de ellos|ninguno de ellos|aquel|aquella|aquellos|aquellas|porque|pero|aun así|sin embargo|no obstante|en realidad|de hecho|desgraciadamente|por desgracia|afortunadamente|por suerte',
  early:
    'este último|esta última|estos últimos|dicho|dicha|dichos|dichas|tal|tales|por su parte|en cambio|por tanto|por lo tanto|sin embargo|ello|ellos|ellas|aquel|aquella|aquellos|aquellas',
  inside:
    'sin embargo|no obstante|por tanto|por lo tanto|en cambio|por el contrario|por su parte|a su vez|asimismo|por ejemplo|entonces|además|por consiguiente|también|pues',
  first:
    'primero,|primero:|primero se|primero hay|primero el|primero la|primero los|primero las|en primer lugar|primeramente|para empezar|el primero|la primera|el primer|por un lado|por una parte',
  next: 'segundo,|segundo:|en segundo lugar|tercero,|en tercer lugar|en cuarto lugar|luego,|después,|después se|después hay|luego se|a continuación|finalmente|por último|el segundo|la segunda|el tercero|la tercera|el tercer|el último|la última|por otro lado|por otra parte',
  example: 'por ejemplo|como ejemplo|supongamos|imaginemos|imagine|consideremos|considere|p. ej.',
  contrast:
    'sin embargo|no obstante|pero|aun así|en este caso|en ese caso|por el contrario|en cambio|en realidad|de hecho|ahora bien|con todo|esto no|no es así',
  seeming:
    'muchos creen|muchos piensan|muchos estudiantes creen|muchos estudiantes piensan|otros creen|otros piensan|se cree a menudo|erróneamente|puede parecer|podría parecer|parece que|a primera vista|se suele pensar|se suele creer|mucha gente cree|muchas personas creen|se creía que|es común creer|un error común|podría pensarse',
  elsewhere:
    'en esta sección|al terminar esta página|al final de esta página|al finalizar esta página|esta página|esta sección|en este capítulo|este capítulo|en este módulo|este módulo|en esta lección|en esta unidad|en esta página|en este texto|en este curso|en este libro|próxima sección|próximo capítulo|siguiente sección|siguiente capítulo|siguientes secciones|siguientes capítulos|sección anterior|capítulo anterior|se inicia el capítulo|inicio del capítulo|expuesto hasta ahora|secciones anteriores|capítulos anteriores|sección siguiente|capítulo siguiente|primeros capítulos|capítulos posteriores|más adelante en|imagen superior|imagen inferior|imagen de arriba|imagen de abajo|imagen anterior|imagen siguiente|figura anterior|figura siguiente|tabla anterior|tabla siguiente|gráfico anterior|gráfico siguiente|como se muestra|como vimos|como hemos visto|mencionado anteriormente|las siguientes preguntas|responda|entregue su|entrega tu|entregas tardías|fecha límite|fecha de entrega|por favor, lea|en el foro|será calificado',
  exercises:
    'tareas de lectura|preguntas de lectura|preguntas de discusión|preguntas para reflexionar|preguntas de repaso|preguntas de reflexión|preguntas|reflexión|reflexiona|actividad|actividades|tarea|tareas|autoevaluación|pon a prueba|comprueba lo aprendido|compruebe lo aprendido|aplicación personal|ponte a prueba|problemas',
  references:
    'recursos adicionales|otros recursos|recursos|lecturas recomendadas|lectura recomendada|lecturas adicionales|para saber más|para seguir leyendo|para leer más|para profundizar|lecturas complementarias|referencias bibliográficas|más información|enlaces|enlaces de interés|véase también|ver también|agradecimientos|licencia|créditos|notas|próximos pasos|sobre el autor|sobre los autores|bibliografía recomendada|antes de empezar|antes de comenzar|preparación|qué entregar|entrega|entregas|criterios de evaluación|fechas de entrega|plazos|avisos|recordatorios|lecturas obligatorias|horario de atención',
  labels:
    'qué|por qué|quién|cuándo|dónde|cómo|tiempo|tiempo estimado|tiempo necesario|duración|nivel|dificultad|requisitos|requisitos previos|materiales|herramientas|público|autor|autora|autores|docente|profesor|profesora|contacto|fecha|fecha de entrega|plazo|puntos|calificación|formato|tipo|objetivo|objetivos|propósito|tarea|instrucciones|licencia|idioma|fuente|fuentes|palabras clave|asignatura|versión',
  nouns:
    'la causa|las causas|el motivo|el objetivo|la ventaja|el inconveniente|la pareja|el resultado|la diferencia|la respuesta|la razón|el efecto|la consecuencia|el problema|la solución|el proceso|la idea|lo mismo|los demás|las demás|el resto|ambos|ambas|el método|el autor',
  complements: 'de|del|entre|en|para|que|a|por|con',
  verbs:
    'pertenece|pertenecen|pertenecía|pertenecían|poseía|poseían|afecta|afectan|afectaba|mide|miden|contenía|contenían|permitía|permitían|debía|debían|servía|servían|consistía|consistían|hacía|hacían|vivía|vivían|es|son|era|eran|fue|fueron|está|están|estaba|estaban|tiene|tienen|tenía|tenían|puede|pueden|podía|consiste|consisten|consta|sirve|sirven|permite|permiten|incluye|incluyen|contiene|contienen|se llama|se llaman|se trata|se compone|se compuso|se convirtió|se encuentra|se encuentran|se utiliza|se utilizan|se conoce|debe|deben|hace|hacen|ayuda|ayudan|murió|nació|vivió|escribió|también|suele|suelen|tarda|ocurre|ocurren',
  verbEndings:
    '(?<!^["“«(]?(?:bi|qui|t))(?:an|en)(?= (?:el|la|un|una|su) (?!.*\\s(?:y|e)\\s(?:el|la|los|las|un|una|su)\\s))|ó|aron|ieron|aba|aban',
  notDropped:
    'es importante|es necesario|es posible|es común|es frecuente|es decir|es fácil|es difícil|es conveniente|es útil|es probable|es cierto|es preciso|puede ser|puede que|hubo|existió|existieron|debe ser|se trata de saber|hace falta|hace años|hace siglos|hace mucho|sólo|solo',
}

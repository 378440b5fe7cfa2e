import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const pt: DiscourseMarkers = {
  dependentStarts:
    'o mais importante é|a mais importante é|o mais importante foi|o outro é|a outra é|semelhante|o contrário|o oposto|nesse caso|neste caso|em tal caso|se não,|caso contrário|do contrário|por esta razão|por essa razão|por este motivo|por esse motivo|por isso|deste modo|dessa forma|desta forma|desse modo|dessa maneira|em particular|em resumo|em suma|no início|em troca|por sua vez|em resposta|pelo contrário|desde então|até então|então|depois|mais tarde|em seguida|alguns deles|muitos deles|a maioria deles|um deles|uma delas|cada um deles|nenhum deles|este último|esta última|porque|mas|porém|contudo|entretanto|na verdade|na realidade|infelizmente|felizmente|ou seja|isso|isto|aquilo|aquele|aquela|assim',
  early:
    'este último|esta última|estes últimos|tal|tais|por sua vez|portanto|no entanto|porém|isso|aquilo|ele|ela|eles|elas|dele|dela|deles|delas',
  inside:
    'no entanto|entretanto|porém|contudo|portanto|por exemplo|por sua vez|por outro lado|também|além disso|pelo contrário|então',
  first:
    'primeiro,|primeiro:|em primeiro lugar|primeiramente|para começar|o primeiro|a primeira|por um lado|por uma parte',
  next: 'segundo,|terceiro,|em segundo lugar|em terceiro lugar|depois,|em seguida,|finalmente|por último|por fim|o segundo|a segunda|o terceiro|a terceira|o último|a última|por outro lado|por outra parte',
  example: 'por exemplo|como exemplo|suponha|suponhamos|imagine|considere|consideremos',
  contrast:
    'no entanto|porém|mas|contudo|entretanto|todavia|neste caso|nesse caso|pelo contrário|na verdade|na realidade|de fato|isso não|infelizmente',
  seeming:
    'muitos pensam|muitos estudantes acreditam|muitos estudantes pensam|outros acreditam|outros pensam|erradamente|erroneamente|pode parecer|poderia parecer|parece que|à primeira vista|costuma-se pensar|muitas pessoas acreditam|muitos acreditam|acreditava-se|um erro comum|um equívoco comum|poder-se-ia pensar',
  elsewhere:
    'nesta seção|nesta secção|esta seção|neste capítulo|este capítulo|neste módulo|nesta lição|nesta aula|nesta unidade|nesta página|neste curso|neste livro|próxima seção|próxima secção|próximo capítulo|seção seguinte|capítulo seguinte|seção anterior|capítulo anterior|capítulos anteriores|imagem acima|imagem abaixo|figura acima|figura abaixo|tabela acima|tabela abaixo|gráfico acima|gráfico abaixo|como mostrado|como vimos|mencionado acima|as seguintes perguntas|entregue o seu|prazo de entrega|data de entrega|por favor, leia|no fórum|será avaliado',
  exercises:
    'perguntas para discussão|questões para discussão|questões de revisão|perguntas de revisão|perguntas|questões|reflexão|reflita|atividade|atividades|tarefa|tarefas|autoavaliação|teste seus conhecimentos|sua vez|aplicação pessoal|problemas|agora é com você|experimente|é a sua vez',
  references:
    'recursos adicionais|outros recursos|recursos|leituras recomendadas|leitura complementar|leitura adicional|saiba mais|para saber mais|links|links úteis|veja também|ver também|agradecimentos|licença|créditos|notas|próximos passos|sobre o autor|sobre a autora|antes de começar|preparação|o que entregar|entrega|critérios de avaliação|prazos|avisos|lembretes|leituras obrigatórias',
  labels:
    'o quê|o que|por quê|por que|quem|quando|onde|como|tempo|tempo necessário|tempo estimado|duração|nível|dificuldade|pré-requisitos|requisitos|materiais|material|ferramentas|público|autor|autora|autores|professor|professora|contato|data|data de entrega|prazo|pontos|nota|formato|tipo|objetivo|objetivos|propósito|tarefa|instruções|licença|idioma|fonte|fontes|palavras-chave|disciplina|versão',
  nouns:
    'a causa|as causas|o motivo|o objetivo|a vantagem|a desvantagem|o casal|o resultado|a diferença|a resposta|a razão|o efeito|a consequência|o problema|a solução|o processo|a ideia|o mesmo|os outros|as outras|o resto|ambos|ambas|o método|o autor',
  complements: 'de|do|da|dos|das|entre|em|para|que|a|com',
  verbs:
    'é|são|era|eram|foi|foram|está|estão|tem|têm|tinha|tinham|pode|podem|consiste|consistem|serve|servem|permite|permitem|inclui|incluem|contém|contêm|chama-se|trata-se|deve|devem|nasceu|morreu|viveu|escreveu|costuma|costumam|tornou-se',
  verbEndings:
    '(?<!^["“«(]?(?:qu|b|s|n|hom|ord|imag|viag|jov))(?:am|em)(?= (?:o|a|um|uma) (?!.*\\se\\s(?:o|a|os|as|um|uma)\\s))|aram|eram|iram|ava|avam',
  notDropped:
    'é importante|é necessário|é possível|é comum|é fácil|é difícil|é útil|é provável|é preciso|é verdade|pode ser|existiram|trava|palavra',
}

import { expect, test } from 'vitest'
import { definedName, definitionIn } from './defined-name.ts'

test.each([
  ['en', 'The rule of law is the principle that all people obey the law.', 'The rule of law'],
  ['en', 'A board of directors is a group that controls a company.', 'board of directors'],
  ['fr', 'Le taux d’intérêt est le prix de l’argent.', 'taux d’intérêt'],
  ['it', 'La forza di gravità è la forza che attira i corpi.', 'forza di gravità'],
  ['es', 'El punto de ebullición es la temperatura a la que hierve un líquido.', 'punto de ebullición'],
  ['pt', 'A taxa de câmbio é o preço de uma moeda.', 'taxa de câmbio'],
  ['en', 'Relative humidity is the amount of water vapour in the air.', 'Relative humidity'],
  ['en', 'An estuary is a place where a river meets the sea.', 'estuary'],
  ['en', 'Leaching means applying more water than a crop needs.', 'Leaching'],
  ['fr', 'La fièvre puerpérale est une infection qui suit l’accouchement.', 'fièvre puerpérale'],
  ['es', 'La ósmosis es el paso de agua por una membrana.', 'ósmosis'],
  ['pl', 'Próbka średnia to mieszanina wielu małych próbek.', 'Próbka średnia'],
  ['zh', '榫卯是两个木构件之间凹凸结合的连接方式，凸出的部分叫榫。', '榫卯'],
  ['zh', '光合作用是植物利用光能制造有机物的过程。', '光合作用'],
  ['ar', 'التناضح هو انتقال الماء عبر غشاء.', 'التناضح'],
  ['pl', 'Tuje to zimozielone krzewy z Ameryki.', 'Tuje'],
  ['pl', 'Podróż koleją to wolny, ale tani sposób przemieszczania się.', 'Podróż koleją'],
  ['en', 'A catalyst is a substance that speeds up a reaction.', 'catalyst'],
  ['en', 'A forest is a large area of trees.', 'forest'],
  ['en', 'Taiga is the forest that covers the north.', 'Taiga'],
  ['en', 'Profit is the difference between income and cost.', 'Profit'],
  ['en', 'Prophase is the first stage of the division.', 'Prophase'],
  ['en', 'A lever is a simple machine.', 'lever'],
  ['de', 'Eine Oase ist eine feste Wasserstelle der Wüste.', 'Oase'],
  ['en', 'Mass is the amount of matter in a body.', 'Mass'],
  ['de', 'Ein Katalysator ist ein Stoff, der eine Reaktion beschleunigt.', 'Katalysator'],
  ['es', 'La masa es la cantidad de materia de un cuerpo.', 'masa'],
  ['tr', 'Odak, kırılmanın yer altında başladığı noktadır.', 'Odak'],
  ['tr', 'Merkez üssü ise odağın tam üstünde bulunan noktadır.', 'Merkez üssü'],
  ['tr', 'Büyüklük, depremde açığa çıkan enerjinin ölçüsüdür.', 'Büyüklük'],
  ['id', 'Osmosis adalah perpindahan air melalui selaput.', 'Osmosis'],
  ['vi', 'Quang hợp là quá trình cây xanh tạo ra đường.', 'Quang hợp'],
  ['sv', 'En vulkan är en öppning i jordskorpan.', 'vulkan'],
  ['sv', 'Osmos är en rörelse av vatten genom ett membran.', 'Osmos'],
  ['da', 'En vulkan er en åbning i jordskorpen.', 'vulkan'],
  ['no', 'En vulkan er en åpning i jordskorpen.', 'vulkan'],
  ['ro', 'Osmoza este o trecere a apei printr-o membrană.', 'Osmoza'],
  ['ru', 'Вулкан — это отверстие в земной коре.', 'Вулкан'],
  ['uk', 'Вулкан — це отвір у земній корі.', 'Вулкан'],
  ['ja', '浸透とは、水が膜を通って移動する現象です。', '浸透'],
  ['ko', '삼투란 물이 막을 통과하는 현상이다.', '삼투'],
  ['el', 'Η όσμωση είναι η μετακίνηση νερού μέσα από μια μεμβράνη.', 'όσμωση'],
  ['hi', 'खरीफ वह ऋतु है जिसमें फसलें वर्षा के साथ बोई जाती हैं।', 'खरीफ'],
])('A sentence defines a name (%s): %s', (language, sentence, name) => {
  expect(definedName(sentence, language)).toBe(name)
})

test.each([
  ['en', 'Within the nucleus are threads of chromatin.'],
  ['en', 'Behind the counter is the kitchen.'],
  ['en', 'The cause of death is a disease of the heart.'],
  ['en', 'The result of this is a loss of water.'],
  ['en', 'The division of the cell is a slow process.'],
  ['en', 'Division of labour means that each worker does one task.'],
  ['fr', 'La partie de l’est est une plaine.'],
  ['es', 'La causa de muerte es una enfermedad.'],
  ['nl', 'Tussen de bergen is een meer.'],
  ['pl', 'Pod skórą to warstwa tłuszczu.'],
  ['da', 'Under huden er et lag fedt.'],
  ['en', 'This is the reason for the delay.'],
  ['en', 'The result is a crust of salt.'],
  ['en', 'One problem is the cost of the pipes.'],
  ['en', 'Museums are often dark.'],
  ['zh', '这是一个重要的原因。'],
  ['zh', '可见水分主要是由叶片散发出来的,叶片越多,散发的水分就越多。'],
  ['zh', '叶的主要作用是制造养分的过程。'],
  ['zh', '主要原因是人们没有足够干净的水。'],
  ['zh', '问题是我们没有足够的时间。'],
  ['zh', '我们是来自北方大学的学生。'],
  ['ar', 'السبب هو نقص الماء في التربة.'],
  ['ar', 'المشكلة هي نقص الماء في التربة.'],
  ['ar', 'السبب الرئيسي هو نقص الماء.'],
  ['ar', 'المكونات هي إحدى المفاهيم الرئيسية.'],
  ['fr', 'Le problème est la chaleur.'],
  ['pl', 'Wynik to skutek pomiaru.'],
  ['pl', 'Zjawisko to nazywamy nadwyżką podaży.'],
  ['pl', 'Pole to może być ujemne.'],
  ['pl', 'Zmniejszy to oczywiście podaż.'],
  ['pl', 'Zwiększa to ryzyko powodzi.'],
  ['pl', 'Ogrodnicy stosują to prawo w praktyce.'],
  ['pl', 'Potwierdza to badanie z dużą grupą uczniów.'],
  ['pl', 'Brzoza to najlepsze drewno na opał.'],
  ['en', 'Tobacco is the exception that proves the rule.'],
  ['en', 'Salt is a second danger for the fields.'],
  ['en', 'The commonest sites are the heels.'],
  ['en', 'Sand grains are the largest, and clay particles are the smallest.'],
  ['es', 'La sal es un segundo peligro.'],
  ['fr', 'Le sel est un deuxième danger.'],
  ['de', 'Salz ist eine zweite Gefahr.'],
  ['it', 'Il sale è un secondo pericolo.'],
  ['pt', 'O sal é um segundo perigo.'],
  ['nl', 'Zout is een tweede gevaar.'],
  ['en', 'Rome is the largest city of the country.'],
  ['en', 'Copper is a good conductor of heat.'],
  ['en', 'Rust is a problem for every owner of a bridge.'],
  ['en', 'Sweat is an example of a signal.'],
  ['de', 'Kupfer ist ein gutes Beispiel für ein Metall.'],
  ['de', 'Rost ist das größte Problem alter Brücken.'],
  ['es', 'El tabaco es la excepción de la regla.'],
  ['es', 'La ciudad es la más grande del país.'],
  ['fr', 'Le tabac est une exception à la règle.'],
  ['it', 'Il rame è un buon conduttore di calore.'],
  ['pt', 'O cobre é um bom condutor de calor.'],
  ['nl', 'Koper is het bekendste metaal.'],
  ['tr', 'Ancak, depremler önceden bilinemeyen olaylardır.'],
  ['tr', "Türkiye'de, deprem her zaman önemli bir konudur."],
  ['tr', 'Genel olarak, su sıcak bir maddedir.'],
  ['tr', 'Kışın, hava çok soğuktur.'],
  ['tr', 'Levhalar, yılda birkaç santimetre hareket etmektedir.'],
  ['tr', 'Binalar, depreme karşı çok dayanıklıdır.'],
  ['id', 'Masalahnya adalah kekurangan air.'],
  ['id', 'Jakarta adalah salah satu kota besar.'],
  ['vi', 'Nguyên nhân là sự thiếu nước.'],
  ['sv', 'Problemet är en läcka i röret.'],
  ['sv', 'Floden är en gräns mellan två länder.'],
  ['da', 'Det er en god idé.'],
  ['no', 'Årsaken er en lekkasje.'],
  ['ro', 'Motivul este o greșeală.'],
  ['ru', 'Причина — это недостаток воды.'],
  ['ru', 'Волга — это самая длинная река Европы.'],
  ['uk', 'Причина — це нестача води.'],
  ['ja', 'これとは、別の話です。'],
  ['el', 'Το πρόβλημα είναι η έλλειψη νερού.'],
])('Other sentences define none (%s): %s', (language, sentence) => {
  expect(definedName(sentence, language)).toBeUndefined()
})

test('The meaning is what follows the verb', () => {
  expect(definitionIn('खरीफ वह ऋतु है जिसमें फसलें वर्षा के साथ बोई जाती हैं।', 'hi')?.meaning).toBe(
    'वह ऋतु जिसमें फसलें वर्षा के साथ बोई जाती हैं।',
  )
  expect(definitionIn('An estuary is a place where a river meets the sea', 'en')?.meaning).toBe(
    'a place where a river meets the sea',
  )
})

test.each([
  ['en', 'An atom is the smallest part of an element.', 'atom'],
  ['en', 'The nadir is the lowest point of a path.', 'nadir'],
  ['de', 'Ein Atom ist der kleinste Baustein eines Elements.', 'Atom'],
  ['de', 'Epidermis ist die äußerste Schicht der Haut.', 'Epidermis'],
  ['fr', 'L’atome est la plus petite partie d’un élément.', 'atome'],
  ['it', 'L’atomo è la più piccola parte di un elemento.', 'atomo'],
  ['nl', 'Een atoom is het kleinste deeltje van een element.', 'atoom'],
])('A superlative before a general word defines (%s): %s', (language, sentence, name) => {
  expect(definedName(sentence, language)).toContain(name)
})

test.each([
  ['zh', '杀青是制作绿茶最关键的一步。'],
  ['es', 'La molienda es el paso más importante del proceso.'],
  ['fr', 'La nuée ardente est le danger le plus grave.'],
  ['es', 'El agua es el recurso más escaso de la región.'],
  ['fr', 'Le séchage est l’étape la plus délicate.'],
  ['pt', 'A torra é a etapa mais importante da produção.'],
  ['it', 'La torrefazione è la fase più delicata.'],
  ['ar', 'التجفيف هو أهم مرحلة في الصناعة.'],
])('(%s) how important something is does not define it: %s', (language, text) => {
  expect(definedName(text, language)).toBeUndefined()
})

test('(zh) the most basic or the highest of a kind is a definition', () => {
  expect(definedName('细胞是生物体最基本的单位。', 'zh')).toBe('细胞')
  expect(definedName('珠穆朗玛峰是世界上最高的山峰。', 'zh')).toBe('珠穆朗玛峰')
})

test('The best-known example of something is no definition', () => {
  expect(definedName('Rent control is the best-known example of a price ceiling.', 'en')).toBeUndefined()
  expect(definedName('Rent control is a legal limit on the price of flats.', 'en')).toBe('Rent control')
})

test.each([
  ['en', 'A low total means a high risk.'],
  ['en', 'An exception is the land on which a factory stands.'],
  ['de', 'Eine Ausnahme ist das Taschengeld.'],
  ['es', 'Una excepción es el dinero de bolsillo.'],
])('a measure and an exception are no names (%s): %s', (language, text) => {
  expect(definedName(text, language)).toBeUndefined()
})

test.each([
  ['Low tide is the lowest level of the sea.', 'Low tide'],
  ['Leaching means applying more water than a crop needs.', 'Leaching'],
])('a name may begin with such a word: %s', (text, name) => {
  expect(definedName(text, 'en')).toBe(name)
})

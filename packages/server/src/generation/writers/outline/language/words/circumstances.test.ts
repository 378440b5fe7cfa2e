import { expect, test } from 'vitest'
import { circumstanceOf } from './circumstances.ts'

test.each([
  ['en', 'In dry regions, farmers water their fields.', 'In dry regions'],
  ['en', 'Between family and friends, they presume that there is none.', 'Between family and friends'],
  ['en', 'In the 1930s, farmers had ploughed up the grass.', 'In the 1930s'],
  ['es', 'Con tipos más altos, los préstamos cuestan más.', 'Con tipos más altos'],
  ['fr', 'Dans les régions sèches, les paysans arrosent leurs champs.', 'Dans les régions sèches'],
  ['zh', '在干旱地区，农民要给田地浇水。', '在干旱地区'],
  ['zh', '在干旱地区，农民要给田地浇水，水蒸发后留下盐分。', '在干旱地区'],
  ['ja', '乾燥した地域では、農家が畑に水をまきます。', '乾燥した地域では'],
  ['ko', '건조한 지역에서는, 농부들이 밭에 물을 댑니다.', '건조한 지역에서는'],
  ['hi', 'सूखे क्षेत्रों में, किसान खेतों को पानी देते हैं।', 'सूखे क्षेत्रों में'],
  ['ar', 'في المناطق الجافة، يسقي المزارعون حقولهم كل يوم.', 'في المناطق الجافة'],
])('A sentence starts with the circumstance of what it states (%s): %s', (language, text, circumstance) => {
  expect(circumstanceOf(text, language)?.circumstance).toBe(circumstance)
})

test.each([
  ['en', 'In fact, farmers water their fields.'],
  ['en', 'In this case, farmers water their fields.'],
  ['en', 'In spring, summer and autumn, farmers water their fields.'],
  ['en', 'After the download is complete, you can open the file.'],
  ['en', 'By ploughing along the slope, farmers save soil.'],
  ['en', 'In return, the lord gave them protection.'],
  ['en', 'Farmers, in dry regions, water their fields.'],
  ['en', 'At 1,000 metres the air is thin.'],
  ['es', 'En cambio, los préstamos cuestan más.'],
  ['fr', 'En effet, les paysans arrosent leurs champs.'],
  ['zh', '在这种情况下，农民要给田地浇水。'],
  ['zh', '在春天，夏天、秋天和冬天都要浇水。'],
  ['zh', '在本教程中，我们要做一个可以搜索的表格。'],
  ['zh', '在下面的代码中，我们要改一个变量的值。'],
  ['es', 'En el capítulo anterior, vimos las leyes del movimiento.'],
  ['fr', 'Dans le tableau suivant, les valeurs sont en grammes.'],
  ['ja', 'これまでの説明では、水は流れません。'],
  ['ja', '2014年には、無形文化遺産に登録されました。'],
  ['ja', '一般的では、ありません。'],
  ['hi', 'इस स्थिति में, किसान खेतों को पानी देते हैं।'],
  ['hi', 'उदाहरण के लिए, किसान खेतों को पानी देते हैं।'],
  ['ar', 'في الواقع، يسقي المزارعون حقولهم كل يوم.'],
  ['ar', 'في هذه الحالة، يسقي المزارعون حقولهم كل يوم.'],
  ['ar', 'بعد بنائك للبيت، يبدأ العمل في الحديقة كل يوم.'],
  ['pl', 'W suchych regionach, rolnicy nawadniają pola.'],
  ['it', 'Nel ciclo di Calvin, che non ha bisogno della luce, un enzima fissa il carbonio.'],
  ['es', 'En el ciclo oscuro, que no necesita la luz, una enzima fija el carbono.'],
])('The start of a sentence is no circumstance to ask for (%s): %s', (language, text) => {
  expect(circumstanceOf(text, language)).toBeUndefined()
})

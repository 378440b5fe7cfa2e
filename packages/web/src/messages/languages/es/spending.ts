import { numberOf } from '../../numbers.ts'
import type { SpendingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const spending: SpendingMessages = {
  spending: {
    took: (calls) => plural(calls, { one: 'Esto requirió # llamada.', other: 'Esto requirió # llamadas.' }),
    tookFor: (calls, price) =>
      plural(calls, {
        one: `Esto requirió # llamada, ${price}.`,
        other: `Esto requirió # llamadas, ${price}.`,
      }),
    withoutPrice: (calls) =>
      plural(calls, {
        one: '# llamada no tiene precio configurado.',
        other: '# llamadas no tienen precio configurado.',
      }),
    leftToday: (amounts) => `Queda hoy: ${amounts}.`,
    pages: (pages) => plural(pages, { one: '# página', other: '# páginas' }),
    minutes: (minutes) => plural(minutes, { one: '# minuto de audio', other: '# minutos de audio' }),
    notEnough:
      'Esto es más de lo que queda del presupuesto de hoy. Lectern genera lo que quepa. Puede generar el resto cuando se renueve el presupuesto.',
    budget: 'Presupuesto de hoy',
    renews: (time) => `Se renueva el ${time}.`,
    usedPages: (used, limit) =>
      plural(limit, { one: `${numberOf(used)} de # página`, other: `${numberOf(used)} de # páginas` }),
    usedMinutes: (used, limit) =>
      plural(limit, {
        one: `${numberOf(used)} de # minuto de audio`,
        other: `${numberOf(used)} de # minutos de audio`,
      }),
    usedDollars: (used, limit) => `${used} de ${limit}`,
    usedToday: 'Usado hoy',
    aboutUsedToday:
      'Por todas las cuentas. Los presupuestos se fijan con LECTERN_DAILY_PAGES y las variables relacionadas.',
    loading: 'Cargando lo que se ha usado hoy...',
    notLoaded: 'No se pudo cargar lo que se ha usado hoy. Inténtelo de nuevo.',
    nothing: 'Hoy no se ha llamado a ningún proveedor.',
    generatedPages: (pages) => plural(pages, { one: '# página generada', other: '# páginas generadas' }),
    calls: (calls) => plural(calls, { one: '# llamada', other: '# llamadas' }),
    tokens: (input, output) => `${input} tokens leídos, ${output} escritos`,
    characters: (characters) => plural(characters, { one: '# carácter', other: '# caracteres' }),
    kinds: {
      writing: 'Redacción',
      rewriting: 'Reescritura',
      speech: 'Audio',
      sample: 'Muestras de voz',
      picture: 'Imágenes',
      check: 'Pruebas de modelos',
    },
  },
}

/** The content of the Moodle double: course material written for these tests, in the shape of Moodle's responses. */
export interface MoodleContent {
  /** In the order of the list; `mayChange` if the caller teaches the course. */
  readonly courses: readonly MoodleCourse[]
  /** By path below `pluginfile.php/`. */
  readonly files: Readonly<Record<string, { readonly type: string; readonly body: string }>>
}

export interface MoodleCourse {
  readonly id: number
  readonly shortname: string
  readonly fullname: string
  readonly lang: string
  readonly visible: boolean
  readonly mayChange: boolean
  readonly sections: readonly {
    readonly id: number
    readonly name: string
    readonly modules: readonly MoodleModule[]
  }[]
}

export type MoodleModule = {
  readonly id: number
  readonly name: string
  readonly visible?: 0
  readonly visibleoncoursepage?: 0
  readonly uservisible?: false
  readonly availabilityinfo?: string
  /** A tree of conditions, as JSON. */
  readonly availability?: string
} & (
  | {
      readonly modname: 'page'
      readonly body: string
      readonly changed: number
      /** Number of saves; 0 if it was never saved after an import. */
      readonly revision?: number
    }
  | { readonly modname: 'label'; readonly description: string }
  | { readonly modname: 'book'; readonly contextid: number; readonly chapters: readonly MoodleChapter[] }
  | { readonly modname: 'forum' | 'quiz' }
)

export interface MoodleChapter {
  readonly id: number
  readonly title: string
  readonly hidden?: true
  readonly below?: readonly MoodleChapter[]
}

export const pictureWords = 'Bubbles in a ball of dough'
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180"><rect width="320" height="180" fill="#f4e3c1"/><circle cx="160" cy="95" r="70" fill="#d9b26f"/><circle cx="135" cy="80" r="12" fill="#f4e3c1"/><circle cx="180" cy="100" r="18" fill="#f4e3c1"/><circle cx="150" cy="125" r="9" fill="#f4e3c1"/></svg>`

/** `root` is the address of the installation, which Moodle writes into its responses. */
export function moodleContent(root: string): MoodleContent {
  return {
    courses: [
      {
        id: 2,
        shortname: 'BAKE-101',
        fullname: 'Slow Bread &amp; Sourdough',
        lang: 'en',
        visible: true,
        mayChange: true,
        sections: [
          { id: 11, name: 'General', modules: [{ id: 20, modname: 'forum', name: 'News' }] },
          {
            id: 12,
            name: 'Unit 1: Flour &amp; Water',
            modules: [
              {
                id: 21,
                modname: 'page',
                name: 'Why Dough Rises',
                changed: 1_795_000_000,
                body: whyDoughRises(root),
              },
              { id: 22, modname: 'label', name: 'Before you begin', description: '<p>Wash your hands.</p>' },
              { id: 23, modname: 'label', name: 'Weigh, do not pourA cup of…', description: label },
              { id: 24, modname: 'quiz', name: 'What do you remember?' },
              {
                id: 25,
                modname: 'page',
                name: 'Notes for Next Year',
                visible: 0,
                changed: 1_795_000_000,
                body: notes,
              },
              {
                id: 26,
                modname: 'page',
                name: 'The Secret Recipe',
                uservisible: false,
                availabilityinfo: 'Not available unless: <strong>You bake a loaf</strong>',
                changed: 1_795_000_000,
                body: '<p>Nobody reads this.</p>',
              },
            ],
          },
          {
            id: 13,
            name: 'Unit 2: The Starter',
            modules: [
              {
                id: 27,
                modname: 'book',
                name: 'The Book of the Starter',
                contextid: 70,
                chapters: [
                  {
                    id: 1,
                    title: 'A Living Culture',
                    below: [{ id: 2, title: 'Feeding &amp; Resting' }],
                  },
                  { id: 3, title: 'Unfinished', hidden: true, below: [{ id: 4, title: 'Unfinished too' }] },
                ],
              },
              {
                id: 28,
                modname: 'book',
                name: 'The Book of Rye',
                contextid: 71,
                chapters: [{ id: 5, title: 'A Living Culture' }],
              },
              {
                id: 29,
                modname: 'page',
                name: 'After the First Loaf',
                availability: '{"op":"&","c":[{"type":"date","d":">=","t":1795000000}],"showc":[true]}',
                changed: 1_795_000_000,
                revision: 3,
                body: afterTheFirstLoaf(root),
              },
              {
                id: 30,
                modname: 'page',
                name: 'Linked From the Forum',
                visibleoncoursepage: 0,
                availability: '{"op":"&","c":[],"showc":[]}',
                changed: 1_795_000_000,
                body: notes,
              },
            ],
          },
          { id: 14, name: 'Topic 3', modules: [] },
        ],
      },
      {
        id: 3,
        shortname: 'JAM-200',
        fullname: 'Jam, Pickles and Brine',
        lang: '',
        visible: false,
        mayChange: true,
        sections: [
          {
            id: 15,
            name: 'General',
            modules: [{ id: 31, modname: 'page', name: 'To Be Written', changed: 1_795_000_000, body: '' }],
          },
        ],
      },
      {
        id: 4,
        shortname: 'HYG-1',
        fullname: 'Kitchen Hygiene for Everyone',
        lang: '',
        visible: true,
        mayChange: false,
        sections: [],
      },
    ],
    files: {
      '60/mod_page/content/dough.svg': { type: 'image/svg+xml', body: picture },
      '61/mod_page/content/dough.svg': { type: 'image/svg+xml', body: picture },
      '70/mod_book/chapter/1/jar.svg': { type: 'image/svg+xml', body: picture },
      ...Object.fromEntries(
        Object.entries(chapters).map(([id, body]) => [
          `${id === '5' ? 71 : 70}/mod_book/chapter/${id}/index.html`,
          { type: 'text/html;charset=UTF-8', body },
        ]),
      ),
    },
  }
}

const whyDoughRises = (root: string) => `<h3>A gas and a net</h3>
<p>Bread rises because two things happen in the dough at the same time. Yeast eats the sugars that enzymes have cut from
the starch of the flour, and gives off carbon dioxide. Meanwhile two proteins of the wheat, gliadin and glutenin, take up
water and join into gluten, an elastic net that holds the gas. A dough without gas stays flat, and a dough without the net
lets every bubble go.</p>
<p><img src="${root}/webservice/pluginfile.php/60/mod_page/content/dough.svg" alt="${pictureWords}" width="320"></p>
<h3>Time and warmth</h3>
<p>Yeast works fastest near 35 °C, but fast is not good: acids and esters, which give bread its taste, need hours. Bakers
therefore let the dough rest in a cool room, often overnight at 5 °C. The colder the dough, the slower the yeast, and the
longer the bacteria beside it can make their acids.</p>
<ul><li>Warm dough, 26 °C: ready after about two hours.</li><li>Cool dough, 18 °C: ready after about six hours.</li>
<li>Cold dough, 5 °C: ready the next day.</li></ul>
<table><caption>Who does what</caption><thead><tr><th scope="col">Part</th><th scope="col">Work</th></tr></thead><tbody>
<tr><td>Yeast</td><td>makes the gas</td></tr><tr><td>Gluten</td><td>holds the gas</td></tr></tbody></table>
<script>alert(1)</script>
<p>Read on in <a href="/mod/book/view.php?id=27">The Book of the Starter</a>.</p>`

const notes = `<p>Show the windowpane test in the first hour: stretch a piece of dough until light shines through it. Where
it tears, the net of gluten is not yet strong enough, and the dough wants to be folded once more.</p>`

const afterTheFirstLoaf = (root: string) =>
  `${notes}<p><img src="${root}/webservice/pluginfile.php/61/mod_page/content/3/dough.svg" alt="${pictureWords}"></p>`

const label = `<div class="no-overflow"><h4>Weigh, do not pour</h4><p>A cup of flour holds 110 grams when it is sifted and 160
when it is packed, so that two bakers with one recipe make two breads. Weigh the flour, the water and the salt in grams,
write the weights down, and count the water as a share of the flour: 700 grams of water in 1000 grams of flour is a dough of
70 percent.</p></div>`

const chapters: Readonly<Record<string, string>> = {
  1: `<h3>1. A Living Culture</h3><div class="no-overflow"><p>A starter is flour and water in which wild yeast and lactic
acid bacteria live together. The bacteria make the mixture sour, which keeps other microbes out; the yeast does not mind the
acid, and lives on sugars that the bacteria leave. <img src="jar.svg" alt="A jar with bubbles"></p></div>`,
  2: `<h3>1. A Living Culture</h3><h4>1.1. Feeding &amp; Resting</h4><div class="no-overflow"><h5>Every day</h5><p>Throw half of
the starter away, and give the rest its weight in flour and its weight in water. In a warm kitchen it doubles within six hours
and falls again when its food is gone; in the cold it can wait for a week.</p></div>`,
  3: '<h3>x. Unfinished</h3><div class="no-overflow"><p>Not yet.</p></div>',
  5: '<h3>1. A Living Culture</h3><div class="no-overflow"><p>Rye is sour by nature, and its starter is thick.</p></div>',
  4: '<h3>x. Unfinished</h3><h4>x. Unfinished too</h4><div class="no-overflow"><p>Not yet.</p></div>',
}

import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the sharing panel. */
export const messages = translated('sharing/panel', {
  loading: 'Loading...',
  notLoaded: 'Failed to load the link. Please try again.',
  retry: 'Retry',

  // Before there is a link.
  whatALinkDoes: {
    slideshow:
      'Give learners a link to this slideshow. Anyone with the link can watch. Learners need no account, and see what you last completed.',
    podcast:
      'Give learners a link to this podcast. Anyone with the link can listen. Learners need no account, and hear what you last completed.',
    course:
      'Give learners a link to this course. It lists every slideshow and podcast that is complete, by module. Learners need no account.',
  },
  makeLink: 'Make a link',
  notMade: 'Failed to make the link. Please try again.',

  // The link.
  link: 'Link',
  noAccountNeeded: 'No account needed',
  address: 'Address for learners',
  copy: 'Copy',
  copied: 'Link copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it.',
  whoCanSee: {
    slideshow: 'Anyone with the link can watch.',
    podcast: 'Anyone with the link can listen.',
    course: 'Anyone with the link can watch and listen.',
  },
  qrCode: 'QR code of the link',
  qrAs: { svg: 'QR as SVG', png: 'QR as PNG' },
  qrFailed: 'The QR code could not be made. Please try again.',

  links: (links: number) => plural(links, { one: '# link for learners', other: '# links for learners' }),
  chooseLink: 'Choose the one to change',

  // Links of pages in the course system.
  pageLinks: (pages: number) => plural(pages, { one: 'Page in the course', other: 'Pages in the course' }),
  whatPageLinksDo:
    'The player on the page has a link of its own, which ends with the page. Do not give this link to learners.',
  publishAgain: 'The page still shows an old address, so its player does not work. Publish it again.',
  downloadsOf: (title: string) => `Downloads from ${title}`,

  // The effects of the link.
  ends: 'Ends',
  endsHint: 'From the next day on, the link shows nothing.',
  neverEnds: 'Without a date, the link does not end.',
  noEndDate: 'No end date',
  endInPast: 'Choose today or a later day.',
  ended: (day: string) => `This link ended on ${day}. Choose a later day to open it again.`,
  downloads: 'Downloads',
  downloadsHint: 'Learners can download audio, transcript and captions.',
  notSaved: 'Failed to save this setting. Please try again.',

  // Other sites.
  embed: 'Embed',
  embedSize: (width: number, height: number) => `${width} × ${height}, adapts to its column`,
  embedCode: 'Embed code',
  copyEmbedCode: 'Copy embed code',
  codeCopied: 'Embed code copied.',
  preview: 'Preview of the embedded player',
  loadingPreview: 'Loading the preview...',
  previewNotLoaded: 'The preview could not be loaded.',
  openPreview: 'Open the embedded player in a new tab',
  nothingToPreview: 'Learners see nothing here until you press Complete.',
  sites: 'Sites that may show it',
  noSites: 'No site may show it yet.',
  removeSite: (site: string) => `Remove ${site}`,
  allowAnotherSite: 'Allow another site',
  siteAddress: 'Address of the site',
  siteHint: 'Paste the address of any of its pages.',
  allow: 'Allow',
  cancel: 'Cancel',
  siteFaults: {
    noSite: 'This is not the address of a site. An address looks like https://canvas.example.edu.',
    wildcard: 'An address cannot contain *. Add each site with its own address.',
    ipv6: 'Browsers do not accept IPv6 addresses here. Use the name of the site.',
  },
  mostSites: (count: number) =>
    plural(count, { one: 'A link can have # site.', other: 'A link can have # sites.' }),
  anySite: 'Any site',
  anySiteHint: 'Every site may show it in a frame.',

  // Figures of visits.
  figures: 'Figures',
  since: (day: string) => `since ${day}`,
  starts: 'starts',
  finish: 'finish',
  watched: 'watched',
  visitsSoFar: (visits: number) => plural(visits, { one: '# visit so far.', other: '# visits so far.' }),
  moreFromFive: 'From five visits on you see more.',
  longerRange: 'Too few visits in these weeks to show more. Choose a longer range.',
  seeFigures: 'See figures',
  figuresNotLoaded: 'Failed to load the figures. Please try again.',

  // The author and day of the link.
  sharedBy: (author: string, day: string) => `Shared by ${author}, ${day}`,
  sharedOn: (day: string) => `Shared on ${day}`,
  newAddress: 'New address',
  whatANewAddressDoes:
    'Learners get a new link. The old link and its QR code never work again, also where they are embedded. Links of translations have their own addresses and stay.',
  makeNewAddress: 'Make a new address',
  addressIsNew: 'The link has a new address.',
  notRenewed: 'Failed to make a new address. Please try again.',
  stopSharing: 'Stop sharing',
  whatStoppingDoes:
    'The link and its QR code never work again, also where they are embedded. Links of translations have their own addresses and stay.',
  stopped: 'The link no longer works.',
  notStopped: 'Failed to stop sharing. Please try again.',
})

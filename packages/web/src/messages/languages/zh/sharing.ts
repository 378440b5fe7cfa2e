import { numberOf } from '../../numbers.ts'
import type { SharingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const sharing: SharingMessages = {
  sharing: {
    share: '分享',
    shareCourse: (course) => `分享“${course}”`,
    closeSharing: '关闭分享',
    published: '已发布',
  },

  'sharing/panel': {
    loading: '正在加载…',
    notLoaded: '无法加载链接。请重试。',
    retry: '重试',

    whatALinkDoes: {
      slideshow:
        '给学习者一个指向此演示文稿的链接。任何有链接的人都可以观看。学习者无需账户，看到的是你上次完成的内容。',
      podcast:
        '给学习者一个指向此播客的链接。任何有链接的人都可以收听。学习者无需账户，听到的是你上次完成的内容。',
      course: '给学习者一个指向此课程的链接。它按单元列出所有已完成的演示文稿和播客。学习者无需账户。',
    },
    makeLink: '创建链接',
    notMade: '无法创建链接。请重试。',

    link: '链接',
    noAccountNeeded: '无需账户',
    address: '学习者的地址',
    copy: '复制',
    copied: '链接已复制。',
    notCopied: '浏览器不允许复制。请选中文本后复制。',
    whoCanSee: {
      slideshow: '任何有链接的人都可以观看。',
      podcast: '任何有链接的人都可以收听。',
      course: '任何有链接的人都可以观看和收听。',
    },
    qrCode: '链接的二维码',
    qrAs: { svg: '二维码 (SVG)', png: '二维码 (PNG)' },
    qrFailed: '无法创建二维码。请重试。',

    links: (links) => plural(links, { other: '# 个学习者链接' }),
    chooseLink: '选择要更改的链接',

    pageLinks: (pages) => plural(pages, { other: '课程中的页面' }),
    whatPageLinksDo: '页面上的播放器有自己的链接，该链接会随页面一起失效。请不要把这个链接发给学习者。',
    publishAgain: '页面仍显示旧地址，因此其播放器无法使用。请重新发布该页面。',
    downloadsOf: (title) => `从“${title}”下载`,

    ends: '结束日期',
    endsHint: '从第二天起，链接会显示这里已没有内容。',
    neverEnds: '没有日期时，链接一直有效。',
    noEndDate: '无结束日期',
    endInPast: '请选择今天或以后的日期。',
    ended: (day) => `此链接已于${day}结束。选择更晚的日期即可重新打开。`,
    downloads: '下载',
    downloadsHint: '学习者可以下载音频、文字稿和字幕。',
    notSaved: '无法保存此设置。请重试。',

    embed: '嵌入',
    embedSize: (width, height) => `${width} × ${height}，适应所在栏宽`,
    embedCode: '嵌入代码',
    copyEmbedCode: '复制嵌入代码',
    codeCopied: '嵌入代码已复制。',
    preview: '嵌入式播放器预览',
    loadingPreview: '正在加载预览...',
    previewNotLoaded: '预览加载失败。',
    openPreview: '在新标签页中打开嵌入式播放器',
    nothingToPreview: '在你点击“完成”之前，学习者在这里看不到任何内容。',
    sites: '可以显示它的网站',
    noSites: '还没有网站可以显示它。',
    removeSite: (site) => `移除 ${site}`,
    allowAnotherSite: '允许另一个网站',
    siteAddress: '网站地址',
    siteHint: '粘贴该网站任一页面的地址。',
    allow: '允许',
    cancel: '取消',
    siteFaults: {
      noSite: '这不是网站地址。地址的形式如 https://canvas.example.edu。',
      wildcard: '地址中不能有 *。请逐个添加每个网站的地址。',
      ipv6: '浏览器在此不接受 IPv6 地址。请使用网站的名称。',
    },
    mostSites: (count) => plural(count, { other: '一个链接最多可有 # 个网站。' }),
    anySite: '任何网站',
    anySiteHint: '所有网站都可以在框架中显示它。',

    figures: '数据',
    since: (day) => `自 ${day}起`,
    starts: '次开始',
    finish: '完成',
    watched: '观看时长',
    visitsSoFar: (visits) => `目前 ${numberOf(visits)} 次访问。`,
    moreFromFive: '达到五次访问后，你会看到更多。',
    longerRange: '这几周的访问太少，无法显示更多内容。请选择更长的时间范围。',
    seeFigures: '查看数据',
    figuresNotLoaded: '数据加载失败，请重试。',

    sharedBy: (author, day) => `由 ${author} 于${day}分享`,
    sharedOn: (day) => `分享于${day}`,
    newAddress: '新地址',
    whatANewAddressDoes:
      '学习者会得到新链接。旧链接及其二维码将永远失效，包括嵌入它们的地方。译文的链接有自己的地址，仍然有效。',
    makeNewAddress: '创建新地址',
    addressIsNew: '链接有了新地址。',
    notRenewed: '无法创建新地址。请重试。',
    stopSharing: '停止分享',
    whatStoppingDoes: '链接及其二维码将永远失效，包括嵌入它们的地方。译文的链接有自己的地址，仍然有效。',
    stopped: '链接已失效。',
    notStopped: '无法停止分享。请重试。',
  },

  'sharing/published': {
    pageStays: (page) => `“${page}”会留在课程中，但其播放器不再显示内容。要移除该页面，请选择“发布到课程”。`,
    learnersSee: (time) => `学习者看到的是 ${time} 的版本。`,
    learnersSeeWithChanges: (time, changes) =>
      plural(changes, { other: `学习者看到的是 ${time} 的版本。此后有 # 处更改。` }),
    audioChanged: (time) => `学习者看到的是 ${time} 的版本。此后音频已更改。`,
  },

  'sharing/published panel': {
    noLearnerSees: '学习者还看不到它。',
    completeToShow: '点击“完成”即可展示给学习者。',
    completeToUpdate: '点击“完成”，学习者也会看到更改。',
    upToDate: '学习者看到的与你看到的相同。',

    silentSlides: (numbers, count) =>
      plural(count, { other: `第 ${numbers} 张幻灯片没有声音。学习者阅读字幕。` }),
    silentParts: {
      slideshow: (count) => plural(count, { other: '# 张幻灯片没有声音。学习者阅读字幕。' }),
      podcast: (count) => plural(count, { other: '# 句台词没有声音。学习者在文字稿中阅读。' }),
    },
    willBeSilent: {
      slideshow: (count) => plural(count, { other: '# 张幻灯片没有音频。完成后，学习者阅读字幕。' }),
      podcast: (count) => plural(count, { other: '# 句台词没有音频。完成后，学习者在文字稿中阅读。' }),
    },

    foreignPictures: (numbers) =>
      `第 ${numbers} 张幻灯片显示其他网站的图片。学习者看不到：请把图片复制到 Lectern，或上传其他图片。`,
    manyForeignPictures: (count) =>
      plural(count, {
        other: '# 张幻灯片显示其他网站的图片。学习者看不到：请把图片复制到 Lectern，或上传其他图片。',
      }),
    copyPictures: '复制到 Lectern',
    copyingPictures: '正在复制…',
    picturesCopied: '点击“完成”后，学习者会看到这些副本。',
    picturesNotCopied: '图片没有复制成功。',
    missingPictures: (numbers, count) =>
      plural(count, {
        other: `无法读取第 ${numbers} 张幻灯片的图片。学习者看到的幻灯片没有图片：请重新选择图片，然后点击“完成”。`,
      }),
    missingAudio: {
      slideshow: (numbers, count) =>
        plural(count, {
          other: `无法读取第 ${numbers} 张幻灯片的音频。学习者阅读字幕：请重新生成音频。`,
        }),
      podcast: (numbers, count) =>
        plural(count, {
          other: `无法读取第 ${numbers} 个片段的音频。学习者阅读文字稿：请重新生成音频。`,
        }),
    },

    showWhatLearnersSee: '显示学习者看到的内容',
    seeChanges: (changes) => plural(changes, { other: '查看 # 处更改' }),
    whatLearnersSee: '学习者看到的内容',
    loading: '正在加载…',
    notLoaded: '无法加载学习者看到的内容。请重试。',
    changesSince: (time) => `${time} 的版本以来的更改`,
    changed: '已更改',
    added: '新增',
    removed: '已移除',
    moved: '已移动',
    sameWords: '文字相同。外观或动效不同。',
    movedOnly: '位置不同。其他没有更改。',
    noChanges: '没有更改。',
    stopShowing: '停止向学习者展示',
    whatStoppingDoes: '在你再次点击“完成”之前，链接不显示任何内容。链接、其设置和你的工作都会保留。',
    stopped: '学习者已看不到它。',
    notStopped: '无法停止展示。请重试。',
  },
}

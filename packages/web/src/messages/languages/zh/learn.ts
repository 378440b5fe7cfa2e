import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: '形式',
    slideshow: '幻灯片',
    podcast: '播客',
    alsoIn: '其他语言：',
    minutes: (minutes) => `${numberOf(minutes)} 分钟`,
    slides: (slides) => plural(slides, { other: '# 张幻灯片' }),
    chapterCount: (chapters) => plural(chapters, { other: '# 个章节' }),

    transcript: '文字稿',
    chapters: '章节',
    about: '关于',
    views: '本页各部分',
    followAlong: '跟随朗读',

    course: '课程',
    module: '单元',
    madeFrom: '来源课程页面',
    credits: '图片来源',
    length: '长度',
    published: '发布日期',

    downloadTranscript: '下载文字稿',
    withoutScript: '播放需要 JavaScript。文字和音频在下方。',
    notLoaded: '无法加载。请重新加载页面。',
    cannotPlay: '目前无法播放音频。请重试。',
    newVersion: '有新版本可用。',
    linkEnded: '此链接已失效。请索取新的链接。',
    reload: '重新加载',

    madeWith: (page) => `由 Lectern 根据课程页面“${page}”制作。`,
    kept: '无需账户，不用 Cookie。你的进度只保存在此设备上。',
  },

  'learn/course': {
    otherPages: '其他页面',
    empty: '此课程还没有发布任何内容。',

    finished: (finished, pieces) => `已完成 ${numberOf(finished)} 个，共 ${numberOf(pieces)} 个`,
    onDevice: '在此设备上',
    goOn: '从上次的位置继续',
    slideOf: (slide, slides) => `第 ${numberOf(slide)} 张，共 ${numberOf(slides)} 张`,
    chapterOf: (chapter, chapters) => `第 ${numberOf(chapter)} 章，共 ${numberOf(chapters)} 章`,
    left: (time) => `还剩 ${time}`,
    started: '已开始',
    watched: '已观看',
    heard: '已收听',

    search: '搜索标题和文字',
    show: '显示',
    all: '全部',
    toDo: '待完成',
    recent: '新内容',
    recentCount: (pieces) => `新内容，${numberOf(pieces)}`,
    found: (pages) => plural(pages, { other: '# 个页面' }),
    notFound: '没有匹配的页面。',

    forget: '清除我的进度',
    forgetHint: '这会删除此设备记住的课程进度。',
    forgetNow: '清除',
    forgotten: '你的进度已从此设备中删除。',
  },

  'learn/feed': {
    feed: '随身带上播客',
    feedHint: '将课程添加到你的播客应用。新的单集会自动出现。此地址是私密的：请只在班级内使用。',
    feedAddress: '订阅地址',
    copyFeed: '复制订阅地址',
    copied: '已复制',
    addToApp: '添加到播客应用',
  },

  'learn/not-found': {
    title: '这里已经没有内容了',
    hint: '请向发给你链接的人索取新链接。',
  },

  'learn/podcast': {
    goals: '你将学到',
    span: (start, end) => `${start} 至 ${end}`,
    playFrom: (time) => `从 ${time} 开始播放`,
    noAudio: '此播客还没有音频。你可以在这里阅读。',
    download: (size) => `下载，${size}`,

    player: '播放器',
    place: (time, end, chapter) => `${time}，共 ${end}，${chapter}`,
    chapter: (chapter, chapters) => `第 ${numberOf(chapter)} 章，共 ${numberOf(chapters)} 章`,
    previousChapter: '上一章',
    nextChapter: '下一章',
    back: (seconds) => `后退 ${numberOf(seconds)} 秒`,
    forward: (seconds) => `前进 ${numberOf(seconds)} 秒`,

    ended: '已经播放完毕。',
    next: '下一个',
    nextIn: (module) => `${module}中的下一个`,
  },

  'learn/slideshow': {
    slide: (slide) => `第 ${numberOf(slide)} 张`,
    place: (slide, slides) => `第 ${numberOf(slide)} 张，共 ${numberOf(slides)} 张`,
    audioOf: (slide) => `第 ${numberOf(slide)} 张的音频`,

    ended: '已经播放完毕',
    slidesSeen: (slides) => plural(slides, { other: '共有 # 张幻灯片。' }),
    result: (right, questions) => `${numberOf(questions)} 题答对 ${numberOf(right)} 题`,
    allRight: '做得好。',
    lookAgain: (answers) => plural(answers, { other: '有 # 个答案值得再看一看。' }),
    right: '正确',
    notYet: '还不对',
    chose: (chosen) => `你选择了：${chosen}`,
    notAnswered: '你没有回答这个问题。',
    rightAnswer: (answer) => `正确答案：${answer}`,
    seeSlide: (slide) => `查看第 ${numberOf(slide)} 张`,
    watchAgain: '再看一遍',
    answerAgain: '再答一次',
    next: '下一个',
    nextIn: (module) => `${module}中的下一个`,
    goOn: '继续',
  },
}

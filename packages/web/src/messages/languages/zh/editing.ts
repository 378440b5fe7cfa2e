import type { DifferenceCount } from '../language-messages.ts'
import type { EditingMessages } from '../language-messages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

const slides = (count: number): string => plural(count, { other: '#张幻灯片' })
const segments = (count: number): string => plural(count, { other: '#个片段' })

/** Messages of both editors. */
export const editing: EditingMessages = {
  'editing/asking': {
    askPage: '向页面提问',
  },

  'editing/asking-panel': {
    title: '向页面提问',
    question: '您的问题',
    questionHint: '回答只讲页面中有的内容，每句话都会显示来源。',
    questionMissing: '请输入问题。',
    ask: '提问',
    asking: '正在查找答案…',
    cancel: '取消',

    answer: '回答',
    notFound: '页面没有回答这个问题。',
    source: (number) => `来源 ${number}`,
    sources: '来源',
    answeredBy: (writer) => `回答者：${writer}`,

    refusedInWords: (words) => `语言模型拒绝回答，它说：“${words}”`,
    refused: '语言模型拒绝回答。请换一个问题，或换一种说法。',
    notAnswered: '您的问题没有得到回答。请重试。',
  },

  'editing/commands': {
    undo: '撤消',
    redo: '重做',
    saveChanges: '保存更改',
    complete: '完成',
    saveAndComplete: {
      slideshow: '保存，并将此演示文稿标记为完成',
      podcast: '保存，并将此播客标记为完成',
    },
    commands: '命令',
    keyboardShortcuts: '键盘快捷键',

    labelWithKeys: (label: string, keys: string) => `${label} (${keys})`,
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Shift',
      Alt: 'Alt',
      Enter: 'Enter',
      Space: '空格键',
      Delete: 'Delete',
      Tab: 'Tab',
      Esc: 'Esc',
    },

    searchCommands: '搜索命令',
    whatToDo: '想做什么？',
    noCommandFound: '没有匹配的命令。',
    commandsFound: (count: number) => plural(count, { other: '#个命令' }),
  },
  'editing/leave-guard': {
    question: '不保存就离开吗？',
    leave: '离开',
    stay: '留下',
    changesAreKept: '更改尚未保存，但已留在此浏览器中，回来后可以恢复。',
    changesAreLost: '更改尚未保存，此浏览器也无法存储。离开后更改将丢失。',
  },
  'editing/document': {
    retry: '重试',

    notSaved: '无法保存更改。请重试。',
    alsoRetried: (draftLocation: string) => `Lectern 也会自动重试。${draftLocation}`,
    refused: 'Lectern 无法保存此内容。',

    waitingTo: { save: '等待保存', complete: '等待标记为完成' },
    saving: '正在保存…',
    allSaved: '所有更改已保存',
    stopped: '未保存',
    unsaved: '有未保存的更改',

    cancel: '取消',
    offline: '网络已断开。',
    databaseUnavailable: 'Lectern 暂时无法连接数据库。',
    noAnswer: 'Lectern 没有响应。',
    cannotSave: 'Lectern 暂时无法保存。',
    whenPossible: {
      save: '更改已留在此浏览器中，服务恢复后会自动保存。',
      saveNotKept: (draftLocation: string) => `${draftLocation}服务恢复后会自动保存。`,
      complete: '更改已保存，服务恢复后会标记为完成。',
    },
    whenOnline: {
      save: '更改已留在此浏览器中，恢复联网后会自动保存。',
      saveNotKept: (draftLocation: string) => `${draftLocation}恢复联网后会自动保存。`,
      complete: '更改已保存，恢复联网后会标记为完成。',
    },
    thenComplete: '随后会标记为完成。',
    kept: '更改已留在此浏览器中。',
    notKept: '此浏览器无法存储更改，保存之前请不要关闭此页面。',
    reasonAndNext: (reason: string, next: string) => `${reason}${next}`,
    completedLate: '由于等待了一段时间才完成，你仍留在编辑器中。',
    editedSinceComplete: '等待期间你又做了编辑，因此尚未标记为完成。准备好后请点击“完成”。',

    unsavedEditsFrom: (time: string) => `有未保存的编辑（${time}）。`,
    restore: '恢复',

    generationFailed: '生成失败',
    generationFailedBecause: (reason: string) => `生成失败：${reason}`,
    generatedNotLoaded: {
      slideshow: '无法加载新的演示文稿。请重试。',
      podcast: '无法加载新的播客。请重试。',
    },
    generated: {
      slideshow: '演示文稿已生成！',
      podcast: '播客已生成！',
    },
    generatedWithoutEdits: '新内容已生成，其中不包含你的编辑。',
    openGenerated: '打开新内容',
  },
  'editing/history-panel': {
    history: '历史记录',
    explanation:
      '这里有最近30天内的每次保存和每次生成。恢复版本与其他编辑一样，可以撤消，下次保存时才会保留。',
    loading: '正在加载历史记录…',
    notLoaded: '无法加载历史记录。请重试。',
    loadingVersion: '正在加载版本…',
    versionNotLoaded: '无法加载此版本。请重试。',
    current: '当前',
    parts: { slideshow: slides, podcast: segments },

    origin: {
      generated: '生成',
      saved: '保存',
      deleted: '删除之前',
      restored: '恢复',
    },
    originAndAuthor: {
      generated: (author: string) => `由 ${author} 生成`,
      saved: (author: string) => `由 ${author} 保存`,
      deleted: (author: string) => `由 ${author} 删除之前`,
      restored: (author: string) => `由 ${author} 恢复`,
    },

    sameAsOpen: '与当前打开的内容相同。',
    restoringChanges: {
      slideshow: (difference: DifferenceCount) => restoring(difference, '标题和主题', slides),
      podcast: (difference: DifferenceCount) => restoring(difference, '标题和信息', segments),
    },
    restore: '恢复此版本',
    versionIsBack: (time: string) => `已恢复${time}的版本，下次保存时会保留。`,
    openIsBack: '已回到之前打开的内容。点击“撤消”可以找回之后的编辑。',

    partUnchanged: '未变',
    partChanged: '有改动',
    partAdded: '将找回',
    partRemoved: '将移除',
    sameWords: '文字相同，外观或动画有变化。',
  },
  'editing/history': {
    history: '历史记录',
    today: (time: string) => `今天 ${time}`,
    yesterday: (time: string) => `昨天 ${time}`,
    dayAndTime: (day: string, time: string) => `${day} ${time}`,
  },
  'editing/jobs': {
    opensHere: (generating: string) => `${generating}完成后会在这里打开。`,
    cancel: '取消',
    notCancelled: '无法取消。请重试。',
    watch: '查看进展',
    reading: '正在读取页面。',
    waiting: '工作很快会继续。',
    cancelled: { slideshow: '演示文稿在完成之前被取消了。', podcast: '播客在完成之前被取消了。' },
    slideshow: {
      planning: '正在规划演示文稿。',
      beingWritten: (slide: number, all: number) =>
        `正在撰写第${numberOf(slide)}张幻灯片，共约${numberOf(all)}张`,
      finished: (finished: number, all: number) =>
        `已完成的幻灯片：${numberOf(finished)}张，共约${numberOf(all)}张。`,
      voiced: (voiced: number, all: number) =>
        `已有音频的幻灯片：${numberOf(voiced)}张，共${numberOf(all)}张。`,
      playable: '已完成的幻灯片可以先播放。演示文稿全部完成后会打开，以便编辑。',
      first: '第一张幻灯片写好后会立即显示在这里。',
    },
    podcast: {
      planning: '正在规划播客。',
      beingWritten: (segment: number, all: number) =>
        `正在撰写第${numberOf(segment)}个片段，共约${numberOf(all)}个`,
      finished: (finished: number, all: number) =>
        `已完成的片段：${numberOf(finished)}个，共约${numberOf(all)}个。`,
      voiced: (voiced: number, all: number) =>
        `已有音频的台词：${numberOf(voiced)}句，共${numberOf(all)}句。`,
      playable: '已完成的片段可以先收听。播客全部完成后会打开，以便编辑。',
      first: '第一个片段写好后会立即显示在这里。',
    },
  },
  'editing/merge': {
    conflictText: (sentence: string, time: string) => `${sentence}（${time}）`,

    decide: '选择版本',
    undecided: (conflictText: string) => `${conflictText}你的更改留在此浏览器中，选择版本之后才会保存。`,
    undecidedAndNotKept: (conflictText: string, draftLocation: string) =>
      `${conflictText}请选择版本，以便保存你的更改。${draftLocation}`,
    notSaved: (reason: string, draftLocation: string) => `未保存。${reason}${draftLocation}`,

    changedMeanwhile: '内容已被更改',
    nothingLost: (conflictText: string) => `${conflictText}什么都不会丢：另一个版本可以随时找回。`,
    openBoth: '对比两个版本',
    decideLater: '以后再说',
    notLoaded: {
      slideshow: '无法加载演示文稿。',
      podcast: '无法加载播客。',
    },

    ofTwoPeople: {
      keepTheirs: '用对方的版本',
      keepTheirsMeaning: '在这里打开对方的版本。点击“撤消”可以找回你的版本。',
      keepMine: '用我的版本',
      keepMineMeaning: '保存你的版本。对方的版本留在历史记录中。',
      openBothMeaning: {
        slideshow: '并排对比，逐张选用任意一方的幻灯片。',
        podcast: '并排对比，逐个选用任意一方的片段。',
      },
      theirsIsOpen: '已打开对方的版本。点击“撤消”可以找回你的版本。',
    },
    ofTwoWindows: {
      keepTheirs: '用另一个版本',
      keepTheirsMeaning: '在这里打开另一个窗口的版本。点击“撤消”可以找回此版本。',
      keepMine: '用此版本',
      keepMineMeaning: '保存此窗口的版本。另一个版本留在历史记录中。',
      openBothMeaning: {
        slideshow: '并排对比，逐张选用任意一个窗口的幻灯片。',
        podcast: '并排对比，逐个选用任意一个窗口的片段。',
      },
      theirsIsOpen: '已打开另一个窗口的版本。点击“撤消”可以找回此版本。',
    },
  },
  'editing/both-versions': {
    cancel: '取消',
    save: '保存',
    asProposed: '采用建议',
    takeAtLeastOne: {
      slideshow: '请至少选用一张幻灯片。',
      podcast: '请至少选用一个片段。',
    },
    bothStay: (conflictText: string) => `${conflictText}两个版本都可以找回。`,

    order: '顺序',
    changedInBoth: '两边都有改动',
    different: '不同',
    without: { slideshow: '不要这张幻灯片', podcast: '不要这个片段' },
    sameInBoth: {
      slideshow: (count: number) => plural(count, { other: '两边有#张幻灯片相同：' }),
      podcast: (count: number) => plural(count, { other: '两边有#个片段相同：' }),
    },

    ofTwoPeople: {
      title: '你的版本和对方的版本',
      bothStayTaken: (conflictText: string) =>
        `${conflictText}只有一方改动的内容已自动选用。两个版本都可以找回。`,
      willBeSaved: {
        slideshow: (count: number) =>
          plural(count, { other: '将保存#张幻灯片。点击“撤消”可以找回你的版本。' }),
        podcast: (count: number) => plural(count, { other: '将保存#个片段。点击“撤消”可以找回你的版本。' }),
      },
      mine: {
        label: '我的版本',
        all: '全部用我的',
        changed: '我有改动',
        added: '我新增的',
        deleted: '我已删除',
        deletedButChanged: '我已删除，对方有改动',
        only: '只有我的版本中有',
        order: {
          slideshow: '我的版本中的幻灯片顺序',
          podcast: '我的版本中的片段顺序',
        },
        sameWords: '文字相同，外观或动画采用我的版本。',
      },
      theirs: {
        label: '对方的版本',
        all: '全部用对方的',
        changed: '对方有改动',
        added: '对方新增的',
        deleted: '对方已删除',
        deletedButChanged: '我有改动，对方已删除',
        only: '只有对方的版本中有',
        order: {
          slideshow: '对方版本中的幻灯片顺序',
          podcast: '对方版本中的片段顺序',
        },
        sameWords: '文字相同，外观或动画采用对方的版本。',
      },
    },
    ofTwoWindows: {
      title: '你的两个版本',
      bothStayTaken: (conflictText: string) =>
        `${conflictText}只有一个窗口改动的内容已自动选用。两个版本都可以找回。`,
      willBeSaved: {
        slideshow: (count: number) => plural(count, { other: '将保存#张幻灯片。点击“撤消”可以找回此版本。' }),
        podcast: (count: number) => plural(count, { other: '将保存#个片段。点击“撤消”可以找回此版本。' }),
      },
      mine: {
        label: '此窗口',
        all: '全部用此窗口的',
        changed: '此窗口有改动',
        added: '此窗口新增的',
        deleted: '此窗口已删除',
        deletedButChanged: '此窗口已删除，另一个窗口有改动',
        only: '只有此窗口中有',
        order: {
          slideshow: '此窗口中的幻灯片顺序',
          podcast: '此窗口中的片段顺序',
        },
        sameWords: '文字相同，外观或动画采用此窗口的版本。',
      },
      theirs: {
        label: '另一个窗口',
        all: '全部用另一个窗口的',
        changed: '另一个窗口有改动',
        added: '另一个窗口新增的',
        deleted: '另一个窗口已删除',
        deletedButChanged: '此窗口有改动，另一个窗口已删除',
        only: '只有另一个窗口中有',
        order: {
          slideshow: '另一个窗口中的幻灯片顺序',
          podcast: '另一个窗口中的片段顺序',
        },
        sameWords: '文字相同，外观或动画采用另一个窗口的版本。',
      },
    },
  },
  'editing/page-changes': {
    title: '页面已更改',
    bar: {
      slideshow: '自从根据此页面生成这份演示文稿以来，页面已更改。',
      podcast: '自从根据此页面生成这个播客以来，页面已更改。',
    },
    show: '查看更改',
    reading: '正在读取页面…',
    cancel: '取消',
    cancelled: '页面未读取。',
    notRead: '无法读取页面。请重试。',
    gone: '该页面已不在课程中，或者你已无法查看。你的内容保持不变。',
    inStep: '页面内容与生成时一致。无需任何操作。',
    edited: (title, time) => `“${title}”于 ${time} 被编辑。`,
    passagesChanged: (count) => plural(count, { other: '# 个段落已更改。' }),
    passagesAdded: (count) => plural(count, { other: '# 个段落是新的。' }),
    passagesRemoved: (count) => plural(count, { other: '# 个段落已删除。' }),
    nothingByItself: '内容不会自动更改。每项建议由你决定，并且可以一步撤销。',
    passages: '页面段落',
    changed: '已更改',
    added: '新增',
    removed: '已删除',
    noPart: '没有内容依据此段落。',
    slide: (number) => `第 ${numberOf(number)} 张幻灯片`,
    line: (line, segment) => `第 ${numberOf(segment)} 个片段的第 ${numberOf(line)} 句台词`,
    noProposal: (part) => `${part}：没有建议。`,
    update: (count) => plural(count, { other: '更新 # 个部分' }),
    propose: { slideshow: '建议一张幻灯片', podcast: '建议一句台词' },
    writing: (done, total) => `正在撰写建议：${numberOf(done)} / ${numberOf(total)}`,
    notProposed: (part) => `${part}：撰写器未能给出建议。请重试。`,
    proposals: '建议',
    newPart: { slideshow: '新幻灯片', podcast: '新台词' },
    removal: {
      slideshow: '这张幻灯片依据的段落都已删除。此建议会删除它。',
      podcast: '这句台词依据的段落都已删除。此建议会删除它。',
    },
    now: '现在',
    proposed: '建议内容',
    keep: '保持原样',
    take: '采用建议',
    keepAll: '全部保持',
    takeAll: '全部采用',
    apply: '应用我的选择',
    applied: '已应用你的选择。',
    settle: '内容仍然正确，全部处理完毕',
    settled: '页面的更改已处理完毕。',
    editedMeanwhile: (part) => `${part}在此期间被编辑过，保持原样。请重新更新。`,
  },
  'editing/panels': {
    figures: '数据',
    madeWith: '生成工具',

    regenerateAllAudio: '重新生成全部音频',
    regenerate: '重新生成',

    pageNotKept: '此内容没有附带原页面。重新生成后，可以查看每个部分的依据。',
    notFromPage: (sentences: number) => plural(sentences, { other: '有#句话不是来自页面' }),
    notAsPage: (sentences: number) =>
      plural(sentences, {
        other: '有#句话与页面不符',
      }),
    groundingReasons: {
      number: (words: string) => `页面中没有数字 ${words}。`,
      date: (words: string) => `页面中没有日期 ${words}。`,
      name: (words: string) => `页面在此处没有提到 ${words}。`,
      unit: (words: string) => `页面使用的单位与 ${words} 不同。`,
      term: (words: string) => `页面在此处没有使用术语 ${words}。`,
      negation: () => '页面与这句话的肯定或否定不同。',
      direction: (words: string) => `页面的说法正好相反：${words}。`,
      quote: () => '页面中没有这段引文。',
      unsupported: () => '页面没有这样说。',
      answer: () => '页面也把这个选项作为答案。',
      doubted: () => '另一个模型认为页面内容不支持这句话。',
    },
    pageSays: (words: string) => `页面的说法：${words}。`,
    noPassage: '这部分没有对应页面中的具体段落。',

    // Marks of speech in a script.
    addMark: '添加语音标记',
    addMarks: { pause: '添加停顿', slow: '放慢', strong: '强调' },
    marks: '讲稿中的语音标记',
    lengthOfPause: (number) => `标记 ${number}：停顿时长`,
    pauseOf: (seconds) => `停顿 ${seconds} 秒`,
    markOf: {
      slow: (words) => `放慢：${words}`,
      strong: (words) => `强调：${words}`,
    },
    removeMark: (number, mark) => `移除标记 ${number}：${mark}`,
    notFollowed: (voice, marks) => `${voice} 不支持：${marks}。这些词会照常朗读。`,
  },
  'editing/spoken-takes': {
    takes: '版本',
    text: '文字',
    about: '同一文本，同一声音，再说一遍。',
    unlikeRegenerating: '“重新生成音频”会替换音频，也可以换成别的声音。“再说一遍”会保留每个版本，供您选择。',
    differByPace: '内置声音用不同的语速朗读每个版本。',
    alwaysTheSame: '此声音每次朗读同一文本都完全一样。',
    noTakes: '此文本还没有版本。请先生成音频。',
    noFurtherTake: '此声音没有此文本的更多版本。',
    loading: '正在加载版本…',
    saving: '正在保存您的更改…',
    notSaved: '这些版本属于已保存的文本，但您的更改无法保存。请重试。',
    notLoaded: '无法加载版本。请重试。',
    take: (number) => `版本${number}`,
    play: (number) => `播放版本${number}`,
    pause: (number) => `暂停版本${number}`,
    use: '使用',
    chooseTake: (number) => `使用版本${number}`,
    inUse: '正在使用',
    nowInUse: (number) => `版本${number}正在使用。`,
    notUsed: '无法使用此版本。请重试。',
    makeAnother: '再生成一个版本',
    making: (number) => `正在生成版本${number}…`,
    cancel: '取消',
    cancelled: '已取消。音频保持不变。',
    sameAsBefore: (number) => `声音与版本${number}完全一样，因此没有新版本。版本${number}正在使用。`,
    tryAgain: '重试',
    aboutTryingAgain: '您可以重试：声音也许会以不同的方式朗读。如果提供商收费，每次尝试都会收费。',
    notMade: '无法生成此版本。请重试。',
    changedMeanwhile: '文本或其版本已发生变化。请重新查看列表。',
  },

  'editing/translation': {
    alsoIn: '其他语言…',
    translationInto: (language) => `译文：${language}`,
    others: { slideshow: '这份演示文稿的其他语言版本', podcast: '这个播客的其他语言版本' },
    original: (language) => `${language}（原文）`,
    originalUnknown: '原文',
    inProgress: (language) => `${language}：正在翻译`,
    notListed: '无法加载语言。请重试。',
    translateInto: '翻译成…',
    title: { slideshow: '翻译这份演示文稿', podcast: '翻译这个播客' },
    about: '所有文字都会翻译并配音。公式、代码、图片和动画保持不变，原文也保持不变。',
    language: '语言',
    narrator: '旁白',
    host: (name) => `主持人 ${name}`,
    translate: '翻译',
    waiting: '正在排队',
    translating: (done, total) => `正在翻译：${numberOf(done)} / ${numberOf(total)}`,
    voicing: (done, total) => `正在生成音频：${numberOf(done)} / ${numberOf(total)}`,
    workContinues: '你可以关闭此窗口。工作会继续进行。',
    ready: (language) => `译文已就绪：${language}。`,
    open: '打开',
    failed: '翻译失败。请重试。',
    cancelled: '翻译已取消。',
    notStarted: '无法开始翻译。请重试。',
    notCancelled: '无法取消翻译。请重试。',
    deleteTranslation: '删除译文',
    deleteTitle: '删除这份译文？',
    deleteQuestion: '译文及其音频将被删除。原文保持不变。',
    deleted: '译文已删除。',
    notDeleted: '无法删除译文。请重试。',
    notRestored: '无法恢复译文。请重试。',
    behind: (count) => plural(count, { other: '# 个部分落后于原文。' }),
    behindTitle: '落后于原文',
    reading: '正在读取原文…',
    notRead: '无法读取原文。请重试。',
    gone: '原文已删除。这份译文保持不变。',
    inStep: '译文与原文一致。无需任何操作。',
    frame: '标题',
    segment: (number) => `第 ${numberOf(number)} 个片段`,
    update: '更新这些部分',
    removal: '原文不再包含此部分。此建议也会在这里删除它。',
  },

  'editing/presence': {
    slideshow: {
      open: (name: string) => `${name} 也打开了这个演示文稿`,
      openByTwo: (one: string, other: string) => `${one} 和 ${other} 也打开了这个演示文稿`,
      openByMore: (one: string, other: string, more: number) =>
        `${one}、${other} ${others(more)}也打开了这个演示文稿`,
    },
    podcast: {
      open: (name: string) => `${name} 也打开了这个播客`,
      openByTwo: (one: string, other: string) => `${one} 和 ${other} 也打开了这个播客`,
      openByMore: (one: string, other: string, more: number) =>
        `${one}、${other} ${others(more)}也打开了这个播客`,
    },

    otherWindow: '在另一个窗口中也已打开',
    alsoHere: (names: string) => `也在这里：${names}。`,
    otherWindowToo: '此内容在另一个窗口中也已打开。',
  },
  'editing/rewriting': {
    suggestions: '建议',
    instruction: '想怎么改？',
    instructionHint: '新的文字只会讲页面中有的内容。',
    instructionMissing: '请说明想怎么改。',
    rewrite: '改写',
    rewriting: '正在改写…',
    unfinished: '尚未与页面核对',
    cancel: '取消',
    close: '关闭',
    notRewritten: '没有改写任何内容。请重试。',

    undo: '撤消',
    editedSince: '之后又有编辑。可以用“撤消”逐步返回。',
  },
}

// Separate, because `plural` replaces the first '#', and a name may contain one.
const others = (count: number): string => plural(count, { other: '等另外#人' })

/** '恢复后：更改2张幻灯片，找回1张幻灯片，移除3张幻灯片。' */
function restoring(
  { frame, changed, added, removed }: DifferenceCount,
  frameName: string,
  parts: (count: number) => string,
): string {
  const effects = [
    frame && `更改${frameName}`,
    changed > 0 && `更改${parts(changed)}`,
    added > 0 && `找回${parts(added)}`,
    removed > 0 && `移除${parts(removed)}`,
  ]
  return `恢复后：${effects.filter((effect) => effect !== false).join('，')}。`
}

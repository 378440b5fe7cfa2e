import type { DomainMessages } from '@lectern/domain/messages/domain-messages.ts'
import { displayName } from '@lectern/domain/voices/languages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

export const domain: DomainMessages = {
  'animation durations': {
    fast: '快',
    normal: '正常',
    slow: '慢',
    'very-slow': '很慢',
  },

  backgrounds: {
    none: '无',
    'gradient-shift': '流动渐变',
    particles: '粒子',
    waves: '波浪',
    bokeh: '光斑',
    aurora: '极光',
    stars: '星空',
    geometric: '几何图形',
    'circuit-board': '电路板',
    'particle-network': '粒子网络',
    'liquid-blob': '液态图形',
    'cyber-grid': '数字网格',
    'data-flow': '数据流',
    'neural-network': '神经网络',
    'hexagon-pulse': '六边形脉动',
    'matrix-rain': '字符雨',
    'quantum-field': '量子场',
    'tech-dna': 'DNA 链',
    holographic: '全息',
  },

  'content faults': {
    notOneOf: (label, choices) => `“${label}”必须是以下值之一：${choices}。`,
    notAnyOf: (label, choices) => `“${label}”必须是由以下值组成的列表：${choices}。`,
    notText: (label) => `“${label}”必须是文本。`,
    onSlide: (slide, fault) => `第${slide}张幻灯片：${fault}`,
  },

  'content status': {
    slideshow: {
      Completed: '演示文稿已完成',
      In_Progress: '演示文稿进行中',
      Not_Started: '演示文稿未开始',
    },
    podcast: {
      Completed: '播客已完成',
      In_Progress: '播客进行中',
      Not_Started: '播客未开始',
    },
  },

  'drawing faults': {
    tooFewRows: (kind, least) => `${kind}：已填写的行太少，至少需要 ${least} 行。`,
    tooManyRows: (kind, most) => `${kind}：行数太多，最多显示 ${most} 行。`,
    noLabel: (row) => `第 ${row} 行没有标签。`,
    noValue: (row) => `第 ${row} 行需要一个数字。`,
    noText: (row) => `第 ${row} 行没有文字。`,
    longLabel: (row, most) => `第 ${row} 行的标签太长，最多 ${most} 个字符。`,
    longText: (row, most) => `第 ${row} 行的文字太长，最多 ${most} 个字符。`,
  },

  'drawing kinds': {
    bars: '条形图',
    line: '折线图',
    timeline: '时间轴',
    process: '步骤',
    tree: '分类',
    circles: '两个圆',
    number: '一个大数字',
  },

  'element animations': {
    none: '无',
    'fade-in': '淡入',
    'slide-in-left': '从左滑入',
    'slide-in-right': '从右滑入',
    'slide-in-up': '向上滑入',
    'slide-in-down': '向下滑入',
    'zoom-in': '放大进入',
    pop: '弹出',
    pulse: '脉动',
    typewriter: '打字机',
    'word-reveal': '逐词出现',
    glow: '发光',
    'ken-burns': '肯·伯恩斯效果',
    'flip-in': '翻转进入',
    'rotate-in': '旋转进入',
    'bounce-in': '弹跳进入',
    elastic: '弹性',
    glitch: '故障效果',
    'text-3d': '3D 文字',
    morph: '变形',
    'neon-glow': '霓虹光',
    'particle-text': '粒子文字',
    'wave-text': '波浪文字',
    matrix: '矩阵',
    hologram: '全息',
    'cyber-decode': '解码',
    'data-scramble': '乱码重组',
  },

  'episode sounds': {
    chime: '钟声',
    plucked: '拨弦',
    swell: '温暖的渐强音',
  },

  formats: {
    slideshow: { label: '演示文稿', plural: '演示文稿', part: () => '张幻灯片' },
    podcast: { label: '播客', plural: '播客', part: () => '个片段' },
  },

  'glossary terms': {
    termMissing: '请填写词语。',
    termTooLong: '词语最多100个字符。',
    spokenMissing: '请填写词语的读法。',
    spokenTooLong: '词语的读法最多200个字符。',
    tooManyTerms: '发音表最多500个词语。',
  },

  gradients: {
    'blue-purple': '蓝到紫',
    'green-blue': '绿到蓝',
    'orange-red': '橙到红',
    'yellow-orange': '黄到橙',
    'teal-blue': '青绿到蓝',
    'purple-pink': '紫到粉',
    'blue-cyan': '蓝到青',
    'red-purple': '红到紫',
  },

  languages: { nameOf: (tag) => displayName('zh-Hans', tag) },

  makers: {
    outlineWriter: '提纲撰写器',
    englishVoices: '内置英语语音',
    otherVoices: '内置的其他语言语音',
    localVoices: '此服务器上的神经网络语音',
    ownRecording: '本人录音',
    languageModel: (model) => `${model}（语言模型）`,
    speechModel: (model) => `${model}（任何语言）`,
  },
  modules: {
    otherPages: '其他页面',
  },

  'music beds': {
    'calm-pads': '平静铺底',
    'plucked-strings': '拨弦',
    'soft-bells': '轻柔铃声',
    'warm-keys': '温暖琴键',
  },

  'needed audio': {
    slideshow: {
      missing: (count) => plural(count, { other: '#张幻灯片没有音频' }),
      outdated: (count) => plural(count, { other: '#张幻灯片需要新音频' }),
    },
    podcast: {
      missing: (count) => plural(count, { other: '#句台词没有音频' }),
      outdated: (count) => plural(count, { other: '#句台词需要新音频' }),
    },
  },

  'podcast audio': {
    nothingForFeed: '这个播客还没有可以收听的台词，因此播客订阅源不包含它。',
    leftOutOfFeed: (missing, lines) =>
      `${numberOf(lines)}句台词中有${numberOf(missing)}句还没有音频，因此播客订阅源不包含这一集。`,
    outdated: (outdated, lines) =>
      `${numberOf(lines)}句台词中有${numberOf(outdated)}句的音频读的仍是以前的文字。`,
    noLines: '这个播客还没有需要音频的台词。',
    missing: (missing, lines) =>
      `${numberOf(lines)}句台词中有${numberOf(missing)}句还没有音频。请先生成音频。`,
  },

  ids: {
    tooLong: (most) =>
      `Lectern 无法使用此页面，因为它在课程系统中的标识超过 ${most} 个字符。请在课程系统中给页面取一个更短的名称。`,
  },

  refusals: {
    noSlide: '演示文稿至少需要一张幻灯片。',
    noSegment: '播客至少需要一个片段。',
    unknownLayout: '没有这种版式。如不指定，将根据内容选择。',
    unknownMusic: (known) => `没有这种音乐。可选：${known}。`,
    notInThemes: '主题不能使用此值。',
    emptyScript: '旁白讲稿为空。请添加文字后再生成音频。',
    noScriptToRecord: '请先写讲稿。字幕需要其中的文字。',
    noInstruction: '请说明想怎么改。',
    instructionTooLong: '请用最多500个字符说明。',
    noQuestion: '请输入问题。',
    questionTooLong: '请用最多500个字符提问。',
    noPicturePrompt: '请描述图片。',
    picturePromptTooLong: '请用不超过 2000 个字符描述图片。',
    noPage: '请至少选择一个页面',
    noFormat: '请至少选择一种要生成的形式（演示文稿或播客）',
    tooManyPages: (most) => plural(most, { other: '一次最多选择#个页面。' }),
  },

  'rewriting instructions': {
    Shorter: '更短',
    'More detail': '更详细',
    'Different wording': '换种说法',
    'Another example': '换个例子',
    'Simpler words': '用词更简单',
    Livelier: '更生动',
  },

  shadows: {
    small: '小',
    medium: '中',
    large: '大',
    sharp: '锐利',
    diffuse: '弥散',
  },

  'silent parts': {
    slideshow: {
      parts: (count) => plural(count, { other: '#张幻灯片' }),
      silent: (count) => plural(count, { other: '#张幻灯片无声' }),
      incomplete: (count) => plural(count, { other: '#张幻灯片缺少部分音频' }),
    },
    podcast: {
      parts: (count) => plural(count, { other: '#句台词' }),
      silent: (count) => plural(count, { other: '#句台词无声' }),
      incomplete: (count) => plural(count, { other: '#句台词缺少部分音频' }),
    },
    both: (silent, incomplete) => `${silent}，${incomplete}`,
  },

  'silent slides': {
    missing: (missing, slides) => `${numberOf(slides)}张幻灯片中有${numberOf(missing)}张还没有音频。`,
    outdated: (outdated, slides) =>
      `${numberOf(slides)}张幻灯片中有${numberOf(outdated)}张读的仍是以前的文字。`,
    both: (missing, outdated) => `${missing}${outdated}`,
  },

  'slide types': {
    title: {
      label: '标题',
      about: '演示文稿的开篇：讲什么，为什么值得了解。',
      fields: {
        course_title: '标题',
        course_subtitle: '副标题',
        course_intro: '引言',
      },
      hints: {
        course_title: '主题，最多8个词',
        course_subtitle: '标题下方的一行',
        course_intro: '一两句话介绍接下来的内容',
      },
      choices: {},
      layouts: {},
    },
    text: {
      label: '文本',
      about: '一个标题加一两个短段落，适合不能列成要点的内容。',
      rewrite: '改为文本',
      fields: {
        slide_title: '幻灯片标题',
        slide_content: '文本',
      },
      hints: {
        slide_title: '幻灯片要说的内容，最多10个词',
        slide_content: '最多60个词',
      },
      choices: {},
      layouts: {
        statement: {
          label: '观点',
          about: '第一句放大，其余在下方',
        },
        lead: {
          label: '导语与正文',
          about: '第一句在其余文字旁边',
        },
        note: {
          label: '旁注',
          about: '最后一句放在一侧，突出其中的数字',
        },
        plain: {
          label: '简洁',
          about: '单栏，适合长文本',
        },
      },
    },
    bullets: {
      label: '要点',
      about: '三到六个并列的要点。',
      rewrite: '改为要点',
      fields: {
        slide_title: '幻灯片标题',
        bullet_points: '要点',
      },
      hints: {
        slide_title: '这些要点的共同之处，最多10个词',
      },
      choices: {},
      layouts: {
        rows: {
          label: '逐行',
          about: '要点上下排列',
        },
        numbered: {
          label: '编号',
          about: '步骤，或固定的数目',
        },
        terms: {
          label: '术语',
          about: '每个要点以术语开头',
        },
      },
    },
    image: {
      label: '图片',
      about: '页面中的一张图片，旁边配简短说明。',
      fields: {
        slide_title: '幻灯片标题',
        slide_content: '文本',
        image_url: '图片',
        image_alt: '图片说明',
      },
      hints: {
        slide_title: '图片展示的内容，最多10个词',
        slide_content: '最多40个词，说明要注意看什么',
        image_alt: '为看不见图片的人描述图片内容',
      },
      choices: {},
      layouts: {
        end: {
          label: '图片在后',
          about: '先读文字',
        },
        start: {
          label: '图片在前',
          about: '先看图片',
        },
        full: {
          label: '全幅图片',
          about: '适合照片加短段落',
        },
      },
    },
    'two-column': {
      label: '两栏',
      about: '两项同等重要的内容并排。',
      fields: {
        slide_title: '幻灯片标题',
        column1_title: '左栏标题',
        column1_content: '左栏文本',
        column2_title: '右栏标题',
        column2_content: '右栏文本',
      },
      hints: {
        slide_title: '两者的共同之处，最多10个词',
        column1_title: '第一项',
        column1_content: '最多35个词',
        column2_title: '第二项',
        column2_content: '最多35个词',
      },
      choices: {},
      layouts: {
        side: {
          label: '并排',
          about: '适合同一事物的各部分',
        },
        split: {
          label: '分区',
          about: '适合相互对照的两项',
        },
      },
    },
    definition: {
      label: '定义',
      about: '一个术语及其含义。',
      rewrite: '改为定义',
      fields: {
        slide_title: '幻灯片标题',
        term: '术语',
        definition: '定义',
      },
      hints: {
        slide_title: '术语上方的小标题',
        term: '只写术语',
        definition: '用一两句话说明含义',
      },
      choices: {},
      layouts: {
        standing: {
          label: '独立',
          about: '适合一两个词的术语',
        },
        entry: {
          label: '词条',
          about: '术语旁边是含义和例子',
        },
      },
    },
    table: {
      label: '表格',
      about: '最多6列8行。',
      rewrite: '改为表格',
      fields: {
        slide_title: '幻灯片标题',
        column_count: '列数',
        row_count: '行数',
      },
      hints: {
        slide_title: '表格展示的内容，最多10个词',
      },
      choices: {},
      layouts: {},
    },
    comparison: {
      label: '比较',
      about: '按两个特征比较两项内容。',
      rewrite: '改为比较',
      fields: {
        slide_title: '幻灯片标题',
        comparison_item_1: '项目1',
        comparison_item_2: '项目2',
        feature_1: '特征1',
        feature_2: '特征2',
        item_1_feature_1: '项目1，特征1',
        item_2_feature_1: '项目2，特征1',
        item_1_feature_2: '项目1，特征2',
        item_2_feature_2: '项目2，特征2',
      },
      hints: {
        slide_title: '比较什么，最多10个词',
        comparison_item_1: '两项中的第一项',
        comparison_item_2: '两项中的第二项',
        feature_1: '第一个不同之处',
        feature_2: '第二个不同之处',
        item_1_feature_1: '最多15个词',
        item_2_feature_1: '最多15个词',
        item_1_feature_2: '最多15个词',
        item_2_feature_2: '最多15个词',
      },
      choices: {},
      layouts: {},
    },
    quote: {
      label: '引文',
      about: '原样引用某人或某篇文字的话。',
      fields: {
        slide_title: '幻灯片标题',
        quote_text: '引文',
        quote_author: '出处',
        highlight_text: '重点',
      },
      hints: {
        slide_title: '引文上方的小标题',
        quote_text: '原话，不加引号',
        quote_author: '谁说的',
        highlight_text: '值得记住的内容',
      },
      choices: {},
      layouts: {
        standing: {
          label: '独立',
          about: '适合20个词以内',
        },
        framed: {
          label: '加框',
          about: '适合较长的引文',
        },
      },
    },
    quiz: {
      label: '测验',
      about: '一道题，最多四个选项。可以有一个或多个正确答案，也可以是判断题。',
      rewrite: '改为测验',
      fields: {
        quiz_question: '题目',
        quiz_kind: '题型',
        option_a: '选项 A',
        option_b: '选项 B',
        option_c: '选项 C',
        option_d: '选项 D',
        correct_answer: '正确答案',
        correct_answers: '正确答案（多个）',
        correct_feedback: '答对时的反馈',
        incorrect_feedback: '答错时的反馈',
      },
      hints: {
        quiz_question: '一道页面能够回答的题目',
        option_a: '一个可能的答案',
        option_b: '一个可能的答案',
        option_c: '一个可能的答案',
        option_d: '一个可能的答案',
        correct_feedback: '一句话',
        incorrect_feedback: '一句话',
      },
      choices: {
        quiz_kind: {
          one: '一个正确答案',
          several: '多个正确答案',
          'true-false': '判断对错',
        },
      },
      layouts: {},
    },
    summary: {
      label: '小结',
      about: '演示文稿的结尾：需要记住的内容。',
      fields: {
        summary_text: '小结',
      },
      hints: {
        summary_text: '两三句话，最多50个词',
      },
      choices: {},
      layouts: {},
    },
  },

  table: {
    header: (column) => `表头${column}`,
    headerHint: (column) => `第${column}列的标题`,
    cell: (row, column) => `第${row}行第${column}列`,
    cellHint: '几个词',
  },

  themes: {
    'educational-blue': {
      name: '教育蓝',
      description: '明亮清晰，适合授课',
    },
    'educational-green': {
      name: '教育绿',
      description: '清新，适合自然与科学',
    },
    'educational-neutral': {
      name: '教育素色',
      description: '暖色纸感，静心阅读',
    },
    'corporate-blue': {
      name: '商务蓝',
      description: '稳重正式',
    },
    'corporate-dark': {
      name: '商务深色',
      description: '暗色调，更专注',
    },
    'corporate-minimal': {
      name: '商务极简',
      description: '灰色，纤细而精确',
    },
    'creative-purple': {
      name: '创意紫',
      description: '活泼的紫色',
    },
    'creative-gradient': {
      name: '创意渐变',
      description: '日落色彩，醒目标题',
    },
    'creative-orange': {
      name: '创意橙',
      description: '温暖有活力',
    },
    'minimal-light': {
      name: '极简浅色',
      description: '留白加一种强调色',
    },
    'minimal-dark': {
      name: '极简深色',
      description: '黑白加一种强调色',
    },
    'minimal-grayscale': {
      name: '极简灰度',
      description: '适合打印和投影',
    },
  },

  tones: {
    conversational: '闲谈',
    enthusiastic: '热情',
    curious: '好奇',
    thoughtful: '深思',
    explanatory: '讲解',
    warm: '亲切',
  },

  transitions: {
    none: '无',
    fade: '淡化',
    'slide-left': '向左滑动',
    'slide-right': '向右滑动',
    'slide-up': '向上滑动',
    'slide-down': '向下滑动',
    'zoom-in': '放大',
    'zoom-out': '缩小',
    flip: '翻转',
    'cube-left': '立方体向左',
    'cube-right': '立方体向右',
    dissolve: '溶解',
    'page-curl': '翻页',
    rotate: '旋转',
    'cube-3d': '3D 立方体',
    liquid: '液态',
    'glitch-transition': '故障效果',
    'particle-dissolve': '粒子溶解',
    'morph-transition': '变形',
    warp: '扭曲',
    shatter: '破碎',
    portal: '传送门',
  },

  'voice sample': {
    missing: '请输入试听文字。',
    tooLong: '试听文字最多1,000个字符。',
  },

  'writing options': {
    minutes: '1到60分钟。',
    tooLong: (most) => plural(most, { other: '最多#个字符。' }),
  },
}

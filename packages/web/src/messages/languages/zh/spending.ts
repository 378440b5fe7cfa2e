import { numberOf } from '../../numbers.ts'
import type { SpendingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const spending: SpendingMessages = {
  spending: {
    took: (calls) => plural(calls, { other: '共调用 # 次。' }),
    tookFor: (calls, price) => plural(calls, { other: `共调用 # 次，费用 ${price}。` }),
    withoutPrice: (calls) => plural(calls, { other: '其中 # 次调用未设置价格。' }),
    leftToday: (amounts) => `今天剩余：${amounts}。`,
    pages: (pages) => plural(pages, { other: '# 页' }),
    minutes: (minutes) => plural(minutes, { other: '# 分钟音频' }),
    notEnough: '这超出了今天剩余的额度。Lectern 会生成额度之内的内容，其余内容可在额度恢复后生成。',
    budget: '今天的额度',
    renews: (time) => `额度将于 ${time} 恢复。`,
    usedPages: (used, limit) => plural(limit, { other: `已用 ${numberOf(used)} 页，共 # 页` }),
    usedMinutes: (used, limit) => plural(limit, { other: `已用 ${numberOf(used)} 分钟音频，共 # 分钟` }),
    usedDollars: (used, limit) => `已用 ${used}，共 ${limit}`,
    usedToday: '今天的用量',
    aboutUsedToday: '所有账户的合计。可用 LECTERN_DAILY_PAGES 及相关变量设置额度。',
    loading: '正在加载今天的用量…',
    notLoaded: '无法加载今天的用量。请重试。',
    nothing: '今天没有调用任何服务商。',
    generatedPages: (pages) => plural(pages, { other: '已生成 # 页' }),
    calls: (calls) => plural(calls, { other: '# 次调用' }),
    tokens: (input, output) => `输入 ${input} 个词元，输出 ${output} 个`,
    characters: (characters) => plural(characters, { other: '# 个字符' }),
    kinds: {
      writing: '写作',
      rewriting: '改写',
      speech: '音频',
      sample: '语音试听',
      picture: '图片',
      check: '模型测试',
    },
  },
}

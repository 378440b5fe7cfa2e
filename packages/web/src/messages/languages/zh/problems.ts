import { fieldName } from '@lectern/domain/accounts/field-messages.ts'
import { makerName } from '@lectern/domain/documents/maker-names.ts'
import type { ProblemMessages } from '@lectern/domain/problems/problem-messages.ts'
import type { Renewal } from '@lectern/domain/problems/budget-sentences.ts'
import type { OtherLanguage } from '@lectern/domain/problems/problem-sentences.ts'
import type { Waiting } from '@lectern/domain/problems/provider-sentences.ts'
import { momentInUtc } from '@lectern/domain/problems/moment-in-utc.ts'
import { waitOf } from '@lectern/domain/problems/wait.ts'
import { languageNamesIn } from '../../language-names.ts'

const languageName = /* @__PURE__ */ languageNamesIn('zh')

const soon = '请过几分钟再试。'

const renews = ({ renewsAt }: Renewal) => `额度将于 ${momentInUtc(renewsAt, 'zh-CN')} 恢复。`

function later({ waitSeconds }: Waiting): string {
  const wait = waitOf(waitSeconds)
  if (wait.unit === 'unknown') return soon
  return `请${wait.count}${wait.unit === 'minute' ? '分钟' : '小时'}后再试。`
}

const administrator = '请让这个 Lectern 的管理员'
const ifItLasts = '如果一直如此，请让这个 Lectern 的管理员检查'

interface Provider {
  readonly it: string
  readonly setting: string
}

const refusalsOf = ({ it, setting }: Provider, variable = `${setting}_KEY`) => ({
  credit: `这个 Lectern 在${it}提供商处的余额或配额已用完。${administrator}充值。`,
  region: `${it}在此服务器所在的国家或地区不可用。${administrator}在 ${setting} 中另选一个。`,
  key: `${it}不接受这个 Lectern 的密钥。${administrator}检查 ${variable}。`,
  permission: `这个 Lectern 的密钥无权使用${it}。${administrator}在提供商处开通权限，或更改 ${setting} 或 ${variable}。`,
})

const failuresOf = ({ it, setting }: Provider) => ({
  insecure: `与${it}的连接不安全，因这个 Lectern 没有使用。${administrator}检查 ${setting}_URL 的证书。`,
  unknownModel: `提供商处没有所设置的${it}。${administrator}检查 ${setting}（和 ${setting}_URL）。`,
  noSuchAddress: `在所设置的地址找不到${it}。${administrator}检查 ${setting}_URL 和 ${setting}。`,
  memory: `${it}需要的内存超过其服务器的内存。${administrator}在 ${setting} 中选择较小的一个。`,
  misunderstood: `${it}无法理解 Lectern 的请求。${administrator}检查 ${setting} 是否适用，并换一个试试。`,
})

const outagesOf = ({ it, setting }: Provider) => ({
  noAddress: `目前找不到${it}的地址。${ifItLasts} ${setting}_URL。`,
  notRunning: `${it}没有运行或无法连接。${ifItLasts} ${setting}_URL。`,
  slow: `${it}太久没有响应。${soon}`,
  disconnected: `与${it}的连接在响应之前中断。${soon}`,
  rate: (wait: Waiting) => `对${it}的请求超过提供商允许的次数。${later(wait)}`,
  busy: (wait: Waiting) => `${it}过载或仍在启动。${later(wait)}`,
  itsOwnFault: (wait: Waiting) => `${it}目前出现故障。${later(wait)}`,
  askedToWait: (wait: Waiting) => `${it}要求 Lectern 等待。${later(wait)}`,
  resting: (wait: Waiting) => `${it}多次没有响应。${later(wait)}`,
  crowded: (wait: Waiting) => `等待${it}处理的请求太多。${later(wait)}`,
})

const contentRulesOf = ({ it }: Provider) =>
  `${it}的提供商按其内容规则拦截了这段文字。请修改页面或选择其他模型。`

const model: Provider = { it: '语言模型', setting: 'LECTERN_LANGUAGE_MODEL' }
const pictureModel: Provider = { it: '图片模型', setting: 'LECTERN_IMAGE_MODEL' }
const voiceEngine: Provider = { it: '语音引擎', setting: 'LECTERN_SPEECH_MODEL' }

const otherLanguage = ({ voice, voiceLanguage, content, language }: OtherLanguage) =>
  `${voice} 的语言是${languageName(voiceLanguage)}。${content === 'page' ? '此页面' : '这段文字'}的语言是${languageName(language)}。`

const advice = {
  page: '请重试，或选择其他模型。',
  part: '请重试，或换一种说法描述你的要求。',
}

const parts = {
  slideshow: (count: number) => `${count}张幻灯片`,
  podcast: (count: number) => `${count}句台词`,
}

/** Fields without a name in words are not part of the sentence. */
function check(field: string | undefined): string {
  const name = fieldName(field)
  return name === undefined ? '请检查此请求' : `请检查“${name}”`
}

const incomplete = '此请求缺少内容或格式错误。'

/** The abilities of the outline writer in rewriting, as sentences. */
const abilities = {
  slide: '它可以缩短或扩充幻灯片、换用页面中的其他句子、添加页面中的例子，以及更改幻灯片的类型。',
  lines: '它可以缩短或扩充台词、换用页面中的其他句子，以及添加页面中的例子。',
}

export const problems: ProblemMessages = {
  sentences: {
    INVALID_REQUEST: {
      default: incomplete,
      notJson: '此请求的内容不是有效的 JSON。',
      malformedAddress: '此地址的格式不正确。',
      notAnEtag: 'If-Match 必须是此文档的 ETag。',
      field: ({ field }) => (fieldName(field) ? `${check(field)}：缺少内容或格式不正确。` : incomplete),
      unstorable: ({ field }) => `${check(field)}：含有 Lectern 无法保存的字符。`,
      tooDeep: ({ field }) => `${check(field)}：嵌套层数太多。`,
      schema: ({ sentence }) => sentence,
      notAnEmail: '请输入有效的电子邮箱地址。',
      keyOfThatAddressNeeded: '请输入这个地址的 API 密钥。已保存的密钥只会发送到当初填写的地址。',
      notABaseUrl: 'Base URL 必须以 https://（或 http://）开头，并指向你的课程系统。',
    },
    UNKNOWN_VOICE: { default: '此语音不可用。请选择其他语音。' },
    WRONG_PASSWORD: { default: '这不是当前密码。' },
    RESET_LINK_SPENT: { default: '此链接已过期或已使用。请重新获取链接。' },
    EMPTY_SCRIPT: { default: '讲稿为空。请添加文字后再生成音频。' },
    NOT_LOGGED_IN: { default: '请登录后继续。' },
    WRONG_CREDENTIALS: { default: '邮箱或密码不正确。' },
    DEMO_ACCOUNT: { default: '演示账户由所有访客共用，因此无法更改。请注册自己的账户。' },
    OWNERS_ONLY: { default: '只有这个 Lectern 的所有者可以查看。管理员在 LECTERN_OWNERS 中指定所有者。' },
    NO_COURSES_TO_EDIT: {
      default:
        '你的账户可以查看课程系统中的课程，但不能编辑任何课程。请申请某门课程的教师角色，然后点击“重试”，或导入课程文件。',
      moodle:
        '你的 Moodle 账户可以查看这里的课程，但不能编辑任何课程。请申请某门课程的教师角色，然后点击“重试”，或导入课程文件。',
    },
    NOT_FOUND: {
      default: '内容不存在，或你没有访问权限。',
      notBuilt: '网页应用尚未构建。请运行 npm run build。',
      takeOfAnother: '只有录制者本人才能删除录音。',
      slideHasNoAudio: '这张幻灯片没有音频。',
      pageNotInCourse: '此页面已不在课程中。',
      pictureNotFetched: '该网站不向 Lectern 发送此图片。请在浏览器中下载它，然后上传到幻灯片。',
    },
    NO_SUCH_CALL: { default: '此 API 调用不存在。' },
    METHOD_NOT_ALLOWED: { default: '此地址不支持这种方法。' },
    ALREADY_REGISTERED: { default: '该邮箱或 API 密钥已被使用。' },
    STALE_VERSION: {
      default: '在你打开之后，有人保存了此内容。',
      savedBy: ({ name }) => `在你打开之后，${name} 保存了此内容。`,
      savedByYou: '在这里打开之后，你在另一个窗口保存了此内容。',
    },
    TOO_LARGE: {
      default: '内容超过 Lectern 允许的大小。',
      document: ({ format }) =>
        ({
          slideshow: '此演示文稿太大，无法保存（超过 2 MB）。请删除或缩短部分幻灯片。',
          podcast: '此播客太大，无法保存（超过 2 MB）。请删除或缩短部分台词。',
        })[format],
    },
    COURSE_FILE_TOO_LARGE: {
      default: '此课程文件超过 Lectern 可导入的大小（500 MB）。',
      files: ({ most }) => `此课程文件包含的文件超过${most}个，Lectern 无法导入。`,
      pages: '此课程文件的页面太大，无法导入。',
      file: ({ file, megabytes }) =>
        `此课程文件中的“${file}”解压后超过 Lectern 可导入的大小（${megabytes} MB）。`,
    },
    PICTURE_TOO_LARGE: { default: '此图片超过5000万像素。请缩小后重试。' },
    RECORDING_TOO_LONG: { default: '录音最长5分钟。请录制短一些，或拆分讲稿。' },
    STORAGE_QUOTA_EXCEEDED: { default: '你的账户已用完存储空间。请向 Lectern 管理员申请更多空间。' },
    UNSUPPORTED_MEDIA_TYPE: {
      default: 'Lectern 只接受 JSON 请求。',
      fileNeeded: ({ type }) => `请以 ${type} 类型发送文件本身。`,
    },
    EMBED_FORMAT_NOT_SUPPORTED: {
      default: 'Lectern 仅以 JSON 描述嵌入方式（format=json）。',
    },
    RANGE_NOT_SATISFIABLE: { default: '文件比请求的范围短。' },
    NOT_A_COURSE_FILE: {
      default: '这不是课程文件。请选择由课程系统导出的 Common Cartridge（.imscc）。',
      noPages: '此课程文件中没有页面，只有链接、文件或测验。',
      noManifest: '此压缩包不是课程文件：缺少 imsmanifest.xml。请选择 Common Cartridge（.imscc）本身。',
      badManifest: '无法读取此课程文件的目录（imsmanifest.xml）。',
      badPage: ({ page }) => `无法读取此课程文件中的页面“${page}”。`,
      locked: '此课程文件有密码保护。请导出不带密码的文件。',
      outside: '此课程文件引用了自身以外的文件，因此没有导入。',
      damaged: '此课程文件不完整或已损坏。请重新导出或下载。',
    },
    NOT_A_PICTURE: { default: '幻灯片无法显示此文件。请选择 PNG、JPEG、WebP、GIF 或 SVG 图片。' },
    ARTWORK_NOT_FIT: {
      default: '播客封面须为正方形的 JPEG 或 PNG 图片，边长1400至3000像素。请选择其他图片。',
    },
    NOT_A_RECORDING: { default: 'Lectern 无法读取此音频。请发送 WAV、MP3、FLAC 或 Ogg Opus 文件。' },
    RECORDING_SILENT: { default: '此录音没有声音。请检查麦克风后重新录制。' },
    PAGE_TOO_SHORT: { default: '此页面文字太少，无法用于教学。请添加几段文字后重试。' },
    PAGE_TOO_LONG: { default: '此页面对该模型来说太长。请选择上下文更大的模型，或拆分页面。' },
    PAGE_NOT_READABLE: {
      default: 'Lectern 无法读取此页面。',
      locked: '此页面已锁定。',
      lockedBecause: ({ explanation }) => explanation,
      otherEditor: '此页面由 Lectern 无法读取的编辑器制作。',
    },
    WRITER_REFUSED: {
      default: '语言模型拒绝撰写此内容。请修改页面或选择其他模型。',
      contentRules: contentRulesOf(model),
      declined: ({ words }) => `语言模型拒绝撰写此内容。它的回复：“${words}”`,
      noContent: ({ words }) => `语言模型没有写出所要求的内容。它的回复：“${words}”`,
    },
    PICTURE_REFUSED: {
      default: '图片模型拒绝生成这张图片。请修改描述。',
      contentRules: '图片模型的提供商按其内容规则拦截了这段描述。请修改描述。',
      declined: ({ words }) => `图片模型拒绝生成这张图片。它的回复：“${words}”`,
    },
    VOICE_CANNOT_SPEAK: {
      default: '此语音无法朗读这段文字。请选择与文字语言相符的语音。',
      otherScript: ({ language }) =>
        `此语音的语言是${languageName(language)}，无法朗读这种文字。请选择与文字语言相符的语音。`,
      noVoice: (values) => `${otherLanguage(values)}这个 Lectern 没有${languageName(values.language)}语音。`,
      readsEveryLanguage: (values) =>
        `${otherLanguage(values)}请选择能朗读所有语言的语音，例如 ${values.better}。`,
      speaksLanguage: (values) =>
        `${otherLanguage(values)}请选择${languageName(values.language)}语音，例如 ${values.better}。`,
    },
    KEY_REJECTED: {
      default: '你的课程系统不再接受此 API 密钥。请在账户设置中更新。',
      notAccepted: '你的课程系统不接受此 API 密钥。请检查密钥。',
    },
    TOO_MANY_ATTEMPTS: {
      default: '尝试次数过多。请稍候再试。',
      imports: '你的其他课程文件仍在导入。请等待完成。',
    },
    BUDGET_SPENT: {
      default: '今天的额度已用完。请明天再试。',
      pages: (values) => `此 Lectern 今天的页面额度已用完。${renews(values)}`,
      audio: (values) => `此 Lectern 今天剩余的音频额度不足。${renews(values)}`,
      dollars: (values) => `此 Lectern 今天剩余的费用额度不足。${renews(values)}`,
      ownPages: (values) => `您今天的页面额度已用完。${renews(values)}`,
      ownAudio: (values) => `您今天剩余的音频额度不足。${renews(values)}`,
      ownDollars: (values) => `您今天剩余的费用额度不足。${renews(values)}`,
    },
    CANCELLED: { default: '已取消。', uploadInterrupted: '上传中断。请重试。' },
    AUDIO_MISSING: {
      default: '此播客的部分台词还没有音频。请先生成音频。',
      noLines: '此播客还没有需要音频的台词。',
      lines: ({ lines, missing }) => `${lines}句台词中有${missing}句还没有音频。请先生成音频。`,
    },
    RECORDING_INCOMPLETE: { default: '此录音缺少一部分。请重新发送。' },
    RECORDING_KEPT: { default: '这是你自己的录音。请确认要替换它，然后生成音频。' },
    EDITED_MEANWHILE: {
      default: 'Lectern 生成期间，此内容被编辑过。你的修改已保留。要替换这些修改，请重新生成。',
      page: '你阅读更改之后，此页面又被编辑过。请重新阅读这些更改。',
    },
    NOTHING_TO_RETRY: { default: '没有需要重试的内容，因为没有失败的项目。' },
    BUSY: { default: 'Lectern 现在非常繁忙。请稍后再试。' },
    INTERNAL: {
      default: 'Lectern 出了点问题。请重试。',
      interrupted: '制作此页面期间，Lectern 多次重新启动。请重试。',
    },
    COURSE_SYSTEM_FAILED: { default: '你的课程系统返回了 Lectern 无法使用的响应。' },
    NOT_A_COURSE_SYSTEM: {
      default: '此地址没有课程系统。请检查 Base URL。',
      moodleAddress: ({ address }) => `Moodle 的地址是 ${address}。请将其用作 Base URL。`,
      redirects: ({ address }) => `此地址重定向到 ${address}。请将其用作 Base URL。`,
      privateNetwork: '此地址位于专用网络中，Lectern 不在那里查找课程系统。',
    },
    COURSE_SYSTEM_FORBIDS: {
      default: '你的课程系统不允许此 API 密钥执行该操作。',
      moodleFiles: '此 API 密钥不能读取 Moodle 的文件。请让管理员为该密钥的服务开启“可以下载文件”。',
      moodleFunctions: ({ functions }) =>
        `你的 Moodle 没有提供 Lectern 需要的全部功能。请让管理员在 API 密钥的服务中添加：${functions}。`,
      moodleWebServices: '你的 Moodle 没有启用 Web 服务。请让管理员启用 Web 服务和 REST 协议。',
    },
    COURSE_SYSTEM_UNAVAILABLE: { default: `你的课程系统目前没有响应。${soon}` },
    COURSE_SYSTEM_IN_MAINTENANCE: {
      default: '你的课程系统正在维护。请在维护结束后重试。',
      moodle: 'Moodle 正在维护。请在维护结束后重试。',
    },
    PUBLISHING_NOT_POSSIBLE: {
      default: 'Lectern 无法在此课程中创建页面。请分享链接，或自行将嵌入代码添加到页面中。',
      moodle: 'Moodle 不允许其他程序创建页面。请分享链接，或自行将嵌入代码添加到 Moodle 的页面中。',
      importedCourse:
        '此课程是从文件导入的，因此 Lectern 无法在其中创建页面。请分享链接，或自行将嵌入代码添加到页面中。',
    },
    TRANSLATION_NOT_POSSIBLE: {
      default: '翻译需要语言模型，而这个 Lectern 没有。请让管理员设置一个。',
      sameLanguage: ({ language }) => `内容已经是${languageName(language)}。`,
      exists: ({ language }) => `${languageName(language)}译文已经存在。请打开它，或先将其删除。`,
      ofTranslation: '这本身就是译文。请生成或翻译其原文。',
    },
    PAGE_NOT_ACCEPTED: {
      default: '你的课程系统没有接受该页面。请重试，或改用嵌入代码。',
      title: '你的课程系统没有接受该页面的标题。请修改标题后重新发布。',
      content: '该页面对你的课程系统来说太长了。请改用链接或嵌入代码。',
      frontPage: '该页面是课程的首页，不能隐藏或删除。请先在课程系统中选择其他首页。',
    },
    NOT_COMPLETE_YET: { default: '尚未完成。请先将其标记为完成，然后再发布。' },
    PAGE_CHANGED_IN_COURSE: {
      default: '其他作者在你的课程系统中更改了该页面。请选择如何处理这些更改。',
      foreign:
        '该页面已不再包含 Lectern 的内容，因此 Lectern 不会更改它。要创建另一个页面，请先将此页面从列表中移除。',
      removal: '其他作者在你的课程系统中更改了该页面，因此未将其删除。请在你的课程系统中删除它。',
      publishing: '该页面正在发布。请等待，或先取消发布。',
      removing: '此页面正在被移除。',
    },
    WRITER_FAILED: {
      default: '语言模型没有返回可用的文字。请重试。',
      ...refusalsOf(model),
      ...failuresOf(model),
      key: ({ variable }) => refusalsOf(model, variable).key,
      permission: ({ variable }) => refusalsOf(model, variable).permission,
      webPage: `响应的是一个网页（例如代理服务器的页面），而不是语言模型。${administrator}检查语言模型的地址和代理。`,
      empty: ({ task }) => `语言模型没有给出 Lectern 可读取的回答。${advice[task]}`,
      noJson: ({ task }) => `语言模型没有写出所要求的内容。${advice[task]}`,
      unreadable: ({ task }) => `语言模型连续两次写出 Lectern 无法读取的回答。${advice[task]}`,
      cutOff: ({ task }) => `语言模型连续两次在回答中途停止。${advice[task]}`,
      tooLarge: ({ task }) => `语言模型一直没有结束回答，因这个 Lectern 停止了它。${advice[task]}`,
      againstRules: ({ task }) => `语言模型连续两次没有遵守要求的格式。${advice[task]}`,
      language: ({ task }) => `语言模型使用了与要求不同的语言。${advice[task]}`,
      notStorable: 'Lectern 无法保存为此页面撰写的内容。请重试。',
      outlineCannotTranslate: ({ own, asked }) =>
        `提纲撰写器使用页面的语言（${languageName(own)}）。要用${languageName(asked)}撰写，请选择语言模型。`,
    },
    WRITER_UNAVAILABLE: { default: `语言模型目前没有响应。${soon}`, ...outagesOf(model) },
    PICTURE_FAILED: {
      default: '图片模型没有返回可用的图片。请重试。',
      ...refusalsOf(pictureModel),
      ...failuresOf(pictureModel),
      key: ({ variable }) => refusalsOf(pictureModel, variable).key,
      permission: ({ variable }) => refusalsOf(pictureModel, variable).permission,
      webPage: `响应的是一个网页（例如代理服务器的页面），而不是图片模型。${administrator}检查图片模型的地址和代理。`,
      tooLong: '这段描述对图片模型来说太长。请缩短。',
    },
    PICTURE_MODEL_UNAVAILABLE: { default: `图片模型目前没有响应。${soon}`, ...outagesOf(pictureModel) },
    SPEECH_FAILED: {
      default: '语音引擎没有生成音频。请重试。',
      ...failuresOf(voiceEngine),
      tooLong: '这段文字对语音引擎来说太长。请缩短。',
      contentRules: contentRulesOf(voiceEngine),
      unsupportedFormat: '语音服务器发送的音频格式不受 Lectern 支持（可用 WAV、MP3、Opus 和 FLAC）。',
      engineSetting: ({ engine, setting }) =>
        `${engine} 无法理解 Lectern 的请求。${administrator}检查 ${setting}。`,
    },
    SPEECH_UNUSABLE: {
      default: '语音引擎发送的音频无法使用。请重试。',
      tooMuch: '语音服务器发送的音频远超这段文字应有的长度。请重试。',
      clipped: '语音引擎发送的音频失真。请重试，或选择其他语音。',
      silent: '语音没有为这段文字发出声音。请重试，或选择其他语音。',
      partial: '语音只朗读了这段文字的一部分。请重试，或选择其他语音。',
      noAudio: '语音服务器没有发送音频。请重试。',
      cutOff: '语音服务器只发送了部分音频。请重试。',
      message: `语音服务器发送的是一条消息，而不是音频。${ifItLasts} LECTERN_SPEECH_MODEL_URL。`,
    },
    SPEECH_REFUSED: {
      default: `语音引擎不接受这个 Lectern 的密钥。${administrator}检查 LECTERN_SPEECH_MODEL_KEY。`,
      ...refusalsOf(voiceEngine),
      engineKey: ({ engine, setting }) =>
        `${engine} 不接受这个 Lectern 的密钥。${administrator}检查 ${setting}。`,
      engineSetting: ({ engine, setting }) =>
        `这个 Lectern 的密钥不能使用 ${engine} 的这个语音。${administrator}在提供商处允许使用，或检查 ${setting}。`,
    },
    SPEECH_UNAVAILABLE: { default: `语音引擎目前没有响应。${soon}`, ...outagesOf(voiceEngine) },
    DATABASE_UNAVAILABLE: { default: 'Lectern 目前无法连接数据库。请稍后再试。' },
    STORAGE_FULL: { default: 'Lectern 的磁盘空间已用完。请告知管理员。' },
    STORAGE_READ_ONLY: { default: 'Lectern 无法写入磁盘。请告知管理员。' },
    SHUTTING_DOWN: { default: 'Lectern 正在重新启动。请稍后再试。' },
  },

  notices: {
    CONNECTED: ({ name }) => `已以 ${name} 的身份连接到课程系统。`,
    PICTURES_MISSING: ({ count }) => `页面中有${count}张图片无法获取。`,
    NO_AUDIO: ({ format, count, because }) => `${parts[format](count)}没有音频：${because}`,
    SOME_AUDIO_MISSING: ({ format, count, because }) => `${parts[format](count)}的音频不完整：${because}`,
    SUBSTITUTE_VOICE: ({ format, count, voice, because }) =>
      `${parts[format](count)}暂用语音“${voice}”：${because}`,
    WORDS_LEFT_OUT: ({ format, count, words }) => `${parts[format](count)}：语音无法朗读“${words}”，已跳过。`,
    TONE_NOT_FOLLOWED: '提纲撰写器使用页面的原文，无法改变语气。',
    LANGUAGE_NOT_FOLLOWED: '提纲撰写器使用页面的语言，无法翻译。',
    INSTRUCTIONS_NOT_FOLLOWED: '提纲撰写器按自己的规则撰写，无法满足其他要求。',
    SIMPLER_WORDS_NOT_FOLLOWED: '提纲撰写器使用页面的原文，无法改得更简单。',
    INSTRUCTION_NOT_UNDERSTOOD: ({ part }) => `提纲撰写器按规则工作，没能理解此要求。${abilities[part]}`,
    INSTRUCTION_FOLLOWED_IN_PART: '提纲撰写器按规则工作，只满足了部分要求。',
    CANNOT_BE_SHORTER: '用页面的原文无法说得更短。',
    NOTHING_TO_ADD: '页面中没有更多相关内容。',
    NO_OTHER_SENTENCES: '页面中没有其他相关的句子。',
    NO_FURTHER_EXAMPLE: '页面中没有更多相关的例子。',
    NOT_ON_PAGE: '页面中没有相关内容，因此无法改写。',
    NO_CONTENT_FOR_TYPE: ({ label }) => `页面的这部分没有适合“${label}”类型幻灯片的内容。`,
    NO_PICTURE_ON_PAGE: '页面的这部分没有适合此类幻灯片的图片。',
    SENTENCE_NOT_FROM_PAGE: ({ words }) => `这句话不是页面中的内容：“${words}”`,
    SENTENCE_DOUBTED: ({ words }) => `另一个模型认为页面内容不支持这句话：“${words}”`,
    READ_IN_PART: ({ words }) => `页面中有一部分太长，模型无法一次读完，只使用了开头：“${words}……”`,
    LENGTH_LIMITED_BY_PAGE: ({ wished, most }) => `您要求 ${wished} 分钟。页面内容大约够 ${most} 分钟。`,
    LENGTH_NOT_MET: ({ wished, written }) => `您要求 ${wished} 分钟，语言模型写了大约 ${written} 分钟。`,
    FOUND_BY_WORDS: ({ own }) =>
      `提纲撰写器按问题中的词语查找。请使用页面的语言（${languageName(own)}）和页面中的词语提问。`,
    TRANSLATION_TO_CHECK: ({ format, places }) =>
      ({
        slideshow: `请检查这些幻灯片：${places}。有数字、名称、术语或长度与原文不同。`,
        podcast: `请检查这些片段：${places}。有数字、名称、术语或长度与原文不同。`,
      })[format],
    NO_VOICE_FOR_TRANSLATION: ({ language }) =>
      `这个 Lectern 没有${languageName(language)}语音，所以译文没有音频。`,
    WRITER_SAYS: ({ words }) => words,
    HANDED_OVER: ({ from, to, because }) =>
      `${makerName(to)} 代替 ${makerName(from)} 撰写了全部或部分内容。原因：${because}`,
    JOINED: ({ by, differs }) => {
      const [what, unused] =
        differs === 'voice' ? ['其他语音', '新选择的语音没有使用。'] : ['其他设置', '新的设置没有使用。']
      return by === 'you'
        ? `你之前已用${what}开始制作此页面。${unused}`
        : `同事之前已用${what}开始制作此页面。${unused}`
    },
  },
}

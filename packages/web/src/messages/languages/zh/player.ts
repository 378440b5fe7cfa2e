import { numberOf } from '../../numbers.ts'
import type { PlayerMessages } from '../language-messages.ts'

const slideOf = (slide: number, slides: number): string =>
  `第${numberOf(slide)}张幻灯片，共${numberOf(slides)}张`

/** Messages of the player of slideshows. */
export const player: PlayerMessages = {
  'slides/player/controls': {
    close: '关闭',

    play: '播放',
    pause: '暂停',
    previous: '上一张',
    next: '下一张',
    replay: '重播',

    progress: '进度',
    place: (time: string, end: string, slide: number, slides: number) =>
      `${time}，共 ${end}，${slideOf(slide, slides)}`,
    slide: slideOf,
    times: (time: string, end: string) => `${time} / ${end}`,

    mute: '静音',
    unmute: '取消静音',
    volume: '音量',
    percent: (percent: number) => `${percent}%`,
    percentMuted: (percent: number) => `${percent}%，已静音`,

    autoOn: '自动播放：开（幻灯片自动切换）',
    autoOff: '自动播放：关（手动切换）',
    speed: '速度',
    speedOf: (speed: number) => `${numberOf(speed)}倍`,
    captions: '字幕',
    transcript: '文字稿',
    keys: '键盘快捷键',
    fullscreen: '全屏',
    exit: '退出全屏',
  },
  'slides/player/keys': {
    title: '键盘快捷键',
    close: '关闭',
    actions: {
      play: '播放或暂停',
      next: '下一张幻灯片',
      previous: '上一张幻灯片',
      back: '后退5秒',
      on: '前进5秒',
      first: '第一张幻灯片',
      last: '最后一张幻灯片',
      tenth: '跳到演示文稿的十分之几处',
      replay: '重播这张幻灯片',
      auto: '打开或关闭自动播放',
      louder: '调高音量',
      softer: '调低音量',
      mute: '静音或取消静音',
      slower: '减速',
      faster: '加速',
      captions: '显示或隐藏字幕',
      transcript: '显示或隐藏文字稿',
      fullscreen: '全屏',
      list: '此列表',
    },

    space: '空格键',
    home: 'Home 键',
    end: 'End 键',
  },
  'slides/player/transcript': {
    transcript: '文字稿',
    close: '关闭文字稿',
    silent: '这个演示文稿没有旁白。',
    slide: (slide: number) => `第${numberOf(slide)}张幻灯片`,
    ownRecording: '本人录音',
  },
  'slides/player': {
    player: '演示文稿播放器',
    empty: '没有可播放的幻灯片。',
    part: slideOf,
    waiting: (slide: number, slides: number) => `等待你的操作，${slideOf(slide, slides)}`,
    startOver: '从头播放',
    upcoming: '接下来的内容',
  },
  'slides/stage': {
    unknownType: '未知的幻灯片类型',
    notSupported: (type: string) => `不支持幻灯片类型“${type}”。`,
    unknownTypeInEditor: (type: string) => `未知的幻灯片类型：${type}`,
  },
  'slides/views': {
    feature: '比较项',
    noPicture: '这张幻灯片还没有选择图片。',
    brokenPicture: '无法显示这张图片。',
    generatedPicture: '由 AI 生成',
    emptyDrawing: '这个图示还没有数据。',
  },
}

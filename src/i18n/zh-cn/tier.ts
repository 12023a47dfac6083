export const tier = {
  auto: '自动（当前为{{tier}}：{{reason}}）',
  low: '低',
  mid: '中',
  high: '高',
  able: '设备性能充足',
  weakProcessor: '处理器性能有限',
  fewCores: '处理器核心较少',
  littleMemory: '内存较小',
  saveData: '已开启省流量模式',
  reducedMotion: '已开启减弱动态效果',
  slowFrames: '绘制曾经变慢',
  steadyFrames: '绘制一直流畅',
}

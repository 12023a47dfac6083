export const nav = {
  main: '主导航',
  home: '首页',
  toLight: '切换到浅色模式',
  toDark: '切换到深色模式',
  language: 'Switch to English',
  back: '后退',
  forward: '前进',
}

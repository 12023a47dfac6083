export const account = {
  menu: '账号与设置',
  visitor: '未登录',
  level: '等级 {{level}}',
  levelProgress: '升级进度 {{percent}}%',
  history: '播放历史',
  settings: '设置',
  login: '登录',
  logout: '退出登录',
  askLogout: '退出登录？',
  askLogoutText: '喜欢的音乐和歌单会保留在账号中。',
  loggedOut: '已退出登录',
}

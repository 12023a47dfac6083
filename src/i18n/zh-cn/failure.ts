export const failure = {
  aborted: '已取消',
  offline: '连不上服务器，请检查网络',
  timeout: '服务器没有及时回应，请稍后再试',
  status: '服务器返回了错误（{{status}}）',
  code: '操作失败：{{message}}',
  malformed: '获取数据失败，请刷新后重试',
  loginNeeded: '请先登录账号',
  notFound: '没有找到这个内容',
  noStream: '这首歌暂时无法播放',
  tooLarge: '内容太大，无法显示',
  crashed: '后台任务中断了，请重试',
  unsupported: '此浏览器不支持这种格式',
}

export const update = {
  fetching: '正在下载新版本…',
  ready: '应用已更新，刷新后生效',
}

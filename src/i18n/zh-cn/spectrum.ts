export const spectrum = {
  outside: '此音源无法显示频谱',
  unsupported: '此浏览器无法绘制频谱',
  still: '系统要求减弱动态效果，频谱不显示',
  overloaded: '设备繁忙，频谱已暂停',
}

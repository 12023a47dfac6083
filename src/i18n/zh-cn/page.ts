export const page = {
  notFoundTitle: '404',
  notFound: '您要找的资源不存在',
  toHome: '回到首页',
  brokenTitle: '页面出了点问题',
  broken: '音乐会继续播放，可以重试或回到首页。',
}

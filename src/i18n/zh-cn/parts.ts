export const parts = {
  cancel: '取消',
  pages: '分页',
  total_one: '共 {{count}} 项',
  total_other: '共 {{count}} 项',
  page: '第 {{page}} 页',
  previousPage: '上一页',
  nextPage: '下一页',
  goToPage: '跳至',
  logIn: '登录',
  toHome: '回到首页',
}

import type { Language } from '../../src/contract/languages'

const zhCn = {
  signIn: '登录 Melisma',
  whoListens: '用哪个账号登录？',
  whoIsNew: '给自己起个名字',
  onlyOwn: '只有自己打开的二维码才继续：确认之后，显示它的设备就会登录。',
  haveOne: '已有账号？请在登录着它的浏览器里，或在运行服务器的电脑上打开本页。',
  byPhone: (end: string) => `手机尾号 ${end}`,
  since: (day: string) => `创建于 ${day}`,
  newAccount: '新建账号',
  nickname: '昵称',
  nicknameWanted: '昵称为 1 到 30 个字。',
  create: '创建并登录',
  done: '登录成功',
  doneMore: '可以回到刚才的页面了。',
  expired: '二维码已失效',
  expiredMore: '请在要登录的页面上刷新二维码，再扫一次。',
  notYours: '不能用这个账号',
  notYoursMore: '只有已经登录该账号的浏览器，或运行服务器的电脑，才能确认。',
  tooMany: '新账号太多了',
  tooManyMore: '请一小时后再试。',
  inbox: '登录验证码',
  inboxMore: '请把验证码告诉要登录的人。',
  inboxEmpty: '没有有效的验证码。在登录页输入手机号后，验证码会出现在这里。',
  minutesLeft: (minutes: number) => `还有 ${minutes} 分钟有效`,
  refresh: '刷新',
}

export type PageTexts = typeof zhCn

const en: PageTexts = {
  signIn: 'Sign in to Melisma',
  whoListens: 'Which account do you want to use?',
  whoIsNew: 'Give yourself a name',
  onlyOwn: 'Go on only if you opened this code yourself: the device that shows it will be signed in.',
  haveOne:
    'Have an account already? Open this page in a browser that is signed in to it, or on the computer that runs the server.',
  byPhone: (end) => `Phone ending in ${end}`,
  since: (day) => `Made on ${day}`,
  newAccount: 'New account',
  nickname: 'Name',
  nicknameWanted: 'A name has 1 to 30 characters.',
  create: 'Create and sign in',
  done: 'Signed in',
  doneMore: 'You can go back to the page you came from.',
  expired: 'This code has expired',
  expiredMore: 'Ask for a new one on the page where you want to sign in, and scan that.',
  notYours: 'This account cannot be used here',
  notYoursMore: 'Only a browser that is signed in to it, or the computer that runs the server, can confirm.',
  tooMany: 'Too many new accounts',
  tooManyMore: 'Please try again in an hour.',
  inbox: 'Login codes',
  inboxMore: 'Pass the code on to whoever wants to sign in.',
  inboxEmpty: 'No code is valid now. Enter a phone number on the login page, and its code shows here.',
  minutesLeft: (minutes) => (minutes === 1 ? 'Works for 1 more minute' : `Works for ${minutes} more minutes`),
  refresh: 'Refresh',
}

export const pageTexts: Record<Language, PageTexts> = { 'zh-CN': zhCn, en }

export const quality = {
  standard: '标准',
  higher: '较高',
  exhigh: '极高',
  lossless: '无损',
  hires: 'Hi-Res',
  jyeffect: '高清环绕声',
  jymaster: '超清母带',
  members: '{{name}}（会员专享）',
}

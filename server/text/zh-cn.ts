/** The key of a language that the script of a title tells. */
type TitleLanguage = 'chinese' | 'western' | 'japanese' | 'korean'

/** What an artist's story counts. */
interface ArtistCounts {
  songs: number
  albums: number
  videos: number
}

/** The years between which songs came out; the same twice for one year. */
type Years = readonly [first: number, last: number] | null

const languageNames: Record<TitleLanguage, string> = {
  chinese: '华语',
  western: '欧美',
  japanese: '日语',
  korean: '韩语',
}
/** What the songs have in common; continues "歌名". */
const signs: Record<TitleLanguage, string> = {
  chinese: '用汉字书写',
  western: '与歌手名都用拉丁字母书写',
  japanese: '里有假名',
  korean: '里有韩文',
}

const countsOf = ({ songs, albums, videos }: ArtistCounts): string =>
  [
    ...(songs > 0 ? [`${songs} 首歌曲`] : []),
    ...(albums > 0 ? [`${albums} 张专辑`] : []),
    ...(videos > 0 ? [`${videos} 个视频`] : []),
  ].join('、')

const yearsOf = (years: Years): string => {
  if (years === null) return ''
  const [first, last] = years
  return first === last ? `，发行于 ${first} 年` : `，发行于 ${first} 至 ${last} 年间`
}

const hours = (minutes: number): string =>
  minutes < 60 ? `${minutes} 分钟` : `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分钟`

/** The server's texts in Chinese, which decide which texts there are. */
export const zhCn = {
  names: {
    unknownArtist: '未知歌手',
    unknownAlbum: '未知专辑',
    untitled: '未命名',
    variousArtists: '群星',
    library: '本地曲库',
    listener: '听众',
    phoneListener: (end: string) => `用户${end}`,
    liked: (nickname: string) => `${nickname}喜欢的音乐`,
    exclusive: '独家放送',
  },
  kinds: {
    album: '专辑',
    playlist: '歌单',
    newAlbum: '新碟',
    studio: '录音室版',
    libraryVideo: '曲库里的MV',
  },
  lists: {
    all: '全部歌曲',
    allLine: '曲库里的每一首，新来的在前',
    allMore: '曲库中的所有歌曲，按加入时间从新到旧排列。',
    words: '逐字歌词',
    wordsLine: '每个字都跟着歌声走',
    wordsMore: '带有逐字歌词的歌曲。',
    translated: '有翻译的歌',
    translatedLine: '听不懂也能读懂',
    translatedMore: '歌词附有翻译的歌曲。',
    lossless: '无损音质',
    losslessLine: '一个细节也不少',
    losslessMore: '以无损格式保存的歌曲。',
    short: '短歌集',
    shortLine: '三分钟以内，由短到长',
    shortMore: '不足三分钟的歌曲，短的在前。',
    long: '长曲',
    longLine: '六分钟以上，慢慢听',
    longMore: '超过六分钟的歌曲，长的在前。',
    artist: (name: string) => `${name} 作品集`,
    artistLine: (name: string) => `曲库里的 ${name}`,
    artistMore: (name: string) => `${name} 在曲库中的歌曲，按专辑排列。`,
    genre: (name: string) => `${name} 精选`,
    genreLine: (name: string) => `标着 ${name} 的歌`,
    genreMore: (name: string) => `曲库中风格为 ${name} 的歌曲。`,
    decade: (decade: number) => `${decade} 年代`,
    decadeLine: (decade: number) => `${decade} 到 ${decade + 9} 年的歌`,
    decadeMore: (decade: number) => `${decade} 年至 ${decade + 9} 年间发行的歌曲，按年份排列。`,
    language: (language: TitleLanguage) => `${languageNames[language]}歌曲`,
    languageLine: (language: TitleLanguage) => `曲库里的${languageNames[language]}歌`,
    languageMore: (language: TitleLanguage) => `曲库中歌名${signs[language]}的歌曲。`,
    fileLine: (file: string) => `来自音乐文件夹里的 ${file}`,
    fileMore: (file: string) => `播放列表文件 ${file} 里的歌曲，顺序与文件相同。`,
    radar: (title: string) => `今天从《${title}》听起｜私人雷达`,
    radarLine: '根据你听过和喜欢的歌',
    radarMore: '合你口味、最近没有听过的歌，每天六点更新。',
    withLiked: (title: string) => `里面有你喜欢的《${title}》`,
    withPlayed: (title: string) => `里面有你听过的《${title}》`,
  },
  categories: {
    all: '全部歌单',
    groups: ['语种', '风格', '场景', '情感', '主题'] as readonly string[],
    /** Returns a category's name, given the stored one and the English one. */
    name: (stored: string, _english: string) => stored,
  },
  charts: {
    withPlays: '随播放更新',
    withLibrary: '随曲库更新',
    soaring: '飙升榜',
    soaringMore: '最近七天比之前七天听得更多的歌，升得多的在前。',
    soaringNone: '这两周还没有升起来的歌，暂列最近加入曲库的。',
    new: '新歌榜',
    newMore: '最近加入曲库的歌，新来的在前。',
    hot: '热歌榜',
    hotMore: '所有听众听得最多的歌。',
    hotNone: '还没有人听过歌，暂按加入曲库的先后排列。',
    original: '原版榜',
    originalMore: '歌名没有标明翻唱、现场、混音或伴奏的歌，听得多的在前，没听过的从新到旧。',
    category: (category: string) => `${category}榜`,
    categoryMore: (category: string) => `曲库里的${category}歌曲，听得多的在前，没听过的从新到旧。`,
    artists: '歌手榜',
  },
  reasons: {
    liked: '你喜欢的歌',
    likedArtist: (name: string) => `根据你喜欢的 ${name} 推荐`,
    oftenPlayed: (name: string) => `因为你常听 ${name}`,
    likedGenre: (name: string) => `根据你喜欢的 ${name} 推荐`,
    added: '最近加入曲库',
    unheard: '还没听过的歌',
    longAgo: '好久没听了',
    library: '来自你的曲库',
  },
  artist: {
    brief: (name: string, counts: ArtistCounts, years: Years) =>
      `曲库中有 ${name} 的 ${countsOf(counts)}${yearsOf(years)}。`,
    inLibrary: '曲库收录',
    inLibraryText: (counts: ArtistCounts, minutes: number) => `${countsOf(counts)}，共 ${hours(minutes)}。`,
    albums: '专辑',
    albumsText: (albums: readonly { name: string; year: number | null }[]) =>
      albums.map(({ name, year }) => `《${name}》${year ? `（${year}）` : ''}`).join('、'),
    genres: '风格',
    genresText: (genres: readonly string[]) => genres.join('、'),
  },
  times: { now: '刚刚', minutesAgo: (minutes: number) => `${minutes}分钟前` },
  faults: {
    loginNeeded: '需要登录',
    badParameters: '参数错误',
    missingParameters: '参数不完整',
    noAlbum: '专辑不存在',
    noArtist: '歌手不存在',
    noPlaylist: '歌单不存在',
    noResource: '资源不存在',
    noSong: '歌曲不存在',
    noUser: '用户不存在',
    noVideo: '视频不存在',
    songGone: '歌曲不存在或已下架',
    notInDay: '今日推荐里没有这首歌',
    noDays: '还没有历史日推',
    notPlayable: '亲爱的,暂无版权',
    matched: '匹配成功',
    notMatched: '匹配失败',
    signedToday: '重复签到',
    duplicateSong: '歌单内歌曲重复',
    unknownSong: '当前歌曲已下架，无法收藏哦',
    playlistName: '歌单名称须为 1 到 40 个字',
    playlistNameBad: '歌单名称不合要求',
    playlistKind: '只能创建普通歌单',
    descriptionLong: '简介不能超过 1000 个字',
    manyTags: '标签最多 3 个',
    likesStay: '喜欢的音乐不能删除',
    ownPlaylist: '不能收藏自己的歌单',
    personalPlaylist: '私人歌单不能收藏',
    collected: '已收藏',
    commentEmpty: '评论内容不能为空',
    commentLong: '评论内容不能超过1000字',
    commentFast: '操作频繁，请稍候再试',
    commentRepeated: '请勿重复发表相同的评论',
    commentNotTheirs: '只能删除自己的评论',
  },
  login: {
    badPhone: '请输入正确的手机号',
    tooSoon: '发送验证码间隔过短',
    tooMany: '发送验证码超过限制：每个手机号一天只能发5条验证码',
    wrongCode: '验证码错误',
    locked: '验证码错误次数过多，请重新获取',
    noPassword: '不支持密码登录，请使用验证码登录',
    noCode: '请输入验证码',
    qrExpired: '二维码不存在或已过期',
    qrScanned: '授权中',
    qrWaiting: '等待扫码',
    qrConfirmed: '授权登录成功',
  },
  problems: {
    noSound: '里面没有声音',
    unknownFormat: '里面没有可识别的音频',
    noVideo: '里面没有可识别的视频',
    tagsTooLarge: '标签太大',
    cutOff: '文件不完整，结尾处被截断',
    endless: '文件结构有误，读不到尽头',
    noFile: '不是普通文件',
    empty: '文件是空的',
    misnamed: (kind: string) => `扩展名与内容不符，实际是 ${kind}`,
    noLength: '没有时长',
    falseLength: '标明的时长不可信',
    brokenTags: (detail: string) => `标签无法读取${detail && `：${detail}`}`,
    tooSlow: '读取时间过长',
    readerFailed: (detail: string) => `读取失败${detail && `：${detail}`}`,
    leadsOut: '是指向音乐文件夹之外的链接',
    notKept: (detail: string) => `无法存入曲库${detail && `：${detail}`}`,
    denied: '没有读取权限',
    gone: '不存在，或链接已失效',
    diskFault: '磁盘读取出错',
    loop: '链接互相指向，没有尽头',
    nameTooLong: '名称或路径太长',
    streamPlaylist: '这个歌单列出的是流媒体片段，不是文件',
    notPlaylist: '里面没有歌单',
    playlistTooLarge: '文件太大，不像歌单',
    emptyPlaylist: '没有列出音乐文件夹中的文件',
    other: (detail: string) => `无法读取${detail && `：${detail}`}`,
  },
  uploads: {
    alreadyThere: '文件已在云盘中',
    deleted: '文件已被删除',
    noFile: '没有收到文件：表单里缺少 songFile',
    brokenForm: '上传的内容不完整，请重新上传',
    severalFiles: '一次只能上传一个文件',
    wrongName: '只支持 MP3 和 FLAC 文件',
    empty: '文件是空的',
    noAudio: '文件里没有完整的 MP3 或 FLAC 音频',
    misnamed: '文件的扩展名与内容不符',
    unreadable: '文件已损坏，无法读取',
    interrupted: '上传被中断或超时',
    tooMany: '同时上传的文件太多，请稍候再试',
    tooLarge: '文件太大',
    driveFull: '云盘空间不足',
    diskFull: '服务器的磁盘空间不足',
  },
}

/** The server's texts in one language. The Chinese table decides which there are. */
export type ServerTexts = typeof zhCn

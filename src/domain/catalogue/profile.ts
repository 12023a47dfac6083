export interface Profile {
  userId: number
  nickname: string
  avatarUrl: string | null
  vipType: number
}

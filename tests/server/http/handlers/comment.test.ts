import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../server/storage/database'
import {
  commentScene,
  start,
  texts,
  type FloorReply,
  type SortedCommentsReply,
  type Thread,
} from '../../../support/server/comment-scene'
import { songsOf } from '../../../support/server/music-folder'

describe('commentHandlers', () => {
  it('show a comment to everyone exactly as it was written', async () => {
    const { backend, said, thread, ming, hong } = await commentScene()
    const html = '<img src=x onerror=alert(1)> & "引号"\n第二行 [流泪]'
    const written = await said(ming, `  ${html}\0 `)
    const page = await thread('', hong)
    expect(page).toMatchObject({ total: 1, more: false, isMusician: false, userId: hong.id, hotComments: [] })
    expect(page.comments[0]).toMatchObject({
      commentId: written.commentId,
      content: html,
      time: start + 2000,
      timeStr: '刚刚',
      likedCount: 0,
      liked: false,
      parentCommentId: 0,
      beReplied: [],
      ipLocation: { ip: null, location: '', userId: null },
      user: { userId: ming.id, nickname: '小明', vipRights: null },
    })
    expect((await thread()).userId).toBe(-1)
    const avatar = page.comments[0]?.user.avatarUrl.replace('/api', '') ?? ''
    expect((await backend.request(`${avatar}?param=50y50`)).status).toBe(200)
  })

  it.each([
    ['song', '/comment/music?id=1'],
    ['song', '/comment/music?id=1.5'],
    ['song', '/comment/music?id=abc'],
    ['song', '/comment/music?id=99999999999999999999'],
    ['video', '/comment/mv?id=400000999'],
    ['video of a user', '/comment/video?id=89ADDE33C0AAE8EC14B99F6750DB954D'],
    ['playlist', '/comment/playlist?id=300000999'],
    ['album', '/comment/album?id=200000999'],
    ['kind of thing', '/comment/new?type=9&id=1'],
    ['kind of thing', '/comment/hot?type=__proto__&id=1'],
    ['comment', '/comment/floor?type=0&id=1000001&parentCommentId=77'],
  ])('return 404 for the unknown %s: %s', async (_what, path) => {
    const { ask, ming } = await commentScene()
    const { status, body } = await ask<{ code: number }>(path, ming)
    expect({ status, code: body.code }).toEqual({ status: 404, code: 404 })
  })

  it('keep the comments of each thread apart', async () => {
    const { backend, said, thread, ask, ming } = await commentScene()
    await said(ming, 'on the song')
    const [, other] = await songsOf(backend)
    expect((await ask<Thread>(`/comment/music?id=${other!.id}`)).body.total).toBe(0)
    const [song] = await songsOf(backend)
    expect((await ask<Thread>(`/comment/album?id=${song!.al.id}`)).body.total).toBe(0)
    expect((await thread()).total).toBe(1)
  })

  it('accept albums and computed playlists as well', async () => {
    const { backend, say, ask, pass, ming } = await commentScene()
    const [song] = await songsOf(backend)
    const { body } = await ask<{ result: { id: number }[] }>('/personalized')
    const list = body.result[0]!.id
    expect((await say(ming, 'album', 't=1', `type=3&id=${song!.al.id}`)).body.code).toBe(200)
    pass(2000)
    expect((await say(ming, 'list', 't=1', `type=2&id=${list}`)).body.code).toBe(200)
    expect((await ask<Thread>(`/comment/album?id=${song!.al.id}`)).body.total).toBe(1)
    expect((await ask<Thread>(`/comment/playlist?id=${list}`)).body.total).toBe(1)
  })

  it('hide the comments on another listener’s private playlist or upload', async () => {
    const { backend, say, ask, pass, id, ming, hong } = await commentScene()
    const database = openDatabase(`${backend.data}/library.db`)
    const { id: list } = database.run(
      'INSERT INTO playlist(owner_id, name, privacy, created_ms) VALUES (?, ?, 10, 0)',
      ming.id,
      '私',
    )
    database.run('UPDATE song SET owner_id = ? WHERE id = ?', ming.id, id)
    database.run(
      'INSERT INTO upload(user_id, song_id, file_name, size, md5, added_ms) VALUES (?, ?, ?, 1, ?, 0)',
      ming.id,
      id,
      'One.mp3',
      'x',
    )
    database.close()
    for (const target of [`type=2&id=${list}`, `type=0&id=${id}`]) {
      expect((await say(hong, 'peek', 't=1', target)).body.code).toBe(404)
      expect((await say(ming, 'mine', 't=1', target)).body.code).toBe(200)
      expect((await ask(`/comment/new?${target}`, hong)).status).toBe(404)
      expect((await ask(`/comment/new?${target}`)).status).toBe(404)
      expect((await ask(`/comment/new?${target}`, ming)).status).toBe(200)
      pass(2000)
    }
  })

  it('return pages of twenty by offset, and by the time of the last comment', async () => {
    const { said, thread, ming } = await commentScene()
    for (let at = 1; at <= 45; at++) await said(ming, `no ${at}`)
    const first = await thread()
    expect(first).toMatchObject({ total: 45, more: true })
    expect(texts(first.comments)).toHaveLength(20)
    expect(first.comments[0]?.content).toBe('no 45')
    const second = await thread('&offset=20')
    expect(second.hotComments).toBeUndefined()
    const byTime = await thread(`&offset=6000&before=${first.comments.at(-1)?.time}`)
    expect(texts(byTime.comments)).toEqual(texts(second.comments))
    const third = await thread(`&before=${second.comments.at(-1)?.time}`)
    expect(third).toMatchObject({ more: false, total: 45 })
    expect(texts(third.comments)).toEqual(['no 5', 'no 4', 'no 3', 'no 2', 'no 1'])
    expect(await thread('&offset=6000')).toMatchObject({ comments: [], more: false, total: 45 })
  })

  it('return the most liked comments first, and only on the first page', async () => {
    const { said, like, thread, ask, id, ming, hong } = await commentScene()
    const [plain, once, twice] = [
      await said(ming, 'plain'),
      await said(ming, 'once'),
      await said(ming, 'twice'),
    ]
    for (const listener of [ming, hong]) await like(listener, twice.commentId)
    await like(hong, once.commentId)
    await said(hong, 'newest')
    const page = await thread('', ming)
    expect(texts(page.hotComments ?? [])).toEqual(['twice', 'once'])
    expect(page.hotComments?.map(({ likedCount, liked }) => [likedCount, liked])).toEqual([
      [2, true],
      [1, false],
    ])
    expect(texts(page.comments)).toEqual(['newest', 'twice', 'once', 'plain'])
    expect(plain.commentId).toBeLessThan(once.commentId)
    const hot = `/comment/hot?type=0&id=${id}&limit=1`
    expect((await ask(hot)).body).toMatchObject({
      total: 2,
      hasMore: true,
      hotComments: [{ content: 'twice' }],
    })
    expect((await ask(`${hot}&offset=1`)).body).toMatchObject({
      hasMore: false,
      hotComments: [{ content: 'once' }],
    })
  })

  it('quote the answered comment, and return a conversation below its first comment', async () => {
    const { said, thread, ask, id, ming, hong } = await commentScene()
    const root = await said(ming, 'root')
    const answer = await said(hong, 'answer', `t=2&commentId=${root.commentId}`)
    expect(answer).toMatchObject({
      parentCommentId: root.commentId,
      beReplied: [{ beRepliedCommentId: root.commentId, content: 'root', user: { nickname: '小明' } }],
    })
    const further = await said(ming, 'further', `t=2&commentId=${answer.commentId}`)
    expect(further).toMatchObject({
      parentCommentId: root.commentId,
      beReplied: [{ beRepliedCommentId: answer.commentId, content: 'answer' }],
    })
    const floor = `/comment/floor?type=0&id=${id}&parentCommentId=${root.commentId}`
    const { body } = await ask<FloorReply>(floor)
    expect(body.data).toMatchObject({
      ownerComment: { content: 'root', replyCount: 2 },
      totalCount: 2,
      hasMore: false,
      time: further.time,
    })
    expect(texts(body.data.comments)).toEqual(['answer', 'further'])
    const one = await ask<FloorReply>(`${floor}&limit=1`)
    expect(one.body.data).toMatchObject({ hasMore: true, time: answer.time, totalCount: 2 })
    const next = await ask<FloorReply>(`${floor}&limit=1&time=${one.body.data.time}`)
    expect(texts(next.body.data.comments)).toEqual(['further'])
    expect(next.body.data.hasMore).toBe(false)
    expect((await thread()).total).toBe(3)
  })

  it.each([3, 2, 99])(
    'continue by cursor in order %i without skipping or repeating when comments are added meanwhile',
    async (sortType) => {
      const { said, like, ask, id, ming, hong } = await commentScene()
      const before: number[] = []
      for (let at = 1; at <= 7; at++) {
        const { commentId } = await said(ming, `no ${at}`)
        before.push(commentId)
        if (at % 3 === 0) await like(hong, commentId)
      }
      const seen: number[] = []
      let cursor = ''
      for (let pageNo = 1; pageNo <= 4; pageNo++) {
        const path = `/comment/new?type=0&id=${id}&pageNo=${pageNo}&pageSize=2&sortType=${sortType}`
        const { body } = await ask<SortedCommentsReply>(`${path}&cursor=${encodeURIComponent(cursor)}`)
        expect(body.data.sortType).toBe(sortType === 3 ? 3 : 2)
        expect(body.data.hasMore).toBe(pageNo < 4)
        seen.push(...body.data.comments.map(({ commentId }) => commentId))
        cursor = body.data.cursor
        expect(cursor).toBeTypeOf('string')
        await said(hong, `meanwhile ${pageNo}`)
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(before.filter((commentId) => !seen.includes(commentId))).toEqual([])
    },
  )

  it('count pages for a client without a cursor', async () => {
    const { said, ask, id, ming } = await commentScene()
    for (let at = 1; at <= 5; at++) await said(ming, `no ${at}`)
    const page = async (pageNo: number | string, rest = '') => {
      const path = `/comment/new?type=0&id=${id}&sortType=3&pageSize=2&pageNo=${pageNo}${rest}`
      return texts((await ask<SortedCommentsReply>(path)).body.data.comments)
    }
    expect(await page(2)).toEqual(['no 3', 'no 2'])
    expect(await page(3, '&cursor=0')).toEqual(['no 1'])
    expect(await page(-5, '&cursor=%27%3B--')).toEqual(['no 5', 'no 4'])
    expect(await page('9e300')).toEqual([])
  })

  it('give each comment of a thread its own time, so that no page loses one', async () => {
    const { say, thread, ming, hong } = await commentScene()
    await say(ming, 'one')
    await say(hong, 'other')
    const { comments } = await thread()
    expect(texts(comments)).toEqual(['other', 'one'])
    expect(texts((await thread(`&before=${comments[0]?.time}`)).comments)).toEqual(['one'])
  })
})

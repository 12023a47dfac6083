import { describe, expect, it } from 'vitest'
import { commentScene, type FloorReply } from '../../../support/server/comment-scene'
import { songsOf } from '../../../support/server/music-folder'

describe('commentWritingHandlers', () => {
  it.each([
    ['', 400],
    [' \n\0 ', 400],
    ['长'.repeat(1001), 400],
    ['长'.repeat(1000), 200],
    ['😀'.repeat(1000), 200],
  ])('accept 1 to 1000 characters (%#)', async (content, code) => {
    const { backend, id, ming } = await commentScene()
    const form = new URLSearchParams({ t: '1', type: '0', id: String(id), content })
    const { status, body } = await backend.call<{ code: number }>('/comment', {
      method: 'POST',
      body: form,
      headers: { Cookie: ming.cookie, 'X-Requested-With': 'XMLHttpRequest' },
    })
    expect({ status, code: body.code }).toEqual({ status: 200, code })
  })

  it('accept one comment a second, and the same comment once a minute', async () => {
    const { say, pass, thread, ming, hong } = await commentScene()
    expect((await say(ming, 'first')).body.code).toBe(200)
    const fast = await say(ming, 'second')
    expect(fast).toMatchObject({ status: 405, body: { code: 405, message: expect.stringMatching(/./) } })
    expect((await say(hong, 'first')).body.code).toBe(200)
    pass(1000)
    expect((await say(ming, 'second')).body.code).toBe(200)
    pass(30_000)
    expect((await say(ming, ' first ')).body.code).toBe(405)
    pass(30_000)
    expect((await say(ming, 'first')).body.code).toBe(200)
    expect((await thread()).total).toBe(4)
  })

  it('accept comments after the clock was set back', async () => {
    const { say, pass, ming } = await commentScene()
    await say(ming, 'in the future')
    pass(-86_400_000)
    expect((await say(ming, 'in the present')).body.code).toBe(200)
  })

  it('count a like once, and remove it once', async () => {
    const { said, like, thread, ming, hong } = await commentScene()
    const { commentId } = await said(ming, 'liked')
    const likes = async () => (await thread('', hong)).comments[0]
    expect((await like(hong, commentId)).body).toEqual({ code: 200 })
    expect((await like(hong, commentId)).body).toEqual({ code: 200 })
    expect(await likes()).toMatchObject({ likedCount: 1, liked: true })
    expect((await like(hong, commentId, 0)).body).toEqual({ code: 200 })
    expect((await like(hong, commentId, 0)).body).toEqual({ code: 200 })
    expect(await likes()).toMatchObject({ likedCount: 0, liked: false })
    expect((await like(hong, commentId, 7)).body.code).toBe(400)
    expect((await like(hong, 77)).status).toBe(404)
  })

  it('like only comments of the given thread', async () => {
    const { backend, said, ask, ming } = await commentScene()
    const { commentId } = await said(ming, 'on the first song')
    const [, other] = await songsOf(backend)
    const path = `/comment/like?t=1&type=0&id=${other!.id}&cid=${commentId}`
    expect((await ask(path, ming)).status).toBe(404)
  })

  it('delete the listener’s own comments only, and keep the answers', async () => {
    const { said, thread, ask, say, like, id, ming, hong } = await commentScene()
    const root = await said(ming, 'secret')
    await like(hong, root.commentId)
    await said(hong, 'answer', `t=2&commentId=${root.commentId}`)
    expect((await say(hong, '', `t=0&commentId=${root.commentId}`)).body.code).toBe(403)
    expect((await say(ming, '', `t=0&commentId=${root.commentId}`)).body).toEqual({ code: 200 })
    expect((await say(ming, '', `t=0&commentId=${root.commentId}`)).body.code).toBe(404)
    expect((await like(hong, root.commentId)).status).toBe(404)
    const page = await thread()
    expect(page).toMatchObject({ total: 1, hotComments: [] })
    expect(page.comments[0]).toMatchObject({
      content: 'answer',
      beReplied: [{ content: null, user: { nickname: '小明' } }],
    })
    const { body } = await ask<FloorReply>(`/comment/floor?type=0&id=${id}&parentCommentId=${root.commentId}`)
    expect(body.data).toMatchObject({ ownerComment: null, totalCount: 1 })
    expect((await say(hong, 'late', `t=2&commentId=${root.commentId}`)).body.code).toBe(404)
    expect(JSON.stringify([page, body])).not.toContain('secret')
  })

  it('require an operation', async () => {
    const { say, ming } = await commentScene()
    expect((await say(ming, 'x', 't=5')).body.code).toBe(400)
    expect((await say(ming, 'x', 't=2&commentId=abc')).body.code).toBe(404)
    expect((await say(ming, 'x', 't=2')).body.code).toBe(404)
  })
})

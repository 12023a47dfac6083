import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CommentPage } from '../../../../src/contract/replies/comment'
import { failed, ok } from '../../../../src/contract/result'
import { comment } from '../../../support/comment'
import { playlist } from '../../../support/playlist'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { ids } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'

const reply = (changes: Partial<CommentPage> = {}) =>
  ok<CommentPage>({ comments: [], hot: [], total: 0, more: false, ...changes })
const songDetail = () => ok([track(7, { name: 'Fog' })])
const listener = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 }
const logIn = { loginStatus: () => ok(listener) }
const like = (name: string) => page.getByRole('button', { name })

describe('CommentScreen', () => {
  it.each([
    ['en', 360, 'light', 'Hot comments', 'All comments 41 comments'],
    ['zh-CN', 1000, 'dark', '热门评论', '全部评论 41 条'],
  ] as const)(
    'shows the most liked and the newest, in %s at %i',
    async (language, width, theme, hot, all) => {
      const commentMusic = () => reply({ hot: [comment(1)], comments: [comment(2), comment(1)], total: 41 })
      const { stores } = await showRoute('/comment?id=7', {
        answers: { songDetail, commentMusic },
        language,
        width,
        theme,
      })
      await expect.element(page.getByRole('heading', { name: hot })).toBeVisible()
      await expect.element(page.getByRole('heading', { name: all })).toBeVisible()
      await expect.element(page.getByText('Comment 2')).toBeVisible()
      await expect.element(page.getByRole('link', { name: 'Fog' })).toHaveAttribute('href', '/song?id=7')
      const title = language === 'en' ? 'Fog - Comments' : 'Fog - 评论'
      await expect.poll(() => stores.shell.pageTitle).toBe(title)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await axeFaults()).toEqual([])
    },
  )

  it('shows markup as text, and collapses long text', async () => {
    const content = `<img src=x onerror=alert(1)> ${'long '.repeat(100)}`
    const commentMusic = () => reply({ comments: [comment(1, { content })], total: 1 })
    await showRoute('/comment?id=7', { answers: { songDetail, commentMusic } })
    await expect.element(page.getByText('<img src=x')).toBeVisible()
    const more = page.getByRole('button', { name: 'Show more' })
    const folded = page.getByText('<img src=x').element().clientHeight
    await userEvent.click(more)
    expect(page.getByText('<img src=x').element().clientHeight).toBeGreaterThan(folded)
  })

  it('keeps the page in the URL', async () => {
    const asked: unknown[] = []
    const commentMusic = (params: unknown) => {
      asked.push(params)
      return reply({ comments: [comment(asked.length)], total: 41, more: true })
    }
    const { where } = await showRoute('/comment?id=7', { answers: { songDetail, commentMusic } })
    await userEvent.click(page.getByRole('button', { name: 'Page 3' }))
    await expect.element(page.getByText('Comment 2')).toBeVisible()
    expect([where(), asked]).toEqual([
      '/comment?id=7&page=3',
      [
        { id: 7, limit: 20, offset: 0, before: 0 },
        { id: 7, limit: 20, offset: 40, before: 0 },
      ],
    ])
  })

  it('continues by time after the first 5,000', async () => {
    const asked: unknown[] = []
    const commentMusic = (params: unknown) => {
      asked.push(params)
      return reply({ comments: ids(20).map((id) => comment(id)), total: 9_000, more: true })
    }
    const { where } = await showRoute('/comment?id=7&page=250', { answers: { songDetail, commentMusic } })
    await userEvent.click(page.getByRole('button', { name: 'Older comments' }))
    await expect.poll(where).toBe('/comment?id=7&page=251&before=1000020')
    expect(asked.at(-1)).toEqual({ id: 7, limit: 20, offset: 5_000, before: 1_000_020 })
    await userEvent.click(page.getByRole('button', { name: 'Back to the newest' }))
    await expect.poll(where).toBe('/comment?id=7&page=1')
  })

  it('shows the comments on a playlist', async () => {
    const answers = {
      playlistDetail: () => ok(playlist(3)),
      commentPlaylist: () => reply({ comments: [comment(1)], total: 1 }),
    }
    await showRoute('/comment?id=3&type=playlist', { answers })
    await expect.element(page.getByRole('link', { name: 'Playlist 3' })).toBeVisible()
    await expect.element(page.getByText('Comment 1')).toBeVisible()
  })

  it('likes a comment at once, and reverts if the backend refuses', async () => {
    const commentMusic = () => reply({ comments: [comment(1), comment(2)], total: 2 })
    const answers = { ...logIn, songDetail, commentMusic, commentLike: () => ok(null) }
    const { stores, backend } = await showRoute('/comment?id=7', { answers })
    await stores.session.check()
    await userEvent.click(like('Like the comment by Writer 1: 3'))
    await expect.element(like('Like the comment by Writer 1: 4')).toHaveAttribute('aria-pressed', 'true')
    backend.answers.commentLike = () => failed({ kind: 'timeout' })
    await userEvent.click(like('Like the comment by Writer 2: 3'))
    await expect.poll(() => stores.notices.notices.map(({ text }) => text)).toEqual(['comment.likeFailed'])
    await expect.element(like('Like the comment by Writer 2: 3')).toHaveAttribute('aria-pressed', 'false')
  })

  it('asks a visitor who likes one to log in', async () => {
    const commentMusic = () => reply({ comments: [comment(1)], total: 1 })
    const { stores } = await showRoute('/comment?id=7', { answers: { songDetail, commentMusic } })
    await userEvent.click(like('Like the comment by Writer 1: 3'))
    expect(stores.notices.notices.map(({ text }) => text)).toEqual(['failure.loginNeeded'])
  })

  it('asks a visitor to log in before writing', async () => {
    const commentMusic = () => reply({ comments: [comment(1)], total: 1 })
    const answers = { songDetail, commentMusic, loginStatus: () => ok(null) }
    const { stores } = await showRoute('/comment?id=7', { answers })
    await stores.session.check()
    await expect
      .element(page.getByRole('link', { name: 'Log in to write a comment' }))
      .toHaveAttribute('href', '/login?to=%2Fcomment%3Fid%3D7')
    await userEvent.click(page.getByRole('button', { name: 'Reply to Writer 1' }))
    expect(stores.notices.notices.map(({ text }) => text)).toEqual(['failure.loginNeeded'])
  })

  it('sends a comment by keyboard, and shows it among the newest', async () => {
    const comments = [comment(1)]
    const commentMusic = () => reply({ comments: [...comments], total: comments.length })
    const sent: unknown[] = []
    const answers = {
      ...logIn,
      songDetail,
      commentMusic,
      comment: (params: { content?: unknown }) => {
        sent.push(params.content)
        comments.unshift(comment(2))
        return ok(comment(2))
      },
    }
    const { stores } = await showRoute('/comment?id=7', { answers })
    await stores.session.check()
    const field = page.getByRole('textbox', { name: 'Write a comment' })
    const send = page.getByRole('button', { name: 'Send' })
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await userEvent.fill(field, ' Rain ')
    await expect.element(send).not.toHaveAttribute('aria-disabled')
    expect(await axeFaults()).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByText('Comment 2')).toBeVisible()
    await expect.element(field).toHaveValue('')
    expect(sent).toEqual(['Rain'])
  })

  it('says why a comment was not sent, keeps it, and refuses one that is too long', async () => {
    const answers = {
      ...logIn,
      songDetail,
      commentMusic: () => reply({ comments: [comment(1)], total: 1 }),
      comment: () => failed({ kind: 'timeout' as const }),
    }
    const { stores } = await showRoute('/comment?id=7', { answers })
    await stores.session.check()
    const field = page.getByRole('textbox', { name: 'Write a comment' })
    await userEvent.fill(field, 'Rain')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(page.getByText('did not answer in time')).toBeVisible()
    await expect.element(field).toHaveValue('Rain')
    await userEvent.fill(field, 'a'.repeat(990))
    await expect.element(page.getByText('10 characters left')).toBeVisible()
    await userEvent.fill(field, 'a'.repeat(1001))
    await expect.element(page.getByText('1 character too many')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
    expect(await axeFaults()).toEqual([])
  })

  it('replies below a comment, and gives focus back', async () => {
    const answers = {
      ...logIn,
      songDetail,
      commentMusic: () => reply({ comments: [comment(1)], total: 1 }),
      comment: () => ok(comment(5, { content: 'So do I' })),
    }
    const { stores } = await showRoute('/comment?id=7', { answers })
    await stores.session.check()
    const answer = page.getByRole('button', { name: 'Reply to Writer 1' })
    const field = page.getByRole('textbox', { name: 'Reply to Writer 1' })
    await userEvent.click(answer)
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(answer).toHaveFocus()
    await expect.element(field).not.toBeInTheDocument()
    await userEvent.click(answer)
    await userEvent.fill(field, 'So do I')
    await userEvent.click(page.getByRole('button', { name: 'Send' }).nth(1))
    await expect.element(page.getByText('So do I')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Hide replies' })).toBeVisible()
    await expect.element(answer).toHaveFocus()
    expect(await axeFaults()).toEqual([])
  })

  it('deletes one’s own comment after a question', async () => {
    const comments = [comment(1, { author: { ...listener, nickname: 'Writer 1' } }), comment(2)]
    const answers = {
      ...logIn,
      songDetail,
      commentMusic: () => reply({ comments: [...comments], total: comments.length }),
      comment: () => {
        comments.shift()
        return ok(null)
      },
    }
    const { stores } = await showRoute('/comment?id=7', { answers })
    await stores.session.check()
    const remove = page.getByRole('button', { name: 'Delete your comment' })
    await userEvent.click(remove)
    expect(remove.elements()).toHaveLength(1)
    const question = page.getByRole('dialog', { name: 'Delete this comment?' })
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(page.getByText('Comment 1')).toBeVisible()
    await userEvent.click(remove)
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect.element(page.getByText('Comment 1')).not.toBeInTheDocument()
    await expect.element(page.getByText('1 comment', { exact: true })).toBeVisible()
  })

  it('loads replies on demand, also by keyboard, and shows if they fail to load', async () => {
    const commentMusic = () => reply({ comments: [comment(1, { replyCount: 2 })], total: 1 })
    const { backend } = await showRoute('/comment?id=7', { answers: { songDetail, commentMusic } })
    const toParent = { repliedTo: { nickname: 'Writer 1', content: 'Comment 1' } }
    const toOther = { repliedTo: { nickname: 'Writer 11', content: 'Comment 11' } }
    const toggle = page.getByRole('button', { name: '2 replies' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    toggle.element().focus()
    await expect.element(toggle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toBeVisible()
    backend.answers.commentFloor = () =>
      ok({
        parent: null,
        comments: [comment(11, toParent), comment(12, toOther)],
        total: 2,
        more: false,
        timeMs: 5,
      })
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(page.getByText('Comment 12')).toBeVisible()
    // a reply to the comment above it quotes nothing
    await expect.element(page.getByText('In reply to Writer 11:')).toBeVisible()
    expect(page.getByText('In reply to Writer 1:').elements()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Hide replies' }))
    await expect.element(page.getByText('Comment 12')).not.toBeInTheDocument()
    expect(await axeFaults()).toEqual([])
  })

  it('keeps focus on the replies when there are no more', async () => {
    const commentMusic = () => reply({ comments: [comment(1, { replyCount: 2 })], total: 1 })
    const rest = { parent: null, total: 2, timeMs: 5 }
    const commentFloor = ({ time }: { time?: unknown }) =>
      ok({ ...rest, comments: [comment(time === -1 ? 11 : 12)], more: time === -1 })
    await showRoute('/comment?id=7', { answers: { songDetail, commentMusic, commentFloor } })
    await userEvent.click(page.getByRole('button', { name: '2 replies' }))
    await userEvent.click(page.getByRole('button', { name: 'More replies' }))
    await expect.element(page.getByText('Comment 12')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Hide replies' })).toHaveFocus()
  })

  it('shows that there are no comments yet', async () => {
    await showRoute('/comment?id=7', { answers: { songDetail, commentMusic: () => reply() } })
    await expect.element(page.getByText('No comments yet')).toBeVisible()
  })

  it('shows why comments failed to load, and loads again on retry', async () => {
    const down = () => failed({ kind: 'offline' as const })
    const { backend } = await showRoute('/comment?id=7', { answers: { songDetail, commentMusic: down } })
    await expect.element(page.getByRole('alert')).toBeVisible()
    backend.answers.commentMusic = () => reply({ comments: [comment(1)], total: 1 })
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(page.getByText('Comment 1')).toBeVisible()
  })

  it('shows once that the subject does not exist, and still shows comments on a removed one', async () => {
    const gone = () => failed({ kind: 'notFound' as const })
    const { backend } = await showRoute('/comment?id=7', {
      answers: { songDetail: () => ok([]), commentMusic: gone },
    })
    await expect.element(page.getByText('This could not be found')).toBeVisible()
    expect(page.getByRole('alert').elements()).toHaveLength(1)
    backend.answers.commentMusic = () => reply({ comments: [comment(1)], total: 1 })
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(page.getByText('Comment 1')).toBeVisible()
  })

  it.each(['/comment', '/comment?id=x', '/comment?id=3&type=film'])('finds nothing at %s', async (path) => {
    await showRoute(path)
    await expect.element(page.getByText('This could not be found')).toBeVisible()
  })
})

import * as v from 'valibot'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  followersSchema,
  friendRequestsSchema,
  friendResultsSchema,
  friendsSchema,
  gallerySchema,
  socialPeoplePaths,
} from '#contract/social/people'
import { type Post, postsSchema, socialPaths } from '#contract/social/social'
import { socialDatabase } from '#mocks/social/database'
import * as fc from '../../properties'
import { callDemo, startDemo } from '../demoNetwork'
import { noon } from '../provider/backEnds'
import { hostileBodies } from '../provider/hostileBodies'

beforeEach(() => startDemo(socialDatabase))

async function read<const Schema extends v.GenericSchema>(schema: Schema, path: string) {
  const answer = await callDemo(path)
  expect(answer.status).toBe(200)
  return v.parse(schema, answer.body)
}

async function postsAfter(path: string, body: object): Promise<Post[]> {
  const answer = await callDemo(path, body)
  expect(answer).toMatchObject({ status: 200 })
  const { posts } = v.parse(postsSchema, answer.body)
  expect(posts).toEqual((await read(postsSchema, socialPaths.posts)).posts)
  return posts
}

const first = { postId: 'post-1' }
const firstComment = { ...first, commentId: 'comment-1-1' }

describe('posts', () => {
  it('are four in the sample, newest first, none in the future', async () => {
    const { posts, skippedRecords } = await read(postsSchema, socialPaths.posts)
    expect(posts).toHaveLength(4)
    expect(skippedRecords).toBe(0)
    const times = posts.map(({ profile }) => profile.time)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(Math.max(...times)).toBeLessThan(noon)
  })

  it.each([
    ['a post', socialPaths.likePost, first, (post?: Post) => post?.data.likes],
    [
      'a comment',
      socialPaths.likeComment,
      firstComment,
      (post?: Post) => post?.data.comments[0]?.data.likes,
    ],
    [
      'a reply',
      socialPaths.likeReply,
      { ...firstComment, replayId: 'reply-1-1-1' },
      (post?: Post) => post?.data.comments[0]?.data.replies[0]?.data.likes,
    ],
  ])('change the like count of %s by one', async (_, path, body, likesOf) => {
    const { posts } = await read(postsSchema, socialPaths.posts)
    const before = likesOf(posts[0])
    if (!before) throw new Error('The sample lacks it')
    const other = { like: !before.like, value: before.value + (before.like ? -1 : 1) }
    expect(likesOf((await postsAfter(path, body))[0])).toEqual(other)
    expect(likesOf((await postsAfter(path, body))[0])).toEqual(before)
  })

  it('add a comment before the others, and a reply after them', async () => {
    const [commented] = await postsAfter(socialPaths.addComment, { ...first, comment: ' Nice! ' })
    expect(commented?.data.comments[0]).toMatchObject({
      profile: { id: 'me', time: noon },
      data: { comment: 'Nice!', likes: { like: false, value: 0 }, replies: [] },
    })
    const [replied] = await postsAfter(socialPaths.addReply, { ...firstComment, reply: 'Thanks' })
    const comment = replied?.data.comments.find(({ id }) => id === firstComment.commentId)
    expect(comment?.data.replies.at(-1)?.data.comment).toBe('Thanks')
  })

  it('add a repeated comment once, and restore a deleted one', async () => {
    const comment = { ...first, id: 'c', comment: 'Nice!' }
    const reply = { ...first, commentId: 'c', id: 'r', reply: 'Thanks' }
    await postsAfter(socialPaths.addComment, comment)
    const [said] = await postsAfter(socialPaths.addReply, reply)
    expect(await postsAfter(socialPaths.addComment, comment)).toContainEqual(said)
    expect(await postsAfter(socialPaths.addReply, reply)).toContainEqual(said)
    const taken = { ...first, commentId: 'c', deleted: true }
    expect(await postsAfter(socialPaths.removeComment, taken)).not.toContainEqual(said)
    const [back] = await postsAfter(socialPaths.addComment, comment)
    expect(back?.data.comments[0]).toMatchObject({ id: 'c', data: { replies: [{ id: 'r' }] } })
    const post = { id: 'p', content: 'New', images: [] }
    const posted = await postsAfter(socialPaths.addPost, post)
    expect(await postsAfter(socialPaths.addPost, post)).toEqual(posted)
  })

  it('read the text from a whole comment or reply, as the template sends it', async () => {
    const profile = { id: 'me', avatar: '', name: 'Ploy', time: '2026-11-20T00:00:00Z' }
    const said = { comment: 'Whole', likes: { like: false, value: 0 } }
    const [commented] = await postsAfter(socialPaths.addComment, {
      ...first,
      comment: { id: 'c', profile, data: { ...said, replies: [] } },
    })
    expect(commented?.data.comments[0]?.data.comment).toBe('Whole')
    const [replied] = await postsAfter(socialPaths.addReply, {
      ...firstComment,
      reply: { id: 'r', profile, data: said },
    })
    const comment = replied?.data.comments.find(({ id }) => id === firstComment.commentId)
    expect(comment?.data.replies.at(-1)?.data.comment).toBe('Whole')
  })

  it('add a whole comment through editComment, once however often it is sent', async () => {
    const comment = {
      id: 'mine',
      profile: { id: 'me', avatar: '', name: 'Ploy', time: '2026-11-20T00:00:00Z' },
      data: { comment: 'From before', likes: { like: false, value: 0 }, replies: [] },
    }
    const body = { key: 'post-2', id: comment }
    await postsAfter(socialPaths.editComment, body)
    const posts = await postsAfter(socialPaths.editComment, body)
    const { comments } = posts.find(({ id }) => id === 'post-2')?.data ?? { comments: [] }
    expect(comments.map(({ id }) => id)).toEqual(['mine', 'comment-2-1', 'comment-2-2'])
  })

  it("lose only one's own comments and replies, and restore them in their place", async () => {
    const [before] = await postsAfter(socialPaths.addReply, { ...firstComment, reply: 'Thanks' })
    const replies = before?.data.comments.find(({ id }) => id === firstComment.commentId)?.data
      .replies
    const replayId = replies?.at(-1)?.id
    const reply = { ...firstComment, replayId }
    const [gone] = await postsAfter(socialPaths.removeComment, { ...reply, deleted: true })
    expect(JSON.stringify(gone)).not.toContain('Thanks')
    const [back] = await postsAfter(socialPaths.removeComment, { ...reply, deleted: false })
    expect(back?.data.comments.map(({ id }) => id)).toEqual(
      before?.data.comments.map(({ id }) => id),
    )
    expect(JSON.stringify(back)).toContain('Thanks')
    const foreign = { ...firstComment, deleted: true }
    expect((await callDemo(socialPaths.removeComment, foreign)).status).toBe(400)
  })

  it('receive the wanted like state, so a repeated request counts once', async () => {
    const liked = { postId: 'post-2', like: true }
    const once = await postsAfter(socialPaths.likePost, liked)
    expect(once[1]?.data.likes.like).toBe(true)
    expect(await postsAfter(socialPaths.likePost, liked)).toEqual(once)
  })

  it('are edited by their author, marked as edited, and restored by the undo', async () => {
    const [before] = await postsAfter(socialPaths.addPost, { id: 'p', content: 'Tpyo', images: [] })
    const edit = { postId: 'p', text: ' Typo ', was: 'Tpyo' }
    const [edited] = await postsAfter(socialPaths.edit, edit)
    expect(edited).toMatchObject({ id: 'p', edited: true, data: { content: 'Typo' } })
    expect((await postsAfter(socialPaths.edit, edit))[0]).toEqual(edited)
    const back = { postId: 'p', text: 'Tpyo', was: 'Typo', edited: false }
    expect((await postsAfter(socialPaths.edit, back))[0]).toEqual({ ...before, edited: false })
  })

  it('get other pictures from their author, unless another window changed them', async () => {
    const pictures = ['/pictures/a.svg', '/pictures/b.svg'].map((img) => ({ img, title: '' }))
    const [a, b] = pictures
    await postsAfter(socialPaths.addPost, { id: 'p', content: '', images: ['/pictures/a.svg'] })
    const request = { postId: 'p', text: '', was: '' }
    const edit = { ...request, images: [b], imagesWere: [a] }
    const [edited] = await postsAfter(socialPaths.edit, edit)
    expect(edited).toMatchObject({ edited: true, data: { images: [b] } })
    expect((await postsAfter(socialPaths.edit, edit))[0]).toEqual(edited)
    const conflict = await callDemo(socialPaths.edit, { ...edit, images: [a, b] })
    expect(conflict).toMatchObject({ status: 400, body: { code: 'changed' } })
    const bare = { ...request, images: [], imagesWere: [b] }
    expect((await callDemo(socialPaths.edit, bare)).status).toBe(400)
    const hostile = [{ img: 'https://evil.example/x.png', title: '' }]
    expect((await callDemo(socialPaths.edit, { ...edit, images: hostile })).status).toBe(400)
    expect((await read(postsSchema, socialPaths.posts)).posts[0]).toEqual(edited)
  })

  it('have comments and replies that their author can edit', async () => {
    await postsAfter(socialPaths.addComment, { ...first, id: 'c', comment: 'One' })
    await postsAfter(socialPaths.addReply, { ...first, commentId: 'c', id: 'r', reply: 'Two' })
    const comment = { ...first, commentId: 'c', text: 'Three' }
    await postsAfter(socialPaths.edit, comment)
    const [post] = await postsAfter(socialPaths.edit, { ...comment, replayId: 'r', text: 'Four' })
    expect(post?.data.comments[0]).toMatchObject({
      edited: true,
      data: { comment: 'Three', replies: [{ edited: true, data: { comment: 'Four' } }] },
    })
  })

  it('refuse edits of outdated text, empty edits, and edits by others', async () => {
    await postsAfter(socialPaths.addComment, { ...first, id: 'c', comment: 'One' })
    const comment = { ...first, commentId: 'c' }
    const conflict = await callDemo(socialPaths.edit, { ...comment, text: 'Mine', was: 'Other' })
    expect(conflict).toMatchObject({ status: 400, body: { code: 'changed' } })
    expect((await callDemo(socialPaths.edit, { ...comment, text: ' ' })).status).toBe(400)
    expect((await callDemo(socialPaths.edit, { postId: 'post-3', text: 'Mine' })).status).toBe(400)
    expect((await callDemo(socialPaths.edit, { ...firstComment, text: 'Mine' })).status).toBe(400)
    await postsAfter(socialPaths.removeComment, { ...comment, deleted: true })
    expect((await callDemo(socialPaths.edit, { ...comment, text: 'Mine' })).status).toBe(404)
  })

  it('are written, deleted and restored', async () => {
    const written = await postsAfter(socialPaths.addPost, { content: 'Hello', images: [] })
    expect(written[0]).toMatchObject({ profile: { id: 'me' }, data: { content: 'Hello' } })
    expect(await callDemo(socialPaths.addPost, { content: '  ', images: [] })).toMatchObject({
      status: 400,
    })
    expect((await callDemo(socialPaths.removePost, { postId: 'post-3' })).status).toBe(400)
    const stored = await socialDatabase.posts.get('post-4')
    expect(await postsAfter(socialPaths.removePost, { postId: 'post-4' })).toHaveLength(4)
    await postsAfter(socialPaths.restorePost, { post: stored })
    expect(await postsAfter(socialPaths.restorePost, { post: stored })).toHaveLength(5)
  })

  it('are skipped and counted if they are damaged', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await socialDatabase.posts.put({ id: 'broken', profile: 7 })
    const { posts, skippedRecords } = await read(postsSchema, socialPaths.posts)
    expect([posts.length, skippedRecords]).toEqual([4, 1])
  })

  it.each([
    [socialPaths.addComment, { postId: 'nowhere', comment: 'x' }],
    [socialPaths.addReply, { ...first, commentId: 'nowhere', reply: 'x' }],
    [socialPaths.likePost, { postId: 'nowhere' }],
    [socialPaths.likeComment, { ...first, commentId: 'nowhere' }],
    [socialPaths.likeReply, { ...firstComment, replayId: 'nowhere' }],
    [socialPaths.removePost, { postId: 'nowhere' }],
    [socialPaths.edit, { postId: 'nowhere', text: 'x' }],
    [socialPaths.removeComment, { ...firstComment, replayId: 'nowhere', deleted: true }],
  ])('answer %s with 404 for an unknown item', async (path, body) => {
    expect(await callDemo(path, body)).toMatchObject({ status: 404 })
  })
})

describe('people', () => {
  it("are twenty in each list, under the template's names", async () => {
    const { followers } = await read(followersSchema, socialPeoplePaths.followers)
    const { friends } = await read(friendsSchema, socialPeoplePaths.friends)
    const requests = await read(friendRequestsSchema, socialPeoplePaths.requests)
    expect([followers.length, friends.length, requests.friends.length]).toEqual([20, 20, 20])
  })

  it.each([
    [socialPeoplePaths.followersFilter, 'BANGKOK'],
    [socialPeoplePaths.friendsFilter, 'lyon'],
    [socialPeoplePaths.requestsFilter, 'aiko'],
  ])('are found by %s, ignoring case', async (path, key) => {
    const { body } = await callDemo(path, { key })
    const { results } = v.parse(v.object({ results: v.array(v.unknown()) }), body)
    expect(results.length).toBeGreaterThan(0)
    expect(JSON.stringify(results).toLowerCase()).toContain(key.toLowerCase())
    const none = await callDemo(path, { key: 'nobody of that name' })
    expect(none.body).toEqual({ results: [] })
  })

  it('are followed and unfollowed as requested', async () => {
    const request = { id: 'follower-1', follow: 1 }
    await callDemo(socialPeoplePaths.follow, request)
    expect(await callDemo(socialPeoplePaths.follow, request)).toEqual({
      status: 200,
      body: request,
    })
    expect(await socialDatabase.followers.get('follower-1')).toMatchObject({ follow: 1 })
  })

  it('become friends once when confirmed, and return to the requests by the undo', async () => {
    const request = await socialDatabase.requests.get('request-1')
    await callDemo(socialPeoplePaths.confirmRequest, { id: 'request-1' })
    expect((await callDemo(socialPeoplePaths.confirmRequest, { id: 'request-1' })).status).toBe(200)
    const found = await callDemo(socialPeoplePaths.friendsFilter, { key: 'Aiko Mori' })
    expect(v.parse(friendResultsSchema, found.body).results).toHaveLength(1)
    await callDemo(socialPeoplePaths.restoreRequest, request)
    expect(await socialDatabase.requests.count()).toBe(20)
    expect(await socialDatabase.friends.count()).toBe(20)
  })

  it('are first among the friends if they were confirmed last', async () => {
    await callDemo(socialPeoplePaths.confirmRequest, { id: 'request-2' })
    const { friends } = await read(friendsSchema, socialPeoplePaths.friends)
    expect(friends[0]?.id).toBe('request-2')
    await callDemo(socialPeoplePaths.unfriend, { id: 'request-2' })
    await callDemo(socialPeoplePaths.restoreFriend, friends[0])
    const again = await read(friendsSchema, socialPeoplePaths.friends)
    expect(again.friends[0]).toEqual(friends[0])
  })

  it('are removed from the friends, and restored unchanged', async () => {
    const friend = await socialDatabase.friends.get('friend-2')
    await callDemo(socialPeoplePaths.unfriend, { id: 'friend-2' })
    expect(await socialDatabase.friends.get('friend-2')).toBeUndefined()
    expect((await callDemo(socialPeoplePaths.unfriend, { id: 'friend-2' })).status).toBe(404)
    await callDemo(socialPeoplePaths.restoreFriend, friend)
    expect(await socialDatabase.friends.get('friend-2')).toEqual(friend)
  })
})

describe('the gallery', () => {
  it('shows twelve pictures, newest first, and adds, deletes and restores one', async () => {
    const { gallery } = await read(gallerySchema, socialPeoplePaths.gallery)
    expect(gallery).toHaveLength(12)
    const added = { image: '/pictures/gallery-1.svg', title: 'New' }
    await callDemo(socialPeoplePaths.addPicture, added)
    await callDemo(socialPeoplePaths.addPicture, { ...added, id: 'picture-4' })
    const [newest] = (await read(gallerySchema, socialPeoplePaths.gallery)).gallery
    expect(newest).toMatchObject({ ...added, dateTime: noon })
    const stored = await socialDatabase.gallery.get('picture-4')
    await callDemo(socialPeoplePaths.removePicture, { id: 'picture-4' })
    expect(await socialDatabase.gallery.count()).toBe(12)
    await callDemo(socialPeoplePaths.restorePicture, stored)
    expect(await socialDatabase.gallery.get('picture-4')).toEqual(stored)
  })

  it('accepts only pictures of this site and re-encoded ones', async () => {
    const image = 'data:image/svg+xml,<svg onload="alert(1)"/>'
    expect((await callDemo(socialPeoplePaths.addPicture, { image, title: '' })).status).toBe(400)
  })
})

const { posts: _, ...postActions } = socialPaths
const {
  followers: __,
  friends: ___,
  requests: ____,
  gallery: _____,
  ...peopleActions
} = socialPeoplePaths

const bodies = hostileBodies([
  'id',
  'key',
  'postId',
  'commentId',
  'replayId',
  'comment',
  'reply',
  'post',
  'content',
  'text',
  'was',
  'images',
  'imagesWere',
  'image',
  'title',
  'follow',
  'name',
  'avatar',
  'location',
  'mutual',
])

async function stored(): Promise<string> {
  const tables = await Promise.all(socialDatabase.tables.map((table) => table.toArray()))
  return JSON.stringify(tables)
}

test.each([...Object.values(postActions), ...Object.values(peopleActions)])(
  'POST %s answers any body, and changes nothing unless it says so',
  async (path) => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const before = await stored()
        const answer = await callDemo(path, body)
        expect([200, 400, 404]).toContain(answer.status)
        if (answer.status === 200) return
        expect(await stored()).toBe(before)
      }),
      { numRuns: 12 },
    )
  },
)

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { api } from '#api/client/api'
import { socialPaths, storedPostSchema } from '#contract/social/social'
import { SocialProfilePage } from '#features/social/SocialProfilePage'
import { socialDatabase } from '#mocks/social/database'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { answerDemo, brokenCall, renderDemo, resetDemo, stroke } from '../demoPages'

beforeEach(async () => {
  sessionStorage.clear()
  await resetDemo(socialDatabase)
})

function open(tab = 'posts') {
  return renderDemo(<SocialProfilePage />, {
    route: '/user/social-profile/:tab',
    path: `/user/social-profile/${tab}`,
  })
}

async function ownPost() {
  return v.parse(storedPostSchema, await socialDatabase.posts.get('post-4')).data
}

/** One file, as if pasted or dropped. jsdom cannot draw, so all pictures become the same. */
function drawnFiles() {
  const picture = new File(['no picture'], 'photo.png', { type: 'image/png' })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }))
  const canvas = { fillRect: () => {}, drawImage: () => {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object(canvas))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(picture))
  onTestFinished(() => void vi.unstubAllGlobals())
  return { files: [picture], types: ['Files'] }
}

/** The second click of a double click hits the element that has moved up. */
async function pressTwice(name: string): Promise<void> {
  const [first, second] = screen.getAllByRole('button', { name })
  fireEvent.click(first ?? document.body, { detail: 1 })
  await waitFor(() => expect(first).not.toBeInTheDocument())
  fireEvent.click(second ?? document.body, { detail: 2 })
}

const address = () => screen.getByTestId('address')

describe('the posts', () => {
  it('are liked at once, and a like that cannot be saved is reverted', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await open()
    const [post] = await screen.findAllByRole('article')
    const [like] = within(post ?? document.body).getAllByRole('button', { name: /like this/ })
    if (!like) throw new Error('No like button')
    expect(like).toHaveTextContent('24')
    await user.click(like)
    await waitFor(() => expect(like).toHaveTextContent('23'))
    await waitFor(async () =>
      expect(await socialDatabase.posts.get('post-1')).toMatchObject({
        data: { likes: { like: false, value: 23 } },
      }),
    )
    answerDemo({ [socialPaths.likePost]: brokenCall })
    await user.click(like)
    expect(await screen.findByText(/^This could not be done/)).toBeVisible()
    await waitFor(() => expect(like).toHaveTextContent('23'))
  })

  it('keep the text of a new post when the user leaves the page', async () => {
    const { user, unmount } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'What is new?' }), 'Half a')
    unmount()
    await open()
    expect(await screen.findByRole('textbox', { name: 'What is new?' })).toHaveValue('Half a')
  })

  it('take pasted or dropped pictures, keep them and report invalid or surplus ones', async () => {
    const data = drawnFiles()
    const { user, unmount } = await open()
    const field = await screen.findByRole('textbox', { name: 'What is new?' })
    expect(fireEvent.paste(field, { clipboardData: data })).toBe(false)
    expect(await screen.findByRole('img', { name: /goes with the post/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove picture' }))
    expect(screen.getByRole('button', { name: 'Add a picture' })).toHaveFocus()
    expect(fireEvent.drop(document.body, { dataTransfer: data })).toBe(false)
    expect(await screen.findByRole('img', { name: /goes with the post/ })).toBeVisible()
    unmount()
    await open()
    expect(await screen.findByRole('img', { name: /goes with the post/ })).toBeVisible()
    fireEvent.drop(document.body, {
      dataTransfer: { ...data, files: Array(4).fill(data.files[0]) },
    })
    expect(await screen.findByText(/up to 4 pictures/)).toBeVisible()
    await waitFor(() =>
      expect(screen.getAllByRole('img', { name: /goes with the post/ })).toHaveLength(4),
    )
    await user.click(screen.getAllByRole('button', { name: 'Remove picture' })[0] ?? document.body)
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture')))
    fireEvent.drop(document.body, { dataTransfer: data })
    expect(await screen.findByText(/cannot be read as a picture/)).toBeVisible()
  })

  it('report when a text is full, which browsers do not do', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('textbox', { name: 'What is new?' }))
    await user.paste('word '.repeat(1001))
    expect(await screen.findByText('No more than 5,000 characters fit in here.')).toBeVisible()
  })

  it('take a comment and a reply, and keep text that could not be saved in its field', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    answerDemo({ [socialPaths.addComment]: brokenCall })
    const { user, store } = await open('posts?post=post-2')
    const field = await screen.findByRole('textbox', { name: 'Write a comment' })
    await user.type(field, 'The third, <b>clearly</b>')
    await user.click(screen.getByRole('button', { name: 'Comment' }))
    expect(await screen.findByText(/Your text is still here/)).toBeVisible()
    expect(field).toHaveValue('The third, <b>clearly</b>')
    store.dispatch(changeAppearance({ locale: 'fr' }))
    expect(await screen.findByText(/L’opération a échoué/)).toBeVisible()
    store.dispatch(changeAppearance({ locale: 'en' }))
    await screen.findByText(/Your text is still here/)
    answerDemo()
    await user.click(screen.getByRole('button', { name: 'Comment' }))
    expect(await screen.findByText('The third, <b>clearly</b>', { selector: 'p' })).toBeVisible()
    expect(field).toHaveValue('')
    const [reply] = screen.getAllByRole('button', { name: 'Reply' })
    await user.click(reply ?? document.body)
    expect(screen.getByRole('textbox', { name: 'Write a reply' })).toHaveFocus()
    await user.keyboard('Agreed')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const said = await screen.findByText('Agreed', { selector: 'p' })
    // The focus moves to the new comment.
    await waitFor(() => expect(said.closest('li')).toHaveFocus())
  })

  it('let authors delete a comment and restore it in its place', async () => {
    const { user } = await open('posts?post=post-2')
    const others = await screen.findAllByRole('button', { name: 'Reply' })
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'With a tpyo')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.dblClick(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('With a tpyo')).not.toBeInTheDocument())
    expect(others[0]?.closest('li')).toHaveFocus()
    expect(screen.getAllByRole('button', { name: 'Reply' })).toHaveLength(others.length)
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    const back = await screen.findByText('With a tpyo', { selector: 'p' })
    await waitFor(() => expect(back.closest('li')).toHaveFocus())
  })

  it('let authors delete a post and restore it', async () => {
    const { user } = await open()
    await user.type(
      await screen.findByRole('textbox', { name: 'What is new?' }),
      'Short-lived https://a.example/b',
    )
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(await screen.findByText('Short-lived', { selector: 'p' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'https://a.example/b' })).toBeVisible()
    const [remove] = screen.getAllByRole('button', { name: 'Delete post' })
    const [post, next] = screen.getAllByRole('article')
    const inPost = within(post ?? document.body)
    await user.type(inPost.getByRole('textbox', { name: 'Write a comment' }), 'The only one')
    await user.click(inPost.getByRole('button', { name: 'Comment' }))
    await user.click(await inPost.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(inPost.queryByText('The only one')).not.toBeInTheDocument())
    expect(post).toHaveFocus()
    await user.dblClick(remove ?? document.body)
    await waitFor(() => expect(screen.queryByText('Short-lived')).not.toBeInTheDocument())
    expect(next).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    const back = await screen.findByText('Short-lived', { selector: 'p' })
    await waitFor(() => expect(back.closest('article, [data-entry]')).toHaveFocus())
  })

  it('lose only one post, comment or picture by a double click, whatever moves up', async () => {
    const data = drawnFiles()
    const { user } = await open()
    const field = await screen.findByRole('textbox', { name: 'What is new?' })
    for (const words of ['The first', 'The second']) {
      await user.type(field, words)
      await user.click(screen.getByRole('button', { name: 'Post' }))
      expect(await screen.findByText(words, { selector: 'p' })).toBeVisible()
    }
    const [own] = screen.getAllByRole('article')
    const inPost = within(own ?? document.body)
    for (const words of ['One', 'Two']) {
      await user.type(inPost.getByRole('textbox', { name: 'Write a comment' }), words)
      await user.click(inPost.getByRole('button', { name: 'Comment' }))
      expect(await inPost.findByText(words, { selector: 'p' })).toBeVisible()
    }
    await pressTwice('Delete')
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await inPost.findByText('Two', { selector: 'p' })).toBeVisible()
    expect(inPost.getByText('One', { selector: 'p' })).toBeVisible()

    await pressTwice('Delete post')
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await screen.findByText('The second', { selector: 'p' })).toBeVisible()
    expect(screen.getByText('The first', { selector: 'p' })).toBeVisible()

    fireEvent.drop(document.body, {
      dataTransfer: { ...data, files: Array(3).fill(data.files[0]) },
    })
    await waitFor(() =>
      expect(screen.getAllByRole('img', { name: /goes with the post/ })).toHaveLength(3),
    )
    const [taken] = screen.getAllByRole('button', { name: 'Remove picture' })
    fireEvent.click(taken ?? document.body, { detail: 1 })
    const [next] = screen.getAllByRole('button', { name: 'Remove picture' })
    fireEvent.click(next ?? document.body, { detail: 2 })
    expect(screen.getAllByRole('img', { name: /goes with the post/ })).toHaveLength(2)
  })

  it('are edited in place, with a mark and UNDO', async () => {
    const { user } = await open('posts?post=post-4')
    const edit = await screen.findByRole('button', { name: 'Edit post' })
    const [post] = screen.getAllByRole('article')
    const { content: before } = await ownPost()
    await user.click(edit)
    const field = screen.getByRole('textbox', { name: 'Edit post' })
    expect(field).toHaveFocus()
    expect(field).toHaveValue(before)
    await user.type(field, ' And more.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await within(post ?? document.body).findByText(/· edited/)).toBeVisible()
    expect((await ownPost()).content).toBe(`${before} And more.`)
    expect(screen.getByRole('button', { name: 'Edit post' })).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(() => expect(screen.queryByText(/· edited/)).not.toBeInTheDocument())
    expect((await ownPost()).content).toBe(before)
  })

  it('let authors change pictures with UNDO, and ask before a change is dropped', async () => {
    const data = drawnFiles()
    const { images: before } = await ownPost()
    const { user } = await open()
    const edits = await screen.findAllByRole('button', { name: 'Edit post' })
    await user.click(edits.at(-1) ?? document.body)
    const form = screen.getByRole('textbox', { name: 'Edit post' }).closest('form')
    const inForm = within(form ?? document.body)
    await user.click(inForm.getAllByRole('button', { name: 'Remove picture' })[0] ?? document.body)
    await user.click(inForm.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    fireEvent.drop(form ?? document.body, { dataTransfer: data })
    expect(await inForm.findByRole('img', { name: /goes with the post/ })).toBeVisible()
    // The new post took none of the pictures.
    expect(screen.getAllByRole('img', { name: /goes with the post/ })).toHaveLength(1)
    await user.click(inForm.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(form).not.toBeInTheDocument())
    expect((await ownPost()).images).toEqual([
      before[1],
      { img: expect.stringMatching(/^data:image\/jpeg;base64,/), title: '' },
    ])
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    await waitFor(async () => expect((await ownPost()).images).toEqual(before))
    await waitFor(() => expect(screen.queryByText(/· edited/)).not.toBeInTheDocument())
  })

  it('keep the text of an edit over a reload and ask before it is dropped', async () => {
    const { user, unmount } = await open('posts?post=post-2')
    await user.type(
      await screen.findByRole('textbox', { name: 'Write a comment' }),
      'First words{Control>}{Enter}{/Control}',
    )
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.type(screen.getByRole('textbox', { name: 'Edit the comment' }), ' and others')
    unmount()
    const again = await open('posts?post=post-2')
    const field = await screen.findByRole('textbox', { name: 'Edit the comment' })
    expect(field).toHaveValue('First words and others')
    expect(field).not.toHaveFocus()
    await again.user.click(field)
    await again.user.keyboard('{Escape}')
    await again.user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(field).toHaveValue('First words and others')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await again.user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('First words', { selector: 'p' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  })

  it('show another window’s version before it is overwritten', async () => {
    const { user } = await open('posts?post=post-4')
    await user.click(await screen.findByRole('button', { name: 'Edit post' }))
    const field = screen.getByRole('textbox', { name: 'Edit post' })
    await user.clear(field)
    await user.type(field, 'Mine')
    const stored = v.parse(storedPostSchema, await socialDatabase.posts.get('post-4'))
    stored.data.content = 'Theirs'
    await socialDatabase.posts.put(stored)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/This was changed elsewhere in the meantime/)).toBeVisible()
    expect(await screen.findByText('Theirs')).toBeVisible()
    expect((await ownPost()).content).toBe('Theirs')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await ownPost()).content).toBe('Mine'))
  })

  it('deleted in another window leave the typed edit as a new post', async () => {
    const { user } = await open()
    const edits = await screen.findAllByRole('button', { name: 'Edit post' })
    await user.click(edits.at(-1) ?? document.body)
    const field = screen.getByRole('textbox', { name: 'Edit post' })
    await user.clear(field)
    await user.type(field, 'Ten lines')
    await socialDatabase.posts.delete('post-4')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'What is new?' })).toHaveValue('Ten lines'),
    )
  })

  it('deleted in another window keep the comments and replies typed below them', async () => {
    const { user, store } = await open()
    const posts = await screen.findAllByRole('article')
    const last = within(posts.at(-1) ?? document.body)
    await user.type(last.getByRole('textbox', { name: 'Write a comment' }), 'Half a comment')
    const [reply] = last.getAllByRole('button', { name: 'Reply' })
    await user.click(reply ?? document.body)
    await user.type(last.getByRole('textbox', { name: 'Write a reply' }), 'and a reply')
    await socialDatabase.posts.delete('post-4')
    store.dispatch(api.util.invalidateTags(['Post']))
    expect(
      await screen.findByText('This was deleted elsewhere. Your text is still here.'),
    ).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'What is new?' })).toHaveValue(
      'Half a comment\nand a reply',
    )
  })

  it('that do not exist link back to all posts', async () => {
    const { user } = await open('posts?post=gone')
    expect(await screen.findByText('This post no longer exists.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show all posts' }))
    expect(await screen.findAllByRole('article')).toHaveLength(4)
  })
})

it('the profile scrolls its current tab into view on a narrow screen', async () => {
  const seen: (string | null)[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent)
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  await open('friend-request')
  expect(await screen.findByRole('link', { current: 'page' })).toBeVisible()
  expect(seen).toContain('Friend requests')
})

it('the large picture stays open, whatever another window deletes', async () => {
  const { user, store } = await open('gallery')
  const [first, second] = await screen.findAllByRole('button', { name: /, show large$/ })
  const firstId = first?.closest('[data-entry]')?.getAttribute('data-entry')
  const secondId = second?.closest('[data-entry]')?.getAttribute('data-entry')
  await user.click(second ?? document.body)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('2 of 12')
  const title = dialog.querySelector('p')?.textContent ?? ''
  const deleteElsewhere = async (id = '') => {
    await socialDatabase.gallery.delete(id)
    store.dispatch(api.util.invalidateTags(['Gallery']))
  }
  await deleteElsewhere(firstId ?? '')
  await waitFor(() => expect(dialog).toHaveTextContent('1 of 11'))
  expect(dialog).toHaveTextContent(title)
  await deleteElsewhere(secondId ?? '')
  expect(await within(dialog).findByText('This picture was deleted elsewhere.')).toBeVisible()
  expect(dialog).toHaveTextContent(title)
  await user.click(within(dialog).getByRole('button', { name: 'Next picture' }))
  expect(dialog).toHaveTextContent('1 of 10')
  expect(dialog).not.toHaveTextContent(title)
})

it('an unknown tab shows the posts', async () => {
  await open('nonsense')
  await waitFor(() => expect(address()).toHaveTextContent('/user/social-profile/posts'))
})

describe('the people', () => {
  it('are searched, followed and found again by the address', async () => {
    const { user } = await open('follower?q=lucas')
    const button = await screen.findByRole('button', { name: /^Follow(ing)? Lucas Moreau$/ })
    expect(screen.getByText('1 person')).toBeVisible()
    const before = button.textContent
    await user.click(button)
    await waitFor(() => expect(button).not.toHaveTextContent(new RegExp(`^${before}$`)))
    // The second click of a double click.
    fireEvent.click(button, { detail: 2 })
    await user.clear(screen.getByRole('searchbox'))
    expect(await screen.findByText('20 people')).toBeVisible()
    expect(
      screen.getByRole('button', { name: /^Follow(ing)? Lucas Moreau$/ }),
    ).not.toHaveTextContent(new RegExp(`^${before}$`))
  })

  it.each([
    ['friend-request', 'Confirm Aiko Mori', 'Jun Park'],
    ['friend-request', 'Decline Aiko Mori', 'Jun Park'],
    ['friends', 'Remove Kwame Mensah from friends', 'Omar Haddad'],
  ])('on the tab %s move the focus after “%s” to the next person', async (tab, action, beside) => {
    const { user } = await open(tab)
    const button = await screen.findByRole('button', { name: action })
    await user.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: beside }).closest('li')).toHaveFocus()
  })

  it('become friends when their request is confirmed, until that is undone', async () => {
    const { user } = await open('friend-request?q=aiko')
    await user.click(await screen.findByRole('button', { name: 'Confirm Aiko Mori' }))
    expect(await screen.findByText('Aiko Mori is a friend now.')).toBeVisible()
    await waitFor(async () => expect(await socialDatabase.friends.count()).toBe(21))
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    // Looked up each time, because the row may be removed and return.
    await waitFor(() => {
      const confirm = screen.getByRole('button', { name: 'Confirm Aiko Mori' })
      expect(confirm.closest('[data-entry]')).toHaveFocus()
    })
    expect(await socialDatabase.friends.count()).toBe(20)
    await user.click(screen.getByRole('button', { name: 'Confirm Aiko Mori' }))
    // The previous toast may still be fading out.
    await waitFor(() => expect(screen.getByText('Aiko Mori is a friend now.')).toBeVisible())
    await user.click(screen.getByRole('link', { name: /^Friends/ }))
    expect(
      await screen.findByRole('button', { name: 'Remove Aiko Mori from friends' }),
    ).toBeVisible()
  })
})

it('the gallery shows pictures large, also by arrow keys, and deletes with UNDO', async () => {
  const { user } = await open('gallery')
  await user.click(
    await screen.findByRole('button', { name: 'Peaks above the valley, show large' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Large picture' })
  expect(within(dialog).getByText('2 of 12')).toBeVisible()
  await user.keyboard('{ArrowRight}')
  expect(within(dialog).getByText('Bangkok after midnight')).toBeVisible()
  stroke(dialog, 90)
  expect(within(dialog).getByText('2 of 12')).toBeVisible()
  stroke(dialog, -90, 80)
  expect(within(dialog).getByText('2 of 12')).toBeVisible()
  stroke(dialog, -90)
  expect(within(dialog).getByText('3 of 12')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Delete Peaks above the valley' }))
  expect(await screen.findByText('“Peaks above the valley” was deleted.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'UNDO' }))
  await waitFor(() => {
    const remove = screen.getByRole('button', { name: 'Delete Peaks above the valley' })
    expect(remove.closest('[data-entry]')).toHaveFocus()
  })
})

it.each(['posts', 'follower', 'gallery'])(
  'the tab %s has no accessibility violations',
  async (tab) => {
    const { container, user } = await open(tab)
    await waitFor(() => expect(container.querySelector('article, figure')).not.toBeNull())
    for (const edit of screen.queryAllByRole('button', { name: 'Edit post' }))
      await user.click(edit)
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  },
)

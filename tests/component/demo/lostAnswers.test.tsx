import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import type { Table } from 'dexie'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { chatPaths } from '#contract/chat/chat'
import { kanbanPaths } from '#contract/kanban/kanban'
import { mailChangePaths } from '#contract/mail/changes'
import { socialPeoplePaths } from '#contract/social/people'
import { socialPaths } from '#contract/social/social'
import { ChatPage } from '#features/chat/ChatPage'
import { BacklogsPage } from '#features/kanban/BacklogsPage'
import { BoardPage } from '#features/kanban/BoardPage'
import { MailPage } from '#features/mail/MailPage'
import { SocialProfilePage } from '#features/social/SocialProfilePage'
import { chatDatabase } from '#mocks/chat/database'
import { kanbanDatabase } from '#mocks/kanban/database'
import { mailDatabase } from '#mocks/mail/database'
import { socialDatabase } from '#mocks/social/database'
import { loseFirstAnswer, renderDemo, resetDemo } from '../demoPages'

// Each call is carried out and its answer lost, as when the worker is stopped or the connection breaks.

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})

const upload = (user: Awaited<ReturnType<typeof renderDemo>>['user'], file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  return user.upload(input ?? document.createElement('input'), file)
}

const file = new File(['12345'], 'notes.txt', { type: 'text/plain', lastModified: 1 })
const picture = new File(['no picture'], 'photo.png', { type: 'image/png', lastModified: 1 })

const openProfile = (path: string) =>
  renderDemo(<SocialProfilePage />, {
    route: '/user/social-profile/:tab',
    path: `/user/social-profile/${path}`,
  })

/** @returns how many rows the table has beyond the count before */
const added = async (table: Pick<Table, 'count'>, before: number) => (await table.count()) - before

describe('a lost answer on the board', () => {
  beforeEach(() => resetDemo(kanbanDatabase))

  it('does not stop an item from being added, and is not reported as an error', async () => {
    const { user } = await renderDemo(<BoardPage />, { path: '/app/kanban/board' })
    const before = await kanbanDatabase.items.count()
    loseFirstAnswer(kanbanPaths.addItem)
    await user.click(await screen.findByRole('button', { name: 'Add item: Resolved' }))
    await user.keyboard('Lost on its way{Enter}')
    expect(await screen.findByRole('link', { name: 'Lost on its way' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Item title')).toHaveValue('')
    expect(await added(kanbanDatabase.items, before)).toBe(1)
  })

  it.each([
    ['Add item: Resolved', kanbanPaths.addItem, kanbanDatabase.items, BoardPage],
    ['Add column', kanbanPaths.addColumn, kanbanDatabase.columns, BoardPage],
    ['Add story', kanbanPaths.addStory, kanbanDatabase.stories, BacklogsPage],
  ] as const)('does not make “%s” add twice when it is sent again by hand', async (...of) => {
    const [button, path, table, Page] = of
    const { user } = await renderDemo(<Page />, { path: '/app/kanban/board' })
    await user.click(await screen.findByRole('button', { name: button }))
    const before = await table.count()
    for (const count of [1, 2]) {
      loseFirstAnswer(path, 2)
      await user.keyboard('Once only{Enter}')
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: /title|name/ })).toHaveValue('Once only'),
      )
      await user.keyboard('{Enter}')
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: /title|name/ })).toHaveValue(''),
      )
      // The next one is a new one, even with the same title.
      await waitFor(async () => expect(await added(table, before)).toBe(count))
    }
  })

  it('does not add a comment, checklist line or file twice', async () => {
    const { user } = await renderDemo(<BoardPage />, { path: '/app/kanban/board?item=item-6' })
    const drawer = within(await screen.findByRole('dialog', { name: 'Item' }))
    const before = await kanbanDatabase.items.get('item-6')
    loseFirstAnswer(kanbanPaths.addItemComment, 2)
    await user.type(drawer.getByLabelText('Write a comment'), 'Once only')
    await user.click(drawer.getByRole('button', { name: 'Comment' }))
    await screen.findByText(/could not be made/)
    await user.click(drawer.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect(drawer.getByLabelText('Write a comment')).toHaveValue(''))
    loseFirstAnswer(kanbanPaths.editItem, 2)
    await user.click(drawer.getByRole('button', { name: 'Add a line' }))
    await user.type(drawer.getByLabelText('To do'), 'Once only{Enter}')
    await waitFor(() => expect(drawer.getByLabelText('To do')).toHaveValue('Once only'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(drawer.getByLabelText('To do')).toHaveValue(''))
    loseFirstAnswer(kanbanPaths.editItem, 2)
    const attach = drawer.getByRole('button', { name: 'Attach a file' })
    await upload(user, file)
    // The same file is not chosen again while it is being sent, because that would mean a second copy.
    expect(attach).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(attach).toHaveAttribute('aria-busy', 'false'))
    await upload(user, file)
    await waitFor(async () => {
      const item = await kanbanDatabase.items.get('item-6')
      expect(item?.attachments).toHaveLength((before?.attachments.length ?? 0) + 1)
      expect(item?.checklist).toHaveLength((before?.checklist.length ?? 0) + 1)
      expect(item?.commentIds).toHaveLength((before?.commentIds.length ?? 0) + 1)
    })
  })
})

describe('a lost answer on the profile', () => {
  beforeEach(() => resetDemo(socialDatabase))

  it('does not add a post’s comment or reply twice', async () => {
    const { user } = await openProfile('posts?post=post-2')
    const twice = async (path: string, label: string, button: string) => {
      await user.type(await screen.findByRole('textbox', { name: label }), 'Once only')
      loseFirstAnswer(path, 2)
      await user.click(screen.getByRole('button', { name: button }))
      await screen.findByText(/Your text is still here/)
      await user.click(screen.getByRole('button', { name: button }))
    }
    await twice(socialPaths.addComment, 'Write a comment', 'Comment')
    await user.click(screen.getAllByRole('button', { name: 'Reply' })[0] ?? document.body)
    await twice(socialPaths.addReply, 'Write a reply', 'Send reply')
    await waitFor(() => expect(screen.getAllByText('Once only', { selector: 'p' })).toHaveLength(2))
    const post = await socialDatabase.posts.get('post-2')
    expect(JSON.stringify(post).match(/Once only/g)).toHaveLength(2)
  })

  it('does not add a post twice', async () => {
    const { user } = await openProfile('posts')
    const before = await socialDatabase.posts.count()
    await user.type(await screen.findByRole('textbox', { name: 'What is new?' }), 'Once only')
    loseFirstAnswer(socialPaths.addPost, 2)
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await screen.findByText(/Your text is still here/)
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'What is new?' })).toHaveValue(''),
    )
    expect(await added(socialDatabase.posts, before)).toBe(1)
  })

  it('does not add a picture to the gallery twice', async () => {
    // jsdom cannot draw.
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }))
    const canvas = { fillRect: () => {}, drawImage: () => {} }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object(canvas))
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(picture))
    onTestFinished(() => void vi.unstubAllGlobals())
    const { user } = await openProfile('gallery')
    await screen.findByRole('button', { name: /^Peaks.*show large/ })
    const before = await socialDatabase.gallery.count()
    loseFirstAnswer(socialPeoplePaths.addPicture, 2)
    await upload(user, picture)
    await screen.findByText(/could not be done/)
    await upload(user, picture)
    expect(await screen.findByRole('button', { name: 'photo, show large' })).toBeVisible()
    await waitFor(async () => expect(await added(socialDatabase.gallery, before)).toBe(1))
  })
})

describe('a lost answer in the mail', () => {
  beforeEach(() => resetDemo(mailDatabase))

  it('does not stop a mail from being sent, nor UNDO from taking it back', async () => {
    const { user } = await renderDemo(<MailPage />, {
      path: '/app/mail?compose=new&to=mali@example.com',
    })
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Hi')
    loseFirstAnswer(mailChangePaths.send)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/Sent, within this device only/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'UNDO' }))
    await waitFor(async () =>
      expect(await mailDatabase.mails.get('new')).toMatchObject({ draft: true }),
    )
  })

  it('does not begin a reply twice', async () => {
    const { user } = await renderDemo(<MailPage />, { path: '/app/mail?mail=mail-1' })
    const before = await mailDatabase.mails.count()
    loseFirstAnswer(mailChangePaths.saveDraft, 2)
    await user.click(await screen.findByRole('button', { name: 'Reply' }))
    await screen.findByText('The service could not be reached.')
    await user.click(screen.getByRole('button', { name: 'Reply' }))
    expect(await screen.findByRole('dialog', { name: /^Re:/ })).toBeVisible()
    expect(await added(mailDatabase.mails, before)).toBe(1)
  })

  it('does not attach a file twice', async () => {
    const { user } = await renderDemo(<MailPage />, { path: '/app/mail?compose=new' })
    const form = within(await screen.findByRole('dialog'))
    loseFirstAnswer(mailChangePaths.attach, 2)
    await upload(user, file)
    await screen.findByText('The service could not be reached.')
    await upload(user, file)
    await upload(user, picture)
    expect(await form.findByText('photo.png')).toBeVisible()
    expect(form.getAllByText('notes.txt')).toHaveLength(1)
    const files = await mailDatabase.files.toArray()
    expect(files.filter(({ title }) => title === 'notes.txt')).toHaveLength(1)
  })
})

it('a lost answer in the chat neither hides a sent message nor sends a file twice', async () => {
  await resetDemo(chatDatabase)
  const { user } = await renderDemo(<ChatPage />, { path: '/app/chat?user=u9' })
  const before = await chatDatabase.messages.count()
  loseFirstAnswer(chatPaths.insert)
  await user.type(
    await screen.findByRole('textbox', { name: /Write to|Message/ }),
    'Once only{Enter}',
  )
  expect(await screen.findByText('Once only')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Sending')).not.toBeInTheDocument())
  expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument()
  loseFirstAnswer(chatPaths.insert, 2)
  await upload(user, file)
  await screen.findByText('The service could not be reached.')
  await upload(user, file)
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Save notes.txt' })).toHaveLength(1),
  )
  expect(await added(chatDatabase.messages, before)).toBe(2)
})

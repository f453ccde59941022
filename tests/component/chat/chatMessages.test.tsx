import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { chatApi } from '#api/chat/chat'
import { chatPaths } from '#contract/chat/chat'
import { storedKeysUnder } from '#lib/storage/storedValue'
import { chatDatabase } from '#mocks/chat/database'
import { setClock } from '#mocks/clock'
import { answerDemo, brokenCall, unreadable } from '../demoPages'
import {
  deleteElsewhere,
  field,
  log,
  more,
  open,
  person,
  results,
  say,
  search,
  startChat,
} from './openChat'

startChat()

const editor = () => screen.findByRole('textbox', { name: 'You are editing a message' })

const editOfMenu = () => screen.findByRole('menuitem', { name: 'Edit' })

const isMenuOpen = () => screen.queryByRole('menu') !== null

describe('own messages', () => {
  it('link to web pages and to the app’s own mail, but not to scripts', async () => {
    await say('See www.example.com, mali@example.com or javascript:alert(1)')
    const links = within(await log()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.example.com',
      '/app/mail?to=mali%40example.com',
    ])
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('can be edited from the menu or with an arrow up', async () => {
    const { user } = await say('Frist')
    await user.click(await more())
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await user.clear(await editor())
    await user.type(await editor(), 'First{Enter}')
    expect(await within(await log()).findByText('First')).toBeVisible()
    expect(await within(await log()).findByText('edited')).toBeVisible()
    await user.type(await field(), '{ArrowUp}')
    expect(await editor()).toHaveValue('First')
    await user.keyboard('{Escape}')
    expect(await field()).toBeVisible()
  })

  it('resume an unfinished edit until it is saved or cancelled', async () => {
    const { user } = await say('Frist')
    await user.type(await field(), '{ArrowUp}')
    await user.type(await editor(), ', second')
    await user.click(await person(/Benjamin/))
    expect(await field()).toHaveValue('')
    await user.click(await person(/Chloé/))
    expect(await editor()).toHaveValue('Frist, second')
    await user.type(await editor(), '{Escape}')
    await user.click(await person(/Benjamin/))
    await user.click(await person(/Chloé/))
    expect(await field()).toHaveValue('')
    expect(within(await log()).getByText('Frist')).toBeVisible()
    expect(storedKeysUnder('chat-draft-', 'session')).toEqual([])
  })

  it('that are deleted elsewhere while being edited leave the typed text in the message field', async () => {
    const { user, store } = await say('Frist')
    await user.type(await field(), 'Begun')
    await user.click(await more())
    await user.click(await editOfMenu())
    await user.type(await editor(), ', second')
    await deleteElsewhere('Frist', store)
    await waitFor(async () => expect(await field()).toHaveValue('Begun\nFrist, second'))
    expect(await screen.findByText(/^This was deleted elsewhere/)).toBeVisible()
  })

  it('show another window’s edit of the same message and take it on request', async () => {
    const { user, store } = await say('Frist')
    const changeElsewhere = async (words: string, next: string) => {
      const [message] = await chatDatabase.messages.filter(({ text }) => text === words).toArray()
      await chatDatabase.messages.update(message?.id ?? '', { text: next })
      store.dispatch(chatApi.util.invalidateTags(['Chat']))
    }
    await user.type(await field(), '{ArrowUp}')
    await changeElsewhere('Frist', 'First')
    // Nothing is typed here, so the editor follows the other window.
    await waitFor(async () => expect(await editor()).toHaveValue('First'))
    await user.type(await editor(), ', here')
    await changeElsewhere('First', 'First, there')
    expect(
      await screen.findByText(/^This will replace a change saved elsewhere/),
    ).toHaveTextContent('First, there')
    expect(await editor()).toHaveValue('First, here')
    await user.click(screen.getByRole('button', { name: 'Use that' }))
    expect(await editor()).toHaveValue('First, there')
    expect(await editor()).toHaveFocus()
    expect(screen.queryByText(/^This will replace/)).toBeNull()
    await user.type(await editor(), ', and here')
    await changeElsewhere('First, there', 'Last')
    await screen.findByText(/^This will replace/)
    await user.keyboard('{Enter}')
    expect(await within(await log()).findByText('First, there, and here')).toBeVisible()
  })

  it('open their menu on a long press and on a right click', async () => {
    const { user } = await say('Look https://e.io')
    const said = within(await log()).getByText(/^Look/)
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.pointerDown(within(said).getByRole('link'), finger)
    act(() => void vi.advanceTimersByTime(600))
    expect(isMenuOpen()).toBe(false)
    fireEvent.pointerDown(said, finger)
    act(() => void vi.advanceTimersByTime(600))
    // The browser’s own menu must not open.
    expect(fireEvent.contextMenu(said, finger)).toBe(false)
    fireEvent.pointerUp(said, finger)
    vi.useRealTimers()
    expect(await editOfMenu()).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isMenuOpen()).toBe(false))
    expect(fireEvent.contextMenu(said, { clientX: 40, clientY: 50 })).toBe(false)
    expect(await editOfMenu()).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isMenuOpen()).toBe(false))
    expect(fireEvent.contextMenu(within(said).getByRole('link'))).toBe(true)
    expect(isMenuOpen()).toBe(false)
  })

  it('can be deleted and restored by UNDO', async () => {
    const { user } = await say('Not for you')
    await user.click(await more())
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(async () =>
      expect(within(await log()).queryByText('Not for you')).not.toBeInTheDocument(),
    )
    expect(within(await log()).getByText('Message deleted')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'UNDO' }))
    expect(await within(await log()).findByText('Not for you')).toBeVisible()
    await waitFor(async () => expect(await more()).toHaveFocus())
  })

  it('carry files and pictures, up to the size limit', async () => {
    const { user } = await open('/app/chat?user=u3')
    await field()
    const picker = document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body
    if (!(picker instanceof HTMLInputElement)) throw new Error('No field for files')
    await user.upload(picker, [
      new File(['hello'], 'plan.txt', { type: 'text/plain' }),
      new File(['no picture'], 'photo.png', { type: 'image/png' }),
    ])
    expect(await screen.findByRole('button', { name: 'Save plan.txt' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Picture: photo.png' }))
    expect(await screen.findByRole('dialog', { name: 'photo.png' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.upload(picker, new File([new Uint8Array(1_100_000)], 'film.mp4'))
    expect(await screen.findByText(/“film.mp4” is larger than/)).toBeVisible()
    const dropped = new File(['hello'], 'dropped.txt', { type: 'text/plain' })
    fireEvent.drop(document.body, { dataTransfer: { files: [dropped], types: ['Files'] } })
    expect(await screen.findByRole('button', { name: 'Save dropped.txt' })).toBeVisible()
  })

  it('are sent for valid files beside a folder and oversized files, which are named', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    await open('/app/chat?user=u3')
    await field()
    const files = [
      new File([new Uint8Array(1_100_000)], 'film.mp4'),
      unreadable('Holiday'),
      new File(['hello'], 'after.txt', { type: 'text/plain' }),
    ]
    fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })
    expect(await screen.findByRole('button', { name: 'Save after.txt' })).toBeVisible()
    expect(screen.getByText(/“film.mp4” is larger than/)).toHaveTextContent(
      /“Holiday” cannot be read and was not sent/,
    )
    expect(screen.getByRole('button', { name: 'Attach a file' })).toBeEnabled()
    expect(warned).toHaveBeenCalledWith('A file cannot be read', expect.anything())
    warned.mockRestore()
  })

  it('are sent for many files with a progress count and one refetch', async () => {
    await open('/app/chat?user=u3')
    await field()
    // No second passes, after which the app would refetch the conversation in between.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const calls = answerDemo()
    const files = Array.from({ length: 12 }, (_, index) => new File(['1'], `${index}.txt`))
    fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })
    expect(await screen.findByRole('progressbar', { name: /^\d+ of 12 files sent$/ })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Save 11.txt' })).toBeVisible()
    const times = (path: string) => calls.filter((call) => call.path === path).length
    expect(times(chatPaths.insert)).toBe(12)
    expect(times(chatPaths.filter)).toBe(2)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('are sent for pasted files, but not for the picture of a pasted text', async () => {
    await open('/app/chat?user=u3')
    const files = [new File(['hello'], 'pasted.txt', { type: 'text/plain' })]
    const paste = (types: string[]) => ({ clipboardData: { files, types } })
    // Office programs paste the text, its markup and a picture of it.
    expect(fireEvent.paste(await field(), paste(['text/plain', 'text/html', 'Files']))).toBe(true)
    expect(fireEvent.paste(await field(), paste(['text/html', 'Files']))).toBe(false)
    expect(await screen.findByRole('button', { name: 'Save pasted.txt' })).toBeVisible()
    expect(await chatDatabase.messages.count()).toBe(53)
  })
})

it('the chat shows who is writing and delivers the answer in any conversation', async () => {
  const start = Date.now()
  setClock(() => start)
  const { user } = await open('/app/chat?user=u1')
  await user.type(await field(), 'Shall we?{Enter}')
  expect((await screen.findAllByText('is writing…')).length).toBeGreaterThan(0)
  await user.click(await person(/Isabel/))
  setClock(() => start + 60_000)
  expect(await screen.findByRole('button', { name: /Ananya.*1 unread message/ })).toBeVisible()
})

it('the user’s own status is changed permanently', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /You.*Available/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Do not disturb' }))
  expect(await screen.findByRole('button', { name: /You.*Do not disturb/ })).toBeVisible()
  await waitFor(async () =>
    expect((await chatDatabase.users.get('me'))?.online_status).toBe('do_not_disturb'),
  )
})

it('a failed change of the own status is reported', async () => {
  const { user } = await open()
  answerDemo({ [chatPaths.modifyUser]: brokenCall })
  await user.click(await screen.findByRole('button', { name: /You.*Available/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Offline' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await screen.findByRole('button', { name: /You.*Available/ })).toBeVisible()
})

it('the chat shows a person’s details', async () => {
  const { user } = await open('/app/chat?user=u8')
  await user.click(await person(/Details/))
  const details = await screen.findByRole('dialog', { name: 'Hana Kobayashi' })
  expect(within(details).getByRole('link', { name: /@tanuki/ })).toHaveAttribute(
    'href',
    '/app/mail?to=hana%40tanuki-analytics.example',
  )
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('closing the details beside the conversation returns the focus to their button', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { user } = await open('/app/chat?user=u1')
  const opener = await screen.findByRole('button', { name: /Details$/ })
  await user.click(opener)
  const details = await screen.findByRole('complementary', { name: 'Ananya Suksawat' })
  await user.click(within(details).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(details).not.toBeInTheDocument())
  expect(opener).toHaveFocus()
})

it('the chat skips damaged records and offers a retry when loading fails', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  await chatDatabase.table('users').put({ id: 'u1', name: 7 })
  answerDemo({ [chatPaths.users]: brokenCall })
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answerDemo()
  await user.click(retry)
  expect(await screen.findByText('1 damaged record was left out.')).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
})

it('the chat has no accessibility violations, also with search results', async () => {
  const { user } = await open('/app/chat?user=u1')
  await log()
  await screen.findByRole('button', { name: /You.*Available/ })
  await user.type(await search(), 'the')
  await results()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

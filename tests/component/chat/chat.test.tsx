import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatApi } from '#api/chat/chat'
import { chatPaths } from '#contract/chat/chat'
import { ChatPage } from '#features/chat/ChatPage'
import { outgoing } from '#features/chat/writing/outgoing'
import { storedKeysUnder } from '#lib/storage/storedValue'
import { chatDatabase } from '#mocks/chat/database'
import { setClock } from '#mocks/clock'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { answerDemo, brokenCall, lostCall, renderDemo, resetDemo, unreadable } from '../demoPages'
import { takeTurns } from '../turns'

takeTurns(8, /anything as text|lead where they say/)

/** Wide enough for the people beside the conversation. */
function beWide(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query === '(min-width: 900px)',
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

beforeEach(() => {
  setClock(() => Date.now())
  sessionStorage.clear()
  beWide(true)
  outgoing.drop(() => true)
  return resetDemo(chatDatabase)
})
afterEach(() => vi.unstubAllGlobals())

const open = (path = '/app/chat', links?: string[]) =>
  renderDemo(<ChatPage />, { path, ...(links && { links }) })
const address = () => screen.getByTestId('address').textContent
const person = (name: RegExp) => screen.findByRole('button', { name })
const log = () => screen.findByRole('log')
const field = () => screen.findByRole('textbox', { name: /^Message to/ })

describe('the people', () => {
  it('stand in the order of the last words, with unread counted', async () => {
    await open()
    const list = await screen.findByRole('list', { name: 'People' })
    const rows = within(list).getAllByRole('button')
    expect(rows).toHaveLength(13)
    expect(rows[0]).toHaveTextContent(/Ananya Suksawat.*Two players asked already.*2/)
    expect(rows[0]).toHaveAccessibleName(/2 unread messages/)
    expect(rows.at(-1)).toHaveTextContent('No messages yet')
    expect(screen.getByText('Choose a conversation')).toBeInTheDocument()
  })

  it('are found by name, company and words', async () => {
    const { user } = await open()
    const search = await screen.findByRole('searchbox', { name: 'Search people and messages' })
    await user.keyboard('/zoltan')
    expect(search).toHaveFocus()
    const list = screen.getByRole('list', { name: 'People' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    await user.clear(search)
    await user.type(search, 'nobody at all')
    expect(await screen.findByText(/Nobody found/)).toBeVisible()
    expect(await screen.findByText('No messages found.')).toBeVisible()
  })
})

const said = (id: string, text: string, minutesAgo: number) => ({
  id,
  person: 'u3',
  from: 'u3',
  to: 'me',
  text,
  time: Date.now() - minutesAgo * 60_000,
})
const search = () => screen.findByRole('searchbox', { name: 'Search people and messages' })
const results = () => screen.findByRole('list', { name: 'Messages' })

/** A thousand messages with Chloé, of which the search finds the one with this number. */
function sayThousand(wanted: number): void {
  const all = Array.from({ length: 1000 }, (_, at) => {
    const { person: user, time, ...message } = said(`m${at}`, `Number ${at}!`, 1000 - at)
    return { ...message, user, time: new Date(time).toISOString() }
  })
  answerDemo({
    [chatPaths.filter]: () => Response.json(all),
    [chatPaths.search]: () => Response.json({ found: [all[wanted]], total: 1 }),
  })
}

/** Three hundred messages to Isabel, the last of which answers the first. */
async function sayRows(): Promise<void> {
  const at = Date.now() - 1_000_000
  const row = (index: number) => ({
    id: `row-${index}`,
    person: 'u9',
    from: 'me',
    to: 'u9',
    text: `Row ${index}`,
    time: at + index,
    ...(index === 299 && { replyTo: 'row-0' }),
  })
  await chatDatabase.messages.bulkAdd(Array.from({ length: 300 }, (_, index) => row(index)))
}

describe('the search in messages', () => {
  it('shows who, when and the place, and leads to the message, which is marked', async () => {
    await chatDatabase.messages.put(said('m', `${'Long before. '.repeat(12)}The กระเป๋า is red`, 3))
    const { user } = await open('/app/chat?user=u1')
    await user.type(await search(), 'กระเป๋า RED')
    const row = within(await results()).getByRole('button')
    expect(row).toHaveTextContent(/^Chloé Marchand.*… .*The กระเป๋า is red$/)
    expect([...row.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'กระเป๋า',
      'red',
    ])
    expect(screen.getByText('1 message found')).toBeVisible()
    await user.click(row)
    expect(address()).toBe('/app/chat?user=u3')
    const message = (await within(await log()).findByText('กระเป๋า')).closest('[data-message]')
    expect(message).toHaveFocus()
    expect(message).toHaveAttribute('data-message', 'm')
    // The same again leads there again, from wherever one has gone in between.
    await user.click(await field())
    await user.click(within(await results()).getByRole('button'))
    expect(document.activeElement).toHaveAttribute('data-message', 'm')
  })

  it('leads far back without drawing all that was said since, and to the newest again', async () => {
    sayThousand(300)
    const { user } = await open('/app/chat?user=u3')
    await user.type(await search(), 'number 300!')
    await user.click(within(await results()).getByRole('button'))
    expect(await within(await log()).findByText('Number 299!')).toBeVisible()
    expect((await log()).querySelectorAll('[data-message]')).toHaveLength(200)
    await user.click(screen.getByRole('button', { name: 'Later messages' }))
    expect(await within(await log()).findByText('Number 599!')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'To the newest' }))
    expect(await within(await log()).findByText('Number 999!')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Later messages' })).not.toBeInTheDocument()
  })

  it('shows what one says oneself, wherever one has been led', async () => {
    sayThousand(70)
    const { user } = await open('/app/chat?user=u3')
    await user.type(await search(), 'number 70!')
    await user.click(within(await results()).getByRole('button'))
    await user.type(await field(), 'Here I am{Enter}')
    expect(await within(await log()).findByText('Here I am')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Later messages' })).not.toBeInTheDocument()
  })

  it('on a phone leads into the conversation, and back to the result', async () => {
    beWide(false)
    await chatDatabase.messages.put(said('m', 'A zebra', 3))
    const { user } = await open()
    await user.type(await search(), 'zebra')
    await user.click(within(await results()).getByRole('button'))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-message', 'm'))
    await user.click(await screen.findByLabelText('Back to all conversations'))
    expect(within(await results()).getByRole('button')).toHaveFocus()
  })
})

describe('on a phone', () => {
  it('the focus goes with the person into the conversation, and back to the row', async () => {
    beWide(false)
    const { user } = await open()
    await user.click(await person(/Ananya/))
    expect(await screen.findByRole('region', { name: 'Ananya Suksawat' })).toHaveFocus()
    expect(screen.queryByRole('list', { name: 'People' })).not.toBeInTheDocument()
    // The style that hides it beside the people counts for any width here.
    await user.click(await screen.findByLabelText('Back to all conversations'))
    expect(await person(/Ananya/)).toHaveFocus()
  })

  it('the way back to the people leaves no step behind for the browser’s own', async () => {
    beWide(false)
    history.replaceState(null, '', '/app/chat')
    const { user } = await renderDemo(<ChatPage />, { inWindow: true })
    await user.click(await person(/Ananya/))
    const steps = history.length
    await user.click(await screen.findByLabelText('Back to all conversations'))
    await waitFor(() => expect(location.search).toBe(''))
    await waitFor(async () => expect(await person(/Ananya/)).toHaveFocus())
    await user.click(await person(/Benjamin/))
    // In the place of the first conversation.
    expect(history.length).toBe(steps)
  })
})

describe('a conversation', () => {
  it('opens from the list, stands in the address, and is read', async () => {
    const { user } = await open()
    await user.click(await person(/Ananya/))
    expect(address()).toBe('/app/chat?user=u1')
    const messages = await log()
    expect(messages).toHaveAccessibleName('Messages with Ananya Suksawat')
    expect(messages).toHaveTextContent(/Morning! The bracket.*Two players asked already/s)
    expect(within(messages).getAllByRole('region').length).toBeGreaterThan(1)
    await waitFor(async () =>
      expect(await person(/Ananya.*already/)).not.toHaveAccessibleName(/unread/),
    )
  })

  it('shows its newest part at first, and earlier messages with a wish', async () => {
    await sayRows()
    const { user } = await open('/app/chat?user=u9')
    const messages = await log()
    await waitFor(() => expect(messages.querySelectorAll('[data-message]')).toHaveLength(200))
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }))
    expect(await within(await log()).findByText('Row 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument()
  })

  it('stays where it is read when earlier messages come above it', async () => {
    await sayRows()
    const { user } = await open('/app/chat?user=u9')
    const messages = await log()
    await waitFor(() => expect(messages.querySelectorAll('[data-message]')).toHaveLength(200))
    // Each is ten pixels high.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const at = [...messages.querySelectorAll('[data-message]')].indexOf(this)
      return new DOMRect(0, at * 10 - messages.scrollTop, 100, 10)
    })
    messages.scrollTop = 0
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }))
    await within(messages).findByText('Row 1')
    const count = messages.querySelectorAll('[data-message]').length
    expect(messages.scrollTop).toBe((count - 200) * 10)
    vi.restoreAllMocks()
  })

  it('says so when the address names nobody, and leads back', async () => {
    const { user } = await open('/app/chat?user=%00__proto__')
    expect(await screen.findByText('There is no such person')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to all conversations' }))
    expect(address()).toBe('/app/chat')
  })

  it('sends with Enter, begins lines with Shift and Enter, and shows anything as text', async () => {
    const { user } = await open('/app/chat?user=u9')
    expect(await screen.findByText(/Write the first one/)).toBeVisible()
    // Its placeholder stands where the page begins.
    expect(await field()).not.toHaveAttribute('dir')
    await user.type(
      await field(),
      '<img src=x onerror=alert(1)> สวัสดี{Shift>}{Enter}{/Shift}مرحبا 👩‍🚀{Enter}',
    )
    expect(await field()).toHaveValue('')
    const bubble = await within(await log()).findByText(/onerror/)
    expect(bubble.textContent).toBe('<img src=x onerror=alert(1)> สวัสดี\nمرحبا 👩‍🚀')
    expect(bubble).toHaveAttribute('dir', 'auto')
    await waitFor(() => expect(outgoing.get()).toEqual([]))
    expect(await chatDatabase.messages.count()).toBe(53)
    expect(within(await log()).getAllByText(/onerror/)).toHaveLength(1)
  })

  it('begins a line with Enter under a finger, where no Shift is, and sends by its button', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(hover: none)',
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const { user } = await open('/app/chat?user=u9')
    const box = await field()
    await user.type(box, 'One{Enter}Two')
    expect(box).toHaveValue('One\nTwo')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await user.type(box, 'Three{Control>}{Enter}{/Control}')
    expect(await within(await log()).findByText('Three')).toBeVisible()
    await waitFor(() => expect(outgoing.get()).toEqual([]))
    expect(await chatDatabase.messages.count()).toBe(54)
  })

  it('does not send while a word is composed, nor nothing', async () => {
    await open('/app/chat?user=u9')
    const box = await field()
    fireEvent.change(box, { target: { value: '你' } })
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    expect(box).toHaveValue('你')
    fireEvent.change(box, { target: { value: ' \n ' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
    expect(await chatDatabase.messages.count()).toBe(52)
  })

  it('keeps what could not be sent, and sends it once on retry', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user, store } = await open('/app/chat?user=u9')
    await field()
    answerDemo({ [chatPaths.insert]: lostCall })
    await user.type(await field(), 'Lost?{Enter}')
    const failed = await screen.findByRole('alert')
    expect(failed).toHaveTextContent('Not sent. The service could not be reached.')
    expect(JSON.parse(sessionStorage.getItem('chat-outbox') ?? '')).toMatchObject([
      { to: 'u9', text: 'Lost?', state: 'failed' },
    ])
    store.dispatch(changeAppearance({ locale: 'fr' }))
    await waitFor(() => expect(failed).toHaveTextContent('Non envoyé. Le service est injoignable.'))
    store.dispatch(changeAppearance({ locale: 'en' }))
    await waitFor(() => expect(failed).toHaveTextContent('Not sent.'))
    // The answer is lost, not the message: sending it again stores it once.
    answerDemo()
    const [message] = outgoing.get()
    await chatDatabase.messages.add({
      id: message?.id ?? '',
      person: 'u9',
      from: 'me',
      to: 'u9',
      text: 'Lost?',
      time: Date.now(),
    })
    await user.dblClick(within(failed).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(outgoing.get()).toEqual([]))
    expect(within(await log()).getAllByText('Lost?')).toHaveLength(1)
    expect(await chatDatabase.messages.count()).toBe(53)
  })

  it('can discard what could not be sent', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { user } = await open('/app/chat?user=u9')
    await field()
    answerDemo({ [chatPaths.insert]: brokenCall })
    await user.type(await field(), 'Never mind{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(within(await log()).queryByText('Never mind')).not.toBeInTheDocument()
    expect(await log()).toHaveFocus()
  })

  it('keeps a draft for each person', async () => {
    const { user } = await open('/app/chat?user=u9')
    await user.type(await field(), 'To Isabel')
    await user.click(await person(/^Benjamin|Benjamin Okafor/))
    expect(await screen.findByRole('textbox', { name: /Benjamin/ })).toHaveValue('')
    await user.click(await person(/Isabel/))
    expect(await screen.findByRole('textbox', { name: /Isabel/ })).toHaveValue('To Isabel')
  })

  it('puts an emoji where the caret is', async () => {
    const { user } = await open('/app/chat?user=u9')
    await user.type(await field(), 'Hi!{ArrowLeft}')
    await user.click(screen.getByRole('button', { name: 'Emoji' }))
    const signs = await screen.findByRole('dialog', { name: 'Emoji' })
    expect(within(signs).getByRole('button', { name: '🙂' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(await field()).toHaveValue('Hi😐!')
  })

  it('shows what another tab wrote; those who read older messages are only told', async () => {
    const { store } = await open('/app/chat?user=u2')
    const messages = await log()
    await screen.findAllByText('See you there.')
    Object.defineProperties(messages, {
      scrollHeight: { value: 2000, configurable: true },
      clientHeight: { value: 400, configurable: true },
    })
    messages.scrollTop = 100
    // At first sight it may only have become higher.
    fireEvent.scroll(messages)
    fireEvent.scroll(messages)
    const said = { person: 'u2', time: Date.now() }
    await chatDatabase.messages.add({
      ...said,
      id: 'other',
      from: 'me',
      to: 'u2',
      text: 'From another tab',
    })
    act(() => void store.dispatch(chatApi.util.invalidateTags(['Chat'])))
    await within(messages).findByText('From another tab')
    // One’s own is not new.
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
    await chatDatabase.messages.add({ ...said, id: 'answer', from: 'u2', to: 'me', text: 'Theirs' })
    act(() => void store.dispatch(chatApi.util.invalidateTags(['Chat'])))
    const pill = await screen.findByRole('button', { name: 'New messages' })
    expect(within(messages).getByText('Theirs')).toBeInTheDocument()
    expect(messages.scrollTop).toBe(100)
    fireEvent.click(pill)
    expect(messages.scrollTop).toBe(2000)
    expect(screen.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument()
  })

  it('folds what is very long, and copies messages', async () => {
    const long = 'ก'.repeat(50_000)
    await chatDatabase.messages.add({
      id: 'long',
      person: 'u9',
      from: 'u9',
      to: 'me',
      text: long,
      time: Date.now(),
    })
    const { user } = await open('/app/chat?user=u9')
    const messages = await log()
    expect(messages.textContent?.length).toBeLessThan(2000)
    await user.click(within(messages).getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy message' }))
    expect(await screen.findByText('Message copied.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(long)
    await user.click(within(messages).getByRole('button', { name: 'Show all' }))
    expect(messages.textContent?.length).toBeGreaterThan(50_000)
  })
})

const say = async (text: string) => {
  const opened = await open('/app/chat?user=u3')
  await opened.user.type(await field(), `${text}{Enter}`)
  await waitFor(() => expect(outgoing.get()).toEqual([]))
  await screen.findAllByRole('button', { name: 'More' })
  return opened
}
const editor = () => screen.findByRole('textbox', { name: 'You are editing a message' })
const editOfMenu = () => screen.findByRole('menuitem', { name: 'Edit' })
const isMenuOpen = () => screen.queryByRole('menu') !== null
const more = async () => {
  const buttons = await screen.findAllByRole('button', { name: 'More' })
  return buttons.at(-1) ?? document.body
}

/** Chooses `Reply` in the menu of the message that says this. */
async function replyTo(user: Awaited<ReturnType<typeof open>>['user'], words: string) {
  const said = await within(await log()).findByText(words)
  const message = said.closest<HTMLElement>('[data-message]') ?? document.body
  await user.click(within(message).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reply' }))
}
/** As another window does it with the message that says this. */
async function deleteElsewhere(words: string, store: Awaited<ReturnType<typeof open>>['store']) {
  const [message] = await chatDatabase.messages.filter(({ text }) => text === words).toArray()
  await chatDatabase.messages.update(message?.id ?? '', { deleted: true })
  store.dispatch(chatApi.util.invalidateTags(['Chat']))
}
const quote = async (name: RegExp) => within(await log()).findByRole('button', { name })

describe('a reply', () => {
  it('quotes what it answers, and leads there', async () => {
    const { user } = await open('/app/chat?user=u1')
    await replyTo(user, 'Two players asked already.')
    expect(await field()).toHaveFocus()
    await user.keyboard('Which ones?{Enter}')
    expect(screen.queryByRole('button', { name: 'Write without the quote' })).toBeNull()
    await waitFor(() => expect(outgoing.get()).toEqual([]))
    await user.click(await quote(/^In reply to Ananya Suksawat ?Two players asked already/))
    const marked = document.activeElement
    expect(marked).toHaveTextContent(/^Two players asked already/)
    expect(marked).toHaveAttribute('data-message')
    await user.tab()
    expect(marked).not.toHaveAttribute('tabindex')
    const stored = await chatDatabase.messages.toArray()
    expect(stored.find(({ text }) => text === 'Which ones?')?.replyTo).toBe(
      marked?.getAttribute('data-message'),
    )
  })

  it('is left by Escape or its button, and waits with the draft', async () => {
    const { user } = await open('/app/chat?user=u1')
    await replyTo(user, 'Two players asked already.')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Write without the quote' })).toBeNull()
    await replyTo(user, 'Two players asked already.')
    await user.click(await person(/Isabel/))
    expect(await field()).toBeVisible()
    await user.click(await person(/Ananya/))
    await user.click(await screen.findByRole('button', { name: 'Write without the quote' }))
    expect(await field()).toHaveFocus()
    expect(storedKeysUnder('chat-draft-', 'session')).toEqual([])
  })

  it('says when what it answers was deleted, or is not there', async () => {
    const { user } = await say('Not for you')
    await replyTo(user, 'Not for you')
    await user.keyboard('Sorry{Enter}')
    await waitFor(() => expect(outgoing.get()).toEqual([]))
    await quote(/Not for you/)
    await chatDatabase.messages.add({
      id: 'other',
      person: 'u3',
      from: 'u3',
      to: 'me',
      text: 'Fine',
      time: Date.now(),
      replyTo: 'gone',
    })
    await user.click(screen.getAllByRole('button', { name: 'More' }).at(-2) ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(async () =>
      expect(within(await log()).getAllByText('Message deleted')).toHaveLength(3),
    )
    expect(within(await log()).queryByRole('button', { name: /In reply to/ })).toBeNull()
  })

  it('goes on without its quote when another window deletes what it answers, and says so', async () => {
    const { user, store } = await say('Not for long')
    await replyTo(user, 'Not for long')
    await user.keyboard('As you')
    await deleteElsewhere('Not for long', store)
    expect(await screen.findByText(/^This was deleted elsewhere/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Write without the quote' })).toBeNull()
    expect(await field()).toHaveValue('As you')
  })

  it('may be a file', async () => {
    const { user } = await open('/app/chat?user=u1')
    await replyTo(user, 'Two players asked already.')
    const files = [new File(['1'], 'one.txt'), new File(['2'], 'two.txt')]
    fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })
    expect(await screen.findByRole('button', { name: 'Save two.txt' })).toBeVisible()
    expect(within(await log()).getAllByRole('button', { name: /^In reply to/ })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Write without the quote' })).toBeNull()
  })

  it('draws an earlier message that it leads to', async () => {
    await sayRows()
    const calls = answerDemo()
    const { user } = await open('/app/chat?user=u9')
    const messages = await log()
    await waitFor(() => expect(messages.querySelectorAll('[data-message]')).toHaveLength(200))
    const shown = await quote(/Row 0/)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
      this: Element,
    ) {
      return this === messages ? new DOMRect(0, 100, 300, 400) : new DOMRect(0, 40, 300, 900)
    })
    messages.scrollTop = 500
    const asked = () => calls.filter(({ path }) => path === chatPaths.filter)
    // Of a long conversation the newest part is read alone, until more is wanted.
    expect(asked().map(({ body }) => body)).toEqual([{ user: 'u9', newest: 200 }])
    await user.click(shown)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-message', 'row-0'))
    expect(asked().at(-1)?.body).toEqual({ user: 'u9' })
    // Its beginning, a quarter below the top.
    expect(messages.scrollTop).toBe(340)
  })
})

describe('own messages', () => {
  it('lead where they say, outside or to a mail in the app', async () => {
    await say('See www.example.com, mali@example.com or javascript:alert(1)')
    const links = within(await log()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.example.com',
      '/app/mail?to=mali%40example.com',
    ])
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('are changed, by the menu or an arrow up', async () => {
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

  it('are changed further where one left off, until that is saved or left', async () => {
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

  it('that another window deletes while they are changed leave what is typed to be sent, and say so', async () => {
    const { user, store } = await say('Frist')
    await user.type(await field(), 'Begun')
    await user.click(await more())
    await user.click(await editOfMenu())
    await user.type(await editor(), ', second')
    await deleteElsewhere('Frist', store)
    await waitFor(async () => expect(await field()).toHaveValue('Begun\nFrist, second'))
    expect(await screen.findByText(/^This was deleted elsewhere/)).toBeVisible()
  })

  it('say what another window makes of them meanwhile, and take that on request', async () => {
    const { user, store } = await say('Frist')
    const changeElsewhere = async (words: string, next: string) => {
      const [message] = await chatDatabase.messages.filter(({ text }) => text === words).toArray()
      await chatDatabase.messages.update(message?.id ?? '', { text: next })
      store.dispatch(chatApi.util.invalidateTags(['Chat']))
    }
    await user.type(await field(), '{ArrowUp}')
    await changeElsewhere('Frist', 'First')
    // Where nothing is typed it follows.
    await waitFor(async () => expect(await editor()).toHaveValue('First'))
    await user.type(await editor(), ', here')
    await changeElsewhere('First', 'First, there')
    expect(await screen.findByText(/^This replaces what was saved elsewhere/)).toHaveTextContent(
      'First, there',
    )
    expect(await editor()).toHaveValue('First, here')
    await user.click(screen.getByRole('button', { name: 'Use that' }))
    expect(await editor()).toHaveValue('First, there')
    expect(await editor()).toHaveFocus()
    expect(screen.queryByText(/^This replaces/)).toBeNull()
    await user.type(await editor(), ', and here')
    await changeElsewhere('First, there', 'Last')
    await screen.findByText(/^This replaces/)
    await user.keyboard('{Enter}')
    expect(await within(await log()).findByText('First, there, and here')).toBeVisible()
  })

  it('have their menu under a finger that is held, and under a mouse’s second button', async () => {
    const { user } = await say('Look https://e.io')
    const said = within(await log()).getByText(/^Look/)
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.pointerDown(within(said).getByRole('link'), finger)
    act(() => void vi.advanceTimersByTime(600))
    expect(isMenuOpen()).toBe(false)
    fireEvent.pointerDown(said, finger)
    act(() => void vi.advanceTimersByTime(600))
    // The browser's own menu stays away.
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

  it('are deleted, and brought back by UNDO', async () => {
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

  it('carry files and pictures, none too large', async () => {
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

  it('are sent beside a folder, and beside each that is too large, which is said', async () => {
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

  it('are sent many at once, without the conversation asked for after each, and counted', async () => {
    await open('/app/chat?user=u3')
    await field()
    const calls = answerDemo()
    const files = Array.from({ length: 30 }, (_, index) => new File(['1'], `${index}.txt`))
    fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })
    expect(await screen.findByRole('progressbar', { name: /^\d+ of 30 files sent$/ })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Save 29.txt' })).toBeVisible()
    const times = (path: string) => calls.filter((call) => call.path === path).length
    expect(times(chatPaths.insert)).toBe(30)
    expect(times(chatPaths.filter)).toBeLessThan(10)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('are sent that are pasted, but no picture of a text that is pasted', async () => {
    await open('/app/chat?user=u3')
    const files = [new File(['hello'], 'pasted.txt', { type: 'text/plain' })]
    const paste = (types: string[]) => ({ clipboardData: { files, types } })
    // An office program says the text, how it looks, and a picture of it.
    expect(fireEvent.paste(await field(), paste(['text/plain', 'text/html', 'Files']))).toBe(true)
    expect(fireEvent.paste(await field(), paste(['text/html', 'Files']))).toBe(false)
    expect(await screen.findByRole('button', { name: 'Save pasted.txt' })).toBeVisible()
    expect(await chatDatabase.messages.count()).toBe(53)
  })
})

it('shows who is writing, and their answer when it is there, in any conversation', async () => {
  const start = Date.now()
  setClock(() => start)
  const { user } = await open('/app/chat?user=u1')
  await user.type(await field(), 'Shall we?{Enter}')
  expect((await screen.findAllByText('is writing…')).length).toBeGreaterThan(0)
  await user.click(await person(/Isabel/))
  setClock(() => start + 60_000)
  expect(
    await screen.findByRole('button', { name: /Ananya.*1 unread message/ }, { timeout: 9500 }),
  ).toBeVisible()
}, 20_000)

it('changes the own status for good', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /You.*Available/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Do not disturb' }))
  expect(await screen.findByRole('button', { name: /You.*Do not disturb/ })).toBeVisible()
  await waitFor(async () =>
    expect((await chatDatabase.users.get('me'))?.online_status).toBe('do_not_disturb'),
  )
})

it('says when the own status could not be changed', async () => {
  const { user } = await open()
  answerDemo({ [chatPaths.modifyUser]: brokenCall })
  await user.click(await screen.findByRole('button', { name: /You.*Available/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Offline' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await screen.findByRole('button', { name: /You.*Available/ })).toBeVisible()
})

it('shows who somebody is', async () => {
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

it('closed beside the conversation, the details leave the focus at what opens them', async () => {
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

it('shows the rest when records are damaged, and an error with a way on when nothing comes', async () => {
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

it('has no barrier, with what is found neither', async () => {
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

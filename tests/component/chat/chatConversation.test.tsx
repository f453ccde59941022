import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { chatApi } from '#api/chat/chat'
import { chatPaths } from '#contract/chat/chat'
import { outgoing } from '#features/chat/writing/outgoing'
import { chatDatabase } from '#mocks/chat/database'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { answerDemo, brokenCall, lostCall } from '../demoPages'
import { address, field, log, open, person, sayRows, startChat } from './openChat'

startChat()

describe('a conversation', () => {
  it('opens from the list, is in the address and is marked as read', async () => {
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

  it('shows its newest part at first and earlier messages on request', async () => {
    await sayRows()
    const { user } = await open('/app/chat?user=u9')
    const messages = await log()
    await waitFor(() => expect(messages.querySelectorAll('[data-message]')).toHaveLength(200))
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }))
    expect(await within(await log()).findByText('Row 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument()
  })

  it('keeps its scroll position when earlier messages are added above', async () => {
    await sayRows()
    const { user } = await open('/app/chat?user=u9')
    const messages = await log()
    await waitFor(() => expect(messages.querySelectorAll('[data-message]')).toHaveLength(200))
    // Each message is ten pixels high.
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

  it('says that the person in the address does not exist, and links back', async () => {
    const { user } = await open('/app/chat?user=%00__proto__')
    expect(await screen.findByText('Person not found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to all conversations' }))
    expect(address()).toBe('/app/chat')
  })

  it('sends with Enter, breaks lines with Shift+Enter and shows markup as text', async () => {
    const { user } = await open('/app/chat?user=u9')
    expect(await screen.findByText(/Write the first one/)).toBeVisible()
    // The placeholder begins on the page’s side.
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

  it('breaks lines with Enter on touch devices and sends by its button', async () => {
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

  it('sends neither a word being composed nor an empty message', async () => {
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

  it('keeps a message that could not be sent, and sends it once on retry', async () => {
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
    // Only the answer is lost, so sending the message again stores it once.
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

  it('can discard a message that could not be sent', async () => {
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

  it('inserts an emoji at the caret', async () => {
    const { user } = await open('/app/chat?user=u9')
    await user.type(await field(), 'Hi!{ArrowLeft}')
    await user.click(screen.getByRole('button', { name: 'Emoji' }))
    const signs = await screen.findByRole('dialog', { name: 'Emoji' })
    expect(within(signs).getByRole('button', { name: '🙂' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(await field()).toHaveValue('Hi😐!')
  })

  it('shows new messages from another tab, or only a notice to a user reading older ones', async () => {
    const { store } = await open('/app/chat?user=u2')
    const messages = await log()
    await screen.findAllByText('See you there.')
    Object.defineProperties(messages, {
      scrollHeight: { value: 2000, configurable: true },
      clientHeight: { value: 400, configurable: true },
    })
    messages.scrollTop = 100
    // The first scroll event may only mean that the list has grown.
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
    // A message of one’s own is not announced as new.
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

  it('folds very long messages and copies them whole', async () => {
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

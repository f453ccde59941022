import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { chatPaths } from '#contract/chat/chat'
import { outgoing } from '#features/chat/writing/outgoing'
import { storedKeysUnder } from '#lib/storage/storedValue'
import { chatDatabase } from '#mocks/chat/database'
import { answerDemo } from '../demoPages'
import {
  deleteElsewhere,
  field,
  log,
  open,
  person,
  replyTo,
  say,
  sayRows,
  startChat,
} from './openChat'

startChat()

const quote = async (name: RegExp) => within(await log()).findByRole('button', { name })

describe('a reply', () => {
  it('quotes the original message and links to it', async () => {
    const { user } = await open('/app/chat?user=u1')
    await replyTo(user, 'Two players asked already.')
    expect(await field()).toHaveFocus()
    await user.keyboard('Which ones?{Enter}')
    expect(screen.queryByRole('button', { name: 'Remove the quote' })).toBeNull()
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

  it('is cancelled by Escape or its button, and is kept with the draft', async () => {
    const { user } = await open('/app/chat?user=u1')
    await replyTo(user, 'Two players asked already.')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Remove the quote' })).toBeNull()
    await replyTo(user, 'Two players asked already.')
    await user.click(await person(/Isabel/))
    expect(await field()).toBeVisible()
    await user.click(await person(/Ananya/))
    await user.click(await screen.findByRole('button', { name: 'Remove the quote' }))
    expect(await field()).toHaveFocus()
    expect(storedKeysUnder('chat-draft-', 'session')).toEqual([])
  })

  it('says when the original message was deleted or does not exist', async () => {
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

  it('continues without its quote, and says so, when another window deletes the original', async () => {
    const { user, store } = await say('Not for long')
    await replyTo(user, 'Not for long')
    await user.keyboard('As you')
    await deleteElsewhere('Not for long', store)
    expect(await screen.findByText(/^This was deleted elsewhere/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove the quote' })).toBeNull()
    expect(await field()).toHaveValue('As you')
  })

  it('may be a file', async () => {
    const { user } = await open('/app/chat?user=u1')
    await replyTo(user, 'Two players asked already.')
    const files = [new File(['1'], 'one.txt'), new File(['2'], 'two.txt')]
    fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } })
    expect(await screen.findByRole('button', { name: 'Save two.txt' })).toBeVisible()
    expect(within(await log()).getAllByRole('button', { name: /^In reply to/ })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Remove the quote' })).toBeNull()
  })

  it('loads and shows an earlier original message', async () => {
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
    // Only the newest part of a long conversation is loaded at first.
    expect(asked().map(({ body }) => body)).toEqual([{ user: 'u9', newest: 200 }])
    await user.click(shown)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-message', 'row-0'))
    expect(asked().at(-1)?.body).toEqual({ user: 'u9' })
    // The beginning of the message is a quarter of the height below the top.
    expect(messages.scrollTop).toBe(340)
  })
})

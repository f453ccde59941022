import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { chatApi } from '#api/chat/chat'
import { ChatPage } from '#features/chat/ChatPage'
import { outgoing } from '#features/chat/writing/outgoing'
import { chatDatabase } from '#mocks/chat/database'
import { setClock } from '#mocks/clock'
import { renderDemo, resetDemo } from '../demoPages'

/** Stubs a screen wide enough for the people beside the conversation. */
export function beWide(isWide: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query === '(min-width: 900px)',
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

export const open = (path = '/app/chat', links?: string[]) =>
  renderDemo(<ChatPage />, { path, ...(links && { links }) })

export const address = () => screen.getByTestId('address').textContent

export const person = (name: RegExp) => screen.findByRole('button', { name })

export const log = () => screen.findByRole('log')

export const field = () => screen.findByRole('textbox', { name: /^Message to/ })

export const said = (id: string, text: string, minutesAgo: number) => ({
  id,
  person: 'u3',
  from: 'u3',
  to: 'me',
  text,
  time: Date.now() - minutesAgo * 60_000,
})

export const search = () => screen.findByRole('searchbox', { name: 'Search people and messages' })

export const results = () => screen.findByRole('list', { name: 'Messages' })

/** Adds three hundred messages to Isabel; the last one answers the first. */
export async function sayRows(): Promise<void> {
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

export const say = async (text: string) => {
  const opened = await open('/app/chat?user=u3')
  await opened.user.type(await field(), `${text}{Enter}`)
  await waitFor(() => expect(outgoing.get()).toEqual([]))
  await screen.findAllByRole('button', { name: 'More' })
  return opened
}

export const more = async () => {
  const buttons = await screen.findAllByRole('button', { name: 'More' })
  return buttons.at(-1) ?? document.body
}

/** Chooses `Reply` in the menu of the message with this text. */
export async function replyTo(user: Awaited<ReturnType<typeof open>>['user'], words: string) {
  const said = await within(await log()).findByText(words)
  const message = said.closest<HTMLElement>('[data-message]') ?? document.body
  await user.click(within(message).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reply' }))
}

/** Deletes the message with this text as another window would. */
export async function deleteElsewhere(
  words: string,
  store: Awaited<ReturnType<typeof open>>['store'],
) {
  const [message] = await chatDatabase.messages.filter(({ text }) => text === words).toArray()
  await chatDatabase.messages.update(message?.id ?? '', { deleted: true })
  store.dispatch(chatApi.util.invalidateTags(['Chat']))
}

/** Sets up each test: the sample conversations, an empty outbox, a wide screen. */
export function startChat(): void {
  beforeEach(() => {
    setClock(() => Date.now())
    sessionStorage.clear()
    beWide(true)
    outgoing.drop(() => true)
    return resetDemo(chatDatabase)
  })
  afterEach(() => vi.unstubAllGlobals())
}

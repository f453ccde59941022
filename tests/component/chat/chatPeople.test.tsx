import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chatPaths } from '#contract/chat/chat'
import { ChatPage } from '#features/chat/ChatPage'
import { chatDatabase } from '#mocks/chat/database'
import { answerDemo, renderDemo } from '../demoPages'
import {
  address,
  beWide,
  field,
  log,
  open,
  person,
  results,
  said,
  search,
  startChat,
} from './openChat'

startChat()

/** Adds a thousand messages with Chloé; the search for this number finds one of them. */
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

describe('the list of people', () => {
  it('is ordered by the latest message and shows the unread counts', async () => {
    await open()
    const list = await screen.findByRole('list', { name: 'People' })
    const rows = within(list).getAllByRole('button')
    expect(rows).toHaveLength(13)
    expect(rows[0]).toHaveTextContent(/Ananya Suksawat.*Two players asked already.*2/)
    expect(rows[0]).toHaveAccessibleName(/2 unread messages/)
    expect(rows.at(-1)).toHaveTextContent('No messages yet')
    expect(screen.getByText('Choose a conversation')).toBeInTheDocument()
  })

  it('is searched by name, company and words', async () => {
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

describe('the search in messages', () => {
  it('shows sender, time and passage, and leads to the message, which is marked', async () => {
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
    // Choosing the same result again leads there again, from anywhere.
    await user.click(await field())
    await user.click(within(await results()).getByRole('button'))
    expect(document.activeElement).toHaveAttribute('data-message', 'm')
  })

  it('leads far back without rendering all later messages, and to the newest again', async () => {
    sayThousand(300)
    const { user } = await open('/app/chat?user=u3')
    await user.type(await search(), 'number 300!')
    await user.click(within(await results()).getByRole('button'))
    expect(await within(await log()).findByText('Number 299!')).toBeVisible()
    expect((await log()).querySelectorAll('[data-message]')).toHaveLength(200)
    await user.click(screen.getByRole('button', { name: 'Later messages' }))
    expect(await within(await log()).findByText('Number 599!')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go to newest' }))
    expect(await within(await log()).findByText('Number 999!')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Later messages' })).not.toBeInTheDocument()
  })

  it('shows a message just sent, even from the middle of the history', async () => {
    sayThousand(70)
    const { user } = await open('/app/chat?user=u3')
    await user.type(await search(), 'number 70!')
    await user.click(within(await results()).getByRole('button'))
    await user.type(await field(), 'Here I am{Enter}')
    expect(await within(await log()).findByText('Here I am')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Later messages' })).not.toBeInTheDocument()
  })

  it('leads on a phone into the conversation and back to the result', async () => {
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

describe('the chat on a phone', () => {
  it('moves the focus into the conversation and back to the person’s row', async () => {
    beWide(false)
    const { user } = await open()
    await user.click(await person(/Ananya/))
    expect(await screen.findByRole('region', { name: 'Ananya Suksawat' })).toHaveFocus()
    expect(screen.queryByRole('list', { name: 'People' })).not.toBeInTheDocument()
    // The style that hides the list applies at any width here.
    await user.click(await screen.findByLabelText('Back to all conversations'))
    expect(await person(/Ananya/)).toHaveFocus()
  })

  it('leaves no extra history entry after the back button of the page', async () => {
    beWide(false)
    history.replaceState(null, '', '/app/chat')
    const { user } = await renderDemo(<ChatPage />, { inWindow: true })
    await user.click(await person(/Ananya/))
    const steps = history.length
    await user.click(await screen.findByLabelText('Back to all conversations'))
    await waitFor(() => expect(location.search).toBe(''))
    await waitFor(async () => expect(await person(/Ananya/)).toHaveFocus())
    await user.click(await person(/Benjamin/))
    // It replaces the first conversation in the history.
    expect(history.length).toBe(steps)
  })
})

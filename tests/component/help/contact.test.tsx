import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readIds } from '#api/notifications/notifications'
import { dropToken, storeToken } from '#api/session/token'
import { ContactPage } from '#features/help/ContactPage'
import { simulateOffline } from '#lib/device/presence'
import { tokenOf } from '../../unit/account/tokenOf'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { answerWith, errorOf, lost } from '../answers'
import { renderApp } from '../renderApp'

const asked = {
  messageId: 'S1',
  from: 'player',
  text: 'Where is it?',
  about: { kind: 'deposit', id: 'D1' },
  createdAt: '2026-11-21T05:00:00Z',
}

const reply = { ...asked, messageId: 'S2', from: 'staff', text: 'We are still checking it.' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
  storeToken(tokenOf('u1'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  simulateOffline(false)
  localStorage.clear()
  sessionStorage.clear()
  dropToken()
})

const thread = () => screen.findByRole('log', { name: 'Your messages' })
const field = () => screen.getByRole('textbox', { name: 'Your message' })
const sendButton = () => screen.getByRole('button', { name: 'Send' })

describe('the page for messages to staff', () => {
  it('shows the thread, links to the transaction and marks answers as read', async () => {
    answerWith({ '/support/u1': () => ({ data: [asked, reply] }) })
    await renderApp(<ContactPage />)
    expect(await within(await thread()).findByText('We are still checking it.')).toBeVisible()
    const [link] = within(await thread()).getAllByRole('link', { name: 'About deposit D1' })
    expect(link).toHaveAttribute('href', '/wallet/deposit/D1')
    expect(readIds('u1').get()).toContain('supportreply:S2')
  })

  it('sends a message once, with the transaction from the address', async () => {
    const sent: unknown[] = []
    answerWith({
      '/support/u1': () => ({ data: sent.length === 0 ? [] : [asked] }),
      '/support/message': ({ body }) => {
        sent.push(body)
        return { data: asked }
      },
    })
    const { user } = await renderApp(<ContactPage />, { path: '/help/contact?deposit=D1' })
    await user.type(field(), 'Where is it?')
    await user.dblClick(sendButton())
    expect(await within(await thread()).findByText('Where is it?')).toBeVisible()
    expect(sent).toEqual([
      expect.objectContaining({ text: 'Where is it?', about: { kind: 'deposit', id: 'D1' } }),
    ])
    expect(field()).toHaveValue('')
    expect(screen.getByText('Waiting for an answer')).toBeVisible()
  })

  it('keeps the text after a lost answer and sends the same request again', async () => {
    const ids: unknown[] = []
    answerWith({
      '/support/u1': () => ({ data: [] }),
      '/support/message': async ({ body }) => {
        ids.push(Object(body).requestId)
        return ids.length === 1 ? lost() : { data: asked }
      },
    })
    const { user } = await renderApp(<ContactPage />)
    await user.type(field(), 'Hello')
    await user.click(sendButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your text is saved/)
    expect(field()).toHaveValue('Hello')
    await user.click(sendButton())
    await waitFor(() => expect(field()).toHaveValue(''))
    expect(ids[1]).toBe(ids[0])
  })

  it('asks for text first and says why the provider refuses', async () => {
    answerWith({
      '/support/u1': () => ({ data: [] }),
      '/support/message': () => errorOf('notfound'),
    })
    const { user } = await renderApp(<ContactPage />)
    await user.click(sendButton())
    expect(field()).toHaveAccessibleDescription('Please write something first')
    await user.type(field(), 'Hello')
    await user.click(sendButton())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(field()).toHaveValue('Hello')
  })

  it('shows the thread offline, sends nothing, says why and keeps the text', async () => {
    const calls = answerWith({ '/support/u1': () => ({ data: [asked, reply] }) })
    const { user } = await renderApp(<ContactPage />)
    await within(await thread()).findByText('Where is it?')
    act(() => simulateOffline(true))
    expect(screen.getByText(/You are offline/)).toBeVisible()
    await user.type(field(), 'later')
    expect(sendButton()).toBeDisabled()
    expect(screen.getByText('We are still checking it.')).toBeVisible()
    expect(calls.map(({ path }) => path)).not.toContain('/support/message')
    expect(sessionStorage.getItem('draft:support')).toBe('later')
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RulesWatch } from '#features/account/rules/RulesWatch'
import { simulateOffline } from '#lib/device/presence'
import { Field } from '#ui/form/Field'
import { MemoryCaches } from '../../unit/device/memoryCaches'
import { type Answers, answerWith } from '../answers'
import { renderApp } from '../renderApp'
import { playerOnWire } from './guestPages'

const rules = { version: 2, publishedAt: '2026-11-20T03:00:00Z' }
const setting = '/setting/websetting'
const player = '/usersystem/p1'
const accept = '/usersystem/rules'

/** The provider of a player who accepted version 1. */
function provider(changed: Answers = {}) {
  let rulesVersion = 1
  return answerWith({
    [setting]: () => ({ data: [{ rules }] }),
    [player]: () => ({ data: { ...playerOnWire, rulesVersion } }),
    [accept]: () => {
      rulesVersion = 2
      return { data: { ...playerOnWire, rulesVersion } }
    },
    ...changed,
  })
}

const open = () =>
  renderApp(
    <>
      <Field label="Message" name="message" value="typed" onChange={() => undefined} />
      <RulesWatch userId="p1" />
    </>,
  )

const dialog = () => screen.queryByRole('alertdialog')

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', new MemoryCaches())
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('a new version is named with its date and closes only when it is accepted', async () => {
  const calls = provider()
  const { user } = await open()
  const asked = await screen.findByRole('alertdialog', {
    name: 'The rules of this site have changed',
  })
  expect(asked).toHaveTextContent(/Version 2 was published on 20 Nov 2026/)
  const link = screen.getByRole('link', { name: 'Read the rules' })
  expect(link).toHaveAttribute('href', '/pages/rules')
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(dialog()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(calls.find(({ path }) => path === accept)?.body).toMatchObject({
    userId: 'p1',
    version: 2,
  })
  expect(screen.getByLabelText('Message')).toHaveValue('typed')
})

it.each([
  ['the first version', { [setting]: () => ({ data: [{ rules: { ...rules, version: 1 } }] }) }],
  ['a site without rules', { [setting]: () => ({ data: [{}] }) }],
  ['an accepted version', { [player]: () => ({ data: { ...playerOnWire, rulesVersion: 2 } }) }],
  ['a provider that does not answer', { [player]: () => new Response('{}', { status: 503 }) }],
])('nobody is asked about %s', async (_, changed) => {
  const calls = provider(changed)
  await open()
  await waitFor(() => expect(calls.some(({ path }) => path === setting)).toBe(true))
  await act(async () => {})
  expect(dialog()).not.toBeInTheDocument()
})

it('a lost connection locks nobody out, and the player is asked when it is back', async () => {
  provider()
  await open()
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  act(() => simulateOffline(true))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  act(() => simulateOffline(false))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

it('a provider that records no acceptance is not asked again', async () => {
  provider({ [accept]: () => new Response('{}', { status: 404 }) })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

it('a failed answer can be sent again or postponed', async () => {
  provider({ [accept]: () => new Response('{}', { status: 500 }) })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await user.click(await screen.findByRole('button', { name: 'Ask me later' }))
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
})

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setTransport } from '#api/client/transport'
import { makeStore } from '#app/store'
import { WithTexts } from '#app/texts/WithTexts'
import { DevelopersPage } from '#features/pages/DevelopersPage'
import { openTexts } from '#locales/openTexts'
import { describeAll } from '#mocks/openapi/documents'
import { renderApp } from '../renderApp'
import { keepAllStyles } from '../styles'

keepAllStyles()

const descriptions = describeAll('1.0.0')

let isOffline = false

beforeEach(() => {
  isOffline = false
  vi.stubGlobal('fetch', async (path: string) => {
    if (isOffline) throw new TypeError('Failed to fetch')
    const found = Object.entries(descriptions).find(([name]) => path === `/openapi/${name}.json`)
    return found ? Response.json(found[1]) : new Response(null, { status: 404 })
  })
})

async function open(path = '/developers') {
  const options = { store: makeStore(), texts: 'entry', path } as const
  const page = (
    <WithTexts texts={openTexts}>
      <DevelopersPage />
    </WithTexts>
  )
  await openTexts('en')
  return renderApp(page, options)
}

test('the list of calls is searched by words and by source, and the address keeps the search', async () => {
  const { user } = await open()
  const { textContent: all } = await screen.findByText(/^\d\d+ calls$/)
  await user.type(screen.getByRole('searchbox'), 'setting get')
  await user.selectOptions(screen.getByLabelText('Defined by'), 'The specification')
  expect(await screen.findByText('4 calls')).toBeVisible()
  expect(screen.getByTestId('address')).toHaveTextContent('named=specified')
  await user.type(screen.getByRole('searchbox'), ' nothing')
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }))
  expect(screen.getByText(all)).toBeVisible()
})

test('the search keeps two letters typed before the page renders again', async () => {
  await open()
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  act(() => {
    for (const letter of 'me') fireEvent.change(box, { target: { value: box.value + letter } })
  })
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('q=me'))
})

test('a string result comes first in the answer type, and code runs left to right in every direction', async () => {
  const { user } = await open('/developers?q=promotion/{id}')
  await user.click(await screen.findByRole('button', { name: /GET \/promotion\/\{id\}/ }))
  const answer = screen.getByText(/^"notfound" \| \{/)
  expect(answer).toHaveAttribute('dir', 'ltr')
  expect(answer).toHaveStyle({ textAlign: 'start' })
})

test('a call opens with its parameters and answer, and can be tried on the simulation', async () => {
  const asked: Request[] = []
  const answers: (() => void)[] = []
  setTransport((request) => {
    asked.push(request)
    return new Promise((resolve) => {
      answers.push(() => resolve(Response.json({ data: { credit: 5 } })))
    })
  })
  const { user } = await open('/developers?q=wallet')
  await user.click(await screen.findByRole('button', { name: /GET \/userbalance\/wallet/ }))
  const call = screen.getByRole('listitem')
  expect(within(call).getByText('Login required.')).toBeVisible()
  expect(within(call).getByText(/credit: number/)).toBeVisible()
  const id = within(call).getByRole('textbox', { name: /id/ })
  await user.click(within(call).getByRole('button', { name: 'Make the call' }))
  // Without its parameter it would be another call.
  expect(id).toHaveFocus()
  expect(id).toHaveAccessibleDescription(/^Fill this in/)
  expect(asked).toEqual([])
  await user.type(id, 'a/b')
  const make = within(call).getByRole('button', { name: 'Make the call' })
  await user.click(make)
  // A button with the disabled attribute would lose the focus.
  expect(make).toHaveAttribute('aria-disabled', 'true')
  expect(make).toBeEnabled()
  await user.click(make)
  expect(answers).toHaveLength(1)
  answers[0]?.()
  expect(await within(call).findByText(/Status 200/)).toBeVisible()
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://provider.invalid/userbalance/wallet/a%2Fb',
  ])
})

test('a sample request contains the required fields, and staff calls cannot be tried here', async () => {
  const { user } = await open('/developers?q=withdraw+post')
  await user.click(await screen.findByRole('button', { name: /POST/ }))
  const body = screen.getByLabelText<HTMLTextAreaElement>('Request')
  expect(JSON.parse(body.value)).toMatchObject({ requestId: expect.any(String), userId: '' })
  await user.clear(screen.getByRole('searchbox'))
  await user.selectOptions(screen.getByLabelText('Part'), 'The provider, for its staff')
  await user.click(await screen.findByRole('button', { name: /GET \/approval\/\{id\}/ }))
  expect(screen.getByText(/cannot be tried here/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make the call' })).not.toBeInTheDocument()
})

test('a list of calls that failed to load can be retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  isOffline = true
  const { user } = await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
  isOffline = false
  await user.click(screen.getByRole('button', { name: /again/i }))
  expect(await screen.findByText(/^\d\d+ calls$/)).toBeVisible()
})

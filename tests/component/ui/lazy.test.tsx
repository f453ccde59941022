import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteErrorBoundary } from '#app/errors/RouteErrorBoundary'
import { ErrorBoundary } from '#ui/load/ErrorBoundary'
import { LazyBoundary } from '#ui/load/LazyBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { renderApp } from '../renderApp'

function Question({ onClose }: { onClose: () => void }) {
  return (
    <dialog open aria-label="Question">
      <button type="button" onClick={onClose}>
        No
      </button>
    </dialog>
  )
}

const load = vi.fn<() => Promise<typeof Question>>()

/** A page with unsent text and a dialog whose file loads lazily. */
function stage() {
  const Cover = lazyOverlay(load, ({ onClose }) => onClose)
  return function Stage() {
    const [isAsking, setAsking] = useState(false)
    return (
      <RouteErrorBoundary resetKey="/here">
        <input aria-label="Message" />
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
        {isAsking && <Cover onClose={() => setAsking(false)} />}
      </RouteErrorBoundary>
    )
  }
}

async function renderTyped() {
  const Stage = stage()
  const { user } = await renderApp(<Stage />)
  await user.type(screen.getByRole('textbox'), 'Half a thought')
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  return user
}

function Broken(): never {
  throw new Error('It broke')
}

const expectTyped = () => expect(screen.getByRole('textbox')).toHaveValue('Half a thought')

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})

describe('an overlay whose file is missing', () => {
  it('keeps the page and its text, and opens as soon as the file can be loaded', async () => {
    const user = await renderTyped()
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
    expectTyped()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('alert')).toBeVisible()
    load.mockResolvedValue(Question)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
    expectTyped()
  })

  it('opens automatically when the device is online again', async () => {
    await renderTyped()
    await screen.findByRole('alert')
    load.mockResolvedValue(Question)
    dispatchEvent(new Event('online'))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expectTyped()
  })

  it('can be closed, and is requested again by its button', async () => {
    const user = await renderTyped()
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
    load.mockResolvedValue(Question)
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expectTyped()
  })
})

describe('a lazy part of a page', () => {
  it('says that its file is missing and retries', async () => {
    const Part = lazyWithPreload(load)
    const { user } = await renderApp(
      <LazyBoundary>
        <Part onClose={() => {}} />
      </LazyBoundary>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
    load.mockResolvedValue(Question)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('says offline that it is not stored, and loads when the device is online again', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const Part = lazyWithPreload(load)
    await renderApp(
      <LazyBoundary>
        <Part onClose={() => {}} />
      </LazyBoundary>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/not saved for offline use yet/)
    expect(screen.getByRole('alert')).not.toHaveTextContent(/could not be loaded/)
    load.mockResolvedValue(Question)
    network.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(await screen.findByRole('dialog')).toBeVisible()
    network.mockRestore()
  })

  it('passes any other error on to its page', async () => {
    await renderApp(
      <RouteErrorBoundary resetKey="/here">
        <LazyBoundary>
          <Broken />
        </LazyBoundary>
      </RouteErrorBoundary>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page')
  })
})

describe('a lazy page', () => {
  it('is requested again when the player returns after its file was missing', async () => {
    const Part = lazyWithPreload(load)
    const part = (
      <ErrorBoundary name="/part" renderFailure={() => 'Missing'}>
        <Suspense>
          <Part onClose={() => {}} />
        </Suspense>
      </ErrorBoundary>
    )
    const { rerender } = await renderApp(part)
    await screen.findByText('Missing')
    load.mockResolvedValue(Question)
    rerender(
      <ErrorBoundary name="/elsewhere" renderFailure={() => 'Missing'}>
        Elsewhere
      </ErrorBoundary>,
    )
    rerender(part)
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})

const shown: (string | null)[] = []

/** Records the page’s content at the moment when the path arrives. */
function Arrival() {
  useEffect(() => void shown.push(screen.getByRole('heading').textContent))
  return null
}

const stageAt = (path: string, page: ReactNode) => (
  <>
    <ErrorBoundary name={path} renderFailure={() => <h1>Failed</h1>}>
      {page}
    </ErrorBoundary>
    <Arrival />
  </>
)

describe('the page after one that failed', () => {
  it('is shown at once, so that the focus does not go to the failed page', async () => {
    const { rerender } = await renderApp(stageAt('/one', <Broken />))
    rerender(stageAt('/two', <h1>Two</h1>))
    expect(shown).toEqual(['Failed', 'Two'])
  })
})

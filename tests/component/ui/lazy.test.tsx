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

/** A page with a text that nobody has sent, and the question that covers it. */
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

describe('a cover whose file is missing', () => {
  it('leaves the page and its text, and opens as soon as the file is to be had', async () => {
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

  it('opens by itself with the next connection', async () => {
    await renderTyped()
    await screen.findByRole('alert')
    load.mockResolvedValue(Question)
    dispatchEvent(new Event('online'))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expectTyped()
  })

  it('is given up, and asked for again by what opens it', async () => {
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

describe('a part of a page', () => {
  it('says in its place that its file is missing, and asks again', async () => {
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

  it('is no fault offline, where it was not stored, and comes with the network', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const Part = lazyWithPreload(load)
    await renderApp(
      <LazyBoundary>
        <Part onClose={() => {}} />
      </LazyBoundary>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/not stored for offline use yet/)
    expect(screen.getByRole('alert')).not.toHaveTextContent(/could not be loaded/)
    load.mockResolvedValue(Question)
    network.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(await screen.findByRole('dialog')).toBeVisible()
    network.mockRestore()
  })

  it('that fails for another reason is left to its page', async () => {
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

describe('a page', () => {
  it('whose file was missing is asked for again when one comes back to it', async () => {
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

/** Sees what the arriving path has on its page. */
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

describe('a page after one that failed', () => {
  it('is there at once: no focus goes to what is about to leave', async () => {
    const { rerender } = await renderApp(stageAt('/one', <Broken />))
    rerender(stageAt('/two', <h1>Two</h1>))
    expect(shown).toEqual(['Failed', 'Two'])
  })
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { renderApp } from '../renderApp'

interface BoxProps {
  name: string
  /** True if it may be closed. */
  mayClose?: boolean
}

/** A button and the dialog that it opens; the dialog can open another one. */
function Box({ name, mayClose = true }: BoxProps) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      <OverlayDialog open={open} onClose={mayClose ? close : undefined}>
        <button type="button" onClick={close}>
          Close {name}
        </button>
        <Link to="/other" onClick={close}>
          Leave {name}
        </Link>
        <button type="button" onClick={() => void navigate('?wanted=1', { replace: true })}>
          Filter
        </button>
        {name === 'outer' && <Box name="inner" />}
      </OverlayDialog>
    </>
  )
}

/** A dialog whose state is in the address. */
function Named() {
  const [search, setSearch] = useSearchParams()
  return (
    <>
      <Link to="?named=1" replace>
        Open named
      </Link>
      <OverlayDialog open={search.has('named')} onClose={() => setSearch({}, { replace: true })}>
        <button type="button">Close named</button>
      </OverlayDialog>
    </>
  )
}

const seen = vi.fn<(address: string) => void>()

function Where() {
  const { pathname, search } = useLocation()
  seen(pathname + search)
  return null
}

const renderBoxes = () =>
  renderApp(
    <>
      <Where />
      <Link to="/page">Page</Link>
      <Box name="outer" />
      <Box name="locked" mayClose={false} />
      <Named />
    </>,
    { inWindow: true },
  )

/** Waits for jsdom’s navigation through the history, which runs in a task of its own. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))

/** Clicks as the keyboard does, at no position. */
async function click(name: string): Promise<void> {
  fireEvent.click(screen.getByText(name))
  await rest()
}

const dialog = (name: string) => screen.queryByText(`Close ${name}`)

const shown = () => screen.getByTestId('address').textContent

/** Presses the browser’s Back or Forward button. */
async function go(delta: number): Promise<void> {
  await act(async () => {
    history.go(delta)
    // jsdom navigates in a task of its own; an overlay that stays adds its entry again.
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

beforeEach(async () => {
  // Overlays left open by the previous test remove their history entries.
  await rest()
  history.pushState(null, '', '/before')
  history.pushState(null, '', '/page')
  seen.mockClear()
})

describe('going back with overlays open', () => {
  it('closes the topmost overlay, one at a time, and leaves the page unchanged', async () => {
    await renderBoxes()
    await click('Open outer')
    await click('Open inner')
    await go(-1)
    await waitFor(() => expect(dialog('inner')).toBeNull())
    expect(dialog('outer')).not.toBeNull()
    await go(-1)
    await waitFor(() => expect(dialog('outer')).toBeNull())
    expect(shown()).toBe('/page')
    await go(-1)
    expect(shown()).toBe('/before')
    expect(new Set(seen.mock.calls.flat())).toEqual(new Set(['/page', '/before']))
  })

  it('leaves the page at once after an overlay was closed by its button', async () => {
    await renderBoxes()
    await click('Open outer')
    await click('Close outer')
    await go(-1)
    expect(shown()).toBe('/before')
  })

  it('does not close an overlay that must be answered', async () => {
    await renderBoxes()
    await click('Open locked')
    await go(-1)
    await go(-1)
    expect(dialog('locked')).not.toBeNull()
    expect(shown()).toBe('/page')
  })

  it('leads from a page to the one below the overlay, without reopening the overlay', async () => {
    await renderBoxes()
    await click('Open outer')
    await click('Leave outer')
    expect(shown()).toBe('/other')
    await go(-1)
    expect(shown()).toBe('/page')
    await waitFor(() => expect(dialog('outer')).toBeNull())
    await go(-1)
    expect(shown()).toBe('/before')
  })

  it('keeps a choice that an overlay has put into the address', async () => {
    await renderBoxes()
    await click('Open outer')
    await click('Filter')
    await go(-1)
    await waitFor(() => expect(dialog('outer')).toBeNull())
    expect(shown()).toBe('/page?wanted=1')
    expect(location.search).toBe('?wanted=1')
    await go(-1)
    expect(shown()).toBe('/before')
  })

  it('removes an overlay from the address that names it', async () => {
    await renderBoxes()
    await click('Open named')
    expect(shown()).toBe('/page?named=1')
    await go(-1)
    await waitFor(() => expect(dialog('named')).toBeNull())
    expect(shown() + location.search).toBe('/page')
    await go(-1)
    expect(shown()).toBe('/before')
  })

  it('stays on the page when Forward leads to a closed overlay', async () => {
    await renderBoxes()
    await click('Open outer')
    await go(-1)
    await waitFor(() => expect(dialog('outer')).toBeNull())
    await go(1)
    expect([shown(), dialog('outer')]).toEqual(['/page', null])
    await go(-1)
    expect(shown()).toBe('/before')
  })

  it('leaves no entries after the page with the overlay has gone', async () => {
    const { unmount } = await renderBoxes()
    await click('Open outer')
    unmount()
    await rest()
    await renderBoxes()
    await go(-1)
    expect(shown()).toBe('/before')
  })
})

function press(element: Element, place: { clientX: number; clientY: number }): void {
  fireEvent.pointerDown(element, place)
  fireEvent.click(element, { ...place, detail: 1 })
}

describe('a double press', () => {
  it('does not press an element that appears under the finger, but any other', async () => {
    await renderBoxes()
    const place = { clientX: 100, clientY: 100 }
    press(screen.getByText('Open outer'), place)
    press(screen.getByText('Close outer'), place)
    expect(dialog('outer')).not.toBeNull()
    press(screen.getByText('Close outer'), { clientX: 100, clientY: 300 })
    await waitFor(() => expect(dialog('outer')).toBeNull())
  })

  it('ends after a moment and does not affect the keyboard', async () => {
    await renderBoxes()
    const place = { clientX: 100, clientY: 100 }
    press(screen.getByText('Open outer'), place)
    await click('Open inner')
    expect(dialog('inner')).not.toBeNull()
    const later = performance.now() + 600
    vi.spyOn(performance, 'now').mockReturnValue(later)
    press(screen.getByText('Close inner'), place)
    await waitFor(() => expect(dialog('inner')).toBeNull())
    vi.restoreAllMocks()
  })
})
